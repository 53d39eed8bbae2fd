/** Places that are kept for text on its way, or for text that did not come. */
const WAITING = '[data-slot$="skeleton"], [data-slot="room"], [data-slot="error-state"]'
/** What is drawn is no text: a copy does not miss it. */
const DRAWN = '[data-slot="chart-panel"], [data-slot="time-chart"], [data-slot="network-graph"], figure'

/** Of these sections those whose text is not on the page, or not all of it. */
export function notLoaded<Section extends { id: string }>(sections: readonly Section[]): Section[] {
  return sections.filter(({ id }) => {
    const waiting = document.getElementById(id)?.querySelectorAll(WAITING) ?? []
    return [...waiting].some(place => !place.closest(DRAWN))
  })
}
