'use client'
import type { ReactNode } from 'react'
import { Checkbox } from '../../controls/checkbox/checkbox.tsx'
import { Select } from '../../controls/select/select.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { trendOptions } from '../trend/trend-words.ts'
import { TextSize } from './text-size.tsx'
import type { ChartPanelModel } from './use-chart-panel.ts'

export type DisplayToolsProps = {
  model: Pick<ChartPanelModel, 'state' | 'events'>
  /** Whether a trend may be chosen at all: not where no values are seen. */
  hasTrend: boolean
  /** Why none can be chosen now. */
  trendReason: string | null
  /** Whether there is a logo to show. */
  hasLogo: boolean
  axisControl: ReactNode
  /** Below each other, with their names: in the sheet of a phone. Default in a row. */
  stacked?: boolean
}

/** How the chart is drawn: trend, text size, logo, axis. Parts: `data-slot` chart-trend, chart-text-size, checkbox. */
export function DisplayTools(props: DisplayToolsProps) {
  const { model, hasTrend, trendReason, hasLogo, axisControl, stacked = false } = props
  const { state, events } = model
  const label = useLabel()
  return (
    <>
      {hasTrend ? (
        <Select
          data-slot="chart-trend"
          label={label('chart_panel_trend')}
          labelAs={stacked ? 'above' : 'inside'}
          size={stacked ? 'm' : 's'}
          options={trendOptions(label).map(({ id, label: text }) => ({ id, text }))}
          value={state.trend ?? 'not_selected'}
          onValueChange={events.chooseTrend}
          disabledReason={trendReason}
        />
      ) : null}
      {axisControl}
      <TextSize fontStep={state.fontStep} onSize={events.sizeText} written={stacked} />
      {hasLogo ? (
        <Checkbox label={label('chart_panel_logo')} checked={state.logo} onCheckedChange={events.showLogo} />
      ) : null}
    </>
  )
}
