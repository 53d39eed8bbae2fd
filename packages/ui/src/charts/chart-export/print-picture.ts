export type PrintRequest = {
  /** The picture, pixels and all: a drawing may still be reading its fonts when the printer comes. */
  image: Blob
  /** In pixels, as it is printed. */
  size: { width: number; height: number }
  /** What the printed document is called. */
  title: string
}

/** A frame that the printer has not told of any more goes after this long, in milliseconds. */
const KEPT_MS = 60_000

/**
 * Prints the picture alone. The frame it is printed from has no address and no markup of its own, only an image from memory,
 * so a policy without frames, inline styles or parsed markup lets it be. Resolves once the printer has it.
 */
export async function printPicture({ image: picture, size, title }: PrintRequest): Promise<void> {
  const frame = document.createElement('iframe')
  const url = URL.createObjectURL(picture)
  const remove = (): void => {
    frame.remove()
    URL.revokeObjectURL(url)
  }
  try {
    frame.setAttribute('aria-hidden', 'true')
    frame.tabIndex = -1
    Object.assign(frame.style, {
      position: 'fixed',
      inset: '0 auto auto 0',
      width: '0',
      height: '0',
      border: '0',
    })
    document.body.append(frame)
    const [view, page] = [frame.contentWindow, frame.contentDocument]
    if (!view || !page) throw new Error('this browser has no frame to print from')
    page.title = title
    dress(page, view as Window & typeof globalThis)
    const image = page.createElement('img')
    image.alt = title
    Object.assign(image.style, {
      width: `${size.width}px`,
      maxWidth: '100%',
      height: 'auto',
      display: 'block',
    })
    image.src = url
    page.body.append(image)
    await image.decode()
    view.addEventListener('afterprint', remove, { once: true })
    view.focus()
    view.print()
    setTimeout(remove, KEPT_MS)
  } catch (fault) {
    remove()
    throw fault
  }
}

/** Margins of the sheet; constructed, as the page's policy lets no style element in. */
function dress(page: Document, view: Window & typeof globalThis): void {
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync('@page{margin:1cm}body{margin:0}')
  page.adoptedStyleSheets = [sheet]
}
