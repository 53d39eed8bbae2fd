import type { Labels } from '../foundation/labels/labels.ts'

/** Options of a pseudo-locale. */
export type PseudoOptions = {
  /** How much longer a long text becomes: 0.35 is 35 %; short texts get more, see `pseudoLabels`. 0 keeps the length. Default 0.35. */
  expand?: number
  /** Whether to use Arabic letters instead of accented Latin ones. Default false. */
  bidi?: boolean
}

/**
 * A pseudo-locale of a dictionary: the same keys, with longer texts in other letters, still readable.
 *
 * - Every text with a word is in brackets, which shows cut ends and texts that are not labels.
 * - Letters are accented, one for one (`Yield` → `Ýíéļď`). With `bidi` they are Arabic: real right-to-left letters are reordered like a
 *   real translation, while an override character would also reverse numbers and dates, and could confuse screen readers.
 * - The length in graphemes grows by the lower values of the table that W3C and IBM publish for English texts: up to 10 graphemes
 *   get 100 % more, up to 20 get 80 %, up to 30 get 60 %, up to 50 get 40 %, longer ones get 35 %; `expand` scales the table.
 *   The added words have three to five letters, so that a text wraps like a real one; up to three letters join the last word.
 * - Unchanged: slots, codes of three or more capitals (ISIN, PVBP, UTC), and texts without a word (`%`, `{name}: {text}`).
 */
export function pseudoLabels(labels: Labels, { expand = 0.35, bidi = false }: PseudoOptions = {}): Labels {
  const letters = bidi ? ARABIC : ACCENTED
  return Object.fromEntries(
    Object.entries(labels).map(([key, text]) => [key, pseudoText(text, expand, letters)]),
  )
}

function pseudoText(text: string, expand: number, letters: ReadonlyMap<string, string>): string {
  // odd pieces are slots and codes
  const pieces = text.split(UNCHANGED)
  const translatable = pieces.filter((_, index) => index % 2 === 0).join('')
  if (!/\p{L}/u.test(translatable)) return text
  const length = graphemes(pieces.filter(piece => !SLOT.test(piece)).join('')).length
  const written = pieces.map((piece, index) => (index % 2 === 0 ? spell(piece, letters) : piece)).join('')
  return `[${written}${spell(paddingText(extraLength(length, expand), text), letters)}]`
}

/** How many graphemes are added to a text of this length, not counting brackets. */
export function extraLength(length: number, expand = 0.35): number {
  const share = SHARES.find(([upTo]) => length <= upTo)?.[1] ?? LONG_SHARE
  // a product such as 20 × 0.8 must not be rounded up because of its binary representation
  return Math.ceil(Math.round(length * share * (expand / LONG_SHARE) * 1e6) / 1e6)
}

/** Words of three to five letters, each after a space, with exactly this total length. */
function paddingText(length: number, text: string): string {
  if (length <= 3)
    return /\p{L}$/u.test(text) || length === 1 ? 'one'.slice(0, length) : ` ${'on'.slice(0, length - 1)}`
  let padding = ''
  for (let at = 0; padding.length < length; at++) padding += ` ${NUMBERS[at % NUMBERS.length]}`
  // a trailing space or a single letter is not a word
  return padding.slice(0, length).replace(/ \w?$/, end => 'ee'.slice(0, end.length))
}

function spell(text: string, letters: ReadonlyMap<string, string>): string {
  return graphemes(text)
    .map(one => letters.get(one) ?? one)
    .join('')
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const graphemes = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)

/** A slot or a code; captured, so that split() includes it. */
const UNCHANGED = /(\{\w+\}|(?<!\p{L})[A-Z]{3,}(?!\p{L}))/u
const SLOT = /^\{\w+\}$/
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const LONG_SHARE = 0.35
/** The growth of a text by its length in graphemes. */
const SHARES: readonly (readonly [upTo: number, share: number])[] = [
  [10, 1],
  [20, 0.8],
  [30, 0.6],
  [50, 0.4],
]

const LATIN = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ']
const to = (others: string): ReadonlyMap<string, string> => {
  const all = graphemes(others)
  return new Map(LATIN.map((letter, index) => [letter, all[index % all.length] ?? letter]))
}
/** All are in the Latin subset of the page's typeface, which covers Polish and Turkish. */
const ACCENTED = to('ábçďéfğĥíĵķļmñöpqřšţüvŵxýžÅBÇĎÉFĞĤÎĴĶĻMÑÖPQŘŠŢÜVŴXÝŽ')
/** Arabic has no capitals. */
const ARABIC = to('ابچدهفگحيجكلمنوپقرستؤڤۋخىز')
