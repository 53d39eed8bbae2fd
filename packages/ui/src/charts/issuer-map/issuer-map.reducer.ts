import { clamp } from '../plot/geometry.ts'
import type { Range } from '../plot/scales.ts'
import { clampWindow, zoomed } from '../plot/window.ts'
import type { TrendKind } from '../trend/trend.ts'
import type { MapGrounds, MapOption, MapPlace } from './issuer-map.view-model.ts'

/** `on` leaves out names that would lie on another name or point; `all` writes every one. */
export type MapLabels = 'off' | 'on' | 'all'

/** The labels of a text from outside; `on` where it is none. */
export function mapLabelsOf(text: string): MapLabels {
  return text === 'off' || text === 'all' ? text : 'on'
}

/** What part of the map shows, in its own units. */
export type MapView = { x: Range; y: Range }

/** The point that the keyboard is on. */
export type MapCursor = {
  key: string
  /** Whether it was selected when the cursor came: announced with the move, and not once more when it is selected. */
  selected: boolean
}

export type IssuerMapState = {
  /** What the user chose; null: what the data proposes. */
  currencyId: number | null
  groundId: number | null
  labels: MapLabels
  trend: TrendKind | null
  /** Map delete mode (shared-blocks §4). */
  deleting: boolean
  /** Keys of the points to remove. */
  selected: readonly string[]
  /** Keys of the points taken away, one list for each removal, the last one last. */
  removed: readonly (readonly string[])[]
  /** Whether anything was ever removed: from then on the bar with Undo is shown. */
  touched: boolean
  /** Keys of the points that the last undo brought back, until the user does something else with points. */
  restored: readonly string[]
  cursor: MapCursor | null
  /** The visible part, null for all of it. */
  view: MapView | null
  focused: boolean
  table: 'closed' | 'firstRows' | 'allRows'
}

export const INITIAL_MAP: IssuerMapState = {
  currencyId: null,
  groundId: null,
  labels: 'on',
  trend: null,
  deleting: false,
  selected: [],
  removed: [],
  touched: false,
  restored: [],
  cursor: null,
  view: null,
  focused: false,
  table: 'closed',
}

/** What there is to choose among, and what the data proposes. */
export type MapFacts = {
  currencies: readonly MapOption[]
  grounds: readonly MapGrounds[]
  currencyId?: number | null | undefined
  groundId?: number | null | undefined
}

export type MapChoice = {
  currencyId: number | null
  groundId: number | null
  /** The grounds of the currency. */
  grounds: readonly MapOption[]
}

export type IssuerMapEvent =
  | { type: 'currencyChosen'; id: number; facts: MapFacts }
  | { type: 'groundChosen'; id: number }
  | { type: 'labelsChosen'; labels: MapLabels }
  | { type: 'trendChosen'; trend: TrendKind | null }
  | { type: 'deletingToggled' }
  /** In delete mode: selects a point or lets it go. */
  | { type: 'picked'; key: string }
  /** In delete mode: selects these too. */
  | { type: 'swept'; keys: readonly string[] }
  | { type: 'selectionCleared' }
  | { type: 'removedSelected' }
  | { type: 'undone' }
  | { type: 'stepped'; key: string }
  | { type: 'dismissed' }
  /** `factor` below 1 shows less; `around` keeps its place. */
  | { type: 'zoomed'; around: { x: number; y: number }; factor: number; whole: MapView }
  | { type: 'looked'; view: MapView; whole: MapView }
  | { type: 'panned'; by: { x: number; y: number }; whole: MapView }
  /** Two fingers: what was at the share `from` of the visible part, counted from its lower left corner, goes to `to`. */
  | { type: 'pinched'; factor: number; from: MapPlace; to: MapPlace; whole: MapView }
  | { type: 'reset' }
  | { type: 'focused' }
  | { type: 'blurred' }
  | { type: 'tableToggled' }
  | { type: 'allRowsAsked' }

/** The map's state after an event. */
export function issuerMapReducer(state: IssuerMapState, event: IssuerMapEvent): IssuerMapState {
  switch (event.type) {
    case 'currencyChosen':
      return withOtherPoints({
        ...state,
        currencyId: event.id,
        groundId: groundAfter(state, event.id, event.facts),
      })
    case 'groundChosen':
      return withOtherPoints({ ...state, groundId: event.id })
    case 'labelsChosen':
      return { ...state, labels: event.labels }
    case 'trendChosen':
      return { ...state, trend: event.trend }
    case 'deletingToggled':
      return { ...state, deleting: !state.deleting, selected: [], restored: [] }
    case 'picked':
    case 'swept':
    case 'selectionCleared':
    case 'removedSelected':
    case 'undone':
      return deletionReducer(state, event)
    case 'stepped':
      return {
        ...state,
        cursor: { key: event.key, selected: state.selected.includes(event.key) },
        restored: [],
      }
    case 'dismissed':
      return state.cursor ? { ...state, cursor: null } : state
    case 'zoomed':
    case 'looked':
    case 'panned':
    case 'pinched':
    case 'reset':
      return viewReducer(state, event)
    case 'focused':
      return { ...state, focused: true }
    case 'blurred':
      return { ...state, focused: false, cursor: null }
    case 'tableToggled':
      return { ...state, table: state.table === 'closed' ? 'firstRows' : 'closed' }
    case 'allRowsAsked':
      return { ...state, table: 'allRows' }
  }
}

