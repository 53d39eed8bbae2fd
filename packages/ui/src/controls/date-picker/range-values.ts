import { isRange, type StampRange } from './picker-range.ts'
import {
  type PickerValue,
  stampOfValue,
  type ValueOptions,
  type ValueType,
  valueOfStamp,
} from './picker-value.ts'

/** The value of a range picker: two values of its value type, the end not before the start (D8, D24). */
export type RangeValue<V extends ValueType> = { start: PickerValue<V>; end: PickerValue<V> }

/** The ways between the values of a page and the stamps that are picked: of one end, and of both. */
export function rangeValues<V extends ValueType>(valueType: V, options: ValueOptions) {
  const toValue = (stamp: StampRange['start']) => valueOfStamp(stamp, valueType, options)
  return {
    toValue,
    /** None for what is no moment, or ends before it starts. */
    toRange: (given: RangeValue<V> | null | undefined): StampRange | null => {
      const start = stampOfValue(given?.start, valueType, options)
      const end = stampOfValue(given?.end, valueType, options)
      return start && end && isRange({ start, end }, options.type) ? { start, end } : null
    },
    toValues: (range: StampRange | null): RangeValue<V> | null =>
      range && { start: toValue(range.start), end: toValue(range.end) },
  }
}
