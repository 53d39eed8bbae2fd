import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FullBars, heikinAshi, overPresent, volumeBars } from './bars.ts'
import { ema, sma, wilder, wma } from './moving-averages.ts'
import { macd, rsi, stochastic } from './oscillators.ts'
import { atr, bollinger, highest, highLowExtent, lowest, trueRange } from './ranges.ts'

const NONE = Number.NaN
const column = (...values: number[]) => Float64Array.from(values)

type Columns = Record<string, Float64Array>

/** Every indicator, as columns by name. */
const ALL: Record<string, (bars: FullBars, n: number) => Columns> = {
  SMA: ({ close }, n) => ({ sma: sma(close, n) }),
  EMA: ({ close }, n) => ({ ema: ema(close, n) }),
  WMA: ({ close }, n) => ({ wma: wma(close, n) }),
  Wilder: ({ close }, n) => ({ wilder: wilder(close, n) }),
  Bollinger: ({ close }, n) => bollinger(close, n, 2),
  RSI: ({ close }, n) => ({ rsi: rsi(close, n) }),
  MACD: ({ close }, n) => macd(close, { fast: n, slow: 2 * n, signal: n }),
  highest: ({ close }, n) => ({ highest: highest(close, n), lowest: lowest(close, n) }),
  'true range': bars => ({ range: trueRange(bars) }),
  ATR: (bars, n) => ({ atr: atr(bars, n) }),
  stochastic: (bars, n) => stochastic(bars, { period: n, smoothing: n, signal: n }),
  'Heikin-Ashi': bars => heikinAshi(bars),
}
/** Those that have no period. */
const EVERYWHERE = ['true range', 'Heikin-Ashi']
const NAMES = Object.keys(ALL)
const indicator = (name: string) => ALL[name] as (bars: FullBars, n: number) => Columns

const barsOf = (rows: readonly (readonly [number, number, number, number])[]): FullBars => ({
  open: Float64Array.from(rows, ([open]) => open),
  high: Float64Array.from(rows, ([, high]) => high),
  low: Float64Array.from(rows, ([, , low]) => low),
  close: Float64Array.from(rows, ([, , , close]) => close),
})
const row = fc
  .tuple(fc.double({ min: 1, max: 500, noNaN: true }), fc.double({ min: 1, max: 500, noNaN: true }))
  .map(([open, close]) => [open, Math.max(open, close) + 1, Math.min(open, close) - 1, close] as const)
const GAP = [NONE, NONE, NONE, NONE] as const

describe.each(NAMES)('%s passes over gaps', name => {
  test('as if they were not there, and has no value on them', () => {
    const withGaps = fc.array(fc.oneof(row, fc.constant(GAP)), { maxLength: 40 })
    fc.assert(
      fc.property(withGaps, fc.integer({ min: 1, max: 6 }), (rows, n) => {
        const dense = indicator(name)(barsOf(rows.filter(each => each !== GAP)), n)
        const got = indicator(name)(barsOf(rows), n)
        for (const [key, values] of Object.entries(got)) {
          const onGaps = [...values].filter((_, at) => rows[at] === GAP)
          expect(onGaps.every(Number.isNaN)).toBe(true)
          expect([...values].filter((_, at) => rows[at] !== GAP)).toEqual([...(dense[key] as Float64Array)])
        }
      }),
    )
  })

  test.each([[], [GAP], [GAP, GAP, GAP]])('without a value in the data it has none either', (...rows) => {
    for (const values of Object.values(indicator(name)(barsOf(rows as (typeof GAP)[]), 1)))
      expect([...values]).toEqual(rows.map(() => NONE))
  })

  test('changes no input column', () => {
    const bars = barsOf([[1, 3, 0, 2], GAP, [2, 6, 1, 5], [5, 9, 4, 4]])
    const before = structuredClone(bars)
    indicator(name)(bars, 2)
    expect(bars).toEqual(before)
  })
})

describe.each(NAMES.filter(name => !EVERYWHERE.includes(name)))('%s with a bad period', name => {
  test.each([0, -1, -20, 2.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])('has no values: %d', n => {
    const bars = barsOf(Array.from({ length: 30 }, (_, i) => [i, i + 2, i - 1, i + 1] as const))
    for (const values of Object.values(indicator(name)(bars, n)))
      expect([...values]).toEqual(Array(30).fill(NONE))
  })

  test('has no values when the data are shorter than the period', () => {
    const bars = barsOf(Array.from({ length: 5 }, (_, i) => [i, i + 2, i - 1, i + 1] as const))
    for (const values of Object.values(indicator(name)(bars, 6)))
      expect([...values]).toEqual(Array(5).fill(NONE))
  })
})

