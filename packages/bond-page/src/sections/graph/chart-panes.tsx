'use client'
import { createCursorLink, SpreadStats, TimeChart, type TimeChartProps } from '@accrue/ui/charts'
import { useState } from 'react'

export type ChartPanesProps = TimeChartProps & {
  /** The spread of the two lines, or null: a pane of its own below them (C11). */
  spread: SpreadPaneProps | null
}

/** The chart, and the spread of its two lines below it under the same crosshair (C18). */
export function ChartPanes({ spread, ...chart }: ChartPanesProps) {
  const [link] = useState(createCursorLink)
  return (
    <>
      <TimeChart {...chart} cursorLink={link} />
      {spread ? <SpreadPane {...spread} period={chart.period} cursorLink={link} /> : null}
    </>
  )
}

/** Height of a second chart in pixels (bond-page §9, readings #25). */
const PANE_HEIGHT = 200

type SpreadPaneProps = Pick<TimeChartProps, 'label' | 'series' | 'decimals'> &
  Pick<React.ComponentProps<typeof SpreadStats>, 'figures' | 'unit'>

function SpreadPane({
  figures,
  unit,
  ...chart
}: SpreadPaneProps & Pick<TimeChartProps, 'period' | 'cursorLink'>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line pt-3">
      <h3 className="text-13 font-strong text-ink">{chart.label}</h3>
      <SpreadStats figures={figures} unit={unit} />
      <TimeChart {...chart} height={PANE_HEIGHT} legend={false} />
    </div>
  )
}
