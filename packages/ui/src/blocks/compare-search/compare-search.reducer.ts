import type { Port, Request, Settled } from '../../foundation/state/use-request.ts'
import { isSearchable, type ListMove } from '../combobox/combobox-keyboard.rules.ts'
import { searchFieldReducer } from '../combobox/search-field.reducer.ts'

/** A part of a hit's name; `match` where the searched text stands. */
export type CompareNamePart = { text: string; match: boolean }

/** One hit. */
export type CompareItem = {
  id: number
  name: string
  /** The name in parts, to mark what was searched for; together they are the name. Default: the name without a mark. */
  nameParts?: readonly CompareNamePart[]
}

/** Hits of one kind, shown as one tab of the popup. */
export type CompareGroup = {
  /** Any text: `kind` of one of the page's kinds. */
  kind: string
  /** The tab's text, in the user's language. */
  name: string
  /** Hits in all; may be more than `items` has. Default: as many as `items`. */
  count?: number
  /** Whether this tab opens first. Default false: the first tab with hits opens. */
  selected?: boolean
  /** Whether an item of this group is compared on a trading ground, which has to be chosen. Default false. */
  withTradingGrounds?: boolean
  items: readonly CompareItem[]
}

export type CompareGround = { id: number; name: string }

export type CompareSearchQuery = {
  /** Trimmed, more than two code points, at most 200 characters. */
  term: string
  /** The ground that the chart shows, or null. */
  tradingGroundId: number | null
}

/** The item whose trading grounds are requested. */
export type CompareGroundsQuery = {
  kind: string
  id: number
  /** The ground that the chart shows, or null. */
  tradingGroundId: number | null
}

/** Finds what can be compared, in groups of one kind each. */
export type CompareSearchPort = Port<CompareSearchQuery, readonly CompareGroup[]>
/** The trading grounds of an item, the first one to be selected; none when it cannot be compared on any. */
export type CompareGroundsPort = Port<CompareGroundsQuery, readonly CompareGround[]>

/** What is to be compared, as the page is told. */
export type CompareAddition = {
  id: number
  /** The chosen trading ground; null for what is compared without one. */
  tradingGroundId: number | null
  kind: string
  name: string
  tradingGroundName?: string
  /** The text that found it: put it back into the field when the item turns out to have no data (C13). */
  term: string
}

/** Both questions share one place, so a new one of either kind ends the one under way. */
export type CompareQuestion =
  | { kind: 'search'; query: CompareSearchQuery }
  | { kind: 'grounds'; query: CompareGroundsQuery }
export type CompareAnswer =
  | { kind: 'search'; groups: readonly CompareGroup[] }
  | { kind: 'grounds'; grounds: readonly CompareGround[] }

/** The hit that a trading ground is being chosen for, and the text that found it. */
export type CompareChoice = { id: number; name: string; kind: string; term: string }

export type CompareRefusal = 'need_auth' | 'need_get_access'

export type ComparePhase =
  /** Too little text, or text that was put in from outside and not searched for. */
  | { kind: 'empty' }
  /** Enough text; the pause before the search is running. */
  | { kind: 'waiting' }
  | { kind: 'searching' }
  /** `group` is the open tab, `active` the option under the keyboard or pointer; both are places in their lists. */
  | { kind: 'found'; groups: readonly CompareGroup[]; group: number; active: number | null }
  | { kind: 'searchFailed' }
  /** The server knows better than the page who may compare (the session ended since). */
  | { kind: 'refused'; code: CompareRefusal }
  | { kind: 'askingGrounds'; chosen: CompareChoice }
  | { kind: 'grounds'; chosen: CompareChoice; grounds: readonly CompareGround[]; groundId: number }
  /** The null-result flag of shared-blocks §8. */
  | { kind: 'noGrounds'; chosen: CompareChoice }
  | { kind: 'groundsFailed'; chosen: CompareChoice }

export type CompareSearchState = {
  /** The field's text, as typed. */
  term: string
  /** An input method is composing: the text is not the user's word yet. */
  composing: boolean
  popup: 'open' | 'closed'
  /** What holds the popup open once it is: it closes when neither is here. */
  held: { focus: boolean; pointer: boolean }
  phase: ComparePhase
  /** The id of the last question; none has it twice (readings #36). */
  sequence: number
  request: Request<CompareQuestion>
}

