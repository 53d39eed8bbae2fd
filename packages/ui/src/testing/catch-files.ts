/** A captured download. */
export type CaughtFile = { name: string; blob: Blob }

/** Captures files that a page downloads by links to object URLs. */
export function catchFiles(page: Document): { caught: CaughtFile[]; restore: () => void } {
  const caught: CaughtFile[] = []
  const blobs = new Map<string, Blob>()
  const createObjectURL = URL.createObjectURL
  URL.createObjectURL = source => {
    const url = createObjectURL.call(URL, source)
    if (source instanceof Blob) blobs.set(url, source)
    return url
  }
  const onClick = (event: Event): void => {
    const { target } = event
    if (!(target instanceof HTMLAnchorElement) || target.download === '') return
    event.preventDefault()
    const blob = blobs.get(target.href)
    if (blob) caught.push({ name: target.download, blob })
  }
  page.addEventListener('click', onClick, true)
  const restore = (): void => {
    URL.createObjectURL = createObjectURL
    page.removeEventListener('click', onClick, true)
  }
  return { caught, restore }
}

/** A captured print: the document's title, and the layout width of its image. */
export type Printed = { title: string; width: string }

/** Captures prints of all frames that a page adds, and fires `afterprint`. */
export function catchPrint(page: Document): { printed: Printed[]; restore: () => void } {
  const printed: Printed[] = []
  const observer = new MutationObserver(changes => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const view = node instanceof HTMLIFrameElement ? node.contentWindow : null
      if (!view) continue
      view.print = () => {
        const image = view.document.querySelector('img')
        if (!image?.complete || image.naturalWidth === 0) return
        printed.push({ title: view.document.title, width: image.style.width })
        view.dispatchEvent(new Event('afterprint'))
      }
    }
  })
  observer.observe(page.body, { childList: true })
  return { printed, restore: () => observer.disconnect() }
}
