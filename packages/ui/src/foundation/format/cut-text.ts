/** The length of long cell text before it is cut (shared-blocks §9, readings #56). */
export const LONG_TEXT = 80

/**
 * The first 80 characters and an ellipsis, or null when the text is short enough. Characters are graphemes, as
 * readers count them, not UTF-16 units (readings #56).
 */
export function cutText(text: string, limit = LONG_TEXT): string | null {
  // a text never has more graphemes than UTF-16 units, so most texts need no segmenting
  if (text.length <= limit) return null
  const beginning = text.slice(0, limit + 1)
  if (PLAIN.test(beginning)) return `${beginning.slice(0, limit).trimEnd()}…`
  const characters: string[] = []
  for (const character of graphemes(text)) {
    if (characters.length === limit) {
      while (characters.at(-1)?.trim() === '') characters.pop()
      return `${characters.join('')}…`
    }
    characters.push(character)
  }
  return null
}

/**
 * Latin, Greek, Cyrillic, Armenian and Han characters that never combine: loading a segmenter takes longer than
 * drawing a chart.
 */
const PLAIN = /^[ -~\u00a0-\u02ff\u0370-\u0482\u048a-\u0588\u2060\u4e00-\u9fff]*$/

let segmenter: Intl.Segmenter | null = null

function* graphemes(text: string): Generator<string> {
  // old browsers without Segmenter count code points, which may split accents from their letters
  if (typeof Intl.Segmenter !== 'function') {
    yield* text
    return
  }
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  for (const { segment } of segmenter.segment(text)) yield segment
}
