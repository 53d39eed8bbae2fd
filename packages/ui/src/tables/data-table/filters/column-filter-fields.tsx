'use client'
import type { RowData } from '@tanstack/react-table'
import { useCallback, useId, useMemo, useState, useSyncExternalStore } from 'react'
import { Button } from '../../../controls/button/button.tsx'
import { Checkbox } from '../../../controls/checkbox/checkbox.tsx'
import { DatePicker } from '../../../controls/date-picker/date-picker.tsx'
import { PickerField } from '../../../controls/date-picker/picker-field.tsx'
import { TextField } from '../../../controls/text-field/text-field.tsx'
import { type Day, parseIsoDay } from '../../../foundation/calendar/day.ts'
import { formatDecimal, numberMarks } from '../../../foundation/format/decimal.ts'
import { Search } from '../../../foundation/icons/icons.ts'
import { useLabel, useLang } from '../../../foundation/ui-provider.tsx'
import type { DataTableColumn, DataTableInstance } from '../columns/features.ts'
import { filterKindOf, searchTerms } from '../row-models/column-filter.ts'
import { type ColumnValue, columnValues } from '../row-models/column-values.ts'
import { numericForm } from '../row-models/sort-key.ts'
import { type FilterDraftOptions, useFilterDraft } from './use-filter-draft.ts'

export type ColumnFilterFieldsProps<Data extends RowData> = {
  /** Its table: `useDataTable(…).table`. */
  table: DataTableInstance<Data>
  /** The filtered column. */
  column: DataTableColumn<Data>
}

/**
 * The filter fields of a column, by its kind of filter: text, a range of numbers or of days, or checkboxes for its values. They apply
 * while the user types. Renders nothing if the column has no filter.
 * Parts: `data-slot` column-filter, those of the fields, column-filter-values, column-filter-clear; state: `data-kind` text, range, days, set.
 */
export function ColumnFilterFields<Data extends RowData>({ table, column }: ColumnFilterFieldsProps<Data>) {
  const label = useLabel()
  useAtom(table.atoms.columnFilters)
  // it changes which values remain
  useAtom(table.atoms.globalFilter)
  const kind = filterKindOf(column)
  if (kind === null) return null
  const Fields = FIELDS[kind]
  return (
    <fieldset
      key={column.id}
      data-ui=""
      data-slot="column-filter"
      data-kind={kind}
      aria-label={label('table_filter')}
      className="grid min-w-0 gap-3"
    >
      <Fields column={column} />
    </fieldset>
  )
}

type FieldsProps<Data extends RowData> = { column: DataTableColumn<Data> }

const FIELDS = { text: TextFields, range: RangeFields, days: DayFields, set: ValueBoxes }

/** Headings are memoised, so the fields subscribe to the table's state themselves. */
function useAtom<Value>(atom: Readable<Value>): Value {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = atom.subscribe(listener)
      return () => subscription.unsubscribe()
    },
    [atom],
  )
  const read = () => atom.get()
  return useSyncExternalStore(subscribe, read, read)
}

type Readable<Value> = {
  get: () => Value
  subscribe: (listener: () => void) => { unsubscribe: () => void }
}

type ClearFilterProps = {
  /** Whether there is anything to clear, including text that makes no filter. */
  isSet: boolean
  onClear: () => void
}

/** Always rendered: if it disappeared, focus would be lost and the panel would jump. */
function ClearFilter({ isSet, onClear }: ClearFilterProps) {
  const label = useLabel()
  return (
    <Button
      variant="link"
      data-slot="column-filter-clear"
      disabledReason={isSet ? null : label('table_filter_none')}
      onClick={onClear}
      className="justify-self-start text-13"
    >
      {label('table_filter_clear')}
    </Button>
  )
}

function useColumnDraft<Data extends RowData, Value, Draft>(
  column: DataTableColumn<Data>,
  options: Pick<FilterDraftOptions<Value, Draft>, 'read' | 'write'>,
) {
  return useFilterDraft<Value, Draft>({
    ...options,
    value: column.getFilterValue() as Value | undefined,
    onValueChange: value => column.setFilterValue(value),
    rowCount: column.table.getPreFilteredRowModel().rows.length,
  })
}

function TextFields<Data extends RowData>({ column }: FieldsProps<Data>) {
  const label = useLabel()
  const [text, setText] = useColumnDraft<Data, string, string>(column, {
    read: filter => (filter === undefined || Array.isArray(filter) ? '' : String(filter)),
    write: draft => (searchTerms(draft).length > 0 ? draft : undefined),
  })
  return (
    <>
      <TextField
        label={label('table_filter_contains')}
        value={text}
        onValueChange={setText}
        autoComplete="off"
      />
      <ClearFilter isSet={text !== ''} onClear={() => setText('')} />
    </>
  )
}

/** Two bounds; null means no bound. */
type Range<Bound> = readonly [Bound | null, Bound | null]

/** The filter for two bounds; undefined without any, null if they are crossed. */
function rangeOf<Bound extends number | string>([from, to]: Range<Bound>): Range<Bound> | undefined | null {
  if (from === null && to === null) return undefined
  return from !== null && to !== null && from > to ? null : [from, to]
}

