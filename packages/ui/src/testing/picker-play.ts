import {
  type CalendarAction,
  initialPicker,
  type PickerAction,
  type PickerKind,
  type PickerState,
  pickerReducer,
  type RangeSide,
} from '../controls/date-picker/picker.reducer.ts'
import { type PickerKindOptions, rangeKind, stampKind } from '../controls/date-picker/picker-kind.ts'
import type { StampRange } from '../controls/date-picker/picker-range.ts'
import { ISO_PATTERNS, type PickerType } from '../controls/date-picker/picker-type.ts'
import type { Day } from '../foundation/calendar/day.ts'
import { compareStamps, type Stamp } from '../foundation/calendar/stamp.ts'

/** Today in the tests of pickers. */
export const TODAY: Day = '2025-07-11'
export const at = (day: Day, seconds = 0): Stamp => ({ day, seconds })
export const range = (start: Day, end: Day): StampRange => ({ start: at(start), end: at(end) })
/** The range between two values in any order. */
export const sortedRange = (one: Stamp, other: Stamp, type: PickerType): StampRange =>
  compareStamps(one, other, type) <= 0 ? { start: one, end: other } : { start: other, end: one }
export const MARCH = range('2024-03-10', '2024-03-20')

/** The default options of a picker type, with ISO patterns. */
export const optionsOf = (type: PickerType, options: Partial<PickerKindOptions> = {}): PickerKindOptions => ({
  type,
  pattern: ISO_PATTERNS[type],
  lang: 'en',
  today: TODAY,
  limits: {},
  clearable: true,
  confirm: false,
  inline: false,
  defaultPanel: undefined,
  ...options,
})
export const stamps = (type: PickerType, options: Partial<PickerKindOptions> = {}): PickerKind<Stamp> =>
  stampKind(optionsOf(type, options))
export const ranges = (type: PickerType, options: Partial<PickerKindOptions> = {}): PickerKind<StampRange> =>
  rangeKind(optionsOf(type, options))

/** The state after actions. */
export const run = <T>(
  kind: PickerKind<T>,
  state: PickerState<NoInfer<T>>,
  ...actions: PickerAction<NoInfer<T>>[]
): PickerState<T> => actions.reduce((each, action) => pickerReducer(each, action, kind), state)

/** A picker with its popup open. */
export const open = <T>(kind: PickerKind<T>, value: NoInfer<T> | null = null): PickerState<T> =>
  run(kind, initialPicker(value, kind), { type: 'opened', by: 'press' })

export const used = (side: RangeSide, action: CalendarAction) => ({
  type: 'calendarUsed' as const,
  side,
  action,
})
export const day = (side: RangeSide, of: Day) => used(side, { type: 'dayPicked', day: of })
export const over = (side: RangeSide, of: Day | null) => used(side, { type: 'previewed', day: of })
