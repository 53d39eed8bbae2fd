import type { CashFlow, CashFlowRow, Figure } from '@accrue/api-client'
import { type Day, formatDecimal, type LabelOf } from '@accrue/ui/foundation'
import type { CellObject, TableCells, TableColumn, TableRow } from '@accrue/ui/tables'
import { KIND_RULES, showFigure } from '../../rules/number-rules.ts'
import {
  columnDecimals,
  columnSum,
  type DecimalRange,
  PAYMENT_DECIMALS,
  POOL_FACTOR_DECIMALS,
} from '../../rules/term-decimals.ts'

export type CashFlowOptions = { label: LabelOf; today: Day }

/** Fewer than this many payments of the past stand open: a line that hides one would take its place. */
const FEW_PAST = 2

/** Whether a payment is still to come: what falls due on a day belongs to who held the bond before. */
export function isAhead({ day }: CashFlowRow, today: Day): boolean {
  return day === null || day > today
}

type Column = Omit<TableColumn, 'header'> & { header: string; has: (row: CashFlowRow) => boolean }

const isKnown = (figure: Figure) => figure.kind !== 'blank'

function columnsOf(rows: readonly CashFlowRow[]): Column[] {
  const decimalsOf = (figure: (row: CashFlowRow) => Figure, range: DecimalRange) =>
    columnDecimals(rows.map(figure), range)
  return [
    { id: 'day', header: 'payment_day', kind: 'day', has: () => true },
    { id: 'number', header: 'payment_number', kind: 'number', has: row => row.number !== null },
    { id: 'paid', header: 'payment_paid', kind: 'day', has: row => row.paidDay !== null },
    { id: 'record', header: 'payment_record', kind: 'day', has: row => row.recordDay !== null },
    { id: 'nonTrading', header: 'payment_nonTrading', kind: 'day', has: row => row.nonTradingFrom !== null },
    {
      ...{ id: 'rate', header: 'payment_rate', kind: 'number', unit: KIND_RULES.coupon.unit },
      ...{ decimals: KIND_RULES.coupon.decimals, has: row => isKnown(row.couponRate) },
    },
    {
      ...{ id: 'coupon', header: 'payment_coupon', kind: 'number' },
      decimals: decimalsOf(row => row.couponAmount, PAYMENT_DECIMALS),
      has: row => isKnown(row.couponAmount),
    },
    {
      ...{ id: 'redemption', header: 'payment_redemption', kind: 'number' },
      decimals: decimalsOf(row => row.redemption, PAYMENT_DECIMALS),
      has: row => isKnown(row.redemption),
    },
    {
      ...{ id: 'pool', header: 'payment_pool', kind: 'number' },
      decimals: decimalsOf(row => row.poolFactor, POOL_FACTOR_DECIMALS),
      has: row => isKnown(row.poolFactor),
    },
  ]
}

/** Q7: the columns of the payments that have a value in some row (bond-page §3). The days say their zone if deals exist (bond-page §9). */
export function cashFlowColumns(
  { rows, hasDeals, timeZone }: Pick<CashFlow, 'rows' | 'hasDeals' | 'timeZone'>,
  label: LabelOf,
): TableColumn[] {
  return columnsOf(rows)
    .filter(({ has }) => rows.some(has))
    .map(({ has: _, header, unit, ...column }) => ({
      ...column,
      ...(unit ? { unit: label(unit) } : {}),
      header:
        column.id === 'day' && hasDeals && timeZone
          ? label('payment_day_in', { zone: timeZone })
          : label(header),
    }))
}

/** What all amounts are counted in (shared-blocks §3 "dimension"). */
export function cashFlowDimension(currency: string | null, label: LabelOf): string {
  return currency ? label('payment_dimension_in', { currency }) : label('payment_dimension')
}

/**
 * Q7: the payments in the server's order, those of the past folded away, the next one marked, the sums last.
 * A bond that has paid everything has nothing to come to: all its payments stand open.
 */
