import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { addDays, type Day, dayFromNumber, dayNumber } from '../../foundation/calendar/day.ts'
import { endOf, type Stamp, stampOf, startOf } from '../../foundation/calendar/stamp.ts'
import {
  cellRefusalOf,
  clampToLimits,
  type DisabledMatcher,
  type LimitRefusal,
  limitsOfEnd,
  limitsOfStart,
  type PanelCell,
  type PickerLimits,
  refusalOf,
} from './picker-limits.ts'
import type { PickerType } from './picker-type.ts'

const NINE = 9 * 3600
const day = (text: Day, seconds = 0): Stamp => stampOf(text, seconds)

describe('D7, D9: limits at the granularity of the type', () => {
  const moments: PickerLimits = { notBefore: day('2024-03-12', NINE), notAfter: day('2024-05-20', NINE) }
  const days: PickerLimits = { notBefore: '2024-03-12', notAfter: '2024-05-20' }
  test.each<
    [type: PickerType, stamp: Stamp, byMoments: LimitRefusal | null, byDays: LimitRefusal | null, why: string]
  >([
    ['date', day('2024-03-11'), 'before', 'before', 'the day before'],
    ['date', day('2024-03-12'), null, null, 'the first day itself, whatever the hour of the limit'],
    ['date', day('2024-05-20'), null, null, 'the last day itself'],
    ['date', day('2024-05-21'), 'after', 'after', 'the day after'],
    ['month', day('2024-02-01'), 'before', 'before', 'the month before'],
    ['month', day('2024-03-01'), null, null, 'the month of the first day'],
    ['month', day('2024-06-01'), 'after', 'after', 'the month after'],
    ['year', day('2023-01-01'), 'before', 'before', 'the year before'],
    ['year', day('2024-01-01'), null, null, 'the year itself'],
    ['year', day('2025-01-01'), 'after', 'after', 'the year after'],
    [
      'datetime',
      day('2024-03-12', NINE - 1),
      'before',
      null,
      'a second before: a day as a limit begins at midnight',
    ],
    ['datetime', day('2024-03-12', NINE), null, null, 'exactly then'],
    [
      'datetime',
      day('2024-05-20', NINE + 1),
      'after',
      null,
      'a second after: a day as a limit ends at midnight',
    ],
    ['datetime', day('2024-05-20', 86_399), 'after', null, 'the last second of the last day'],
    ['datetime', day('2024-05-21'), 'after', 'after', 'the next midnight'],
    ['time', day('2030-01-01', NINE - 1), 'before', null, 'times know no days'],
    ['time', day('2030-01-01', NINE), null, null, 'the time itself'],
    ['time', day('2030-01-01', NINE + 1), 'after', null, 'a second later'],
  ])('%s, %o: %s by moments, %s by days: %s', (type, stamp, byMoments, byDays) => {
    expect(refusalOf(stamp, type, moments)).toBe(byMoments)
    expect(refusalOf(stamp, type, days)).toBe(byDays)
  })

  test('without limits every value is allowed', () => {
    for (const limits of [{}, { notBefore: null, notAfter: undefined, disabled: null }, { disabled: [] }])
      expect(refusalOf(day('0001-01-01'), 'date', limits)).toBeNull()
  })

  test('contradictory limits reject every value, without errors', () => {
    const limits: PickerLimits = { notBefore: '2024-05-20', notAfter: '2024-03-12' }
    for (const type of ['date', 'datetime', 'month'] as const)
      for (const one of ['2024-03-01', '2024-04-15', '2024-05-20', '2024-06-01'] as const) {
        expect(refusalOf(day(one), type, limits)).not.toBeNull()
        expect(clampToLimits(day(one), type, limits)).toBeNull()
      }
  })
})

