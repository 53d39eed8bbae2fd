import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '../calendar/day.ts'
import { type StampUnit, stampOf } from '../calendar/stamp.ts'
import { LANGUAGES } from '../labels/languages.ts'
import { dayByWord } from './date-terms.ts'
import { formatDay, formatDayDistance } from './format-day.ts'
import type { StampReading } from './stamp-format.ts'
import { parseTypedStamp } from './typed-stamp.ts'

const at = (day: Day, seconds = 0): StampReading => ({ kind: 'stamp', stamp: stampOf(day, seconds) })
const UNREADABLE: StampReading = { kind: 'unreadable' }
const NONEXISTENT: StampReading = { kind: 'nonexistent' }
const TODAY: Day = '2026-08-20'
const PATTERNS: Record<StampUnit, string> = {
  date: 'YYYY-MM-DD',
  datetime: 'YYYY-MM-DD HH:mm:ss',
  month: 'YYYY-MM',
  year: 'YYYY',
  time: 'HH:mm:ss',
}
const read = (text: string, unit: StampUnit = 'date', lang = 'en', pattern = PATTERNS[unit]) =>
  parseTypedStamp(text, { unit, pattern, lang, today: TODAY })

const DAYS: [text: string, expected: StampReading, why: string][] = [
  ['2024-03-12', at('2024-03-12'), 'the pattern'],
  ['12.03.2024', at('2024-03-12'), 'day first, with points'],
  ['12/03/2024', at('2024-03-12'), 'day first, with slashes'],
  ['12-03-2024', at('2024-03-12'), 'day first, with hyphens'],
  ['12 03 2024', at('2024-03-12'), 'day first, with spaces'],
  ['12. 3. 2024', at('2024-03-12'), 'points and spaces'],
  ['12–03–2024', at('2024-03-12'), 'dashes'],
  ['12.3.24', at('2024-03-12'), 'two digits of a year'],
  ['1.1.26', at('2026-01-01'), 'no leading zeros'],
  ['31.12.68', at('2068-12-31'), '68 is 2068'],
  ['31.12.69', at('1969-12-31'), '69 is past'],
  ['2024-3-12', at('2024-03-12'), 'year first'],
  ['2026/1/1', at('2026-01-01'), 'year first, with slashes'],
  ['2024.03.12.', at('2024-03-12'), 'a point at the end'],
  ['12032024', at('2024-03-12'), 'eight digits, day first'],
  ['20240312', at('2024-03-12'), 'eight digits, year first'],
  ['20102011', at('2011-10-20'), 'eight digits that only one calendar has'],
  ['31022026', NONEXISTENT, 'eight digits without such a day'],
  ['99999999', UNREADABLE, 'eight digits without a year of ours'],
  ['２０２４／３／１２', at('2024-03-12'), 'full-width digits and slashes'],
  ['12\u00A003\u202F2024', at('2024-03-12'), 'no-break spaces'],
  ['12 March 2024', at('2024-03-12'), 'a month name'],
  ['march 12, 2024', at('2024-03-12'), 'month name first'],
  ['12th of March 2024', at('2024-03-12'), 'with filler words'],
  ['2024 mar 12', at('2024-03-12'), 'year first, with a month name'],
  ['12mar2024', at('2024-03-12'), 'without spaces'],
  ['12 Mar. 24', at('2024-03-12'), 'a short name with a point'],
  ['12 septem 2024', at('2024-09-12'), 'the beginning of a name'],
  ['12 ju 2024', UNREADABLE, 'June or July'],
  ['12 Smarch 2024', UNREADABLE, 'no month'],
  ['12 March April 2024', UNREADABLE, 'two months'],
  ['2024-03-12T09:30:00', at('2024-03-12'), 'ISO with a time: the day'],
  ['2024-03-12T23:30:00.000Z', at('2024-03-12'), 'the day as it is written, whatever the zone'],
  ['2024-03-12T23:30:00+03:00', at('2024-03-12'), 'an offset is no reason either'],
  ['20240312T0930', at('2024-03-12'), 'basic ISO'],
  ['12.03.2024 09:30', at('2024-03-12'), 'pasted with a time'],
  ['12.03.2024, 9:30 pm', at('2024-03-12'), 'pasted with a time of twelve hours'],
  ['12.03.2024 00:60', NONEXISTENT, 'pasted with a time that no clock shows'],
  ['today', at('2026-08-20'), 'a word'],
  [' TOMORROW ', at('2026-08-21'), 'a word in capitals'],
  ['yesterday', at('2026-08-19'), 'another word'],
  ['', { kind: 'empty' }, 'nothing'],
  ['\u3000 \n', { kind: 'empty' }, 'spaces only'],
  ['31.02.2026', NONEXISTENT, 'refused, not moved to March'],
  ['29.02.2025', NONEXISTENT, 'no leap year'],
  ['2026-02-30', NONEXISTENT, 'refused in the pattern as well'],
  ['03/25/2024', NONEXISTENT, 'days come first: there is no month 25'],
  ['00.01.2026', NONEXISTENT, 'no day 0'],
  ['01.01.0000', NONEXISTENT, 'no year 0'],
  ['31 feb 2026', NONEXISTENT, 'with a month name too'],
  ['20.08', UNREADABLE, 'no year'],
  ['20.08.202', UNREADABLE, 'three digits of a year'],
  ['20.08.20260', UNREADABLE, 'five digits of a year'],
  ['275760-01-01', UNREADABLE, 'after year 9999'],
  ['20..08.2026', UNREADABLE, 'two points'],
  ['20.08.-2026', UNREADABLE, 'no year is negative'],
  ['12.03.2024 ~ 15.03.2024', UNREADABLE, 'a range is the range field’s business'],
  ['٢٠.٠٨.٢٠٢٦', UNREADABLE, 'Arabic digits'],
  ['NaN', UNREADABLE, 'as programs write it'],
  ['<script>', UNREADABLE, 'anything else'],
  ['1'.repeat(100_000), UNREADABLE, 'a flood'],
]

