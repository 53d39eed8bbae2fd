'use client'
import * as Radix from '@radix-ui/react-tabs'
import { type ComponentProps, useCallback, useId, useState } from 'react'
import { useDirection } from '../direction/use-direction.ts'
import { TabsContext } from './tabs-context.ts'
import { type TabsModel, type TabsOptions, useTabs } from './use-tabs.ts'

type Root = Omit<ComponentProps<typeof Radix.Root>, keyof TabsOptions | 'dir' | 'orientation'>

export type TabsProps = Root &
  TabsOptions & {
    /** The state, when the parent keeps it by `useTabs`; the options beside it do not count then. */
    model?: TabsModel
  }

/**
 * The root of a tab bar and its panels; put it round both (U1). Arrow keys, Home and End move and select.
 * Parts: `data-slot` tabs, tabs-list, tabs-trigger, tabs-panel; state: `data-state` active or inactive, `data-look`.
 */
export function Tabs({
  model,
  items,
  value,
  defaultValue,
  onValueChange,
  look,
  hideSingle,
  ...rest
}: TabsProps) {
  const own = useTabs({ items, value, defaultValue, onValueChange, look, hideSingle })
  const { state, events } = model ?? own
  const dir = useDirection()
  const base = useId()
  const [panels, setPanels] = useState<readonly string[]>([])
  const addPanel = useCallback((id: string) => {
    setPanels(before => [...before, id])
    return () => setPanels(before => before.filter(each => each !== id))
  }, [])
  return (
    <TabsContext value={{ state, base, panels, addPanel }}>
      <Radix.Root
        {...rest}
        dir={dir}
        value={state.active ?? ''}
        onValueChange={events.select}
        data-ui=""
        data-slot="tabs"
        data-look={state.look}
      />
    </TabsContext>
  )
}
