import { DecodeError } from '../fault.ts'
import { requireList } from './body.ts'
import { type Day, day, dayOfUnix } from './day.ts'
import { MASKED, maskable, type NumericField } from './numeric-field.ts'
import { flag, oneOf, type Raw, rawRows, real, textOrNull, whole } from './reading.ts'
import { TRADING_FIELDS } from './trading-fields.ts'

export type TradingField = keyof typeof TRADING_FIELDS

/** One day of one bond or index on one trading ground. Yields are fractions, spreads basis points, durations days, modified ones years. */
export type TradingRow = {
  day: Day
  /** The bond or index of the row. */
  itemId: number
  model: 'bonds' | 'index'
  venueId: number | null
  venue: string | null
  board: string | null
  /** A document of the day; unchecked, so it needs `safeUrl`. */
  documentUrl: string | null
  /** Estimated, not observed. */
  estimation: boolean
  /** All values are withheld; charts draw the line from `shape`. */
  masked: boolean
  /** Height of a masked point, 0 the lowest and 100 the highest of the line; null when not masked. */
  shape: number | null
  /** Type of the indicative price: average, market, close, admitted, mid, last. */
  indicativePriceType: string | null
  /** Type of the indicative yield, as on the wire: Clearance, Offer, Coupon or Real. */
  indicativeYieldType: string | null
  /** The settlement day of accrued interest. */
  settlement: Day | null
  /** The benchmark bond of the t-spread. */
  tSpreadBenchmarkId: number | null
} & Record<TradingField, NumericField>

/** Rows of the period, or the nearest day with data, or nothing (bond-page §4 "Chart data answer"). */
export type Tradings =
  | {
      kind: 'rows'
      rows: TradingRow[]
      /** Number of rows without a valid day or item. */
      dropped: number
    }
  | { kind: 'nearest'; day: Day }
  | { kind: 'none' }

const FIELDS = Object.entries(TRADING_FIELDS) as [TradingField, string][]
const MODELS = ['bonds', 'index'] as const
const ALL_MASKED = Object.fromEntries(FIELDS.map(([name]) => [name, MASKED])) as Record<
  TradingField,
  NumericField
>

/** A number is the nearest day as unix time (readings #23, see `dayOfUnix`). */
export function decodeTradings(body: unknown): Tradings {
  if (body === null || body === '') return { kind: 'none' }
  if (typeof body === 'number' || (typeof body === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(body))) {
    const day = Number(body) > 0 ? dayOfUnix(Math.trunc(Number(body))) : null
    return day === null ? { kind: 'none' } : { kind: 'nearest', day }
  }
  const list = requireList(body)
  if (list.length === 0) return { kind: 'none' }
  const rows = decodeTradingRows(list)
  if (rows.length === 0) throw new DecodeError('no row has a valid day and item')
  return { kind: 'rows', rows, dropped: list.length - rows.length }
}

/** Rows with a day and an item; others are skipped. */
export function decodeTradingRows(list: unknown): TradingRow[] {
  return rawRows(list)
    .map(decodeTradingRow)
    .filter(row => row !== null)
}

function decodeTradingRow(raw: Raw): TradingRow | null {
  const rowDay = day(raw, 'date')
  const itemId = whole(raw, 'emission_id')
  if (rowDay === null || itemId === null) return null
  const masked = flag(raw, 'masked')
  const row: Partial<TradingRow> = {
    day: rowDay,
    itemId,
    model: oneOf(raw, 'type_id', MODELS) ?? 'bonds',
    venueId: whole(raw, 'trading_ground_id'),
    venue: textOrNull(raw, 'trading_ground_name'),
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
  for (const [name, wire] of FIELDS) row[name] = maskable(raw, wire, false)
  return row as TradingRow
}

/** The height of a masked value; null outside 0–100. */
export function decodeShape(raw: Raw): number | null {
  const shape = real(raw, 'shape')
  return shape !== null && shape >= 0 && shape <= 100 ? shape : null
}
