import type { CompareState, PeriodEnd, StockView, TrendKind, Zoom } from '@accrue/ui/charts'
import type { AccessPolicy } from '@accrue/ui/foundation'
import type { Day } from '@accrue/ui/foundation/calendar'
import {
  type ChartRange,
  type ChartSubject,
  chartEnd,
  type Period,
  periodRange,
} from '../../rules/chart-rules.ts'
import type { ChartChoice, ChartType, ChartView, UrlCompared, UrlSort } from '../../rules/chart-url.ts'
import type { SplitRows } from './compared.map.ts'

/** Facts that stay the same while the section is open. */
export type GraphSubject = ChartSubject & {
  bondId: number
  today: Day
  /** Available charts by trading ground. */
  charts: readonly {
    venueId: number
    price: boolean
    yield: boolean
    gspread: boolean
    map: boolean
  }[]
  /** Whether the user can compare (access row 23). Otherwise only the bond is requested, and the address keeps its items. */
  mayCompare: boolean
}

/** The chosen period: a fixed one, or two days. */
export type PeriodChoice = { kind: 'period'; period: Period } | { kind: 'range'; range: ChartRange }

/** One request to the server. */
export type GraphRequest = {
  bondId: number
  venueId: number
  type: ChartType
  range: ChartRange
  /** What the bond is compared with. */
  compared: readonly UrlCompared[]
  /** The user changed the period (readings #24). */
  periodByUser: boolean
  /** Whether a "nearest date" answer can move the period: once per user action (readings #23). */
  mayMove: boolean
}

export type Rows = SplitRows

/** How the archive is shown. */
export type ArchiveSettings = {
  sort: UrlSort | null
  /** Written by `writeColumns`, '' for the default; null while no address has named any: then the stored choice counts. */
  columns: string | null
  /** All known decimals, up to 30 (bond-page §9). */
  fullPrecision: boolean
  /** Maximum rows; null for the initial number. */
  rows: number | null
}

/** Filter of the issuer map; null means the server's default. */
export type MapFilter = { currencyId: number | null; venueId: number | null }

/**
 * The answer to the latest request. `loading` keeps the previous rows, so that the axes do not jump. It can be without a request while
 * the lines are hidden.
 */
export type LoadedRows =
  | { kind: 'loading'; before: Rows | null }
  | { kind: 'rows'; rows: Rows }
  | { kind: 'none' }
  | { kind: 'wrongPeriod' }
  | { kind: 'noVenue' }
  | { kind: 'refused'; code: string }
  | { kind: 'failed' }

/** An automatic change with a notice for the user. */
export type GraphNote =
  | { kind: 'moved'; end: PeriodEnd; day: Day }
  | { kind: 'nearest'; day: Day }
  | { kind: 'typeFellBack'; type: ChartType }
  | { kind: 'noMeasure'; type: ChartType }

export type GraphState = {
  view: ChartView
  type: ChartType
  /** The issuer map replaces the lines; `type` stays for the return to them. */
  map: boolean
  venueId: number | null
  /** The user's period, as in the address. */
  choice: PeriodChoice
  /** The days around the server's nearest date, shown instead; null once anything else is requested (C6). */
  automaticRange: ChartRange | null
  values: 'absolute' | 'percent'
  compare: CompareState
  /** The spread line is on; it is drawn when there are two lines. */
  spread: boolean
  /** The trend of every line, or null (C12). */
  trend: TrendKind | null
  /** The value axis of the chart is logarithmic (C17). */
  log: boolean
  /** How the extended chart is drawn. */
  stock: StockView
  /** The indicators of the extended chart, '' for none; null while no address has named any: then the stored ones count. */
  indicators: string | null
  /** The visible part of the period; null is all of it. */
  zoom: Zoom | null
  archive: ArchiveSettings
  mapFilter: MapFilter
  /** The last change was not the user's: it replaces the address, without a step in the history. */
  isAutomatic: boolean
  loaded: LoadedRows
  /** Automatic changes since the last action of the user, in order. */
  notes: readonly GraphNote[]
  /** The pending request; its id is also the request sequence of readings #24. */
  request: { id: number; payload: GraphRequest } | null
  lastId: number
}

/** The shown days: automatic ones if there are any, else the chosen ones. */
export function rangeOf(
  { choice, automaticRange }: Pick<GraphState, 'choice' | 'automaticRange'>,
  subject: GraphSubject,
): ChartRange {
  if (automaticRange) return automaticRange
  return choice.kind === 'range' ? choice.range : periodRange(choice.period, chartEnd(subject, subject.today))
}

/** The shown period, as a choice. */
export function shownPeriod({
  choice,
  automaticRange,
}: Pick<GraphState, 'choice' | 'automaticRange'>): PeriodChoice {
  return automaticRange ? { kind: 'range', range: automaticRange } : choice
}

/** C3: the chart types of the trading ground; price is always available (bond-page §4). */
export function typesOn(venueId: number | null, subject: GraphSubject): ChartType[] {
  const has = subject.charts.find(chart => chart.venueId === venueId)
  const types: ChartType[] = ['price']
  if (has?.yield) types.push('yield')
  if (has?.gspread) types.push('gspread')
  return types
}

/** C3: whether the issuer has a map, on any trading ground. */
export function hasMap({ charts }: GraphSubject): boolean {
  return charts.some(({ map }) => map)
}

/** C3: the tabs: the types of the trading ground, and the map in the chart view. */
export function tabsOn(
  { venueId, view }: Pick<GraphState, 'venueId' | 'view'>,
  subject: GraphSubject,
): ChartChoice[] {
  const types = typesOn(venueId, subject)
  return view === 'chart' && hasMap(subject) ? [...types, 'map'] : types
}

/** The selected tab. */
export function shownTab({ type, map, view }: Pick<GraphState, 'type' | 'map' | 'view'>): ChartChoice {
  return map && view === 'chart' ? 'map' : type
}

/** The drawn rows: the current ones, or the previous ones while loading. */
export function drawnRows(loaded: LoadedRows): Rows | null {
  if (loaded.kind === 'rows') return loaded.rows
  return loaded.kind === 'loading' ? loaded.before : null
}

/**
 * The rows that a user may see in the place of the chosen one: the values of another trading ground do not stand in for those that are on
 * their way where this one withholds its own (access row 7).
 */
export function seenRows(
  { loaded, venueId }: Pick<GraphState, 'loaded' | 'venueId'>,
  access: AccessPolicy,
): Rows | null {
  const rows = drawnRows(loaded)
  if (loaded.kind !== 'loading' || !rows) return rows
  const isOpen = access.verdict('seeValues', { venueId }).kind === 'allowed'
  return isOpen || rows.rows.every(row => row.masked) ? rows : null
}
