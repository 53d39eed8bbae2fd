import type { Refused, Tradings } from '@accrue/api-client'
import {
  type CompareEvent,
  type CompareState,
  compareKey,
  compareReducer,
  initialCompare,
  type PeriodEnd,
  parseStockView,
  type StockView,
  type TrendKind,
  writeStockView,
  type Zoom,
} from '@accrue/ui/charts'
import type { Day } from '@accrue/ui/foundation/calendar'
import {
  type ChartSubject,
  chartEnd,
  DEFAULT_PERIOD,
  nearestRange,
  type Period,
  periodRange,
  type Range,
} from '../../rules/chart-rules.ts'
import type {
  ChartChoice,
  ChartType,
  ChartUrl,
  ChartView,
  UrlCompared,
  UrlSort,
} from '../../rules/chart-url.ts'
import { groundNames, measureOf, outcomesOf, type SplitRows, splitRows } from './compared.map.ts'

/** What does not change while the section is open. */
export type GraphSubject = ChartSubject & {
  bondId: number
  today: Day
  /** What can be drawn on which ground. */
  charts: readonly {
    tradingGroundId: number
    price: boolean
    yield: boolean
    gspread: boolean
    map: boolean
  }[]
  /** Whether the user may compare (access row 23). Else nothing is asked but the bond; the address keeps its items. */
  mayCompare: boolean
}

/** The period that was chosen: one of the fixed ones, or two days. */
export type Choice = { kind: 'period'; period: Period } | { kind: 'range'; range: Range }

/** One question to the server. */
export type GraphQuestion = {
  bondId: number
  tradingGroundId: number
  type: ChartType
  range: Range
  /** What the bond is compared with. */
  compared: readonly UrlCompared[]
  /** The user changed the period (readings #24). */
  periodByUser: boolean
  /** Whether a "nearest date" answer may move the period: once per user action (readings #23). */
  mayMove: boolean
}

/** The bond's own rows, and those of what it is compared with, by item key. */
export type Rows = SplitRows

/** How the archive is looked at. */
type ArchiveLook = {
  sort: UrlSort | null
  /** The word of `writeColumns`, '' for the usual ones; null where nobody has said: then what is remembered counts. */
  columns: string | null
  /** Every decimal that is known, up to 30 (bond-page §9). */
  fullPrecision: boolean
  /** How many rows are shown at most; null: those that it opens with. */
  rows: number | null
}

/** Which points the issuer map shows; null is what its facts propose. */
type MapPlace = { currencyId: number | null; groundId: number | null }

/** What stands in the frame. `loading` keeps the rows before it, so that the axes do not jump; without a request, nobody needs it yet. */
export type Loaded =
  | { kind: 'loading'; before: Rows | null }
  | { kind: 'rows'; rows: Rows }
  | { kind: 'none' }
  | { kind: 'wrongPeriod' }
  | { kind: 'noGround' }
  | { kind: 'refused'; code: string }
  | { kind: 'fault' }

/** What the status line says about what the section did by itself. */
export type Note =
  | { kind: 'moved'; end: PeriodEnd; day: Day }
  | { kind: 'nearest'; day: Day }
  | { kind: 'typeFellBack'; type: ChartType }
  | { kind: 'noMeasure'; type: ChartType }

export type GraphState = {
  view: ChartView
  type: ChartType
  /** The issuer map stands in place of the lines; the measure waits behind it. */
  map: boolean
  tradingGroundId: number | null
  /** The person's own period, which the address carries. */
  choice: Choice
  /** The days that the server's nearest date put in its place; null once what had no data there has changed (C6). */
  automaticRange: Range | null
  values: 'absolute' | 'percent'
  compare: CompareState
  /** The spread line is wanted; it is drawn whenever there can be one. */
  spread: boolean
  /** The trend of every line, or null (C12). */
  trend: TrendKind | null
  /** The value axis of the chart is logarithmic (C17). */
  log: boolean
  /** How the extended chart is looked at. */
  stock: StockView
  /** The indicators of the extended chart, '' for none; null while nobody has named any: what is remembered counts then. */
  indicators: string | null
  /** The visible part of the period; null is all of it. */
  zoom: Zoom | null
  archive: ArchiveLook
  mapPlace: MapPlace
  /** What changed last was not the user's doing: it corrects the address without a step. */
  byItself: boolean
  loaded: Loaded
  /** What it did by itself since the last action of the user, in order. */
  notes: readonly Note[]
  /** The question that is being waited for; its id is also the request sequence of readings #24. */
  request: { id: number; payload: GraphQuestion } | null
  lastId: number
}

