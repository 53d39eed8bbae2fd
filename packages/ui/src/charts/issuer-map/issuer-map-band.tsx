'use client'
import { memo, type RefObject } from 'react'
import type { MapFigure } from './issuer-map.shape.ts'

export type IssuerMapBandProps = {
  /** Its sides are set without React while the hand draws it. */
  band: RefObject<SVGRectElement | null>
  figure: Pick<MapFigure, 'width' | 'height'>
}

/** The rectangle that a hand is drawing. `data-slot` issuer-map-band. */
export const IssuerMapBand = memo(function IssuerMapBand({ band, figure }: IssuerMapBandProps) {
  return (
    <svg
      data-slot="issuer-map-band"
      aria-hidden="true"
      width={figure.width}
      height={figure.height}
      className="pointer-events-none absolute start-0 top-0"
    >
      <rect
        ref={band}
        width="0"
        height="0"
        className="fill-accent/12 stroke-accent forced-colors:stroke-[Highlight]"
      />
    </svg>
  )
})