describe('D5: typed days', () => {
  test.each(DAYS)('"%s" → %o: %s', (text, expected) => expect(read(text)).toEqual(expected))

  test.each(DAYS)('"%s" in a field of DD.MM.YYYY → %o: %s', (text, expected) =>
    expect(read(text, 'date', 'en', 'DD.MM.YYYY')).toEqual(expected),
  )

  test.each<[text: string, pattern: string, expected: StampReading]>([
    ['3/12/2024', 'MM/DD/YYYY', at('2024-03-12')],
    ['3/12/24', 'MM/DD/YYYY', at('2024-03-12')],
    ['03122024', 'MM/DD/YYYY', at('2024-03-12')],
    ['25/03/2024', 'MM/DD/YYYY', NONEXISTENT],
    ['2024/3/12', 'MM/DD/YYYY', at('2024-03-12')],
    ['24-3-12', 'YY-MM-DD', at('2024-03-12')],
    ['24-3-12', 'DD.MM.YYYY', at('2012-03-24')],
    ['12.3.24', 'D MMMM YYYY', at('2024-03-12')],
    ['12.3.24', '', at('2024-03-12')],
  ])('"%s" in a field of %s: the pattern decides the order', (text, pattern, expected) =>
    expect(read(text, 'date', 'en', pattern)).toEqual(expected),
  )

  test.each<[lang: string, text: string]>([
    ['ru', '12 марта 2024 г.'],
    ['ru', '12 мар 2024'],
    ['pl', '12 marca 2024 r.'],
    ['it', '12 marzo 2024'],
    ['de', '12. März 2024'],
    ['de', '12 MÄRZ 2024'],
    ['es', '12 de marzo de 2024'],
    ['zh', '2024年3月12日'],
    ['zh', '2024 年 03 月 12 日'],
    ['zh', '2024年三月12日'],
    ['zh', '24/3/12'],
    ['uk', '12 березня 2024 р.'],
    ['fr', '12 mars 2024'],
    ['tr', '12 Mart 2024'],
    ['ru', '12 March 2024'],
    ['xx', '12 March 2024'],
    ['__proto__', '12.3.2024'],
  ])('D31, %s: "%s" is 12 March 2024', (lang, text) =>
    expect(read(text, 'date', lang)).toEqual(at('2024-03-12')),
  )

  test.each(LANGUAGES)('%s: yesterday, today and tomorrow in the language, and in English', lang => {
    for (const distance of [-1, 0, 1]) {
      const expected = at(addDays(TODAY, distance))
      expect(read(formatDayDistance(distance, lang), 'date', lang)).toEqual(expected)
      expect(read(formatDayDistance(distance, lang).toUpperCase(), 'date', lang)).toEqual(expected)
      expect(read(formatDayDistance(distance, 'en'), 'date', lang)).toEqual(expected)
    }
  })

  test('a prefix of two months is ambiguous: juin and juillet', () => {
    expect(read('12 jui 2024', 'date', 'fr')).toEqual(UNREADABLE)
    expect(read('12 juil 2024', 'date', 'fr')).toEqual(at('2024-07-12'))
    expect(read('12 juin 2024', 'date', 'fr')).toEqual(at('2024-06-12'))
  })

  test('words of other languages are invalid', () => {
    expect(read('сегодня', 'date', 'en')).toEqual(UNREADABLE)
    expect(dayByWord('constructor', 'en')).toBeNull()
  })

  test.each(LANGUAGES)('%s: every written day of a leap year can be pasted', lang => {
    for (let day: Day = '2024-01-01'; day < '2025-01-01'; day = addDays(day, 1)) {
      expect(read(formatDay(day, lang), 'date', lang), formatDay(day, lang)).toEqual(at(day))
      expect(read(formatDay(day, lang, 'dayLong'), 'date', lang), formatDay(day, lang, 'dayLong')).toEqual(
        at(day),
      )
    }
  })
})

