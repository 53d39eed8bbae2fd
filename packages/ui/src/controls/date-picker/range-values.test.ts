import { describe, expect, test } from 'vitest'
import { stampOf } from '../../foundation/calendar/stamp.ts'
import { type RangeValue, rangeValues } from './range-values.ts'

const texts = rangeValues('format', { type: 'date', pattern: 'DD.MM.YYYY', lang: 'eng' })
const JULY = { start: stampOf('2025-07-04'), end: stampOf('2025-07-23') }

describe('the values of a range (D8, D24)', () => {
  test.each<[sentence: string, given: RangeValue<'format'> | null | undefined, range: typeof JULY | null]>([
    ['two moments in order are a range', { start: '04.07.2025', end: '23.07.2025' }, JULY],
    [
      'D8: the two may be one day',
      { start: '04.07.2025', end: '04.07.2025' },
      { start: JULY.start, end: JULY.start },
    ],
    ['D8: an end before its start is none', { start: '23.07.2025', end: '04.07.2025' }, null],
    ['what is no moment is none', { start: '04.07.2025', end: 'soon' }, null],
    ['nothing is none', null, null],
    ['nothing given is none', undefined, null],
  ])('%s', (_, given, range) => expect(texts.toRange(given)).toEqual(range))

  test('what is picked goes back as the same values', () => {
    expect(texts.toValues(JULY)).toEqual({ start: '04.07.2025', end: '23.07.2025' })
    expect(texts.toValue(JULY.end)).toBe('23.07.2025')
    expect(texts.toValues(null)).toBeNull()
  })
})
