'use client'
import type { MapFigure } from './issuer-map.shape.ts'

/** Where the dots stand, as shares of the plot. */
const DOTS = [
  [0.08, 0.72],
  [0.17, 0.64],
  [0.24, 0.66],
  [0.33, 0.55],
  [0.45, 0.5],
  [0.52, 0.43],
  [0.64, 0.4],
  [0.78, 0.31],
  [0.9, 0.33],
] as const

/** Points of no data at all while the data is on its way. `data-slot` issuer-map-skeleton. */
export function IssuerMapSkeleton({ figure: { width, height, box } }: { figure: MapFigure }) {
  return (
    <svg
      data-slot="issuer-map-skeleton"
      aria-hidden="true"
      width={width}
      height={height}
      className="pointer-events-none absolute start-0 top-0 animate-pulse motion-reduce:animate-none"
    >
      {DOTS.map(([x, y]) => (
        <circle
          key={x}
          cx={box.left + x * box.width}
          cy={box.top + y * box.height}
          r="5"
          className="fill-line-strong"
        />
      ))}
    </svg>
  )
}