describe('D5: typed days with a time', () => {
  const MORNING = 9 * 3600 + 30 * 60
  test.each<[text: string, expected: StampReading, why: string]>([
    ['2024-03-12 09:30:00', at('2024-03-12', MORNING), 'the pattern'],
    ['2024-03-12T09:30', at('2024-03-12', MORNING), 'ISO'],
    [
      '2024-03-12T09:30:15.123Z',
      at('2024-03-12', MORNING + 15),
      'ISO with fractions: the clock as it is written',
    ],
    ['2024-03-12 09:30 UTC+3', at('2024-03-12', MORNING), 'with a named zone'],
    ['20240312T093000', at('2024-03-12', MORNING), 'basic ISO'],
    ['12.3.24 9:30', at('2024-03-12', MORNING), 'short'],
    ['12.03.2024, 09.30', at('2024-03-12', MORNING), 'a point between hours and minutes'],
    ['12032024 0930', at('2024-03-12', MORNING), 'digits only'],
    ['12 03 2024 0930', at('2024-03-12', MORNING), 'digits and spaces'],
    ['12 March 2024 9:30 am', at('2024-03-12', MORNING), 'words'],
    ['12.3.24 9:30 pm', at('2024-03-12', MORNING + 43_200), 'in the evening'],
    ['12.3.24 9 p.m.', at('2024-03-12', 75_600), 'a full hour'],
    ['12.3.24 12 am', at('2024-03-12'), 'midnight'],
    ['12.3.24 9h30', at('2024-03-12', MORNING), 'with an h'],
    ['12.3.24', at('2024-03-12'), 'only a day is its midnight'],
    ['today', at('2026-08-20'), 'today is its midnight'],
    ['today 9:30', at('2026-08-20', MORNING), 'a word and a time'],
    ['12.3.24 24:00', NONEXISTENT, 'no hour 24'],
    ['12.3.24 00:60', NONEXISTENT, 'no minute 60'],
    ['12.3.24 13:30 pm', NONEXISTENT, 'no hour 13 of a half'],
    ['31.2.24 9:30', NONEXISTENT, 'no such day'],
    ['12.3.24 9', UNREADABLE, 'a single number is no time yet'],
    ['9:30', UNREADABLE, 'no day'],
    ['12.3.24 9:3', UNREADABLE, 'one digit of minutes'],
    ['12.3.24 9:30 Moscow', UNREADABLE, 'something more'],
  ])('"%s" → %o: %s', (text, expected) => expect(read(text, 'datetime')).toEqual(expected))

  test('Chinese writes AM and PM first, and without spaces', () => {
    expect(read('2024年3月12日 下午9:30', 'datetime', 'zh')).toEqual(at('2024-03-12', MORNING + 43_200))
    expect(read('今天9:30', 'datetime', 'zh')).toEqual(at('2026-08-20', MORNING))
  })
})

