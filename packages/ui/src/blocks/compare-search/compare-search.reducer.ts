import type { Port, Request, Settled } from '../../foundation/state/use-request.ts'
import { isSearchable, type ListMove, LONGEST_TERM } from '../combobox/combobox-keyboard.rules.ts'
import { type SearchFieldEvent, searchFieldReducer } from '../combobox/search-field.reducer.ts'

/** A part of a hit's name; `match` is true for a match of the search term. */
type CompareNamePart = { text: string; match: boolean }

/** One hit. */
export type CompareItem = {
  id: number
  name: string
  /** The name in parts, with the matches to mark; joined they are the name. Default: the name without marks. */
  nameParts?: readonly CompareNamePart[]
}

/** Hits of one kind, shown as one tab of the popup. */
export type CompareGroup = {
  /** The `kind` of one of the page's kinds. */
  kind: string
  /** The tab's text, in the user's language. */
  name: string
  /** Hits in all; may be more than `items` has. Default: as many as `items`. */
  count?: number
  /** Whether this tab opens first. Default false: the first tab with hits opens. */
  selected?: boolean
  /** Whether the user has to choose a venue for an item of this group. Default false. */
  withVenues?: boolean
  items: readonly CompareItem[]
}

export type CompareVenue = { id: number; name: string }

export type CompareSearchQuery = {
  /** Trimmed, more than two code points, at most 200 characters. */
  term: string
  /** The venue of the chart, or null. */
  venueId: number | null
}

/** The item whose venues are requested. */
type CompareVenuesQuery = {
  kind: string
  id: number
  /** The venue of the chart, or null. */
  venueId: number | null
}

/** Finds what can be compared, in groups of one kind each. */
export type CompareSearchPort = Port<CompareSearchQuery, readonly CompareGroup[]>
/** The venues of an item; the first one is preselected, and without any the item cannot be compared. */
export type CompareVenuesPort = Port<CompareVenuesQuery, readonly CompareVenue[]>

/** The item to compare, which `onAdd` receives. */
export type CompareAddition = {
  id: number
  /** The chosen venue; null for items without venues. */
  venueId: number | null
  kind: string
  name: string
  venueName?: string
  /** The text that found it: restore it in the field if the item has no data (C13). */
  term: string
}

/** Both kinds of requests share one slot of the state, so a new request cancels a pending one of either kind. */
export type CompareQuestion =
  | { kind: 'search'; query: CompareSearchQuery }
  | { kind: 'venues'; query: CompareVenuesQuery }
export type CompareAnswer =
  | { kind: 'search'; groups: readonly CompareGroup[] }
  | { kind: 'venues'; venues: readonly CompareVenue[] }

/** The hit whose venue the user chooses, and the text that found it. */
export type CompareChoice = { id: number; name: string; kind: string; term: string }

type CompareRefusal = 'need_auth' | 'need_get_access'

export type ComparePhase =
  /** The text is too short, or the page set it and it was not searched for. */
  | { kind: 'empty' }
  /** The text is long enough; the debounce is running. */
  | { kind: 'waiting' }
  | { kind: 'searching' }
  /** `group` is the index of the open tab, `active` that of the option under the keyboard or pointer. */
  | { kind: 'found'; groups: readonly CompareGroup[]; group: number; active: number | null }
  | { kind: 'searchFailed' }
  /** The server denies access that the page assumed, e.g. because the session has ended. */
  | { kind: 'refused'; code: CompareRefusal }
  | { kind: 'loadingVenues'; chosen: CompareChoice }
  | {
      kind: 'venues'
      chosen: CompareChoice
      venues: readonly CompareVenue[]
      venueId: number
    }
  /** The null-result flag of shared-blocks §8. */
  | { kind: 'noVenues'; chosen: CompareChoice }
  | { kind: 'venuesFailed'; chosen: CompareChoice }

export type CompareSearchState = {
  /** The field's text, as typed. */
  term: string
  /** An input method is composing: the text is not final. */
  composing: boolean
  popup: 'open' | 'closed'
  /** An open popup closes when neither the focus nor the pointer is inside. */
  inside: { focus: boolean; pointer: boolean }
  phase: ComparePhase
  /** The id of the last request; ids never repeat (readings #36). */
  sequence: number
  request: Request<CompareQuestion>
}

/** What a new request needs from outside: the venue of the chart. */
type CompareContext = { venueId: number | null }

