'use client'
import * as Radix from '@radix-ui/react-tabs'
import type { ComponentProps } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'
import { useTabsShared } from './tabs-context.ts'
import { TabsTrigger } from './tabs-trigger.tsx'
import { listVariants } from './tabs-variants.tsx'
import { useInView } from './use-in-view.ts'

export type TabsListProps = Omit<ComponentProps<typeof Radix.List>, 'ref'> & {
  /** The name of the tab bar, for assistive tech. */
  label: string
  /** The id of a panel that the page renders itself instead of TabsPanel. */
  panelId?: string
}

/** The bar of a Tabs: by default a trigger for every visible tab. Renders nothing when the bar is hidden (U1). */
export function TabsList({ label, panelId, className, children, ...rest }: TabsListProps) {
  const { state } = useTabsShared()
  const bar = state.barShown ? state.tabs.map(({ id, title }) => `${id} ${title}`).join('\n') : ''
  const ref = useInView<HTMLDivElement>('[data-state="active"]', `${state.active} in ${bar}`)
  if (!state.barShown) return null
  return (
    <Radix.List
      {...rest}
      ref={ref}
      // Radix makes the bar itself a tab stop, where focus gets stuck after a click
      tabIndex={undefined}
      // Radix renders `outline: none` as a style attribute, which a strict content security policy blocks
      style={{ outline: undefined, ...rest.style }}
      aria-label={label}
      data-ui=""
      data-slot="tabs-list"
      className={cx(listVariants({ variant: state.variant }), className)}
    >
      {children ??
        state.tabs.map(({ id, title, count, action, className: own }) => (
          <TabsTrigger
            key={id}
            value={id}
            count={count}
            panelId={panelId}
            data-action={action}
            className={own}
          >
            {title}
          </TabsTrigger>
        ))}
    </Radix.List>
  )
}
