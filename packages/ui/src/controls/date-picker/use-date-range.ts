'use client'
import type { Panel, ShownMonth } from './calendar-view.ts'
import type { RangeSide } from './picker.reducer.ts'
import type { PickerMode } from './picker.view-model.ts'
import { rangeKind } from './picker-kind.ts'
import { clampRange, type StampRange } from './picker-range.ts'
import { exampleRange } from './picker-text.ts'
import {
  type PickerValue,
  type RangeValue,
  rangeOfValue,
  type ValueType,
  valueOfRange,
  valueOfStamp,
} from './picker-value.ts'
import { type CustomShortcut, type RangeShortcut, runShortcut, shortcutsOf } from './shortcuts.ts'
import {
  type PickerHookOptions,
  type PickerModel,
  type PickerOptions,
  usePicker,
  usePickerSettings,
} from './use-picker.ts'

/** The options of `DateRange`. */
export type DateRangeOptions<V extends ValueType = 'day'> = PickerOptions<V> & {
  /** A field with a popup, or always open calendars without a field (D34). Default `popup`. */
  mode?: Exclude<PickerMode, 'native'> | undefined
  /** The controlled range; null for none. Invalid and reversed ranges count as none. */
  value?: RangeValue<V> | null | undefined
  /** The initial range when uncontrolled. Default none. */
  defaultValue?: RangeValue<V> | null | undefined
  /** Called with every new range, as values and as stamps. */
  onValueChange?: ((value: RangeValue<V> | null, range: StampRange | null) => void) | undefined
  /** Shortcuts: `true` for the next and previous 7 and 30 days, or custom ones. Default none (D23). */
  shortcuts?: boolean | readonly CustomShortcut[] | undefined
}

/** The options of `useDateRange`. */
export type UseDateRangeOptions<V extends ValueType = 'day'> = DateRangeOptions<V> &
  PickerHookOptions & {
    /** Called when one end was selected; the other one may still be missing (D34). */
    onPick?: ((side: RangeSide, value: PickerValue<V>) => void) | undefined
    /** Called on OK, with the committed range (D25). */
    onConfirm?: ((value: RangeValue<V> | null) => void) | undefined
    /** Called when one end shows another panel; `none` while it is closed (D28). */
    onPanelChange?: ((panel: Panel, old: Panel, side: RangeSide) => void) | undefined
    /** Called when the calendar of one end shows another month, 1–12, after arrows, keys or selections (D28). */
    onCalendarChange?: ((now: ShownMonth, old: ShownMonth, side: RangeSide) => void) | undefined
  }

export type DateRangeModel = PickerModel<StampRange> & {
  shortcuts: readonly RangeShortcut[]
  /** Selects a shortcut by its id, clamped to the limits (D23). */
  pickShortcut: (id: string) => void
}

/**
 * A headless range picker (D1, D8, D11). The range is committed when both ends are set; the popup closes when both
 * were selected.
 */
export function useDateRange<V extends ValueType = 'day'>(options: UseDateRangeOptions<V>): DateRangeModel {
  const { value, defaultValue } = options
  const valueType = options.valueType ?? ('day' as V)
  const settings = usePickerSettings(options)
  const { type, today, limits, values } = settings
  const kind = rangeKind(settings)
  const toValue = (range: StampRange | null) => range && valueOfRange(range, valueType, values)
  const model = usePicker<StampRange>(options, {
    settings,
    kind,
    example: kind.write(exampleRange(type, today)),
    value: value === undefined ? undefined : rangeOfValue(value, valueType, values),
    defaultValue: rangeOfValue(defaultValue, valueType, values),
    onValueChange: range => options.onValueChange?.(toValue(range), range),
    onConfirm: range => options.onConfirm?.(toValue(range)),
    onEndPick: (side, stamp) => options.onPick?.(side, valueOfStamp(stamp, valueType, values)),
    onPanelChange: options.onPanelChange,
    onCalendarChange: options.onCalendarChange,
  })
  const shortcuts = shortcutsOf(options.shortcuts, type)
  const pickShortcut = (id: string) => {
    const shortcut = shortcuts.find(one => one.id === id)
    if (!shortcut) return
    const { range, closes } = runShortcut(shortcut, today, type)
    // a range outside the limits is passed unchanged, so that the rejection is shown
    if (range) model.pickPreset(clampRange(range, type, limits) ?? range, closes)
    else if (closes) model.actions.dismiss()
  }
  return { ...model, shortcuts, pickShortcut }
}
