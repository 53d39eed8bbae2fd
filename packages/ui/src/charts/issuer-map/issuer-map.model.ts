import type { Range } from '../plot/scales.ts'
import { clampWindow, zoomed } from '../plot/window.ts'
import type { TrendKind } from '../trend/trend.shape.ts'
import type { MapGrounds, MapOption } from './map-point.ts'

/** `on` leaves out names that would lie on another name or point; `all` writes every one (shared-blocks §4). */
export type MapLabels = 'off' | 'on' | 'all'

/** The labels of a word from outside; `on` where it is none. */
export function mapLabelsOf(word: string): MapLabels {
  return word === 'off' || word === 'all' ? word : 'on'
}

/** What part of the map shows, in its own units. */
export type MapView = { x: Range; y: Range }

/** The point that the keyboard stands on. */
export type MapCursor = {
  key: string
  /** Whether it was selected when the cursor came: said with the move, and not once more when it is selected. */
  selected: boolean
}

export type IssuerMapState = {
  /** Chosen by hand; null: what the data proposes. */
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
  /** Whether anything was ever removed: from then on there is a way back to be seen. */
  touched: boolean
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
  | { type: 'reset' }
  | { type: 'focused' }
  | { type: 'blurred' }
  | { type: 'tableToggled' }
  | { type: 'allRowsAsked' }

/** The map's state after an event. */
export function issuerMapReducer(state: IssuerMapState, event: IssuerMapEvent): IssuerMapState {
  switch (event.type) {
    case 'currencyChosen':
      return elsewhere({
        ...state,
        currencyId: event.id,
        groundId: groundAfter(state, event.id, event.facts),
      })
    case 'groundChosen':
      return elsewhere({ ...state, groundId: event.id })
    case 'labelsChosen':
      return { ...state, labels: event.labels }
    case 'trendChosen':
      return { ...state, trend: event.trend }
    case 'deletingToggled':
      return { ...state, deleting: !state.deleting, selected: [] }
    case 'picked':
    case 'swept':
    case 'selectionCleared':
    case 'removedSelected':
    case 'undone':
      return editing(state, event)
    case 'stepped':
      return { ...state, cursor: { key: event.key, selected: state.selected.includes(event.key) } }
    case 'dismissed':
      return state.cursor ? { ...state, cursor: null } : state
    case 'zoomed':
    case 'looked':
    case 'panned':
    case 'reset':
      return looking(state, event)
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
 * What is shown of what there is: what was chosen by hand, else what the data proposes, else the first.
 * A choice that does not exist counts as none (reliability §3.2).
 */
export function choiceOf(state: Pick<IssuerMapState, 'currencyId' | 'groundId'>, facts: MapFacts): MapChoice {
  const currencyId = chosenOf(facts.currencies, [state.currencyId, facts.currencyId])
  const grounds = groundsOf(facts, currencyId)
  return { currencyId, grounds, groundId: chosenOf(grounds, [state.groundId, facts.groundId]) }
}

function chosenOf(
  options: readonly MapOption[],
  wishes: readonly (number | null | undefined)[],
): number | null {
  const wish = wishes.find(id => options.some(option => option.id === id))
  return wish ?? options[0]?.id ?? null
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
  return chosenOf(groundsOf(facts, currencyId), [choiceOf(state, facts).groundId])
}

/** Other points are shown: what stood on the ones before is gone. */
function elsewhere(state: IssuerMapState): IssuerMapState {
  return { ...state, selected: [], cursor: null, view: null }
}

// --- removing ---------------------------------------------------------------------------------------------------------

type EditEvent = Extract<
  IssuerMapEvent,
  { type: 'picked' | 'swept' | 'selectionCleared' | 'removedSelected' | 'undone' }
>

function editing(state: IssuerMapState, event: EditEvent): IssuerMapState {
  const { deleting, selected, removed } = state
  switch (event.type) {
    case 'picked': {
      if (!deleting) return state
      const rest = selected.filter(key => key !== event.key)
      return { ...state, selected: rest.length < selected.length ? rest : [...selected, event.key] }
    }
    case 'swept': {
      if (!deleting || event.keys.length === 0) return state
      return { ...state, selected: [...new Set([...selected, ...event.keys])] }
    }
    case 'selectionCleared':
      return selected.length > 0 ? { ...state, selected: [] } : state
    case 'removedSelected':
      if (!deleting || selected.length === 0) return state
      return { ...state, selected: [], removed: [...removed, selected], touched: true, cursor: null }
    case 'undone':
      return removed.length > 0 ? { ...state, removed: removed.slice(0, -1), selected: [] } : state
  }
}

/** The keys of all points that are taken away. */
export function removedKeys({ removed }: Pick<IssuerMapState, 'removed'>): ReadonlySet<string> {
  return new Set(removed.flat())
}

// --- the visible part -------------------------------------------------------------------------------------------------

type LookEvent = Extract<IssuerMapEvent, { type: 'zoomed' | 'looked' | 'panned' | 'reset' }>

/** The narrowest part of the whole that can be shown: nothing is to be told apart below it. */
const LEAST_SHARE = 1 / 200

function looking(state: IssuerMapState, event: LookEvent): IssuerMapState {
  if (event.type === 'reset') return state.view ? { ...state, view: null } : state
  const { whole } = event
  const now = state.view ?? whole
  const along = (axis: 'x' | 'y'): Range => {
    const bounds = boundsOf(whole[axis])
    if (event.type === 'zoomed') return zoomed(now[axis], event.around[axis], event.factor, bounds)
    if (event.type === 'looked') return clampWindow(event.view[axis], bounds)
    const by = event.by[axis]
    return clampWindow({ from: now[axis].from + by, to: now[axis].to + by }, bounds)
  }
  const view = { x: along('x'), y: along('y') }
  return { ...state, view: isWhole(view, whole) ? null : view }
}

function boundsOf(range: Range) {
  return { ...range, minSpan: (range.to - range.from) * LEAST_SHARE, key: '' }
}

function isWhole({ x, y }: MapView, whole: MapView): boolean {
  return x.from <= whole.x.from && x.to >= whole.x.to && y.from <= whole.y.from && y.to >= whole.y.to
}