export type GraphEvent =
  | { type: 'viewChosen'; view: ChartView }
  | { type: 'typeChosen'; chart: ChartChoice }
  | { type: 'periodChosen'; period: Period }
  /** Two days that keep the limit of years; `moved` is the end that gave way to it. */
  | { type: 'rangeChosen'; range: Range; moved: PeriodEnd | null }
  | { type: 'groundChosen'; tradingGroundId: number }
  | { type: 'valuesChosen'; values: 'absolute' | 'percent' }
  | { type: 'compared'; event: CompareEvent }
  | { type: 'spreadChosen'; on: boolean }
  | { type: 'trendChosen'; trend: TrendKind | null }
  | { type: 'axisChosen'; log: boolean }
  | { type: 'stockViewChosen'; stock: StockView }
  | { type: 'indicatorsChosen'; indicators: string }
  /** Indicators that were remembered from another visit: a copied link shows them. */
  | { type: 'indicatorsRecalled'; indicators: string }
  | { type: 'zoomed'; zoom: Zoom | null }
  | { type: 'archiveChosen'; look: Partial<ArchiveLook> }
  /** The columns that were remembered from another visit stand in the address too, so that a copied link shows them. */
  | { type: 'columnsRecalled'; columns: string }
  | { type: 'mapPlaceChosen'; place: Partial<MapPlace> }
  | { type: 'lastPeriodChosen'; day: Day }
  | { type: 'retried' }
  | { type: 'addressChanged'; url: ChartUrl }
  | { type: 'answered'; id: number; answer: { kind: 'ok'; data: Tradings } | Refused }
  | { type: 'failed'; id: number; fault: unknown }

/** The days that are shown: the automatic ones, as long as there are any, else those of the choice. */
export function rangeOf(
  { choice, automaticRange }: Pick<GraphState, 'choice' | 'automaticRange'>,
  subject: GraphSubject,
): Range {
  if (automaticRange) return automaticRange
  return choice.kind === 'range' ? choice.range : periodRange(choice.period, chartEnd(subject, subject.today))
}

/** The period that is shown, as a choice. */
export function shownPeriod({
  choice,
  automaticRange,
}: Pick<GraphState, 'choice' | 'automaticRange'>): Choice {
  return automaticRange ? { kind: 'range', range: automaticRange } : choice
}

/** C3: the chart types that the ground has; price is always there to return to (bond-page §4). */
export function typesOn(tradingGroundId: number | null, subject: GraphSubject): ChartType[] {
  const has = subject.charts.find(chart => chart.tradingGroundId === tradingGroundId)
  const types: ChartType[] = ['price']
  if (has?.yield) types.push('yield')
  if (has?.gspread) types.push('gspread')
  return types
}

/** C3: whether the issuer has a map, on whichever ground. */
function hasMap({ charts }: GraphSubject): boolean {
  return charts.some(({ map }) => map)
}

/** C3: what the tabs offer: the types of the ground, and the map where lines could stand in its place. */
export function choicesOn(
  { tradingGroundId, view }: Pick<GraphState, 'tradingGroundId' | 'view'>,
  subject: GraphSubject,
): ChartChoice[] {
  const types = typesOn(tradingGroundId, subject)
  return view === 'chart' && hasMap(subject) ? [...types, 'map'] : types
}

