'use client'
import { lazyRoom } from '@accrue/ui/controls'

/** The extended chart, once its file is here: its tools are the heaviest of all charts, and few readers open it. */
export const ExtendedView = lazyRoom(
  async () => (await import('./extended-chart.tsx')).ExtendedChart,
  ({ figure }) => figure.height,
)
