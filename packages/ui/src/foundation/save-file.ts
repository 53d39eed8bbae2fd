/** How long the browser may take to fetch the file from memory, in milliseconds. */
const KEPT_MS = 10_000

/** Saves a file by a link that is pressed at once; no request leaves the page. Throws where the browser has no such way. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  try {
    link.href = url
    link.download = name
    document.body.append(link)
    link.click()
  } finally {
    link.remove()
    // some browsers read the file only after the press has returned
    setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
  }
}