describe('D10: disabled values', () => {
  test.each<
    [disabled: PickerLimits['disabled'], type: PickerType, stamp: Stamp, refused: boolean, why: string]
  >([
    [['2024-03-12'], 'date', day('2024-03-12'), true, 'a day of the list'],
    [['2024-03-12'], 'date', day('2024-03-13'), false, 'another day'],
    [['2024-03-12'], 'month', day('2024-03-01'), true, 'the month of the day'],
    [['2024-03-12'], 'year', day('2024-01-01'), true, 'the year of the day'],
    [['2024-03-12'], 'datetime', day('2024-03-12', NINE), true, 'any hour of the day'],
    [['2024-03-12'], 'time', day('2024-03-12', NINE), false, 'a day does not apply to a time'],
    [[day('2024-03-12', NINE)], 'datetime', day('2024-03-12', NINE), true, 'the very moment'],
    [[day('2024-03-12', NINE)], 'datetime', day('2024-03-12', NINE + 1), false, 'another second'],
    [[day('2024-03-12', NINE)], 'date', day('2024-03-12'), true, 'the day of the moment'],
    [[day('2024-03-12', NINE)], 'time', day('2030-01-01', NINE), true, 'the time of the moment'],
    [{ before: '2024-03-12' }, 'date', day('2024-03-11'), true, 'before'],
    [{ before: '2024-03-12' }, 'date', day('2024-03-12'), false, 'not before'],
    [{ after: '2024-03-12' }, 'date', day('2024-03-13'), true, 'after'],
    [{ after: '2024-03-12' }, 'datetime', day('2024-03-12', 86_399), false, 'after a day is after its end'],
    [{ before: '2024-03-12', after: '2024-03-20' }, 'date', day('2024-03-15'), false, 'between the two'],
    [{ from: '2024-03-12', to: '2024-03-14' }, 'date', day('2024-03-12'), true, 'the first of a span'],
    [
      { from: '2024-03-12', to: '2024-03-14' },
      'datetime',
      day('2024-03-14', 86_399),
      true,
      'its last second',
    ],
    [{ from: '2024-03-12', to: '2024-03-14' }, 'date', day('2024-03-15'), false, 'after the span'],
    [{ from: '2024-03-12' }, 'date', day('2999-01-01'), true, 'open at the end'],
    [{ to: '2024-03-12' }, 'date', day('0001-01-01'), true, 'open at the start'],
    [{ from: '2024-03-14', to: '2024-03-12' }, 'date', day('2024-03-13'), false, 'an empty span'],
    [
      { from: '2024-03-12', to: '2024-03-14' },
      'time',
      day('2024-03-13', NINE),
      false,
      'days do not apply to a time',
    ],
    [
      { from: day('2000-01-01', NINE), to: day('2000-01-01', NINE + 60) },
      'time',
      day('2024-03-13', NINE + 30),
      true,
      'a span of times',
    ],
    [{ weekdays: [6, 7] }, 'date', day('2024-03-16'), true, 'a Saturday'],
    [{ weekdays: [6, 7] }, 'datetime', day('2024-03-17', NINE), true, 'a Sunday at nine'],
    [{ weekdays: [6, 7] }, 'date', day('2024-03-18'), false, 'a Monday'],
    [{ weekdays: [1, 2, 3, 4, 5, 6, 7] }, 'month', day('2024-03-01'), false, 'a month has no weekday'],
    [{}, 'date', day('2024-03-12'), false, 'an empty matcher'],
    [['2024-03-12', { weekdays: [1] }], 'date', day('2024-03-18'), true, 'matchers in a list'],
    [stamp => stamp.day.endsWith('-01'), 'date', day('2024-03-01'), true, 'a function'],
    [stamp => stamp.day.endsWith('-01'), 'date', day('2024-03-02'), false, 'a function that allows'],
  ])('%o in %s: %o is rejected: %s (%s)', (disabled, type, stamp, refused) =>
    expect(refusalOf(stamp, type, { disabled })).toBe(refused ? 'disabled' : null),
  )

  test('beyond the limits the function is not called', () => {
    const disabled = vi.fn(() => true)
    expect(refusalOf(day('2024-03-11'), 'date', { notBefore: '2024-03-12', disabled })).toBe('before')
    expect(disabled).not.toHaveBeenCalled()
  })
})