export type CompareSearchEvent =
  | SearchFieldEvent<ListMove>
  | ({ type: 'settled' } & CompareContext)
  | Settled<CompareAnswer>
  | ({ type: 'retried' } & CompareContext)
  | { type: 'groupChosen'; index: number }
  | ({ type: 'chosen'; index: number } & CompareContext)
  | { type: 'venueChosen'; id: number }
  | { type: 'added' }
  | { type: 'venueChanged' }
  | { type: 'accessGranted' }

const EMPTY: ComparePhase = { kind: 'empty' }
const WAITING: ComparePhase = { kind: 'waiting' }

export function initialCompareSearch(term = ''): CompareSearchState {
  return {
    term,
    composing: false,
    popup: 'closed',
    inside: { focus: false, pointer: false },
    phase: EMPTY,
    sequence: 0,
    request: null,
  }
}

/** The text to debounce, or null. */
export function pendingTerm(state: CompareSearchState): string | null {
  return state.phase.kind === 'waiting' ? state.term : null
}

/** The open tab, or null when nothing was found. */
export function openGroup(phase: ComparePhase): CompareGroup | null {
  return phase.kind === 'found' ? (phase.groups[phase.group] ?? null) : null
}

/**
 * The addition that this event causes in this state, or null. An item without venues is added when it is chosen, others by
 * the add button (shared-blocks §4).
 */
export function additionOf(state: CompareSearchState, event: CompareSearchEvent): CompareAddition | null {
  if (event.type === 'chosen') {
    const choice = choiceAt(state, event.index)
    if (!choice || openGroup(state.phase)?.withVenues) return null
    return { ...choice, venueId: null }
  }
  if (event.type !== 'added' || state.phase.kind !== 'venues') return null
  const { chosen, venues, venueId } = state.phase
  const venue = venues.find(one => one.id === venueId)
  return {
    ...chosen,
    venueId: venueId,
    ...(venue && { venueName: venue.name }),
  }
}

/** Compare search: text, results, choice and requests (G2, shared-blocks §4). Pure. */
export function compareSearchReducer(
  state: CompareSearchState,
  event: CompareSearchEvent,
): CompareSearchState {
  switch (event.type) {
    case 'settled':
      return state.phase.kind === 'waiting' ? requestSearch(state, event) : state
    case 'answered':
      return answered(state, event.id, event.answer)
    case 'failed':
      return failed(state, event.id, event.fault)
    case 'retried':
      return retried(state, event)
    case 'groupChosen':
      return groupChosen(state, event.index)
    case 'chosen':
      return chosen(state, event)
    case 'venueChosen':
      return venueChosen(state, event.id)
    case 'added':
      return state.phase.kind === 'venues' ? cleared(state) : state
    case 'venueChanged':
      return venueChanged(state)
    case 'accessGranted':
      return state.phase.kind === 'refused' ? searchAgain(state) : state
    default:
      return fieldReducer(state, event)
  }
}

const fieldReducer = searchFieldReducer<CompareSearchState>({
  idle: EMPTY,
  waiting: WAITING,
  startsSearch: ({ phase }) => phase.kind === 'empty',
  options: shownItems,
  active: ({ phase }) => (phase.kind === 'found' ? phase.active : null),
  withActive: (state, active) =>
    state.phase.kind === 'found' ? { ...state, phase: { ...state.phase, active } } : state,
})

const cleared = (state: CompareSearchState) => fieldReducer(state, { type: 'cleared' })

function withRequest(
  state: CompareSearchState,
  payload: CompareQuestion,
  phase: ComparePhase,
): CompareSearchState {
  const id = state.sequence + 1
  return { ...state, phase, sequence: id, request: { id, payload } }
}

function requestSearch(state: CompareSearchState, { venueId }: CompareContext): CompareSearchState {
  const query = { term: searchedTerm(state.term), venueId }
  return withRequest(state, { kind: 'search', query }, { kind: 'searching' })
}

/** The search term of a text; a surrogate pair is not cut in half. */
function searchedTerm(text: string): string {
  return text
    .trim()
    .slice(0, LONGEST_TERM)
    .replace(/[\uD800-\uDBFF]$/, '')
}

function requestVenues(
  state: CompareSearchState,
  choice: CompareChoice,
  { venueId }: CompareContext,
): CompareSearchState {
  const query = { kind: choice.kind, id: choice.id, venueId }
  return withRequest(state, { kind: 'venues', query }, { kind: 'loadingVenues', chosen: choice })
}

