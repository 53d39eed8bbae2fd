import { escapeHtml } from '../wire/escape-html.ts'

/** A searchable item: its texts, joined, and the result to show. */
export type Findable<Item> = { item: Item; text: string }

/** Separators of words: spaces, dashes and the signs between parts of a name. All other characters are literal. */
const SEPARATORS = /[\s\p{C}\p{Pd},;:/()&·|]+/gu

/** Normalises case, width and accents. */
function normalized(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(SEPARATORS, ' ')
    .trim()
}

/** Prepares a list for `find`. */
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
 * Items that contain every word of the term; items with a field that begins with the words come first, otherwise list
 * order. Wildcards and markup characters (`<`, `%`, `_`, `\`, quotes) are literal.
 */
export function find<Item>(list: readonly Findable<Item>[], term: string): Item[] {
  const terms = normalized(term).split(' ').filter(Boolean)
  if (terms.length === 0) return []
  const starting: Item[] = []
  const inside: Item[] = []
  for (const { item, text } of list) {
    if (!terms.every(word => text.includes(word))) continue
    ;(terms.every(word => text.includes(` ${word}`)) ? starting : inside).push(item)
  }
  return [...starting, ...inside]
}

/** The name, escaped, with `<em>` around matches; that is the only markup. */
export function highlight(name: string, term: string): string {
  const terms = term
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (terms.length === 0) return escapeHtml(name)
  // Split with a capture group: every second piece is a match.
  return name
    .split(new RegExp(`(${terms.join('|')})`, 'giu'))
    .map((piece, index) => (index % 2 === 1 ? `<em>${escapeHtml(piece)}</em>` : escapeHtml(piece)))
    .join('')
}
