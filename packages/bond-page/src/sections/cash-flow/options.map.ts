import type { NumericField, OptionRow } from '@accrue/api-client'
import type { Day, LabelOf } from '@accrue/ui/foundation'
import { type CellObject, createColumns, type DataTableColumnDef, type TableCell } from '@accrue/ui/tables'
import { KIND_RULES, type NumberKind } from '../../rules/number-rules.ts'

export type OptionsOptions = { label: LabelOf; today: Day }

type Option = {
  id: string
  kind?: 'day' | 'number'
  rule?: NumberKind
  value: (row: OptionRow) => string | NumericField | null
}

const OPTIONS: readonly Option[] = [
  { id: 'day', kind: 'day', value: row => row.day },
  { id: 'period', value: row => row.period },
  { id: 'type', value: row => row.type },
  { id: 'optionType', value: row => row.optionType },
  { id: 'notice', value: row => row.noticePeriod },
  { id: 'spread', kind: 'number', rule: 'spread', value: row => row.benchmarkSpread },
  { id: 'price', kind: 'number', rule: 'price', value: row => row.price },
  { id: 'repurchased', kind: 'number', rule: 'amount', value: row => row.repurchasedAmount },
]

const column = createColumns<OptionRow>()

/** Q8: the columns of the options that have a value in some row (bond-page §3 "Options table"). */
export function optionColumns(
  rows: readonly OptionRow[],
  { label, today }: OptionsOptions,
): DataTableColumnDef<OptionRow>[] {
  const next = nextOption(rows, today)
  const cellIn = (row: OptionRow, { id, value }: Option): TableCell => {
    if (id === 'type' && row.type) return label(`flag_of_${row.type}`)
    return id === 'day' && row === next
      ? { text: row.day, detail: label('payment_next') }
      : cellOf(value(row), label)
  }
  return OPTIONS.filter(({ value }) => rows.some(row => isKnown(value(row)))).map(option => {
    const { decimals, unit } = option.rule ? KIND_RULES[option.rule] : {}
    return column.accessor(row => cellIn(row, option), {
      id: option.id,
      header: label(`early_${option.id}`),
      meta: { kind: option.kind, decimals, unit: unit && label(unit) },
    })
  })
}

function isKnown(value: string | NumericField | null): boolean {
  return typeof value === 'object' ? value !== null && value.kind !== 'blank' : true
}

/** The next put or call. */
export function nextOption(rows: readonly OptionRow[], today: Day): OptionRow | undefined {
  return rows.find(({ day }) => day !== null && day > today)
}

function cellOf(value: string | NumericField | null, label: LabelOf): TableCell {
  if (typeof value === 'string') return value
  if (value === null || value.kind === 'blank') return { reason: label('reason_not_given') }
  if (value.kind === 'masked') return { locked: true }
  return value.kind === 'bad' ? ({ reason: label('reason_bad_data') } satisfies CellObject) : value.text
}
