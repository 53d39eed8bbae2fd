'use client'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { DatePickerNative } from './date-picker-native.tsx'
import { LazyCalendar } from './lazy-calendar.tsx'
import { PickerField } from './picker-field.tsx'
import { DatePickerInline } from './picker-inline.tsx'
import { PickerPopup } from './picker-popup.tsx'
import { fieldPropsOf, type PickerProps } from './picker-props.ts'
import type { PickerType } from './picker-type.ts'
import type { ValueType } from './picker-value.ts'
import { type DatePickerOptions, useDatePicker } from './use-date-picker.ts'

export type DatePickerProps<V extends ValueType = 'day'> = PickerProps<DatePickerOptions<V>>

const PLACEHOLDERS: Record<PickerType, string> = {
  date: 'picker_choose_date',
  datetime: 'picker_choose_datetime',
  month: 'picker_choose_month',
  year: 'picker_choose_year',
  time: 'picker_choose_time',
}

/**
 * A date, date and time, month, year or time that is typed or picked (D1–D35). What is typed counts on Enter, Tab or
 * when the field is left; a text that is no allowed value stays, with the reason below it. `native` and `inline` are the
 * same picker without the popup.
 * Parts: `data-slot` date-picker, field…, picker-clear, picker-open, popover…, calendar-waiting, then calendar-panel…,
 * picker-confirm; state: `data-open`. `className` reaches the root, the rest and `ref` the input.
 */
export const DatePicker = forwardRef(function DatePicker<V extends ValueType = 'day'>(
  props: DatePickerProps<V>,
) {
  const { type = 'date', native = false, disabledField = false, editable } = props
  const word = useLabel()
  const field = fieldPropsOf(props)
  const inline = props.inline === true && !native
  const model = useDatePicker<V>({
    ...props,
    inline,
    confirm: props.confirm === true && !native,
    isLocked: disabledField || field.readOnly === true,
  })
  if (native) {
    const { notBefore, notAfter } = props
    return (
      <DatePickerNative {...field} model={model} limits={{ notBefore, notAfter }} disabled={disabledField} />
    )
  }
  if (inline) return <DatePickerInline {...field} model={model} />
  return (
    <PickerField
      placeholder={word(PLACEHOLDERS[type])}
      {...field}
      model={model}
      slot="date-picker"
      editable={editable}
      disabled={disabledField}
      onNear={LazyCalendar.load}
    >
      <PickerPopup model={model} label={field.label}>
        <LazyCalendar model={model} label={field.label} />
      </PickerPopup>
    </PickerField>
  )
})
