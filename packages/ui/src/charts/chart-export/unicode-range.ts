/** Whether a character of the text lies in a CSS `unicode-range`, such as "U+0301, U+0400-045F, U+4??"; an empty range holds all. */
export function rangeHolds(range: string, text: string): boolean {
  if (range.trim() === '') return text !== ''
  const spans = range.split(',').map(spanOf)
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? -1
    if (spans.some(span => span !== null && code >= span.from && code <= span.to)) return true
  }
  return false
}

/** The first letter of the text that lies in the range and can be seen; null when none does. */
export function letterIn(range: string, text: string): string | null {
  return [...text].find(letter => /[\p{L}\p{N}]/u.test(letter) && rangeHolds(range, letter)) ?? null
}

function spanOf(part: string): { from: number; to: number } | null {
  const found = /^\s*u\+([\da-f?]{1,6})(?:-([\da-f]{1,6}))?\s*$/i.exec(part)
  if (!found) return null
  const [, first = '', last] = found
  const from = Number.parseInt(first.replaceAll('?', '0'), 16)
  const to = Number.parseInt(last ?? first.replaceAll('?', 'F'), 16)
  return Number.isNaN(from) || Number.isNaN(to) ? null : { from, to }
}
