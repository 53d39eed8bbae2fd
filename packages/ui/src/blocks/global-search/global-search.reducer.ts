import type { Port, Request, Settled } from '../../foundation/state/use-request.ts'
import type { OptionMove } from '../combobox/combobox-keyboard.rules.ts'
import { searchFieldReducer } from '../combobox/search-field.reducer.ts'

/** What can be searched for, in the order in which the tabs stand and are looked at for hits (shared-blocks §4). */
export const GLOBAL_KINDS = ['bonds', 'stocks', 'indexes', 'companies', 'etfs'] as const
export type GlobalKind = (typeof GLOBAL_KINDS)[number]

/** One hit. */
export type GlobalItem = {
  id: number
  title: string
  tickers: readonly string[]
  status: string | null
}

/** What one kind answers. */
export type GlobalAnswer = {
  items: readonly GlobalItem[]
  /** Hits in all; may be more than `items` holds. */
  count: number
  /** The server's own words where it has no hits, else null. */
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

/** The five questions, one per tab; an API client's `suggest` is such a set. */
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

/** A page that can be gone to. */
export type GlobalTarget = { kind: GlobalKind; id: number; title: string }

/** What was chosen, as the page is told (shared-blocks §4). */
export type GlobalSelection = { type: GlobalKind; id: number; title: string }

/** How far the question to one kind has come. A fault is no alert, but no "none" either (readings #43). */
export type GlobalSlot = { kind: 'asking' } | { kind: 'found'; answer: GlobalAnswer } | { kind: 'failed' }
export type GlobalSlots = Readonly<Record<GlobalKind, GlobalSlot>>

export type GlobalPhase =
  /** Too little text, or text that was put in and not searched for. */
  | { kind: 'idle' }
  /** Enough text; the pause before the search is running. */
  | { kind: 'waiting'; chosen: GlobalKind | null }
  | {
      kind: 'results'
      slots: GlobalSlots
      /** The tab that was chosen in an earlier search: opened if it has hits. */
      wanted: GlobalKind | null
      /** The tab that was chosen in this one: open whatever it has. */
      chosen: GlobalKind | null
    }

export type GlobalSearchState = {
  /** The field's text, as typed. */
  term: string
  /** An input method is composing: the text is not the user's word yet. */
  composing: boolean
  popup: 'open' | 'closed'
  /** What holds the popup open once it is: it closes when neither is here. */
  held: { focus: boolean; pointer: boolean }
  phase: GlobalPhase
  /** The option under the keyboard or pointer, by its place among those that are shown. */
  active: number | null
  /** The last id given out; it never comes again. */
  sequence: number
  /** One question to all kinds that have not answered yet. */
  request: Request<GlobalQuery>
  /** The tab chosen last, kept between visits; null where it is not reused. */
  remembered: GlobalKind | null
  /** What was chosen lately, kept between visits; the latest first. */
  recent: readonly GlobalTarget[]
}

export type GlobalMove = OptionMove

export type GlobalSearchEvent =
  | { type: 'typed'; text: string }
  | { type: 'composing' }
  | { type: 'composed'; text: string }
  | { type: 'settled' }
  | (Settled<GlobalAnswer> & { kind: GlobalKind })
  /** Asks those again who gave no answer. */
  | { type: 'retried' }
  | { type: 'opened' }
  | { type: 'dismissed' }
  | { type: 'moved'; by: GlobalMove }
  | { type: 'pointed'; index: number | null }
  /** `reuse`: the next search opens this tab too if it has hits. */
  | { type: 'tabChosen'; kind: GlobalKind; reuse: boolean }
  /** `fills`: the title comes into the field. */
  | { type: 'chosen'; index: number; fills: boolean }
  /** Opened elsewhere, in another tab of the browser: the search goes on. */
  | { type: 'visited'; index: number }
  /** A hit of any kind was chosen by who shows them in another way: it is kept among the recent ones. */
  | { type: 'taken'; target: GlobalTarget }
  | { type: 'cleared' }
  | { type: 'entered' }
  | { type: 'left' }
  | { type: 'pressedOutside' }
  | { type: 'pointerEntered' }
  | { type: 'pointerLeft' }
  | { type: 'refilled'; text: string }
  | { type: 'recalled'; tab: GlobalKind | null; recent: readonly GlobalTarget[] }
  | { type: 'recentCleared' }

/** How many chosen things are kept. */
export const RECENT_MOST = 8

const IDLE: GlobalPhase = { kind: 'idle' }
const WAITING: GlobalPhase = { kind: 'waiting', chosen: null }
const ASKING: GlobalSlots = {
  bonds: { kind: 'asking' },
  stocks: { kind: 'asking' },
  indexes: { kind: 'asking' },
  companies: { kind: 'asking' },
  etfs: { kind: 'asking' },
}

/** The state before anybody did anything. */
export function initialGlobalSearch(term = ''): GlobalSearchState {
  return {
    term,
    composing: false,
    popup: 'closed',
    held: { focus: false, pointer: false },
    phase: IDLE,
    active: null,
    sequence: 0,
    request: null,
    remembered: null,
    recent: [],
  }
}

/** The text whose pause is running, or null: what the debounce watches. */
export function pendingGlobalTerm({ phase, term }: GlobalSearchState): string | null {
  return phase.kind === 'waiting' ? term : null
}

/** What one kind is to be asked now, or null when it has answered or nothing is asked. */
export function requestTo(kind: GlobalKind, { phase, request }: GlobalSearchState): Request<GlobalQuery> {
  return phase.kind === 'results' && phase.slots[kind].kind === 'asking' ? request : null
}

/**
 * The open tab. Answers come in any order, and no tab may jump under the hand: so it is the first that has hits or may
 * still have some, which is the first with hits once all have answered (shared-blocks §4).
 */
export function openKind({ phase, remembered }: GlobalSearchState): GlobalKind {
  const first = GLOBAL_KINDS[0]
  if (phase.kind === 'idle') return first
  if (phase.kind === 'waiting') return phase.chosen ?? remembered ?? first
  const { slots, chosen, wanted } = phase
  const mayHave = (kind: GlobalKind) => slots[kind].kind === 'asking' || hasHits(slots[kind])
  if (chosen) return chosen
  if (wanted && mayHave(wanted)) return wanted
  return GLOBAL_KINDS.find(mayHave) ?? first
}

/** Whether a kind has answered with something. */
export function hasHits(slot: GlobalSlot): boolean {
  return slot.kind === 'found' && slot.answer.items.length > 0
}

/** The options that can be moved through: hits of the open tab, or what was chosen lately while nothing is typed. */
export function globalTargets(state: GlobalSearchState): readonly GlobalTarget[] {
  const { phase, popup, term, recent } = state
  if (popup === 'closed') return []
  if (phase.kind === 'idle') return term.trim() === '' && !state.composing ? recent : []
  if (phase.kind === 'waiting') return []
  const kind = openKind(state)
  const slot = phase.slots[kind]
  return slot.kind === 'found' ? slot.answer.items.map(({ id, title }) => ({ kind, id, title })) : []
}

/** Global search: what is typed, found in five kinds, chosen and kept (G1, shared-blocks §4). Pure. */
export function globalSearchReducer(state: GlobalSearchState, event: GlobalSearchEvent): GlobalSearchState {
  switch (event.type) {
    case 'settled':
      return asked(state)
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
    case 'taken':
      return { ...state, recent: withRecent(state.recent, event.target) }
    case 'pressedOutside':
      return state.held.pointer ? state : fieldReducer(state, { type: 'dismissed' })
    case 'recalled':
      return kept({ ...state, remembered: event.tab, recent: event.recent })
    case 'recentCleared':
      return kept({ ...state, recent: [] })
    default:
      return fieldReducer(state, event)
  }
}

const fieldReducer = searchFieldReducer<GlobalSearchState>({
  idle: IDLE,
  waiting: WAITING,
  asks: ({ phase, popup }) => phase.kind === 'idle' || (popup === 'closed' && isSilent(phase)),
  options: globalTargets,
  active: ({ active }) => active,
  withActive: (state, active) => ({ ...state, active }),
})

/** Nobody answered: a user who comes back asks again in silence. */
function isSilent(phase: GlobalPhase): boolean {
  return phase.kind === 'results' && GLOBAL_KINDS.every(kind => phase.slots[kind].kind === 'failed')
}

function asked(state: GlobalSearchState): GlobalSearchState {
  const { phase, remembered, term, sequence } = state
  if (phase.kind !== 'waiting') return state
  const id = sequence + 1
  return {
    ...state,
    phase: { kind: 'results', slots: ASKING, wanted: remembered, chosen: phase.chosen },
    sequence: id,
    request: { id, payload: { term: term.trim() } },
  }
}

/** The kinds that failed are asked again; what was found stays. */
function retried(state: GlobalSearchState): GlobalSearchState {
  const { phase, term, sequence } = state
  if (phase.kind !== 'results') return state
  const failed = GLOBAL_KINDS.filter(kind => phase.slots[kind].kind === 'failed')
  if (failed.length === 0) return state
  const slots = { ...phase.slots, ...Object.fromEntries(failed.map(kind => [kind, { kind: 'asking' }])) }
  const id = sequence + 1
  return kept({
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
  if (request?.id !== id || phase.kind !== 'results' || phase.slots[kind].kind !== 'asking') return state
  const slots = { ...phase.slots, [kind]: slot }
  const more = GLOBAL_KINDS.some(one => slots[one].kind === 'asking')
  return kept({ ...state, phase: { ...phase, slots }, request: more ? request : null })
}

/** The active option, as far as it is still among those that are shown. */
function kept(state: GlobalSearchState): GlobalSearchState {
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
  // while the recent ones are shown their order stands still under the hand
  if (!target || state.phase.kind === 'idle') return state
  return { ...state, recent: withRecent(state.recent, target) }
}

function withRecent(recent: readonly GlobalTarget[], target: GlobalTarget): readonly GlobalTarget[] {
  const others = recent.filter(one => one.kind !== target.kind || one.id !== target.id)
  return [target, ...others].slice(0, RECENT_MOST)
}
