/** What only draws or wires: numbers there are pixels and ids, not figures. */
const DRAWING =
  /\s(?:d|[cdxy]|[cdr][xy]|[xy][12]|r|width|height|transform|viewBox|points|style|class|id|for|aria-(?:controls|labelledby|describedby))="[^"]*"/g

/** A value as any place might round it, at least to `least` decimals: 101.09375 is 101.1, 101.09, 101.094 … */
export function roundings(value: number, least = 1): string[] {
  const points = Array.from({ length: 9 - least }, (_, more) => value.toFixed(least + more))
  return [...new Set([String(value), ...points, ...points.map(text => text.replace('.', ','))])]
}

/** The texts that stand anywhere in the element: read, spoken or in an attribute. */
export function foundIn(element: HTMLElement, texts: readonly string[]): string[] {
  const html = element.innerHTML.replace(DRAWING, '')
  return texts.filter(text => new RegExp(`(?<![\\d.,])${text.replace('.', '\\.')}`).test(html))
}
