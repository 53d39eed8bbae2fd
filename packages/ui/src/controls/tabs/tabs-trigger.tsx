'use client'
import * as Radix from '@radix-ui/react-tabs'
import type { ComponentProps } from 'react'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLang } from '../../foundation/ui-provider.tsx'
import { SteadyText } from './steady-text.tsx'
import { tabIds, useTabsShared } from './tabs-context.ts'
import { triggerVariants } from './tabs-variants.tsx'

export type TabsTriggerProps = Omit<ComponentProps<typeof Radix.Trigger>, 'disabled' | 'asChild'> & {
  /** The id of its tab. */
  value: string
  /**
   * Renders the single child element, which takes props and a ref, instead of a `button`; without the count. Default
   * false.
   */
  asChild?: boolean
  /** The number of items of the tab; invalid numbers are not shown. */
  count?: number
  /** The id of a panel that the page renders itself. */
  panelId?: string
  /** The name of the tab in usage logs. */
  'data-action'?: string
}

/** A tab. `data-slot` tabs-trigger, tabs-count; state: `data-state` active or inactive. */
export const TabsTrigger = forwardRef(function TabsTrigger({
  value,
  asChild = false,
  count,
  panelId,
  className,
  children,
  ...rest
}: TabsTriggerProps) {
  const { state, base, panels } = useTabsShared()
  const ids = tabIds(base, value)
  return (
    <Radix.Trigger
      {...rest}
      asChild={asChild}
      value={value}
      id={ids.trigger}
      // the active tab is the tab stop; a button needs no tabindex for that
      tabIndex={state.active === value ? undefined : -1}
      aria-controls={panels.includes(value) ? ids.panel : panelId}
      data-slot="tabs-trigger"
      className={cx(triggerVariants({ variant: state.variant }), className)}
    >
      {asChild ? (
        children
      ) : (
        <>
          {typeof children === 'string' ? <SteadyText text={children} /> : children}
          {count === undefined ? null : <Count count={count} />}
        </>
      )}
    </Radix.Trigger>
  )
})

/** The space separates the number in the accessible name, "Bonds 461"; visually the row's gap does. */
function Count({ count }: { count: number }) {
  const text = formatDecimal(count, { lang: useLang() })
  if (text === null) return null
  return (
    <>
      {' '}
      <span data-slot="tabs-count" className="num font-normal text-ink-3 forced-colors:text-inherit">
        {text}
      </span>
    </>
  )
}