describe('missing values', () => {
  test.each<[what: string, value: number]>([
    ['NaN', NONE],
    ['an infinite value', Number.POSITIVE_INFINITY],
    ['a value too large to draw', 1e15],
    ['one below that', -1e300],
  ])('%s', (_, value) => {
    expect([...sma(column(1, value, 3, 5), 2)]).toEqual([NONE, NONE, 2, 4])
  })

  test('a bar without its low is no bar', () => {
    const bars = { high: column(3, 9, 5), low: column(1, NONE, 2), close: column(2, 8, 4) }
    expect([...trueRange(bars)]).toEqual([2, NONE, 3])
  })

  test('values beyond the end of a shorter column are missing', () => {
    const bars = { high: column(3, 4), low: column(1, 2, 2), close: column(2, 3, 4) }
    expect([...trueRange(bars)]).toEqual([2, 2, NONE])
    expect([...overPresent([column(1), column(1, 2)], a => ({ a })).a]).toEqual([1])
  })
})

describe('single cases', () => {
  test.each<[what: string, closes: number[], last: number]>([
    ['only rises', [1, 2, 3, 4], 100],
    ['only falls', [4, 3, 2, 1], 0],
    ['no movement', [7, 7, 7, 7], 50],
    ['as much up as down', [1, 2, 1, 2, 1], 50],
  ])('RSI of %s is %d', (_, closes, last) => {
    expect(rsi(column(...closes), closes.length - 1).at(-1)).toBe(last)
  })

  test('Bollinger bands of equal values lie on each other', () => {
    const { middle, upper, lower } = bollinger(new Float64Array(6).fill(99.1), 3, 2)
    expect([upper[5], lower[5]]).toEqual([middle[5], middle[5]])
  })

  test.each([-1, NONE, Number.POSITIVE_INFINITY])('bands %d deviations wide are no bands', k => {
    const { middle, upper, lower } = bollinger(column(1, 2, 3), 2, k)
    expect(middle[2]).toBe(2.5)
    expect([upper[2], lower[2]]).toEqual([NONE, NONE])
  })

  test('stochastic stays within 0 and 100 where a close is outside its own bar', () => {
    const bars = { high: column(10, 10), low: column(5, 5), close: column(20, 1) }
    expect([...stochastic(bars, { period: 1, smoothing: 1, signal: 1 }).k]).toEqual([100, 0])
  })

  test('a bar whose high and low are exchanged still has a range', () => {
    expect([...trueRange({ high: column(1), low: column(3), close: column(2) })]).toEqual([2])
  })
})

describe('volume bars', () => {
  test.each<[sentence: string, bars: Parameters<typeof volumeBars>[0], up: number[], down: number[]]>([
    [
      'a close below the open falls, one on it does not',
      { open: column(5, 5, 5), close: column(4, 5, 6), volume: column(1, 2, 3) },
      [NONE, 2, 3],
      [1, NONE, NONE],
    ],
    [
      'without opens the last close decides, over a gap too',
      { close: column(5, NONE, 4, 6), volume: column(1, 9, 2, 3) },
      [1, 9, NONE, 3],
      [NONE, NONE, 2, NONE],
    ],
    [
      'where one open is missing, the last close decides',
      { open: column(5, NONE), close: column(6, 5), volume: column(1, 2) },
      [1, NONE],
      [NONE, 2],
    ],
    [
      'no volume, or one below zero, is no bar; zero is one',
      { close: column(1, 2, 3), volume: column(NONE, -4, 0) },
      [NONE, NONE, 0],
      [NONE, NONE, NONE],
    ],
    ['without volumes there are none', { close: column(1, 2) }, [NONE, NONE], [NONE, NONE]],
  ])('%s', (_, bars, up, down) => {
    const got = volumeBars(bars)
    expect([[...got.up], [...got.down]]).toEqual([up, down])
  })
})

describe('the extent of a range', () => {
  const bars = { high: column(3, NONE, 9, 9, 4), low: column(1, NONE, 2, 0, 3) }
  test.each<[sentence: string, from: number, to: number, extent: ReturnType<typeof highLowExtent>]>([
    ['of all, the first of equal ones', 0, 4, { high: 9, highAt: 2, low: 0, lowAt: 3 }],
    ['of a part', 0, 2, { high: 9, highAt: 2, low: 1, lowAt: 0 }],
    ['with ends beyond the data', -5, 99, { high: 9, highAt: 2, low: 0, lowAt: 3 }],
    ['of a gap', 1, 1, null],
    ['of nothing', 4, 2, null],
    ['of places that are none', NONE, NONE, null],
  ])('%s', (_, from, to, extent) => {
    expect(highLowExtent(bars, from, to)).toEqual(extent)
  })

  test('of all bars by default', () => {
    expect(highLowExtent(bars)).toEqual({ high: 9, highAt: 2, low: 0, lowAt: 3 })
    expect(highLowExtent({ high: column(), low: column() })).toBeNull()
  })
})
