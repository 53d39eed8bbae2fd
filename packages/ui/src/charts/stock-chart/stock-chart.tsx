'use client'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { useAnnounce } from '../../controls/live-region/use-announce.tsx'
import { useMergedRefs } from '../../controls/popover/use-merged-refs.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { PencilRuler } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import { useRedrawable } from '../chart-export/redraw.ts'
import { DrawingLayer } from '../drawings/drawing-layer.tsx'
import { DrawingToolbar } from '../drawings/drawing-toolbar.tsx'
import type { DrawingsModel } from '../drawings/use-drawings.ts'
import { FlagLayer } from '../flags/flag-layer.tsx'
import type { FlagsModel } from '../flags/use-flags.ts'
import { indicatorTitle } from '../indicators/indicators.view-model.ts'
import type { ChartNavigatorProps } from '../navigator/chart-navigator.tsx'
import type { NavigatorLine } from '../navigator/navigator.view-model.ts'
import type { ChartStatus } from '../plot/plot-status.ts'
import type { TimeSeries } from '../series/time-series.ts'
import { ChartSound } from '../sonification/chart-sound.tsx'
import type { PlotView } from '../time-chart/chart-geometry.ts'
import { TimeChart, type TimeChartProps } from '../time-chart/time-chart.tsx'
import { groupWindow } from '../time-chart/use-chart-group.ts'
import { indicatorOf, type StockHistory } from './stock-chart.view-model.ts'
import { StockPane } from './stock-pane.tsx'
import { StockToolbar } from './stock-toolbar.tsx'
import { type StockChartModel, type StockChartOptions, useStockChart } from './use-stock-chart.ts'
import { useStockViewModel } from './use-stock-view-model.ts'

/** What a strip over the whole period needs of the chart, as `ChartNavigator` takes it. */
type StockStrip = Required<Pick<ChartNavigatorProps, 'bounds' | 'window' | 'onWindowChange'>> & {
  column: NavigatorLine | null
}

/** What `StockChart` takes; the rest goes to its root element. */
export type StockChartProps = Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> &
  StockChartOptions &
  Pick<
    TimeChartProps,
    | 'mode'
    | 'decimals'
    | 'unit'
    | 'period'
    | 'fontStep'
    | 'onRemove'
    | 'onWindowChange'
    | 'zoom'
    | 'onZoomChange'
    | 'wheel'
    | 'overlay'
  > & {
    /** What the chart shows; names the figure: "Price, UST 4% 2034". */
    label: string
    /** The lines, the main one first, its `bars` for candles. Keep the identity of the list and of each `points` while they stay the same. */
    series: readonly TimeSeries[]
    /** The amount of trade at each point of the main series, NaN for none. Keep its identity while it stays the same. */
    volume?: Float64Array
    /**
     * The days before the main series, which are not drawn: indicators begin with them, so that they have values from the chart's left edge on.
     * `historyRange` tells which they need. Keep its identity while it stays the same.
     */
    history?: StockHistory | undefined
    /** What the frame shows. Default ready. */
    status?: TimeChartProps['status']
    /** Height of the price in pixels, without the panes below it. Default 600 (shared-blocks §9). */
    height?: number
    /** Coupons, puts, calls and rating changes on the chart, with their menu (X5): the result of `useFlags()`. */
    flags?: FlagsModel
    /** At the end of the toolbar: the export menu. */
    actions?: ReactNode
    /** Below the charts: the strip over the whole period, as `strip => <ChartNavigator {...strip} />`. */
    navigator?: ReactNode | ((strip: StockStrip) => ReactNode)
    /** The chart's behaviour, controlled by the page: the result of `useStockChart()`. */
    model?: StockChartModel
  }

const READY: ChartStatus = { kind: 'ready' }

/**
 * The extended chart: candles and other types on trading days, logarithmic axis, indicators over the price and in panes of their own,
 * volumes, drawings, events (C2, C20, X6). Visitors see none of it, below full access there is a shape without tools (bond-page §6).
 * Parts: `data-slot` stock-chart, stock-toolbar, stock-drawing-tools, stock-notes, stock-pane; state: `data-type`, `data-scale`.
 */