/** The tab that is chosen. */
export function shownChoice({ type, map, view }: Pick<GraphState, 'type' | 'map' | 'view'>): ChartChoice {
  return map && view === 'chart' ? 'map' : type
}

/** The section as it opens, from what the address says; it asks for its data at once. */
export function openGraph(url: ChartUrl, subject: GraphSubject): GraphState {
  const nothing = initialCompare({ id: subject.bondId, tradingGroundId: null })
  const { archive, ...from } = fromUrl(url, subject, nothing)
  return ask(
    {
      ...from,
      indicators: url.indicators ?? null,
      archive: { ...archive, columns: url.columns ?? null },
      automaticRange: null,
      byItself: false,
      lastId: 0,
      loaded: { kind: 'loading', before: null },
      notes: [],
      request: null,
    },
    subject,
  )
}

function fromUrl(url: ChartUrl, subject: GraphSubject, before: CompareState) {
  const known = subject.tradingGrounds.some(ground => ground.id === url.ground)
  const first = subject.defaultTradingGroundId ?? subject.tradingGrounds[0]?.id ?? null
  const tradingGroundId = known && url.ground !== undefined ? url.ground : first
  const type = url.type && typesOn(tradingGroundId, subject).includes(url.type) ? url.type : 'price'
  const choice: Choice =
    url.from && url.to
      ? { kind: 'range', range: { from: url.from, to: url.to } }
      : { kind: 'period', period: url.period ?? DEFAULT_PERIOD }
  const { view = 'chart', values = 'absolute', spread = false } = url
  const map = url.map === true && hasMap(subject)
  const stock = parseStockView(url.stock)
  const moved = mainOn(before, tradingGroundId)
  const candidates = (url.compare ?? []).map(item => ({ ...item, name: '' }))
  const compare = compareReducer(moved, { type: 'restored', candidates })
  return {
    view,
    type,
    map,
    tradingGroundId,
    choice,
    values,
    compare,
    spread,
    trend: url.trend ?? null,
    log: url.axis === 'log',
    stock,
    indicators: url.indicators ?? '',
    zoom: url.zoom ?? null,
    archive: {
      sort: url.sort ?? null,
      columns: url.columns ?? '',
      fullPrecision: url.decimals === 'all',
      rows: url.rows ?? null,
    },
    mapPlace: { currencyId: url.mapCurrency ?? null, groundId: url.mapGround ?? null },
  } satisfies Partial<GraphState>
}

function mainOn(compare: CompareState, tradingGroundId: number | null): CompareState {
  return compareReducer(compare, { type: 'mainChanged', main: { ...compare.main, tradingGroundId } })
}

/** What is asked for besides the bond. */
function comparedOf({ compare }: Pick<GraphState, 'compare'>, { mayCompare }: GraphSubject): UrlCompared[] {
  if (!mayCompare) return []
  return compare.items.map(({ model, id, tradingGroundId }) => ({ model, id, tradingGroundId }))
}

/** X1: what of the state an address carries; defaults are left out. */
export function urlOf(state: GraphState, subject: GraphSubject): ChartUrl {
  const url: ChartUrl = {}
  if (state.view !== 'chart') url.view = state.view
  if (state.type !== 'price') url.type = state.type
  if (state.map) url.map = true
  if (state.choice.kind === 'range') Object.assign(url, state.choice.range)
  else if (state.choice.period !== DEFAULT_PERIOD) url.period = state.choice.period
  const first = subject.defaultTradingGroundId ?? subject.tradingGrounds[0]?.id ?? null
  if (state.tradingGroundId !== null && state.tradingGroundId !== first) url.ground = state.tradingGroundId
  if (state.values === 'percent') url.values = 'percent'
  const { items } = state.compare
  if (items.length > 0)
    url.compare = items.map(({ model, id, tradingGroundId }) => ({ model, id, tradingGroundId }))
  if (state.spread && hasTwoLines(state)) url.spread = true
  if (state.trend) url.trend = state.trend
  if (state.log) url.axis = 'log'
  const stock = writeStockView(state.stock)
  if (stock) url.stock = stock
  if (state.indicators) url.indicators = state.indicators
  if (state.zoom) url.zoom = state.zoom
  return Object.assign(url, archiveUrl(state.archive), mapUrl(state))
}

