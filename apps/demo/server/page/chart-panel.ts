import { seesValues } from '@accrue/api-client/access'
import type { ChartDataAnswer, ChartPanelSetup, ChartPoint } from '@accrue/api-client/wire'
import { addMonths, type Day } from '@accrue/ui/foundation/calendar'
import { coarseLine } from '../access/coarse-line.ts'
import { shapeOf } from '../access/shape.ts'
import type { Index } from '../market/indexes.ts'
import type { BondIssue } from '../market/instruments.ts'
import type { PriceLine } from '../market/price-lines.ts'
import type { Stock } from '../market/stocks.ts'
import { decimalText, wireDate, wireNumber } from '../wire/values.ts'
import { priceLineName } from './names.ts'
import type { View } from './view.ts'

/** One line of a chart panel, and the second chart below it. */
export type PanelLine = {
  /** Of a line without a page of its own. */
  name?: string
  days: readonly Day[]
  values: readonly (number | null)[]
  measure: string
  turnover?: readonly (number | null)[]
  /** Open, high and low of each day; the values are then the closes. */
  bars?: Record<'open' | 'high' | 'low', readonly (number | null)[]>
  /** The trading ground whose access rules apply to the values. */
  tradingGroundId?: number
}

/** Period tabs of a panel (bond-page §2), and their length in months. */
const PERIODS = { '1M': 1, '3M': 3, '1Y': 12, '3Y': 36 } as const

/** End day of a line without data. */
const EPOCH = '1970-01-01' as Day

/** Decimals of a value's text (bond-page §9). The value itself is not rounded, because the chart computes from it. */
const TEXT_DECIMALS = 3

export function stockLine({ days }: Stock): PanelLine {
  return {
    days: days.map(row => row.day),
    values: days.map(row => row.close),
    measure: 'USD',
    turnover: days.map(row => row.volume),
    bars: {
      open: days.map(row => row.open),
      high: days.map(row => row.high),
      low: days.map(row => row.low),
    },
  }
}

export function priceLine(view: View, line: PriceLine): PanelLine {
  return { name: priceLineName(view, line), days: line.days, values: line.values, measure: line.measure }
}

/** The estimated value of the fund's bonds: the data have no price of its shares. */
export function fundLine({ market, text }: View): PanelLine {
  return { name: text('fund_estimated_value'), ...market.fundValue(), measure: 'USD' }
}

export function indexLine({ days, values, measure }: Index): PanelLine {
  return measure === 'yield'
    ? { days, values: values.map(value => value * 100), measure: '%' }
    : { days, values, measure: '' }
}

/** Indicative prices on the bond's default trading ground. */
export function bondLine({ market }: View, issue: BondIssue): PanelLine | null {
  const series = market.defaultSeries(issue)
  if (!series) return null
  const values = series.days.map((_, index) => {
    const row = series.row(index)
    return row.bad.size > 0 ? null : (row.values.indicative_price ?? null)
  })
  return { days: series.days, values, measure: '%', tradingGroundId: series.tradingGround.id }
}

/** Initial data of a panel: its address and its period tabs. */
export function panelSetup(url: string, { days }: PanelLine): ChartPanelSetup {
  const last = days.at(-1)
  const periods = last
    ? Object.entries(PERIODS).map(([id, months]) => ({
        id,
        start_date: addMonths(last, -months),
        end_date: last,
      }))
    : []
  return { url, periods, min_date: wireDate(days[0]), max_date: wireDate(last) }
}

/** First and last day of a period tab; null for an unknown tab. */
export function periodOf({ days }: PanelLine, id: string): { start: Day; end: Day } | null {
  const months = Object.hasOwn(PERIODS, id) ? PERIODS[id as keyof typeof PERIODS] : undefined
  if (months === undefined) return null
  const end = days.at(-1) ?? EPOCH
  return { start: addMonths(end, -months), end }
}

/** The points of a period, or their shape for users who may not see values. */
export function panelData({ session }: View, line: PanelLine, start: Day, end: Day): ChartDataAnswer {
  const masked = !seesValues(session, line.tradingGroundId)
  const within = line.days.flatMap((day, index) => (day >= start && day <= end ? [index] : []))
  const known = (value: number | null | undefined) =>
    typeof value === 'number' ? wireNumber(value).numeric : null
  const barAt = (index: number) =>
    line.bars && !masked
      ? {
          open: known(line.bars.open[index]),
          high: known(line.bars.high[index]),
          low: known(line.bars.low[index]),
        }
      : {}
  const points = (values: readonly (number | null)[], decimals: number): ChartPoint[] => {
    const coarse = coarseLine(line.days, index => values[index] ?? null)
    const shape = masked ? shapeOf(within.map(coarse)) : []
    return within.map((index, at) => {
      const date = wireDate(line.days[index])
      if (masked) return { date, value: null, shape: shape[at] ?? null }
      const value = values[index] ?? null
      return { date, value: known(value), valueFmt: value === null ? null : decimalText(value, decimals) }
    })
  }
  const data = points(line.values, TEXT_DECIMALS).map((point, at) => ({
    ...point,
    ...barAt(within[at] as number),
  }))
  return {
    ...(line.name === undefined ? { data } : { series: [{ name: line.name, data }] }),
    graph_type: 'line',
    measure: line.measure,
    masked,
    ...(line.turnover ? { overturn: points(line.turnover, 0) } : {}),
  }
}
