'use client'
import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** A place of the panel's frame that a view may fill. */
export type ChartToolbarPlace = 'view' | 'actions'

/** The element of each place; null until the toolbar stands. */
export type ToolbarSlots = Readonly<Record<ChartToolbarPlace, HTMLElement | null>>

/** No places: the view stands in no panel. */
export const ToolbarSlotsContext = createContext<ToolbarSlots | null>(null)

export type ChartToolbarItemsProps = {
  /** `view`: behind the trading ground, what the view shows. `actions`: at the end, what can be done with it. */
  place: ChartToolbarPlace
  children: ReactNode
}

/**
 * What a view in a `ChartPanel` has to say in the panel's toolbar: the columns of an archive, the type of a candle chart. The view keeps the
 * state, the toolbar gives the place; outside of a panel the items stand where they are written.
 */
export function ChartToolbarItems({ place, children }: ChartToolbarItemsProps) {
  const element = useChartToolbarSlot(place)
  if (element === undefined) return children
  return element ? createPortal(children, element) : null
}

/** The element of a place in the panel's toolbar: null until it stands, undefined outside of a panel. */
export function useChartToolbarSlot(place: ChartToolbarPlace): HTMLElement | null | undefined {
  return useContext(ToolbarSlotsContext)?.[place]
}