/** Text fields, because numbers here follow the user's locale and may be negative, which NumberField rejects. */
function RangeFields<Data extends RowData>({ column }: FieldsProps<Data>) {
  const label = useLabel()
  const marks = numberMarks(useLang())
  const numberOf = (text: string) => (text.trim() === '' ? null : numericForm(text.trim(), marks))
  const isNumber = (text: string) => text.trim() === '' || numberOf(text) !== null
  const [[min, max], setTexts] = useColumnDraft<Data, Range<number>, readonly [string, string]>(column, {
    read: filter => [textOf(filter?.[0], marks.decimal), textOf(filter?.[1], marks.decimal)],
    write: ([min, max]) => (isNumber(min) && isNumber(max) ? rangeOf([numberOf(min), numberOf(max)]) : null),
  })
  const errorOf = (text: string) =>
    // a lone sign is the start of a number
    isNumber(text) || /^[-−+.,]$/.test(text.trim()) ? null : label('number_blanked', { text: text.trim() })
  const isCrossed = rangeOf([numberOf(min), numberOf(max)]) === null
  const unit = column.columnDef.meta?.unit
  const end = unit && <span className="text-ink-3">{unit}</span>
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-x-3 gap-y-2">
        <TextField
          label={label('table_filter_min')}
          autoComplete="off"
          end={end}
          error={errorOf(min)}
          value={min}
          onValueChange={text => setTexts([text, max])}
        />
        <TextField
          label={label('table_filter_max')}
          autoComplete="off"
          end={end}
          error={errorOf(max) ?? (isCrossed ? label('table_filter_crossed') : null)}
          value={max}
          onValueChange={text => setTexts([min, text])}
        />
      </div>
      <ClearFilter isSet={min !== '' || max !== ''} onClear={() => setTexts(['', ''])} />
    </>
  )
}

function textOf(bound: unknown, decimal: string): string {
  return bound === null || bound === undefined ? '' : String(bound).replace('.', decimal)
}

function DayFields<Data extends RowData>({ column }: FieldsProps<Data>) {
  const label = useLabel()
  const [days, setDays] = useColumnDraft<Data, Range<Day>, Range<Day>>(column, {
    read: filter => [parseIsoDay(filter?.[0]), parseIsoDay(filter?.[1])],
    write: rangeOf,
  })
  const [from, to] = days
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-3 gap-y-2">
        <DatePicker
          format="DD.MM.YYYY"
          label={label('table_filter_from')}
          value={from}
          onValueChange={day => setDays([day, to])}
        >
          <PickerField className="w-full" />
        </DatePicker>
        <DatePicker
          format="DD.MM.YYYY"
          label={label('table_filter_to')}
          value={to}
          onValueChange={day => setDays([from, day])}
        >
          <PickerField
            error={rangeOf(days) === null ? label('table_filter_crossed') : null}
            className="w-full"
          />
        </DatePicker>
      </div>
      <ClearFilter isSet={from !== null || to !== null} onClear={() => setDays([null, null])} />
    </>
  )
}

/** More values than this are searchable. */
const SEARCHED_VALUES = 12
/** Maximum number of rendered values. */
const DRAWN_VALUES = 200

const NO_VALUES: readonly string[] = []

function ValueBoxes<Data extends RowData>({ column }: FieldsProps<Data>) {
  const label = useLabel()
  const lang = useLang()
  const ids = useId()
  const [term, setTerm] = useState('')
  const filter: unknown = column.getFilterValue()
  const chosen: readonly string[] = Array.isArray(filter) ? filter : NO_VALUES
  const counts: ReadonlyMap<string, number> = column.getFacetedUniqueValues()
  const meta = column.columnDef.meta
  const values = useMemo(
    () => columnValues({ counts, chosen, column: meta ?? {}, lang }),
    [counts, chosen, meta, lang],
  )
  const terms = searchTerms(term)
  const nameOf = ({ text }: ColumnValue) => text || label('table_filter_blank')
  const found = values.filter(value => terms.every(word => nameOf(value).toLowerCase().includes(word)))
  const drawn = found.slice(0, DRAWN_VALUES)
  const toggle = (value: string, isChosen: boolean) => {
    const next = isChosen ? [...chosen, value] : chosen.filter(each => each !== value)
    column.setFilterValue(next.length > 0 ? next : undefined)
  }
  return (
    <>
      <div className="grid gap-2">
        {values.length > SEARCHED_VALUES && (
          <TextField
            type="search"
            size="s"
            label={label('global_search')}
            labelAs="hidden"
            placeholder={label('global_search')}
            icon={<Search />}
            value={term}
            onValueChange={setTerm}
          />
        )}
        <ul
          data-slot="column-filter-values"
          aria-label={label('table_filter_values')}
          className="relative -mx-1 max-h-56 overflow-y-auto overscroll-contain px-1 max-desk:max-h-[45dvh]"
        >
          {drawn.map((each, place) => (
            <li key={each.value} className="flex items-center justify-between gap-3">
              <Checkbox
                label={nameOf(each)}
                checked={chosen.includes(each.value)}
                onCheckedChange={isChosen => toggle(each.value, isChosen)}
                aria-describedby={`${ids}${place}`}
                className="min-w-0 grow wrap-anywhere [&_label>:last-child]:[unicode-bidi:plaintext]"
              />
              <span id={`${ids}${place}`} className="num text-12 text-ink-3">
                {formatDecimal(each.count, { lang })}
              </span>
            </li>
          ))}
        </ul>
        {found.length > drawn.length && (
          <p className="text-12 text-ink-3">
            {label('table_filter_more', { count: found.length - drawn.length })}
          </p>
        )}
        {found.length === 0 && <p className="text-13 text-ink-3">{label('compare_search_none')}</p>}
      </div>
      <ClearFilter isSet={chosen.length > 0} onClear={() => column.setFilterValue(undefined)} />
    </>
  )
}
