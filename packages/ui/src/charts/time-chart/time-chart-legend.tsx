'use client'
import { memo, useRef } from 'react'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { Channel } from '../plot/cursor.ts'
import type { Line } from '../series/time-series.ts'
import type { Readout } from './readout.ts'
import { TimeChartLegendChip } from './time-chart-legend-chip.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useLegendValues } from './use-legend-values.ts'
import type { ValueFormat } from './value-text.ts'

export type TimeChartLegendProps = {
  lines: readonly Line[]
  hidden: readonly string[]
  format: ValueFormat
  readout: Channel<Readout>
  onToggle: (id: string) => void
  onRemove: ((id: string) => void) | undefined
}

/**
 * A chip per series: its mark shows or hides it, its name may lead to its page, its value follows the crosshair.
 * Parts: `data-slot` time-chart-legend, legend-chip, legend-value; state: `data-hidden`.
 */
export const TimeChartLegend = memo(function TimeChartLegend(props: TimeChartLegendProps) {
  const { lines, hidden, format, readout, onToggle, onRemove } = props
  const label = useLabel()
  const values = useRef(new Map<string, HTMLElement>())
  useLegendValues(readout, values)
  const list = useRef<HTMLUListElement>(null)
  const keepFocus = useKeptFocus(list, lines.length)
  const removable = lines.filter(isRemovable)
  const remove =
    onRemove &&
    ((id: string) => {
      keepFocus(removable.findIndex(line => line.id === id))
      onRemove(id)
    })
  return (
    <ul
      ref={list}
      data-slot="time-chart-legend"
      aria-label={label('chart_legend')}
      className="flex min-h-9.5 flex-wrap items-center gap-2 pb-2 text-(length:--legend-text)"
    >
      {lines.map(line => (
        <TimeChartLegendChip
          key={line.id}
          line={line}
          shown={!hidden.includes(line.id)}
          format={format}
          values={values.current}
          onToggle={onToggle}
          onRemove={isRemovable(line) ? remove : undefined}
        />
      ))}
    </ul>
  )
})

/** The main line stays, and a trend goes with the line that it is of. */
const isRemovable = ({ place, trend }: Line): boolean => place > 0 && !trend
