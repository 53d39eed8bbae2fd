'use client'
import * as Radix from '@radix-ui/react-tabs'
import { type ComponentProps, useCallback, useId, useRef, useState } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useDirection } from '../direction/use-direction.ts'
import { TabsContext } from './tabs-context.ts'
import { type TabsModel, type TabsOptions, useTabs } from './use-tabs.ts'

type Root = Omit<ComponentProps<typeof Radix.Root>, keyof TabsOptions | 'dir' | 'orientation'>

export type TabsProps = Root &
  TabsOptions & {
    /** The state from `useTabs`, when the parent controls it; other options are then ignored. */
    model?: TabsModel
  }

/**
 * The root around a tab bar and its panels (U1). Arrow keys, Home and End move and select. Parts: `data-slot` tabs,
 * tabs-list, tabs-trigger, tabs-panel; state: `data-state` active or inactive, `data-variant`.
 */
export const Tabs = forwardRef(function Tabs({
  model,
  items,
  value,
  defaultValue,
  onValueChange,
  variant,
  hideSingle,
  className,
  ...rest
}: TabsProps) {
  const own = useTabs({ items, value, defaultValue, onValueChange, variant, hideSingle })
  const { state, events } = model ?? own
  const select = useOnce(events.select)
  const dir = useDirection()
  const base = useId()
  const [panels, setPanels] = useState<readonly string[]>([])
  const addPanel = useCallback((id: string) => {
    setPanels(before => [...before, id])
    return () => setPanels(before => before.filter(each => each !== id))
  }, [])
  return (
    <TabsContext.Provider value={{ state, base, panels, addPanel }}>
      <Radix.Root
        {...rest}
        dir={dir}
        value={state.active ?? ''}
        onValueChange={select}
        data-ui=""
        data-slot="tabs"
        data-variant={state.variant}
        className={cx('min-w-0', className)}
      />
    </TabsContext.Provider>
  )
})

/** Radix reports a press twice, by the focus that it moves and by the press itself; both in one task. */
function useOnce(select: (id: string) => void): (id: string) => void {
  const lastReported = useRef<string | null>(null)
  return id => {
    if (lastReported.current === id) return
    lastReported.current = id
    queueMicrotask(() => {
      lastReported.current = null
    })
    select(id)
  }
}
