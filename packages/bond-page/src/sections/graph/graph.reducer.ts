import type { Refused, Tradings } from '@accrue/api-client'
import {
  type CompareEvent,
  compareKey,
  compareReducer,
  initialCompare,
  type PeriodEnd,
  type StockView,
  type TrendKind,
  type Zoom,
} from '@accrue/ui/charts'
import type { Day } from '@accrue/ui/foundation/calendar'
import { type ChartRange, nearestRange, type Period } from '../../rules/chart-rules.ts'
import type { ChartChoice, ChartType, ChartUrl, ChartView, UrlCompared } from '../../rules/chart-url.ts'
import { COMPARE_RULES, comparedOf } from './compare-kinds.ts'
import { measureOf, outcomesOf, splitRows, venueNames } from './compared.map.ts'
import {
  type ArchiveSettings,
  drawnRows,
  type GraphNote,
  type GraphRequest,
  type GraphState,
  type GraphSubject,
  type LoadedRows,
  type MapFilter,
  type PeriodChoice,
  type Rows,
  rangeOf,
  shownTab,
  typesOn,
} from './graph-state.ts'
import { compareOnVenue, stateAtUrl, stateFromUrl } from './graph-url.ts'

export type GraphEvent =
  | { type: 'viewChosen'; view: ChartView }
  | { type: 'typeChosen'; chart: ChartChoice }
  | { type: 'periodChosen'; period: Period }
  /** Two days within the limit of years; `moved` is the end that the limit changed. */
  | { type: 'rangeChosen'; range: ChartRange; moved: PeriodEnd | null }
  | { type: 'venueChosen'; venueId: number }
  | { type: 'valuesChosen'; values: 'absolute' | 'percent' }
  | { type: 'compared'; event: CompareEvent }
  | { type: 'spreadChosen'; on: boolean }
  | { type: 'trendChosen'; trend: TrendKind | null }
  | { type: 'axisChosen'; log: boolean }
  | { type: 'stockViewChosen'; stock: StockView }
  | { type: 'indicatorsChosen'; indicators: string }
  /** Indicators that were stored at another visit; they go into the address, so that a copied link shows them. */
  | { type: 'indicatorsRecalled'; indicators: string }
  | { type: 'zoomed'; zoom: Zoom | null }
  | { type: 'archiveChosen'; settings: Partial<ArchiveSettings> }
  /** Columns that were stored at another visit; they go into the address, so that a copied link shows them. */
  | { type: 'columnsRecalled'; columns: string }
  | { type: 'mapFilterChosen'; filter: Partial<MapFilter> }
  | { type: 'lastPeriodChosen'; day: Day }
  /** Shows the chosen days again instead of those around the nearest date, though they have no data. */
  | { type: 'periodPutBack' }
  | { type: 'retried' }
  | { type: 'addressChanged'; url: ChartUrl }
  | { type: 'answered'; id: number; answer: { kind: 'ok'; data: Tradings } | Refused }
  | { type: 'failed'; id: number; fault: unknown }

/** The initial state at an address, with the first request. */
export function initialGraph(url: ChartUrl, subject: GraphSubject): GraphState {
  const compare = initialCompare({
    main: { kind: 'bonds', id: subject.bondId, venueId: null },
    kinds: COMPARE_RULES,
  })
  const { archive, ...from } = stateFromUrl(url, subject, compare)
  return requestData(
    {
      ...from,
      indicators: url.indicators ?? null,
      archive: { ...archive, columns: url.columns ?? null },
      automaticRange: null,
      isAutomatic: false,
      lastId: 0,
      loaded: { kind: 'loading', before: null },
      notes: [],
      request: null,
    },
    subject,
  )
}

/** The compared items of a request. */
function requestedItems(
  { compare }: Pick<GraphState, 'compare'>,
  { mayCompare }: GraphSubject,
): UrlCompared[] {
  if (!mayCompare) return []
  return comparedOf(compare.items)
}

/** The chart section. Only the answer to the latest request changes the state (C7). */
export function graphReducer(state: GraphState, event: GraphEvent, subject: GraphSubject): GraphState {
  const next = reduce(state, event, subject)
  return needsRequest(next) && !next.request ? requestData(next, subject) : next
}

/** Lines are requested when they are visible, not behind the issuer map. */
function needsRequest(state: GraphState): boolean {
  return state.loaded.kind === 'loading' && shownTab(state) !== 'map'
}

