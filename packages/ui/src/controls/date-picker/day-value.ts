import type { Day } from '../../foundation/calendar/day.ts'
import { parseIsoDay } from '../../foundation/calendar/day.ts'
import { type Stamp, stampOf } from '../../foundation/calendar/stamp.ts'

/** How values of your own become stamps and back (D24); `toStamp` gives null for what is no moment. */
export type ValueConverter<T> = {
  toStamp: (value: T) => Stamp | null
  fromStamp: (stamp: Stamp) => T
}

/** The default value type `day` as a converter, for pickers of any type: calendar days, `yyyy-mm-dd` (D24). What is no day is no value. */
export const dayValue: ValueConverter<Day> = {
  toStamp: value => {
    const day = parseIsoDay(value)
    return day === null ? null : stampOf(day)
  },
  fromStamp: stamp => stamp.day,
}
