'use client'
import type { Panel, ShownMonth } from './calendar-view.ts'
import type { RangeSide } from './picker.reducer.ts'
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
import { type PickerModel, type PickerOptions, usePicker, usePickerContext } from './use-picker.ts'

export type DateRangeOptions<V extends ValueType = 'day'> = PickerOptions<V> & {
  /** The controlled range; null for none. What is no moment, or ends before it starts, counts as none. */
  value?: RangeValue<V> | null | undefined
  /** The first range of a picker that holds it. Default none. */
  defaultValue?: RangeValue<V> | null | undefined
  /** Called with every new range, as values and as stamps. */
  onValueChange?: ((value: RangeValue<V> | null, range: StampRange | null) => void) | undefined
  /** Ready ranges: `true` the next and previous 7 and 30 days, or your own. Default none (D23). */
  shortcuts?: boolean | readonly CustomShortcut[] | undefined
  /** One end was picked; the other one may still be missing (D34). */
  onPick?: ((side: RangeSide, value: PickerValue<V>) => void) | undefined
  /** OK was pressed; the range that counts then (D25). */
  onConfirm?: ((value: RangeValue<V> | null) => void) | undefined
  /** One end shows another panel; `none` while it is closed (D28). */
  onPanelChange?: ((panel: Panel, old: Panel, side: RangeSide) => void) | undefined
  /** Arrows, keys or picks turned the calendar of one end to another month, 1–12 (D28). */
  onCalendarChange?: ((now: ShownMonth, old: ShownMonth, side: RangeSide) => void) | undefined
}

export type DateRangeModel = PickerModel<StampRange> & {
  shortcuts: readonly RangeShortcut[]
  /** Picks a ready range by its id, as far as the limits allow it (D23). */
  pickShortcut: (id: string) => void
}

/**
 * A headless range of dates (D1, D8, D11). One end alone counts as soon as there is another one; the popup
 * closes when both are picked.
 */
export function useDateRange<V extends ValueType = 'day'>(options: DateRangeOptions<V>): DateRangeModel {
  const { value, defaultValue, valueType = 'day' as V } = options
  const context = usePickerContext(options)
  const { type, today, limits, values } = context
  const kind = rangeKind(context)
  const toValue = (range: StampRange | null) => range && valueOfRange(range, valueType, values)
  const model = usePicker<StampRange>(options, {
    context,
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
    // a range outside the limits is picked as it is, so that the refusal is shown
    if (range) model.pickPreset(clampRange(range, type, limits) ?? range, closes)
    else if (closes) model.actions.dismiss()
  }
  return { ...model, shortcuts, pickShortcut }
}
