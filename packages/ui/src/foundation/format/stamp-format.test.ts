import { describe, expect, test } from 'vitest'
import { type Stamp, stampOf } from '../calendar/stamp.ts'
import {
  formatStamp,
  fullYear,
  hasField,
  isTwelveHours,
  parseStamp,
  patternPieces,
  type StampReading,
} from './stamp-format.ts'

const at = (day: Stamp['day'], seconds = 0): StampReading => ({ kind: 'stamp', stamp: stampOf(day, seconds) })
const UNREADABLE: StampReading = { kind: 'unreadable' }
const NONEXISTENT: StampReading = { kind: 'nonexistent' }

describe('writing a stamp in a pattern', () => {
  const stamp = stampOf('2024-03-05', 9 * 3600 + 7 * 60 + 3)
  test.each<[pattern: string, expected: string]>([
    ['YYYY-MM-DD', '2024-03-05'],
    ['DD.MM.YYYY', '05.03.2024'],
    ['D/M/YY', '5/3/24'],
    ['D MMMM YYYY', '5 March 2024'],
    ['MMM D, YYYY', 'Mar 5, 2024'],
    ['MMMM YYYY', 'March 2024'],
    ['dd DD.MM.YYYY', 'Tue 05.03.2024'],
    ['HH:mm:ss', '09:07:03'],
    ['H:m:s', '9:7:3'],
    ['YYYYMMDDHHmmss', '20240305090703'],
    ['[Day] D [of] MMMM', 'Day 5 of March'],
    ['D [[YYYY]', '5 [YYYY'],
    ["D [o'clock] M", "5 o'clock 3"],
    ["YYYY'", "2024'"],
    ["['']YY''", "''24''"],
    ['D [] YYYY', '5  2024'],
    ['D [YYYY', '5 [2024'],
    ['YYYY年M月D日', '2024年3月5日'],
    ['', ''],
    ['—', '—'],
  ])('%s → %s', (pattern, expected) => expect(formatStamp(stamp, pattern, 'en')).toBe(expected))

  test.each<[seconds: number, upper: string, lower: string, why: string]>([
    [0, '12:00 AM', '12:00 am', 'midnight is twelve in the morning'],
    [59, '12:00 AM', '12:00 am', 'the first minute'],
    [3600, '01:00 AM', '01:00 am', 'one in the morning'],
    [43_199, '11:59 AM', '11:59 am', 'the last second before noon'],
    [43_200, '12:00 PM', '12:00 pm', 'noon'],
    [46_800, '01:00 PM', '01:00 pm', 'one in the afternoon'],
    [86_399, '11:59 PM', '11:59 pm', 'the last second'],
  ])('D21: second %i of the day is %s or %s: %s', (seconds, upper, lower) => {
    expect(formatStamp(stampOf('2024-03-05', seconds), 'hh:mm A', 'en')).toBe(upper)
    expect(formatStamp(stampOf('2024-03-05', seconds), 'hh:mm a', 'en')).toBe(lower)
    expect(formatStamp(stampOf('2024-03-05', seconds), 'h', 'en')).toBe(upper.slice(0, 2).replace(/^0/, ''))
  })

  test('D33: the years before 100 have four digits', () => {
    expect(formatStamp(stampOf('0024-02-29'), 'DD.MM.YYYY', 'en')).toBe('29.02.0024')
    expect(formatStamp(stampOf('0024-02-29'), 'YY', 'en')).toBe('24')
  })

  test.each<[lang: string, day: string, month: string, short: string]>([
    ['ru', '5 сентября 2024', 'сентябрь 2024', '5 сент.'],
    ['en', '5 September 2024', 'September 2024', '5 Sep'],
    ['pl', '5 września 2024', 'wrzesień 2024', '5 wrz'],
    ['it', '5 settembre 2024', 'settembre 2024', '5 set'],
    ['de', '5 September 2024', 'September 2024', '5 Sept.'],
    ['es', '5 septiembre 2024', 'septiembre 2024', '5 sept'],
    ['zh', '5 九月 2024', '九月 2024', '5 9月'],
    ['uk', '5 вересня 2024', 'вересень 2024', '5 вер.'],
    ['fr', '5 septembre 2024', 'septembre 2024', '5 sept.'],
    ['tr', '5 Eylül 2024', 'Eylül 2024', '5 Eyl'],
    ['xx', '5 September 2024', 'September 2024', '5 Sep'],
  ])('D31, %s: the month has the form next to a day, or the form without one', (lang, day, month, short) => {
    const stamp = stampOf('2024-09-05')
    expect(formatStamp(stamp, 'D MMMM YYYY', lang)).toBe(day)
    expect(formatStamp(stamp, 'MMMM YYYY', lang)).toBe(month)
    expect(formatStamp(stamp, 'D MMM', lang)).toBe(short)
  })

  test('fields of a pattern', () => {
    expect(patternPieces('D [of] MMM')).toEqual([{ field: 'D' }, { text: ' of ' }, { field: 'MMM' }])
    expect(hasField('DD.MM.YYYY', 'D', 'DD')).toBe(true)
    expect(hasField('[D] MM', 'D', 'DD')).toBe(false)
    expect(['h:mm A', 'hh:mm', 'HH:mm', 'YYYY', '[h]'].map(isTwelveHours)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  test.each([
    [0, 2000],
    [24, 2024],
    [68, 2068],
    [69, 1969],
    [99, 1999],
  ])('the two digits %i are the year %i', (digits, year) => expect(fullYear(digits)).toBe(year))
})

describe('D5: a text is parsed exactly by the pattern', () => {
  test.each<[text: string, pattern: string, expected: StampReading, why: string]>([
    ['05.03.2024', 'DD.MM.YYYY', at('2024-03-05'), 'as it is written'],
    ['  05.03.2024\n', 'DD.MM.YYYY', at('2024-03-05'), 'spaces around'],
    ['０５．０３．２０２４', 'DD.MM.YYYY', at('2024-03-05'), 'full-width signs'],
    ['5.3.2024', 'DD.MM.YYYY', UNREADABLE, 'DD wants two digits'],
    ['5.3.2024', 'D.M.YYYY', at('2024-03-05'), 'D wants one'],
    ['05.03.2024', 'D.M.YYYY', at('2024-03-05'), 'or two'],
    ['05.03.24', 'DD.MM.YYYY', UNREADABLE, 'YYYY wants four digits'],
    ['05.03.24', 'DD.MM.YY', at('2024-03-05'), 'YY wants two'],
    ['05.03.69', 'DD.MM.YY', at('1969-03-05'), '69 is past'],
    ['05-03-2024', 'DD.MM.YYYY', UNREADABLE, 'other signs'],
    ['05.03.2024 x', 'DD.MM.YYYY', UNREADABLE, 'more than the pattern'],
    ['', 'DD.MM.YYYY', { kind: 'empty' }, 'nothing'],
    [' \t ', 'DD.MM.YYYY', { kind: 'empty' }, 'spaces only'],
    ['31.02.2026', 'DD.MM.YYYY', NONEXISTENT, 'refused, not moved to March'],
    ['29.02.2025', 'DD.MM.YYYY', NONEXISTENT, 'no leap year'],
    ['29.02.2024', 'DD.MM.YYYY', at('2024-02-29'), 'a leap day'],
    ['01.01.0000', 'DD.MM.YYYY', NONEXISTENT, 'no year 0'],
    ['01.01.0001', 'DD.MM.YYYY', at('0001-01-01'), 'D33: year 1 is year 1'],
    ['5 march 2024', 'D MMMM YYYY', at('2024-03-05'), 'small letters'],
    ['5 MARCH 2024', 'D MMMM YYYY', at('2024-03-05'), 'large letters'],
    ['5 Sept 2024', 'D MMM YYYY', at('2024-09-05'), 'Sept beside Sep'],
    ['5 Sep. 2024', 'D MMM YYYY', at('2024-09-05'), 'with a point'],
    ['5 Foo 2024', 'D MMM YYYY', UNREADABLE, 'no month'],
    ['Tue 05.03.2024', 'dd DD.MM.YYYY', at('2024-03-05'), 'the weekday is ignored'],
    ['Mon 05.03.2024', 'dd DD.MM.YYYY', at('2024-03-05'), 'and not believed'],
    ['2024-03-05 09:07:03', 'YYYY-MM-DD HH:mm:ss', at('2024-03-05', 32_823), 'with a time'],
    ['2024-03-05 24:00:00', 'YYYY-MM-DD HH:mm:ss', NONEXISTENT, 'no hour 24'],
    ['2024-03-05 00:60:00', 'YYYY-MM-DD HH:mm:ss', NONEXISTENT, 'no minute 60'],
    ['2024-03-05 00:00:60', 'YYYY-MM-DD HH:mm:ss', NONEXISTENT, 'no second 60'],
    ['03.2024', 'MM.YYYY', at('2024-03-01'), 'a month is its first day'],
    ['2024', 'YYYY', at('2024-01-01'), 'a year is 1 January'],
    ['[2024]', '[[]YYYY]', at('2024-01-01'), 'brackets'],
    ['2024.', 'YYYY.', at('2024-01-01'), 'a point matches a point'],
    ['2024x', 'YYYY.', UNREADABLE, 'and nothing else'],
    ['5 of March', 'D [of] MMMM', at('1999-03-05'), 'the year of the base'],
    ['09:30', 'HH:mm', at('1999-12-31', 34_200), 'the day of the base'],
    ['17', 'DD', at('1999-12-17'), 'the month of the base'],
    ['30', 'mm', at('1999-12-31', 1800), 'a month name in place of minutes is invalid'],
    ['12:30 AM', 'hh:mm A', at('1999-12-31', 1800), 'D21: half past midnight'],
    ['12:30 pm', 'hh:mm A', at('1999-12-31', 45_000), 'D21: half past noon, in small letters'],
    ['9:30 p.m.', 'h:mm a', at('1999-12-31', 77_400), 'D21: with points'],
    ['13:30 PM', 'hh:mm A', NONEXISTENT, 'no hour 13 of a half'],
    ['0:30 AM', 'h:mm A', NONEXISTENT, 'no hour 0 of a half'],
    ['09:30', 'hh:mm', at('1999-12-31', 34_200), 'without AM or PM, as written'],
    ['12:30', 'hh:mm', at('1999-12-31', 45_000), 'twelve without a half is noon'],
    ['21:30 PM', 'HH:mm A', at('1999-12-31', 77_400), 'the full hour decides'],
    ['03 March 2024', 'MM MMMM YYYY', at('2024-03-01'), 'twice the same month'],
    ['04 March 2024', 'MM MMMM YYYY', NONEXISTENT, 'two different months'],
    ['2024', '', UNREADABLE, 'a pattern without fields gives no stamp'],
    ['at', '[at]', UNREADABLE, 'nor its own text'],
    ['٠٥.٠٣.٢٠٢٤', 'DD.MM.YYYY', UNREADABLE, 'Arabic digits'],
    ['1'.repeat(100_000), 'D.M.YYYY', UNREADABLE, 'a flood'],
  ])('"%s" as %s → %o: %s', (text, pattern, expected) =>
    expect(parseStamp(text, pattern, 'en', stampOf('1999-12-31', 5))).toEqual(expected),
  )

  test.each<[lang: string, text: string, pattern: string]>([
    ['ru', '5 сентября 2024', 'D MMMM YYYY'],
    ['ru', '5 Сентябрь 2024', 'D MMMM YYYY'],
    ['ru', '5 сент. 2024', 'D MMM YYYY'],
    ['ru', '5 сент 2024', 'D MMM YYYY'],
    ['pl', '5 wrzesień 2024', 'D MMMM YYYY'],
    ['pl', '5 WRZEŚNIA 2024', 'D MMMM YYYY'],
    ['uk', '5 вересень 2024', 'D MMMM YYYY'],
    ['uk', '5 вересня 2024', 'D MMMM YYYY'],
    ['tr', '5 EYLÜL 2024', 'D MMMM YYYY'],
    ['de', '5. september 2024', 'D. MMMM YYYY'],
    ['zh', '2024年九月5日', 'YYYY年MMMMD日'],
    ['zh', '2024年9月5日', 'YYYY年MMMD日'],
  ])('D31, %s: "%s" is September, next to a day or without one', (lang, text, pattern) =>
    expect(parseStamp(text, pattern, lang)).toEqual(at('2024-09-05')),
  )

  test('Turkish: KASIM and kasım are November', () => {
    expect(parseStamp('5 KASIM 2024', 'D MMMM YYYY', 'tr')).toEqual(at('2024-11-05'))
    expect(parseStamp('5 kasım 2024', 'D MMMM YYYY', 'tr')).toEqual(at('2024-11-05'))
  })

  test('Chinese: the eleventh and the first month are distinguished', () => {
    expect(parseStamp('十一月 2024', 'MMMM YYYY', 'zh')).toEqual(at('2024-11-01'))
    expect(parseStamp('一月 2024', 'MMMM YYYY', 'zh')).toEqual(at('2024-01-01'))
  })
})

test('an ambiguous pattern is parsed fast', () => {
  const start = process.cpuUsage()
  parseStamp(`${'1'.repeat(59)}x`, 'DMDMDMDMDMDMDMDMDMDMDMDMDMDMDMDMDMDMDM', 'en')
  expect(process.cpuUsage(start).user).toBeLessThan(1e6)
})
