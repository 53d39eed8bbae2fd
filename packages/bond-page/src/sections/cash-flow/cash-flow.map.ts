import type { CashFlowRow, CashFlowTable, NumericField } from '@accrue/api-client'
import { type Day, formatDecimal, type LabelOf } from '@accrue/ui/foundation'
import {
  type CellObject,
  createColumns,
  type DataTableColumnDef,
  type RowMeta,
  type TableCell,
} from '@accrue/ui/tables'
import { KIND_RULES, showNumber } from '../../rules/number-rules.ts'
import {
  columnDecimals,
  columnSum,
  type DecimalRange,
  PAYMENT_DECIMALS,
  POOL_FACTOR_DECIMALS,
} from '../../rules/term-decimals.ts'

export type CashFlowOptions = { label: LabelOf; today: Day }

/** A single past payment is not collapsed: the collapsed row would take the same height. */
const MIN_COLLAPSED = 2

/** Whether a payment is in the future. A payment due today belongs to the holder of the day before. */
export function isAhead({ day }: CashFlowRow, today: Day): boolean {
  return day === null || day > today
}

/** A row of the table: a payment, or a sum of payments. */
export type PaymentRow = CashFlowRow | PaymentSum
export type PaymentSum = { sum: 'payment_ahead' | 'payment_all'; rows: readonly CashFlowRow[] }

const isSum = (row: PaymentRow): row is PaymentSum => 'sum' in row
const isKnown = (field: NumericField) => field.kind !== 'blank'

type PaymentColumn = {
  id: string
  kind: 'day' | 'number'
  decimals?: number
  unit?: string | undefined
  has: (row: CashFlowRow) => boolean
  cell: (row: CashFlowRow, label: LabelOf) => TableCell
  sum?: (rows: readonly CashFlowRow[], label: LabelOf) => TableCell
}

function paymentColumns(rows: readonly CashFlowRow[]): PaymentColumn[] {
  const decimalsOf = (field: (row: CashFlowRow) => NumericField, range: DecimalRange) =>
    columnDecimals(rows.map(field), range)
  return [
    { id: 'day', kind: 'day', has: () => true, cell: (row, label) => dayCell(row.day, label) },
    { id: 'number', kind: 'number', has: row => row.number !== null, cell: row => row.number },
    {
      id: 'paid',
      kind: 'day',
      has: row => row.paidDay !== null,
      cell: (row, label) => dayCell(row.paidDay, label),
    },
    {
      id: 'record',
      kind: 'day',
      has: row => row.recordDay !== null,
      cell: (row, label) => dayCell(row.recordDay, label),
    },
    {
      id: 'nonTrading',
      kind: 'day',
      has: row => row.nonTradingFrom !== null,
      cell: (row, label) => dayCell(row.nonTradingFrom, label),
    },
    {
      id: 'rate',
      kind: 'number',
      unit: KIND_RULES.coupon.unit,
      decimals: KIND_RULES.coupon.decimals,
      has: row => isKnown(row.couponRate),
      cell: rateCell,
    },
    {
      id: 'coupon',
      kind: 'number',
      decimals: decimalsOf(row => row.couponAmount, PAYMENT_DECIMALS),
      has: row => isKnown(row.couponAmount),
      cell: (row, label) => amountCell(row.couponAmount, row.estimatedText, label),
      sum: (rows, label) =>
        sumCell(
          rows.map(({ couponAmount }) => couponAmount),
          rows.some(({ estimatedText }) => estimatedText !== null),
          label,
        ),
    },
    {
      id: 'redemption',
      kind: 'number',
      decimals: decimalsOf(row => row.redemption, PAYMENT_DECIMALS),
      has: row => isKnown(row.redemption),
      cell: (row, label) => amountCell(row.redemption, null, label),
      sum: (rows, label) =>
        sumCell(
          rows.map(({ redemption }) => redemption),
          false,
          label,
        ),
    },
    {
      id: 'pool',
      kind: 'number',
      decimals: decimalsOf(row => row.poolFactor, POOL_FACTOR_DECIMALS),
      has: row => isKnown(row.poolFactor),
      cell: ({ poolFactor }, label) =>
        poolFactor.kind === 'value' ? poolFactor.text : reasonCell(poolFactor, label),
    },
  ]
}

const column = createColumns<PaymentRow>()

