'use client'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { Eye, EyeOff, X } from '../../foundation/icons/icons.ts'
import { useTextScale } from '../../foundation/state/use-text-scale.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { IndicatorSettings } from '../indicators/indicator-settings.tsx'
import type { ActiveIndicator } from '../indicators/indicators.reducer.ts'
import type { IndicatorsModel } from '../indicators/use-indicators.ts'
import { PaneReadout, readoutHeight } from '../pane-stack/pane-readout.tsx'
import type { PaneSize } from '../pane-stack/pane-stack.tsx'
import { useValueRange, ValueAxisSlider } from '../pane-stack/value-axis-slider.tsx'
import { rangeDomain } from '../pane-stack/value-range.ts'
import { TimeChart, type TimeChartProps } from '../time-chart/time-chart.tsx'
import { useTimeChartModel } from '../time-chart/use-time-chart-model.ts'
import type { StockPaneViewModel } from './stock-chart.view-model.ts'

export type StockPaneProps = PaneSize & {
  pane: StockPaneViewModel
  /** The props that it shares with the price chart: group, axis, status … */
  shared: Partial<TimeChartProps>
  /** Digits after the point where the indicator has no default of its own. */
  decimals: number
  /** The indicator; absent in an exported picture, which has no controls. */
  indicator?: ActiveIndicator | undefined
  events?: IndicatorsModel['events']
  onRemove?: (key: string) => void
}

/** An indicator on an axis of its own, below the price. Parts: `data-slot` stock-pane, pane-readout, stock-pane-remove, and those of TimeChart. */
export function StockPane({
  pane,
  shared,
  decimals: usual,
  height,
  timeAxis,
  indicator,
  events,
  onRemove,
}: StockPaneProps) {
  const label = useLabel()
  const { key, title, series, domain, guides } = pane
  const decimals = pane.decimals ?? usual
  const model = useTimeChartModel()
  const { hidden } = model.state
  const [range, setRange] = useValueRange(key)
  const isHidden = series.every(({ id }) => hidden.includes(id))
  const toggleAll = (): void => {
    for (const { id } of series) if (hidden.includes(id) === isHidden) model.events.toggle(id)
  }
  const isPicture = onRemove === undefined
  const textScale = useTextScale()
  const line = series.find(({ variant }) => variant === 'line')
  return (
    <div data-slot="stock-pane" className="group/pane">
      {isPicture ? <h3 className="sr-text">{title}</h3> : null}
      <TimeChart
        {...shared}
        label={title}
        series={series}
        model={model}
        domain={rangeDomain(range, domain)}
        guides={guides}
        legend={false}
        table={false}
        footerContainer={null}
        topMargin={isPicture ? undefined : readoutHeight(shared.fontStep, textScale)}
        decimals={decimals}
        height={height}
        timeAxis={timeAxis}
        onDoubleClick={() => setRange(null)}
        overlay={(plot, readout) =>
          isPicture ? null : (
            <>
              <ValueAxisSlider
                name={title}
                plot={plot}
                log={false}
                decimals={decimals}
                range={range}
                onRangeChange={setRange}
              />
              <PaneReadout
                title={title}
                series={series}
                readout={readout}
                note={plot.hollow ? label('stock_volume_key') : null}
                hidden={hidden}
                onToggle={model.events.toggle}
                actions={
                  onRemove ? (
                    <>
                      <IconButton
                        size="s"
                        label={label('chart_show_series', { name: title })}
                        pressed={!isHidden}
                        onClick={toggleAll}
                        // a narrow corner has space only for the settings; the indicator menu can remove it too
                        className="aria-pressed:border-transparent aria-pressed:bg-transparent aria-pressed:text-ink-2 max-desk:hidden"
                      >
                        {isHidden ? <EyeOff /> : <Eye />}
                      </IconButton>
                      {indicator && events && line ? (
                        <IndicatorSettings
                          indicator={indicator}
                          events={events}
                          style={line.style ?? 0}
                          width={line.width ?? 2}
                        />
                      ) : null}
                      <IconButton
                        size="s"
                        label={label('chart_remove_series', { name: title })}
                        data-slot="stock-pane-remove"
                        className="max-desk:hidden"
                        onClick={() => onRemove(key)}
                      >
                        <X />
                      </IconButton>
                    </>
                  ) : null
                }
              />
            </>
          )
        }
        // the price chart has the reset button for all panes, and the corner shows the values of the tooltip
        className="[&_[data-slot=time-chart-reset]]:hidden [&_[data-slot=time-chart-tooltip]]:hidden"
      />
    </div>
  )
}