export function cashFlowRows(rows: readonly CashFlowRow[], options: CashFlowOptions): TableRow[] {
  const { today } = options
  const next = rows.find(row => row.day !== null && isAhead(row, today))
  const past = rows.filter(row => !isAhead(row, today))
  const folds = next !== undefined && past.length >= FEW_PAST
  const payments = rows.map(
    (row, index): TableRow => ({
      id: `payment ${index}`,
      cells: cellsOf(row, row === next, options),
      ...(folds && !isAhead(row, today) ? { show: 'prev' } : {}),
      ...(row === next ? { look: 'marked' } : {}),
    }),
  )
  return [...payments, ...sumRows(rows, options)]
}

function cellsOf(row: CashFlowRow, isNext: boolean, { label }: CashFlowOptions): TableCells {
  return {
    day: isNext ? { text: row.day, detail: label('payment_next') } : dayCell(row.day, label),
    number: row.number,
    paid: dayCell(row.paidDay, label),
    record: dayCell(row.recordDay, label),
    nonTrading: dayCell(row.nonTradingFrom, label),
    rate: rateCell(row, label),
    coupon: amountCell(row.couponAmount, row.estimatedText, label),
    redemption: amountCell(row.redemption, null, label),
    pool: row.poolFactor.kind === 'value' ? row.poolFactor.text : reasonCell(row.poolFactor, label),
  }
}

function dayCell(day: Day | null, label: LabelOf): Day | CellObject {
  return day ?? { reason: label('reason_not_given') }
}

function rateCell({ couponRate }: CashFlowRow, label: LabelOf): CellObject | null {
  const shown = showFigure('coupon', couponRate)
  return shown.kind === 'value' ? { text: shown.text } : reasonCell(couponRate, label)
}

/** An amount; an estimated one says so (X3), and one of nothing steps back. */
function amountCell(figure: Figure, estimatedText: string | null, label: LabelOf): CellObject | null {
  if (figure.kind !== 'value') return reasonCell(figure, label)
  return {
    text: figure.text,
    ...(estimatedText ? { reason: estimatedText } : {}),
    ...(figure.value === 0 ? { tone: 'muted' } : {}),
  }
}

function reasonCell(figure: Figure, label: LabelOf): CellObject | null {
  if (figure.kind === 'masked') return { locked: true }
  return { reason: label(figure.kind === 'bad' ? 'reason_bad_data' : 'payment_unknown') }
}

/** What is still to come and what there is in all; one line where both are the same. */
function sumRows(rows: readonly CashFlowRow[], { label, today }: CashFlowOptions): TableRow[] {
  const ahead = rows.filter(row => isAhead(row, today))
  const all = sumRow('payment_all', rows, label)
  if (rows.length === 0) return []
  if (ahead.length === 0 || ahead.length === rows.length) return [all]
  return [sumRow('payment_ahead', ahead, label), all]
}

function sumRow(key: string, rows: readonly CashFlowRow[], label: LabelOf): TableRow {
  const sum = (figures: readonly Figure[], estimated: boolean): CellObject => {
    const notes = [
      ...(figures.some(figure => figure.kind !== 'value') ? [label('payment_partial')] : []),
      ...(estimated ? [label('payment_estimates')] : []),
    ]
    return {
      text: columnSum(figures, PAYMENT_DECIMALS.most),
      ...(notes.length > 0 ? { reason: notes.join(' ') } : {}),
    }
  }
  return {
    id: key,
    look: 'total',
    cells: {
      day: label(key),
      coupon: sum(
        rows.map(({ couponAmount }) => couponAmount),
        rows.some(({ estimatedText }) => estimatedText !== null),
      ),
      redemption: sum(
        rows.map(({ redemption }) => redemption),
        false,
      ),
    },
  }
}

/** The place of a column among the data columns: what a phone shows first. */
export function placeOf(id: string, columns: readonly TableColumn[]): number {
  return Math.max(0, columns.findIndex(column => column.id === id) - 1)
}

/** An amount as it is read: at least two decimals, no more than it has. */
export function amountText(figure: Figure, lang: string): string | null {
  if (figure.kind !== 'value') return null
  return formatDecimal(figure.text, { lang, decimals: columnDecimals([figure], PAYMENT_DECIMALS) })
}
