/** Time for the browser to read the file from memory, in milliseconds. */
const REVOKE_DELAY_MS = 10_000

/**
 * Saves a file by clicking a temporary link; no request is sent. Throws where the browser does not support object
 * URLs.
 */
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
    // some browsers read the file only after the click has returned
    setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS)
  }
}