function answered(state: CompareSearchState, id: number, answer: CompareAnswer): CompareSearchState {
  const { request } = state
  if (request?.id !== id || request.payload.kind !== answer.kind) return state
  const settled = { ...state, request: null }
  if (answer.kind === 'search') return { ...settled, phase: found(answer.groups) }
  return state.phase.kind === 'loadingVenues'
    ? { ...settled, phase: venuesPhase(state.phase.chosen, answer.venues) }
    : settled
}

function found(groups: readonly CompareGroup[]): ComparePhase {
  return { kind: 'found', groups, group: firstGroup(groups), active: null }
}

/** The index of the tab to open: the one that the server selected if it has hits, else the first with hits. */
function firstGroup(groups: readonly CompareGroup[]): number {
  const selected = groups.findIndex(group => group.selected && group.items.length > 0)
  const withHits = groups.findIndex(group => group.items.length > 0)
  return Math.max(0, selected < 0 ? withHits : selected)
}

function venuesPhase(choice: CompareChoice, venues: readonly CompareVenue[]): ComparePhase {
  const [first] = venues
  return first
    ? { kind: 'venues', chosen: choice, venues, venueId: first.id }
    : { kind: 'noVenues', chosen: choice }
}

function failed(state: CompareSearchState, id: number, fault: unknown): CompareSearchState {
  if (state.request?.id !== id) return state
  const code = refusalCode(fault)
  return code ? { ...state, request: null, phase: { kind: 'refused', code } } : unanswered(state)
}

function unanswered(state: CompareSearchState): CompareSearchState {
  const { phase } = state
  const next: ComparePhase =
    phase.kind === 'loadingVenues' ? { kind: 'venuesFailed', chosen: phase.chosen } : { kind: 'searchFailed' }
  return { ...state, request: null, phase: next }
}

/** The code of a rejection that is a refusal of access and not a transport fault. */
function refusalCode(fault: unknown): CompareRefusal | null {
  const code = typeof fault === 'object' && fault !== null && 'code' in fault ? fault.code : null
  return code === 'need_auth' || code === 'need_get_access' ? code : null
}

function retried(state: CompareSearchState, context: CompareContext): CompareSearchState {
  if (state.phase.kind === 'searchFailed') return requestSearch(state, context)
  return state.phase.kind === 'venuesFailed' ? requestVenues(state, state.phase.chosen, context) : state
}

function groupChosen(state: CompareSearchState, index: number): CompareSearchState {
  if (state.phase.kind !== 'found' || !state.phase.groups[index]) return state
  return { ...state, phase: { ...state.phase, group: index, active: null } }
}

/** The shown options of the open tab. */
function shownItems({ popup, phase }: CompareSearchState): readonly CompareItem[] {
  return popup === 'open' ? (openGroup(phase)?.items ?? []) : []
}

function choiceAt(state: CompareSearchState, index: number): CompareChoice | null {
  const group = openGroup(state.phase)
  const item = shownItems(state)[index]
  if (!group || !item) return null
  return { id: item.id, name: item.name, kind: group.kind, term: state.term.trim() }
}

function chosen(state: CompareSearchState, event: { index: number } & CompareContext): CompareSearchState {
  const choice = choiceAt(state, event.index)
  if (!choice) return state
  if (!openGroup(state.phase)?.withVenues) return cleared(state)
  return requestVenues({ ...cleared(state), term: choice.name }, choice, event)
}

function venueChosen(state: CompareSearchState, id: number): CompareSearchState {
  if (state.phase.kind !== 'venues' || !state.phase.venues.some(venue => venue.id === id)) return state
  return { ...state, phase: { ...state.phase, venueId: id } }
}

/** Drops outdated results: searches again at once while the popup is open, else when it opens. */
function searchAgain(state: CompareSearchState): CompareSearchState {
  const now = state.popup === 'open' && isSearchable(state.term)
  return { ...state, request: null, phase: now ? WAITING : EMPTY }
}

/** Results belong to the previous venue of the chart. */
function venueChanged(state: CompareSearchState): CompareSearchState {
  switch (state.phase.kind) {
    case 'searching':
    case 'found':
    case 'searchFailed':
      return searchAgain(state)
    default:
      return state
  }
}
