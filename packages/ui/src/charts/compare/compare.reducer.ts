/** What can be compared with: the wire's `model` (bond-page §3). */
export type CompareModel = 'bonds' | 'index'

/** Everything that a chart can be compared with. */
export const EVERY_MODEL: readonly CompareModel[] = ['bonds', 'index']

/** What a chart shows; each kind needs a number of its own (bond-page §5). */
export type CompareMeasure = 'price' | 'yield' | 'gspread'

/** The main bond on the ground that the chart shows; null while none is chosen. */
export type CompareMain = { id: number; tradingGroundId: number | null }

/** What could be compared. */
export type CompareCandidate = {
  model: CompareModel
  id: number
  /** Null for what is compared without a ground: indexes. */
  tradingGroundId: number | null
  /** Empty while it is not known, as when only an address names the item. */
  name: string
  tradingGroundName?: string
  /** The text that found it; goes back into the search when the item turns out to have no data (C13). Default its name. */
  term?: string
}

/** What is compared. */
export type ComparedItem = CompareCandidate & {
  /** Unique among the items: its model, id and ground. */
  key: string
  /** Which of the 20 series styles, 1–19; 0 is the main line. It stays while others come and go (C9). */
  style: number
}

/** Why an item was not added. */
export type CompareRejection = 'sameAsMain' | 'duplicate' | 'tooManyBonds' | 'tooManyIndexes'

/** What a load brought for an item. `noMeasure`: there are rows, but none with the charted number (bond-page §5). */
export type CompareOutcome = 'rows' | 'noData' | 'noMeasure' | 'refused'

/** What became of an item since the last action of the user. */
export type CompareMessage =
  | { kind: CompareRejection; name: string }
  | { kind: 'becameMain' | 'noData' | 'refused'; name: string }
  | { kind: 'noMeasure'; name: string; measure: CompareMeasure }

export type CompareState = {
  main: CompareMain
  /** In the order in which they were added. */
  items: readonly ComparedItem[]
  /** The text of the search. */
  term: string
  /** Whether the search is shown. */
  open: boolean
  messages: readonly CompareMessage[]
  /** Id of the page's request that is on its way. */
  question: number | null
}

export type CompareEvent =
  | { type: 'added'; candidate: CompareCandidate }
  | { type: 'removed'; key: string }
  | { type: 'lastCancelled' }
  /** Nothing is compared any longer. */
  | { type: 'cleared' }
  /** The main bond's ground changed. */
  | { type: 'mainChanged'; main: CompareMain }
  /** The items of an address: those that are compared already keep their style and their name. */
  | { type: 'restored'; candidates: readonly CompareCandidate[] }
  /** Names that were not known when the item came. */
  | { type: 'named'; key: string; name?: string; tradingGroundName?: string }
  /** The page requests the data of all items, under this id. */
  | { type: 'asked'; id: number }
  /** What the request brought, by item key. */
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

/** Compare limits besides the main bond (bond-page §5, readings #19). */
export const MAX_COMPARED_BONDS = 9
export const MAX_COMPARED_INDEXES = 10

const LIMITS: Record<CompareModel, { most: number; reason: CompareRejection }> = {
  bonds: { most: MAX_COMPARED_BONDS, reason: 'tooManyBonds' },
  index: { most: MAX_COMPARED_INDEXES, reason: 'tooManyIndexes' },
}

/** The comparison before anything is compared. */
export function initialCompare(main: CompareMain): CompareState {
  return { main, items: [], term: '', open: false, messages: [], question: null }
}

/** What makes an item the same as another: a bond counts once per ground, an index once. */
export function compareKey({
  model,
  id,
  tradingGroundId,
}: Pick<CompareCandidate, 'model' | 'id' | 'tradingGroundId'>): string {
  return model === 'index' ? `index ${id}` : `bonds ${id} ${tradingGroundId ?? ''}`
}

/** The item's name; its number while the name is not known. */
export function compareName({ name, id }: Pick<CompareCandidate, 'name' | 'id'>): string {
  return name || `#${id}`
}

/** Why the candidate cannot be added, or null when it can (bond-page §4, §5). */
export function compareAdmission(
  { main, items }: Pick<CompareState, 'main' | 'items'>,
  candidate: CompareCandidate,
): CompareRejection | null {
  const key = compareKey(candidate)
  if (key === compareKey({ model: 'bonds', ...main })) return 'sameAsMain'
  if (items.some(item => item.key === key)) return 'duplicate'
  const { most, reason } = LIMITS[candidate.model]
  return items.filter(item => item.model === candidate.model).length >= most ? reason : null
}

