import type { FieldProps } from '../field/field.tsx'
import type { PickerInputProps } from './picker-field.tsx'
import type { ValueType } from './picker-value.ts'
import type { DatePickerOptions } from './use-date-picker.ts'

export type DatePickerProps<V extends ValueType = 'date'> = Omit<
  PickerInputProps,
  keyof DatePickerOptions<V> | 'disabled'
> &
  FieldProps &
  Omit<DatePickerOptions<V>, 'isLocked' | 'native'> & {
    /** The native `disabled` of the input; `disabled` is what may not be picked (D10). */
    disabledField?: boolean | undefined
    /** Whether it can be typed in; without, the popup still works (D32). Default true. */
    editable?: boolean | undefined
    /** 1 Monday … 7 Sunday; anything else counts as 7. Default 7 (D22). */
    firstWeekday?: number | undefined
    /** ISO numbers before the weeks. Default false. */
    hasWeekNumbers?: boolean | undefined
    /** The browser's own input instead of ours: the wheel of a phone, no popup. Default false. */
    native?: boolean | undefined
  }

/** The options of the hook, the looks, and what is left for the input. */
export function splitPickerProps<V extends ValueType>(props: DatePickerProps<V>) {
  const { type, valueType, value, defaultValue, onValueChange, format, ...others } = props
  const { notBefore, notAfter, disabled, clearable, confirm, minuteStep, timeList, timeColumns, ...more } =
    others
  const { defaultPanel, today, inline, native, onInputError, onConfirm, onClear, onOpenChange, ...left } =
    more
  const { onPanelChange, onCalendarChange, disabledField, editable, firstWeekday, hasWeekNumbers, ...end } =
    left
  const { label, labelAs, hint, error, size, className, ...rest } = end
  const isLocked = disabledField === true || rest.readOnly === true
  const options: DatePickerOptions<V> = { ...props, isLocked }
  const looks = { label, labelAs, hint, error, size, className }
  return { options, looks, rest, disabledField, editable, firstWeekday, hasWeekNumbers }
}
