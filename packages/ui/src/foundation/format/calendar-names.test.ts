import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../labels/languages.ts'
import { fullDayName, monthYearName, monthYearParts, weekdayLongName } from './calendar-names.ts'

describe('a day as an accessible name', () => {
  test.each([
    ['en', '20 August 2026, Thursday'],
    ['ru', '20 августа 2026 г., четверг'],
    ['de', '20. August 2026, Donnerstag'],
    ['zh', '2026年8月20日, 星期四'],
  ])('in %s: %s', (lang, name) => expect(fullDayName('2026-08-20', lang)).toBe(name))

  test('the years 0–99 stay (D33)', () => {
    expect(fullDayName('0050-02-28', 'en')).toBe('28 February 50, Monday')
  })
})

test.each([
  ['en', 'August 2026', 'Thursday'],
  ['ru', 'август 2026 г.', 'четверг'],
  ['pl', 'sierpień 2026', 'czwartek'],
  ['zh', '2026年8月', '星期四'],
])('separate months and weekdays in %s: %s, %s', (lang, month, weekday) => {
  expect(monthYearName('2026-08-20', lang)).toBe(month)
  expect(weekdayLongName('2026-08-20', lang)).toBe(weekday)
})

test.each([
  ['en', ['month August', 'year 2026']],
  ['ru', ['month август', 'year 2026']],
  ['es', ['month agosto', 'year 2026']],
  ['zh', ['year 2026年', 'month 8月']],
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
