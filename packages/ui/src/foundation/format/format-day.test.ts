import { describe, expect, test } from 'vitest'
import type { Day } from '../calendar/day.ts'
import { weekdayName, weekdayNames } from './date-terms.ts'
import {
  type DayStyle,
  formatDay,
  formatDayDistance,
  formatDayPattern,
  isLanguage,
  LANGUAGES,
  lastAccruedDay,
  localeOf,
  ordinarySpaces,
} from './format-day.ts'

describe('P1: days in the format of the ten languages (readings #60)', () => {
  test.each<[lang: string, day: string, month: string]>([
    ['ru', '5 сент. 2024 г.', 'сент. 2024 г.'],
    ['en', '5 Sep 2024', 'Sep 2024'],
    ['pl', '5 wrz 2024', 'wrz 2024'],
    ['it', '5 set 2024', 'set 2024'],
    ['de', '5. Sept. 2024', 'Sept. 2024'],
    ['es', '5 sept 2024', 'sept 2024'],
    ['zh', '2024年9月5日', '2024年9月'],
    ['uk', '5 вер. 2024 р.', 'вер. 2024 р.'],
    ['fr', '5 sept. 2024', 'sept. 2024'],
    ['tr', '5 Eyl 2024', 'Eyl 2024'],
    ['de-AT', '5. Sept. 2024', 'Sept. 2024'],
    ['zh-Hant-TW', '2024年9月5日', '2024年9月'],
    ['xx', '5 Sep 2024', 'Sep 2024'],
    ['__proto__', '5 Sep 2024', 'Sep 2024'],
  ])('%s', (lang, day, month) => {
    expect(ordinarySpaces(formatDay('2024-09-05', lang))).toBe(day)
    expect(ordinarySpaces(formatDay('2024-09-05', lang, 'month'))).toBe(month)
  })

  test.each<[lang: string, style: DayStyle, written: string]>([
    ['ru', 'day', '11\u00a0июл.\u00a02025\u00a0г.'],
    ['ru', 'dayMonth', '11\u00a0июл.'],
    ['de', 'day', '11.\u00a0Juli\u00a02025'],
    ['es', 'dayLong', '11\u00a0de\u00a0julio\u00a0de\u00a02025'],
    ['zh', 'day', '2025\u2060年\u20607\u2060月\u206011\u2060日'],
    ['zh', 'month', '2025\u2060年\u20607\u2060月'],
    ['zh', 'monthName', '7\u2060月'],
    ['zh', 'year', '2025\u2060年'],
  ])('%s, %s: a date has no line break opportunity', (lang, style, written) =>
    expect(formatDay('2025-07-11', lang, style)).toBe(written),
  )

  test.each<[style: DayStyle, expected: string]>([
    ['day', '5 Sep 2024'],
    ['dayLong', '5 September 2024'],
    ['month', 'Sep 2024'],
    ['dayMonth', '5 Sep'],
    ['monthName', 'Sep'],
    ['year', '2024'],
  ])('style %s is %s', (style, expected) => expect(formatDay('2024-09-05', 'en', style)).toBe(expected))

  test.each(LANGUAGES)('%s: every month in every style equals CLDR', lang => {
    const styles: Record<DayStyle, Intl.DateTimeFormatOptions> = {
      day: { day: 'numeric', month: 'short', year: 'numeric' },
      dayLong: { day: 'numeric', month: 'long', year: 'numeric' },
      month: { month: 'short', year: 'numeric' },
      dayMonth: { day: 'numeric', month: 'short' },
      monthName: { month: 'short' },
      year: { year: 'numeric' },
    }
    const days = Array.from({ length: 12 }, (_, at) => `2024-${String(at + 1).padStart(2, '0')}-05` as Day)
    for (const [style, options] of Object.entries(styles)) {
      const cldr = new Intl.DateTimeFormat(localeOf(lang), { ...options, timeZone: 'UTC' })
      // the spaces and an English "Sep" are our own choice
      const plain = (text: string) => ordinarySpaces(text).replaceAll(/\s/g, ' ')
      for (const day of days) {
        const expected = cldr.format(Date.parse(day))
        const adjusted = lang === 'en' ? expected.replace(/Sept\b/, 'Sep') : expected
        expect(plain(formatDay(day, lang, style as DayStyle))).toBe(plain(adjusted))
      }
    }
  })

  test.each(LANGUAGES)('%s: every weekday name equals CLDR', lang => {
    const cldr = new Intl.DateTimeFormat(localeOf(lang), { weekday: 'short', timeZone: 'UTC' })
    const days = [
      '2024-01-01',
      '2025-07-11',
      '1970-01-01',
      '1969-12-30',
      '2000-02-29',
      '2024-08-18',
      '1900-03-03',
    ]
    for (const day of days as Day[]) expect(weekdayName(day, lang)).toBe(cldr.format(Date.parse(day)))
    expect(weekdayNames(lang)).toEqual(
      Array.from({ length: 7 }, (_, at) => cldr.format(Date.UTC(2024, 0, 1 + at))),
    )
  })

  test('days before 1970 have names too', () => {
    expect(weekdayName('0001-01-01', 'en')).toBe('Mon')
    expect(weekdayName('9999-12-31', 'en')).toBe('Fri')
  })

  test('September is written in full in German', () => {
    expect(formatDay('2024-09-05', 'de', 'dayLong')).toBe('5.\u00a0September\u00a02024')
  })

  test('the years before 100 are not read as 1900 and later', () => {
    expect(formatDay('0001-01-01', 'en', 'year')).toBe('1')
    expect(formatDay('0099-12-31', 'en')).toBe('31 Dec 99')
    expect(formatDay('9999-12-31', 'en')).toBe('31 Dec 9999')
  })

  test('a day is not shifted by the time zone of the machine', () => {
    const before = process.env.TZ
    const shown = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map(zone => {
      process.env.TZ = zone
      return formatDay('2025-01-01', 'en', 'dayLong')
    })
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
    expect(shown).toEqual(['1 January 2025', '1 January 2025'])
  })

  test('every language has its own locale, and only the ten are languages', () => {
    expect(new Set(LANGUAGES.map(localeOf)).size).toBe(10)
    expect(localeOf('zh')).toBe('zh-Hans')
    expect(localeOf('en')).toBe('en-GB')
    expect(localeOf('es')).toBe('es')
    expect(LANGUAGES.every(isLanguage)).toBe(true)
    expect(['en-US', 'ENG', 'xx', '', 'constructor', null, 1].some(isLanguage)).toBe(false)
  })

  test.each<[days: number, lang: string, expected: string]>([
    [34, 'en', 'in 34 days'],
    [34, 'en-US', 'in 34 days'],
    [-1, 'en', 'yesterday'],
    [1, 'ru-KZ', 'завтра'],
    [0, 'en', 'today'],
    [1, 'ru', 'завтра'],
    [5, 'ru', 'через 5 дней'],
  ])('%i days away in %s is "%s"', (days, lang, expected) => {
    expect(formatDayDistance(days, lang)).toBe(expected)
  })
})

test('patterns write four digits of a year', () => {
  expect(formatDayPattern('0024-02-09', 'DD.MM.YYYY')).toBe('09.02.0024')
  expect(formatDayPattern('2026-08-20', 'YYYY-MM-DD')).toBe('2026-08-20')
})

test('Q6: accrued interest is available until two days after today', () => {
  expect(lastAccruedDay('2025-07-11')).toBe('2025-07-13')
  expect(lastAccruedDay('2025-12-31')).toBe('2026-01-02')
})

test.each([
  ['not a day', 'not a day'],
  ['2025-02-31', '2025-02-31'],
  ['', ''],
  [null, ''],
])('%j is no day and stays as it is', (text, written) => {
  expect(formatDay(text as Day, 'en')).toBe(written)
})
