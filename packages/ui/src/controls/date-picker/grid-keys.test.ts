import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Day, dayFromNumber, dayNumber, parseIsoDay } from '../../foundation/calendar/day.ts'
import { type GridKeyInput, keyTarget } from './grid-keys.ts'

const to = (input: Partial<GridKeyInput> & { key: string }) =>
  keyTarget({ panel: 'date', day: '2025-07-11', firstWeekday: 1, ...input })

describe('D35: keys of the days', () => {
  test.each<[key: string, input: Partial<GridKeyInput>, day: Day | null, why: string]>([
    ['ArrowRight', {}, '2025-07-12', 'the next day'],
    ['ArrowLeft', {}, '2025-07-10', 'the day before'],
    ['ArrowRight', { rtl: true }, '2025-07-10', 'in the direction of reading'],
    ['ArrowLeft', { rtl: true }, '2025-07-12', 'in the direction of reading'],
    ['ArrowUp', {}, '2025-07-04', 'a week before'],
    ['ArrowDown', {}, '2025-07-18', 'a week later'],
    ['ArrowDown', { day: '2025-07-31' }, '2025-08-07', 'over the end of the month'],
    ['Home', {}, '2025-07-07', 'Monday'],
    ['Home', { firstWeekday: 7 }, '2025-07-06', 'Sunday'],
    ['Home', { firstWeekday: 8 }, '2025-07-06', 'D22: 8 counts as Sunday'],
    ['Home', { day: '2025-07-07' }, '2025-07-07', 'already there'],
    ['End', {}, '2025-07-13', 'Sunday'],
    ['End', { firstWeekday: 7 }, '2025-07-12', 'Saturday'],
    ['End', { rtl: true }, '2025-07-13', 'the end of the week is no direction'],
    ['PageUp', {}, '2025-06-11', 'a month before'],
    ['PageDown', { day: '2025-01-31' }, '2025-02-28', 'D33: the last day of the month'],
    ['PageUp', { shift: true }, '2024-07-11', 'a year before'],
    ['PageDown', { shift: true, day: '2024-02-29' }, '2025-02-28', 'D33: no leap day'],
    ['ArrowRight', { shift: true }, null, 'no key of the grid'],
    ['Home', { shift: true }, null, 'no key of the grid'],
    ['Enter', {}, null, 'picking is no move'],
    ['Tab', {}, null, 'leaves the grid'],
    ['constructor', {}, null, 'no key at all'],
    ['ArrowLeft', { day: '0001-01-01' }, '0001-01-01', 'nothing before the first day'],
    ['ArrowDown', { day: '9999-12-31' }, '9999-12-31', 'nothing after the last day'],
  ])('%s %o: %s: %s', (key, input, day) => expect(to({ key, ...input })).toBe(day))
})

describe('keys of the months, three in a row', () => {
  test.each<[key: string, input: Partial<GridKeyInput>, day: Day | null]>([
    ['ArrowRight', {}, '2025-08-11'],
    ['ArrowLeft', { rtl: true }, '2025-08-11'],
    ['ArrowUp', {}, '2025-04-11'],
    ['ArrowDown', { day: '2025-11-30' }, '2026-02-28'],
    ['Home', { day: '2025-09-11' }, '2025-07-11'],
    ['End', {}, '2025-09-11'],
    ['PageUp', {}, '2024-07-11'],
    ['PageDown', { shift: true }, '2035-07-11'],
  ])('%s %o: %s', (key, input, day) => expect(to({ key, panel: 'month', ...input })).toBe(day))
})

describe('keys of the years, two in a row', () => {
  test.each<[key: string, input: Partial<GridKeyInput>, day: Day | null]>([
    ['ArrowRight', {}, '2026-07-11'],
    ['ArrowUp', {}, '2023-07-11'],
    ['ArrowDown', { day: '2029-07-11' }, '2031-07-11'],
    ['Home', {}, '2024-07-11'],
    ['End', { day: '2024-07-11' }, '2025-07-11'],
    ['PageUp', {}, '2015-07-11'],
    ['PageDown', {}, '2035-07-11'],
  ])('%s %o: %s', (key, input, day) => expect(to({ key, panel: 'year', ...input })).toBe(day))
})

test('every key leads to a day there is, and an arrow back where it came from', () => {
  const inside = fc.integer({ min: dayNumber('0100-01-01'), max: dayNumber('9900-01-01') }).map(dayFromNumber)
  fc.assert(
    fc.property(
      inside,
      fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'),
      fc.constantFrom<GridKeyInput['panel']>('date', 'month', 'year'),
      fc.boolean(),
      (day, key, panel, rtl) => {
        const there = to({ key, panel, day, rtl })
        expect(parseIsoDay(there)).toBe(there)
        if (!there || panel !== 'date') return
        if (key === 'ArrowLeft') expect(to({ key: 'ArrowRight', day: there, rtl })).toBe(day)
        if (key === 'ArrowUp') expect(to({ key: 'ArrowDown', day: there })).toBe(day)
      },
    ),
  )
})
