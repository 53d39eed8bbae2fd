import type { BondPage, TradingRow } from '@accrue/api-client'
import type {
  ChartPane,
  ChartPeriod,
  ChartPeriodTab,
  ChartStatus,
  DayRange,
  PanelRows,
  Spread,
  TimeSeries,
} from '@accrue/ui/charts'
import type { LabelOf } from '@accrue/ui/foundation'
import type { Day } from '@accrue/ui/foundation/calendar'
import { formatDay } from '@accrue/ui/foundation/format'
import { chartEnd, PERIODS, type Period, periodRange } from '../../rules/chart-rules.ts'
import type { ChartType } from '../../rules/chart-url.ts'
import type { GraphSubject, Loaded, Note, PeriodChoice } from './graph-state.ts'
import { drawnField } from './series.map.ts'

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

/** C4: the fixed periods with their days. */
export function periodTabs(subject: GraphSubject, label: LabelOf): ChartPeriodTab[] {
  const end = chartEnd(subject, subject.today)
  return (Object.keys(PERIODS) as Period[]).map(id => ({
    id,
    text: label(`period_${id}`),
    ...periodRange(id, end),
  }))
}

/** The period as the panel takes it. */
export function chartPeriodOf(choice: PeriodChoice): ChartPeriod {
  return choice.kind === 'range' ? { kind: 'range', ...choice.range } : { kind: 'tab', id: choice.period }
}

export type DescriptionInput = {
  rows: readonly TradingRow[]
  type: ChartType
  ground: { name: string } | undefined
  range: DayRange
  label: LabelOf
  lang: string
}

/** C17: what is drawn, the ground, and the days, in a sentence. */
export function descriptionOf({ rows, type, ground, range, label, lang }: DescriptionInput): string {
  return label('graph_description', {
    measure: label(drawnField(rows, type)),
    ground: ground?.name ?? '',
    from: formatDay(range.from, lang),
    to: formatDay(range.to, lang),
  })
}

export type StatusOptions = {
  label: LabelOf
  /** Latest day with data on the ground: the way out of an empty period. */
  latest: Day | null
  onRetry: () => void
  onLastPeriod: (day: Day) => void
}

/** The refusals that a reader can do something about; any other is a failure to load. */
const KNOWN_REFUSALS: readonly string[] = ['need_auth', 'need_get_access', 'access_denied_auth']

/** C14: the status of the chart, with a way out. */
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
      return KNOWN_REFUSALS.includes(loaded.code)
        ? { kind: 'error', text: label(loaded.code), onRetry }
        : { kind: 'error', onRetry }
    case 'fault':
      return { kind: 'error', onRetry }
  }
}

/** C15: the rows for the old-data warning; none before they are loaded. They may come in any order. */
export function panelRows(loaded: Loaded): PanelRows {
  const rows = loaded.kind === 'rows' ? loaded.rows.rows : []
  const latest = rows.reduce<Day | null>((last, { day }) => (last === null || day > last ? day : last), null)
  return { latest, count: rows.length }
}

/** Chart points have 3 decimals, spreads 2 (bond-page §9). */
const SPREAD_DECIMALS = { spread_unit_bp: 2, spread_unit_points: 3 } as const

/** The chart of the spread, main − other, named after both (C11); null when there is none or nobody wants it. */
export function spreadPane(
  spread: Spread,
  wanted: boolean,
  [main, other]: readonly TimeSeries[],
  label: LabelOf,
): Omit<ChartPane, 'stats'> | null {
  if (spread.kind === 'off' || !wanted) return null
  const { points, unit } = spread
  const name = label('spread_of', { main: main?.name ?? '', other: other?.name ?? '' })
  return {
    id: 'spread',
    label: name,
    series: [{ id: 'spread', name, points, unit: label(unit) }],
    decimals: SPREAD_DECIMALS[unit],
  }
}

/** The chart of what was traded, below the main one (C18). */
export function turnoverPane(series: TimeSeries | null): ChartPane | null {
  return (
    series && { id: series.id, label: series.name, series: [series], decimals: 2, unit: series.unit ?? '' }
  )
}

/**
 * The notes that the section shows. The panel itself says that the limit changed an end, while the period is the one that was chosen;
 * once the nearest date has replaced it, the section says so (C5, C6).
 */
export function shownNotes(notes: readonly Note[]): readonly Note[] {
  const isReplaced = notes.some(({ kind }) => kind === 'nearest')
  return notes.filter(({ kind }) => kind !== 'moved' || isReplaced)
}
