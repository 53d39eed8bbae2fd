/**
 * Gives the focus back to what opened a popup, without scrolling there.
 * Only where it fell to something round the opener when the popup went: who took it elsewhere keeps it.
 */
export function giveBack(opener: HTMLElement | null, focused: Element | null): void {
  if (opener && focused?.contains(opener)) opener.focus({ preventScroll: true })
}