/** What a new question needs from outside: the ground that the chart shows now. */
export type CompareContext = { tradingGroundId: number | null }

export type CompareMove = ListMove

export type CompareSearchEvent =
  | { type: 'typed'; text: string }
  | { type: 'composing' }
  | { type: 'composed'; text: string }
  | ({ type: 'settled' } & CompareContext)
  | Settled<CompareAnswer>
  | ({ type: 'retried' } & CompareContext)
  | { type: 'opened' }
  | { type: 'dismissed' }
  | { type: 'moved'; by: CompareMove }
  | { type: 'pointed'; index: number | null }
  | { type: 'groupChosen'; index: number }
  | ({ type: 'chosen'; index: number } & CompareContext)
  | { type: 'groundChosen'; id: number }
  | { type: 'added' }
  | { type: 'cleared' }
  | { type: 'entered' }
  | { type: 'left' }
  | { type: 'pointerEntered' }
  | { type: 'pointerLeft' }
  | { type: 'refilled'; text: string }
  | { type: 'groundChanged' }
  | { type: 'admitted' }

/** No name is longer; a pasted page is searched for by its beginning. */
const LONGEST_TERM = 200

const EMPTY: ComparePhase = { kind: 'empty' }
const WAITING: ComparePhase = { kind: 'waiting' }

/** The state before anybody did anything. */
export function initialCompareSearch(term = ''): CompareSearchState {
  return {
    term,
    composing: false,
    popup: 'closed',
    held: { focus: false, pointer: false },
    phase: EMPTY,
    sequence: 0,
    request: null,
  }
}

/** The text whose pause is running, or null: what the debounce watches. */
export function pendingTerm(state: CompareSearchState): string | null {
  return state.phase.kind === 'waiting' ? state.term : null
}

/** The open tab, or null when nothing was found. */
export function openGroup(phase: ComparePhase): CompareGroup | null {
  return phase.kind === 'found' ? (phase.groups[phase.group] ?? null) : null
}

/**
 * What the page is told to compare when this event happens in this state, else null.
 * An item that needs no trading ground is added by choosing it, the others by the add button (shared-blocks §4).
 */
export function additionOf(state: CompareSearchState, event: CompareSearchEvent): CompareAddition | null {
  if (event.type === 'chosen') {
    const choice = choiceAt(state, event.index)
    if (!choice || openGroup(state.phase)?.withTradingGrounds) return null
    return { ...choice, tradingGroundId: null }
  }
  if (event.type !== 'added' || state.phase.kind !== 'grounds') return null
  const { chosen, grounds, groundId } = state.phase
  const ground = grounds.find(one => one.id === groundId)
  return { ...chosen, tradingGroundId: groundId, ...(ground && { tradingGroundName: ground.name }) }
}

/** Compare search: what is typed, found, chosen and asked for (G2, shared-blocks §4). Pure. */
export function compareSearchReducer(
  state: CompareSearchState,
  event: CompareSearchEvent,
): CompareSearchState {
  switch (event.type) {
    case 'settled':
      return state.phase.kind === 'waiting' ? askSearch(state, event) : state
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
    case 'groundChosen':
      return groundChosen(state, event.id)
    case 'added':
      return state.phase.kind === 'grounds' ? cleared(state) : state
    case 'groundChanged':
      return groundChanged(state)
    case 'admitted':
      return state.phase.kind === 'refused' ? searchAgain(state) : state
    default:
      return fieldReducer(state, event)
  }
}

const fieldReducer = searchFieldReducer<CompareSearchState>({
  idle: EMPTY,
  waiting: WAITING,
  asks: ({ phase }) => phase.kind === 'empty',
  options: shownItems,
  active: ({ phase }) => (phase.kind === 'found' ? phase.active : null),
  withActive: (state, active) =>
    state.phase.kind === 'found' ? { ...state, phase: { ...state.phase, active } } : state,
})

const cleared = (state: CompareSearchState) => fieldReducer(state, { type: 'cleared' })

function ask(state: CompareSearchState, payload: CompareQuestion, phase: ComparePhase): CompareSearchState {
  const id = state.sequence + 1
  return { ...state, phase, sequence: id, request: { id, payload } }
}

function askSearch(state: CompareSearchState, { tradingGroundId }: CompareContext): CompareSearchState {
  const query = { term: searchedTerm(state.term), tradingGroundId }
  return ask(state, { kind: 'search', query }, { kind: 'searching' })
}

