import type { Day } from '../../foundation/calendar/day.ts'
import { parseIsoDay } from '../../foundation/calendar/day.ts'
import { type Stamp, stampOf } from '../../foundation/calendar/stamp.ts'

/** Converts custom values to stamps and back (D24); `toStamp` returns null for invalid values. */
export type ValueConverter<T> = {
  toStamp: (value: T) => Stamp | null
  fromStamp: (stamp: Stamp) => T
}

/** The converter of the default value type `day`: calendar days, `yyyy-mm-dd` (D24). Invalid days count as no value. */
export const dayValue: ValueConverter<Day> = {
  toStamp: value => {
    const day = parseIsoDay(value)
    return day === null ? null : stampOf(day)
  },
  fromStamp: stamp => stamp.day,
}
