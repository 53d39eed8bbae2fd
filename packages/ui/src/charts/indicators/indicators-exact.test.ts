import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { heikinAshi } from './bars.ts'
import { ema, sma, wilder, wma } from './moving-averages.ts'
import { macd, rsi, stochastic } from './oscillators.ts'
import { atr, bollinger, trueRange } from './ranges.ts'

/**
 * The formulas once more, as they are printed, each value from the start and in fractions of whole numbers: no rounding, no running state.
 * Inputs are whole numbers, so that they are the same in both.
 */
type Fraction = { up: bigint; down: bigint }

const whole = (value: number | bigint): Fraction => ({ up: BigInt(value), down: 1n })
const reduce = ({ up, down }: Fraction): Fraction => {
  let [a, b] = [up < 0n ? -up : up, down]
  while (b > 0n) [a, b] = [b, a % b]
  return a === 0n ? whole(0) : { up: up / a, down: down / a }
}
const plus = (a: Fraction, b: Fraction) =>
  reduce({ up: a.up * b.down + b.up * a.down, down: a.down * b.down })
const times = (a: Fraction, b: Fraction) => reduce({ up: a.up * b.up, down: a.down * b.down })
const minus = (a: Fraction, b: Fraction) => plus(a, times(b, whole(-1)))
const over = (a: Fraction, n: number) => times(a, { up: 1n, down: BigInt(n) })
const by = (a: Fraction, b: Fraction) =>
  reduce(
    b.up < 0n ? { up: -a.up * b.down, down: -a.down * b.up } : { up: a.up * b.down, down: a.down * b.up },
  )
const sum = (all: readonly Fraction[]) => all.reduce(plus, whole(0))
const isLess = (a: Fraction, b: Fraction) => a.up * b.down < b.up * a.down
const most = (all: readonly Fraction[]) => all.reduce((a, b) => (isLess(a, b) ? b : a))
const least = (all: readonly Fraction[]) => all.reduce((a, b) => (isLess(b, a) ? b : a))

/** The nearest number, from 40 decimal digits. */
function toNumber({ up, down }: Fraction): number {
  const scaled = (up * 10n ** 40n) / down
  return Number(scaled) / 1e40
}

type Row = readonly Fraction[]
type Result = readonly (Fraction | null)[]

const windows = (row: Row, n: number, of: (window: Row) => Fraction): Result =>
  row.map((_, at) => (at < n - 1 ? null : of(row.slice(at - n + 1, at + 1))))
const meanOf = (window: Row) => over(sum(window), window.length)

/** `E = α·x + (1 − α)·E₋₁` from the mean of the first n, by the recursion as it is printed. */
function averaged(row: Row, n: number, alpha: Fraction): Result {
  let last: Fraction | null = null
  return row.map((value, at) => {
    if (at < n - 1) return null
    last =
      last === null ? meanOf(row.slice(0, n)) : plus(times(alpha, value), times(minus(whole(1), alpha), last))
    return last
  })
}
const alphaOf = (n: number): Fraction => ({ up: 2n, down: BigInt(n + 1) })
const over1 = (n: number): Fraction => ({ up: 1n, down: BigInt(n) })
/** Applies a function to the present values, and puts the results back in place. */
const onRest = (row: Result, of: (rest: Row) => Result): Result => {
  const from = row.findIndex(value => value !== null)
  return from < 0 ? row : [...row.slice(0, from), ...of(row.slice(from) as Row)]
}
const both = (a: Result, b: Result, of: (a: Fraction, b: Fraction) => Fraction): Result =>
  a.map((value, at) => (value && b[at] ? of(value, b[at] as Fraction) : null))

function exactRsi(row: Row, n: number): Result {
  const changes = row.slice(1).map((value, at) => minus(value, row[at] as Fraction))
  const gains = averaged(
    changes.map(change => most([change, whole(0)])),
    n,
    over1(n),
  )
  const losses = averaged(
    changes.map(change => most([times(change, whole(-1)), whole(0)])),
    n,
    over1(n),
  )
  const first = row.length === 0 ? [] : [null]
  return [
    ...first,
    ...both(gains, losses, (gain, loss) => {
      if (loss.up === 0n) return gain.up === 0n ? whole(50) : whole(100)
      return minus(whole(100), by(whole(100), plus(whole(1), by(gain, loss))))
    }),
  ]
}

type Bar = { open: number; high: number; low: number; close: number }

function exactRanges(bars: readonly Bar[]): Row {
  return bars.map(({ high, low }, at) => {
    const before = bars[at - 1]?.close
    const all =
      before === undefined ? [high - low] : [high - low, Math.abs(high - before), Math.abs(low - before)]
    return whole(Math.max(...all))
  })
}

/** Within 1e-9 of the largest of the inputs, and no value at the same places. */
function expectExact(got: Float64Array, expected: Result, scale: number): void {
  expect(got).toHaveLength(expected.length)
  expected.forEach((value, at) => {
    if (value === null) expect(got[at]).toBeNaN()
    else expect(Math.abs((got[at] as number) - toNumber(value))).toBeLessThanOrEqual(1e-9 * scale)
  })
}

