/** What may take the focus for something inside: it has a name, and stands longer than its content. */
const KEEPER = '[role=dialog], [role=tabpanel], [role=region], section, main'

/**
 * Hands the focus to what stands round a part when the part goes with the focus inside, as a Retry does when the answer has come.
 * Browsers drop it to the body, where a screen reader loses its place (WCAG 2.4.3). Focus that went elsewhere by then stays there.
 * A ref for `useMergedRefs`.
 */
export function handFocus(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined
  return () => {
    if (!part.contains(document.activeElement)) return
    const keepers = keepersOf(part)
    // once the page is as it will be: what stood round it may have been replaced by another of the same id
    queueMicrotask(() => {
      if (document.activeElement === document.body) take(keepers)
    })
  }
}

function keepersOf(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let node = element.parentElement; node; node = node.parentElement)
    if (node.matches(KEEPER)) found.push(node)
  return found
}

function take(keepers: readonly HTMLElement[]): void {
  const standing = keepers
    .map(keeper => (keeper.isConnected ? keeper : document.getElementById(keeper.id)))
    .find(keeper => keeper !== null)
  if (!standing) return
  if (!standing.hasAttribute('tabindex')) standing.tabIndex = -1
  standing.focus({ preventScroll: true })
}
