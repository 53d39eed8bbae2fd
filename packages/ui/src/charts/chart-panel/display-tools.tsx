'use client'
import type { ReactNode } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Checkbox } from '../../controls/checkbox/checkbox.tsx'
import { Select } from '../../controls/select/select.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { ScaleKind } from '../plot/scales.ts'
import { trendOptions } from '../trend/trend.text.ts'
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
  /** How the value axis of the main chart is set; null where it cannot be. */
  axis: { scale: ScaleKind; onScaleChange: (scale: ScaleKind) => void } | null
  /** Why it cannot be logarithmic now. */
  axisReason: string | null
  /** Further ways to set the axis. */
  axisControl: ReactNode
  /** Below each other, with their names: in the sheet of a phone. Default in a row. */
  stacked?: boolean
}

/** How the chart is drawn: trend, text size, logo, axis. Parts: `data-slot` chart-trend, chart-axis, chart-text-size,
 * checkbox. */
export function DisplayTools(props: DisplayToolsProps) {
  const { model, hasTrend, trendReason, hasLogo, axis, axisReason, axisControl, stacked = false } = props
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
      {axis ? <AxisToggle {...axis} reason={axisReason} size={stacked ? 'm' : 's'} /> : null}
      {axisControl}
      <TextSize fontStep={state.fontStep} onSize={events.sizeText} written={stacked} />
      {hasLogo ? (
        <Checkbox label={label('chart_panel_logo')} checked={state.logo} onCheckedChange={events.showLogo} />
      ) : null}
    </>
  )
}

type AxisToggleProps = NonNullable<DisplayToolsProps['axis']> & { reason: string | null; size: 's' | 'm' }

/** The axis control: linear or logarithmic (C17). */
function AxisToggle({ scale, onScaleChange, reason, size }: AxisToggleProps) {
  const label = useLabel()
  return (
    <Button
      data-slot="chart-axis"
      size={size}
      pressed={scale === 'log' && reason === null}
      disabledReason={reason}
      onClick={() => onScaleChange(scale === 'log' ? 'linear' : 'log')}
    >
      {label('stock_log')}
    </Button>
  )
}
