'use client'
import type { ReactNode } from 'react'
import { Select } from '../../controls/select/select.tsx'
import { TabsList } from '../../controls/tabs/tabs-list.tsx'
import { ChevronDown } from '../../foundation/icons/icons.ts'
import { useHydrated } from '../../foundation/state/use-hydrated.ts'
import { useIsMobile } from '../../foundation/state/use-media.ts'
import { cx } from '../../foundation/tokens/cx.ts'

export type ChartPanelHeadProps = {
  /** At the end: `<ChartViewSwitch …/>`. */
  views?: ReactNode
  /** At the start: the tabs of chart types, or a line about the view. */
  children?: ReactNode
}

/** The first row of a chart's card: the chart type and the view. `data-slot` chart-panel-head. */
export function ChartPanelHead({ views, children }: ChartPanelHeadProps) {
  return (
    <div
      data-slot="chart-panel-head"
      className="flex h-10 items-stretch gap-3 border-b border-line ps-4 pe-2 text-13 max-desk:h-11 max-desk:pe-1"
    >
      <div className="flex min-w-0 flex-1 items-center *:h-full *:min-w-0 [&_[data-slot=tabs-list]]:h-full [&_[data-slot=tabs-list]]:shadow-none [&_[data-slot=tabs-trigger]]:text-13 max-desk:[&_[data-slot=tabs-trigger]]:text-14 max-desk:[&_[data-slot=tabs-list]]:pe-6 max-desk:[mask-image:linear-gradient(to_right,black_calc(100%-1.5rem),transparent)] max-desk:rtl:[mask-image:linear-gradient(to_left,black_calc(100%-1.5rem),transparent)]">
        {children}
      </div>
      {views}
    </div>
  )
}

type ChartViewSwitchProps = {
  /** Accessible name of the choice. */
  label: string
  /** The views to choose from, in order. */
  views: readonly { id: string; title: string }[]
  value: string
  onValueChange: (id: string) => void
}

/**
 * Switches between the views of one chart: tabs, which need a `Tabs` around them; on a phone a select. A server's markup has both, of
 * which the style sheet shows one. `data-slot` chart-views.
 */
export function ChartViewSwitch(props: ChartViewSwitchProps) {
  const isPhone = useIsMobile()
  const isServed = !useHydrated()
  return (
    <>
      {isServed || !isPhone ? (
        <ViewTabs label={props.label} className={isServed ? 'max-desk:hidden' : ''} />
      ) : null}
      {isServed || isPhone ? <ViewSelect {...props} className={isServed ? 'desk:hidden' : ''} /> : null}
    </>
  )
}

function ViewTabs({ label, className }: { label: string; className: string }) {
  return (
    <div
      data-slot="chart-views"
      className={cx(
        'flex shrink-0 items-center [&_[data-slot=tabs-list]]:p-px [&_[data-slot=tabs-trigger]]:min-h-6 [&_[data-slot=tabs-trigger]]:px-2.5',
        className,
      )}
    >
      <TabsList label={label} />
    </div>
  )
}

function ViewSelect({
  label,
  views,
  value,
  onValueChange,
  className,
}: ChartViewSwitchProps & { className: string }) {
  return (
    <div
      data-slot="chart-views"
      className={cx(
        'relative flex shrink-0 items-center gap-1 rounded-field px-2 text-14 font-strong text-accent has-[select:focus-visible]:outline-2 has-[select:focus-visible]:-outline-offset-2 has-[select:focus-visible]:outline-accent',
        className,
      )}
    >
      <span aria-hidden="true">{views.find(({ id }) => id === value)?.title}</span>
      <ChevronDown aria-hidden="true" className="size-4 stroke-[1.5]" />
      <Select
        label={label}
        labelAs="hidden"
        options={views.map(({ id, title }) => ({ id, text: title }))}
        value={value}
        onValueChange={onValueChange}
        className="absolute inset-0 opacity-0 *:h-full"
      />
    </div>
  )
}
