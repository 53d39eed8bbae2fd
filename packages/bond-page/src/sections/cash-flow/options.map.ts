import type { Figure, OptionRow } from '@accrue/api-client'
import type { Day, LabelOf } from '@accrue/ui/foundation'
import type { CellObject, TableCell, TableColumn, TableRow } from '@accrue/ui/tables'
import { KIND_RULES } from '../../rules/number-rules.ts'

export type OptionsOptions = { label: LabelOf; today: Day }

type Column = Omit<TableColumn, 'header'> & { value: (row: OptionRow) => string | Figure | null }

const COLUMNS: readonly Column[] = [
  { id: 'day', kind: 'day', value: row => row.day },
  { id: 'period', value: row => row.period },
  { id: 'type', value: row => row.type },
  { id: 'optionType', value: row => row.optionType },
  { id: 'notice', value: row => row.noticePeriod },
  {
    ...{ id: 'spread', kind: 'number', decimals: KIND_RULES.spread.decimals, unit: KIND_RULES.spread.unit },
    value: row => row.benchmarkSpread,
  },
  {
    ...{ id: 'price', kind: 'number', decimals: KIND_RULES.price.decimals, unit: KIND_RULES.price.unit },
    value: row => row.price,
  },
  {
    ...{ id: 'repurchased', kind: 'number', decimals: KIND_RULES.amount.decimals },
    value: row => row.repurchasedAmount,
  },
]

/** Q8: the columns of the options that have a value in some row (bond-page §3 "Options table"). */
export function optionColumns(rows: readonly OptionRow[], label: LabelOf): TableColumn[] {
  return COLUMNS.filter(({ value }) => rows.some(row => isKnown(value(row)))).map(
    ({ value: _, unit, ...column }) => ({
      ...column,
      header: label(`early_${column.id}`),
      ...(unit ? { unit: label(unit) } : {}),
    }),
  )
}

function isKnown(value: string | Figure | null): boolean {
  return typeof value === 'object' ? value !== null && value.kind !== 'blank' : true
}

/** Q8: the puts and calls in the server's order; the next one is marked. */
export function optionRows(rows: readonly OptionRow[], { label, today }: OptionsOptions): TableRow[] {
  const next = rows.find(({ day }) => day !== null && day > today)
  return rows.map((row, index) => ({
    id: `option ${index}`,
    cells: {
      ...Object.fromEntries(COLUMNS.map(({ id, value }) => [id, cellOf(value(row), label)])),
      type: row.type ? label(`flag_of_${row.type}`) : cellOf(null, label),
      ...(row === next ? { day: { text: row.day, detail: label('payment_next') } } : {}),
    },
    ...(row === next ? { look: 'marked' } : {}),
  }))
}

function cellOf(value: string | Figure | null, label: LabelOf): TableCell {
  if (typeof value === 'string') return value
  if (value === null || value.kind === 'blank') return { reason: label('reason_not_given') }
  if (value.kind === 'masked') return { locked: true }
  return value.kind === 'bad' ? ({ reason: label('reason_bad_data') } satisfies CellObject) : value.text
}