const price = fc.integer({ min: -2000, max: 100_000 })
const prices = fc.array(price, { maxLength: 30 })
const period = fc.integer({ min: 1, max: 12 })
const bar = fc.tuple(price, price, fc.nat(500), fc.nat(500)).map(
  ([open, close, above, below]): Bar => ({
    open,
    close,
    high: Math.max(open, close) + above,
    low: Math.min(open, close) - below,
  }),
)
const bars = fc.array(bar, { maxLength: 25 })
const rowOf = (values: readonly number[]): Row => values.map(whole)
const column = (values: readonly number[]) => Float64Array.from(values)
const columnsOf = (all: readonly Bar[]) => ({
  open: column(all.map(({ open }) => open)),
  high: column(all.map(({ high }) => high)),
  low: column(all.map(({ low }) => low)),
  close: column(all.map(({ close }) => close)),
})
const SCALE = 100_000

describe('C20: every indicator agrees with its printed formula in exact fractions', () => {
  test('SMA, EMA, WMA and Wilder’s smoothing', () => {
    fc.assert(
      fc.property(prices, period, (values, n) => {
        const row = rowOf(values)
        expectExact(sma(column(values), n), windows(row, n, meanOf), SCALE)
        expectExact(ema(column(values), n), averaged(row, n, alphaOf(n)), SCALE)
        expectExact(wilder(column(values), n), averaged(row, n, over1(n)), SCALE)
        const weighted = windows(row, n, window =>
          over(sum(window.map((value, i) => times(value, whole(i + 1)))), (n * (n + 1)) / 2),
        )
        expectExact(wma(column(values), n), weighted, SCALE)
      }),
    )
  })

  test('RSI', () => {
    fc.assert(
      fc.property(prices, period, (values, n) => {
        expectExact(rsi(column(values), n), exactRsi(rowOf(values), n), 100)
      }),
    )
  })

  test('MACD: line, signal and histogram', () => {
    fc.assert(
      fc.property(prices, period, period, period, (values, fast, slow, signal) => {
        const row = rowOf(values)
        const line = both(averaged(row, fast, alphaOf(fast)), averaged(row, slow, alphaOf(slow)), minus)
        const signals = onRest(line, rest => averaged(rest, signal, alphaOf(signal)))
        const got = macd(column(values), { fast, slow, signal })
        expectExact(got.line, line, SCALE)
        expectExact(got.signal, signals, SCALE)
        expectExact(got.histogram, both(line, signals, minus), SCALE)
      }),
    )
  })

  test('Bollinger: the bands are as far from the middle as the population’s variance says', () => {
    fc.assert(
      fc.property(prices, period, fc.integer({ min: 0, max: 4 }), (values, n, k) => {
        const got = bollinger(column(values), n, k)
        const row = rowOf(values)
        expectExact(got.middle, windows(row, n, meanOf), SCALE)
        const variance = windows(row, n, window =>
          over(sum(window.map(value => minus(value, meanOf(window))).map(off => times(off, off))), n),
        )
        const squared = got.upper.map((value, at) => ((value - (got.lower[at] as number)) / 2) ** 2)
        expectExact(
          squared,
          variance.map(value => value && times(value, whole(k * k))),
          SCALE * SCALE,
        )
        for (const [at, value] of got.upper.entries()) expect(value < (got.lower[at] as number)).toBe(false)
      }),
    )
  })

  test('true range and ATR', () => {
    fc.assert(
      fc.property(bars, period, (all, n) => {
        const ranges = exactRanges(all)
        expectExact(trueRange(columnsOf(all)), ranges, SCALE)
        expectExact(atr(columnsOf(all), n), averaged(ranges, n, over1(n)), SCALE)
      }),
    )
  })

  test('stochastic', () => {
    fc.assert(
      fc.property(bars, period, period, period, (all, n, smoothing, signal) => {
        const raw: Result = all.map((one, at) => {
          if (at < n - 1) return null
          const window = all.slice(at - n + 1, at + 1)
          const high = most(window.map(each => whole(each.high)))
          const low = least(window.map(each => whole(each.low)))
          const span = minus(high, low)
          return span.up === 0n ? whole(50) : by(times(whole(100), minus(whole(one.close), low)), span)
        })
        const k = onRest(raw, rest => windows(rest, smoothing, meanOf))
        const got = stochastic(columnsOf(all), { period: n, smoothing, signal })
        expectExact(got.k, k, 100)
        expectExact(
          got.d,
          onRest(k, rest => windows(rest, signal, meanOf)),
          100,
        )
      }),
    )
  })

  test('Heikin-Ashi', () => {
    fc.assert(
      fc.property(bars, all => {
        let before: { open: Fraction; close: Fraction } | null = null
        const expected = all.map(({ open, high, low, close }) => {
          const averageClose = over(whole(open + high + low + close), 4)
          const averageOpen: Fraction = before
            ? over(plus(before.open, before.close), 2)
            : over(whole(open + close), 2)
          before = { open: averageOpen, close: averageClose }
          const ends = [averageOpen, averageClose]
          return { ...before, high: most([whole(high), ...ends]), low: least([whole(low), ...ends]) }
        })
        const got = heikinAshi(columnsOf(all))
        for (const name of ['open', 'high', 'low', 'close'] as const)
          expectExact(
            got[name],
            expected.map(one => one[name]),
            SCALE,
          )
      }),
    )
  })
})
