import type { CalendarEvent } from '../controls/date-picker/date-picker.model.ts'
import {
  openRange,
  type RangeEvent,
  type RangeSide,
  type RangeState,
  rangeReducer,
} from '../controls/date-picker/date-range.model.ts'
import type { StampRange } from '../controls/date-picker/picker-range.ts'
import type { PickerType } from '../controls/date-picker/picker-type.ts'
import type { Day } from '../foundation/calendar/day.ts'
import type { Stamp } from '../foundation/calendar/stamp.ts'

/** The day that is today in the tests of calendars. */
export const TODAY: Day = '2025-07-11'
export const at = (day: Day, seconds = 0): Stamp => ({ day, seconds })
export const range = (start: Day, end: Day): StampRange => ({ start: at(start), end: at(end) })
export const MARCH = range('2024-03-10', '2024-03-20')

/** A range of two panels that is open, and what comes of events. */
export const open = (value: StampRange | null = null, type: PickerType = 'date'): RangeState =>
  openRange({ value, pickerType: type, today: TODAY })
export const run = (state: RangeState, ...events: RangeEvent[]): RangeState =>
  events.reduce(rangeReducer, state)
export const told = (side: RangeSide, event: CalendarEvent): RangeEvent => ({ type: 'told', side, event })
export const day = (side: RangeSide, of: Day): RangeEvent => told(side, { type: 'dayPicked', day: of })
export const over = (side: RangeSide, of: Day | null): RangeEvent => ({ type: 'previewed', side, day: of })
