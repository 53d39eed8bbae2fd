'use client'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { X } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { TimeChart, type TimeChartProps } from '../time-chart/time-chart.tsx'
import type { StockPane as Pane } from './stock-chart.view-model.ts'

/** Heights in pixels. Volume says little by its height, and is always there. */
const HEIGHT = 160
const VOLUME_HEIGHT = 120

export type StockPaneProps = {
  pane: Pane
  /** What it has in common with the price: group, axis, status … */
  shared: Partial<TimeChartProps>
  /** Digits after the point where the indicator has no say. */
  decimals: number
  /** In pixels. Default 160, of volumes 120. */
  height?: number | undefined
  onRemove: (key: string) => void
}

/** An indicator on an axis of its own, below the price. Parts: `data-slot` stock-pane, stock-pane-remove, and those of TimeChart. */
export function StockPane({ pane, shared, decimals, height, onRemove }: StockPaneProps) {
  const label = useLabel()
  const { key, id, title, series, domain, guides, legend } = pane
  return (
    <div data-slot="stock-pane" className="border-t border-line pt-2">
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h3 className="text-13 font-strong text-ink">{title}</h3>
        <IconButton
          size="s"
          label={label('chart_remove_series', { name: title })}
          data-slot="stock-pane-remove"
          onClick={() => onRemove(key)}
        >
          <X />
        </IconButton>
      </div>
      <TimeChart
        {...shared}
        label={title}
        series={series}
        domain={domain}
        guides={guides}
        legend={legend}
        decimals={pane.decimals ?? decimals}
        height={height ?? (id === 'volume' ? VOLUME_HEIGHT : HEIGHT)}
        // the price has the button for all of them
        className="**:data-[slot=time-chart-reset]:hidden"
      />
    </div>
  )
}
