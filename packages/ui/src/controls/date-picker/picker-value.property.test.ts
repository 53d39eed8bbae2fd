import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateOfDay, dayOfDate } from '../../foundation/calendar/calendar-date.ts'
import { addDays, type Day, dayFromNumber, dayNumber } from '../../foundation/calendar/day.ts'
import { stampOf, startOf } from '../../foundation/calendar/stamp.ts'
import { fullDayName } from '../../foundation/format/calendar-names.ts'
import { formatStamp } from '../../foundation/format/stamp-format.ts'
import { parseTypedStamp } from '../../foundation/format/typed-stamp.ts'
import { describeInZones, inZone } from '../../testing/time-zones.ts'
import { clampToLimits, refusalOf } from './picker-limits.ts'
import { parseTypedRange } from './picker-range.ts'
import { ISO_PATTERNS, PICKER_TYPES, type PickerType } from './picker-type.ts'
import { stampOfValue, valueOfStamp } from './picker-value.ts'
import { QUICK_RANGES } from './shortcuts.ts'

const options = (type: PickerType) => ({ type, pattern: ISO_PATTERNS[type], lang: 'en' })

/** Days of clock changes in one of the zones, the day that Apia skipped, and turns of the year. */
const TURNING_DAYS: readonly Day[] = [
  '2025-03-09',
  '2025-11-02',
  '2025-04-06',
  '2025-10-05',
  '2018-11-04',
  '2018-02-18',
  '2011-12-29',
  '2011-12-30',
  '2011-12-31',
  '2010-10-31',
  '1986-01-01',
  '1999-12-31',
  '2000-01-01',
  '2024-02-29',
  '2024-12-31',
  '2025-01-01',
]

/** What the picker computes for a day, its neighbours and its times: independent of the machine's zone. */
function answersOn(day: Day) {
  const limits = {
    notBefore: addDays(day, -1),
    notAfter: stampOf(day, 9000),
    disabled: { weekdays: [1, 2, 3] },
  }
  const near = [-1, 0, 1].map(count => addDays(day, count))
  return {
    typed: near.map(one =>
      parseTypedStamp(formatStamp(stampOf(one, 9000), 'D.M.YYYY H:mm', 'en'), {
        unit: 'datetime',
        pattern: 'YYYY-MM-DD HH:mm:ss',
        lang: 'en',
        today: day,
      }),
    ),
    names: near.map(one => fullDayName(one, 'en')),
    today: parseTypedStamp('tomorrow', { unit: 'date', pattern: 'YYYY-MM-DD', lang: 'en', today: day }),
    range: parseTypedRange(`${addDays(day, -1)} ~ ${day}`, {
      unit: 'date',
      pattern: 'YYYY-MM-DD',
      lang: 'en',
      today: day,
    }),
    refusals: PICKER_TYPES.map(type => near.map(one => refusalOf(stampOf(one, 9001), type, limits))),
    clamped: near.map(one => clampToLimits(stampOf(one, 9001), 'datetime', limits)),
    calendar: near.map(one => [dateOfDay(one).getDay(), dayOfDate(dateOfDay(one))]),
    ready: QUICK_RANGES.map(({ range }) => range(day, 'datetime')),
    value: valueOfStamp(stampOf(day), 'format', options('date')),
  }
}

const ANSWERS = inZone('UTC', () => TURNING_DAYS.map(answersOn))

describeInZones(() => {
  test('a stamp converted to a value and back is equal', () => {
    // clocks change at night: local times that do not exist are tested below
    const anyDay = fc
      .integer({ min: dayNumber('2012-01-01'), max: dayNumber('2060-12-31') })
      .map(dayFromNumber)
    const afternoon = fc.integer({ min: 12 * 3600, max: 86_399 })
    fc.assert(
      fc.property(anyDay, afternoon, fc.constantFrom(...PICKER_TYPES), (day, seconds, type) => {
        const stamp = startOf(stampOf(day, seconds), type)
        const date = valueOfStamp(stamp, 'date', options(type))
        const timestamp = valueOfStamp(stamp, 'timestamp', options(type))
        expect(timestamp).toBe(date.getTime())
        expect(stampOfValue(date, 'date', options(type))).toEqual(stamp)
        expect(stampOfValue(timestamp, 'timestamp', options(type))).toEqual(stamp)
      }),
    )
  })

  test('every day of three years is restored, also where its midnight does not exist', () => {
    for (let number = dayNumber('2017-01-01'); number <= dayNumber('2019-12-31'); number += 1) {
      const stamp = stampOf(dayFromNumber(number))
      expect(stampOfValue(valueOfStamp(stamp, 'date', options('date')), 'date', options('date'))).toEqual(
        stamp,
      )
    }
  })

  test('never throws for any second of any day, and the result is at most a day off', () => {
    const anyDay = fc
      .integer({ min: dayNumber('0001-01-02'), max: dayNumber('9999-12-30') })
      .map(dayFromNumber)
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 86_399 }), (day, seconds) => {
        const back = stampOfValue(
          valueOfStamp(stampOf(day, seconds), 'date', options('datetime')),
          'date',
          options('datetime'),
        )
        const moved = back ? (dayNumber(back.day) - dayNumber(day)) * 86_400 + back.seconds - seconds : -1
        expect(moved).toBeGreaterThanOrEqual(0)
        expect(moved).toBeLessThanOrEqual(86_400)
      }),
    )
  })

  test('days, typed texts, limits and ranges do not depend on clock changes and turns of the year', () => {
    expect(TURNING_DAYS.map(answersOn)).toEqual(ANSWERS)
  })
})
