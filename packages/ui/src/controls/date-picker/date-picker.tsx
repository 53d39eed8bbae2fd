'use client'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { DatePickerNative } from './date-picker-native.tsx'
import { LazyCalendar } from './lazy-calendar.tsx'
import { PickerField } from './picker-field.tsx'
import { DatePickerInline } from './picker-inline.tsx'
import { PickerPopup } from './picker-popup.tsx'
import { fieldPropsOf, type PickerProps } from './picker-props.ts'
import { type PickerType, pickerTypeOf } from './picker-type.ts'
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
 * A field for a date, date and time, month, year or time, typed or selected in a popup (D1–D35). Typed text is
 * committed on Enter, Tab or blur; invalid text stays in the field, with the reason below it. `native` and `inline`
 * are variants without the popup. Parts: `data-slot` date-picker, field…, picker-clear, picker-open, popover…,
 * calendar-waiting, then calendar-panel…, picker-confirm; state: `data-open`. `className` is set on the root, other
 * props and `ref` on the input.
 */
export const DatePicker = forwardRef(function DatePicker<V extends ValueType = 'day'>(
  props: DatePickerProps<V>,
) {
  const { native = false, disabledField = false, editable } = props
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
      placeholder={word(PLACEHOLDERS[pickerTypeOf(props.type)])}
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
