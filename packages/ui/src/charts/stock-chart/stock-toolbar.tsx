'use client'
import { clsx } from 'clsx'
import { Button } from '../../controls/button/button.tsx'
import { Select } from '../../controls/select/select.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { FlagToggle } from '../flags/flag-toggle.tsx'
import type { FlagsModel } from '../flags/use-flags.ts'
import { IndicatorMenu } from '../indicators/indicator-menu.tsx'
import { STOCK_INTERVALS, type StockInterval, type StockType } from './stock-chart.reducer.ts'
import type { StockChartModel } from './use-stock-chart.ts'
import type { StockViewModel } from './use-stock-view-model.ts'

export type StockMenusProps = {
  model: StockChartModel
  view: StockViewModel
  flags: FlagsModel | undefined
}

const NAMES = {
  candles: 'stock_candles',
  ohlc: 'stock_ohlc',
  'heikin-ashi': 'stock_heikin_ashi',
  line: 'stock_line',
  area: 'stock_area',
} as const satisfies Record<StockType, string>

/** On a phone as high as its neighbours in the bar, with a touch target of 44 px. */
const COMPACT =
  '*:text-13 max-desk:[&_[data-slot=field-box]]:min-h-9 max-desk:[&_[data-slot=field-input]]:-my-1'

/** Type, interval, indicators and events: the menus of an extended chart, for the one bar of a panel. Parts: `data-slot` stock-menus. */
export function StockMenus({ model, view, flags }: StockMenusProps) {
  const label = useLabel()
  const { state, events, indicators } = model
  const { isAllowed, types, type, inputs, reasons } = view
  const isAutomatic = view.barPeriod !== state.interval
  return (
    <div data-slot="stock-menus" className="flex items-center gap-1.5">
      <Select<StockType>
        label={label('stock_type')}
        labelAs="hidden"
        size="s"
        options={types.map(id => ({ id, text: label(NAMES[id]) }))}
        value={type}
        onValueChange={events.chooseType}
        disabledReason={reasons.type}
        className={clsx(COMPACT, 'w-26')}
      />
      <Select<StockInterval>
        label={label('stock_interval')}
        labelAs="hidden"
        size="s"
        options={STOCK_INTERVALS.map(id => ({
          id,
          text:
            isAutomatic && id === state.interval
              ? label('stock_interval_auto', { period: label(`stock_per_${view.barPeriod}`) })
              : label(`stock_interval_${id}`),
        }))}
        value={state.interval}
        onValueChange={events.chooseInterval}
        disabledReason={reasons.type}
        // the name of an automatic period is longer
        className={clsx(COMPACT, isAutomatic ? 'w-34' : 'w-19')}
      />
      <IndicatorMenu
        model={indicators}
        inputs={inputs}
        size="s"
        variant="quiet"
        disabledReason={reasons.indicators}
      />
      {flags && isAllowed && flags.kinds.length > 0 ? (
        <FlagToggle model={flags} size="s" variant="quiet" />
      ) : null}
    </div>
  )
}

/** The bar of an extended chart without a panel; on a phone it scrolls sideways. `data-slot` stock-toolbar. */
export function StockToolbar(props: StockMenusProps & { actions: React.ReactNode }) {
  const { model, view, actions } = props
  const label = useLabel()
  const { state, events } = model
  const { log, reasons } = view
  const toggle = (name: string, on: boolean, onClick: () => void, reason: string | null) => (
    <Button
      size="s"
      variant="quiet"
      pressed={on && reason === null}
      disabledReason={reason}
      onClick={onClick}
    >
      {name}
    </Button>
  )
  return (
    <div
      data-slot="stock-toolbar"
      // padding for the touch targets, which a scrolling box would clip
      className="relative flex min-h-10 items-center gap-2 max-desk:-my-2 max-desk:overflow-x-auto max-desk:py-2 max-desk:*:shrink-0 max-desk:[scrollbar-width:none] desk:flex-wrap"
    >
      <StockMenus model={model} view={view} flags={props.flags} />
      {toggle(label('stock_log'), log, events.toggleLog, reasons.log)}
      {toggle(label('stock_current'), state.currentValue, events.toggleCurrentValue, reasons.currentValue)}
      {actions ? <div className="flex flex-wrap items-center gap-2 desk:ms-auto">{actions}</div> : null}
    </div>
  )
}
