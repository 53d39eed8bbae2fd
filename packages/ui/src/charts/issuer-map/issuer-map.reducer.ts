import { listOf } from '../../foundation/list-of.ts'
import { clamp } from '../plot/geometry.ts'
import type { AxisRange } from '../plot/scales.ts'
import { clampWindow, zoomed } from '../plot/window.ts'
import type { TrendKind } from '../trend/trend.ts'
import type { MapOption, MapPlace, MapVenues } from './issuer-map.view-model.ts'

/** `on` leaves out names that would cover another name or point; `all` writes every name. */
export type MapLabels = 'off' | 'on' | 'all'

/** Parses a label mode; `on` for unknown texts. */
export function mapLabelsOf(text: string): MapLabels {
  return text === 'off' || text === 'all' ? text : 'on'
}

/** The visible range of the map, in its units. */
export type MapView = { x: AxisRange; y: AxisRange }

/** The point of the keyboard. */
export type MapCursor = {
  key: string
  /** Whether it was selected when the cursor arrived. Only this is announced with the move, not a later selection. */
  selected: boolean
}

export type IssuerMapState = {
  /** The user's choice; null for the default of the data. */
  currencyId: number | null
  venueId: number | null
  labels: MapLabels
  trend: TrendKind | null
  /** Map delete mode (shared-blocks §4). */
  deleting: boolean
  /** Keys of the points to remove. */
  selected: readonly string[]
  /** Keys of the removed points, one list per removal, the latest last. */
  removed: readonly (readonly string[])[]
  /** Whether any point was ever removed; from then on the bar with Undo is shown. */
  touched: boolean
  /** Keys of the points that the last undo restored, until the next action on points. */
  restored: readonly string[]
  cursor: MapCursor | null
  /** The current view; null for the whole map. */
  view: MapView | null
  focused: boolean
  table: 'closed' | 'firstRows' | 'allRows'
}