/** What is searched for of a text; a character of two units is not cut in half. */
function searchedTerm(text: string): string {
  return text
    .trim()
    .slice(0, LONGEST_TERM)
    .replace(/[\uD800-\uDBFF]$/, '')
}

function askGrounds(
  state: CompareSearchState,
  choice: CompareChoice,
  { tradingGroundId }: CompareContext,
): CompareSearchState {
  const query = { kind: choice.kind, id: choice.id, tradingGroundId }
  return ask(state, { kind: 'grounds', query }, { kind: 'askingGrounds', chosen: choice })
}

function answered(state: CompareSearchState, id: number, came: CompareAnswer): CompareSearchState {
  const asked = state.request
  if (asked?.id !== id || asked.payload.kind !== came.kind) return state
  const settled = { ...state, request: null }
  if (came.kind === 'search') return { ...settled, phase: found(came.groups) }
  return state.phase.kind === 'askingGrounds'
    ? { ...settled, phase: groundsOf(state.phase.chosen, came.grounds) }
    : settled
}

function found(groups: readonly CompareGroup[]): ComparePhase {
  return { kind: 'found', groups, group: firstGroup(groups), active: null }
}

/** The tab to open: the one that the server selected if it has hits, else the first with hits. */
function firstGroup(groups: readonly CompareGroup[]): number {
  const selected = groups.findIndex(group => group.selected && group.items.length > 0)
  const withHits = groups.findIndex(group => group.items.length > 0)
  return Math.max(0, selected < 0 ? withHits : selected)
}

function groundsOf(choice: CompareChoice, grounds: readonly CompareGround[]): ComparePhase {
  const [first] = grounds
  return first
    ? { kind: 'grounds', chosen: choice, grounds, groundId: first.id }
    : { kind: 'noGrounds', chosen: choice }
}

function failed(state: CompareSearchState, id: number, fault: unknown): CompareSearchState {
  if (state.request?.id !== id) return state
  const code = refusalCode(fault)
  return code ? { ...state, request: null, phase: { kind: 'refused', code } } : unanswered(state)
}

function unanswered(state: CompareSearchState): CompareSearchState {
  const { phase } = state
  const next: ComparePhase =
    phase.kind === 'askingGrounds'
      ? { kind: 'groundsFailed', chosen: phase.chosen }
      : { kind: 'searchFailed' }
  return { ...state, request: null, phase: next }
}

/** A rejection that says "sign in" or "ask for access" instead of a transport fault. */
function refusalCode(fault: unknown): CompareRefusal | null {
  const code = typeof fault === 'object' && fault !== null && 'code' in fault ? fault.code : null
  return code === 'need_auth' || code === 'need_get_access' ? code : null
}

function retried(state: CompareSearchState, context: CompareContext): CompareSearchState {
  if (state.phase.kind === 'searchFailed') return askSearch(state, context)
  return state.phase.kind === 'groundsFailed' ? askGrounds(state, state.phase.chosen, context) : state
}

function groupChosen(state: CompareSearchState, index: number): CompareSearchState {
  if (state.phase.kind !== 'found' || !state.phase.groups[index]) return state
  return { ...state, phase: { ...state.phase, group: index, active: null } }
}

/** The options of the open tab, as far as they are shown. */
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
  if (!openGroup(state.phase)?.withTradingGrounds) return cleared(state)
  return askGrounds({ ...cleared(state), term: choice.name }, choice, event)
}

function groundChosen(state: CompareSearchState, id: number): CompareSearchState {
  if (state.phase.kind !== 'grounds' || !state.phase.grounds.some(ground => ground.id === id)) return state
  return { ...state, phase: { ...state.phase, groundId: id } }
}

/** Out of date: searched for again at once while the popup is open, else when it is opened again. */
function searchAgain(state: CompareSearchState): CompareSearchState {
  const now = state.popup === 'open' && isSearchable(state.term)
  return { ...state, request: null, phase: now ? WAITING : EMPTY }
}

/** What was found belongs to the ground that the chart showed then. */
function groundChanged(state: CompareSearchState): CompareSearchState {
  switch (state.phase.kind) {
    case 'searching':
    case 'found':
    case 'searchFailed':
      return searchAgain(state)
    default:
      return state
  }
}
