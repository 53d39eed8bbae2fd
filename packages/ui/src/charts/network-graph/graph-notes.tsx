'use client'
import type { ReactNode } from 'react'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { TableToggle, type TableToggleProps } from '../plot/table-toggle.tsx'

/** Below the frame: the way to the table, and what the marks mean. Parts: `data-slot` network-graph-notes, network-graph-legend. */
export function GraphNotes({ tabular, ...toggle }: TableToggleProps) {
  const label = useLabel()
  return (
    <div
      data-slot="network-graph-notes"
      className="flex min-h-7 flex-wrap items-center gap-x-4 gap-y-1 text-12"
    >
      <TableToggle tabular={tabular} {...toggle} />
      {tabular ? (
        <ul
          data-slot="network-graph-legend"
          className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2 desk:ms-auto"
        >
          <Key text={label('network_graph_main')}>
            <rect
              x="1"
              y="1"
              width="10"
              height="10"
              rx="2"
              fill="var(--map-main)"
              className="forced-colors:fill-[CanvasText]"
            />
          </Key>
          <Key text={label('network_graph_others')}>
            <circle
              cx="6"
              cy="6"
              r="5"
              fill="var(--network-other)"
              className="forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
            />
          </Key>
          <Key text={label('network_graph_arrow')}>
            <path d="M0,5.4H6V2.5L12,6L6,9.5V6.6H0Z" className="fill-ink-3 forced-colors:fill-[CanvasText]" />
          </Key>
        </ul>
      ) : null}
    </div>
  )
}

function Key({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0">
        {children}
      </svg>
      {text}
    </li>
  )
}
