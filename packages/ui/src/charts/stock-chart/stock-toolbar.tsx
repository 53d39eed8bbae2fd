'use client'
import type { ReactNode } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Select } from '../../controls/select/select.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { FlagToggle } from '../flags/flag-toggle.tsx'
import type { FlagsModel } from '../flags/use-flags.ts'
import { IndicatorMenu } from '../indicators/indicator-menu.tsx'
import type { StockType } from './stock-chart.reducer.ts'
import type { StockChartModel } from './use-stock-chart.ts'
import type { StockViewModel } from './use-stock-view-model.ts'

export type StockToolbarProps = {
  model: StockChartModel
  view: StockViewModel
  flags: FlagsModel | undefined
  actions: ReactNode
}

const NAMES = {
  candles: 'stock_candles',
  ohlc: 'stock_ohlc',
  'heikin-ashi': 'stock_heikin_ashi',
  line: 'stock_line',
  area: 'stock_area',
} as const satisfies Record<StockType, string>

/** How the chart is drawn: type, axis, indicators, and the page's own actions; on a phone it scrolls sideways. `data-slot` stock-toolbar. */
export function StockToolbar({ model, view, flags, actions }: StockToolbarProps) {
  const label = useLabel()
  const { state, events, indicators } = model
  const { admitted, types, type, log, inputs, reasons } = view
  const toggle = (name: string, on: boolean, onClick: () => void, reason: string | null) => (
    <Button pressed={on && reason === null} disabledReason={reason} onClick={onClick}>
      {name}
    </Button>
  )
  return (
    <div
      data-slot="stock-toolbar"
      // room for the touch areas, which what scrolls would cut off
      className="flex items-center gap-2 max-desk:-my-2 max-desk:overflow-x-auto max-desk:py-2 max-desk:*:shrink-0 max-desk:[scrollbar-width:none] desk:flex-wrap"
    >
      <Select<StockType>
        label={label('stock_type')}
        labelAs="hidden"
        options={types.map(id => ({ id, text: label(NAMES[id]) }))}
        value={type}
        onValueChange={events.chooseType}
        disabledReason={reasons.type}
        className="w-44 max-desk:w-32"
      />
      <IndicatorMenu model={indicators} inputs={inputs} disabledReason={reasons.indicators} />
      {toggle(label('stock_log'), log, events.toggleLog, reasons.log)}
      {toggle(label('stock_current'), state.currentValue, events.toggleCurrentValue, reasons.currentValue)}
      {flags && admitted && flags.kinds.length > 0 ? <FlagToggle model={flags} /> : null}
      {actions ? <div className="flex flex-wrap items-center gap-2 desk:ms-auto">{actions}</div> : null}
    </div>
  )
}
