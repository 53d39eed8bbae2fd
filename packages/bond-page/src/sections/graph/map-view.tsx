'use client'
import { lazyRoom } from '@accrue/ui/controls'

/** Height of the issuer map in pixels (shared-blocks §9, readings #25). */
const MAP_HEIGHT = 650

/** The issuer map, once its file is here. */
export const MapView = lazyRoom(
  async () => (await import('./map-chart.tsx')).MapChart,
  () => MAP_HEIGHT,
)
