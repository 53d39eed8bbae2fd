import { describe, expect, test } from 'vitest'
import { ema, sma } from './moving-averages.ts'
import { rsi } from './oscillators.ts'

/**
 * Worked examples that are reprinted in many places: the closes and results of StockCharts' ChartSchool pages on moving averages and on Wilder's
 * RSI (14 days of QQQQ). The results are printed to two decimals. So are the closes of the averages, which
 * alone may move a result by half a hundredth; those of the RSI table are given to four.
 */
const column = (...values: number[]) => Float64Array.from(values)

// biome-ignore format: one line as it is printed
const AVERAGED = column(22.27, 22.19, 22.08, 22.17, 22.18, 22.13, 22.23, 22.43, 22.24, 22.29, 22.15, 22.39, 22.38, 22.61, 23.36, 24.05, 23.75, 23.83, 23.95, 23.63)

// biome-ignore format: one line as it is printed
const QQQQ = column(44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826, 45.8931, 46.0328, 45.614, 46.282, 46.282, 46.0028, 46.0328, 46.4116, 46.2222, 45.6439, 46.2122, 46.2521, 45.7137, 46.4515, 45.7835, 45.3548, 44.0288, 44.1783, 44.2181, 44.5672, 43.4205, 42.6628, 43.1314)

describe('C20: the published examples', () => {
  test('a simple moving average over 10 days', () => {
    // biome-ignore format: one line as it is printed
    const printed = [22.22, 22.21, 22.23, 22.26, 22.31, 22.42, 22.61, 22.77, 22.91, 23.08, 23.21]
    expect([...sma(AVERAGED, 10).slice(0, 9)]).toEqual(Array(9).fill(Number.NaN))
    expectPrinted(sma(AVERAGED, 10).slice(9), printed, 0.01)
  })

  test('an exponential moving average over 10 days, which starts from the simple one', () => {
    // biome-ignore format: one line as it is printed
    const printed = [22.22, 22.21, 22.24, 22.27, 22.33, 22.52, 22.8, 22.97, 23.13, 23.28, 23.34]
    expectPrinted(ema(AVERAGED, 10).slice(9), printed, 0.01)
  })

  test('Wilder’s RSI over 14 days', () => {
    // biome-ignore format: one line as it is printed
    const printed = [70.53, 66.32, 66.55, 69.41, 66.36, 57.97, 62.93, 63.26, 56.06, 62.38, 54.71, 50.42, 39.99, 41.46, 41.87, 45.46, 37.3, 33.08, 37.77]
    expect([...rsi(QQQQ, 14).slice(0, 14)]).toEqual(Array(14).fill(Number.NaN))
    expectPrinted(rsi(QQQQ, 14).slice(14), printed, 0.0055)
  })
})

function expectPrinted(got: Float64Array, printed: readonly number[], within: number): void {
  expect(got).toHaveLength(printed.length)
  printed.forEach((value, at) => {
    expect(
      Math.abs((got[at] as number) - value),
      `place ${at}: ${got[at]} printed as ${value}`,
    ).toBeLessThanOrEqual(within)
  })
}
