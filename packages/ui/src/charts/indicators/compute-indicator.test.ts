import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import type { Bars, ChartBars } from './bars.ts'
import {
  computeIndicator,
  drawableIndicators,
  type IndicatorOutcome,
  indicatorInputs,
  linesInPercent,
} from './compute-indicator.ts'
import {
  areParams,
  INDICATORS,
  type IndicatorParams,
  indicatorSpec,
  initialParams,
  isParameter,
} from './indicator-registry.ts'
import { sma } from './moving-averages.ts'

const NONE = Number.NaN
const column = (...values: number[]) => Float64Array.from(values)
const ramp = (count: number, start = 100) => Float64Array.from({ length: count }, (_, i) => start + (i % 7))
const full = (count: number): Bars => ({
  open: ramp(count),
  high: ramp(count, 103),
  low: ramp(count, 98),
  close: ramp(count, 101),
  volume: ramp(count, 1000),
})
/** Columns of a series that is not masked. */
const open = (bars: Bars): ChartBars => ({ ...bars, masked: false })

describe('C20: the indicators of the extended chart', () => {
  test.each(INDICATORS)('$id: its parameters, names and lines hold together', spec => {
    expect(areParams(spec, initialParams(spec))).toBe(true)
    const keys = [spec.nameKey, spec.labelKey, ...spec.parameters.map(({ labelKey }) => labelKey)]
    const lineKeys = spec.lines.flatMap(({ labelKey }) => labelKey ?? [])
    for (const key of [...keys, ...lineKeys]) expect(Object.hasOwn(english, key), key).toBe(true)
    const against = spec.conflict?.({ ...initialParams(spec), fast: 9, slow: 9 } as Required<IndicatorParams>)
    if (against) expect(Object.hasOwn(english, against), against).toBe(true)
    for (const { least, most, initial } of spec.parameters)
      expect(least <= initial && initial <= most).toBe(true)
    expect(spec.lines.filter(({ labelKey }) => labelKey === null).length).toBeLessThanOrEqual(1)
  })

  test.each(INDICATORS)('$id: has its first result at the value that it says it needs', spec => {
    const params = initialParams(spec)
    if (!areParams(spec, params)) throw new Error('no parameters')
    const needed = spec.needed(params)
    const outcome = computeIndicator(spec.id, params, open(full(needed)))
    expect(outcome.kind).toBe('lines')
    if (needed > 1)
      expect(computeIndicator(spec.id, params, open(full(needed - 1)))).toEqual({
        kind: 'none',
        reason: 'tooFew',
        needed,
        count: needed - 1,
      })
  })

  test('each id is there once', () => {
    const ids = INDICATORS.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(indicatorSpec(id)?.id).toBe(id)
  })

  test('RSI and stochastic have a pane from 0 to 100 with their guide lines', () => {
    expect(indicatorSpec('rsi')?.pane).toEqual({ place: 'own', low: 0, high: 100, guides: [30, 70] })
    expect(indicatorSpec('stochastic')?.pane).toEqual({ place: 'own', low: 0, high: 100, guides: [20, 80] })
  })
})

describe('only indicators that can be drawn are offered', () => {
  const AVERAGES = ['sma', 'ema', 'wma', 'bollinger', 'rsi', 'macd']
  test.each<[sentence: string, bars: Bars, ids: string[]]>([
    ['closes alone', { close: column(1, 2) }, AVERAGES],
    ['whole bars', { ...full(3), volume: undefined }, [...AVERAGES, 'stochastic', 'atr']],
    ['closes and volumes', { close: column(1), volume: column(5) }, [...AVERAGES, 'volume']],
    ['everything', full(3), [...AVERAGES, 'stochastic', 'atr', 'volume']],
    ['nothing', { close: column(NONE, NONE) }, []],
    ['an empty column', { close: column() }, []],
    ['high and low that copy the close', { close: column(1), high: column(1), low: column(1) }, AVERAGES],
    ['volumes of zero', { close: column(1), volume: column(0) }, AVERAGES],
    ['high and low without a close', { close: column(NONE), high: column(2), low: column(1) }, []],
  ])('%s', (_, bars, ids) => {
    expect(drawableIndicators(indicatorInputs(open(bars))).map(({ id }) => id)).toEqual(ids)
  })
})

