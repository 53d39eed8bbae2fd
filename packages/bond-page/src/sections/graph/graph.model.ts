import type { Refused, Tradings } from '@accrue/api-client'
import type { Day } from '@accrue/ui/foundation/calendar'
import {
  type ChartSubject,
  chartEnd,
  DEFAULT_PERIOD,
  nearestRange,
  type Period,
  periodRange,
  pullRange,
  type Range,
} from '../../rules/chart-rules.ts'
import type { ChartType, ChartUrl, ChartView } from '../../rules/chart-url.ts'

/** What does not change while the section is open. */
export type GraphSubject = ChartSubject & {
  bondId: number
  today: Day
  /** What can be drawn on which ground. */
  charts: readonly { tradingGroundId: number; price: boolean; yield: boolean; gspread: boolean }[]
}

/** The period that was chosen: one of the fixed ones, or two days. */
export type Choice = { kind: 'period'; period: Period } | { kind: 'range'; range: Range }

/** One question to the server. */
export type GraphQuestion = {
  bondId: number
  tradingGroundId: number
  type: ChartType
  range: Range
  /** The user changed the period (readings #24). */
  periodByUser: boolean
  /** Whether a "nearest date" answer may move the period: once per user action (readings #23). */
  mayMove: boolean
}

export type Rows = Extract<Tradings, { kind: 'rows' }>

/** What stands in the frame. `loading` keeps the rows before it, so that the axes do not jump. */
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
  | { kind: 'moved'; end: 'from' | 'to'; day: Day }
  | { kind: 'nearest'; day: Day }
  | { kind: 'typeFellBack'; type: ChartType }

export type GraphState = {
  view: ChartView
  type: ChartType
  tradingGroundId: number | null
  choice: Choice
  values: 'absolute' | 'percent'
  loaded: Loaded
  /** What it did by itself since the last action of the user, in order. */
  notes: readonly Note[]
  /** The question that is being waited for; its id is also the request sequence of readings #24. */
  request: { id: number; payload: GraphQuestion } | null
  lastId: number
}

export type GraphEvent =
  | { type: 'viewChosen'; view: ChartView }
  | { type: 'typeChosen'; chart: ChartType }
  | { type: 'periodChosen'; period: Period }
  | { type: 'dayChosen'; end: 'from' | 'to'; day: Day }
  | { type: 'groundChosen'; tradingGroundId: number }
  | { type: 'valuesChosen'; values: 'absolute' | 'percent' }
  | { type: 'lastPeriodChosen'; day: Day }
  | { type: 'retried' }
  | { type: 'addressChanged'; url: ChartUrl }
  | { type: 'answered'; id: number; answer: { kind: 'ok'; data: Tradings } | Refused }
  | { type: 'failed'; id: number; fault: unknown }

/** The days that the choice stands for. */
export function rangeOf(state: Pick<GraphState, 'choice'>, subject: GraphSubject): Range {
  return state.choice.kind === 'range'
    ? state.choice.range
    : periodRange(state.choice.period, chartEnd(subject, subject.today))
}

/** C3: the chart types that the ground has; price is always there to return to (bond-page §4). */
export function typesOn(tradingGroundId: number | null, subject: GraphSubject): ChartType[] {
  const has = subject.charts.find(chart => chart.tradingGroundId === tradingGroundId)
  const types: ChartType[] = ['price']
  if (has?.yield) types.push('yield')
  if (has?.gspread) types.push('gspread')
  return types
}

/** The section as it opens, from what the address says; it asks for its data at once. */
export function openGraph(url: ChartUrl, subject: GraphSubject): GraphState {
  return ask(
    {
      ...fromUrl(url, subject),
      lastId: 0,
      loaded: { kind: 'loading', before: null },
      notes: [],
      request: null,
    },
    subject,
  )
}

function fromUrl(url: ChartUrl, subject: GraphSubject) {
  const known = subject.tradingGrounds.some(ground => ground.id === url.ground)
  const first = subject.defaultTradingGroundId ?? subject.tradingGrounds[0]?.id ?? null
  const tradingGroundId = known && url.ground !== undefined ? url.ground : first
  const type = url.type && typesOn(tradingGroundId, subject).includes(url.type) ? url.type : 'price'
  const choice: Choice =
    url.from && url.to
      ? { kind: 'range', range: { from: url.from, to: url.to } }
      : { kind: 'period', period: url.period ?? DEFAULT_PERIOD }
  const { view = 'chart', values = 'absolute' } = url
  return { view, type, tradingGroundId, choice, values } satisfies Partial<GraphState>
}

