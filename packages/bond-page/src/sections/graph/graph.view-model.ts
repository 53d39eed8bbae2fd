import type { BondPageData, TradingRow } from '@accrue/api-client'
import type {
  ChartPane,
  ChartPeriod,
  ChartPeriodTab,
  ChartStatus,
  DayRange,
  PanelRows,
  Spread,
  TimeSeries,
  ValuesMode,
} from '@accrue/ui/charts'
import { SPREAD_DECIMALS } from '@accrue/ui/charts'
import type { LabelOf } from '@accrue/ui/foundation'
import type { Day } from '@accrue/ui/foundation/calendar'
import { formatDay } from '@accrue/ui/foundation/format'
import { chartEnd, PERIODS, type Period, periodRange } from '../../rules/chart-rules.ts'
import type { ChartType } from '../../rules/chart-url.ts'
import type { GraphNote, GraphSubject, LoadedRows, PeriodChoice } from './graph-state.ts'
import { drawnField } from './series.map.ts'

/** The facts of the bond that the section needs. */
export function subjectOf({ bond, charts }: BondPageData, today: Day, mayCompare: boolean): GraphSubject {
  return {
    bondId: bond.id,
    today,
    bondStatus: bond.status,
    defaultVenueId: bond.defaultVenueId,
    venues: bond.venues.map(({ id, latestDay: maxDate }) => ({ id, maxDate })),
    charts,
    mayCompare,
  }
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

/** The period in the format of the panel. */
export function chartPeriodOf(choice: PeriodChoice): ChartPeriod {
  return choice.kind === 'range' ? { kind: 'range', ...choice.range } : { kind: 'tab', id: choice.period }
}

export type DescriptionInput = {
  rows: readonly TradingRow[]
  type: ChartType
  venue: { name: string } | undefined
  range: DayRange
  label: LabelOf
  lang: string
}

/** C17: measure, trading ground and days as a sentence. */
export function descriptionOf({ rows, type, venue, range, label, lang }: DescriptionInput): string {
  return label('graph_description', {
    measure: label(drawnField(rows, type)),
    tradingGround: venue?.name ?? '',
    from: formatDay(range.from, lang),
    to: formatDay(range.to, lang),
  })
}

const CAPTION_UNITS: Record<ChartType, string> = {
  price: 'unit_of_par',
  yield: 'unit_percent',
  gspread: 'unit_bp',
}

/** The legend's first line: measure and unit. */
export function captionOf({
  rows,
  type,
  values,
  label,
}: Pick<DescriptionInput, 'rows' | 'type' | 'label'> & { values: ValuesMode }): string {
  const measure = label(drawnField(rows, type))
  if (values === 'percent') return label('graph_caption_percent', { measure })
  return label('graph_caption', { measure, unit: label(CAPTION_UNITS[type]) })
}

export type StatusOptions = {
  label: LabelOf
  /** Latest day with data on the trading ground, offered for an empty period. */
  latest: Day | null
  onRetry: () => void
  onLastPeriod: (day: Day) => void
}

/** Refusals with a message; any other is shown as a failure to load. */
const KNOWN_REFUSALS: readonly string[] = ['need_auth', 'need_get_access', 'access_denied_auth']

/** C14: the status of the chart, with a recovery action. */
export function statusOf(
  loaded: LoadedRows,
  { label, latest, onRetry, onLastPeriod }: StatusOptions,
): ChartStatus {
  const action = latest
    ? { action: { label: label('show_last_period'), onAction: () => onLastPeriod(latest) } }
    : {}
  switch (loaded.kind) {
    case 'loading':
      return { kind: 'loading' }
    case 'rows':
      return { kind: 'ready' }
    case 'none':
      return { kind: 'empty', text: label('no_data_for_period'), ...action }
    case 'wrongPeriod':
      return { kind: 'wrongPeriod', ...action }
    case 'noVenue':
      return { kind: 'noVenue' }
    case 'refused':
      return KNOWN_REFUSALS.includes(loaded.code)
        ? { kind: 'error', text: label(loaded.code), onRetry }
        : { kind: 'error', onRetry }
    case 'failed':
      return { kind: 'error', onRetry }
  }
}

/** C15: the rows for the old-data warning; none before they are loaded. They can be in any order. */
export function panelRows(loaded: LoadedRows): PanelRows {
  const rows = loaded.kind === 'rows' ? loaded.rows.rows : []
  const latest = rows.reduce<Day | null>((last, { day }) => (last === null || day > last ? day : last), null)
  return { latest, count: rows.length }
}

/** Initial height in pixels. */
const SPREAD_HEIGHT = 130
/** A line style that neither of the two lines has. */
const SPREAD_STYLE = 9

/** The chart of the spread, main − other, named after both (C11); null when it is off or not available. */
export function spreadPane(
  spread: Spread,
  enabled: boolean,
  [main, other]: readonly TimeSeries[],
  label: LabelOf,
): Omit<ChartPane, 'stats'> | null {
  if (spread.kind === 'off' || !enabled) return null
  const { points, unit } = spread
  const name = label('spread_of', { main: main?.name ?? '', other: other?.name ?? '' })
  return {
    id: 'spread',
    label: name,
    title: `${label('spread_pane')}, ${label(unit)}`,
    showUnit: false,
    height: SPREAD_HEIGHT,
    series: [{ id: 'spread', name, points, unit: label(unit), style: SPREAD_STYLE }],
    decimals: SPREAD_DECIMALS[unit],
  }
}

/** The chart of the turnover, below the main one (C18). */
export function turnoverPane(series: TimeSeries | null): ChartPane | null {
  if (!series) return null
  return { id: series.id, label: series.name, series: [series], decimals: 2, unit: series.unit ?? '' }
}

/** The notes that the section shows. The panel itself shows a moved end, unless the nearest date replaced the period (C5, C6). */
export function shownNotes(notes: readonly GraphNote[]): readonly GraphNote[] {
  const isReplaced = notes.some(({ kind }) => kind === 'nearest')
  return notes.filter(({ kind }) => kind !== 'moved' || isReplaced)
}

/** The unit of a line's change: per cent of its first value, or the unit of spreads. */
export function changeUnit(type: ChartType, values: ValuesMode, label: LabelOf): string {
  if (values === 'percent') return label('unit_percent')
  return label(type === 'price' ? 'spread_unit_points' : 'spread_unit_bp')
}
