'use client'
import { type ComponentProps, useEffect } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { tabIds, useTabsShared } from './tabs-context.ts'

export type TabsPanelProps = Omit<ComponentProps<'div'>, 'role' | 'id'> & {
  /** The id of its tab. */
  value: string
  /**
   * Keeps the content mounted but hidden while another tab is active, so that input and scroll positions are
   * preserved.
   */
  keepMounted?: boolean
  /** Whether the panel itself is a tab stop. Default true; use false if it begins with a focusable element. */
  focusable?: boolean
}

/** The content of one tab. A plain box when the bar is hidden. `data-slot` tabs-panel; state: `data-state`. */
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
