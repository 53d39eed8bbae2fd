'use client'
import { useEffect } from 'react'
import { DatePicker } from '../../controls/date-picker/date-picker.tsx'
import { PickerCalendar } from '../../controls/date-picker/picker-calendar.tsx'
import { PickerField } from '../../controls/date-picker/picker-field.tsx'
import { useDatePicker } from '../../controls/date-picker/use-date-picker.ts'
import { NumberField } from '../../controls/number-field/number-field.tsx'
import { useNumberField } from '../../controls/number-field/use-number-field.ts'
import { useRejectionText } from '../../controls/number-field/use-rejection-text.ts'
import { TextField } from '../../controls/text-field/text-field.tsx'
import { type Day, parseIsoDay } from '../../foundation/calendar/day.ts'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useToday, useUi } from '../../foundation/ui-provider.tsx'
import {
  useFieldName,
  useWatchlist,
  useWatchlistText,
  watchlistColumnId,
  watchlistPartId,
} from './watchlist-context.ts'
import {
  LONGEST_TEXT,
  type WatchlistDayField,
  type WatchlistField,
  type WatchlistNumberField,
  type WatchlistTextField,
} from './watchlist-fields.ts'
import { TEMPLATE_ROW, type WatchlistRowId } from './watchlist-panel.state.ts'

/** The default first day: no purchase is older. */
const EARLIEST: Day = '1900-01-01'

type FieldInputProps<Field = WatchlistField> = {
  field: Field
  row: WatchlistRowId
  value: string
  /** The panel knows that the text of the day field is not a valid day. */
  hasInvalidText: boolean
  error: string | null
  className: string
  /** Called with the field's own validation message. */
  onProblem?: ((field: string, problem: string | null) => void) | undefined
}

/** The input of a field by its kind. */
export function FieldInput({ field, ...rest }: FieldInputProps) {
  switch (field.kind) {
    case 'text':
      return <TextInput {...rest} field={field} />
    case 'number':
      return <NumberInput {...rest} field={field} />
    case 'day':
      return <DayInput {...rest} field={field} />
  }
}

/** Props of all kinds of inputs. The name is the column, then the list: "Quantity Core rates". */
function useInputProps({ field, row }: Pick<FieldInputProps, 'field' | 'row'>) {
  const { id, viewModel } = useWatchlist()
  const name = useFieldName()(field)
  return {
    id: watchlistPartId(id, row, field.id),
    label: name,
    'aria-label': name,
    'aria-labelledby': `${watchlistColumnId(id, field.id)} ${id}-${row}-name`,
    readOnly: viewModel.pending,
  }
}

function TextInput({ field, row, value, error, className }: FieldInputProps<WatchlistTextField>) {
  const { actions } = useWatchlist()
  const textOf = useWatchlistText()
  return (
    <TextField
      {...useInputProps({ field, row })}
      placeholder={field.placeholder && textOf(field.placeholder)}
      value={value}
      onValueChange={text => actions.type(row, field.id, text)}
      maxLength={field.maxLength ?? LONGEST_TEXT}
      error={error}
      autoComplete="off"
      className={className}
    />
  )
}

function NumberInput({
  field,
  row,
  value,
  error,
  className,
  onProblem,
}: FieldInputProps<WatchlistNumberField>) {
  const { actions } = useWatchlist()
  const { lang } = useUi()
  const rejection = useRejectionText()
  const { decimals } = field
  const model = useNumberField({
    value,
    onValueChange: text => actions.type(row, field.id, text),
    decimals,
  })
  useProblem(field.id, rejection(model.state.rejected), onProblem)
  return (
    <NumberField
      {...useInputProps({ field, row })}
      placeholder={formatDecimal(0, { decimals: decimals ?? 0, lang }) ?? ''}
      model={model}
      error={error}
      className={className}
    />
  )
}

/**
 * The date is written DD.MM.YYYY, with weeks from Monday, cannot be cleared and is not in the future (shared-blocks §5, §9). An invalid
 * text stays in the field and is reported to the panel, because it blocks saving.
 */
function DayInput({
  field,
  row,
  value,
  hasInvalidText,
  error,
  className,
  onProblem,
}: FieldInputProps<WatchlistDayField>) {
  const { actions } = useWatchlist()
  const today = useToday()
  const { label, readOnly, ...input } = useInputProps({ field, row })
  const date = useDatePicker({
    value: parseIsoDay(value),
    onValueChange: day => actions.type(row, field.id, day ?? ''),
    format: 'DD.MM.YYYY',
    // fields of the row "Same for all lists" are optional
    clearable: row === TEMPLATE_ROW,
    notBefore: field.min ?? EARLIEST,
    notAfter: field.max ?? today,
    readOnly,
  })
  const isWrong = date.state.error !== null
  useEffect(() => {
    if (isWrong !== hasInvalidText) actions.validateDate(row, field.id, !isWrong)
  })
  const problem = isWrong ? date.viewModel.problem : null
  useProblem(field.id, problem, onProblem)
  return (
    <DatePicker label={label} model={date}>
      <PickerField
        {...input}
        error={problem ?? error}
        data-slot="watchlist-day"
        className={cx(className, 'w-full min-w-0 max-desk:min-w-0')}
      >
        <PickerCalendar firstWeekday={1} />
      </PickerField>
    </DatePicker>
  )
}

/** Passes the field's own validation message to the row. */
function useProblem(field: string, problem: string | null, onProblem: FieldInputProps['onProblem']): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: called when the message changes
  useEffect(() => onProblem?.(field, problem), [problem])
}