/** The spread line needs exactly two lines (bond-page §4): the bond's own, unless the period has no row of it, and another one. */
function hasTwoLines({ compare, loaded }: GraphState): boolean {
  return compare.items.length === 1 && !(loaded.kind === 'rows' && loaded.rows.rows.length === 0)
}

function archiveUrl({ sort, columns, fullPrecision, rows }: ArchiveLook): ChartUrl {
  return {
    ...(sort ? { sort } : {}),
    ...(columns ? { columns } : {}),
    ...(fullPrecision ? { decimals: 'all' } : {}),
    ...(rows === null ? {} : { rows }),
  }
}

function mapUrl({ map, mapPlace: { currencyId, groundId } }: GraphState): ChartUrl {
  return {
    ...(map && currencyId !== null ? { mapCurrency: currencyId } : {}),
    ...(map && groundId !== null ? { mapGround: groundId } : {}),
  }
}

/** The chart section's only way to change. Stale answers are dropped by their id (C7). */
export function graphReducer(state: GraphState, event: GraphEvent, subject: GraphSubject): GraphState {
  const next = afterEvent(state, event, subject)
  return isWaited(next) && !next.request ? ask(next, subject) : next
}

/** Lines are asked for once they are looked at: behind the issuer map nobody needs them. */
function isWaited(state: GraphState): boolean {
  return state.loaded.kind === 'loading' && shownChoice(state) !== 'map'
}

function afterEvent(state: GraphState, event: GraphEvent, subject: GraphSubject): GraphState {
  switch (event.type) {
    case 'viewChosen':
      return { ...heard(state), view: event.view }
    case 'valuesChosen':
      return { ...heard(state), values: event.values }
    case 'spreadChosen':
      return { ...heard(state), spread: event.on }
    case 'trendChosen':
      return { ...heard(state), trend: event.trend }
    case 'axisChosen':
      return { ...heard(state), log: event.log }
    case 'stockViewChosen':
      return { ...state, byItself: false, stock: event.stock }
    case 'indicatorsChosen':
      return { ...heard(state), indicators: event.indicators }
    case 'indicatorsRecalled':
      return state.indicators === null ? { ...state, byItself: true, indicators: event.indicators } : state
    case 'zoomed':
      // a gesture has no end, so it is no step of the history: it corrects the address
      return { ...state, byItself: true, zoom: event.zoom }
    case 'archiveChosen':
      return { ...heard(state), archive: { ...state.archive, ...event.look } }
    case 'columnsRecalled':
      return state.archive.columns === null
        ? { ...state, byItself: true, archive: { ...state.archive, columns: event.columns } }
        : state
    case 'mapPlaceChosen':
      return { ...heard(state), mapPlace: { ...state.mapPlace, ...event.place } }
    case 'compared':
      return compared(state, event.event, subject)
    case 'typeChosen':
      return typeChosen(state, event.chart, subject)
    case 'periodChosen': {
      const choice: Choice = { kind: 'period', period: event.period }
      return ask({ ...ownPeriod(state), choice, zoom: null }, subject, { periodByUser: true })
    }
    case 'rangeChosen': {
      const { range, moved } = event
      const choice: Choice = { kind: 'range', range }
      const notes: Note[] = moved ? [{ kind: 'moved', end: moved, day: range[moved] }] : []
      return ask({ ...ownPeriod(state), choice, notes, zoom: null }, subject, { periodByUser: true })
    }
    case 'groundChosen':
      return groundChosen(state, event.tradingGroundId, subject)
    case 'lastPeriodChosen':
      return ask(
        { ...ownPeriod(state), choice: { kind: 'range', range: nearestRange(event.day) }, zoom: null },
        subject,
        { periodByUser: true },
      )
    case 'retried':
      return ask(state, subject)
    case 'addressChanged':
      return addressChanged(state, atAddress(state, event.url, subject), subject)
    case 'answered':
      return state.request?.id === event.id ? answered(state, event.answer, state.request, subject) : state
    case 'failed':
      return state.request?.id === event.id ? settled(state, { kind: 'fault' }) : state
  }
}

