import type { Labels } from '../foundation/labels/labels.ts'

/** How far a pseudo-locale goes. */
export type PseudoOptions = {
  /** How much longer a long text gets: 0.35 is 35 %; short ones get more, see `pseudoLabels`. 0 leaves the length. Default 0.35. */
  expand?: number
  /** Whether the words are written in Arabic letters instead of accented Latin ones. Default false. */
  bidi?: boolean
}

/**
 * A pseudo-locale made of one dictionary: the same keys, texts that are longer and written in other letters, still readable.
 *
 * - Every text with a word in it stands in brackets, so that a cut end is seen and a text that is no label stands out.
 * - Letters are accented, one for one (`Yield` → `Ýíéļď`). With `bidi` they are Arabic, one for one as well: real right-to-left letters
 *   go through the same reordering as a real translation, while an override character would turn numbers and dates around too and so
 *   hide what is to be proven; nor is there any invisible character for a screen reader to stumble over.
 * - The length grows by graphemes, after the lower ends of the table that W3C and IBM publish for English texts: up to 10 graphemes
 *   get 100 % more, up to 20 get 80 %, up to 30 get 60 %, up to 50 get 40 %, longer ones get 35 %; `expand` scales the table.
 *   What is added are words of three to five letters, so that a text wraps as a real one does; up to three letters join the last word.
 * - Untouched: slots with their names, codes of three and more capitals (ISIN, PVBP, UTC), and texts without a word (`%`, `{name}: {text}`).
 */
export function pseudoLabels(labels: Labels, { expand = 0.35, bidi = false }: PseudoOptions = {}): Labels {
  const letters = bidi ? ARABIC : ACCENTED
  return Object.fromEntries(
    Object.entries(labels).map(([key, text]) => [key, pseudoText(text, expand, letters)]),
  )
}

function pseudoText(text: string, expand: number, letters: ReadonlyMap<string, string>): string {
  // the odd pieces are what stays
  const pieces = text.split(KEPT)
  const words = pieces.filter((_, index) => index % 2 === 0).join('')
  if (!/\p{L}/u.test(words)) return text
  const length = graphemes(pieces.filter(piece => !SLOT.test(piece)).join('')).length
  const written = pieces.map((piece, index) => (index % 2 === 0 ? spell(piece, letters) : piece)).join('')
  return `[${written}${spell(padding(extraLength(length, expand), text), letters)}]`
}

/** How many graphemes a text of this length gets on top, its brackets apart. */
export function extraLength(length: number, expand = 0.35): number {
  const share = SHARES.find(([upTo]) => length <= upTo)?.[1] ?? LONG_SHARE
  // a product such as 20 × 0.8 must not be rounded up for its last binary digit
  return Math.ceil(Math.round(length * share * (expand / LONG_SHARE) * 1e6) / 1e6)
}

/** Words of three to five letters, each after a space, together exactly as long as asked. */
function padding(length: number, text: string): string {
  if (length <= 3)
    return /\p{L}$/u.test(text) || length === 1 ? 'one'.slice(0, length) : ` ${'on'.slice(0, length - 1)}`
  let words = ''
  for (let at = 0; words.length < length; at++) words += ` ${NUMBERS[at % NUMBERS.length]}`
  // a space at the end, and a letter alone, would be no word
  return words.slice(0, length).replace(/ \w?$/, end => 'ee'.slice(0, end.length))
}

function spell(text: string, letters: ReadonlyMap<string, string>): string {
  return graphemes(text)
    .map(one => letters.get(one) ?? one)
    .join('')
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const graphemes = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)

/** A slot or a code, captured, so that split() keeps it. */
const KEPT = /(\{\w+\}|(?<!\p{L})[A-Z]{3,}(?!\p{L}))/u
const SLOT = /^\{\w+\}$/
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const LONG_SHARE = 0.35
/** Up to how many graphemes, and how much longer the text gets. */
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
/** All of them in the part of Latin that the page's own typeface covers, because Polish and Turkish need it. */
const ACCENTED = to('ábçďéfğĥíĵķļmñöpqřšţüvŵxýžÅBÇĎÉFĞĤÎĴĶĻMÑÖPQŘŠŢÜVŴXÝŽ')
/** Arabic has no capitals. */
const ARABIC = to('ابچدهفگحيجكلمنوپقرستؤڤۋخىز')
