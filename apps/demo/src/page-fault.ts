export type PageFault = {
  /** Shows the message at once, in the place of everything else: nothing can be drawn. */
  show: () => void
  /** Takes it away: the page is there and works. */
  end: () => void
}

/** The message that the server wrote behind the page's root, for a page that does not come up. */
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
