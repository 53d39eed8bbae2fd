import { type Day, parseIsoDay } from '@accrue/ui/foundation/calendar'
import { PERIODS, type Period } from './chart-rules.ts'

/** X1: what of the chart section a copied link carries. Absent fields are the page's defaults. */
export type ChartUrl = {
  view?: ChartView
  type?: ChartType
  period?: Period
  from?: Day
  to?: Day
  ground?: number
  values?: 'percent'
}

export const CHART_VIEWS = ['chart', 'archive'] as const
export type ChartView = (typeof CHART_VIEWS)[number]

export const CHART_TYPES = ['price', 'yield', 'gspread'] as const
export type ChartType = (typeof CHART_TYPES)[number]

const isOneOf = <T extends string>(values: readonly T[], text: string | null): text is T =>
  text !== null && (values as readonly string[]).includes(text)

/** Reads the chart's part of a query; what cannot be understood counts as absent. */
export function readChartUrl(search: string): ChartUrl {
  const query = new URLSearchParams(search)
  const url: ChartUrl = {}
  const view = query.get('view')
  if (isOneOf(CHART_VIEWS, view)) url.view = view
  const type = query.get('chart')
  if (isOneOf(CHART_TYPES, type)) url.type = type
  const period = query.get('period')
  if (isOneOf(Object.keys(PERIODS) as Period[], period)) url.period = period
  const from = parseIsoDay(query.get('from'))
  const to = parseIsoDay(query.get('to'))
  if (from && to && !url.period) Object.assign(url, { from, to })
  const ground = query.get('ground')
  if (ground !== null && /^\d{1,9}$/.test(ground)) url.ground = Number(ground)
  if (query.get('values') === 'percent') url.values = 'percent'
  return url
}

const KEYS = ['view', 'chart', 'period', 'from', 'to', 'ground', 'values'] as const

/** The query with the chart's part replaced; everything else in it stays as it was. Starts with `?`, or is empty. */
export function writeChartUrl(search: string, url: ChartUrl): string {
  const query = new URLSearchParams(search)
  for (const key of KEYS) query.delete(key)
  const parts: Record<(typeof KEYS)[number], string | number | undefined> = {
    view: url.view,
    chart: url.type,
    period: url.period,
    from: url.from,
    to: url.to,
    ground: url.ground,
    values: url.values,
  }
  for (const key of KEYS) {
    const value = parts[key]
    if (value !== undefined) query.set(key, String(value))
  }
  const text = query.toString()
  return text && `?${text}`
}
