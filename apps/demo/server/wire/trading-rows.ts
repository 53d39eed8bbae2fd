import type { TradingRow as WireRow } from '@accrue/api-client/wire'
import { seesValues } from '@accrue/ui/foundation/access'
import type { Day } from '@accrue/ui/foundation/calendar'
import { coarseLine } from '../access/coarse-line.ts'
import { shapeOf } from '../access/shape.ts'
import type { Ground } from '../market/grounds.ts'
import type { Index } from '../market/indexes.ts'
import type { BondIssue } from '../market/instruments.ts'
import type { FigureName, TradingRow } from '../market/rows.ts'
import type { Series } from '../market/series.ts'
import { groundName } from '../page/names.ts'
import type { View } from '../page/view.ts'
import { badNumber, wireDate, wireNumber } from './values.ts'

/** What a chart can show of a row. */
export type ChartType = 'price' | 'yield' | 'gspread'

/** The figure that each chart type draws. */
const CHARTED: Record<ChartType, FigureName> = {
  price: 'indicative_price',
  yield: 'indicative_yield',
  gspread: 'g_spread',
}

/** A line of the answer: a bond on a ground, or an index, with its rows as JSON text, which has no word of any language. */
export type WireSeries = {
  days: readonly Day[]
  /** Where the rows come from; null for an index. */
  ground: Ground | null
  /** The full row as JSON. */
  text(index: number): string
  /** The row without any figure, with `shape` in its place. */
  masked(index: number, shape: number | null): string
  /** What the chart draws, in coarse steps; null when absent or bad. */
  coarse(index: number, type: ChartType): number | null
}

/** What the row's ground and board are called on the page. */
function placeNames(view: Pick<View, 'text'>, ground: Ground) {
  return { trading_ground_name: groundName(view, ground), board_name: view.text(ground.boardKey) }
}

/** The part of a row that says whose it is; the same for everybody. */
function identity(issue: BondIssue, series: Series, day: Day): WireRow {
  const { ground } = series
  return {
    date: wireDate(day),
    trading_ground_id: ground.id,
    emission_id: issue.id,
    type_id: 'bonds',
    ...(ground.estimation ? { estimation: true } : {}),
  }
}

/** One row with all its figures and its settlement, or, where the session may not see them, with none (access rows 7, 21). */
export function wireRow(view: View, issue: BondIssue, series: Series, index: number): WireRow {
  const row = series.row(index)
  const head = { ...identity(issue, series, row.day), ...placeNames(view, series.ground) }
  return seesValues(view.session, series.ground.id)
    ? { ...head, ...figuresOf(row), nkd_date: wireDate(row.settlement) }
    : { ...head, masked: true }
}

function figuresOf(row: TradingRow): Partial<WireRow> {
  const figures = Object.fromEntries(
    Object.entries(row.figures).map(([name, value]) => [
      name,
      row.bad.has(name as FigureName) ? badNumber(value) : wireNumber(value),
    ]),
  )
  return {
    ...figures,
    indicative_price_type: row.priceType,
    indicative_yield_type: row.yieldType,
    ...(row.benchmarkId === null ? {} : { t_spread_benchmark: row.benchmarkId }),
  }
}

/** The rows of each series and index: written once for everybody. */
const written = new WeakMap<Series | Index, WireSeries>()

function once(source: Series | Index, make: () => WireSeries): WireSeries {
  const known = written.get(source)
  if (known) return known
  const made = make()
  written.set(source, made)
  return made
}

/** A bond's rows as text, each written once however often it is sent. */
export function bondRows(issue: BondIssue, series: Series): WireSeries {
  return once(series, () => writeBondRows(issue, series))
}

function writeBondRows(issue: BondIssue, series: Series): WireSeries {
  const texts: string[] = []
  const heads: string[] = []
  return {
    days: series.days,
    ground: series.ground,
    text(index) {
      const row = series.row(index)
      texts[index] ??= JSON.stringify({ ...identity(issue, series, row.day), ...figuresOf(row) })
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
      const row = series.row(index)
      const name = CHARTED[type]
      return row.bad.has(name) ? null : (row.figures[name] ?? null)
    }),
  }
}

/** What each chart type draws, in coarse steps. */
function coarseLines(
  days: readonly Day[],
  charted: (index: number, type: ChartType) => number | null,
): WireSeries['coarse'] {
  const line = (type: ChartType) => coarseLine(days, index => charted(index, type))
  const lines = { price: line('price'), yield: line('yield'), gspread: line('gspread') }
  return (index, type) => lines[type](index)
}

/** An index's rows: a par yield is a yield, the S&P 500 a price; it has no ground. */
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
    ground: null,
    text: at => JSON.stringify({ ...head(at), [name]: wireNumber(index.values[at]) }),
    masked: (at, shape) => JSON.stringify({ ...head(at), masked: true, shape }),
    coarse: coarseLines(index.days, (at, type) =>
      CHARTED[type] === name ? (index.values[at] ?? null) : null,
    ),
  }
}

/** The rows of a stretch as JSON texts, full or as a shape over just this stretch. */
export function rowTexts(
  view: Pick<View, 'text'>,
  rows: WireSeries,
  from: number,
  to: number,
  { masked, chartType }: { masked: boolean; chartType: ChartType },
): string[] {
  const names = rows.ground && JSON.stringify(placeNames(view, rows.ground)).slice(0, -1)
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