/** How many of each kind can still be added. */
export function remainingCounts(items: readonly ComparedItem[]): { bonds: number; indexes: number } {
  const bonds = items.filter(item => item.model === 'bonds').length
  return {
    bonds: Math.max(0, MAX_COMPARED_BONDS - bonds),
    indexes: Math.max(0, MAX_COMPARED_INDEXES - (items.length - bonds)),
  }
}

/** What can happen to a comparison (C9, C13). An answer to any request but the newest changes nothing. */
export function compareReducer(state: CompareState, event: CompareEvent): CompareState {
  switch (event.type) {
    case 'added':
      return added(state, event.candidate)
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
    case 'asked':
      return { ...state, question: event.id }
    case 'answered':
      return state.question === event.id ? answered(state, event) : state
    case 'failed':
      return state.question === event.id ? { ...state, question: null } : state
    case 'termChanged':
      return event.text === state.term ? state : { ...state, term: event.text }
    case 'openChanged':
      return event.open === state.open ? state : { ...state, open: event.open }
    case 'dismissed':
      return dismissed(state, event.message)
  }
}

function added(state: CompareState, candidate: CompareCandidate): CompareState {
  const reason = compareAdmission(state, candidate)
  // what was refused stays in the field, so that it can be corrected
  if (reason)
    return {
      ...state,
      messages: [{ kind: reason, name: compareName(candidate) }],
      term: candidate.term ?? state.term,
    }
  return { ...state, messages: [], items: [...state.items, withStyle(state.items, candidate)] }
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

/** "An add is rejected if the item is the same as the main bond on the selected ground": so it cannot stay either. */
function mainChanged(state: CompareState, main: CompareMain): CompareState {
  const own = compareKey({ model: 'bonds', ...main })
  const gone = state.items.filter(item => item.key === own)
  if (gone.length === 0) return { ...state, main }
  return {
    ...state,
    main,
    items: state.items.filter(item => item.key !== own),
    messages: gone.map(item => ({ kind: 'becameMain', name: compareName(item) })),
  }
}

/** Addresses are typed by people: what cannot be added is left out, without a message. */
function restored(state: CompareState, candidates: readonly CompareCandidate[]): CompareState {
  const wanted = new Set(candidates.map(compareKey))
  const items = state.items.filter(item => wanted.has(item.key))
  for (const candidate of candidates)
    if (compareAdmission({ main: state.main, items }, candidate) === null)
      items.push(withStyle(items, candidate))
  const order = candidates.map(compareKey)
  items.sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
  const same = items.length === state.items.length && items.every((item, at) => item === state.items[at])
  return same ? state : { ...state, items, messages: [] }
}

function named(
  state: CompareState,
  { key, name, tradingGroundName }: Extract<CompareEvent, { type: 'named' }>,
): CompareState {
  const item = state.items.find(one => one.key === key)
  if (!item) return state
  const next: ComparedItem = { ...item, name: item.name || (name ?? '') }
  const ground = item.tradingGroundName ?? tradingGroundName
  if (ground) next.tradingGroundName = ground
  if (next.name === item.name && next.tradingGroundName === item.tradingGroundName) return state
  return { ...state, items: state.items.map(one => (one === item ? next : one)) }
}

function answered(
  state: CompareState,
  { measure, outcomes }: Extract<CompareEvent, { type: 'answered' }>,
): CompareState {
  const outcomeOf = (item: ComparedItem): CompareOutcome => outcomes.get(item.key) ?? 'rows'
  const gone = state.items.filter(item => outcomeOf(item) !== 'rows')
  const last = gone.at(-1)
  if (!last) return { ...state, question: null }
  const messages = gone.map((item): CompareMessage => {
    const [kind, name] = [outcomeOf(item), compareName(item)]
    return kind === 'noMeasure'
      ? { kind, name, measure }
      : { kind: kind === 'refused' ? kind : 'noData', name }
  })
  return {
    ...state,
    question: null,
    items: state.items.filter(item => outcomeOf(item) === 'rows'),
    messages: [...state.messages, ...messages],
    // C13: the search shows the text that found it again
    term: last.term ?? last.name,
    open: true,
  }
}

function dismissed(state: CompareState, message?: CompareMessage): CompareState {
  const messages = message ? state.messages.filter(one => one !== message) : []
  return messages.length === state.messages.length ? state : { ...state, messages }
}