describe('D14: cells of coarser panels', () => {
  test.each<
    [
      cell: PanelCell,
      type: PickerType,
      limits: PickerLimits,
      at: Day,
      refusal: LimitRefusal | null,
      why: string,
    ]
  >([
    ['month', 'date', { notBefore: '2024-03-31' }, '2024-03-01', null, 'one day is left'],
    ['month', 'date', { notBefore: '2024-04-01' }, '2024-03-01', 'before', 'no day is left'],
    ['month', 'date', { notAfter: '2024-03-01' }, '2024-03-01', null, 'the first day is left'],
    ['month', 'date', { notAfter: '2024-02-29' }, '2024-03-01', 'after', 'none is left'],
    ['year', 'date', { notAfter: '2023-12-31' }, '2024-01-01', 'after', 'none of the year'],
    [
      'month',
      'date',
      { disabled: { from: '2024-02-15', to: '2024-04-15' } },
      '2024-03-01',
      'disabled',
      'a span over the month',
    ],
    [
      'month',
      'date',
      { disabled: { from: '2024-03-02', to: '2024-04-15' } },
      '2024-03-01',
      null,
      'the first is free',
    ],
    [
      'month',
      'date',
      { disabled: { weekdays: [5, 7] } },
      '2024-03-01',
      null,
      'begins on a Friday, ends on a Sunday',
    ],
    [
      'month',
      'date',
      { disabled: stamp => /-(01|31)$/.test(stamp.day) },
      '2024-03-01',
      null,
      'a function of days',
    ],
    ['date', 'datetime', { disabled: ['2024-03-01'] }, '2024-03-01', 'disabled', 'a whole day'],
    ['date', 'datetime', { disabled: { weekdays: [5] } }, '2024-03-01', 'disabled', 'a Friday'],
    ['date', 'datetime', { disabled: [day('2024-03-01')] }, '2024-03-01', null, 'one moment of it'],
    [
      'date',
      'datetime',
      { disabled: () => true },
      '2024-03-01',
      'disabled',
      'a function that refuses both ends',
    ],
    ['date', 'datetime', { notBefore: day('2024-03-01', NINE) }, '2024-03-01', null, 'from nine on'],
    ['date', 'datetime', { notAfter: day('2024-02-29', 86_399) }, '2024-03-01', 'after', 'until midnight'],
    ['date', 'date', { disabled: () => true }, '2024-03-01', 'disabled', 'the type’s own cell'],
    ['year', 'year', { notBefore: '2024-06-01' }, '2024-01-01', null, 'the type’s own cell'],
  ])('a %s of a %s picker with %o, %s: %s (%s)', (cell, type, limits, at, refusal) =>
    expect(cellRefusalOf(day(at), cell, type, limits)).toBe(refusal),
  )

  test('a cell is disabled only when every value in it is', () => {
    const anyDay = fc
      .integer({ min: dayNumber('2023-11-01'), max: dayNumber('2024-06-30') })
      .map(dayFromNumber)
    const optional = fc.option(anyDay, { nil: undefined })
    const matcher = fc.record({
      before: optional,
      after: optional,
      from: optional,
      to: optional,
      weekdays: fc.subarray([1, 6, 7]),
    })
    fc.assert(
      fc.property(
        anyDay,
        optional,
        optional,
        fc.array(fc.oneof(anyDay, matcher), { maxLength: 3 }),
        (at, notBefore, notAfter, disabled) => {
          const limits: PickerLimits = {
            notBefore,
            notAfter,
            disabled: disabled as (Day | DisabledMatcher)[],
          }
          if (cellRefusalOf(day(at), 'month', 'date', limits) === null) return
          const last = endOf(day(at), 'month').day
          for (let one = startOf(day(at), 'month').day; one <= last; one = addDays(one, 1))
            expect(refusalOf(day(one), 'date', limits), one).not.toBeNull()
        },
      ),
    )
  })
})

describe('clamping a value to the limits', () => {
  const limits: PickerLimits = { notBefore: '2024-03-12', notAfter: day('2024-05-20', NINE) }
  test.each<[stamp: Stamp, type: PickerType, expected: Stamp]>([
    [day('2024-01-01', 5), 'datetime', day('2024-03-12')],
    [day('2024-04-01', 5), 'datetime', day('2024-04-01', 5)],
    [day('2024-06-01', 5), 'datetime', day('2024-05-20', NINE)],
    [day('2024-01-01'), 'date', day('2024-03-12')],
    [day('2024-06-01'), 'date', day('2024-05-20')],
    [day('2024-01-01'), 'month', day('2024-03-01')],
    [day('2025-01-01'), 'year', day('2024-01-01')],
    [day('2024-01-01', NINE + 5), 'time', day('2024-01-01', NINE)],
  ])('%o (%s) becomes %o', (stamp, type, expected) =>
    expect(clampToLimits(stamp, type, limits)).toEqual(expected),
  )

  test('a last day is allowed up to its last second', () => {
    expect(clampToLimits(day('2024-06-01'), 'datetime', { notAfter: '2024-05-20' })).toEqual(
      day('2024-05-20', 86_399),
    )
  })
})

describe('D11: each end of a range limits the other', () => {
  const limits: PickerLimits = {
    notBefore: '2024-03-01',
    notAfter: '2024-03-31',
    disabled: { weekdays: [7] },
  }
  test('the start is not after the end, nor the end before the start', () => {
    const starts = limitsOfStart(limits, day('2024-03-20'), 'date')
    expect(refusalOf(day('2024-03-20'), 'date', starts)).toBeNull()
    expect(refusalOf(day('2024-03-21'), 'date', starts)).toBe('after')
    const ends = limitsOfEnd(limits, day('2024-03-20'), 'date')
    expect(refusalOf(day('2024-03-20'), 'date', ends)).toBeNull()
    expect(refusalOf(day('2024-03-19'), 'date', ends)).toBe('before')
    expect(refusalOf(day('2024-03-24'), 'date', ends)).toBe('disabled')
  })

  test('narrower limits stay, and without the other end nothing changes', () => {
    expect(limitsOfStart(limits, day('2024-04-20'), 'date')).toBe(limits)
    expect(limitsOfEnd(limits, day('2024-02-20'), 'date')).toBe(limits)
    expect(limitsOfStart(limits, null, 'date')).toBe(limits)
    expect(limitsOfEnd(limits, null, 'date')).toBe(limits)
  })
})
