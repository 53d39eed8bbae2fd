import { describe, expect, test } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { labelLookup } from '../../foundation/labels/labels.ts'
import { melodyOf } from './melody.ts'
import { SILENCE, type SonificationState } from './sonification.reducer.ts'
import { type PointFormat, statusMessage } from './sonification.text.ts'

const format: PointFormat = {
  lang: 'en',
  label: labelLookup(english, false),
  decimals: 3,
  unit: '',
  instants: false,
  masked: false,
}
const days = [Date.UTC(2024, 1, 15), Date.UTC(2024, 7, 5, 9, 30), Date.UTC(2024, 7, 22)]

function melody(...values: number[]) {
  const found = melodyOf({ x: Float64Array.from(days), y: Float64Array.from(values), instants: false })
  if (!found) throw new Error('no melody')
  return found
}

describe('the summary at the end', () => {
  test.each<[string, Partial<PointFormat>, number[], string]>([
    [
      'the highest and the lowest point, with value and day',
      {},
      [98.0625, 101.8, 101],
      'Highest point: 101.800 on 5 Aug 2024. Lowest point: 98.063 on 15 Feb 2024.',
    ],
    [
      'with the unit',
      { unit: '%', decimals: 1 },
      [4, 3, 5],
      'Highest point: 5.0\u00A0% on 22 Aug 2024. Lowest point: 3.0\u00A0% on 5 Aug 2024.',
    ],
    [
      'with the time of day, if there is one (C19)',
      { instants: true, masked: true },
      [1, 3, 1],
      'Highest point: 5 Aug 2024, 09:30 UTC+3. Lowest point: 15 Feb 2024, 00:00 UTC+3.',
    ],
    [
      'of a masked shape only the days (C22)',
      { masked: true, unit: '%' },
      [0, 100, 40],
      'Highest point: 5 Aug 2024. Lowest point: 15 Feb 2024.',
    ],
    ['a level line has no highest point', {}, [5, 5, 5], 'The line is level.'],
  ])('%s', (_, some, values, expected) => {
    const finished = melody(...values)
    expect(statusMessage({ kind: 'idle', finished }, { ...format, ...some }).text).toBe(expected)
  })
})

describe('the status message', () => {
  test.each<[string, SonificationState, string, boolean]>([
    ['at first none', SILENCE, '', false],
    [
      'without sound in the browser, that',
      { ...SILENCE, kind: 'unsupported', request: null },
      'This browser cannot play sound.',
      true,
    ],
    [
      'after a failure: how to retry',
      { ...SILENCE, kind: 'failed', request: null },
      'The sound could not be played. Try again.',
      true,
    ],
    ['at the end, the summary', { ...SILENCE, finished: melody(1, 1, 1) }, 'The line is level.', false],
    [
      'none while it plays, not to talk over it',
      { kind: 'playing', request: { id: 1, payload: melody(1, 2, 3) }, attempt: 1, finished: null },
      '',
      false,
    ],
  ])('%s', (_, state, text, isError) => {
    expect(statusMessage(state, format)).toEqual({ text, isError })
  })
})
