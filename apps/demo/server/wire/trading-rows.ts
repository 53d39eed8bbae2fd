import { seesValues } from '@accrue/api-client/access'
import type { TradingRow as WireRow } from '@accrue/api-client/wire'
import type { Day } from '@accrue/ui/foundation/calendar'
import { coarseLine } from '../access/coarse-line.ts'
import { shapeOf } from '../access/shape.ts'
import type { Index } from '../market/indexes.ts'
import type { BondIssue } from '../market/instruments.ts'
import type { MarketRow, ValueName } from '../market/rows.ts'
import type { Series } from '../market/series.ts'
import type { TradingGround } from '../market/trading-grounds.ts'
import { tradingGroundName } from '../page/names.ts'
import type { View } from '../page/view.ts'
import { badNumber, wireDate, wireNumber } from './values.ts'

/** The chart values of a row. */
type ChartMeasure = 'price' | 'yield' | 'gspread'

/** The value that each chart type draws. */
const CHARTED: Record<ChartMeasure, ValueName> = {
  price: 'indicative_price',
  yield: 'indicative_yield',
  gspread: 'g_spread',
}

/** One line of the answer: a bond on a trading ground, or an index. Its rows are language-independent JSON text. */
export type WireSeries = {
  days: readonly Day[]
  /** The trading ground of the rows; null for an index. */
  tradingGround: TradingGround | null
  /** The full row as JSON. */
  text(index: number): string
  /** The row without values, with `shape` in their place. */
  masked(index: number, shape: number | null): string
  /** The chart value in coarse steps; null when absent or bad. */
  coarse(index: number, type: ChartMeasure): number | null
}

/** Names of the row's trading ground and board. */
function placeNames(view: Pick<View, 'text'>, tradingGround: TradingGround) {
  return {
    trading_ground_name: tradingGroundName(view, tradingGround),
    board_name: view.text(tradingGround.boardKey),
  }
}

/** The public part of a row, which identifies its source. */
function identity(issue: BondIssue, series: Series, day: Day): WireRow {
  const { tradingGround } = series
  return {
    date: wireDate(day),
    trading_ground_id: tradingGround.id,
    emission_id: issue.id,
    type_id: 'bonds',
    ...(tradingGround.estimation ? { estimation: true } : {}),
  }
}

/** One row with all its values and its settlement, or without values if the session may not see them (access rows 7, 21). */
export function wireRow(view: View, issue: BondIssue, series: Series, index: number): WireRow {
  const row = series.row(index)
  const head = { ...identity(issue, series, row.day), ...placeNames(view, series.tradingGround) }
  return seesValues(view.session, series.tradingGround.id)
    ? { ...head, ...valuesOf(row), nkd_date: wireDate(row.settlement) }
    : { ...head, masked: true }
}

function valuesOf(row: MarketRow): Partial<WireRow> {
  const values = Object.fromEntries(
    Object.entries(row.values).map(([name, value]) => [
      name,
      row.bad.has(name as ValueName) ? badNumber(value) : wireNumber(value),
    ]),
  )
  return {
    ...values,
    indicative_price_type: row.priceType,
    indicative_yield_type: row.yieldType,
    ...(row.benchmarkId === null ? {} : { t_spread_benchmark: row.benchmarkId }),
  }
}

/** Cached rows of each series and index, shared by all users. */
const cachedRows = new WeakMap<Series | Index, WireSeries>()

function once(source: Series | Index, make: () => WireSeries): WireSeries {
  const known = cachedRows.get(source)
  if (known) return known
  const made = make()
  cachedRows.set(source, made)
  return made
}

/** A bond's rows as JSON text, serialised once. */
export function bondRows(issue: BondIssue, series: Series): WireSeries {
  return once(series, () => writeBondRows(issue, series))
}

function writeBondRows(issue: BondIssue, series: Series): WireSeries {
  const texts: string[] = []
  const heads: string[] = []
  return {
    days: series.days,
    tradingGround: series.tradingGround,
    text(index) {
      const row = series.row(index)
      texts[index] ??= JSON.stringify({ ...identity(issue, series, row.day), ...valuesOf(row) })
      return texts[index] as string
    },
    masked(index, shape) {
      heads[index] ??= JSON.stringify({
        ...identity(issue, series, series.days[index] as Day),
        masked: true,
      }).slice(0, -1)
      return `${heads[index]},"shape":${shape}}`
    },
    coarse: coarseLines(series.days, (index, type) => {
      if (type === 'price') return series.price(index)
      const row = series.row(index)
      const name = CHARTED[type]
      return row.bad.has(name) ? null : (row.values[name] ?? null)
    }),
  }
}

/** The coarse steps of each chart type. */
function coarseLines(
  days: readonly Day[],
  charted: (index: number, type: ChartMeasure) => number | null,
): WireSeries['coarse'] {
  const line = (type: ChartMeasure) => coarseLine(days, index => charted(index, type))
  const lines = { price: line('price'), yield: line('yield'), gspread: line('gspread') }
  return (index, type) => lines[type](index)
}

/** An index's rows: a par yield is a yield, the S&P 500 a price; an index has no trading ground. */
export function indexRows(index: Index): WireSeries {
  return once(index, () => writeIndexRows(index))
}

function writeIndexRows(index: Index): WireSeries {
  const name = index.measure === 'yield' ? 'indicative_yield' : 'indicative_price'
  const head = (at: number): WireRow => ({
    date: wireDate(index.days[at]),
    trading_ground_id: null,
    emission_id: index.id,
    type_id: 'index',
  })
  return {
    days: index.days,
    tradingGround: null,
    text: at => JSON.stringify({ ...head(at), [name]: wireNumber(index.values[at]) }),
    masked: (at, shape) => JSON.stringify({ ...head(at), masked: true, shape }),
    coarse: coarseLines(index.days, (at, type) =>
      CHARTED[type] === name ? (index.values[at] ?? null) : null,
    ),
  }
}

/** The rows of a period as JSON texts, full or as a shape over this period. */
export function rowTexts(
  view: Pick<View, 'text'>,
  rows: WireSeries,
  from: number,
  to: number,
  { masked, chartType }: { masked: boolean; chartType: ChartMeasure },
): string[] {
  const names = rows.tradingGround && JSON.stringify(placeNames(view, rows.tradingGround)).slice(0, -1)
  const named = (text: string) => (names ? `${names},${text.slice(1)}` : text)
  const texts: string[] = []
  if (!masked) {
    for (let index = from; index < to; index += 1) texts.push(named(rows.text(index)))
    return texts
  }
  const values: (number | null)[] = []
  for (let index = from; index < to; index += 1) values.push(rows.coarse(index, chartType))
  const shape = shapeOf(values)
  for (let index = from; index < to; index += 1)
    texts.push(named(rows.masked(index, shape[index - from] ?? null)))
  return texts
}
