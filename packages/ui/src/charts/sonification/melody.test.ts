import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MS_PER_DAY } from '../../foundation/calendar/day.ts'
import {
  HIGH_HERTZ,
  hasSound,
  LONGEST_SECONDS,
  LOW_HERTZ,
  melodyOf,
  NOTE_SECONDS,
  pitchOf,
  SHORTEST_SECONDS,
} from './melody.ts'

const FROM = Date.UTC(2024, 0, 1)
const NONE = Number.NaN

const lineOf = (values: readonly number[], days: readonly number[] = values.map((_, i) => i)) => ({
  x: Float64Array.from(days, day => FROM + day * MS_PER_DAY),
  y: Float64Array.from(values),
  instants: false,
})
const dayOf = (at: number): number => (at - FROM) / MS_PER_DAY

function melodyOfValues(values: readonly number[], days?: readonly number[]) {
  const melody = melodyOf(lineOf(values, days))
  if (!melody) throw new Error('no melody')
  return melody
}

describe('values as tones', () => {
  test.each([
    ['the lowest value is the lowest tone', 10, LOW_HERTZ],
    ['the highest the highest', 30, HIGH_HERTZ],
    ['half way between them is an octave above', 20, 440],
    ['equal steps of value are equal intervals', 15, 220 * 2 ** 0.5],
    ['a value below stays at the limit', -5, LOW_HERTZ],
    ['a value above stays at the limit', 99, HIGH_HERTZ],
  ])('%s', (_, value, hertz) => {
    expect(pitchOf(value, 10, 30)).toBeCloseTo(hertz, 6)
  })

  test.each([
    ['a level line', 7, 7, 7],
    ['a level line at zero', 0, 0, 0],
  ])('%s sounds in the middle', (_, value, low, high) => {
    expect(pitchOf(value, low, high)).toBeCloseTo(440, 6)
  })
})