/** The state as an address of the history says it. Columns and indicators that nobody ever named stay as they are remembered. */
function atAddress(state: GraphState, url: ChartUrl, subject: GraphSubject): GraphState {
  const before = heard(state)
  const next: GraphState = { ...before, ...fromUrl(url, subject, before.compare) }
  const columns = state.archive.columns === null ? (url.columns ?? null) : next.archive.columns
  const indicators = state.indicators === null ? (url.indicators ?? null) : next.indicators
  return { ...next, indicators, archive: { ...next.archive, columns } }
}

/** The map has data of its own; the lines behind it stay as they are. */
function typeChosen(state: GraphState, chart: ChartChoice, subject: GraphSubject): GraphState {
  if (chart === 'map') return { ...heard(state), map: true, notes: [] }
  const shown = { ...heard(state), map: false, notes: [] }
  return chart === state.type ? shown : ask({ ...ownPeriod(shown), type: chart }, subject)
}

/** The user has gone on: what the comparison had to say is no longer news. */
function heard(state: GraphState): GraphState {
  return { ...state, byItself: false, compare: compareReducer(state.compare, { type: 'dismissed' }) }
}

/** The cause of an automatic period has gone with what was asked for: the person's own period counts again, and no note about it. */
function ownPeriod(state: GraphState): GraphState {
  return { ...heard(state), automaticRange: null, notes: [] }
}

/** Everything that changes what is compared loads anew (bond-page §4 "Chart loading"). */
function compared(state: GraphState, event: CompareEvent, subject: GraphSubject): GraphState {
  const compare = compareReducer(state.compare, event)
  if (compare === state.compare) return state
  const next = { ...state, byItself: false, compare }
  return sameItems(state, next, subject) ? next : ask({ ...next, automaticRange: null, notes: [] }, subject)
}

function sameItems(one: GraphState, other: GraphState, subject: GraphSubject): boolean {
  const [before, after] = [comparedOf(one, subject), comparedOf(other, subject)].map(items =>
    items.map(compareKey).join(),
  )
  return before === after
}

type AskOptions = { periodByUser?: boolean; mayMove?: boolean }

function ask(
  state: GraphState,
  subject: GraphSubject,
  { periodByUser = false, mayMove = true }: AskOptions = {},
): GraphState {
  const range = rangeOf(state, subject)
  if (state.tradingGroundId === null) return { ...state, request: null, loaded: { kind: 'noGround' } }
  if (range.from > range.to) return { ...state, request: null, loaded: { kind: 'wrongPeriod' } }
  const loaded: Loaded = { kind: 'loading', before: rowsOf(state.loaded) }
  if (shownChoice(state) === 'map') return { ...state, request: null, loaded }
  const id = state.lastId + 1
  const payload: GraphQuestion = {
    bondId: subject.bondId,
    tradingGroundId: state.tradingGroundId,
    type: state.type,
    range,
    compared: comparedOf(state, subject),
    periodByUser,
    mayMove,
  }
  return asked({ ...state, loaded }, { id, payload })
}

function asked(state: GraphState, request: { id: number; payload: GraphQuestion }): GraphState {
  const compare = compareReducer(state.compare, { type: 'asked', id: request.id })
  return { ...state, compare, lastId: request.id, request }
}

/** The question is over, and what is compared stays as it is. */
function settled(state: GraphState, loaded: Loaded): GraphState {
  const compare = compareReducer(state.compare, { type: 'failed', id: state.lastId })
  return { ...state, compare, request: null, loaded }
}

