import { type Bars, type ChartBars, isPresent, type RangeBars } from './bars.ts'
import {
  areParams,
  INDICATORS,
  type IndicatorPane,
  type IndicatorParams,
  type IndicatorSpec,
  indicatorSpec,
  type LineSpec,
} from './indicator-registry.ts'

/** A line of an indicator: its values by the index of the bar, NaN where there is none. */
export type IndicatorLine = LineSpec & { values: Float64Array }

/** The lines of an indicator, or the reason why there are none. */
export type IndicatorOutcome =
  | { kind: 'lines'; pane: IndicatorPane; lines: IndicatorLine[] }
  | { kind: 'none'; reason: 'masked' | 'unknown' | 'badParameter' | 'missingInput' }
  /** The first result needs `needed` values, the data have `count`. */
  | { kind: 'none'; reason: 'tooFew'; needed: number; count: number }

/** The kinds of values in the data: at least one bar with high and low, at least one volume; none for masked data. */
export type IndicatorInputs = { close: boolean; range: boolean; volume: boolean; masked: boolean }

/** The inputs that the bars have. High and low that only repeat the close give no range. */
export function indicatorInputs({ close, high, low, volume, masked }: ChartBars): IndicatorInputs {
  if (masked) return { close: false, range: false, volume: false, masked }
  return {
    masked,
    close: close.some(value => isPresent(value)),
    range: Boolean(high && low) && close.some((value, at) => isPresent(value) && hasRange(high, low, at)),
    volume: volume?.some(value => isPresent(value) && value > 0) ?? false,
  }
}

function hasRange(high: Float64Array | undefined, low: Float64Array | undefined, at: number): boolean {
  const [top, bottom] = [high?.[at], low?.[at]]
  return isPresent(top) && isPresent(bottom) && top !== bottom
}

/** The indicators that can be drawn from the inputs, in the order of the menu. */
export function drawableIndicators(inputs: IndicatorInputs): IndicatorSpec[] {
  return INDICATORS.filter(({ needs }) => inputs[needs])
}

/**
 * The lines of an indicator over the bars; none for masked bars (P7). Never throws: an unknown indicator, bad parameters and missing data
 * are reasons in the result.
 * Compute from absolute values; in percent mode convert the lines over the price with `linesInPercent` (C10).
 */
export function computeIndicator(id: unknown, params: IndicatorParams, bars: ChartBars): IndicatorOutcome {
  if (bars.masked) return { kind: 'none', reason: 'masked' }
  const spec = indicatorSpec(id)
  if (!spec) return { kind: 'none', reason: 'unknown' }
  if (!areParams(spec, params)) return { kind: 'none', reason: 'badParameter' }
  if (!indicatorInputs(bars)[spec.needs]) return { kind: 'none', reason: 'missingInput' }
  const whole: Bars & RangeBars = { ...bars, high: bars.high ?? bars.close, low: bars.low ?? bars.close }
  const columns = spec.compute(whole, params)
  const lines = spec.lines.map(line => ({ ...line, values: columns[line.id] ?? new Float64Array(0) }))
  if (lines.some(({ values }) => values.some(value => !Number.isNaN(value))))
    return { kind: 'lines', pane: spec.pane, lines }
  return { kind: 'none', reason: 'tooFew', needed: spec.needed(params), count: countOf(spec, whole) }
}

function countOf({ needs }: IndicatorSpec, { close, high, low }: RangeBars): number {
  const isBar = (at: number) => isPresent(close[at]) && isPresent(high[at]) && isPresent(low[at])
  return Array.from(close.keys()).filter(at => (needs === 'range' ? isBar(at) : isPresent(close[at]))).length
}

/**
 * Lines over the price as percent change from the base of their series (see `percentBase`), so that they stay next to it (C10).
 * An average of percentages is the percentage of the average, but only with the same base.
 */
export function linesInPercent(lines: readonly IndicatorLine[], base: number): IndicatorLine[] {
  return lines.map(line => ({ ...line, values: line.values.map(value => (value / base - 1) * 100) }))
}