describe('a line as notes', () => {
  test.each([
    [1, SHORTEST_SECONDS],
    [60, SHORTEST_SECONDS],
    [100, 5],
    [160, LONGEST_SECONDS],
    [50_000, LONGEST_SECONDS],
  ])('%s points last %s seconds', (count, seconds) => {
    expect(melodyOfValues(Array.from({ length: count }, (_, i) => i)).seconds).toBeCloseTo(seconds)
  })

  test('a note starts at the time of its point', () => {
    const { notes } = melodyOfValues([1, 2, 3], [0, 1, 4])
    expect(notes.map(({ start }) => start)).toEqual([0, 0.75, 2.95])
    expect(notes.map(({ at }) => dayOf(at))).toEqual([0, 1, 4])
  })

  test('a note lasts until the next one', () => {
    const { notes, seconds } = melodyOfValues([1, 2, 3], [0, 1, 4])
    const ends = notes.map(({ start, length }) => start + length)
    expect(ends).toEqual([0.75, 2.95, seconds])
  })

  test('a gap is silent until the line continues', () => {
    const { notes } = melodyOfValues([1, NONE, NONE, 2])
    expect(notes.map(({ hertz }) => hertz)).toEqual([LOW_HERTZ, null, null, HIGH_HERTZ])
  })

  /** 400 days in 160 notes, with a gap of 300 days that is one point without a value. */
  const holed = (day: number) =>
    melodyOfValues(
      [...Array.from({ length: 50 }, () => 1), NONE, ...Array.from({ length: 50 }, () => 2)],
      [...Array.from({ length: 50 }, (_, i) => i), day, ...Array.from({ length: 50 }, (_, i) => 350 + i)],
    ).notes

  test.each([
    ['shares its note with the value before it', 50],
    ['shares its note with the value after it', 349.5],
  ])('a gap in the data is silent, even if its point %s', (_, day) => {
    const notes = holed(day)
    const silent = notes.filter(({ hertz }) => hertz === null)
    const [before, after] = [notes.find(note => note.hertz === HIGH_HERTZ), silent[0]]
    // 300 of 399 days, in seconds of about 5
    expect(silent.reduce((sum, { length }) => sum + length, 0)).toBeGreaterThan(3.6)
    expect((before?.start ?? 0) - (after?.start ?? 0)).toBeGreaterThan(3.6)
    for (const { hertz, length } of notes) if (hertz !== null) expect(length).toBeLessThan(0.15)
  })

  test('days without points are no gap: the line crosses them, and the tone continues', () => {
    expect(melodyOfValues([1, 2], [0, 30]).notes.every(({ hertz }) => hertz !== null)).toBe(true)
  })

  test('points that share a note are averaged, gaps among them left out', () => {
    // 600 points in 160 notes: the first note has the first four
    const { notes } = melodyOfValues([0, 10, NONE, 20, ...Array.from({ length: 596 }, () => 30)])
    expect(notes[0]?.hertz).toBeCloseTo(pitchOf(10, 0, 30), 6)
    expect(dayOf(notes[0]?.at ?? 0)).toBe(1.5)
  })

  test('the highest and the lowest point are points of the line, not of the notes', () => {
    const { high, low } = melodyOfValues([5, 9, 5, 9, 1, ...Array.from({ length: 595 }, () => 5)])
    expect([dayOf(high.at), high.value]).toEqual([1, 9])
    expect([dayOf(low.at), low.value]).toEqual([4, 1])
  })

  test('only the visible range is played, including both ends', () => {
    const melody = melodyOf(lineOf([100, 1, 2, 3, 0]), { from: FROM + MS_PER_DAY, to: FROM + 3 * MS_PER_DAY })
    expect(melody?.notes.map(({ hertz }) => Math.round(hertz ?? 0))).toEqual([LOW_HERTZ, 440, HIGH_HERTZ])
    expect(melody?.notes.map(({ at }) => dayOf(at))).toEqual([1, 2, 3])
    expect(melody?.high.value).toBe(3)
  })

  test.each<[string, readonly number[], { from: number; to: number } | null]>([
    ['no points', [], null],
    ['nothing but gaps', [NONE, NONE], null],
    ['a part without values', [1, NONE, 1], { from: FROM + MS_PER_DAY, to: FROM + MS_PER_DAY }],
    ['a part without points', [1, 2], { from: FROM + 0.2 * MS_PER_DAY, to: FROM + 0.4 * MS_PER_DAY }],
    ['a part after the end', [1, 2], { from: FROM + 9 * MS_PER_DAY, to: FROM + 12 * MS_PER_DAY }],
  ])('%s has no melody', (_, values, window) => {
    expect(melodyOf(lineOf(values), window)).toBeNull()
    expect(hasSound(lineOf(values), window)).toBe(false)
  })

  test('for any line: 3 to 8 seconds without a break, every tone between the limits, higher for higher values', () => {
    const value = fc.oneof(
      { weight: 4, arbitrary: fc.double({ min: -1e9, max: 1e9, noNaN: true }) },
      { weight: 1, arbitrary: fc.constant(NONE) },
    )
    const points = fc.array(fc.record({ value, days: fc.integer({ min: 1, max: 900 }) }), {
      minLength: 1,
      maxLength: 400,
    })
    fc.assert(
      fc.property(points, generated => {
        let day = 0
        const line = lineOf(
          generated.map(({ value }) => value),
          generated.map(({ days }) => (day += days)),
        )
        const melody = melodyOf(line)
        expect(melody !== null).toBe(hasSound(line))
        expect(melody !== null).toBe(generated.some(({ value }) => !Number.isNaN(value)))
        if (!melody) return
        const { notes, seconds, high, low } = melody
        expect(seconds).toBeGreaterThanOrEqual(SHORTEST_SECONDS)
        expect(seconds).toBeLessThanOrEqual(LONGEST_SECONDS)
        let end = 0
        let before = Number.NEGATIVE_INFINITY
        for (const note of notes) {
          expect(note.start).toBeCloseTo(end, 9)
          expect(note.length).toBeGreaterThan(NOTE_SECONDS - 1e-9)
          expect(note.at).toBeGreaterThan(before)
          if (note.hertz !== null) {
            expect(note.hertz).toBeGreaterThan(LOW_HERTZ - 1e-6)
            expect(note.hertz).toBeLessThan(HIGH_HERTZ + 1e-6)
          }
          end = note.start + note.length
          before = note.at
        }
        expect(end).toBeCloseTo(seconds, 9)
        expect(high.value).toBeGreaterThanOrEqual(low.value)
        const values = line.y.filter(each => !Number.isNaN(each)).sort()
        const tones = [...values].map(each => pitchOf(each, low.value, high.value))
        expect([...tones].sort((a, b) => a - b)).toEqual(tones)
      }),
    )
  })
})
