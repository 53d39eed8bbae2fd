import type { BondPage, TradingRow } from '@accrue/api-client'
import type {
  ChartPeriod,
  ChartPeriodTab,
  ChartStatus,
  DayRange,
  PanelRows,
  TimePoint,
  TimeSeries,
} from '@accrue/ui/charts'
import type { LabelOf } from '@accrue/ui/foundation'
import type { Day } from '@accrue/ui/foundation/calendar'
import { formatDay } from '@accrue/ui/foundation/format'
import { chartEnd, PERIODS, type Period, periodRange } from '../../rules/chart-rules.ts'
import type { ChartType } from '../../rules/chart-url.ts'
import { type FigureKind, showFigure } from '../../rules/number-rules.ts'
import { type Measure, measureOf } from './compared.map.ts'
import type { Choice, GraphSubject, Loaded, Note } from './graph.model.ts'

/** Which figure each chart type draws (bond-page §5: price needs the indicative price, yield the indicative yield …). */
const CHARTED: Record<ChartType, { field: Measure; kind: FigureKind; unit: string }> = {
  price: { field: 'indicativePrice', kind: 'price', unit: 'unit_percent' },
  yield: { field: 'indicativeYield', kind: 'yield', unit: 'unit_percent' },
  gspread: { field: 'gSpread', kind: 'spread', unit: 'unit_bp' },
}

/** The label key of the unit in which a chart type is drawn. */
export function unitKeyOf(type: ChartType): string {
  return CHARTED[type].unit
}

export type SeriesInput = {
  rows: readonly TradingRow[]
  type: ChartType
  id: string
  name: string
  unit: string
  /** Gives the words of a reason key. */
  reason: (key: string) => string
}

/**
 * One line of the chart. Masked rows give their shape, never a value; a blanked figure is a gap with its reason.
 * Values keep every decimal: percent changes, spreads and trends are computed from them, and the chart rounds what it writes
 * (bond-page §9).
 */
export function seriesOf({ rows, type, id, name, unit, reason }: SeriesInput): TimeSeries {
  const masked = rows.some(row => row.masked)
  // a line without g-spreads may have t-spreads (bond-page §5)
  const field = measureOf(rows, type) ?? CHARTED[type].field
  return {
    id,
    name,
    unit,
    masked,
    points: rows.map(row =>
      masked ? { day: row.day, value: row.shape } : pointOf(row, field, type, reason),
    ),
  }
}

function pointOf(
  row: TradingRow,
  field: Measure,
  type: ChartType,
  reason: (key: string) => string,
): TimePoint {
  const { kind } = CHARTED[type]
  const shown = showFigure(kind, row[field], { indicativeYield: row.indicativeYield, fullPrecision: true })
  if (shown.kind === 'value') return { day: row.day, value: Number(shown.text) }
  const why = shown.kind === 'blank' ? shown.reason : null
  return why ? { day: row.day, value: null, reason: reason(why) } : { day: row.day, value: null }
}

export type DescriptionInput = {
  rows: readonly TradingRow[]
  type: ChartType
  ground: { name: string } | undefined
  range: DayRange
  label: LabelOf
  lang: string
}

/** C17: the figure that is drawn, the ground, and the days, in a sentence. */
export function descriptionOf({ rows, type, ground, range, label, lang }: DescriptionInput): string {
  const field = measureOf(rows, type) ?? CHARTED[type].field
  const [from, to] = [formatDay(range.from, lang), formatDay(range.to, lang)]
  return label('graph_description', {
    measure: label(`field_${field}`),
    ground: ground?.name ?? '',
    from,
    to,
  })
}

/** The last day of the rows, or null; rows may come in any order. */
export function latestDay(rows: readonly TradingRow[]): Day | null {
  return rows.reduce<Day | null>((latest, { day }) => (latest === null || day > latest ? day : latest), null)
}

/** What the section needs to know of the bond. */
export function subjectOf({ bond, charts }: BondPage, today: Day, mayCompare: boolean): GraphSubject {
  return {
    bondId: bond.id,
    today,
    bondStatus: bond.status,
    defaultTradingGroundId: bond.defaultTradingGroundId,
    tradingGrounds: bond.tradingGrounds.map(({ id, latestDay: maxDate }) => ({ id, maxDate })),
    charts,
    mayCompare,
  }
}

export type StatusOptions = {
  label: LabelOf
  /** Latest day with data on the ground: the way out of an empty period. */
  latest: Day | null
  onRetry: () => void
  onLastPeriod: (day: Day) => void
}

/** C14: what stands in the chart's frame when it is not lines. */
export function statusOf(
  loaded: Loaded,
  { label, latest, onRetry, onLastPeriod }: StatusOptions,
): ChartStatus {
  const wayOut = latest
    ? { wayOut: { label: label('show_last_period'), onAction: () => onLastPeriod(latest) } }
    : {}
  switch (loaded.kind) {
    case 'loading':
      return { kind: 'loading' }
    case 'rows':
      return { kind: 'ready' }
    case 'none':
      return { kind: 'empty', text: label('no_data_for_period'), ...wayOut }
    case 'wrongPeriod':
      return { kind: 'wrongPeriod', ...wayOut }
    case 'noGround':
      return { kind: 'noGround' }
    case 'refused':
      return isKnownRefusal(loaded.code)
        ? { kind: 'error', text: label(loaded.code), onRetry }
        : { kind: 'error', onRetry }
    case 'fault':
      return { kind: 'error', onRetry }
  }
}

/** The refusals that a reader can do something about; any other is told as a failure to load. */
const KNOWN_REFUSALS: readonly string[] = ['need_auth', 'need_get_access', 'access_denied_auth']

function isKnownRefusal(code: string): boolean {
  return KNOWN_REFUSALS.includes(code)
}

/** C4: the fixed periods with their days. */
export function periodTabs(subject: GraphSubject, label: LabelOf): ChartPeriodTab[] {
  const end = chartEnd(subject, subject.today)
  return (Object.keys(PERIODS) as Period[]).map(id => ({
    id,
    text: label(`period_${id}`),
    ...periodRange(id, end),
  }))
}

/** The chosen period in the panel's words. */
export function chartPeriodOf(choice: Choice): ChartPeriod {
  return choice.kind === 'range' ? { kind: 'range', ...choice.range } : { kind: 'tab', id: choice.period }
}

/** C15: what the old-data warning looks at; nothing before rows are there. */
export function rowsSeen(loaded: Loaded): PanelRows {
  const rows = loaded.kind === 'rows' ? loaded.rows.rows : []
  return { latest: latestDay(rows), count: rows.length }
}

/**
 * What the page has to say of what it did. That an end was moved is said by the panel, as long as the period is the one that was
 * asked for; once the nearest date has taken its place, it is said here (C5, C6).
 */
export function notesToSay(notes: readonly Note[]): readonly Note[] {
  const isElsewhere = notes.some(({ kind }) => kind === 'nearest')
  return notes.filter(({ kind }) => kind !== 'moved' || isElsewhere)
}
