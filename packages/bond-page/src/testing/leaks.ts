/** Attributes whose numbers are pixels and ids, not values. */
const DRAWING =
  /\s(?:d|[cdxy]|[cdr][xy]|[xy][12]|r|width|height|transform|viewBox|points|style|class|id|for|aria-(?:controls|labelledby|describedby))="[^"]*"/g

/** All roundings of a value to at least `least` decimals: 101.1, 101.09, 101.094 … for 101.09375. */
export function roundings(value: number, least = 1): string[] {
  const points = Array.from({ length: 9 - least }, (_, more) => value.toFixed(least + more))
  return [...new Set([String(value), ...points, ...points.map(text => text.replace('.', ','))])]
}

/** The texts found in the element's content or attributes. */
export function foundIn(element: HTMLElement, texts: readonly string[]): string[] {
  const html = element.innerHTML.replace(DRAWING, '')
  return texts.filter(text => new RegExp(`(?<![\\d.,])${text.replace('.', '\\.')}`).test(html))
}
