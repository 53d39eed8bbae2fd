import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { clockText, decimalsOf, rhythm, timeTicks, valueTicks, valueTicksAtMost } from './ticks.ts'

describe('valueTicks', () => {
  test.each<[sentence: string, min: number, max: number, count: number, values: number[]]>([
    ['round steps inside the scale', 94.1, 102.2, 8, [95, 96, 97, 98, 99, 100, 101, 102]],
    ['twos where fours would be too few', 0, 12, 4, [0, 2, 4, 6, 8, 10, 12]],
    ['no dust of binary fractions', 0.1, 0.35, 5, [0.1, 0.15, 0.2, 0.25, 0.3, 0.35]],
    ['below zero as above', -1, 1, 4, [-1, -0.5, 0, 0.5, 1]],
    ['a scale without height has one tick', 5, 5, 4, [5]],
  ])('%s', (_, min, max, count, values) => {
    expect(valueTicks(min, max, count).values).toEqual(values)
  })

  test('are never more than what has space', () => {
    expect(valueTicks(0, 240, 2).values).toEqual([0, 100, 200])
    expect(valueTicksAtMost(0, 240, 2, 2).values).toEqual([0, 200])
    expect(valueTicksAtMost(0, 240, 2, 1).values).toEqual([0])
    expect(valueTicksAtMost(0, 240, 2, 3).values).toEqual([0, 100, 200])
  })

  test('ticks rise, stay inside, and are at most twice the requested count plus one', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e9, max: 1e9, noNaN: true }),
        fc.double({ min: 1e-6, max: 1e9, noNaN: true }),
        fc.integer({ min: 2, max: 12 }),
        (min, span, count) => {
          const { values } = valueTicks(min, min + span, count)
          expect(values.length).toBeLessThanOrEqual(count * 2 + 1)
          values.forEach((value, i) => {
            expect(value).toBeGreaterThanOrEqual(min - span * 0.01)
            expect(value).toBeLessThanOrEqual(min + span * 1.01)
            if (i > 0) expect(value).toBeGreaterThan(values[i - 1] as number)
          })
        },
      ),
    )
  })

  test.each([
    [1, 0],
    [0.5, 1],
    [0.25, 2],
    [2.5, 1],
    [20, 0],
    [0.001, 3],
  ])('a step of %d needs %d decimals', (step, decimals) => {
    expect(decimalsOf(step)).toBe(decimals)
  })

  test('a single tick has no more decimals than its scale', () => {
    expect(valueTicks(-1.66361, 0.7, 1)).toMatchObject({ values: [0], decimals: 0 })
  })

  test('an axis without values keeps its rhythm', () => {
    expect(rhythm(0, 100, 4)).toEqual([12.5, 37.5, 62.5, 87.5])
  })
})

