/** What stays free between the two, in pixels. */
const GAP = 12

/**
 * Scrolls the page so far that a field stays in sight above the sheet that it opened: one goes on typing there, and what has the
 * focus may not be covered (WCAG 2.4.11). What is in sight already stays where it is.
 */
export function scrollAbove(field: HTMLElement | null, sheet: EventTarget | null): void {
  if (!field || !(sheet instanceof HTMLElement)) return
  const covered = field.getBoundingClientRect().bottom + GAP - sheet.getBoundingClientRect().top
  // a panel beside its field on a desk begins below it
  if (covered > 0 && sheet.getBoundingClientRect().bottom >= window.innerHeight)
    window.scrollBy({ top: covered, behavior: 'instant' })
}