/** Q7: the columns that have a value in some row (bond-page §3). The day column names its time zone if deals exist (bond-page §9). */
export function cashFlowColumns(
  { rows, hasDeals, timeZone }: Pick<CashFlowTable, 'rows' | 'hasDeals' | 'timeZone'>,
  { label, today }: CashFlowOptions,
): DataTableColumnDef<PaymentRow>[] {
  const next = nextPayment(rows, today)
  return paymentColumns(rows)
    .filter(({ has }) => rows.some(has))
    .map(({ id, kind, decimals, unit, cell, sum }) =>
      column.accessor(
        row => {
          if (isSum(row)) return id === 'day' ? label(row.sum) : sum?.(row.rows, label)
          return id === 'day' && row === next
            ? { text: row.day, detail: label('payment_next') }
            : cell(row, label)
        },
        {
          id,
          header:
            id === 'day' && hasDeals && timeZone
              ? label('payment_day_in', { zone: timeZone })
              : label(`payment_${id}`),
          meta: { kind, decimals, unit: unit && label(unit) },
        },
      ),
    )
}

/** The unit of all amounts (shared-blocks §3 "dimension"). */
export function cashFlowDimension(currency: string | null, label: LabelOf): string {
  return currency ? label('payment_dimension_in', { currency }) : label('payment_dimension')
}

/** Q7: the payments in the server's order, then the sums of future and of all payments; one sum if both are equal. */
export function paymentRows(rows: readonly CashFlowRow[], today: Day): PaymentRow[] {
  if (rows.length === 0) return []
  const ahead = rows.filter(row => isAhead(row, today))
  const all: PaymentSum = { sum: 'payment_all', rows }
  if (ahead.length === 0 || ahead.length === rows.length) return [...rows, all]
  return [...rows, { sum: 'payment_ahead', rows: ahead }, all]
}

/** Q7: past payments are collapsed, the next one is marked, sums are totals. Nothing is collapsed once all payments are past. */
export function paymentMeta(
  rows: readonly CashFlowRow[],
  today: Day,
): (row: PaymentRow) => RowMeta | undefined {
  const next = nextPayment(rows, today)
  const past = rows.filter(row => !isAhead(row, today))
  const collapses = next !== undefined && past.length >= MIN_COLLAPSED
  return row => {
    if (isSum(row)) return { variant: 'total' }
    if (row === next) return { variant: 'marked' }
    return collapses && !isAhead(row, today) ? { collapsible: 'previous' } : undefined
  }
}

function nextPayment(rows: readonly CashFlowRow[], today: Day): CashFlowRow | undefined {
  return rows.find(row => row.day !== null && isAhead(row, today))
}

function dayCell(day: Day | null, label: LabelOf): Day | CellObject {
  return day ?? { reason: label('reason_not_given') }
}

function rateCell({ couponRate }: CashFlowRow, label: LabelOf): CellObject | null {
  const shown = showNumber('coupon', couponRate)
  return shown.kind === 'value' ? { text: shown.text } : reasonCell(couponRate, label)
}

/** An amount. An estimate has a reason (X3); zero is muted. */
function amountCell(field: NumericField, estimatedText: string | null, label: LabelOf): CellObject | null {
  if (field.kind !== 'value') return reasonCell(field, label)
  return {
    text: field.text,
    ...(estimatedText ? { reason: estimatedText } : {}),
    ...(field.value === 0 ? { tone: 'muted' } : {}),
  }
}

function reasonCell(field: NumericField, label: LabelOf): CellObject | null {
  if (field.kind === 'masked') return { locked: true }
  return { reason: label(field.kind === 'bad' ? 'reason_bad_data' : 'payment_unknown') }
}

function sumCell(fields: readonly NumericField[], estimated: boolean, label: LabelOf): CellObject {
  const notes = [
    ...(fields.some(field => field.kind !== 'value') ? [label('payment_partial')] : []),
    ...(estimated ? [label('payment_estimates')] : []),
  ]
  return {
    text: columnSum(fields, PAYMENT_DECIMALS.most),
    ...(notes.length > 0 ? { reason: notes.join(' ') } : {}),
  }
}

/** Index of a column among the data columns, for `defaultPhoneColumn`. */
export function phoneColumnOf(id: string, columns: readonly { id?: string }[]): number {
  return Math.max(0, columns.findIndex(column => column.id === id) - 1)
}

/** A formatted amount with its own decimals, at least two. */
export function amountText(field: NumericField, lang: string): string | null {
  if (field.kind !== 'value') return null
  return formatDecimal(field.text, { lang, decimals: columnDecimals([field], PAYMENT_DECIMALS) })
}
