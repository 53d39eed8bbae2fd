'use client'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Tabs, type TabsProps } from './tabs.tsx'
import { TabsList } from './tabs-list.tsx'
import { useTabs } from './use-tabs.ts'

export type TabBarProps = Omit<TabsProps, 'children'> & {
  /** The name of the tab bar, for assistive tech. */
  label: string
  /** The id of the panel that the page renders for the active tab. */
  panelId?: string
}

/** A tab bar without panels, for a page that renders the content itself (U1). Renders nothing when the bar is hidden. */
export const TabBar = forwardRef(function TabBar({ label, panelId, model: hoisted, ...props }: TabBarProps) {
  const local = useTabs(props)
  const model = hoisted ?? local
  if (!model.state.barShown) return null
  return (
    <Tabs {...props} model={model}>
      <TabsList label={label} panelId={panelId} />
    </Tabs>
  )
})
