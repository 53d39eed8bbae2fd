type PageFault = {
  /** Shows the message at once, in place of everything else: nothing can be rendered. */
  show: () => void
  /** Removes the message: the page works. */
  end: () => void
}

/** The message behind the page's root for a page that fails to start, as the server wrote it. */
export function keepPageFault(root: Element): PageFault {
  const message = document.getElementById('page-fault')
  return {
    show() {
      if (!message) return
      const main = document.createElement('main')
      main.id = message.id
      main.append(...message.cloneNode(true).childNodes)
      main.setAttribute('data-now', '')
      message.remove()
      root.replaceChildren(main)
    },
    end: () => message?.remove(),
  }
}