export const INITIAL_MAP: IssuerMapState = {
  currencyId: null,
  venueId: null,
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

/** The available choices and the defaults of the data. */
export type MapFacts = {
  currencies: readonly MapOption[]
  venues: readonly MapVenues[]
  currencyId?: number | null | undefined
  venueId?: number | null | undefined
}

export type MapChoice = {
  currencyId: number | null
  venueId: number | null
  /** The venues of the currency. */
  venues: readonly MapOption[]
}

export type IssuerMapEvent =
  | { type: 'currencyChosen'; id: number; facts: MapFacts }
  | { type: 'venueChosen'; id: number }
  | { type: 'labelsChosen'; labels: MapLabels }
  | { type: 'trendChosen'; trend: TrendKind | null }
  | { type: 'deletingToggled' }
  /** In delete mode: selects or deselects a point. */
  | { type: 'picked'; key: string }
  /** In delete mode: adds these points to the selection. */
  | { type: 'swept'; keys: readonly string[] }
  | { type: 'selectionCleared' }
  | { type: 'removedSelected' }
  | { type: 'undone' }
  | { type: 'stepped'; key: string }
  | { type: 'dismissed' }
  /** `factor` below 1 zooms in; `around` stays in place. */
  | { type: 'zoomed'; around: { x: number; y: number }; factor: number; whole: MapView }
  | { type: 'viewChanged'; view: MapView; whole: MapView }
  | { type: 'panned'; by: { x: number; y: number }; whole: MapView }
  /** Two fingers: the place at the share `from` of the view, from its lower left corner, moves to `to`. */
  | { type: 'pinched'; factor: number; from: MapPlace; to: MapPlace; whole: MapView }
  | { type: 'reset' }
  | { type: 'focused' }
  | { type: 'blurred' }
  | { type: 'tableToggled' }
  | { type: 'allRowsShown' }

/** The map's state after an event. */
export function issuerMapReducer(state: IssuerMapState, event: IssuerMapEvent): IssuerMapState {
  switch (event.type) {
    case 'currencyChosen':
      return withOtherPoints({
        ...state,
        currencyId: event.id,
        venueId: venueAfter(state, event.id, event.facts),
      })
    case 'venueChosen':
      return withOtherPoints({ ...state, venueId: event.id })
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
    case 'viewChanged':
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
    case 'allRowsShown':
      return { ...state, table: 'allRows' }
  }
}

/** The venue whose prices are an estimation (bond-page §4). */
export const ESTIMATION_VENUE = 4

// --- currency and venue --------------------------------------------------------------------------------------

/**
 * The shown currency and venue: the user's choice, else the default of the data, else the first. A choice that does not exist is
 * ignored (reliability §3.2).
 */
export function mapChoiceOf(
  state: Pick<IssuerMapState, 'currencyId' | 'venueId'>,
  facts: MapFacts,
): MapChoice {
  const currencyId = firstOf(facts.currencies, [state.currencyId, facts.currencyId])
  const venues = venuesOf(facts, currencyId)
  return {
    currencyId,
    venues,
    venueId: firstOf(venues, [state.venueId, facts.venueId]),
  }
}

function firstOf(
  options: readonly MapOption[],
  preferred: readonly (number | null | undefined)[],
): number | null {
  const found = preferred.find(id => options.some(option => option.id === id))
  return found ?? options[0]?.id ?? null
}

function venuesOf({ venues }: MapFacts, currencyId: number | null): readonly MapOption[] {
  return listOf(venues.find(one => one.currencyId === currencyId)?.options)
}

/** The venue after a choice of currency: the same if the currency has it, else its first (shared-blocks §4 "Issuer map currency", M2). */
export function venueAfter(
  state: Pick<IssuerMapState, 'currencyId' | 'venueId'>,
  currencyId: number,
  facts: MapFacts,
): number | null {
  return firstOf(venuesOf(facts, currencyId), [mapChoiceOf(state, facts).venueId])
}

/** Resets selection, cursor and zoom, because they belong to the previous points. */
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

/** The keys of all removed points. */
export function removedKeys({ removed }: Pick<IssuerMapState, 'removed'>): ReadonlySet<string> {
  return new Set(removed.flat())
}

// --- the view ---------------------------------------------------------------------------------------------------------

type ViewEvent = Extract<IssuerMapEvent, { type: 'zoomed' | 'viewChanged' | 'panned' | 'pinched' | 'reset' }>

/** Zoom limit: the smallest visible share of the whole map. */
const LEAST_SHARE = 1 / 200

function viewReducer(state: IssuerMapState, event: ViewEvent): IssuerMapState {
  if (event.type === 'reset') return state.view ? { ...state, view: null } : state
  const { whole } = event
  const now = state.view ?? whole
  const view = { x: rangeAfter(event, 'x', now.x), y: rangeAfter(event, 'y', now.y) }
  return { ...state, view: isWhole(view, whole) ? null : view }
}

function rangeAfter(
  event: Exclude<ViewEvent, { type: 'reset' }>,
  axis: 'x' | 'y',
  now: AxisRange,
): AxisRange {
  const whole = event.whole[axis]
  const minSpan = (whole.to - whole.from) * LEAST_SHARE
  const bounds = { ...whole, minSpan, key: '' }
  switch (event.type) {
    case 'zoomed':
      return zoomed(now, event.around[axis], event.factor, bounds)
    case 'viewChanged':
      return clampWindow(event.view[axis], bounds)
    case 'panned':
      return clampWindow({ from: now.from + event.by[axis], to: now.to + event.by[axis] }, bounds)
    case 'pinched': {
      const span = now.to - now.from
      // clamp the span before placing it, so that fingers beyond the limit do not pan
      const next = clamp(span * event.factor, minSpan, whole.to - whole.from)
      const from = now.from + span * event.from[axis] - next * event.to[axis]
      return clampWindow({ from, to: from + next }, bounds)
    }
  }
}

/** Tolerance for rounding errors, as a share of the whole map. */
const ROUNDING = 1e-9

function isWhole(view: MapView, whole: MapView): boolean {
  return (['x', 'y'] as const).every(axis => {
    const { from, to } = whole[axis]
    return view[axis].to - view[axis].from >= (to - from) * (1 - ROUNDING)
  })
}
