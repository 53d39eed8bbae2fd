import type { FieldProps } from '../field/field.tsx'
import type { ValueType } from './picker-value.ts'
import type { DatePickerOptions } from './use-date-picker.ts'
import type { DateRangeOptions } from './use-date-range.ts'
import type { PickerInputProps } from './use-picker-field.ts'

/** The props of a picker that are not options. */
type PickerFieldOnlyProps = {
  /** The native `disabled` of the input; `disabled` lists disabled values (D10). */
  disabledField?: boolean | undefined
  /** Whether text can be typed; if not, the popup still works (D32). Default true. */
  editable?: boolean | undefined
}

/** The props of a picker with these options: field props and input props. */
export type PickerProps<Options> = Omit<PickerInputProps, keyof Options | 'disabled'> &
  FieldProps &
  Omit<Options, 'isLocked'> &
  PickerFieldOnlyProps

type OptionName = Exclude<
  keyof DatePickerOptions<ValueType> | keyof DateRangeOptions<ValueType> | keyof PickerFieldOnlyProps,
  'isLocked'
>

const OPTIONS: Record<OptionName, true> = {
  type: true,
  valueType: true,
  value: true,
  defaultValue: true,
  onValueChange: true,
  format: true,
  notBefore: true,
  notAfter: true,
  disabled: true,
  clearable: true,
  confirm: true,
  minuteStep: true,
  timeList: true,
  timeColumns: true,
  firstWeekday: true,
  hasWeekNumbers: true,
  defaultPanel: true,
  today: true,
  native: true,
  inline: true,
  shortcuts: true,
  onPick: true,
  onInputError: true,
  onConfirm: true,
  onClear: true,
  onOpenChange: true,
  onPanelChange: true,
  onCalendarChange: true,
  disabledField: true,
  editable: true,
}

/** The field and input props, without the options of the picker. */
export function fieldPropsOf<Props extends object>(props: Props): Omit<Props, OptionName> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !Object.hasOwn(OPTIONS, name))) as Omit<
    Props,
    OptionName
  >
}
