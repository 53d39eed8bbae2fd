import type { Port, Request, Settled } from '../../foundation/state/use-request.ts'
import type { OptionMove } from '../combobox/combobox-keyboard.rules.ts'
import { searchFieldReducer } from '../combobox/search-field.reducer.ts'

/** The kinds of results, in the order of the tabs; the first one with hits opens (shared-blocks §4). */
export const GLOBAL_KINDS = ['bonds', 'stocks', 'indexes', 'companies', 'etfs'] as const
export type GlobalKind = (typeof GLOBAL_KINDS)[number]

/** One hit. */
export type GlobalItem = {
  id: number
  title: string
  tickers: readonly string[]
  status: string | null
}

/** The answer for one kind. */
export type GlobalAnswer = {
  items: readonly GlobalItem[]
  /** Hits in all; may be more than `items` holds. */
  count: number
  /** The server's message if it has no hits, else null. */
  error: string | null
}

export type GlobalQuery = {
  /** Trimmed, more than two code points (shared-blocks §5). */
  term: string
}
export type GlobalCompaniesQuery = GlobalQuery & {
  /** Statuses whose companies are left out (shared-blocks §7). */
  withoutStatuses?: readonly number[]
}

/** The five ports, one per tab; `api.suggest` of the API client has this shape. */
export type GlobalSearchPorts = {
  /** Finds bonds. */
  bonds: Port<GlobalQuery, GlobalAnswer>
  /** Finds stocks. */
  stocks: Port<GlobalQuery, GlobalAnswer>
  /** Finds funds. */
  etfs: Port<GlobalQuery, GlobalAnswer>
  /** Finds indexes. */
  indexes: Port<GlobalQuery, GlobalAnswer>
  /** Finds companies. */
  companies: Port<GlobalCompaniesQuery, GlobalAnswer>
}

/** The page of a result. */
export type GlobalTarget = { kind: GlobalKind; id: number; title: string }

/** The choice that `onSelect` receives (shared-blocks §4). */
export type GlobalSelection = { type: GlobalKind; id: number; title: string }

/** The request for one kind. A fault shows no alert, and is not the same as no hits (readings #43). */
export type GlobalSlot = { kind: 'loading' } | { kind: 'found'; answer: GlobalAnswer } | { kind: 'failed' }
export type GlobalSlots = Readonly<Record<GlobalKind, GlobalSlot>>

export type GlobalPhase =
  /** The text is too short, or the page set it and it was not searched for. */
  | { kind: 'idle' }
  /** The text is long enough; the debounce is running. */
  | { kind: 'waiting'; chosen: GlobalKind | null }
  | {
      kind: 'results'
      slots: GlobalSlots
      /** The tab chosen in an earlier search: it opens if it has hits. */
      preferred: GlobalKind | null
      /** The tab chosen in this search: it is open even without hits. */
      chosen: GlobalKind | null
    }

export type GlobalSearchState = {
  /** The field's text, as typed. */
  term: string
  /** An input method is composing: the text is not final. */
  composing: boolean
  popup: 'open' | 'closed'
  /** An open popup closes when neither the focus nor the pointer is inside. */
  inside: { focus: boolean; pointer: boolean }
  phase: GlobalPhase
  /** The index of the option under the keyboard or pointer. */
  active: number | null
  /** The id of the last request; ids never repeat. */
  sequence: number
  /** One request to all kinds that have not answered yet. */
  request: Request<GlobalQuery>
  /** The stored tab of the last search; null where it is not reused. */
  remembered: GlobalKind | null
  /** The stored recent choices, the latest first. */
  recent: readonly GlobalTarget[]
}

export type GlobalMove = OptionMove

