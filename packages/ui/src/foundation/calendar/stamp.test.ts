import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayFromNumber, dayNumber } from './day.ts'
import {
  clockOf,
  compareStamps,
  endOf,
  isSameStamp,
  isStamp,
  SECONDS_PER_DAY,
  type Stamp,
  type StampUnit,
  secondsOf,
  stampOf,
  startOf,
  type TimeOfDay,
} from './stamp.ts'

const UNITS: StampUnit[] = ['date', 'datetime', 'month', 'year', 'time']
const anyUnit = fc.constantFrom(...UNITS)
const anyStamp = fc
  .tuple(
    fc.integer({ min: dayNumber('0001-01-01'), max: dayNumber('9999-12-31') }),
    fc.integer({ min: 0, max: SECONDS_PER_DAY - 1 }),
  )
  .map(([day, seconds]) => stampOf(dayFromNumber(day), seconds))
/** Seconds since 1970 without time zones, computed in another way. */
const total = ({ day, seconds }: Stamp) => dayNumber(day) * SECONDS_PER_DAY + seconds

describe('valid stamps', () => {
  test.each<[value: unknown, is: boolean, why: string]>([
    [{ day: '2024-03-12', seconds: 0 }, true, 'midnight'],
    [{ day: '2024-03-12', seconds: 86_399 }, true, 'the last second'],
    [{ day: '2024-03-12', seconds: 86_400 }, false, 'midnight belongs to the next day'],
    [{ day: '2024-03-12', seconds: -1 }, false, 'before midnight'],
    [{ day: '2024-03-12', seconds: 0.5 }, false, 'half a second'],
    [{ day: '2024-03-12', seconds: Number.NaN }, false, 'no number'],
    [{ day: '2024-03-12', seconds: '0' }, false, 'a text'],
    [{ day: '2024-02-30', seconds: 0 }, false, 'no such day'],
    [{ day: '2024-03-12' }, false, 'no seconds'],
    [{ seconds: 0 }, false, 'no day'],
    ['2024-03-12', false, 'only a day'],
    [null, false, 'nothing'],
    [undefined, false, 'null'],
  ])('%o: %s', (value, is) => expect(isStamp(value)).toBe(is))

  test.each<[clock: TimeOfDay, seconds: number | null]>([
    [{ hours: 0, minutes: 0, seconds: 0 }, 0],
    [{ hours: 9, minutes: 30, seconds: 5 }, 34_205],
    [{ hours: 23, minutes: 59, seconds: 59 }, 86_399],
    [{ hours: 24, minutes: 0, seconds: 0 }, null],
    [{ hours: 0, minutes: 60, seconds: 0 }, null],
    [{ hours: 0, minutes: 0, seconds: 60 }, null],
    [{ hours: -1, minutes: 0, seconds: 0 }, null],
    [{ hours: 1.5, minutes: 0, seconds: 0 }, null],
    [{ hours: Number.NaN, minutes: 0, seconds: 0 }, null],
  ])('the time %o is second %s', (clock, seconds) => expect(secondsOf(clock)).toBe(seconds))
})

describe('D9: the granularity of the type', () => {
  test.each<[unit: StampUnit, start: Stamp, end: Stamp]>([
    ['year', stampOf('2024-01-01'), stampOf('2024-12-31', 86_399)],
    ['month', stampOf('2024-02-01'), stampOf('2024-02-29', 86_399)],
    ['date', stampOf('2024-02-12'), stampOf('2024-02-12', 86_399)],
    ['datetime', stampOf('2024-02-12', 34_205), stampOf('2024-02-12', 34_205)],
    ['time', stampOf('2024-02-12', 34_205), stampOf('2024-02-12', 34_205)],
  ])('%s starts at %o and ends at %o', (unit, start, end) => {
    expect(startOf(stampOf('2024-02-12', 34_205), unit)).toEqual(start)
    expect(endOf(stampOf('2024-02-12', 34_205), unit)).toEqual(end)
  })

  test.each<[one: Stamp, other: Stamp, unit: StampUnit, sign: number]>([
    [stampOf('2024-03-12', 1), stampOf('2024-03-12', 2), 'datetime', -1],
    [stampOf('2024-03-12', 1), stampOf('2024-03-12', 2), 'date', 0],
    [stampOf('2024-03-12'), stampOf('2024-03-13'), 'date', -1],
    [stampOf('2024-03-12'), stampOf('2024-03-31'), 'month', 0],
    [stampOf('2024-04-01'), stampOf('2024-03-31'), 'month', 1],
    [stampOf('2024-01-01'), stampOf('2024-12-31'), 'year', 0],
    [stampOf('2023-12-31', 86_399), stampOf('2024-01-01'), 'year', -1],
    [stampOf('2024-03-12', 60), stampOf('1999-01-01', 60), 'time', 0],
    [stampOf('2024-03-12', 59), stampOf('1999-01-01', 60), 'time', -1],
    [stampOf('0099-12-31'), stampOf('0100-01-01'), 'date', -1],
  ])('%o compared with %o by %s', (one, other, unit, sign) => {
    expect(Math.sign(compareStamps(one, other, unit))).toBe(sign)
    expect(isSameStamp(one, other, unit)).toBe(sign === 0)
  })

  test('without a unit stamps are compared by second', () => {
    expect(isSameStamp(stampOf('2024-03-12', 1), stampOf('2024-03-12', 2))).toBe(false)
  })
})

describe('stamps as properties', () => {
  test('converting seconds to a time and back returns them', () => {
    fc.assert(
      fc.property(anyStamp, stamp => {
        expect(secondsOf(clockOf(stamp))).toBe(stamp.seconds)
        expect(isStamp(stamp)).toBe(true)
      }),
    )
  })

  test('stamps sort like their seconds', () => {
    fc.assert(
      fc.property(anyStamp, anyStamp, (one, other) => {
        expect(Math.sign(compareStamps(one, other))).toBe(Math.sign(total(one) - total(other)))
      }),
    )
  })

  test('a unit contains its start and end, and not the seconds beyond', () => {
    fc.assert(
      fc.property(anyStamp, fc.constantFrom<StampUnit>('date', 'month', 'year'), (stamp, unit) => {
        const [start, end] = [startOf(stamp, unit), endOf(stamp, unit)]
        expect(compareStamps(start, stamp)).toBeLessThanOrEqual(0)
        expect(compareStamps(end, stamp)).toBeGreaterThanOrEqual(0)
        expect([start, end].map(one => compareStamps(one, stamp, unit))).toEqual([0, 0])
        if (start.day !== '0001-01-01')
          expect(isSameStamp(stampOf(addDays(start.day, -1), SECONDS_PER_DAY - 1), stamp, unit)).toBe(false)
        if (end.day !== '9999-12-31')
          expect(isSameStamp(stampOf(addDays(end.day, 1)), stamp, unit)).toBe(false)
      }),
    )
  })

  test('swapping two stamps reverses the sign', () => {
    fc.assert(
      fc.property(anyStamp, anyStamp, anyUnit, (one, other, unit) => {
        expect(Math.sign(compareStamps(one, other, unit))).toBe(
          -Math.sign(compareStamps(other, one, unit)) + 0,
        )
      }),
    )
  })
})
