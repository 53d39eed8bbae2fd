import { WrongForm } from '../fault.ts'
import { type Day, day, dayOfUnix } from './day.ts'
import { type Figure, MASKED, maskable } from './figure.ts'
import { needList } from './form.ts'
import { flag, oneOf, type Raw, rawRows, real, textOrNull, whole } from './reading.ts'
import { TRADING_FIGURES } from './trading-figures.ts'

export type TradingFigure = keyof typeof TRADING_FIGURES

/** One day of one bond or index on one trading ground. Yields are fractions, spreads basis points, durations days, modified ones years. */
export type TradingRow = {
  day: Day
  /** The bond or index of the row. */
  itemId: number
  model: 'bonds' | 'index'
  tradingGroundId: number | null
  tradingGround: string | null
  board: string | null
  /** A document of the day; unchecked, so it needs `safeUrl`. */
  documentUrl: string | null
  /** Estimated, not observed. */
  estimation: boolean
  /** All figures are withheld; the line is drawn from `shape`. */
  masked: boolean
  /** The form of a withheld line, 0 its lowest and 100 its highest; null when not masked. */
  shape: number | null
  /** Which price the indicative one is: average, market, close, admitted, mid, last. */
  indicativePriceType: string | null
  /** Which yield the indicative one is, in the wire's word: Clearance, Offer, Coupon or Real. */
  indicativeYieldType: string | null
  /** The day of settlement that accrued interest counts to; null where it is not sent. */
  settlement: Day | null
  /** The bond against which the t-spread is measured. */
  tSpreadBenchmarkId: number | null
} & Record<TradingFigure, Figure>

/** What the chart call brings: rows, or the nearest day with data, or nothing for the period (bond-page §4 "Chart data answer"). */
export type Tradings =
  | {
      kind: 'rows'
      rows: TradingRow[]
      /** Rows that had no readable day or item, and so could not be placed. */
      dropped: number
    }
  | { kind: 'nearest'; day: Day }
  | { kind: 'none' }

const NAMES = Object.entries(TRADING_FIGURES) as [TradingFigure, string][]
const MODELS = ['bonds', 'index'] as const
const ALL_MASKED = Object.fromEntries(NAMES.map(([name]) => [name, MASKED])) as Record<TradingFigure, Figure>

/** The chart answer; a number is unix seconds, or milliseconds above 1e11 (readings #23). */
export function decodeTradings(body: unknown): Tradings {
  if (body === null || body === '') return { kind: 'none' }
  if (typeof body === 'number' || (typeof body === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(body))) {
    const day = Number(body) > 0 ? dayOfUnix(Math.trunc(Number(body))) : null
    return day === null ? { kind: 'none' } : { kind: 'nearest', day }
  }
  const list = needList(body)
  if (list.length === 0) return { kind: 'none' }
  const rows = decodeTradingRows(list)
  if (rows.length === 0) throw new WrongForm('no row of the answer can be read')
  return { kind: 'rows', rows, dropped: list.length - rows.length }
}

/** The rows that have a day and an item; the others are left out. */
export function decodeTradingRows(list: unknown): TradingRow[] {
  return rawRows(list)
    .map(decodeTradingRow)
    .filter(row => row !== null)
}

function decodeTradingRow(raw: Raw): TradingRow | null {
  const at = day(raw, 'date')
  const itemId = whole(raw, 'emission_id')
  if (at === null || itemId === null) return null
  const masked = flag(raw, 'masked')
  const row: Partial<TradingRow> = {
    day: at,
    itemId,
    model: oneOf(raw, 'type_id', MODELS) ?? 'bonds',
    tradingGroundId: whole(raw, 'trading_ground_id'),
    tradingGround: textOrNull(raw, 'trading_ground_name'),
    board: textOrNull(raw, 'board_name'),
    documentUrl: textOrNull(raw, 'document'),
    estimation: flag(raw, 'estimation'),
    masked,
    shape: masked ? decodeShape(raw) : null,
    indicativePriceType: textOrNull(raw, 'indicative_price_type'),
    indicativeYieldType: textOrNull(raw, 'indicative_yield_type'),
    settlement: day(raw, 'nkd_date'),
    tSpreadBenchmarkId: whole(raw, 't_spread_benchmark'),
  }
  if (masked) return Object.assign(row, ALL_MASKED) as TradingRow
  for (const [name, wire] of NAMES) row[name] = maskable(raw, wire, false)
  return row as TradingRow
}

/** The shape of a withheld value, 0–100; null when there is none or it lies outside. */
export function decodeShape(raw: Raw): number | null {
  const shape = real(raw, 'shape')
  return shape !== null && shape >= 0 && shape <= 100 ? shape : null
}