export type GlobalSearchEvent =
  | { type: 'typed'; text: string }
  | { type: 'composing' }
  | { type: 'composed'; text: string }
  | { type: 'settled' }
  | (Settled<GlobalAnswer> & { kind: GlobalKind })
  /** Repeats the requests that failed. */
  | { type: 'retried' }
  | { type: 'opened' }
  | { type: 'dismissed' }
  | { type: 'moved'; by: GlobalMove }
  | { type: 'pointed'; index: number | null }
  /** `reuse`: the next search opens this tab if it has hits. */
  | { type: 'tabChosen'; kind: GlobalKind; reuse: boolean }
  /** `fills`: the title replaces the text of the field. */
  | { type: 'chosen'; index: number; fills: boolean }
  /** Opened in another browser tab: the search stays open. */
  | { type: 'visited'; index: number }
  /** Another component, such as a command palette, chose a hit: it joins the recent choices. */
  | { type: 'recentAdded'; target: GlobalTarget }
  | { type: 'cleared' }
  | { type: 'focused' }
  | { type: 'blurred' }
  | { type: 'pressedOutside' }
  | { type: 'pointerEntered' }
  | { type: 'pointerLeft' }
  | { type: 'refilled'; text: string }
  | { type: 'recalled'; tab: GlobalKind | null; recent: readonly GlobalTarget[] }
  | { type: 'recentCleared' }

/** The number of stored recent choices. */
export const RECENT_MOST = 8

const IDLE: GlobalPhase = { kind: 'idle' }
const WAITING: GlobalPhase = { kind: 'waiting', chosen: null }
const LOADING: GlobalSlots = {
  bonds: { kind: 'loading' },
  stocks: { kind: 'loading' },
  indexes: { kind: 'loading' },
  companies: { kind: 'loading' },
  etfs: { kind: 'loading' },
}

export function initialGlobalSearch(term = ''): GlobalSearchState {
  return {
    term,
    composing: false,
    popup: 'closed',
    inside: { focus: false, pointer: false },
    phase: IDLE,
    active: null,
    sequence: 0,
    request: null,
    remembered: null,
    recent: [],
  }
}

/** The text to debounce, or null. */
export function pendingGlobalTerm({ phase, term }: GlobalSearchState): string | null {
  return phase.kind === 'waiting' ? term : null
}

/** The request for one kind, or null after its answer or without a search. */
export function requestTo(kind: GlobalKind, { phase, request }: GlobalSearchState): Request<GlobalQuery> {
  return phase.kind === 'results' && phase.slots[kind].kind === 'loading' ? request : null
}

/**
 * The open tab: the first that has hits or has not answered yet, so that answers in any order do not switch tabs under the pointer.
 * Once all have answered, it is the first with hits (shared-blocks §4).
 */
export function openKind({ phase, remembered }: GlobalSearchState): GlobalKind {
  const first = GLOBAL_KINDS[0]
  if (phase.kind === 'idle') return first
  if (phase.kind === 'waiting') return phase.chosen ?? remembered ?? first
  const { slots, chosen, preferred } = phase
  const mayHave = (kind: GlobalKind) => slots[kind].kind === 'loading' || hasHits(slots[kind])
  if (chosen) return chosen
  if (preferred && mayHave(preferred)) return preferred
  return GLOBAL_KINDS.find(mayHave) ?? first
}

/** Whether a kind has answered with hits. */
export function hasHits(slot: GlobalSlot): boolean {
  return slot.kind === 'found' && slot.answer.items.length > 0
}

/** The targets of the shown options: hits of the open tab, or the recent choices while the field is empty. */
export function globalTargets(state: GlobalSearchState): readonly GlobalTarget[] {
  const { phase, popup, term, recent } = state
  if (popup === 'closed') return []
  if (phase.kind === 'idle') return term.trim() === '' && !state.composing ? recent : []
  if (phase.kind === 'waiting') return []
  const kind = openKind(state)
  const slot = phase.slots[kind]
  return slot.kind === 'found' ? slot.answer.items.map(({ id, title }) => ({ kind, id, title })) : []
}

/** Global search: text, results of five kinds, choices and recent choices (G1, shared-blocks §4). Pure. */
export function globalSearchReducer(state: GlobalSearchState, event: GlobalSearchEvent): GlobalSearchState {
  switch (event.type) {
    case 'settled':
      return searchStarted(state)
    case 'answered':
      return settled(state, event.kind, event.id, { kind: 'found', answer: event.answer })
    case 'failed':
      return settled(state, event.kind, event.id, { kind: 'failed' })
    case 'retried':
      return retried(state)
    case 'tabChosen':
      return tabChosen(state, event)
    case 'chosen':
      return chosen(state, event)
    case 'visited':
      return visited(state, event.index)
    case 'recentAdded':
      return { ...state, recent: withRecent(state.recent, event.target) }
    case 'pressedOutside':
      return state.inside.pointer ? state : fieldReducer(state, { type: 'dismissed' })
    case 'recalled':
      return withValidActive({ ...state, remembered: event.tab, recent: event.recent })
    case 'recentCleared':
      return withValidActive({ ...state, recent: [] })
    default:
      return fieldReducer(state, event)
  }
}

