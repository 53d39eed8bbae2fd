import type { CompareKindRules, CompareMeasure } from './compare-kinds.ts'

/** The main line's item and the chart's venue; null while none is chosen, and for kinds without venues. */
export type CompareMain = { kind: string; id: number; venueId: number | null }

/** An item that could be compared. */
export type CompareCandidate = {
  /** Its kind: `kind` of one of the page's `CompareKind`s. */
  kind: string
  id: number
  /** Null for kinds that are compared without a venue. */
  venueId: number | null
  /** Empty while it is unknown, e.g. for an item from an address. */
  name: string
  venueName?: string
  /** The search text that found it. It returns to the search if the item has no data (C13). Default its name. */
  term?: string
}

/** An item that is compared. */
export type ComparedItem = CompareCandidate & {
  /** Unique among the items: its kind, id and venue. */
  key: string
  /** Which of the 20 series styles, 1–19; 0 is the main line. It never changes while the item is compared (C9). */
  style: number
}

/** Why an item was not added. */
export type CompareRejection = 'unknownKind' | 'sameAsMain' | 'duplicate' | 'limitReached' | 'notMeasured'

/** Outcome of a load for an item. `noMeasure`: there are rows, but none with the chart's measure. */
export type CompareOutcome = 'rows' | 'noData' | 'noMeasure' | 'refused'

/** A message about an item since the user's last action. */
export type CompareMessage =
  | { kind: 'sameAsMain' | 'duplicate' | 'becameMain' | 'noData' | 'refused'; name: string }
  /** `itemKind` is the kind of the item, `limit` its maximum number of items. */
  | { kind: 'limitReached'; name: string; itemKind: string; limit: number }
  /** The item has no values of the measure: it was not added (`notMeasured`) or was removed (`noMeasure`). */
  | { kind: 'notMeasured' | 'noMeasure'; name: string; measure: CompareMeasure }

export type CompareState = {
  main: CompareMain
  /** The kinds that the page compares, with their rules. An item of another kind is never added. */
  kinds: readonly CompareKindRules[]
  /** In the order in which they were added. */
  items: readonly ComparedItem[]
  /** The text of the search. */
  term: string
  /** Whether the search is shown. */
  open: boolean
  messages: readonly CompareMessage[]
  /** Id of the page's pending request. */
  requestId: number | null
}

export type CompareEvent =
  /** With a `measure`, items of a kind without this measure are refused. */
  | { type: 'added'; candidate: CompareCandidate; measure?: CompareMeasure }
  | { type: 'removed'; key: string }
  | { type: 'lastCancelled' }
  /** All items were removed. */
  | { type: 'cleared' }
  /** The main line's item or its venue changed. */
  | { type: 'mainChanged'; main: CompareMain }
  /** The items of an address. Items that are compared already keep their style and name. */
  | { type: 'restored'; candidates: readonly CompareCandidate[] }
  /** Names that were unknown when the item was added. */
  | { type: 'named'; key: string; name?: string; venueName?: string }
  /** The page requests the data of all items, under this id. */
  | { type: 'requested'; id: number }
  /** The outcome of the request, by item key. */
  | {
      type: 'answered'
      id: number
      measure: CompareMeasure
      outcomes: ReadonlyMap<string, CompareOutcome>
    }
  | { type: 'failed'; id: number }
  | { type: 'termChanged'; text: string }
  | { type: 'openChanged'; open: boolean }
  /** Removes one message, or all. */
  | { type: 'dismissed'; message?: CompareMessage }

/** An empty comparison. `kinds` may include texts, so that one list serves the reducer and the components. */
export function initialCompare({ main, kinds }: Pick<CompareState, 'main' | 'kinds'>): CompareState {
  return { main, kinds, items: [], term: '', open: false, messages: [], requestId: null }
}

