import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Day, dayFromNumber, dayNumber, partsOf } from '../calendar/day.ts'
import { isStamp, type StampUnit, stampOf, startOf } from '../calendar/stamp.ts'
import { LANGUAGES } from '../labels/languages.ts'
import { normaliseText } from './date-terms.ts'
import { formatStamp } from './stamp-format.ts'
import { parseTypedStamp } from './typed-stamp.ts'

const TODAY: Day = '2026-08-20'
const PATTERNS: Record<StampUnit, string> = {
  date: 'YYYY-MM-DD',
  datetime: 'YYYY-MM-DD HH:mm:ss',
  month: 'YYYY-MM',
  year: 'YYYY',
  time: 'HH:mm:ss',
}
const read = (text: string, unit: StampUnit = 'date', lang = 'en') =>
  parseTypedStamp(text, { unit, pattern: PATTERNS[unit], lang, today: TODAY })

describe('parsing as properties', () => {
  const anyUnit = fc.constantFrom<StampUnit>('date', 'datetime', 'month', 'year', 'time')
  const anyLanguage = fc.constantFrom(...LANGUAGES)
  const anyDay = fc.integer({ min: dayNumber('1970-01-01'), max: dayNumber('2068-12-31') }).map(dayFromNumber)
  const anySecond = fc.integer({ min: 0, max: 86_399 })

  test('the text of the field is parsed as the value of its unit', () => {
    fc.assert(
      fc.property(anyDay, anySecond, anyUnit, anyLanguage, (day, seconds, unit, lang) => {
        const stamp = stampOf(day, seconds)
        const options = { unit, pattern: PATTERNS[unit], lang, today: TODAY, base: stamp }
        const shown = formatStamp(stamp, PATTERNS[unit], lang)
        expect(parseTypedStamp(shown, options)).toEqual({ kind: 'stamp', stamp: startOf(stamp, unit) })
      }),
    )
  })

  test('a day with a time, in many formats, is the same moment in every language and field', () => {
    const days = fc.constantFrom(
      'DD.MM.YYYY',
      'D/M/YYYY',
      'D-M-YYYY',
      'YYYY-M-D',
      'YYYY/MM/DD',
      'DDMMYYYY',
      'YYYYMMDD',
      'D MMMM YYYY',
      'D MMM YYYY',
    )
    const times = fc.constantFrom('HH:mm:ss', 'H:mm:ss', 'HHmmss', 'h:mm:ss a', 'hh:mm:ss A')
    const fields = fc.constantFrom('DD.MM.YYYY HH:mm', 'YYYY-MM-DD HH:mm:ss', 'D MMMM YYYY [,] h:mm A')
    fc.assert(
      fc.property(
        anyDay,
        anySecond,
        days,
        times,
        fields,
        anyLanguage,
        (day, seconds, days, times, pattern, lang) => {
          const stamp = stampOf(day, seconds)
          const text = formatStamp(stamp, `${days} ${times}`, lang)
          expect(parseTypedStamp(text, { unit: 'datetime', pattern, lang, today: TODAY })).toEqual({
            kind: 'stamp',
            stamp,
          })
        },
      ),
    )
  })

  test('D9: the result is the start of its unit', () => {
    const typed = fc.oneof(
      fc.stringMatching(/^[\d./ :-]{0,14}$/),
      fc.constantFrom('today', 'March 2024', '12.3.24 9:30'),
    )
    fc.assert(
      fc.property(typed, anyUnit, (text, unit) => {
        const result = read(text, unit)
        if (result.kind === 'stamp') {
          expect(isStamp(result.stamp)).toBe(true)
          expect(startOf(result.stamp, unit)).toEqual(result.stamp)
        }
      }),
    )
  })

  test('never throws or takes long for any text', () => {
    const piece = fc.constantFrom(
      '1',
      '12',
      '2024',
      '.',
      ' ',
      ':',
      't',
      'am',
      'mar',
      '月',
      '年',
      '-',
      '~',
      '()',
      'ß',
      '\u0307',
    )
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(piece, { maxLength: 60 }).map(pieces => pieces.join('')),
    )
    fc.assert(
      fc.property(texts, anyUnit, anyLanguage, (text, unit, lang) => {
        const result = read(text, unit, lang)
        expect(['stamp', 'empty', 'unreadable', 'nonexistent']).toContain(result.kind)
        expect(result.kind === 'empty').toBe(normaliseText(text, lang) === '')
      }),
    )
  })

  test('three numbers are that day or invalid, never another day', () => {
    const number = (max: number) => fc.integer({ min: 0, max })
    fc.assert(
      fc.property(number(40), number(15), fc.integer({ min: 1000, max: 9999 }), (day, month, year) => {
        const result = read(`${day}.${month}.${year}`)
        if (result.kind === 'stamp') expect(partsOf(result.stamp.day)).toEqual({ year, month, day })
        else expect(result).toEqual({ kind: 'nonexistent' })
      }),
    )
  })
})
