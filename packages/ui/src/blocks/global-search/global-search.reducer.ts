import type { Port, Request, Settled } from '../../foundation/state/use-request.ts'
import type { OptionMove } from '../combobox/combobox-keyboard.rules.ts'
import { type SearchFieldEvent, searchFieldReducer } from '../combobox/search-field.reducer.ts'

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

/** A kind of results: bonds, funds, currencies. Its label is in the user's language. */
export type GlobalSearchKind<Kind extends string = string> = {
  /** A unique id such as `funds`. Choices refer to the kind by it, and browsers store it. */
  kind: Kind
  /** Plural name as a title: "Funds". */
  label: string
  /** Finds items of this kind. Rejects for transport faults. */
  search: Port<GlobalQuery, GlobalAnswer>
  /** The address of an item. Null, or an address that `safeUrl` refuses, is no link. Needed unless `onSelect` handles choices. */
  hrefOf?: (id: number) => string | null
}

/** The page of a result. */
export type GlobalTarget = { kind: string; id: number; title: string }

/** The choice that `onSelect` receives (shared-blocks §4). */
export type GlobalSelection<Kind extends string = string> = { type: Kind; id: number; title: string }

/** The request for one kind. A fault shows no alert, and is not the same as no hits (readings #43). */
export type GlobalSlot = { kind: 'loading' } | { kind: 'found'; answer: GlobalAnswer } | { kind: 'failed' }
type GlobalSlots = Readonly<Record<string, GlobalSlot>>

type GlobalPhase =
  /** The text is too short, or the page set it and it was not searched for. */
  | { kind: 'idle' }
  /** The text is long enough; the debounce is running. */
  | { kind: 'waiting'; chosen: string | null }
  | {
      kind: 'results'
      slots: GlobalSlots
      /** The tab chosen in an earlier search: it opens if it has hits. */
      preferred: string | null
      /** The tab chosen in this search: it is open even without hits. */
      chosen: string | null
    }

export type GlobalSearchState = {
  /** The ids of the kinds, in the order of the tabs; the first one with hits opens (shared-blocks §4). */
  kinds: readonly string[]
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
  remembered: string | null
  /** The stored recent choices, the latest first. */
  recent: readonly GlobalTarget[]
}

export type GlobalSearchEvent =
  | SearchFieldEvent<OptionMove>
  | { type: 'settled' }
  | (Settled<GlobalAnswer> & { kind: string })
  /** Repeats the requests that failed. */
  | { type: 'retried' }
  /** `reuse`: the next search opens this tab if it has hits. */
  | { type: 'tabChosen'; kind: string; reuse: boolean }
  /** `fills`: the title replaces the text of the field. */
  | { type: 'chosen'; index: number; fills: boolean }
  /** Opened in another browser tab: the search stays open. */
  | { type: 'visited'; index: number }
  /** Another component, such as a command palette, chose a hit: it joins the recent choices. */
  | { type: 'recentAdded'; target: GlobalTarget }
  | { type: 'pressedOutside' }
  | { type: 'recalled'; tab: string | null; recent: readonly GlobalTarget[] }
  | { type: 'recentCleared' }
  /** The page has other kinds now: a search starts again with them. */
  | { type: 'kindsChanged'; kinds: readonly string[] }

/** The number of stored recent choices. */
export const RECENT_MOST = 8

const IDLE: GlobalPhase = { kind: 'idle' }
const WAITING: GlobalPhase = { kind: 'waiting', chosen: null }

