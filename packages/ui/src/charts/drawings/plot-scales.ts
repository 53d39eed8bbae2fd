import { logHeight } from '../time-chart/column.ts'
import { type Mapping, mappingOf } from '../time-chart/path-text.ts'
import type { DataPoint } from './drawing.ts'

/** A place on the chart in pixels of its frame. */
export type Pixel = { x: number; y: number }

/** The plot within the frame, in pixels. */
export type PlotBox = { left: number; top: number; width: number; height: number }

/** How a chart maps its data, whatever its axes are. What has no place, as zero on a logarithmic axis, maps to NaN. */
export type PlotScales = {
  /** Wall-clock milliseconds → pixels from the left of the frame. */
  x: (at: number) => number
  /** A value → pixels from the top of the frame. */
  y: (value: number) => number
  /** The way back. */
  invert: (pixel: Pixel) => DataPoint
}

export type PlotDomain = { from: number; to: number; low: number; high: number }

/** The scales of a plot whose value axis is linear. */
export function linearScales({ from, to, low, high }: PlotDomain, box: PlotBox): PlotScales {
  return scalesOf(mappingOf({ x0: from, x1: to, y0: low, y1: high }, box))
}

/** The scales of a plot whose value axis is logarithmic; `low` and `high` are above zero. */
export function logScales({ from, to, low, high }: PlotDomain, box: PlotBox): PlotScales {
  return scalesOf(mappingOf({ x0: from, x1: to, y0: logHeight(low), y1: logHeight(high) }, box), true)
}

/** The scales of a mapping; with `log` its heights are decimal logarithms. */
export function scalesOf({ kx, bx, ky, by }: Mapping, log = false): PlotScales {
  return {
    x: at => at * kx + bx,
    y: value => (log ? logHeight(value) : value) * ky + by,
    invert: ({ x, y }) => {
      const height = (y - by) / (ky || 1)
      return { at: (x - bx) / (kx || 1), value: log ? 10 ** height : height }
    },
  }
}
