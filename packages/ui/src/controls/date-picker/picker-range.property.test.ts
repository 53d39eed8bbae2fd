import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Day, dayFromNumber, dayNumber } from '../../foundation/calendar/day.ts'
import { compareStamps, type Stamp, stampOf, startOf } from '../../foundation/calendar/stamp.ts'
import { formatStamp } from '../../foundation/format/stamp-format.ts'
import { LANGUAGES } from '../../foundation/labels/languages.ts'
import { sortedRange } from '../../testing/picker-play.ts'
import { clampRange, isRange, parseTypedRange, rangeRefusalOf, rangeText } from './picker-range.ts'
import { ISO_PATTERNS, PICKER_TYPES, type PickerType } from './picker-type.ts'

const TODAY: Day = '2026-08-20'
const read = (text: string, unit: PickerType) =>
  parseTypedRange(text, { unit, pattern: ISO_PATTERNS[unit], lang: 'en', today: TODAY })

describe('ranges as properties', () => {
  const anyStamp: fc.Arbitrary<Stamp> = fc
    .tuple(
      fc.integer({ min: dayNumber('1970-01-01'), max: dayNumber('2068-12-31') }),
      fc.integer({ min: 0, max: 86_399 }),
    )
    .map(([day, seconds]) => stampOf(dayFromNumber(day), seconds))
  const anyType = fc.constantFrom(...PICKER_TYPES)

  test('the text of the field is parsed as the same range, in every type and language', () => {
    const patterns: Record<PickerType, string[]> = {
      date: ['YYYY-MM-DD', 'DD.MM.YYYY', 'D MMMM YYYY'],
      datetime: ['YYYY-MM-DD HH:mm:ss', 'DD.MM.YYYY, h:mm:ss A'],
      month: ['YYYY-MM', 'MMMM YYYY'],
      year: ['YYYY'],
      time: ['HH:mm:ss', 'hh:mm:ss a'],
    }
    fc.assert(
      fc.property(
        anyStamp,
        anyStamp,
        anyType,
        fc.constantFrom(...LANGUAGES),
        fc.nat(),
        (one, other, unit, lang, nth) => {
          const pattern = patterns[unit][nth % patterns[unit].length] ?? ''
          const picked = sortedRange(
            startOf(one, unit),
            startOf({ ...other, day: unit === 'time' ? one.day : other.day }, unit),
            unit,
          )
          const read = parseTypedRange(rangeText(picked, pattern, lang), {
            unit,
            pattern,
            lang,
            today: '2026-08-20',
            base: one,
          })
          expect(read).toEqual({ kind: 'range', range: picked })
        },
      ),
    )
  })

  test('a clamped range is within the limits, and clamping it again changes nothing', () => {
    fc.assert(
      fc.property(
        anyStamp,
        anyStamp,
        anyStamp,
        anyStamp,
        anyType,
        (one, other, notBefore, notAfter, type) => {
          const limits = { notBefore, notAfter }
          const clamped = clampRange(
            sortedRange(startOf(one, type), startOf(other, type), type),
            type,
            limits,
          )
          if (clamped === null) return
          expect(isRange(clamped, type)).toBe(true)
          expect(rangeRefusalOf(clamped, type, limits)).toBeNull()
          expect(clampRange(clamped, type, limits)).toEqual(clamped)
          expect(compareStamps(clamped.start, startOf(clamped.start, type))).toBe(0)
        },
      ),
    )
  })

  test('never throws for any text', () => {
    const piece = fc.constantFrom('12.3.24', '~', ' ', '-', '–', ' - ', 'today', '2024', ':', '9')
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 20 }).map(pieces => pieces.join('')),
    )
    fc.assert(
      fc.property(texts, anyType, (text, type) => {
        const result = read(text, type)
        expect(['range', 'empty', 'unreadable', 'nonexistent', 'incomplete', 'reversed']).toContain(
          result.kind,
        )
        if (result.kind === 'range') expect(isRange(result.range, type)).toBe(true)
      }),
    )
  })

  test('D8: for any text, a parsed range ends at its start or later', () => {
    const texts = fc.tuple(anyStamp, anyStamp, fc.constantFrom(' ~ ', '~', ' – ', '–', ' - '))
    fc.assert(
      fc.property(texts, anyType, ([one, other, sign], type) => {
        const [start, end] = [one, other].map(stamp => formatStamp(stamp, ISO_PATTERNS[type], 'en'))
        const result = read(`${start}${sign}${end}`, type)
        const isForward = compareStamps(startOf(one, type), startOf(other, type), type) <= 0
        expect(result.kind).toBe(isForward ? 'range' : 'reversed')
        expect(read(`${start}${sign}${start}`, type).kind).toBe('range')
      }),
    )
  })
})
