'use client'
import { ChartViewSwitch } from '@accrue/ui/charts'
import { Badge, InfoTip, Select, TabBar } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import type { ChartChoice } from '../../rules/chart-url.ts'
import { type LoggedAction, USAGE_LOG } from '../../rules/usage-log.ts'
import { shownTab, tabsOn } from './graph-state.ts'
import type { GraphProps } from './use-graph.ts'

/** P8: the charts whose use is logged (bond-page §7). */
const LOGGED: Partial<Record<ChartChoice, LoggedAction>> = {
  yield: 'yieldChart',
  gspread: 'spreadChart',
  map: 'issuerMap',
}

export type ChartTypesProps = Pick<GraphProps, 'subject' | 'graph' | 'ports'> & {
  /** Whether the focus is in the tabs. A ref of the parent: the map and the lines have a tab bar each. */
  tabsFocused: RefObject<boolean>
}

/** Tabs of the trading ground's measures, price, yield and g-spread, and of the issuer map (C3). */
export function ChartTypes({ subject, graph: { state, dispatch }, ports, tabsFocused }: ChartTypesProps) {
  const label = useLabel()
  const focusProps = useFocusHandover<HTMLDivElement>(tabsFocused)
  const shown = shownTab(state)
  // only a user's choice is logged, not a type from the address, nor a press on the selected tab
  const choose = (chart: ChartChoice) => {
    if (chart === shown) return
    const action = LOGGED[chart]
    if (action) void ports.actionLogged({ actionId: USAGE_LOG[action] })
    dispatch({ type: 'typeChosen', chart })
  }
  return (
    <TabBar
      {...focusProps}
      items={tabsOn(state, subject).map(id => ({ id, title: label(`chart_type_${id}`) }))}
      label={label('chart_type')}
      hideSingle={false}
      value={shown}
      onValueChange={chart => choose(chart as ChartChoice)}
    />
  )
}

export type GraphViewSwitchProps = ComponentProps<typeof ChartViewSwitch> & {
  /** Whether the focus is in the switch, as for the tabs of chart types. */
  focused: RefObject<boolean>
  /** Called when the pointer or the focus comes to the switch, before a view is chosen. */
  onApproach: () => void
}

/** Chart, extended chart, archive (C2). */
export function GraphViewSwitch({ focused, onApproach, ...props }: GraphViewSwitchProps) {
  const { ref, onFocus, onBlur } = useFocusHandover<HTMLDivElement>(focused)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it observes the pointer and the focus of the switch inside
    <div
      ref={ref}
      onPointerEnter={onApproach}
      onFocus={() => {
        onFocus()
        onApproach()
      }}
      onBlur={onBlur}
      className="flex shrink-0"
    >
      <ChartViewSwitch {...props} />
    </div>
  )
}

/** The trading ground (bond-page §4). */
export function VenueSelect({ page, graph: { state, dispatch } }: Pick<GraphProps, 'page' | 'graph'>) {
  const label = useLabel()
  return (
    <Select
      size="s"
      // shrinks in languages with long labels
      className="max-w-44 min-w-24 shrink *:text-13 max-desk:[&_[data-slot=field-box]]:min-h-8"
      label={label('trading_ground')}
      labelAs="hidden"
      options={page.bond.venues}
      value={state.venueId}
      onValueChange={venueId => dispatch({ type: 'venueChosen', venueId })}
    />
  )
}

/** Marks the values of the trading ground as estimated (bond-page §4). */
export function EstimationMark() {
  const label = useLabel()
  return (
    <span className="inline-flex items-center gap-1 align-middle">
      <Badge tone="warn">{label('estimation')}</Badge>
      <InfoTip reason about={label('estimation')}>
        {label('estimation_hint')}
      </InfoTip>
    </span>
  )
}

/**
 * Moves the focus to tabs that replace the focused ones: arrow keys select a tab at once, which can mount another view with its own tabs.
 * `focused` is a ref of their common parent.
 */
function useFocusHandover<E extends HTMLElement>(focused: RefObject<boolean>) {
  const ref = useRef<E>(null)
  useEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return
    ref.current?.querySelector<HTMLElement>('[aria-selected=true], select')?.focus({ preventScroll: true })
  }, [focused])
  return {
    ref,
    onFocus: () => {
      focused.current = true
    },
    onBlur: () => {
      focused.current = false
    },
  }
}
