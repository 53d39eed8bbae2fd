'use client'
import { createContext, type ReactNode, type RefCallback, type RefObject, useContext } from 'react'
import type { ChartPeriod, ChartPeriodTab } from './chart-period.ts'
import type { ChartToolbarPlace, ToolbarSlots } from './toolbar-slots.tsx'
import type { ChartPanelModel, ShownPanel } from './use-chart-panel.ts'
import type { BarFit, ToolbarPart } from './use-toolbar-fit.ts'

/** What a panel shows: its own lines, another chart of the same view model, or a table. */
export type ChartPanelKind = 'lines' | 'chart' | 'table'

/** What the parts of a panel share. */
export type ChartPanelContextValue = {
  label: string
  view: ChartPanelKind
  tabs: readonly ChartPeriodTab[]
  period: ChartPeriod
  limitYears: number
  /** Maximum height of the charts, in pixels. */
  maxHeight: number
  venueId: number | undefined
  model: ChartPanelModel
  shown: ShownPanel
  hasLogo: boolean
  /** The parts of the toolbar that do not fit into it. */
  toolbar: BarFit<ToolbarPart>
  /** The places in the toolbar that a view fills by portal, and their refs. */
  slots: ToolbarSlots
  slotRefs: Readonly<Record<ChartToolbarPlace, RefCallback<HTMLElement>>>
  /** The select of venues, and whether it is in the plot instead of the toolbar. */
  venue: { select: ReactNode; isInPlot: boolean }
  /** Why the chart has no values: the line above the charts or over the plot, or the lock that replaces the closed line. */
  access: { hasRow: boolean; hasLine: boolean; hasLock: boolean; dismiss: () => void }
  /** Where the charts start. */
  start: RefObject<HTMLDivElement | null>
}

export const ChartPanelContext = createContext<ChartPanelContextValue | null>(null)

/** The panel around a part. Throws outside one. */
export function useChartPanelContext(part: string): ChartPanelContextValue {
  const panel = useContext(ChartPanelContext)
  if (!panel) throw new Error(`${part} must be inside a ChartPanel`)
  return panel
}