function reduce(state: GraphState, event: GraphEvent, subject: GraphSubject): GraphState {
  switch (event.type) {
    case 'viewChosen':
      return { ...afterUserAction(state), view: event.view }
    case 'valuesChosen':
      return { ...afterUserAction(state), values: event.values }
    case 'spreadChosen':
      return { ...afterUserAction(state), spread: event.on }
    case 'trendChosen':
      return { ...afterUserAction(state), trend: event.trend }
    case 'axisChosen':
      return { ...afterUserAction(state), log: event.log }
    case 'stockViewChosen':
      return { ...state, isAutomatic: false, stock: event.stock }
    case 'indicatorsChosen':
      return { ...afterUserAction(state), indicators: event.indicators }
    case 'indicatorsRecalled':
      return state.indicators === null ? { ...state, isAutomatic: true, indicators: event.indicators } : state
    case 'zoomed':
      // a gesture has no end, so it replaces the address, without a step in the history
      return { ...state, isAutomatic: true, zoom: event.zoom }
    case 'archiveChosen':
      return { ...afterUserAction(state), archive: { ...state.archive, ...event.settings } }
    case 'columnsRecalled':
      return state.archive.columns === null
        ? { ...state, isAutomatic: true, archive: { ...state.archive, columns: event.columns } }
        : state
    case 'mapFilterChosen':
      return { ...afterUserAction(state), mapFilter: { ...state.mapFilter, ...event.filter } }
    case 'compared':
      return compared(state, event.event, subject)
    case 'typeChosen':
      return typeChosen(state, event.chart, subject)
    case 'periodChosen': {
      const choice: PeriodChoice = { kind: 'period', period: event.period }
      return requestData({ ...onChosenPeriod(state), choice, zoom: null }, subject, { periodByUser: true })
    }
    case 'rangeChosen': {
      const { range, moved } = event
      const choice: PeriodChoice = { kind: 'range', range }
      const notes: GraphNote[] = moved ? [{ kind: 'moved', end: moved, day: range[moved] }] : []
      return requestData({ ...onChosenPeriod(state), choice, notes, zoom: null }, subject, {
        periodByUser: true,
      })
    }
    case 'venueChosen':
      return venueChosen(state, event.venueId, subject)
    case 'lastPeriodChosen':
      return requestData(
        { ...onChosenPeriod(state), choice: { kind: 'range', range: nearestRange(event.day) }, zoom: null },
        subject,
        { periodByUser: true },
      )
    case 'periodPutBack':
      // `mayMove: false`: the chosen days are shown, even if they are empty
      return requestData(onChosenPeriod(state), subject, { mayMove: false })
    case 'retried':
      return requestData(state, subject)
    case 'addressChanged':
      return addressChanged(state, stateAtUrl(afterUserAction(state), event.url, subject), subject)
    case 'answered':
      return state.request?.id === event.id ? answered(state, event.answer, state.request, subject) : state
    case 'failed':
      return state.request?.id === event.id ? settled(state, { kind: 'failed' }) : state
  }
}

/** The map has its own data; the lines stay in the state. */
function typeChosen(state: GraphState, chart: ChartChoice, subject: GraphSubject): GraphState {
  if (chart === 'map') return { ...afterUserAction(state), map: true, notes: [] }
  const shown = { ...afterUserAction(state), map: false, notes: [] }
  return chart === state.type ? shown : requestData({ ...onChosenPeriod(shown), type: chart }, subject)
}

/** A user's action clears the messages of the comparison, and is a step in the history. */
function afterUserAction(state: GraphState): GraphState {
  return { ...state, isAutomatic: false, compare: compareReducer(state.compare, { type: 'dismissed' }) }
}

/** Returns to the chosen period, without notes. */
function onChosenPeriod(state: GraphState): GraphState {
  return { ...afterUserAction(state), automaticRange: null, notes: [] }
}

/** Any change of the compared items loads the data again (bond-page §4 "Chart loading"). */
function compared(state: GraphState, event: CompareEvent, subject: GraphSubject): GraphState {
  const compare = compareReducer(state.compare, event)
  if (compare === state.compare) return state
  const next = { ...state, isAutomatic: false, compare }
  return sameItems(state, next, subject)
    ? next
    : requestData({ ...next, automaticRange: null, notes: [] }, subject)
}

function sameItems(one: GraphState, other: GraphState, subject: GraphSubject): boolean {
  const [before, after] = [requestedItems(one, subject), requestedItems(other, subject)].map(items =>
    items.map(compareKey).join(),
  )
  return before === after
}

type RequestOptions = { periodByUser?: boolean; mayMove?: boolean }

