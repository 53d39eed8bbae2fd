'use client'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel, useLang } from '../../foundation/ui-provider.tsx'
import { isNumeric, patternRoom } from './date-picker.shape.ts'
import { DatePickerInline } from './date-picker-inline.tsx'
import { DatePickerNative } from './date-picker-native.tsx'
import { type DatePickerProps, splitPickerProps } from './date-picker-props.ts'
import { LazyCalendar } from './lazy-calendar.tsx'
import { PickerField } from './picker-field.tsx'
import { PickerPopup } from './picker-popup.tsx'
import type { PickerType } from './picker-type.ts'
import type { ValueType } from './picker-value.ts'
import { useDatePicker } from './use-date-picker.ts'

const PLACEHOLDERS: Record<PickerType, string> = {
  date: 'picker_choose_date',
  datetime: 'picker_choose_datetime',
  month: 'picker_choose_month',
  year: 'picker_choose_year',
  time: 'picker_choose_time',
}

/**
 * A date, date and time, month, year or time that is typed or picked (shared-blocks §2 "Date picker", §4, §5; D1–D35).
 * What is typed counts on Enter, Tab or when the field is left; a text that is no allowed value stays, with the reason
 * below it. `native` and `inline` are the same picker without the popup.
 * Parts: `data-slot` date-picker, field…, picker-clear, picker-open, popover…, calendar-waiting, then calendar-panel…,
 * picker-confirm; state: `data-open`. `className` reaches the root, the rest and `ref` the input.
 */
export const DatePicker = forwardRef(function DatePicker<V extends ValueType = 'date'>(
  props: DatePickerProps<V>,
) {
  if (props.native) return <DatePickerNative {...props} />
  if (props.inline) return <DatePickerInline {...props} />
  return <DatePickerField {...props} />
})

const DatePickerField = forwardRef(function DatePickerField<V extends ValueType>(props: DatePickerProps<V>) {
  const { options, looks, rest, disabledField, editable, firstWeekday, hasWeekNumbers } =
    splitPickerProps(props)
  const { type = 'date', clearable = true, confirm } = options
  const word = useLabel()
  const lang = useLang()
  const { field, calendar, pattern, problem, held } = useDatePicker(options)
  return (
    <PickerField
      placeholder={word(PLACEHOLDERS[type])}
      inputMode={isNumeric(pattern) ? 'numeric' : undefined}
      {...rest}
      {...looks}
      {...{ problem, editable }}
      picker={field}
      slot="date-picker"
      disabled={disabledField}
      chars={patternRoom(pattern, lang)}
      hasClear={clearable && !field.isLocked && field.state.value !== null && field.state.error === null}
      onNear={LazyCalendar.load}
      opens={type === 'time' ? 'times' : 'calendar'}
    >
      <PickerPopup picker={field} label={looks.label} confirm={confirm} held={held}>
        <LazyCalendar
          {...calendar}
          {...{ firstWeekday, hasWeekNumbers }}
          picker={field}
          label={looks.label}
        />
      </PickerPopup>
    </PickerField>
  )
})