const fieldReducer = searchFieldReducer<GlobalSearchState>({
  idle: IDLE,
  waiting: WAITING,
  startsSearch: ({ phase, popup }) => phase.kind === 'idle' || (popup === 'closed' && allFailed(phase)),
  options: globalTargets,
  active: ({ active }) => active,
  withActive: (state, active) => ({ ...state, active }),
})

/** No kind answered: opening the popup again repeats the search. */
function allFailed(phase: GlobalPhase): boolean {
  return phase.kind === 'results' && GLOBAL_KINDS.every(kind => phase.slots[kind].kind === 'failed')
}

function searchStarted(state: GlobalSearchState): GlobalSearchState {
  const { phase, remembered, term, sequence } = state
  if (phase.kind !== 'waiting') return state
  const id = sequence + 1
  return {
    ...state,
    phase: { kind: 'results', slots: LOADING, preferred: remembered, chosen: phase.chosen },
    sequence: id,
    request: { id, payload: { term: term.trim() } },
  }
}

/** Repeats the requests that failed; found hits stay. */
function retried(state: GlobalSearchState): GlobalSearchState {
  const { phase, term, sequence } = state
  if (phase.kind !== 'results') return state
  const failed = GLOBAL_KINDS.filter(kind => phase.slots[kind].kind === 'failed')
  if (failed.length === 0) return state
  const slots = { ...phase.slots, ...Object.fromEntries(failed.map(kind => [kind, { kind: 'loading' }])) }
  const id = sequence + 1
  return withValidActive({
    ...state,
    phase: { ...phase, slots },
    sequence: id,
    request: { id, payload: { term: term.trim() } },
  })
}

function settled(
  state: GlobalSearchState,
  kind: GlobalKind,
  id: number,
  slot: GlobalSlot,
): GlobalSearchState {
  const { phase, request } = state
  if (request?.id !== id || phase.kind !== 'results' || phase.slots[kind].kind !== 'loading') return state
  const slots = { ...phase.slots, [kind]: slot }
  const pending = GLOBAL_KINDS.some(one => slots[one].kind === 'loading')
  return withValidActive({ ...state, phase: { ...phase, slots }, request: pending ? request : null })
}

/** The state without an active option that is no longer shown. */
function withValidActive(state: GlobalSearchState): GlobalSearchState {
  const { active } = state
  return active !== null && !globalTargets(state)[active] ? { ...state, active: null } : state
}

function tabChosen(
  state: GlobalSearchState,
  { kind, reuse }: { kind: GlobalKind; reuse: boolean },
): GlobalSearchState {
  const { phase } = state
  if (phase.kind === 'idle') return state
  const remembered = reuse ? kind : state.remembered
  return { ...state, remembered, active: null, phase: { ...phase, chosen: kind } }
}

function chosen(state: GlobalSearchState, { index, fills }: { index: number; fills: boolean }) {
  const target = globalTargets(state)[index]
  if (!target) return state
  const term = fills ? target.title : state.term
  return { ...fieldReducer(state, { type: 'cleared' }), term, recent: withRecent(state.recent, target) }
}

function visited(state: GlobalSearchState, index: number): GlobalSearchState {
  const target = globalTargets(state)[index]
  // the recent choices keep their order while they are shown
  if (!target || state.phase.kind === 'idle') return state
  return { ...state, recent: withRecent(state.recent, target) }
}

function withRecent(recent: readonly GlobalTarget[], target: GlobalTarget): readonly GlobalTarget[] {
  const others = recent.filter(one => one.kind !== target.kind || one.id !== target.id)
  return [target, ...others].slice(0, RECENT_MOST)
}