/** Identifies an item by its kind, its id and its venue, if it has one. */
export function compareKey({ kind, id, venueId }: Pick<CompareCandidate, 'kind' | 'id' | 'venueId'>): string {
  return venueId === null ? `${kind} ${id}` : `${kind} ${id} ${venueId}`
}

/** The item's name, or its number while the name is unknown. */
export function compareName({ name, id }: Pick<CompareCandidate, 'name' | 'id'>): string {
  return name || `#${id}`
}

/** Why the candidate cannot be added, or null if it can. Without a `measure`, measures are not checked. */
export function compareRejectionReason(
  { main, kinds, items }: Pick<CompareState, 'main' | 'kinds' | 'items'>,
  candidate: CompareCandidate,
  measure?: CompareMeasure,
): CompareRejection | null {
  const rules = kinds.find(({ kind }) => kind === candidate.kind)
  if (!rules) return 'unknownKind'
  const key = compareKey(normaliseVenue(candidate, rules))
  if (key === compareKey(main)) return 'sameAsMain'
  if (items.some(item => item.key === key)) return 'duplicate'
  if (measure && !hasMeasure(rules, measure)) return 'notMeasured'
  return items.filter(item => item.kind === candidate.kind).length >= rules.limit ? 'limitReached' : null
}

/** Whether items of the kind can have values of the measure. */
function hasMeasure({ measures }: CompareKindRules, measure: CompareMeasure): boolean {
  return measures?.includes(measure) ?? true
}

/** Removes the venue of a candidate whose kind has none. */
function normaliseVenue(candidate: CompareCandidate, rules: CompareKindRules): CompareCandidate {
  return rules.onVenues || candidate.venueId === null ? candidate : { ...candidate, venueId: null }
}

/** How many items of the kind can still be added. */
export function remainingCount(items: readonly ComparedItem[], { kind, limit }: CompareKindRules): number {
  return Math.max(0, limit - items.filter(item => item.kind === kind).length)
}

/** The reducer of a comparison (C9, C13). Answers to older requests are ignored. */
export function compareReducer(state: CompareState, event: CompareEvent): CompareState {
  switch (event.type) {
    case 'added':
      return added(state, event)
    case 'removed':
      return without(state, item => item.key === event.key)
    case 'lastCancelled':
      return without(state, item => item === state.items.at(-1))
    case 'cleared':
      return without(state, () => true)
    case 'mainChanged':
      return mainChanged(state, event.main)
    case 'restored':
      return restored(state, event.candidates)
    case 'named':
      return named(state, event)
    case 'requested':
      return { ...state, requestId: event.id }
    case 'answered':
      return state.requestId === event.id ? answered(state, event) : state
    case 'failed':
      return state.requestId === event.id ? { ...state, requestId: null } : state
    case 'termChanged':
      return event.text === state.term ? state : { ...state, term: event.text }
    case 'openChanged':
      return event.open === state.open ? state : { ...state, open: event.open }
    case 'dismissed':
      return dismissed(state, event.message)
  }
}

function added(
  state: CompareState,
  { candidate, measure }: Extract<CompareEvent, { type: 'added' }>,
): CompareState {
  const reason = compareRejectionReason(state, candidate, measure)
  const rules = state.kinds.find(({ kind }) => kind === candidate.kind)
  if (!rules) return state
  // the refused text stays in the field, so that it can be corrected
  if (reason)
    return {
      ...state,
      messages: refusals(reason, candidate, rules, measure),
      term: candidate.term ?? state.term,
    }
  return {
    ...state,
    messages: [],
    items: [...state.items, withStyle(state.items, normaliseVenue(candidate, rules))],
  }
}

function refusals(
  reason: CompareRejection,
  candidate: CompareCandidate,
  { kind: itemKind, limit }: CompareKindRules,
  measure: CompareMeasure | undefined,
): CompareMessage[] {
  const name = compareName(candidate)
  switch (reason) {
    case 'sameAsMain':
    case 'duplicate':
      return [{ kind: reason, name }]
    case 'limitReached':
      return [{ kind: reason, name, itemKind, limit }]
    case 'notMeasured':
      return measure ? [{ kind: reason, name, measure }] : []
    case 'unknownKind':
      return []
  }
}

