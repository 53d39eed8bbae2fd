'use client'
import { memo, useCallback, useRef } from 'react'
import type { Channel } from '../plot/cursor.ts'
import { useFollow } from '../plot/use-follow.ts'
import type { MapFigure } from './issuer-map.shape.ts'

/** Half the side of the ring's own layer in pixels. */
const HALF = 14

export type IssuerMapCursorProps = {
  /** Place of the point that is read; −1 for none. */
  readout: Channel<number>
  figure: Pick<MapFigure, 'px' | 'py'>
}

/** The ring around the point that is read, moved without React. `data-slot` issuer-map-cursor; state: `data-shown`. */
export const IssuerMapCursor = memo(function IssuerMapCursor({ readout, figure }: IssuerMapCursorProps) {
  const root = useRef<SVGSVGElement>(null)
  const { px, py } = figure
  const follow = useCallback(
    (place: number) => {
      const ring = root.current
      const [x, y] = [px[place], py[place]]
      ring?.toggleAttribute('data-shown', x !== undefined)
      if (!ring || x === undefined || y === undefined) return
      ring.style.transform = `translate(${Math.round((x - HALF) * 10) / 10}px,${Math.round((y - HALF) * 10) / 10}px)`
    },
    [px, py],
  )
  useFollow(readout, follow)
  return (
    <svg
      ref={root}
      data-slot="issuer-map-cursor"
      aria-hidden="true"
      width={2 * HALF}
      height={2 * HALF}
      className="pointer-events-none invisible absolute start-0 top-0 will-change-transform data-shown:visible"
    >
      <circle
        cx={HALF}
        cy={HALF}
        r={HALF - 2}
        strokeWidth="1.5"
        className="fill-none stroke-ink forced-colors:stroke-[CanvasText]"
      />
    </svg>
  )
})
