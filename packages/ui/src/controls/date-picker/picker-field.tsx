'use client'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { DatePickerNative } from './date-picker-native.tsx'
import { PickerCalendar } from './picker-calendar.tsx'
import { type PickerFieldProps, usePickerShared } from './picker-context.ts'
import { PopupField } from './popup-field.tsx'

/**
 * The field of a `DatePicker` or `DateRange`, as their `mode` says: an input with a popup, an always open calendar with
 * a name and messages, or the input of the browser. Typed text is committed on Enter, Tab or blur; invalid text stays
 * in the field, with the reason below it. Parts: `data-slot` date-picker or date-range, field…, picker-clear,
 * picker-open, then those of the calendar; state: `data-open`, `data-inline`. `className` is set on the root, other
 * props and `ref` on the input.
 */
export const PickerField = forwardRef(function PickerField({
  editable,
  children = <PickerCalendar />,
  ...field
}: PickerFieldProps) {
  const { model, InlineField } = usePickerShared()
  switch (model.viewModel.mode) {
    case 'popup':
      return (
        <PopupField {...field} editable={editable}>
          {children}
        </PopupField>
      )
    case 'inline':
      return <InlineField {...field}>{children}</InlineField>
    case 'native':
      return <DatePickerNative {...field} />
  }
})
