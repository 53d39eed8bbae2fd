import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../labels/languages.ts'
import { fullDayName, monthYearName, monthYearParts, weekdayLongName } from './calendar-names.ts'

describe('a day as an accessible name', () => {
  test.each([
    ['eng', '20 August 2026, Thursday'],
    ['rus', '20 августа 2026 г., четверг'],
    ['deu', '20. August 2026, Donnerstag'],
    ['chn', '2026年8月20日, 星期四'],
  ])('in %s: %s', (lang, name) => expect(fullDayName('2026-08-20', lang)).toBe(name))

  test('the years 0–99 stay (D33)', () => {
    expect(fullDayName('0050-02-28', 'eng')).toBe('28 February 50, Monday')
  })
})

test.each([
  ['eng', 'August 2026', 'Thursday'],
  ['rus', 'август 2026 г.', 'четверг'],
  ['pol', 'sierpień 2026', 'czwartek'],
  ['chn', '2026年8月', '星期四'],
])('separate months and weekdays in %s: %s, %s', (lang, month, weekday) => {
  expect(monthYearName('2026-08-20', lang)).toBe(month)
  expect(weekdayLongName('2026-08-20', lang)).toBe(weekday)
})

test.each([
  ['eng', ['month August', 'year 2026']],
  ['rus', ['month август', 'year 2026']],
  ['esp', ['month agosto', 'year 2026']],
  ['chn', ['year 2026年', 'month 8月']],
])('month and year of a heading in %s: %j', (lang, parts) => {
  expect(monthYearParts('2026-08-20', lang).map(({ part, text }) => `${part} ${text}`)).toEqual(parts)
})

test.each(LANGUAGES)('a heading has one month and one year in %s', lang => {
  expect(
    monthYearParts('2026-08-20', lang)
      .map(({ part }) => part)
      .sort(),
  ).toEqual(['month', 'year'])
})
