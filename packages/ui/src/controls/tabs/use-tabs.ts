'use client'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { useState } from 'react'
import {
  activeTab,
  barShown,
  hidesSingle,
  type TabItem,
  type TabsLook,
  visibleTabs,
} from './tabs.view-model.ts'

export type TabsOptions = {
  items: readonly TabItem[]
  /** The chosen tab, held by the parent. */
  value?: string
  /** The first chosen tab when the widget holds it itself. Default: the first visible one. */
  defaultValue?: string
  /** Told of every tab that the user selects (shared-blocks §4). */
  onValueChange?: (id: string) => void
  /** Default `underline`. */
  look?: TabsLook
  /** Whether a bar with a single tab is left out. Default: yes for underline and pill, no for segmented. */
  hideSingle?: boolean
}

export type TabsModel = {
  state: {
    /** The tabs that are drawn. */
    tabs: TabItem[]
    /** The active one, or null when there is none. */
    active: string | null
    /** Whether the bar is drawn. */
    barShown: boolean
    look: TabsLook
  }
  events: { select: (id: string) => void }
}

/**
 * Tabs as state. A chosen tab that is hidden or removed gives way to the next visible one; the choice is kept,
 * so that data which comes and goes does not move the user for good.
 */
export function useTabs({
  items,
  value,
  defaultValue,
  onValueChange,
  look = 'underline',
  hideSingle = hidesSingle(look),
}: TabsOptions): TabsModel {
  const tabs = visibleTabs(items)
  const [wanted, select] = useControllableState({
    prop: value,
    defaultProp: defaultValue ?? tabs[0]?.id ?? '',
    onChange: onValueChange,
  })
  const order = useLastOrder(items, wanted)
  return {
    state: {
      tabs,
      active: activeTab({ items, wanted, order }),
      barShown: barShown(tabs.length, hideSingle),
      look,
    },
    events: { select },
  }
}

/** The order in which the tabs stood when the chosen one was last among them. */
function useLastOrder(items: readonly TabItem[], wanted: string): readonly string[] {
  const ids = items.map(item => item.id)
  const [order, setOrder] = useState<readonly string[]>(ids)
  if (ids.includes(wanted) && ids.join('\n') !== order.join('\n')) setOrder(ids)
  return order
}
