'use client'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { useState } from 'react'
import { listOf } from '../../foundation/list-of.ts'
import {
  activeTab,
  barShown,
  hidesSingle,
  type TabItem,
  type TabsVariant,
  visibleTabs,
} from './tabs.view-model.ts'

export type TabsOptions = {
  items: readonly TabItem[]
  /** The selected tab. Makes the tabs controlled. */
  value?: string
  /** The initially selected tab when uncontrolled. Default: the first visible one. */
  defaultValue?: string
  /** Called when the user selects a tab (shared-blocks §4). */
  onValueChange?: (id: string) => void
  /** Default `underline`. */
  variant?: TabsVariant
  /** Whether the bar of a single tab is hidden. Default: true for underline and pill, false for segmented. */
  hideSingle?: boolean
}

export type TabsModel = {
  state: {
    /** The visible tabs. */
    tabs: TabItem[]
    /** The active tab, or null without tabs. */
    active: string | null
    /** Whether the bar is rendered. */
    barShown: boolean
    variant: TabsVariant
  }
  events: { select: (id: string) => void }
}

/**
 * The state of tabs. If the selected tab is hidden or removed, the next visible one is active; the selection is
 * retained, so that the tab is active again when it returns.
 */
export function useTabs({
  items,
  value,
  defaultValue,
  onValueChange,
  variant = 'underline',
  hideSingle = hidesSingle(variant),
}: TabsOptions): TabsModel {
  const tabs = visibleTabs(items)
  const [selected, select] = useControllableState({
    prop: value,
    defaultProp: defaultValue ?? tabs[0]?.id ?? '',
    onChange: onValueChange,
  })
  const order = useLastOrder(items, selected)
  return {
    state: {
      tabs,
      active: activeTab({ items, selected, order }),
      barShown: barShown(tabs.length, hideSingle),
      variant,
    },
    events: { select },
  }
}

/** The last order of the tabs that contained the selected one. */
function useLastOrder(items: readonly TabItem[], selected: string): readonly string[] {
  const ids = listOf(items).map(item => item.id)
  const [order, setOrder] = useState<readonly string[]>(ids)
  if (ids.includes(selected) && ids.join('\n') !== order.join('\n')) setOrder(ids)
  return order
}
