import type { Day } from '@accrue/ui/foundation/calendar'
import { dayCell, numberCell, type Source } from './table.ts'

export type Statement = 'balance_sheet' | 'profit_and_loss' | 'cash_flow_statement'
const STATEMENTS: readonly Statement[] = ['balance_sheet', 'profit_and_loss', 'cash_flow_statement']

/** One reported value of a filing. */
export type FilingFact = {
  statement: Statement
  /** Position of the line within its statement. */
  order: number
  tag: string
  label: string
  unit: 'USD' | 'USD/shares' | 'shares'
  /** Months covered: 0 for a balance, 3 a quarter, 6 and 9 the year to date, 12 a year. */
  months: number
  end: Day
  value: number
  form: string
  filed: Day
  accession: string
}

const UNITS = ['USD', 'USD/shares', 'shares'] as const

export function decodeFilings({ records, drop }: Source): FilingFact[] {
  return records.flatMap(record => {
    const statement = STATEMENTS.find(name => name === record.statement)
    const unit = UNITS.find(name => name === record.unit)
    const end = dayCell(record.end)
    const filed = dayCell(record.filed)
    const value = numberCell(record.value)
    if (!statement || !unit || !end || !filed || value === null || !record.tag) {
      drop('a fact without statement, unit, day or value')
      return []
    }
    return [
      {
        statement,
        order: numberCell(record.line_order) ?? 0,
        tag: record.tag,
        label: record.label || splitTag(record.tag),
        unit,
        months: numberCell(record.months) ?? 0,
        end,
        value,
        form: record.form ?? '',
        filed,
        accession: record.accession ?? '',
      },
    ]
  })
}

/** `SecuritiesBorrowed` as `Securities Borrowed`, for tags without a label. */
function splitTag(tag: string): string {
  return tag.replace(/([a-z])([A-Z])/g, '$1 $2')
}

/** One quarter of one bank; money in thousand USD, ratios in per cent. */
export type BankQuarter = {
  cert: number
  name: string
  day: Day
  values: Readonly<Record<string, number | null>>
}

export function decodeBanks({ records, drop }: Source): BankQuarter[] {
  return records.flatMap(record => {
    const day = dayCell(record.REPDTE)
    const cert = numberCell(record.CERT)
    if (!day || cert === null) {
      drop('a bank without certificate or day')
      return []
    }
    const { CERT: _, NAME: name = '', REPDTE: __, ...cells } = record
    const values = Object.fromEntries(Object.entries(cells).map(([key, text]) => [key, numberCell(text)]))
    return [{ cert, name, day, values }]
  })
}

/** One subsidiary or affiliate of a group. */
export type Relation = {
  group: string
  parent: string
  name: string
  depth: number
  kind: string
  /** Per cent; null when not disclosed. */
  share: number | null
  jurisdiction: string
}

export function decodeRelations({ records, drop }: Source): Relation[] {
  return records.flatMap(record => {
    if (!record.group || !record.subsidiary) {
      drop('a relation without group or subsidiary')
      return []
    }
    return [
      {
        group: record.group,
        parent: record.parent ?? '',
        name: record.subsidiary,
        depth: numberCell(record.depth) ?? 1,
        kind: record.rel_type_name ?? '',
        share: numberCell(record.share_pct),
        jurisdiction: record.jurisdiction ?? '',
      },
    ]
  })
}

/** One trading day of a stock; prices in USD, volume in pieces. */
export type StockDay = {
  ticker: string
  day: Day
  open: number | null
  high: number | null
  low: number | null
  close: number
  volume: number | null
}

export function decodeStocks({ records, drop }: Source): StockDay[] {
  return records.flatMap(record => {
    const day = dayCell(record.date)
    const close = numberCell(record.close)
    if (!record.ticker || !day || close === null) {
      drop('a stock day without ticker, day or close')
      return []
    }
    return [
      {
        ticker: record.ticker,
        day,
        open: numberCell(record.open),
        high: numberCell(record.high),
        low: numberCell(record.low),
        close,
        volume: numberCell(record.volume),
      },
    ]
  })
}
