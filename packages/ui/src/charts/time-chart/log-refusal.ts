import { columnOf, type TimeSeries, type ValuesMode } from './time-chart.shape.ts'

/** Why the value axis cannot be logarithmic now, as a label key; null when it can. A logarithm needs values above zero. */
export function logRefusal(series: readonly TimeSeries[], mode: ValuesMode): string | null {
  if (mode === 'percent') return 'stock_log_percent'
  return series.some(one => columnOf(one).low <= 0) ? 'stock_log_not_positive' : null
}
