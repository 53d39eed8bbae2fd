'use client'
import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** A place in the toolbar that a view may fill. */
export type ChartToolbarPlace = 'view' | 'actions'

/** The element of each place; null until the toolbar is mounted. */
export type ToolbarSlots = Readonly<Record<ChartToolbarPlace, HTMLElement | null>>

/** Null outside a panel. */
export const ToolbarSlotsContext = createContext<ToolbarSlots | null>(null)

type ChartToolbarItemsProps = {
  /** `view`: after the venue, for the view's settings. `actions`: at the end, for its actions. */
  place: ChartToolbarPlace
  children: ReactNode
}

/**
 * Items of a view in the toolbar of its `ChartPanel`: the columns of an archive, the type of a candle chart. The view owns their state.
 * Outside a panel the items render in place.
 */
export function ChartToolbarItems({ place, children }: ChartToolbarItemsProps) {
  const element = useChartToolbarSlot(place)
  if (element === undefined) return children
  return element ? createPortal(children, element) : null
}

/** The element of a place in the panel's toolbar: null until it is mounted, undefined outside a panel. */
export function useChartToolbarSlot(place: ChartToolbarPlace): HTMLElement | null | undefined {
  return useContext(ToolbarSlotsContext)?.[place]
}
