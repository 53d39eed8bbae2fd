import { describe, expect, test } from 'vitest'
import english from '../../../labels/eng.json' with { type: 'json' }
import { labelLookup } from '../../foundation/labels/labels.ts'
import { SILENCE, type SonificationState } from './sonification.model.ts'
import { melodyOf } from './sonification.shape.ts'
import { heardText, type SoundWriting, saidText } from './sonification-words.ts'

const writing: SoundWriting = {
  lang: 'eng',
  label: labelLookup(english, false),
  decimals: 3,
  unit: '',
  instants: false,
  masked: false,
}
const days = [Date.UTC(2024, 1, 15), Date.UTC(2024, 7, 5, 9, 30), Date.UTC(2024, 7, 22)]

function melody(...values: number[]) {
  const found = melodyOf({ x: Float64Array.from(days), y: Float64Array.from(values), instants: false })
  if (!found) throw new Error('nothing is heard')
  return found
}

describe('what was to be heard, in words', () => {
  test.each<[string, Partial<SoundWriting>, number[], string]>([
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
      'with the time of day where there is one (C19)',
      { instants: true, masked: true },
      [1, 3, 1],
      'Highest point: 5 Aug 2024, 09:30 UTC+3. Lowest point: 15 Feb 2024, 00:00 UTC+3.',
    ],
    [
      'of a masked shape the days alone (C22)',
      { masked: true, unit: '%' },
      [0, 100, 40],
      'Highest point: 5 Aug 2024. Lowest point: 15 Feb 2024.',
    ],
    ['a level line has no highest point', {}, [5, 5, 5], 'The line is level.'],
  ])('%s', (_, some, values, expected) => {
    expect(heardText(melody(...values), { ...writing, ...some })).toBe(expected)
  })
})

describe('what is said', () => {
  test.each<[string, SonificationState, string, boolean]>([
    ['at rest nothing', SILENCE, '', false],
    [
      'without sound in the browser, that',
      { ...SILENCE, kind: 'unsupported', request: null },
      'This browser cannot play sound.',
      true,
    ],
    [
      'after a failure, what to do',
      { ...SILENCE, kind: 'failed', request: null },
      'The sound could not be played. Try again.',
      true,
    ],
    ['at the end, what was heard', { ...SILENCE, heard: melody(1, 1, 1) }, 'The line is level.', false],
    [
      'while it plays nothing, not to talk over it',
      { kind: 'playing', request: { id: 1, payload: melody(1, 2, 3) }, attempt: 1, heard: null },
      '',
      false,
    ],
  ])('%s', (_, state, text, problem) => {
    expect(saidText(state, writing)).toEqual({ text, problem })
  })
})