export const StockChart = forwardRef(function StockChart({
  value,
  defaultValue,
  onValueChange,
  instrument,
  indicatorsKey,
  indicators: indicatorList,
  defaultIndicators,
  onIndicatorsChange,
  masked: shapesOnly = false,
  model: givenModel,
  label,
  series,
  volume,
  history,
  status = READY,
  mode = 'absolute',
  decimals = 3,
  unit,
  period,
  fontStep,
  tradingGroundId,
  height = 600,
  onRemove,
  onWindowChange,
  zoom,
  onZoomChange,
  wheel,
  overlay,
  flags,
  actions,
  navigator,
  ref,
  className,
  ...root
}: StockChartProps) {
  const ownModel = useStockChart({
    value,
    defaultValue,
    onValueChange,
    instrument,
    tradingGroundId,
    masked: shapesOnly,
    indicatorsKey,
    indicators: indicatorList,
    defaultIndicators: defaultIndicators ?? (volume ? 'volume' : undefined),
    onIndicatorsChange,
  })
  const model = givenModel ?? ownModel
  const { state, drawings, indicators, group, chart } = model
  const view = useStockViewModel({
    series,
    volume,
    history,
    mode,
    period,
    status,
    masked: shapesOnly,
    tradingGroundId,
    view: state,
    indicators: indicators.state,
  })
  const { reasons } = view
  const { label: text, lang } = useUi()
  const [announce, liveRegion] = useAnnounce()
  const ownRoot = useRef<HTMLDivElement>(null)
  const rootRef = useMergedRefs(ref, ownRoot)

  /** Announces what its button removed; the focus goes to the menu that brings it back. */
  const removeIndicator = (key: string): void => {
    const indicator = indicators.state.find(each => each.key === key)
    if (!indicator) return
    ownRoot.current?.querySelector<HTMLElement>('[data-slot=indicator-menu] button')?.focus()
    indicators.events.remove(key)
    const name = indicatorTitle(indicator.id, indicator.params, { label: text, lang })
    announce(text('indicator_said_removed', { name }))
  }
  const removeSeries = (id: string): void => {
    const key = indicatorOf(id)
    if (key === null) onRemove?.(id)
    else removeIndicator(key)
  }
  const isRemovable = onRemove !== undefined || series.length === 1

  const shared: Partial<TimeChartProps> = {
    group,
    axis: view.axis,
    mergeBars: view.mergeBars,
    extent: view.bounds,
    period,
    fontStep,
    tradingGroundId,
    masked: view.masked,
    wheel,
    status: view.status,
  }
  const price: TimeChartProps = {
    ...shared,
    label,
    mode,
    decimals,
    unit,
    series: view.series,
    scale: view.log ? 'log' : 'linear',
    domain: view.domain,
    model: chart,
    currentValue: state.currentValue && reasons.currentValue === null,
    overlay: plot => (
      <>
        {flags ? <FlagLayer model={flags} plot={plot} /> : null}
        {reasons.drawings === null ? (
          <StockDrawings model={drawings} plot={plot} decimals={decimals} />
        ) : null}
        {overlay?.(plot)}
      </>
    ),
  }
  // a picture has neither legend nor controls, and tells the page of no change
  useRedrawable(size => (
    <>
      <TimeChart {...price} height={size.height} legend={false} table={false} />
      {view.panes.map((pane, i) => (
        <StockPane
          key={pane.key}
          pane={pane}
          shared={shared}
          decimals={decimals}
          height={size.panes[i] ?? size.height}
          onRemove={removeIndicator}
        />
      ))}
    </>
  ))
  return (
    <div
      {...root}
      ref={rootRef}
      data-ui=""
      data-slot="stock-chart"
      data-type={view.type}
      data-scale={view.log ? 'log' : 'linear'}
      className={cx('grid grid-cols-1 gap-2 text-ink', className)}
    >
      <StockToolbar model={model} view={view} flags={flags} actions={actions} />
      <div data-slot="stock-drawing-tools" className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1">
        {reasons.drawings === null ? (
          <DrawingToolbar model={drawings} snaps className="-ms-1 max-w-full" />
        ) : (
          <Button icon={<PencilRuler />} disabledReason={reasons.drawings}>
            {text('drawings_tools')}
          </Button>
        )}
        {view.drawingsNote ? <p className="text-12 text-ink-2">{view.drawingsNote}</p> : null}
      </div>
      <TimeChart
        {...price}
        height={height}
        onWindowChange={onWindowChange}
        zoom={zoom}
        onZoomChange={onZoomChange}
        onRemove={isRemovable ? removeSeries : undefined}
        beside={shown => <ChartSound shown={shown} tradingGroundId={tradingGroundId} />}
      />
      {view.notes.length > 0 ? (
        <ul data-slot="stock-notes" className="text-12 text-ink-2">
          {view.notes.map(note => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
      {view.panes.map(pane => (
        <StockPane
          key={pane.key}
          pane={pane}
          shared={shared}
          decimals={decimals}
          onRemove={removeIndicator}
        />
      ))}
      {typeof navigator === 'function'
        ? navigator({ column: view.column, bounds: view.bounds, ...groupWindow(group, view.bounds) })
        : navigator}
      {liveRegion}
    </div>
  )
})

/** What was drawn, over the plot that it was drawn on. */
function StockDrawings({
  model,
  plot: { scales, box, width, height, column, instants, fontSize },
  decimals,
}: {
  model: DrawingsModel
  plot: PlotView
  decimals: number
}) {
  return (
    <DrawingLayer
      model={model}
      scales={scales}
      box={box}
      width={width}
      height={height}
      decimals={decimals}
      instants={instants}
      fontSize={fontSize}
      data={column ?? undefined}
    />
  )
}
