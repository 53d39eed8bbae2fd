import type { Day } from '../../foundation/calendar/day.ts'
import { parseIsoDay } from '../../foundation/calendar/day.ts'
import { stampOf } from '../../foundation/calendar/stamp.ts'
import type { ValueConverter } from './picker-value.ts'

/** The value type of a picker that speaks calendar days, `yyyy-mm-dd`: `valueType={dayValue}` (D24). What is no day is no value. */
export const dayValue: ValueConverter<Day> = {
  toStamp: value => {
    const day = parseIsoDay(value)
    return day === null ? null : stampOf(day)
  },
  fromStamp: stamp => stamp.day,
}
