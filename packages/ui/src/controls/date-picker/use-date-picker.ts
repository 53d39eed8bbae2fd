'use client'
import type { Stamp } from '../../foundation/calendar/stamp.ts'
import { formatStamp } from '../../foundation/format/stamp-format.ts'
import type { Panel, ShownMonth } from './calendar-view.ts'
import type { PickerMode } from './picker.view-model.ts'
import { stampKind } from './picker-kind.ts'
import { exampleStamp } from './picker-text.ts'
import { type PickerValue, stampOfValue, type ValueType, valueOfStamp } from './picker-value.ts'
import {
  type PickerHookOptions,
  type PickerModel,
  type PickerOptions,
  usePicker,
  usePickerSettings,
} from './use-picker.ts'

/** The options of `DatePicker`. */
export type DatePickerOptions<V extends ValueType = 'day'> = PickerOptions<V> & {
  /**
   * A field with a popup, an always open calendar without a field (D34), or the input of the browser. Default `popup`.
   */
  mode?: PickerMode | undefined
  /** The controlled value; null for none. If absent, the picker is uncontrolled. */
  value?: PickerValue<V> | null | undefined
  /** The initial value when uncontrolled. Default none. */
  defaultValue?: PickerValue<V> | null | undefined
  /** Called with every new value and its stamp; null only when the field is clearable. */
  onValueChange?: ((value: PickerValue<V> | null, stamp: Stamp | null) => void) | undefined
}

/** The options of `useDatePicker`. */
export type UseDatePickerOptions<V extends ValueType = 'day'> = DatePickerOptions<V> &
  PickerHookOptions & {
    /** Called on OK, with the committed value (D25). */
    onConfirm?: ((value: PickerValue<V> | null) => void) | undefined
    /** Called when another panel is shown; `none` while it is closed (D28). */
    onPanelChange?: ((panel: Panel, old: Panel) => void) | undefined
    /** Called when the calendar shows another month, 1–12, after arrows, keys or selections (D28). */
    onCalendarChange?: ((now: ShownMonth, old: ShownMonth) => void) | undefined
  }

export type DatePickerModel = PickerModel<Stamp>

/** A headless date picker: text, calendar and value (D1–D35). */
export function useDatePicker<V extends ValueType = 'day'>(
  options: UseDatePickerOptions<V>,
): DatePickerModel {
  const { value, defaultValue } = options
  const valueType = options.valueType ?? ('day' as V)
  const settings = usePickerSettings(options)
  const { lang, today, shown, values } = settings
  const toStamp = (input: PickerValue<V> | null | undefined) => stampOfValue(input, valueType, values)
  const toValue = (stamp: Stamp | null) => stamp && valueOfStamp(stamp, valueType, values)
  return usePicker<Stamp>(options, {
    settings,
    kind: stampKind(settings),
    example: formatStamp(exampleStamp(today), shown, lang),
    value: value === undefined ? undefined : toStamp(value),
    defaultValue: toStamp(defaultValue),
    onValueChange: stamp => options.onValueChange?.(toValue(stamp), stamp),
    onConfirm: stamp => options.onConfirm?.(toValue(stamp)),
    onPanelChange: (panel, old) => options.onPanelChange?.(panel, old),
    onCalendarChange: (now, old) => options.onCalendarChange?.(now, old),
  })
}
