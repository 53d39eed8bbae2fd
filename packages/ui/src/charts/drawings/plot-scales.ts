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
export function linearScales(domain: PlotDomain, box: PlotBox): PlotScales {
  return scalesOf(
    domain,
    box,
    value => value,
    height => height,
  )
}

/** The scales of a plot whose value axis is logarithmic; `low` and `high` are above zero. */
export function logScales(domain: PlotDomain, box: PlotBox): PlotScales {
  return scalesOf(domain, box, value => (value > 0 ? Math.log(value) : Number.NaN), Math.exp)
}

function scalesOf(
  { from, to, low, high }: PlotDomain,
  { left, top, width, height }: PlotBox,
  forth: (value: number) => number,
  back: (height: number) => number,
): PlotScales {
  const [bottom, span] = [forth(low), forth(high) - forth(low) || 1]
  const stretch = to - from || 1
  return {
    x: at => left + ((at - from) / stretch) * width,
    y: value => top + height - ((forth(value) - bottom) / span) * height,
    invert: ({ x, y }) => ({
      at: from + ((x - left) / (width || 1)) * stretch,
      value: back(bottom + ((top + height - y) / (height || 1)) * span),
    }),
  }
}
