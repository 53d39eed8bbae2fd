'use client'
import type { ReactNode } from 'react'
import { Popover } from '../../controls/popover/popover.tsx'
import { PopoverContent } from '../../controls/popover/popover-content.tsx'
import { PopoverTrigger } from '../../controls/popover/popover-trigger.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { Readable } from './cursor.ts'
import { type LegendItem, type LegendReading, useLegendElements, useLegendValues } from './legend-parts.tsx'
import { LegendRow } from './legend-row.tsx'

export type PlotLegendListProps = {
  trigger: ReactNode
  triggerClass: string
  items: readonly LegendItem[]
  readout: Readable<LegendReading>
  valueHead: string | undefined
  onToggle: (id: string) => void
  onRemove: ((id: string) => void) | undefined
  onHighlight: (id: string | null) => void
}

/** All series of a legend, their names in full, behind a button. Parts: `data-slot` legend-more, legend-list, legend-row. */
export function PlotLegendList({ trigger, triggerClass, ...rows }: PlotLegendListProps) {
  const label = useLabel()
  return (
    <Popover>
      <PopoverTrigger variant="quiet" size="s" data-slot="legend-more" className={triggerClass}>
        {trigger}
      </PopoverTrigger>
      <PopoverContent
        label={label('chart_legend_all')}
        sheet
        className="w-[min(560px,calc(100vw-1rem))] max-w-none [&>[data-slot=popover-body]]:p-0"
      >
        <Rows {...rows} />
      </PopoverContent>
    </Popover>
  )
}

function Rows({
  items,
  readout,
  valueHead,
  onToggle,
  onRemove,
  onHighlight,
}: Omit<PlotLegendListProps, 'trigger' | 'triggerClass'>) {
  const label = useLabel()
  const elements = useLegendElements()
  useLegendValues(readout, elements)
  return (
    <div data-slot="legend-list">
      <div
        aria-hidden="true"
        className="sticky top-0 z-10 flex h-[26px] items-center border-b border-line bg-surface-raised ps-18 pe-16 text-12 text-ink-3"
      >
        <span className="grow">{label('chart_legend_line')}</span>
        <span>{valueHead ?? label('chart_values')}</span>
      </div>
      <ul aria-label={label('chart_legend_all')}>
        {items.map(item => (
          <LegendRow
            key={item.id}
            item={item}
            place="list"
            elements={elements}
            onToggle={onToggle}
            onRemove={item.removable ? onRemove : undefined}
            onHighlight={onHighlight}
          />
        ))}
      </ul>
    </div>
  )
}