/** X1: what of the state an address carries; defaults are left out. */
export function urlOf(state: GraphState, subject: GraphSubject): ChartUrl {
  const url: ChartUrl = {}
  if (state.view !== 'chart') url.view = state.view
  if (state.type !== 'price') url.type = state.type
  if (state.choice.kind === 'range') Object.assign(url, state.choice.range)
  else if (state.choice.period !== DEFAULT_PERIOD) url.period = state.choice.period
  const first = subject.defaultTradingGroundId ?? subject.tradingGrounds[0]?.id ?? null
  if (state.tradingGroundId !== null && state.tradingGroundId !== first) url.ground = state.tradingGroundId
  if (state.values === 'percent') url.values = 'percent'
  return url
}

/** The chart section's only way to change. Stale answers are dropped by their id (C7). */
export function graphReducer(state: GraphState, event: GraphEvent, subject: GraphSubject): GraphState {
  switch (event.type) {
    case 'viewChosen':
      return { ...state, view: event.view }
    case 'valuesChosen':
      return { ...state, values: event.values }
    case 'typeChosen':
      if (event.chart === state.type) return state
      return ask({ ...state, type: event.chart, notes: [] }, subject)
    case 'periodChosen':
      return ask({ ...state, choice: { kind: 'period', period: event.period }, notes: [] }, subject, {
        periodByUser: true,
      })
    case 'dayChosen':
      return dayChosen(state, event, subject)
    case 'groundChosen':
      return groundChosen(state, event.tradingGroundId, subject)
    case 'lastPeriodChosen':
      return ask(
        { ...state, choice: { kind: 'range', range: nearestRange(event.day) }, notes: [] },
        subject,
        { periodByUser: true },
      )
    case 'retried':
      return ask(state, subject)
    case 'addressChanged':
      return addressChanged(state, { ...state, ...fromUrl(event.url, subject) }, subject)
    case 'answered':
      return state.request?.id === event.id ? answered(state, event.answer, state.request.payload) : state
    case 'failed':
      return state.request?.id === event.id ? { ...state, request: null, loaded: { kind: 'fault' } } : state
  }
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
  const id = state.lastId + 1
  const payload: GraphQuestion = {
    bondId: subject.bondId,
    tradingGroundId: state.tradingGroundId,
    type: state.type,
    range,
    periodByUser,
    mayMove,
  }
  return {
    ...state,
    lastId: id,
    request: { id, payload },
    loaded: { kind: 'loading', before: rowsBefore(state.loaded) },
  }
}

function rowsBefore(loaded: Loaded): Rows | null {
  if (loaded.kind === 'rows') return loaded.rows
  return loaded.kind === 'loading' ? loaded.before : null
}

/** A step through the history asks anew only when it leads to other data: links to sections of the page are steps too. */
function addressChanged(state: GraphState, next: GraphState, subject: GraphSubject): GraphState {
  const [before, after] = [rangeOf(state, subject), rangeOf(next, subject)]
  const isSame =
    next.type === state.type &&
    next.tradingGroundId === state.tradingGroundId &&
    before.from === after.from &&
    before.to === after.to
  return isSame ? next : ask({ ...next, notes: [] }, subject)
}

function dayChosen(
  state: GraphState,
  { end, day }: { end: 'from' | 'to'; day: Day },
  subject: GraphSubject,
): GraphState {
  const { moved, ...range } = pullRange({ ...rangeOf(state, subject), [end]: day }, end)
  const notes: Note[] = moved ? [{ kind: 'moved', end: moved, day: range[moved] }] : []
  return ask({ ...state, choice: { kind: 'range', range }, notes }, subject, { periodByUser: true })
}

function groundChosen(state: GraphState, tradingGroundId: number, subject: GraphSubject): GraphState {
  if (tradingGroundId === state.tradingGroundId) return state
  const stays = typesOn(tradingGroundId, subject).includes(state.type)
  const notes: Note[] = stays ? [] : [{ kind: 'typeFellBack', type: state.type }]
  return ask({ ...state, tradingGroundId, type: stays ? state.type : 'price', notes }, subject)
}

function answered(
  state: GraphState,
  answer: { kind: 'ok'; data: Tradings } | Refused,
  question: GraphQuestion,
): GraphState {
  if (answer.kind === 'refused')
    return { ...state, request: null, loaded: { kind: 'refused', code: answer.code } }
  const { data } = answer
  if (data.kind === 'rows') return { ...state, request: null, loaded: { kind: 'rows', rows: data } }
  if (data.kind === 'none' || !question.mayMove) return { ...state, request: null, loaded: { kind: 'none' } }
  // C6: the nearest date with data: its three months are loaded instead, once
  const id = state.lastId + 1
  const range = nearestRange(data.day)
  return {
    ...state,
    lastId: id,
    choice: { kind: 'range', range },
    notes: [...state.notes, { kind: 'nearest', day: data.day }],
    request: { id, payload: { ...question, range, mayMove: false } },
  }
}
