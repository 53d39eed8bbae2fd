'use client'
import { Button } from '../../controls/button/button.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { useMasked } from '../plot/use-masked.ts'
import { type StockView, stockChartReducer } from './stock-chart.reducer.ts'

export type CurrentValueToggleProps = {
  /** The controlled view of the extended chart. */
  value: StockView
  onValueChange: (view: StockView) => void
  /** Whether the chart shows no values. Default where the page's policy refuses `seeValues`. */
  masked?: boolean | undefined
  /** The venue, for the access verdict. */
  venueId?: number | undefined
}

/** Switches the line at the newest value of an extended chart, for the display settings of a panel. Parts: those of Button. */
export function CurrentValueToggle({ value, onValueChange, masked, venueId }: CurrentValueToggleProps) {
  const label = useLabel()
  const isAllowed = !useMasked(masked, venueId)
  return (
    <Button
      size="s"
      pressed={isAllowed && value.currentValue}
      disabledReason={isAllowed ? null : label('chart_values_locked')}
      onClick={() => onValueChange(stockChartReducer(value, { type: 'currentValueToggled' }))}
    >
      {label('stock_current')}
    </Button>
  )
}
