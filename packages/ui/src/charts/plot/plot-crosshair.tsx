'use client'
import { memo, useCallback, useRef } from 'react'
import { uniqueBy } from '../../foundation/list-of.ts'
import type { SeriesStyle } from '../../foundation/tokens/series.ts'
import type { Readable } from './cursor.ts'
import type { Box } from './geometry.ts'
import { sameItems } from './same-items.ts'
import { FORCED_FILL, MARKER_PATHS, paintOf } from './series-mark.tsx'
import { useFollow } from './use-follow.ts'

/** The position of the crosshair in pixels of the frame, and the heights of its dots by series; null without one. */
export type CrosshairReading = { x: number; dots: ReadonlyMap<string, number> } | null

export type PlotCrosshairProps = {
  /** The position of the crosshair; its changes do not render the plot. */
  readout: Readable<CrosshairReading>
  /** Every series that may have a dot. */
  marks: readonly { id: string; style: SeriesStyle }[]
  /** The plot within the frame. */
  box: Box
  /** The end of its line in pixels of the frame: beyond the plot where another pane follows. Default the plot's bottom. */
  bottom?: number
  'data-slot'?: string
}

/** Half the width of the strip with the rule and its dots. */
const HALF = 8

/**
 * The crosshair's line, and a marker on each series. It is a strip on a layer of its own, moved without rendering or painting.
 * `data-slot` plot-crosshair by default; state: `data-shown`.
 */
export const PlotCrosshair = memo(function PlotCrosshair({
  readout,
  marks,
  box,
  bottom = box.top + box.height,
  'data-slot': slot = 'plot-crosshair',
}: PlotCrosshairProps) {
  const root = useRef<SVGSVGElement>(null)
  const dots = useRef(new Map<string, SVGPathElement>())
  const before = useRef<string[]>([])
  const follow = useCallback((reading: CrosshairReading) => {
    const strip = root.current
    strip?.toggleAttribute('data-shown', reading !== null)
    if (!strip || !reading) return
    // whole pixels, or the rule would blur over two
    strip.style.transform = `translate(${Math.round(reading.x) - HALF}px,0)`
    for (const id of before.current)
      if (!reading.dots.has(id)) dots.current.get(id)?.removeAttribute('data-shown')
    for (const [id, y] of reading.dots) {
      const dot = dots.current.get(id)
      dot?.setAttribute('data-shown', '')
      dot?.setAttribute('transform', `translate(${HALF},${y})`)
    }
    before.current = [...reading.dots.keys()]
  }, [])
  useFollow(readout, follow)
  return (
    <svg
      ref={root}
      data-slot={slot}
      aria-hidden="true"
      width={2 * HALF}
      height={Math.max(bottom, box.top + box.height + HALF)}
      className="pointer-events-none invisible absolute start-0 top-0 will-change-transform data-shown:visible"
    >
      <line
        x1={HALF + 0.5}
        x2={HALF + 0.5}
        // from the frame's edge, so that there is no break below another pane
        y1={0}
        y2={bottom}
        strokeDasharray="3 3"
        className="stroke-crosshair forced-colors:stroke-[CanvasText]"
      />
      {uniqueBy(marks, ({ id }) => id).map(({ id, style }) => (
        <path
          key={id}
          ref={refIn(dots.current, id)}
          d={MARKER_PATHS[style.marker]}
          strokeWidth="1.5"
          className={`hidden fill-(--series) stroke-surface data-shown:block ${paintOf(style) ?? ''} ${FORCED_FILL}`}
        />
      ))}
    </svg>
  )
}, isSameCrosshair)

function isSameCrosshair(one: PlotCrosshairProps, other: PlotCrosshairProps): boolean {
  return (
    one.readout === other.readout &&
    one.box === other.box &&
    one.bottom === other.bottom &&
    sameItems(one.marks, other.marks)
  )
}

/** A ref that stores an element under its series' id. */
export function refIn<E extends Element>(elements: Map<string, E>, id: string): (element: E | null) => void {
  return element => {
    if (element) elements.set(id, element)
    else elements.delete(id)
  }
}