describe('D5: typed times', () => {
  test.each<[text: string, seconds: number | null, why: string]>([
    ['09:30:15', 34_215, 'the pattern'],
    ['9:30', 34_200, 'short'],
    ['9.30', 34_200, 'with a point'],
    ['0930', 34_200, 'four digits'],
    ['930', 34_200, 'three digits'],
    ['093015', 34_215, 'six digits'],
    ['9', 32_400, 'an hour'],
    ['21', 75_600, 'an hour in the evening'],
    ['9:30 pm', 77_400, 'in the evening'],
    ['9:30PM', 77_400, 'without a space'],
    ['12:30 am', 1800, 'half past midnight'],
    ['12 pm', 43_200, 'noon'],
    ['９：３０', 34_200, 'full-width'],
    ['12.03.2024 09:30', 34_200, 'pasted with a day'],
    ['2024-03-12T09:30:00Z', 34_200, 'pasted ISO'],
    ['24:00', null, 'no hour 24'],
    ['00:60', null, 'no minute 60'],
    ['0 am', null, 'no hour 0 of a half'],
    ['99', null, 'no hour 99'],
  ])('"%s" is second %s: %s', (text, seconds) =>
    expect(read(text, 'time')).toEqual(seconds === null ? NONEXISTENT : at(TODAY, seconds)),
  )

  test.each<[lang: string, text: string]>([
    ['de', '9:30 nachm.'],
    ['ru', '9:30 ПП'],
    ['zh', '下午9:30'],
    ['tr', '9:30 ÖS'],
  ])('%s: "%s" is half past nine in the evening', (lang, text) =>
    expect(read(text, 'time', lang)).toEqual(at(TODAY, 77_400)),
  )

  test.each([['soon'], ['9:3'], [':30'], ['9:'], ['-1:00'], ['9:30:'], ['12345']])(
    '"%s" is not a time',
    text => expect(read(text, 'time')).toEqual(UNREADABLE),
  )

  test('the day of the previous value stays', () => {
    const options = {
      unit: 'time',
      pattern: 'HH:mm',
      lang: 'en',
      today: TODAY,
      base: stampOf('2001-02-03', 9),
    } as const
    expect(parseTypedStamp('9:30', options)).toEqual(at('2001-02-03', 34_200))
    expect(parseTypedStamp('09:30', options)).toEqual(at('2001-02-03', 34_200))
    expect(parseTypedStamp('12.03.2024 0930', options)).toEqual(at('2001-02-03', 34_200))
  })
})

describe('D5: typed months and years', () => {
  test.each<[text: string, expected: StampReading, why: string]>([
    ['2024-03', at('2024-03-01'), 'the pattern'],
    ['03.2024', at('2024-03-01'), 'month first'],
    ['3/24', at('2024-03-01'), 'two digits of a year'],
    ['2024/3', at('2024-03-01'), 'year first'],
    ['032024', at('2024-03-01'), 'six digits'],
    ['202403', at('2024-03-01'), 'six digits, year first'],
    ['201012', at('2010-12-01'), 'six digits that only one calendar has'],
    ['March 2024', at('2024-03-01'), 'words'],
    ['2024 mar', at('2024-03-01'), 'month name, year first'],
    ['12.03.2024', at('2024-03-01'), 'a whole day: its month'],
    ['2024-03-12T09:30:00Z', at('2024-03-01'), 'a whole moment: its month'],
    ['today', at('2026-08-01'), 'this month'],
    ['13.2024', NONEXISTENT, 'no month 13'],
    ['00.2024', NONEXISTENT, 'no month 0'],
    ['31.02.2024', NONEXISTENT, 'no such day'],
    ['120324', UNREADABLE, 'six digits without a year of ours'],
    ['March', UNREADABLE, 'no year'],
    ['3', UNREADABLE, 'a number'],
  ])('month "%s" → %o: %s', (text, expected) => expect(read(text, 'month')).toEqual(expected))

  test.each<[lang: string, text: string]>([
    ['ru', 'март 2024'],
    ['ru', 'марта 2024 г.'],
    ['zh', '2024年3月'],
    ['zh', '三月 2024'],
    ['es', 'marzo de 2024'],
    ['tr', 'MART 2024'],
  ])('D31, %s: "%s" is March 2024', (lang, text) =>
    expect(read(text, 'month', lang)).toEqual(at('2024-03-01')),
  )

  test.each<[text: string, expected: StampReading, why: string]>([
    ['2024', at('2024-01-01'), 'the pattern'],
    ['24', at('2024-01-01'), 'two digits'],
    ['69', at('1969-01-01'), 'two digits of the past'],
    ['2024年', at('2024-01-01'), 'in Chinese'],
    ['03.2024', at('2024-01-01'), 'a month: its year'],
    ['12 March 2024', at('2024-01-01'), 'a day: its year'],
    ['tomorrow', at('2026-01-01'), 'this year'],
    ['0000', NONEXISTENT, 'no year 0'],
    ['202', UNREADABLE, 'three digits'],
    ['20240', UNREADABLE, 'five digits'],
    ['-2024', UNREADABLE, 'before the first year'],
  ])('year "%s" → %o: %s', (text, expected) => expect(read(text, 'year', 'zh')).toEqual(expected))
})
