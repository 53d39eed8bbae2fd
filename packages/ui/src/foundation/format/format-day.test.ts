import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayFromNumber, dayNumber } from '../calendar/day.ts'
import {
  bcp47,
  type DayStyle,
  formatDay,
  formatDayDistance,
  formatDayPattern,
  isLanguage,
  LANGUAGES,
  lastAccruedDay,
  parseTypedDay,
  type TypedDay,
} from './format-day.ts'

const is = (day: `${number}-${number}-${number}`): TypedDay => ({ kind: 'day', day })
const UNREADABLE: TypedDay = { kind: 'unreadable' }
const NONEXISTENT: TypedDay = { kind: 'nonexistent' }

describe('what people type as a day (reliability §3.3)', () => {
  test.each<[text: string, expected: TypedDay, why: string]>([
    ['20.08.2026', is('2026-08-20'), 'day first, with points'],
    ['20/08/2026', is('2026-08-20'), 'day first, with slashes'],
    ['20-08-2026', is('2026-08-20'), 'day first, with hyphens'],
    ['20 08 2026', is('2026-08-20'), 'day first, with spaces'],
    ['1.1.26', is('2026-01-01'), 'without leading zeros'],
    ['12.3.24', is('2024-03-12'), 'two digits of a year'],
    ['31.12.69', is('2069-12-31'), '69 is to come'],
    ['31.12.70', is('1970-12-31'), '70 is past'],
    ['2026-08-20', is('2026-08-20'), 'ISO'],
    ['2026/1/1', is('2026-01-01'), 'year first, with slashes'],
    ['2024-3-12', is('2024-03-12'), 'year first, without leading zeros'],
    ['12032024', is('2024-03-12'), 'eight digits'],
    ['  20.08.2026  ', is('2026-08-20'), 'with spaces around'],
    ['２０．０８．２０２６', is('2026-08-20'), 'full-width digits and points'],
    ['20\u00A008\u00A02026', is('2026-08-20'), 'no-break spaces'],
    ['29.02.2024', is('2024-02-29'), 'a leap day'],
    ['', { kind: 'empty' }, 'nothing'],
    ['   ', { kind: 'empty' }, 'spaces only'],
    ['31.02.2026', NONEXISTENT, 'refused, not moved to March'],
    ['29.02.2025', NONEXISTENT, 'no leap year'],
    ['31.04.2026', NONEXISTENT, 'April has 30'],
    ['2026-13-01', NONEXISTENT, 'no month 13'],
    ['00.01.2026', NONEXISTENT, 'no day 0'],
    ['01.01.0000', NONEXISTENT, 'no year 0'],
    ['сегодня', UNREADABLE, 'a word'],
    ['20.08', UNREADABLE, 'no year'],
    ['20.08.202', UNREADABLE, 'three digits of a year'],
    ['20.08.20260', UNREADABLE, 'five digits of a year'],
    ['275760-01-01', UNREADABLE, 'beyond year 9999'],
    ['20.08.2026 12:30', UNREADABLE, 'pasted with a time'],
    ['20.08.2026 ~ 21.08.2026', UNREADABLE, 'a range is the range field’s business'],
    ['٢٠.٠٨.٢٠٢٦', UNREADABLE, 'Arabic digits'],
    ['<script>', UNREADABLE, 'anything else'],
    ['1'.repeat(1000), UNREADABLE, 'too many digits'],
  ])('"%s" → %o: %s', (text, expected) => expect(parseTypedDay(text)).toEqual(expected))

  test('every day that is shown in a pattern can be typed back', () => {
    const anyDay = fc
      .integer({ min: dayNumber('0001-01-01'), max: dayNumber('9999-12-31') })
      .map(dayFromNumber)
    fc.assert(
      fc.property(anyDay, fc.constantFrom('DD.MM.YYYY' as const, 'YYYY-MM-DD' as const), (day, pattern) => {
        expect(parseTypedDay(formatDayPattern(day, pattern))).toEqual(is(day))
      }),
      { numRuns: 1000 },
    )
  })

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d./ -]{0,12}$/)), text => {
        expect(['day', 'empty', 'unreadable', 'nonexistent']).toContain(parseTypedDay(text).kind)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('P1: days in the words of the ten languages (readings #60)', () => {
  test.each<[lang: string, day: string, month: string]>([
    ['rus', '5 сент. 2024 г.', 'сент. 2024 г.'],
    ['eng', '5 Sep 2024', 'Sep 2024'],
    ['pol', '5 wrz 2024', 'wrz 2024'],
    ['ita', '5 set 2024', 'set 2024'],
    ['deu', '5. Sept. 2024', 'Sept. 2024'],
    ['esp', '5 sept 2024', 'sept 2024'],
    ['chn', '2024年9月5日', '2024年9月'],
    ['ukr', '5 вер. 2024 р.', 'вер. 2024 р.'],
    ['fra', '5 sept. 2024', 'sept. 2024'],
    ['tur', '5 Eyl 2024', 'Eyl 2024'],
    ['xx', '5 Sep 2024', 'Sep 2024'],
    ['__proto__', '5 Sep 2024', 'Sep 2024'],
  ])('%s', (lang, day, month) => {
    expect(formatDay('2024-09-05', lang).replaceAll(/\s/g, ' ')).toBe(day)
    expect(formatDay('2024-09-05', lang, 'month').replaceAll(/\s/g, ' ')).toBe(month)
  })

  test.each<[style: DayStyle, expected: string]>([
    ['day', '5 Sep 2024'],
    ['dayLong', '5 September 2024'],
    ['month', 'Sep 2024'],
    ['dayMonth', '5 Sep'],
    ['monthName', 'Sep'],
    ['year', '2024'],
  ])('style %s is %s', (style, expected) => expect(formatDay('2024-09-05', 'eng', style)).toBe(expected))

  test('September is spelt in full in German', () => {
    expect(formatDay('2024-09-05', 'deu', 'dayLong')).toBe('5. September 2024')
  })

  test('the years before 100 are not taken for 1900 and on', () => {
    expect(formatDay('0001-01-01', 'eng', 'year')).toBe('1')
    expect(formatDay('0099-12-31', 'eng')).toBe('31 Dec 99')
    expect(formatDay('9999-12-31', 'eng')).toBe('31 Dec 9999')
  })

  test('a day is not shifted on machines at either end of the world', () => {
    const before = process.env.TZ
    const shown = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map(zone => {
      process.env.TZ = zone
      return formatDay('2025-01-01', 'eng', 'dayLong')
    })
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
    expect(shown).toEqual(['1 January 2025', '1 January 2025'])
  })

  test('every language has a tag of its own, and only the ten are languages', () => {
    expect(new Set(LANGUAGES.map(bcp47)).size).toBe(10)
    expect(bcp47('chn')).toBe('zh-Hans')
    expect(bcp47('esp')).toBe('es')
    expect(LANGUAGES.every(isLanguage)).toBe(true)
    expect(['en-US', 'ENG', 'xx', '', 'constructor', null, 1].some(isLanguage)).toBe(false)
  })

  test.each<[days: number, lang: string, expected: string]>([
    [34, 'eng', 'in 34 days'],
    [-1, 'eng', 'yesterday'],
    [0, 'eng', 'today'],
    [1, 'rus', 'завтра'],
    [5, 'rus', 'через 5 дней'],
  ])('%i days away in %s is "%s"', (days, lang, expected) => {
    expect(formatDayDistance(days, lang)).toBe(expected)
  })
})

test('patterns keep four digits of a year', () => {
  expect(formatDayPattern('0024-02-09', 'DD.MM.YYYY')).toBe('09.02.0024')
  expect(formatDayPattern('2026-08-20', 'YYYY-MM-DD')).toBe('2026-08-20')
})

test('Q6: accrued interest may be asked for until two days after today', () => {
  expect(lastAccruedDay('2025-07-11')).toBe('2025-07-13')
  expect(lastAccruedDay('2025-12-31')).toBe('2026-01-02')
})
