'use client'
import { type ComponentProps, useEffect } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { tabIds, useTabsShared } from './tabs-context.ts'

export type TabsPanelProps = Omit<ComponentProps<'div'>, 'role' | 'id'> & {
  /** The id of its tab. */
  value: string
  /** Keeps its content, unseen, while another tab is active: what was typed or scrolled there stays. */
  keepMounted?: boolean
  /** Whether the panel itself is a tab stop. Default true; false when it begins with something focusable. */
  focusable?: boolean
}

/** What one tab shows. Where the bar hides it is a plain box. `data-slot` tabs-panel; state: `data-state`. */
export const TabsPanel = forwardRef(function TabsPanel({
  value,
  keepMounted = false,
  focusable = true,
  className,
  children,
  ...rest
}: TabsPanelProps) {
  const { state, base, addPanel } = useTabsShared()
  const ids = tabIds(base, value)
  const active = state.active === value
  const drawn = active || keepMounted
  useEffect(() => (drawn ? addPanel(value) : undefined), [drawn, addPanel, value])
  if (!drawn) return null
  const asPanel = state.barShown
    ? { role: 'tabpanel', 'aria-labelledby': ids.trigger, tabIndex: focusable ? 0 : undefined }
    : {}
  return (
    <div
      {...asPanel}
      {...rest}
      id={ids.panel}
      hidden={!active}
      data-ui=""
      data-slot="tabs-panel"
      data-state={active ? 'active' : 'inactive'}
      className={cx('focus-ring', className)}
    >
      {children}
    </div>
  )
})
