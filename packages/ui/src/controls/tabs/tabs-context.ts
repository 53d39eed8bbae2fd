'use client'
import { createContext, useContext } from 'react'
import type { TabsModel } from './use-tabs.ts'

export type TabsShared = {
  state: TabsModel['state']
  /** The prefix of the ids of this bar's triggers and panels. */
  base: string
  /** The tabs whose panels are rendered; only their triggers reference a panel. */
  panels: readonly string[]
  addPanel: (id: string) => () => void
}

export const TabsContext = createContext<TabsShared | null>(null)

/** The context of one tab bar. Throws outside of Tabs. */
export function useTabsShared(): TabsShared {
  const shared = useContext(TabsContext)
  if (!shared) throw new Error('TabsList, TabsTrigger and TabsPanel need <Tabs> above them.')
  return shared
}

/** The ids of a tab and its panel. A tab's id may contain spaces, which an id reference cannot. */
export function tabIds(base: string, id: string): { trigger: string; panel: string } {
  // by UTF-16 units, so that an unpaired surrogate is escaped instead of throwing
  const safe = String(id).replace(
    /[^a-z\d-]/gi,
    unit => `_${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return { trigger: `${base}-tab-${safe}`, panel: `${base}-panel-${safe}` }
}
