import { type NumericField, numberOf, type PanelData, type PanelPoint } from '@accrue/api-client'
import type { BarColumns, SeriesChange, TimePoint, TimeSeries } from '@accrue/ui/charts'

export type PanelLines = {
  /** The lines, the main one first. */
  series: TimeSeries[]
  /** Pieces traded, as a histogram; null when unknown or withheld. */
  turnover: TimeSeries | null
  /** The same, aligned with the points of the main line; NaN when unknown. */
  volume: Float64Array | null
}

export type PanelNames = {
  /** The page's subject; names a line without a name. */
  name: string
  turnover: string
}

/** Chart data from an entity's panel: lines, bars for days with open, high and low, and the turnover (shared-blocks §3). */
export function panelLines(panel: PanelData, names: PanelNames): PanelLines {
  const series = panel.series
    .filter(one => one.visible)
    .map(({ name, points }, at): TimeSeries => {
      const bars = panel.masked ? null : barsOf(points)
      return {
        id: at === 0 ? 'main' : `line ${at}`,
        name: name || names.name,
        points: points.map(point => pointOf(point, panel.masked)),
        ...(panel.measure && !panel.masked ? { unit: panel.measure } : {}),
        ...(panel.masked ? {} : { change: changeOf(panel) }),
        ...(bars ? { bars } : {}),
      }
    })
  const traded = panel.masked ? [] : panel.turnover
  const volume = volumeOf(panel.series[0]?.points ?? [], traded)
  const turnover: TimeSeries | null =
    volume === null
      ? null
      : {
          id: 'turnover',
          name: names.turnover,
          variant: 'histogram',
          merge: 'sum',
          neutral: true,
          tone: tonesOf(panel.series[0]?.points ?? [], traded),
          points: traded.map(({ day, value }) => ({ day, value: numberOf(value) })),
        }
  return { series, turnover, volume }
}

/** An index may be a yield; its change is then in basis points. */
function changeOf({ measure }: PanelData): SeriesChange {
  return measure === '%' ? 'basisPoints' : 'percent'
}

/** Masked points have only a shape. */
function pointOf({ day, value, shape }: PanelPoint, masked: boolean): TimePoint {
  return { day, value: masked ? shape : numberOf(value) }
}

function barsOf(points: readonly PanelPoint[]): BarColumns | null {
  if (!points.some(({ bar }) => bar !== null)) return null
  const column = (fieldOf: (bar: NonNullable<PanelPoint['bar']>) => NumericField) =>
    Float64Array.from(points, ({ bar }) => (bar && numberOf(fieldOf(bar))) ?? Number.NaN)
  return { open: column(bar => bar.open), high: column(bar => bar.high), low: column(bar => bar.low) }
}

/** Whether the price rose on each day with turnover; constant when days are not bars. */
function tonesOf(points: readonly PanelPoint[], traded: readonly PanelPoint[]): 'series' | Int8Array {
  const bars = new Map(points.map(({ day, bar, value }) => [day, bar && { open: bar.open, close: value }]))
  if (![...bars.values()].some(bar => bar !== null)) return 'series'
  return Int8Array.from(traded, ({ day }) => {
    const bar = bars.get(day)
    return bar && (numberOf(bar.close) ?? 0) < (numberOf(bar.open) ?? 0) ? -1 : 1
  })
}

function volumeOf(points: readonly PanelPoint[], turnover: readonly PanelPoint[]): Float64Array | null {
  const byDay = new Map(turnover.map(({ day, value }) => [day, numberOf(value)]))
  const volume = Float64Array.from(points, ({ day }) => byDay.get(day) ?? Number.NaN)
  return volume.some(value => !Number.isNaN(value)) ? volume : null
}
