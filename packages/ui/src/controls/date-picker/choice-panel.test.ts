import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Day, dayFromNumber, dayNumber, parseIsoDay } from '../../foundation/calendar/day.ts'
import { choiceByKey, choicesOf, decadeText } from './choice-panel.tsx'

type KeyInput = Parameters<typeof choiceByKey>[0]

const to = (input: Partial<KeyInput> & { key: string }) =>
  choiceByKey({ unit: 'month', day: '2025-07-11', shift: false, isRtl: false, ...input })

describe('D13: the ten years of a decade', () => {
  test.each<[Day, number, string]>([
    ['2026-08-20', 2020, '2020 ~ 2029'],
    ['2020-01-01', 2020, '2020 ~ 2029'],
    ['2029-12-31', 2020, '2020 ~ 2029'],
    ['1999-08-20', 1990, '1990 ~ 1999'],
    ['0099-08-20', 90, '90 ~ 99'],
    ['0005-08-20', 0, '0 ~ 9'],
    ['9999-08-20', 9990, '9990 ~ 9999'],
  ])('%s is in the years from %i: "%s"', (day, first, text) => {
    expect(choicesOf('year', day, 'en').map(({ value }) => value)).toEqual(
      Array.from({ length: 10 }, (_, index) => first + index),
    )
    expect(decadeText(day)).toBe(text)
  })

  test('there is no year 0', () => {
    expect(choicesOf('year', '0005-01-01', 'en')[0]).toMatchObject({ value: 0, day: null })
  })
})

describe('the twelve months of a year', () => {
  test('by name', () => {
    expect(choicesOf('month', '2025-08-31', 'de').map(({ name }) => name)).toEqual([
      ...['Januar 2025', 'Februar 2025', 'März 2025', 'April 2025', 'Mai 2025', 'Juni 2025'],
      ...['Juli 2025', 'August 2025', 'September 2025', 'Oktober 2025', 'November 2025', 'Dezember 2025'],
    ])
  })

  test.each([
    ['en', 'Jan'],
    ['ru', 'янв.'],
    ['zh', '1月'],
  ])('short month names: in %s "%s"', (lang, text) =>
    expect(choicesOf('month', '2025-08-31', lang)[0]?.text).toBe(text),
  )
})

test.each(['Enter', 'Tab', 'constructor'])('%s does nothing', key => expect(to({ key })).toBeNull())

test('with Shift only the page keys work in the grid', () => {
  expect(to({ key: 'ArrowRight', shift: true })).toBeNull()
  expect(to({ key: 'Home', shift: true })).toBeNull()
})

describe('keys of the months, three per row', () => {
  test.each<[key: string, input: Partial<KeyInput>, day: Day | null]>([
    ['ArrowRight', {}, '2025-08-11'],
    ['ArrowLeft', { isRtl: true }, '2025-08-11'],
    ['ArrowUp', {}, '2025-04-11'],
    ['ArrowDown', { day: '2025-11-30' }, '2026-02-28'],
    ['Home', { day: '2025-09-11' }, '2025-07-11'],
    ['End', {}, '2025-09-11'],
    ['PageUp', {}, '2024-07-11'],
    ['PageDown', { shift: true }, '2035-07-11'],
  ])('%s %o: %s', (key, input, day) => expect(to({ key, unit: 'month', ...input })).toBe(day))
})

describe('keys of the years, two per row', () => {
  test.each<[key: string, input: Partial<KeyInput>, day: Day | null]>([
    ['ArrowRight', {}, '2026-07-11'],
    ['ArrowUp', {}, '2023-07-11'],
    ['ArrowDown', { day: '2029-07-11' }, '2031-07-11'],
    ['Home', {}, '2024-07-11'],
    ['End', { day: '2024-07-11' }, '2025-07-11'],
    ['PageUp', {}, '2015-07-11'],
    ['PageDown', {}, '2035-07-11'],
  ])('%s %o: %s', (key, input, day) => expect(to({ key, unit: 'year', ...input })).toBe(day))
})

test('every key leads to an existing day, and the opposite arrow back', () => {
  const inside = fc.integer({ min: dayNumber('0200-01-01'), max: dayNumber('9800-01-01') }).map(dayFromNumber)
  fc.assert(
    fc.property(
      inside.map(day => `${day.slice(0, 8)}15` as Day),
      fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'),
      fc.constantFrom<KeyInput['unit']>('month', 'year'),
      fc.boolean(),
      (day, key, unit, isRtl) => {
        const there = to({ key, unit, day, isRtl })
        expect(parseIsoDay(there)).toBe(there)
        if (!there) return
        if (key === 'ArrowLeft') expect(to({ key: 'ArrowRight', unit, day: there, isRtl })).toBe(day)
        if (key === 'ArrowUp') expect(to({ key: 'ArrowDown', unit, day: there })).toBe(day)
      },
    ),
  )
})
