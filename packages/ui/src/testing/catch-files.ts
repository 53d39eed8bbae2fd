/** A file that was about to be saved. */
export type Caught = { name: string; blob: Blob }

/** Catches the files that a page saves by links to its own memory, in place of the browser's downloads. */
export function catchFiles(page: Document): { caught: Caught[]; restore: () => void } {
  const caught: Caught[] = []
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

/** What a printer got: the document's title, and how wide its picture is laid out. */
export type Printed = { title: string; width: string }

/** Stands in for the printer of every frame that a page adds, and says that printing is over. */
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
