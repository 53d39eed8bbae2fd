import type { NumericField, TradingRow, Tradings } from '@accrue/api-client'
import { type CompareEvent, type CompareOutcome, compareKey } from '@accrue/ui/charts'
import type { ChartType, UrlCompared } from '../../rules/chart-url.ts'

/** The rows of an answer, split: `rows` are the bond's own, `others` those of each compared item, by item key. */
export type SplitRows = Extract<Tradings, { kind: 'rows' }> & {
  others?: ReadonlyMap<string, readonly TradingRow[]>
}

type ComparedRequest = { compared: readonly UrlCompared[]; type: ChartType }

/** Splits the rows by item; rows of no compared item are the bond's. */
export function splitRows(
  data: Extract<Tradings, { kind: 'rows' }>,
  { compared }: ComparedRequest,
): SplitRows {
  if (compared.length === 0) return data
  const others = new Map<string, TradingRow[]>(compared.map(item => [compareKey(item), []]))
  const rows = data.rows.filter(row => {
    const of = others.get(
      compareKey({
        kind: row.model,
        id: row.itemId,
        // an index is compared without a trading ground
        venueId: row.model === 'index' ? null : row.venueId,
      }),
    )
    of?.push(row)
    return of === undefined
  })
  return { ...data, rows, others }
}

/** A field that a chart can draw. */
export type Measure = 'indicativePrice' | 'indicativeYield' | 'gSpread' | 'tSpread'

/** The fields that a chart type can draw, the first that has values: a g-spread may be a t-spread (bond-page §5). */
const MEASURES: Record<ChartType, readonly Measure[]> = {
  price: ['indicativePrice'],
  yield: ['indicativeYield'],
  gspread: ['gSpread', 'tSpread'],
}

const isValue = (field: NumericField) => field.kind === 'value'

/** The field that draws the rows; null when no row has a suitable value. */
export function measureOf(rows: readonly TradingRow[], type: ChartType): Measure | null {
  return MEASURES[type].find(field => rows.some(row => isValue(row[field]))) ?? null
}

/** The outcome for each compared item (C13). A masked line keeps its shape and stays (readings #13). */
export function outcomesOf(
  { others }: SplitRows,
  { compared, type }: ComparedRequest,
): Map<string, CompareOutcome> {
  return new Map(
    compared.map(item => {
      const key = compareKey(item)
      return [key, outcomeOf(others?.get(key) ?? [], type)]
    }),
  )
}

function outcomeOf(rows: readonly TradingRow[], type: ChartType): CompareOutcome {
  if (rows.length === 0) return 'noData'
  return rows.some(row => row.masked) || measureOf(rows, type) ? 'rows' : 'noMeasure'
}

/** Names of trading grounds: an address has only their ids. */
export function venueNames({ others }: SplitRows): CompareEvent[] {
  return [...(others ?? [])].flatMap(([key, [row]]) =>
    row?.venue ? [{ type: 'named', key, venueName: row.venue }] : [],
  )
}
