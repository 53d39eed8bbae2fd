import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addYears, type Day } from '../../foundation/calendar/day.ts'
import {
  type DayRange,
  dataAge,
  isOldData,
  lastRange,
  periodDays,
  pullRange,
  swapped,
  withDay,
} from './chart-period.ts'

describe('C5 an arbitrary period is at most ten years (shared-blocks §5, readings #66)', () => {
  test.each([
    ['the start pulls the end back', '2005-01-01', '2024-01-01', 'from', '2005-01-01', '2015-01-01', 'to'],
    ['the end pulls the start forward', '2005-01-01', '2024-01-01', 'to', '2014-01-01', '2024-01-01', 'from'],
    ['exactly ten years stay', '2014-01-01', '2024-01-01', 'from', '2014-01-01', '2024-01-01', null],
    ['a day more does not', '2013-12-31', '2024-01-01', 'to', '2014-01-01', '2024-01-01', 'from'],
    [
      '29 February clamps (readings #29)',
      '2012-02-29',
      '2030-01-01',
      'from',
      '2012-02-29',
      '2022-02-28',
      'to',
    ],
    [
      'a start after the end is the message’s business',
      '2025-01-01',
      '2024-01-01',
      'from',
      '2025-01-01',
      '2024-01-01',
      null,
    ],
  ] as const)('%s', (_sentence, from, to, edited, expectedFrom, expectedTo, moved) => {
    expect(pullRange({ from, to }, edited)).toEqual({ from: expectedFrom, to: expectedTo, moved })
  })

  test.each([
    ['one year', 1, '2023-01-01'],
    ['three years', 3, '2021-01-01'],
  ] as const)('a page may set another limit: %s', (_sentence, limit, from) => {
    expect(pullRange({ from: '2010-01-01', to: '2024-01-01' }, 'to', limit)).toEqual({
      from,
      to: '2024-01-01',
      moved: 'from',
    })
  })

  const day = fc.integer({ min: 0, max: 60_000 }).map(count => addDays('1900-01-01', count))
  test('for any days the edited end stays, the range is within the limit, and a second pull changes nothing', () => {
    fc.assert(
      fc.property(day, day, fc.constantFrom('from' as const, 'to' as const), (from, to, edited) => {
        const pulled = pullRange({ from, to }, edited)
        expect(pulled[edited]).toBe({ from, to }[edited])
        const limit: Day = edited === 'from' ? addYears(pulled.from, 10) : addYears(pulled.to, -10)
        expect(edited === 'from' ? pulled.to <= limit : pulled.from >= limit).toBe(true)
        expect(pullRange(pulled, edited).moved).toBeNull()
      }),
    )
  })
})

describe('a day that is picked', () => {
  const range = { from: '2024-01-01', to: '2024-06-30' } as const
  test.each([
    [
      'as the start, the end stays',
      'from',
      '2023-05-05',
      { from: '2023-05-05', to: '2024-06-30', moved: null },
    ],
    [
      'as the end, the start stays',
      'to',
      '2024-02-02',
      { from: '2024-01-01', to: '2024-02-02', moved: null },
    ],
    ['far back pulls the end', 'from', '2001-01-01', { from: '2001-01-01', to: '2011-01-01', moved: 'to' }],
    [
      'before the start stays, for the message',
      'to',
      '2023-01-01',
      { from: '2024-01-01', to: '2023-01-01', moved: null },
    ],
  ] as const)('%s', (_sentence, edited, picked, expected) => {
    expect(withDay(range, edited, picked)).toEqual(expected)
  })
})

describe('C14 actions of messages', () => {
  test('a period that starts after its end is swapped', () => {
    expect(swapped({ from: '2024-06-30', to: '2024-01-01' })).toEqual({
      from: '2024-01-01',
      to: '2024-06-30',
      moved: null,
    })
  })

  test('a swapped period is within the limit', () => {
    expect(swapped({ from: '2024-06-30', to: '2001-01-01' })).toEqual({
      from: '2014-06-30',
      to: '2024-06-30',
      moved: 'from',
    })
  })

  test('the last period with data is the three months before the last day with data (C6)', () => {
    expect(lastRange('2024-08-23')).toEqual({ from: '2024-05-23', to: '2024-08-23' })
    expect(lastRange('2024-05-31').from).toBe('2024-02-29')
  })
})

describe('C4 the days of a period', () => {
  const tabs = [{ id: '1M', text: '1M', from: '2025-06-11', to: '2025-07-11' }] as const
  test.each([
    ['of a tab are its own', { kind: 'tab', id: '1M' }, { from: '2025-06-11', to: '2025-07-11' }],
    [
      'of a tab that is not offered are those of the first',
      { kind: 'tab', id: '9Y' },
      { from: '2025-06-11', to: '2025-07-11' },
    ],
    [
      'of a range are as they were picked',
      { kind: 'range', from: '2020-01-01', to: '2021-01-01' },
      { from: '2020-01-01', to: '2021-01-01' },
    ],
  ] as const)('%s', (_sentence, period, days) => {
    expect(periodDays(period, tabs, '2025-07-11')).toEqual(days)
  })

  test('without tabs it is today', () => {
    expect(periodDays({ kind: 'tab', id: '1M' }, [], '2025-07-11')).toEqual({
      from: '2025-07-11',
      to: '2025-07-11',
    })
  })
})

describe('C15 old data (bond-page §9, readings #18, #33)', () => {
  const period = { from: '2025-04-11', to: '2025-07-11' } as const
  const today = '2025-07-11'
  test.each<
    [sentence: string, rows: { latest: Day | null; count: number }, range: DayRange, days: number | null]
  >([
    ['eight days before the end are old', { latest: '2025-07-03', count: 60 }, period, 8],
    ['exactly seven days are not', { latest: '2025-07-04', count: 60 }, period, null],
    ['2,499 points are few enough', { latest: '2025-04-12', count: 2499 }, period, 90],
    ['2,500 points are not', { latest: '2025-04-12', count: 2500 }, period, null],
    ['no row has no age', { latest: null, count: 0 }, period, null],
    [
      'a period of years ago whose data reach its end',
      { latest: '2024-07-31', count: 60 },
      { from: '2024-04-01', to: '2024-07-31' },
      null,
    ],
    [
      'a period of years ago that ends on a weekend',
      { latest: '2024-08-30', count: 60 },
      { from: '2024-06-01', to: '2024-09-01' },
      null,
    ],
    [
      'a period of years ago whose data end before it',
      { latest: '2024-08-23', count: 60 },
      { from: '2024-06-01', to: '2024-09-01' },
      9,
    ],
    [
      'a period that ends later than today: today counts, as nothing can be newer',
      { latest: '2025-07-10', count: 60 },
      { from: '2025-06-01', to: '2025-08-01' },
      null,
    ],
    [
      'a period that starts after its end',
      { latest: '2025-07-10', count: 60 },
      { from: '2025-08-01', to: '2025-06-01' },
      null,
    ],
  ])('%s', (_sentence, rows, range, days) => {
    expect(dataAge(rows, range, today)).toBe(days)
  })

  test.each([
    ['2025-07-03', 60, true],
    ['2025-07-04', 60, false],
    ['2024-08-23', 2500, false],
    [null, 0, false],
  ] as const)('as of the end of the period, data of %s in %i points', (latest, points, isOld) => {
    expect(isOldData(latest, points, '2025-07-11')).toBe(isOld)
  })
})
