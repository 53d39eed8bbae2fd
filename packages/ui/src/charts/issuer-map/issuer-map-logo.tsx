'use client'
import type { ReactNode } from 'react'
import type { MapFigure } from './issuer-map.shape.ts'

/** Pixels between the logo and the plot's edges. */
const ROOM = 10

/** The logo in the lower corner of the plot; a layer of the map, so that pictures have it. `data-slot` issuer-map-logo. */
export function IssuerMapLogo({ figure, children }: { figure: MapFigure; children: ReactNode }) {
  const { box, height } = figure
  return (
    <div
      data-slot="issuer-map-logo"
      data-chart-layer="logo"
      className="pointer-events-none absolute opacity-50"
      style={{ insetInlineStart: box.left + ROOM, insetBlockEnd: height - box.top - box.height + ROOM }}
    >
      {children}
    </div>
  )
}