/** Requests the data of the state, unless the map or an error is shown. `periodByUser`: the user changed the period (readings #24). */
function requestData(
  state: GraphState,
  subject: GraphSubject,
  { periodByUser = false, mayMove = true }: RequestOptions = {},
): GraphState {
  const range = rangeOf(state, subject)
  if (state.venueId === null) return { ...state, request: null, loaded: { kind: 'noVenue' } }
  if (range.from > range.to) return { ...state, request: null, loaded: { kind: 'wrongPeriod' } }
  const loaded: LoadedRows = { kind: 'loading', before: drawnRows(state.loaded) }
  if (shownTab(state) === 'map') return { ...state, request: null, loaded }
  const id = state.lastId + 1
  const payload: GraphRequest = {
    bondId: subject.bondId,
    venueId: state.venueId,
    type: state.type,
    range,
    compared: requestedItems(state, subject),
    periodByUser,
    mayMove,
  }
  return withRequest({ ...state, loaded }, { id, payload })
}

function withRequest(state: GraphState, request: { id: number; payload: GraphRequest }): GraphState {
  const compare = compareReducer(state.compare, { type: 'requested', id: request.id })
  return { ...state, compare, lastId: request.id, request }
}

/** Ends the request; the compared items stay. */
function settled(state: GraphState, loaded: LoadedRows): GraphState {
  const compare = compareReducer(state.compare, { type: 'failed', id: state.lastId })
  return { ...state, compare, request: null, loaded }
}

/** A step through the history requests only other data: links to sections of the page are steps too. */
function addressChanged(state: GraphState, next: GraphState, subject: GraphSubject): GraphState {
  const [before, after] = [state, next].map(({ choice }) =>
    rangeOf({ choice, automaticRange: null }, subject),
  )
  const isSame =
    next.type === state.type &&
    next.venueId === state.venueId &&
    sameItems(state, next, subject) &&
    before?.from === after?.from &&
    before?.to === after?.to
  return isSame ? next : requestData({ ...next, automaticRange: null, notes: [] }, subject)
}

function venueChosen(state: GraphState, venueId: number, subject: GraphSubject): GraphState {
  if (venueId === state.venueId) return state
  const stays = typesOn(venueId, subject).includes(state.type)
  const notes: GraphNote[] = stays ? [] : [{ kind: 'typeFellBack', type: state.type }]
  const before = onChosenPeriod(state)
  const compare = compareOnVenue(before.compare, venueId)
  return requestData({ ...before, venueId, compare, type: stays ? state.type : 'price', notes }, subject)
}

function answered(
  state: GraphState,
  answer: { kind: 'ok'; data: Tradings } | Refused,
  { id, payload: request }: { id: number; payload: GraphRequest },
  subject: GraphSubject,
): GraphState {
  if (answer.kind === 'refused') return refused(state, answer, request, subject)
  const { data } = answer
  if (data.kind === 'rows') {
    const rows = splitRows(data, request)
    const type = typeWithData(rows, request.type)
    const named = venueNames(rows).reduce(compareReducer, state.compare)
    const outcomes = outcomesOf(rows, { ...request, type })
    const compare = compareReducer(named, { type: 'answered', id, measure: type, outcomes })
    const next: GraphState = { ...state, compare, request: null, loaded: { kind: 'rows', rows } }
    if (type === request.type) return next
    return {
      ...next,
      type,
      isAutomatic: true,
      notes: [...state.notes, { kind: 'noMeasure', type: request.type }],
    }
  }
  if (data.kind === 'none' || !request.mayMove) return settled(state, { kind: 'none' })
  // C6: loads the three months up to the nearest date with data, once
  const range = nearestRange(data.day)
  return withRequest(
    {
      ...state,
      automaticRange: range,
      notes: [...state.notes, { kind: 'nearest', day: data.day }],
    },
    { id: id + 1, payload: { ...request, range, mayMove: false } },
  )
}

/** C3: yield and spread fall back to price if no row of the period has one (bond-page §4). Withheld values count. */
function typeWithData({ rows }: Rows, type: ChartType): ChartType {
  const isKnown = rows.length === 0 || rows.some(row => row.masked) || measureOf(rows, type) !== null
  return isKnown ? type : 'price'
}

/** Statuses of a wrong request: one of its items does not exist, or cannot be compared. */
const WRONG_REQUEST: readonly number[] = [400, 404, 422]

/** A request that is refused for its items drops those that never loaded, with a message, and is sent again. */
function refused(
  state: GraphState,
  { code, status }: Refused,
  request: GraphRequest,
  subject: GraphSubject,
): GraphState {
  const known = drawnRows(state.loaded)?.others
  const suspects = request.compared.map(compareKey).filter(key => !known?.has(key))
  if (suspects.length === 0 || !WRONG_REQUEST.includes(status))
    return settled(state, { kind: 'refused', code })
  const outcomes = new Map(suspects.map(key => [key, 'refused'] as const))
  const compare = compareReducer(state.compare, {
    type: 'answered',
    id: state.lastId,
    measure: request.type,
    outcomes,
  })
  const { periodByUser, mayMove } = request
  return requestData({ ...state, compare }, subject, { periodByUser, mayMove })
}