/** The trading ground whose prices are an estimation (bond-page §4). */
export const ESTIMATION_GROUND = 4

// --- currency and ground ----------------------------------------------------------------------------------------------

/**
 * What is shown of what there is: what the user chose, else what the data proposes, else the first.
 * A choice that does not exist counts as none (reliability §3.2).
 */
export function choiceOf(state: Pick<IssuerMapState, 'currencyId' | 'groundId'>, facts: MapFacts): MapChoice {
  const currencyId = firstOf(facts.currencies, [state.currencyId, facts.currencyId])
  const grounds = groundsOf(facts, currencyId)
  return { currencyId, grounds, groundId: firstOf(grounds, [state.groundId, facts.groundId]) }
}

function firstOf(
  options: readonly MapOption[],
  preferred: readonly (number | null | undefined)[],
): number | null {
  const found = preferred.find(id => options.some(option => option.id === id))
  return found ?? options[0]?.id ?? null
}

function groundsOf({ grounds }: MapFacts, currencyId: number | null): readonly MapOption[] {
  return grounds.find(one => one.currencyId === currencyId)?.options ?? []
}

/** The ground after a choice of currency: the same where that has it, else its first (shared-blocks §4 "Issuer map currency", M2). */
export function groundAfter(
  state: Pick<IssuerMapState, 'currencyId' | 'groundId'>,
  currencyId: number,
  facts: MapFacts,
): number | null {
  return firstOf(groundsOf(facts, currencyId), [choiceOf(state, facts).groundId])
}

/** Other points are shown: selection, cursor and zoom were about the ones before. */
function withOtherPoints(state: IssuerMapState): IssuerMapState {
  return { ...state, selected: [], restored: [], cursor: null, view: null }
}

// --- removing ---------------------------------------------------------------------------------------------------------

type DeletionEvent = Extract<
  IssuerMapEvent,
  { type: 'picked' | 'swept' | 'selectionCleared' | 'removedSelected' | 'undone' }
>

function deletionReducer(state: IssuerMapState, event: DeletionEvent): IssuerMapState {
  const { deleting, selected, removed } = state
  switch (event.type) {
    case 'picked': {
      if (!deleting) return state
      const rest = selected.filter(key => key !== event.key)
      const next = rest.length < selected.length ? rest : [...selected, event.key]
      return { ...state, selected: next, restored: [] }
    }
    case 'swept': {
      if (!deleting || event.keys.length === 0) return state
      return { ...state, selected: [...new Set([...selected, ...event.keys])], restored: [] }
    }
    case 'selectionCleared':
      return selected.length > 0 ? { ...state, selected: [], restored: [] } : state
    case 'removedSelected':
      if (!deleting || selected.length === 0) return state
      return {
        ...state,
        selected: [],
        removed: [...removed, selected],
        touched: true,
        restored: [],
        cursor: null,
      }
    case 'undone': {
      const restored = removed.at(-1)
      return restored ? { ...state, removed: removed.slice(0, -1), selected: [], restored } : state
    }
  }
}

/** The keys of all points that are taken away. */
export function removedKeys({ removed }: Pick<IssuerMapState, 'removed'>): ReadonlySet<string> {
  return new Set(removed.flat())
}

// --- the visible part -------------------------------------------------------------------------------------------------

type ViewEvent = Extract<IssuerMapEvent, { type: 'zoomed' | 'looked' | 'panned' | 'pinched' | 'reset' }>

/** The narrowest part of the whole that can be shown: below it nothing can be told apart. */
const LEAST_SHARE = 1 / 200

function viewReducer(state: IssuerMapState, event: ViewEvent): IssuerMapState {
  if (event.type === 'reset') return state.view ? { ...state, view: null } : state
  const { whole } = event
  const now = state.view ?? whole
  const view = { x: rangeAfter(event, 'x', now.x), y: rangeAfter(event, 'y', now.y) }
  return { ...state, view: isWhole(view, whole) ? null : view }
}

function rangeAfter(event: Exclude<ViewEvent, { type: 'reset' }>, axis: 'x' | 'y', now: Range): Range {
  const whole = event.whole[axis]
  const minSpan = (whole.to - whole.from) * LEAST_SHARE
  const bounds = { ...whole, minSpan, key: '' }
  switch (event.type) {
    case 'zoomed':
      return zoomed(now, event.around[axis], event.factor, bounds)
    case 'looked':
      return clampWindow(event.view[axis], bounds)
    case 'panned':
      return clampWindow({ from: now.from + event.by[axis], to: now.to + event.by[axis] }, bounds)
    case 'pinched': {
      const span = now.to - now.from
      // limited before it is placed, so that fingers that go further move nothing
      const next = clamp(span * event.factor, minSpan, whole.to - whole.from)
      const from = now.from + span * event.from[axis] - next * event.to[axis]
      return clampWindow({ from, to: from + next }, bounds)
    }
  }
}

/** Rounding leaves less than this share of the whole out of sight. */
const ROUNDING = 1e-9

function isWhole(view: MapView, whole: MapView): boolean {
  return (['x', 'y'] as const).every(axis => {
    const { from, to } = whole[axis]
    return view[axis].to - view[axis].from >= (to - from) * (1 - ROUNDING)
  })
}
