/**
 * Keeps the message that the server wrote into the page's root; the first drawing takes it out. Gives back what shows it again, at once,
 * when nothing else can be drawn.
 */
export function keepPageFault(root: Element): () => void {
  const message = root.querySelector<HTMLElement>('#page-fault')?.cloneNode(true) as HTMLElement | undefined
  return () => {
    if (!message) return
    message.setAttribute('data-now', '')
    root.replaceChildren(message)
  }
}
