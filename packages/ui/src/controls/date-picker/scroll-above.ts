/** What stays free between the two, in pixels. */
const GAP = 12

/**
 * Scrolls the page so far that a field stays in sight above the sheet that it opened: one goes on typing there, and what has the
 * focus may not be covered (WCAG 2.4.11). What is in sight already stays where it is.
 */
export function scrollAbove(field: HTMLElement | null, sheet: HTMLElement | null): void {
  if (!field || !sheet) return
  const { top, bottom } = sheet.getBoundingClientRect()
  const covered = field.getBoundingClientRect().bottom + GAP - top
  // a panel beside its field, as on a desk, ends before the window does
  if (covered > 0 && bottom >= window.innerHeight) window.scrollBy({ top: covered, behavior: 'instant' })
}