describe('timeTicks: x ticks by period', () => {
  const day = (text: string) => Date.parse(`${text}T00:00:00Z`)
  const texts = (from: string, to: string, count: number, lang = 'en') =>
    timeTicks({ from: day(from), to: day(to), count, instants: false, lang }).map(tick => tick.text)

  test.each<[sentence: string, from: string, to: string, count: number, texts: string[]]>([
    ['a few days', '2024-08-20', '2024-08-23', 8, ['20 Aug', '21 Aug', '22 Aug', '23 Aug']],
    ['a month: weeks from Monday', '2024-08-01', '2024-08-31', 6, ['5 Aug', '12 Aug', '19 Aug', '26 Aug']],
    ['three months, the first with its year', '2024-02-15', '2024-05-20', 4, ['Mar 2024', 'Apr', 'May']],
    ['a year: quarters, January as the year', '2023-08-01', '2024-08-01', 5, ['Oct', '2024', 'Apr', 'Jul']],
    ['three years: half years', '2021-05-01', '2024-05-01', 7, ['Jul', '2022', 'Jul', '2023', 'Jul', '2024']],
    ['ten years: every second year', '2014-03-01', '2024-03-01', 6, ['2016', '2018', '2020', '2022', '2024']],
    ['a century', '1925-01-01', '2025-01-02', 6, ['1940', '1960', '1980', '2000', '2020']],
    ['fortnights before 1970', '1969-05-01', '1969-06-20', 4, ['12 May', '26 May', '9 Jun']],
    ['every second day before 1970', '1969-05-01', '1969-05-08', 4, ['2 May', '4 May', '6 May', '8 May']],
    ['a single day', '2024-04-11', '2024-04-11', 6, ['11 Apr']],
  ])('%s', (_, from, to, count, expected) => {
    expect(texts(from, to, count)).toEqual(expected)
  })

  test('a first tick whose text does not fit leaves the year to the next one', () => {
    const ticks = (fits?: (tick: { value: number }) => boolean) =>
      timeTicks({
        from: day('2024-02-15'),
        to: day('2024-05-20'),
        count: 4,
        instants: false,
        lang: 'en',
        fits,
      })
    expect(ticks(({ value }) => value > day('2024-03-05')).map(tick => tick.text)).toEqual([
      'Apr 2024',
      'May',
    ])
    expect(ticks(() => false)).toEqual([])
  })

  test('speaks the language', () => {
    expect(texts('2024-08-20', '2024-08-21', 4, 'ru')).toEqual(['20\u00a0авг.', '21\u00a0авг.'])
  })

  test('times of day have hours, and midnight is the day', () => {
    const ticks = timeTicks({
      from: Date.UTC(2025, 6, 9, 20),
      to: Date.UTC(2025, 6, 10, 10),
      count: 5,
      instants: true,
      lang: 'en',
    })
    expect(ticks.map(tick => tick.text)).toEqual(['21:00', '10 Jul', '03:00', '06:00', '09:00'])
    expect(ticks.map(tick => tick.strong)).toEqual([false, true, false, false, false])
  })

  test('at most one tick more than requested, and all inside', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -50_000, max: 100_000 }),
        fc.integer({ min: 1, max: 60_000 }),
        fc.integer({ min: 1, max: 14 }),
        fc.boolean(),
        (start, days, count, instants) => {
          const from = start * MS_PER_DAY
          const to = from + days * MS_PER_DAY
          const ticks = timeTicks({ from, to, count, instants, lang: 'en' })
          expect(ticks.length).toBeLessThanOrEqual(count + 2)
          ticks.forEach((tick, i) => {
            expect(tick.value).toBeGreaterThanOrEqual(from)
            expect(tick.value).toBeLessThanOrEqual(to)
            if (i > 0) expect(tick.value).toBeGreaterThan((ticks[i - 1] as { value: number }).value)
          })
        },
      ),
    )
  })

  test('an invalid range has no ticks', () => {
    expect(timeTicks({ from: Number.NaN, to: 1, count: 4, instants: false, lang: 'en' })).toEqual([])
  })

  test('the clock of a wall time, before 1970 too', () => {
    expect(clockText(Date.UTC(2025, 6, 9, 16, 42))).toBe('16:42')
    expect(clockText(-60_000)).toBe('23:59')
  })
})

describe('timeTicks on the days that there are (C20, readings #72)', () => {
  const on = (days: readonly string[], from: string, to: string, count: number) =>
    timeTicks({
      from: Date.parse(from),
      to: Date.parse(to),
      count,
      instants: false,
      lang: 'en',
      days: Float64Array.from(days, day => Date.parse(day)),
    }).map(({ value, text }) => [new Date(value).toISOString().slice(0, 10), text])

  test('the tick of a month is on its first day with data', () => {
    const days = ['2025-05-30', '2025-06-02', '2025-06-30', '2025-07-01', '2025-08-04']
    expect(on(days, '2025-05-20', '2025-08-10', 4)).toEqual([
      ['2025-06-02', 'Jun 2025'],
      ['2025-07-01', 'Jul'],
      ['2025-08-04', 'Aug'],
    ])
  })

  test('a day without data has no tick, and a week that begins late has its own first day', () => {
    const days = ['2025-07-03', '2025-07-04', '2025-07-07', '2025-07-15']
    expect(on(days, '2025-07-03', '2025-07-07', 6).map(([, text]) => text)).toEqual([
      '3 Jul',
      '4 Jul',
      '7 Jul',
    ])
    expect(on(days, '2025-07-03', '2025-07-20', 3).map(([, text]) => text)).toEqual(['7 Jul', '15 Jul'])
  })
})
