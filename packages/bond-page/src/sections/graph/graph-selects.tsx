'use client'
import { Badge, InfoTip, Select, TabBar } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { type RefObject, useEffect, useRef } from 'react'
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
  /** Whether the focus is in the tabs. The map and the lines have a bar each, so their parent holds this. */
  tabsFocused: RefObject<boolean>
}

/**
 * Price, yield, g-spread: those that the ground has; and the map of the issuer's bonds (C3). The arrow keys of tabs select at
 * once, so a bar that replaces another takes over its focus.
 */
export function ChartTypes({ subject, graph: { state, dispatch }, ports, tabsFocused }: ChartTypesProps) {
  const label = useLabel()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!tabsFocused.current || document.activeElement !== document.body) return
    bar.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus({ preventScroll: true })
  }, [tabsFocused])
  const shown = shownTab(state)
  // only a user's choice is logged, once: not what an address opens, nor a press on the selected tab
  const choose = (chart: ChartChoice) => {
    if (chart === shown) return
    const action = LOGGED[chart]
    if (action) void ports.actionLogged({ actionId: USAGE_LOG[action] })
    dispatch({ type: 'typeChosen', chart })
  }
  return (
    <TabBar
      ref={bar}
      onFocus={() => {
        tabsFocused.current = true
      }}
      onBlur={() => {
        tabsFocused.current = false
      }}
      items={tabsOn(state, subject).map(id => ({ id, title: label(`chart_type_${id}`) }))}
      label={label('chart_type')}
      hideSingle={false}
      value={shown}
      onValueChange={chart => choose(chart as ChartChoice)}
      className="px-4 desk:px-5"
    />
  )
}

/** The trading ground; one with estimated values says so (bond-page §4). */
export function GroundSelect({ page, graph: { state, dispatch } }: Pick<GraphProps, 'page' | 'graph'>) {
  const label = useLabel()
  const grounds = page.bond.tradingGrounds
  const chosen = grounds.find(ground => ground.id === state.tradingGroundId)
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <Select
        // an estimation's long word beside it must not squeeze the ground's name away
        className="min-w-32"
        label={label('trading_ground')}
        labelAs="hidden"
        options={grounds}
        value={state.tradingGroundId}
        onValueChange={tradingGroundId => dispatch({ type: 'groundChosen', tradingGroundId })}
      />
      {chosen?.estimation && (
        <span className="flex items-center gap-1">
          <Badge tone="warn">{label('estimation')}</Badge>
          <InfoTip reason about={label('estimation')}>
            {label('estimation_hint')}
          </InfoTip>
        </span>
      )}
    </div>
  )
}
