import { DecodeError } from '../fault.ts'
import { requireListIn, requireObject } from './body.ts'
import { flag, oneOf, type Raw, rawRows, rows, text, textOrNull, texts, whole, withId } from './reading.ts'

/** A part of a name; `match` for the searched term. */
export type NamePart = { text: string; match: boolean }

/** A hit of the compare search; its parts are together its name. */
export type CompareHit = { id: number; name: string; nameParts: NamePart[] }

/** A group of hits of the compare search. */
export type CompareGroupData = {
  kind: 'bonds' | 'index'
  name: string
  count: number
  selected: boolean
  /** The user must choose a trading ground to add an item. */
  withVenues: boolean
  items: CompareHit[]
}

/** A trading ground of the chosen item. */
export type CompareVenueData = { id: number; name: string }

/** A hit of the global search. */
export type SuggestItem = { id: number; title: string; tickers: string[]; status: string | null }

/** Result of a global search in one tab. */
export type Suggestions = {
  items: SuggestItem[]
  /** Number of hits: from the tab's text if it has one, else the number of items. */
  count: number
  /** The server's text of the tab's number. */
  counterTitle: string | null
  /** The server's message when there are no hits. */
  error: string | null
}

const MODELS = ['bonds', 'index'] as const

/** An answer repeats the hash of its request; one of another request is stale (shared-blocks §5). */
function requireHash(raw: Raw, hash: number): void {
  if (whole(raw, 'hash') !== hash) throw new DecodeError('The answer belongs to another request.')
}

/** The groups of an answer with this hash. */
export function decodeCompareSearch(body: unknown, hash: number): CompareGroupData[] {
  const raw = requireObject(body)
  requireHash(raw, hash)
  const groups = rawRows(requireListIn(raw, 'tabs')).flatMap(tab => {
    const kind = oneOf(tab, 'model', MODELS)
    return kind === null ? [] : [groupOf(tab, kind)]
  })
  return withOneSelected(groups)
}

function groupOf(tab: Raw, kind: CompareGroupData['kind']): CompareGroupData {
  const items = withId(rows(tab, 'items'), (hit, id) => {
    const name = text(hit, 'name')
    return { id, name, nameParts: namePartsOf(text(hit, 'highlighting'), name) }
  })
  return {
    kind,
    name: text(tab, 'name'),
    count: Math.max(whole(tab, 'count') ?? 0, items.length),
    selected: flag(tab, 'selected'),
    withVenues: flag(tab, 'withTradingGrounds'),
    items,
  }
}

/** Selects exactly one group: the first marked as selected, else the first with items. */
function withOneSelected(groups: CompareGroupData[]): CompareGroupData[] {
  const selected = groups.findIndex(group => group.selected)
  const at = selected >= 0 ? selected : groups.findIndex(group => group.items.length > 0)
  return groups.map((group, index) => ({ ...group, selected: index === at }))
}

/**
 * Splits a text with `<em>…</em>` around matches. Only these two tags are markup; every other `<` is text. With unpaired tags the result
 * is the plain name.
 */
export function namePartsOf(marked: string, name: string): NamePart[] {
  const plain: NamePart[] = name === '' ? [] : [{ text: name, match: false }]
  const marks = marked.match(/<\/?em>/g) ?? []
  const paired =
    marks.length % 2 === 0 && marks.every((mark, index) => mark === (index % 2 === 0 ? '<em>' : '</em>'))
  if (!paired) return plain
  const parts = marked
    .split(/<\/?em>/)
    .map((part, index) => ({ text: withoutEntities(part), match: index % 2 === 1 }))
    .filter(one => one.text !== '')
  // Highlighting must have the same text as the name.
  return parts.map(one => one.text).join('') === name ? parts : name === '' ? parts : plain
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

function withoutEntities(part: string): string {
  return part.replace(/&(?:amp|lt|gt|quot|#39);/g, entity => ENTITIES[entity] ?? entity)
}

/** The trading grounds of an answer with this hash; none when the item has none. */
export function decodeCompareVenues(body: unknown, hash: number): CompareVenueData[] {
  const raw = requireObject(body)
  requireHash(raw, hash)
  const venues = withId(rawRows(requireListIn(raw, 'items')), (one, id) => ({
    id,
    name: text(one, 'name') || text(one, 'text'),
  }))
  return flag(raw, 'result') ? venues : []
}

export function decodeSuggestions(body: unknown): Suggestions {
  const raw = requireObject(body)
  const items = withId(rawRows(requireListIn(raw, 'items')), (one, id) => ({
    id,
    title: text(one, 'ttl'),
    tickers: texts(one, 'ticker'),
    status: textOrNull(one, 'status'),
  }))
  const counterTitle = textOrNull(raw, 'counter_title')
  const counted = countIn(counterTitle ?? '')
  return {
    items,
    count: Math.max(counted, items.length),
    counterTitle,
    error: textOrNull(raw, 'search_error'),
  }
}

/** The number at the start of a text, with or without separators; 0 when there is none or it is too large. */
function countIn(text: string): number {
  const digits =
    /^\s*(\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+|\d+)(?![\d.,]*\d)/.exec(text)?.[1]?.replace(/\D/g, '') ?? ''
  return digits.length <= 9 ? Number(digits) : 0
}
