'use client'
import { memo, type RefObject } from 'react'
import type { Box } from '../plot/geometry.ts'
import { TimeChartCrosshair } from './time-chart-crosshair.tsx'
import { TimeChartLines } from './time-chart-lines.tsx'
import { TimeChartRules } from './time-chart-rules.tsx'
import { TimeChartTags } from './time-chart-tags.tsx'
import { TimeChartTooltip } from './time-chart-tooltip.tsx'
import { useRead } from './use-read.ts'
import type { Scene } from './use-scene.ts'

export type TimeChartLayersProps = {
  scene: Scene
  /** The element that pointers come over. */
  surface: RefObject<HTMLElement | null>
  band: RefObject<SVGRectElement | null>
  fontSize: number
  measured: boolean
}

/** What is drawn over the grid, from the back to the front. */
export function TimeChartLayers({ scene, surface, band, fontSize, measured }: TimeChartLayersProps) {
  const { figure, box, readout, visible, writing } = scene
  const read = useRead(surface, scene.link)
  return (
    <>
      <TimeChartRules figure={figure} />
      <TimeChartLines {...{ lines: scene.lines, figure, box, transform: scene.transform, measured }} />
      <TimeChartTags figure={figure} fontSize={fontSize} />
      <Band band={band} box={box} />
      {read ? <TimeChartCrosshair readout={readout} lines={visible} box={box} /> : null}
      {read && measured ? (
        <TimeChartTooltip {...{ readout, lines: visible, box, fontSize, writing }} />
      ) : null}
    </>
  )
}

/** The stretch that a drag is selecting. */
const Band = memo(function Band({ band, box }: { band: RefObject<SVGRectElement | null>; box: Box }) {
  return (
    <svg
      aria-hidden="true"
      width={box.left + box.width}
      height={box.top + box.height}
      className="pointer-events-none absolute start-0 top-0"
    >
      <rect ref={band} y={box.top} height={box.height} width="0" className="fill-accent/12" />
    </svg>
  )
})