describe('computeIndicator', () => {
  test('gives named lines with their roles', () => {
    const outcome = computeIndicator('macd', { fast: 2, slow: 3, signal: 2 }, open(full(10)))
    if (outcome.kind === 'none') throw new Error(outcome.reason)
    expect(outcome.lines.map(({ id, role }) => [id, role])).toEqual([
      ['histogram', 'histogram'],
      ['line', 'main'],
      ['signal', 'signal'],
    ])
    for (const { values } of outcome.lines) expect(values).toHaveLength(10)
  })

  test.each<[sentence: string, id: unknown, params: IndicatorParams, bars: Bars, reason: IndicatorOutcome]>([
    ['an unknown id', 'ichimoku', {}, full(9), { kind: 'none', reason: 'unknown' }],
    ['a name of every object', 'constructor', {}, full(9), { kind: 'none', reason: 'unknown' }],
    ['no parameter', 'sma', {}, full(9), { kind: 'none', reason: 'badParameter' }],
    ['a period of zero', 'sma', { period: 0 }, full(9), { kind: 'none', reason: 'badParameter' }],
    ['one below zero', 'rsi', { period: -3 }, full(9), { kind: 'none', reason: 'badParameter' }],
    ['a fraction', 'ema', { period: 2.5 }, full(9), { kind: 'none', reason: 'badParameter' }],
    ['NaN', 'wma', { period: NONE }, full(9), { kind: 'none', reason: 'badParameter' }],
    [
      'a fast period as long as the slow one',
      'macd',
      { fast: 9, slow: 9, signal: 3 },
      full(9),
      { kind: 'none', reason: 'badParameter' },
    ],
    ['ATR of closes', 'atr', { period: 2 }, { close: ramp(9) }, { kind: 'none', reason: 'missingInput' }],
    ['volume without any', 'volume', {}, { close: ramp(9) }, { kind: 'none', reason: 'missingInput' }],
    [
      'a period longer than the data',
      'sma',
      { period: 20 },
      full(9),
      { kind: 'none', reason: 'tooFew', needed: 20, count: 9 },
    ],
    [
      'values lost to gaps',
      'rsi',
      { period: 3 },
      { close: column(1, NONE, 2, NONE, 3) },
      { kind: 'none', reason: 'tooFew', needed: 4, count: 3 },
    ],
  ])('%s gives a reason, not an error', (_, id, params, bars, outcome) => {
    expect(computeIndicator(id, params, open(bars))).toEqual(outcome)
  })

  test.each(INDICATORS)('P7 $id: a series that hides its values has none', spec => {
    const masked: ChartBars = { ...full(500), masked: true }
    expect(computeIndicator(spec.id, initialParams(spec), masked)).toEqual({ kind: 'none', reason: 'masked' })
    expect(drawableIndicators(indicatorInputs(masked))).toEqual([])
  })

  test('the RSI of closes that only rise is 100, despite rounding', () => {
    const close = column(-1.4542879235987216e-74, 6.05065405971806e-86)
    const outcome = computeIndicator('rsi', { period: 1 }, open({ close }))
    expect(outcome).toMatchObject({ lines: [{ values: new Float64Array([Number.NaN, 100]) }] })
  })

  test('for any parameters and data it has a result, and no line leaves its pane', () => {
    const value = fc.oneof(fc.double({ min: -1e6, max: 1e6 }), fc.double(), fc.constant(NONE))
    const columns = fc.array(value, { maxLength: 40 }).map(values => Float64Array.from(values))
    const number = fc.oneof(fc.integer({ min: -2, max: 30 }), fc.double())
    const params = fc.record({
      period: number,
      deviations: number,
      fast: number,
      slow: number,
      signal: number,
      smoothing: number,
    })
    fc.assert(
      fc.property(
        fc.constantFrom(...INDICATORS),
        params,
        fc.record({ close: columns, open: columns, high: columns, low: columns, volume: columns }),
        (spec, chosen, bars) => {
          const outcome = computeIndicator(spec.id, chosen, open(bars))
          if (outcome.kind === 'none') return
          for (const { values } of outcome.lines) {
            expect(values).toHaveLength(bars.close.length)
            for (const each of values) expect(Number.isNaN(each) || Number.isFinite(each)).toBe(true)
            if (outcome.pane.place === 'own') {
              const { low, high } = outcome.pane
              for (const each of values)
                expect(each < (low ?? -Infinity) || each > (high ?? Infinity)).toBe(false)
            }
          }
        },
      ),
    )
  })
})

test('C10: in percent an average stays next to its series, because it has the same base', () => {
  const close = column(50, 60, 70, 80)
  const percent = close.map(value => (value / 50 - 1) * 100)
  const outcome = computeIndicator('sma', { period: 2 }, open({ close }))
  if (outcome.kind === 'none') throw new Error(outcome.reason)
  const [line] = linesInPercent(outcome.lines, 50)
  const expected = sma(percent, 2)
  expect(line?.values[0]).toBeNaN()
  line?.values.slice(1).forEach((value, at) => {
    expect(value).toBeCloseTo(expected[at + 1] as number, 10)
  })
})

describe('limits of a parameter', () => {
  const period = { id: 'period', labelKey: '', initial: 20, least: 2, most: 500, step: 1 } as const
  const share = { ...period, id: 'deviations', least: 0.1, most: 10, step: 0.1 } as const
  test.each([
    [period, 2, true],
    [period, 500, true],
    [period, 1, false],
    [period, 501, false],
    [period, 20.5, false],
    [period, '20', false],
    [period, NONE, false],
    [share, 0.1, true],
    [share, 2.25, true],
    [share, 0, false],
    [share, Number.POSITIVE_INFINITY, false],
  ] as const)('%o takes %s: %s', (spec, value, takes) => {
    expect(isParameter(spec, value)).toBe(takes)
  })
})
