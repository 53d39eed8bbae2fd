import { escapeHtml } from '../wire/escape-html.ts'

/** What can be found: its texts joined, and what to show. */
export type Findable<Item> = { item: Item; text: string }

/** What parts words: spaces, dashes and the signs between the parts of a name. Every other sign means itself. */
const BETWEEN_WORDS = /[\s\p{C}\p{Pd},;:/()&·|]+/gu

/** Case, width and accents do not matter. */
function normalized(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(BETWEEN_WORDS, ' ')
    .trim()
}

/** A list ready for searching by `find`. */
export function findable<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly (string | null)[],
): Findable<Item>[] {
  return items.map(item => ({
    item,
    text: ` ${textsOf(item)
      .flatMap(text => (text ? [normalized(text)] : []))
      .join(' ')}`,
  }))
}

/**
 * The items that hold every word of the term, those where the words begin something first; otherwise list order.
 * Signs that mean something elsewhere (`<`, `%`, `_`, `\`, quotes) mean themselves.
 */
export function find<Item>(list: readonly Findable<Item>[], term: string): Item[] {
  const words = normalized(term).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const starting: Item[] = []
  const inside: Item[] = []
  for (const { item, text } of list) {
    if (!words.every(word => text.includes(word))) continue
    ;(words.every(word => text.includes(` ${word}`)) ? starting : inside).push(item)
  }
  return [...starting, ...inside]
}

/** The name with `<em>` around what matched; the name itself is escaped, so the mark is the only markup. */
export function highlight(name: string, term: string): string {
  const words = term
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (words.length === 0) return escapeHtml(name)
  // split with a capture: every second piece is a match
  return name
    .split(new RegExp(`(${words.join('|')})`, 'giu'))
    .map((piece, index) => (index % 2 === 1 ? `<em>${escapeHtml(piece)}</em>` : escapeHtml(piece)))
    .join('')
}