/** The rows that are drawn: those that are there, or those before them while others are loading. */
export function rowsOf(loaded: Loaded): Rows | null {
  if (loaded.kind === 'rows') return loaded.rows
  return loaded.kind === 'loading' ? loaded.before : null
}

/** A step through the history asks anew only when it leads to other data: links to sections of the page are steps too. */
function addressChanged(state: GraphState, next: GraphState, subject: GraphSubject): GraphState {
  const [before, after] = [state, next].map(({ choice }) =>
    rangeOf({ choice, automaticRange: null }, subject),
  )
  const isSame =
    next.type === state.type &&
    next.tradingGroundId === state.tradingGroundId &&
    sameItems(state, next, subject) &&
    before?.from === after?.from &&
    before?.to === after?.to
  return isSame ? next : ask({ ...next, automaticRange: null, notes: [] }, subject)
}

function groundChosen(state: GraphState, tradingGroundId: number, subject: GraphSubject): GraphState {
  if (tradingGroundId === state.tradingGroundId) return state
  const stays = typesOn(tradingGroundId, subject).includes(state.type)
  const notes: Note[] = stays ? [] : [{ kind: 'typeFellBack', type: state.type }]
  const before = ownPeriod(state)
  const compare = mainOn(before.compare, tradingGroundId)
  return ask({ ...before, tradingGroundId, compare, type: stays ? state.type : 'price', notes }, subject)
}

function answered(
  state: GraphState,
  answer: { kind: 'ok'; data: Tradings } | Refused,
  { id, payload: question }: { id: number; payload: GraphQuestion },
  subject: GraphSubject,
): GraphState {
  if (answer.kind === 'refused') return refused(state, answer, question, subject)
  const { data } = answer
  if (data.kind === 'rows') {
    const rows = splitRows(data, question)
    const type = typeWithData(rows, question.type)
    const named = groundNames(rows).reduce(compareReducer, state.compare)
    const outcomes = outcomesOf(rows, { ...question, type })
    const compare = compareReducer(named, { type: 'answered', id, measure: type, outcomes })
    const next: GraphState = { ...state, compare, request: null, loaded: { kind: 'rows', rows } }
    if (type === question.type) return next
    return {
      ...next,
      type,
      byItself: true,
      notes: [...state.notes, { kind: 'noMeasure', type: question.type }],
    }
  }
  if (data.kind === 'none' || !question.mayMove) return settled(state, { kind: 'none' })
  // C6: the nearest date with data: its three months are loaded instead, once
  const range = nearestRange(data.day)
  return asked(
    {
      ...state,
      automaticRange: range,
      notes: [...state.notes, { kind: 'nearest', day: data.day }],
    },
    { id: id + 1, payload: { ...question, range, mayMove: false } },
  )
}

/** C3: yield and spread return to price where no row of the period has one (bond-page §4). What is withheld is not missing. */
function typeWithData({ rows }: Rows, type: ChartType): ChartType {
  const isKnown = rows.length === 0 || rows.some(row => row.masked) || measureOf(rows, type) !== null
  return isKnown ? type : 'price'
}

/** Statuses that say that the question was wrong: an item of it does not exist, or cannot be compared. */
const WRONG_QUESTION: readonly number[] = [400, 404, 422]

/** A question that is refused for its items loses those that never loaded, with a message, and is asked again. */
function refused(
  state: GraphState,
  { code, status }: Refused,
  question: GraphQuestion,
  subject: GraphSubject,
): GraphState {
  const known = rowsOf(state.loaded)?.others
  const blamed = question.compared.map(compareKey).filter(key => !known?.has(key))
  if (blamed.length === 0 || !WRONG_QUESTION.includes(status))
    return settled(state, { kind: 'refused', code })
  const outcomes = new Map(blamed.map(key => [key, 'refused'] as const))
  const compare = compareReducer(state.compare, {
    type: 'answered',
    id: state.lastId,
    measure: question.type,
    outcomes,
  })
  const { periodByUser, mayMove } = question
  return ask({ ...state, compare }, subject, { periodByUser, mayMove })
}