export function initialGlobalSearch({
  kinds,
  term = '',
}: {
  kinds: readonly string[]
  term?: string | undefined
}): GlobalSearchState {
  return {
    kinds,
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
export function requestTo(kind: string, { phase, request }: GlobalSearchState): Request<GlobalQuery> {
  return phase.kind === 'results' && phase.slots[kind]?.kind === 'loading' ? request : null
}

/**
 * The open tab: the first that has hits or has not answered yet, so that answers in any order do not switch tabs under the pointer.
 * Once all have answered, it is the first with hits (shared-blocks §4).
 */
export function openKind({ kinds, phase, remembered }: GlobalSearchState): string {
  const first = kinds[0] ?? ''
  if (phase.kind === 'idle') return first
  if (phase.kind === 'waiting') return phase.chosen ?? remembered ?? first
  const { slots, chosen, preferred } = phase
  const mayHave = (kind: string) => slots[kind]?.kind === 'loading' || hasHits(slots[kind])
  if (chosen) return chosen
  if (preferred && mayHave(preferred)) return preferred
  return kinds.find(mayHave) ?? first
}

/** Whether a kind has answered with hits. */
export function hasHits(slot: GlobalSlot | undefined): boolean {
  return slot?.kind === 'found' && slot.answer.items.length > 0
}

/** The targets of the shown options: hits of the open tab, or the recent choices while the field is empty. */
export function globalTargets(state: GlobalSearchState): readonly GlobalTarget[] {
  const { phase, popup, term, recent } = state
  if (popup === 'closed') return []
  if (phase.kind === 'idle') return term.trim() === '' && !state.composing ? recent : []
  if (phase.kind === 'waiting') return []
  const kind = openKind(state)
  const slot = phase.slots[kind]
  return slot?.kind === 'found' ? slot.answer.items.map(({ id, title }) => ({ kind, id, title })) : []
}

/** Global search: text, results of each kind, choices and recent choices (G1, shared-blocks §4). Pure. */
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
    case 'kindsChanged':
      return kindsChanged(state, event.kinds)
    default:
      return fieldReducer(state, event)
  }
}

const fieldReducer = searchFieldReducer<GlobalSearchState>({
  idle: IDLE,
  waiting: WAITING,
  startsSearch: state =>
    state.phase.kind === 'idle' ||
    (state.popup === 'closed' && failedKinds(state).length === state.kinds.length),
  options: globalTargets,
  active: ({ active }) => active,
  withActive: (state, active) => ({ ...state, active }),
})

/** The kinds whose requests failed, in order. A failure of all of them repeats the search when the popup opens again. */
export function failedKinds({ kinds, phase }: GlobalSearchState): readonly string[] {
  return phase.kind === 'results' ? kinds.filter(kind => phase.slots[kind]?.kind === 'failed') : []
}

const loadingSlots = (kinds: readonly string[]): GlobalSlots =>
  Object.fromEntries(kinds.map(kind => [kind, { kind: 'loading' }]))

function searchStarted(state: GlobalSearchState): GlobalSearchState {
  const { kinds, phase, remembered, term, sequence } = state
  if (phase.kind !== 'waiting') return state
  const id = sequence + 1
  return {
    ...state,
    phase: { kind: 'results', slots: loadingSlots(kinds), preferred: remembered, chosen: phase.chosen },
    sequence: id,
    request: kinds.length > 0 ? { id, payload: { term: term.trim() } } : null,
  }
}

/** Repeats the requests that failed; found hits stay. */
function retried(state: GlobalSearchState): GlobalSearchState {
  const { phase, term, sequence } = state
  if (phase.kind !== 'results') return state
  const failed = failedKinds(state)
  if (failed.length === 0) return state
  const slots = { ...phase.slots, ...loadingSlots(failed) }
  const id = sequence + 1
  return withValidActive({
    ...state,
    phase: { ...phase, slots },
    sequence: id,
    request: { id, payload: { term: term.trim() } },
  })
}

function settled(state: GlobalSearchState, kind: string, id: number, slot: GlobalSlot): GlobalSearchState {
  const { kinds, phase, request } = state
  if (request?.id !== id || phase.kind !== 'results' || phase.slots[kind]?.kind !== 'loading') return state
  const slots = { ...phase.slots, [kind]: slot }
  const pending = kinds.some(one => slots[one]?.kind === 'loading')
  return withValidActive({ ...state, phase: { ...phase, slots }, request: pending ? request : null })
}

/** The state without an active option that is no longer shown. */
function withValidActive(state: GlobalSearchState): GlobalSearchState {
  const { active } = state
  return active !== null && !globalTargets(state)[active] ? { ...state, active: null } : state
}

function tabChosen(
  state: GlobalSearchState,
  { kind, reuse }: { kind: string; reuse: boolean },
): GlobalSearchState {
  const { phase } = state
  if (phase.kind === 'idle') return state
  const remembered = reuse ? kind : state.remembered
  return { ...state, remembered, active: null, phase: { ...phase, chosen: kind } }
}

function kindsChanged(state: GlobalSearchState, kinds: readonly string[]): GlobalSearchState {
  const { phase, remembered, recent } = state
  const known = (kind: string | null) => (kind !== null && kinds.includes(kind) ? kind : null)
  return {
    ...state,
    kinds,
    active: null,
    phase: phase.kind === 'idle' ? phase : { kind: 'waiting', chosen: known(phase.chosen) },
    request: null,
    remembered: known(remembered),
    recent: recent.filter(({ kind }) => kinds.includes(kind)),
  }
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
