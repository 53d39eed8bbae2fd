import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayFromNumber, dayNumber, partsOf } from '../calendar/day.ts'
import { type StampUnit, stampOf, startOf } from '../calendar/stamp.ts'
import { LANGUAGES } from '../labels/languages.ts'
import { formatStamp, parseStamp } from './stamp-format.ts'

describe('writing and parsing as properties', () => {
  const anyDay = fc.integer({ min: dayNumber('0001-01-01'), max: dayNumber('9999-12-31') }).map(dayFromNumber)
  const anyStamp = fc.tuple(anyDay, fc.integer({ min: 0, max: 86_399 })).map(([day, s]) => stampOf(day, s))
  const DAYS = [
    'YYYY-MM-DD',
    'DD.MM.YYYY',
    'D/M/YYYY',
    'YYYYMMDD',
    'dd D MMMM YYYY',
    'D MMM YYYY',
    'MMMM D, YYYY',
    'YYYY[ год], D MMMM',
  ]
  const TIMES = ['HH:mm:ss', 'H:m:s', 'hh:mm:ss A', 'h:mm:ss a', '[T]HHmmss']
  const anyLanguage = fc.constantFrom(...LANGUAGES)

  test('every written stamp can be parsed, in the ten languages', () => {
    fc.assert(
      fc.property(
        anyStamp,
        fc.constantFrom(...DAYS),
        fc.constantFrom(...TIMES),
        anyLanguage,
        (stamp, days, times, lang) => {
          const pattern = `${days} ${times}`
          expect(parseStamp(formatStamp(stamp, pattern, lang), pattern, lang)).toEqual({
            kind: 'stamp',
            stamp,
          })
        },
      ),
    )
  })

  test('the text of a type is parsed as the same year, month, day or time, in the ten languages', () => {
    const patterns: Record<StampUnit, string[]> = {
      date: ['YYYY-MM-DD', 'DD.MM.YYYY', 'D MMMM YYYY'],
      datetime: ['YYYY-MM-DD HH:mm:ss', 'D MMM YYYY, h:mm:ss A'],
      month: ['YYYY-MM', 'MMMM YYYY', 'MMM YYYY'],
      year: ['YYYY'],
      time: ['HH:mm:ss', 'hh:mm:ss a'],
    }
    const anyWay = fc.constantFrom(
      ...Object.entries(patterns).flatMap(([unit, all]) =>
        all.map(pattern => [unit as StampUnit, pattern] as const),
      ),
    )
    fc.assert(
      fc.property(anyStamp, anyWay, anyLanguage, (stamp, [unit, pattern], lang) => {
        const read = parseStamp(formatStamp(stamp, pattern, lang), pattern, lang, stamp)
        expect(read).toEqual({ kind: 'stamp', stamp: startOf(stamp, unit) })
      }),
    )
  })

  test('a two-digit year is enough from 1969 to 2068', () => {
    const near = fc.integer({ min: dayNumber('1969-01-01'), max: dayNumber('2068-12-31') }).map(dayFromNumber)
    fc.assert(
      fc.property(near, day => {
        expect(parseStamp(formatStamp(stampOf(day), 'DD.MM.YY', 'en'), 'DD.MM.YY', 'en')).toEqual({
          kind: 'stamp',
          stamp: stampOf(day),
        })
      }),
    )
  })

  test('a month or a year alone is its first day', () => {
    fc.assert(
      fc.property(anyDay, anyLanguage, (day, lang) => {
        const { year, month } = partsOf(day)
        const read = parseStamp(formatStamp(stampOf(day), 'MMMM YYYY', lang), 'MMMM YYYY', lang)
        expect(read.kind === 'stamp' && partsOf(read.stamp.day)).toEqual({ year, month, day: 1 })
      }),
    )
  })

  test('never throws for any pattern and text', () => {
    const piece = fc.oneof(
      fc.constantFrom('YYYY', 'MM', 'D', 'MMMM', 'dd', 'h', 'A', '[', ']', '(', '*', '\\', ' '),
      fc.string(),
    )
    const anyPattern = fc.array(piece, { maxLength: 6 }).map(pieces => pieces.join(''))
    fc.assert(
      fc.property(anyPattern, fc.string({ unit: 'binary' }), anyStamp, (pattern, text, stamp) => {
        const written = formatStamp(stamp, pattern, 'ru')
        expect(['stamp', 'empty', 'unreadable', 'nonexistent']).toContain(
          parseStamp(written, pattern, 'ru').kind,
        )
        expect(['stamp', 'empty', 'unreadable', 'nonexistent']).toContain(
          parseStamp(text, pattern, 'ru').kind,
        )
      }),
    )
  })
})
