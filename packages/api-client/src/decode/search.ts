import { needListIn, needObject } from './form.ts'
import { flag, oneOf, type Raw, rawRows, rows, text, textOrNull, texts, whole, withId } from './reading.ts'

/** A piece of a text; `match` when it is what was searched for. */
export type Segment = { text: string; match: boolean }

/** A hit of the compare search. */
export type CompareHit = { id: number; name: string; segments: Segment[] }

/** A group of hits of the compare search. */
export type CompareGroup = {
  model: 'bonds' | 'index'
  name: string
  count: number
  selected: boolean
  /** Its items need a trading ground before they can be added. */
  withTradingGrounds: boolean
  items: CompareHit[]
}

/** What a compare search brings; `hash` repeats the request's. */
export type CompareSearchResult = { hash: number; groups: CompareGroup[] }

/** The grounds of a chosen item; `found` is false when there are none. */
export type CompareGroundsResult = { hash: number; found: boolean; items: { id: number; name: string }[] }

/** A hit of the global search. */
export type SuggestItem = { id: number; title: string; tickers: string[]; status: string | null }

/** What a suggestion brings. */
export type Suggestions = {
  items: SuggestItem[]
  /** Number of hits: the tab's number when it can be read, else the number of items. */
  count: number
  /** The tab's number as the server words it. */
  counterTitle: string | null
  /** The server's text for no hits. */
  error: string | null
}

/** A hash that no request has, for answers without one: they count as stale. */
const NO_HASH = -1
const MODELS = ['bonds', 'index'] as const

export function decodeCompareSearch(body: unknown): CompareSearchResult {
  const raw = needObject(body)
  const groups = rawRows(needListIn(raw, 'tabs')).flatMap(tab => {
    const model = oneOf(tab, 'model', MODELS)
    return model === null ? [] : [groupOf(tab, model)]
  })
  return { hash: whole(raw, 'hash') ?? NO_HASH, groups: withOneSelected(groups) }
}

function groupOf(tab: Raw, model: CompareGroup['model']): CompareGroup {
  const items = withId(rows(tab, 'items'), (hit, id) => {
    const name = text(hit, 'name')
    return { id, name, segments: segmentsOf(text(hit, 'highlighting'), name) }
  })
  return {
    model,
    name: text(tab, 'name'),
    count: Math.max(whole(tab, 'count') ?? 0, items.length),
    selected: flag(tab, 'selected'),
    withTradingGrounds: flag(tab, 'withTradingGrounds'),
    items,
  }
}

/** Exactly one group is selected: the first that says so, else the first with items. */
function withOneSelected(groups: CompareGroup[]): CompareGroup[] {
  const said = groups.findIndex(group => group.selected)
  const at = said >= 0 ? said : groups.findIndex(group => group.items.length > 0)
  return groups.map((group, index) => ({ ...group, selected: index === at }))
}

/**
 * A text with `<em>…</em>` around what matched, as segments. Only these two marks mean something; every other `<` is text, so nothing of
 * it can become markup. Marks that do not pair leave the plain name.
 */
export function segmentsOf(marked: string, name: string): Segment[] {
  const plain: Segment[] = name === '' ? [] : [{ text: name, match: false }]
  const marks = marked.match(/<\/?em>/g) ?? []
  const paired =
    marks.length % 2 === 0 && marks.every((mark, index) => mark === (index % 2 === 0 ? '<em>' : '</em>'))
  if (marked === '' || !paired) return plain
  const segments = marked
    .split(/<\/?em>/)
    .map((part, index) => ({ text: withoutEntities(part), match: index % 2 === 1 }))
    .filter(segment => segment.text !== '')
  // highlighting that says something else than the name is not trusted to stand in for it
  return segments.map(segment => segment.text).join('') === name ? segments : name === '' ? segments : plain
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

export function decodeCompareGrounds(body: unknown): CompareGroundsResult {
  const raw = needObject(body)
  const items = withId(rawRows(needListIn(raw, 'items')), (one, id) => ({
    id,
    name: text(one, 'name') || text(one, 'text'),
  }))
  return { hash: whole(raw, 'hash') ?? NO_HASH, found: flag(raw, 'result') && items.length > 0, items }
}

export function decodeSuggestions(body: unknown): Suggestions {
  const raw = needObject(body)
  const items = withId(rawRows(needListIn(raw, 'items')), (one, id) => ({
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

/** The number that a text begins with, its thousands parted or not; 0 for none, and for one too large to be a number of hits. */
function countIn(text: string): number {
  const digits =
    /^\s*(\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+|\d+)(?![\d.,]*\d)/.exec(text)?.[1]?.replace(/\D/g, '') ?? ''
  return digits.length <= 9 ? Number(digits) : 0
}