function withStyle(items: readonly ComparedItem[], candidate: CompareCandidate): ComparedItem {
  const used = new Set(items.map(item => item.style))
  let style = 1
  while (used.has(style)) style += 1
  return { ...candidate, key: compareKey(candidate), style }
}

function without(state: CompareState, isRemoved: (item: ComparedItem) => boolean): CompareState {
  const items = state.items.filter(item => !isRemoved(item))
  return items.length === state.items.length ? state : { ...state, items, messages: [] }
}

/** Removes the item that became the main line, which cannot be compared with itself. */
function mainChanged(state: CompareState, main: CompareMain): CompareState {
  const own = compareKey(main)
  const gone = state.items.filter(item => item.key === own)
  if (gone.length === 0) return { ...state, main }
  return {
    ...state,
    main,
    items: state.items.filter(item => item.key !== own),
    messages: gone.map(item => ({ kind: 'becameMain', name: compareName(item) })),
  }
}

/** People type addresses, so items that cannot be added or have an unknown kind are left out without a message. */
function restored(state: CompareState, candidates: readonly CompareCandidate[]): CompareState {
  const { main, kinds } = state
  const known = candidates.flatMap(candidate => {
    const rules = kinds.find(({ kind }) => kind === candidate.kind)
    return rules ? [normaliseVenue(candidate, rules)] : []
  })
  const order = known.map(compareKey)
  const keys = new Set(order)
  const items = state.items.filter(item => keys.has(item.key))
  for (const candidate of known)
    if (compareRejectionReason({ main, kinds, items }, candidate) === null)
      items.push(withStyle(items, candidate))
  items.sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
  const same = items.length === state.items.length && items.every((item, at) => item === state.items[at])
  return same ? state : { ...state, items, messages: [] }
}

function named(
  state: CompareState,
  { key, name, venueName }: Extract<CompareEvent, { type: 'named' }>,
): CompareState {
  const item = state.items.find(one => one.key === key)
  if (!item) return state
  const next: ComparedItem = { ...item, name: item.name || (name ?? '') }
  const newVenueName = item.venueName ?? venueName
  if (newVenueName) next.venueName = newVenueName
  if (next.name === item.name && next.venueName === item.venueName) return state
  return { ...state, items: state.items.map(one => (one === item ? next : one)) }
}

function answered(
  state: CompareState,
  { measure, outcomes }: Extract<CompareEvent, { type: 'answered' }>,
): CompareState {
  const outcomeOf = (item: ComparedItem): CompareOutcome => {
    const outcome = outcomes.get(item.key) ?? 'rows'
    const rules = state.kinds.find(({ kind }) => kind === item.kind)
    return outcome !== 'refused' && rules && !hasMeasure(rules, measure) ? 'noMeasure' : outcome
  }
  const gone = state.items.filter(item => outcomeOf(item) !== 'rows')
  const last = gone.at(-1)
  if (!last) return { ...state, requestId: null }
  const messages = gone.map((item): CompareMessage => {
    const [kind, name] = [outcomeOf(item), compareName(item)]
    return kind === 'noMeasure'
      ? { kind, name, measure }
      : { kind: kind === 'refused' ? kind : 'noData', name }
  })
  return {
    ...state,
    requestId: null,
    items: state.items.filter(item => outcomeOf(item) === 'rows'),
    messages: [...state.messages, ...messages],
    // C13: the search shows the text that found the item
    term: last.term ?? last.name,
    open: true,
  }
}

function dismissed(state: CompareState, message?: CompareMessage): CompareState {
  const messages = message ? state.messages.filter(one => one !== message) : []
  return messages.length === state.messages.length ? state : { ...state, messages }
}
