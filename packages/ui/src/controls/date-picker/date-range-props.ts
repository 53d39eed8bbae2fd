import type { FieldProps } from '../field/field.tsx'
import type { PickerInputProps } from './picker-field.tsx'
import type { ValueType } from './picker-value.ts'
import type { RangeCalendarProps } from './range-panel.tsx'
import type { DateRangeOptions } from './use-date-range.ts'

type OwnProps<V extends ValueType> = Omit<DateRangeOptions<V>, 'isLocked'> & RangeCalendarProps & FieldProps

export type DateRangeProps<V extends ValueType = 'date'> = OwnProps<V> &
  Omit<PickerInputProps, keyof OwnProps<V>> & {
    /** Whether it can be typed in; without, the popup still works (D32). Default true. */
    editable?: boolean | undefined
    /** The native `disabled` of the input; `disabled` is what may not be picked (D10). */
    disabledField?: boolean | undefined
  }

/** The options of the hook, what the panels are told, the looks, and what is left for the input. */
export function splitRangeProps<V extends ValueType>(props: DateRangeProps<V>) {
  const { type, valueType, value, defaultValue, onValueChange, format, ...others } = props
  const { notBefore, notAfter, disabled, clearable, confirm, inline, shortcuts, ...more } = others
  const { defaultPanel, today, onPick, onInputError, onConfirm, onClear, onOpenChange, ...left } = more
  const { onPanelChange, onCalendarChange, disabledField, editable, ...looking } = left
  const { firstWeekday, hasWeekNumbers, minuteStep, timeList, timeColumns, ...end } = looking
  const { label, labelAs, hint, error, size, className, ...rest } = end
  const isLocked = disabledField === true || rest.readOnly === true
  const options: DateRangeOptions<V> = { ...props, isLocked }
  const calendar: RangeCalendarProps = { firstWeekday, hasWeekNumbers, minuteStep, timeList, timeColumns }
  const looks = { label, labelAs, hint, error, size, className }
  return { options, calendar, looks, rest, disabledField, editable }
}
