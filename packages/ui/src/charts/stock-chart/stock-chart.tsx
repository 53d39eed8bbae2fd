'use client'
import { useAnnounce } from '../../controls/live-region/use-announce.tsx'
import { useMergedRefs } from '../../controls/popover/use-merged-refs.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useRedrawable } from '../chart-export/redraw.ts'
import { FlagLayer } from '../flags/flag-layer.tsx'
import { ChartSound } from '../sonification/chart-sound.tsx'
import type { PlotView } from '../time-chart/chart-geometry.ts'
import { TimeChart } from '../time-chart/time-chart.tsx'
import { groupWindow } from '../time-chart/use-chart-group.ts'
import { indicatorOf } from './stock-chart.shape.ts'
import type { StockChartProps } from './stock-chart-props.ts'
import { StockDrawingLayer, StockDrawingTools } from './stock-drawings.tsx'
import { StockPane } from './stock-pane.tsx'
import { StockToolbar } from './stock-toolbar.tsx'
import { useIndicatorRemoval } from './use-indicator-removal.ts'
import { useStockChart } from './use-stock-chart.ts'
import { useStockFigure } from './use-stock-figure.ts'

export type { StockChartProps } from './stock-chart-props.ts'

/**
 * The extended chart: candles and other types, logarithmic axis, indicators over the price and in panes of their own, drawings, events (C2,
 * C20, X6). Visitors see none of it, below full access there is a shape without tools (bond-page §6).
 * Parts: `data-slot` stock-chart, stock-toolbar, stock-drawing-tools, stock-notes, stock-pane; state: `data-type`, `data-scale`.
 */
export const StockChart = forwardRef(function StockChart(props: StockChartProps) {
  const {
    // what only the hooks read
    value,
    defaultValue,
    onValueChange,
    instrument,
    indicatorsKey,
    indicators: indicatorList,
    onIndicatorsChange,
    masked: shapesOnly,
    volume,
    status: dataStatus,
    // what the parts take
    label,
    series,
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
    model: givenModel,
    ref,
    className,
    ...root
  } = props
  const own = useStockChart(props)
  const model = givenModel ?? own
  const { state, drawings, indicators, group, chart } = model
  const figure = useStockFigure(props, model)
  const { masked, status, bounds, reasons } = figure
  const [announce, region] = useAnnounce()
  const removal = useIndicatorRemoval(indicators, announce)
  const rootRef = useMergedRefs(ref, removal.root)
  const shared = { group, extent: bounds, period, fontStep, tradingGroundId, masked, wheel, status }
  const removeSeries = (id: string): void => {
    const key = indicatorOf(id)
    if (key === null) onRemove?.(id)
    else removal.remove(key)
  }
  const removable = onRemove !== undefined || series.length === 1
  const price = {
    ...shared,
    ...{ label, mode, decimals, unit },
    series: figure.series,
    scale: figure.log ? ('log' as const) : ('linear' as const),
    domain: figure.domain,
    model: chart,
    currentValue: state.currentValue && reasons.currentValue === null,
    overlay: (plot: PlotView) => (
      <>
        {flags ? <FlagLayer model={flags} plot={plot} /> : null}
        {reasons.drawings === null ? <StockDrawingLayer model={drawings} {...{ plot, decimals }} /> : null}
        {overlay?.(plot)}
      </>
    ),
  }
  // a picture has neither legend nor controls, and tells the page of no change
  useRedrawable(size => (
    <>
      <TimeChart {...price} height={size.height} legend={false} table={false} />
      {figure.panes.map((pane, i) => (
        <StockPane
          key={pane.key}
          {...{ pane, shared, decimals }}
          height={size.panes[i] ?? size.height}
          onRemove={removal.remove}
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
      data-type={figure.type}
      data-scale={figure.log ? 'log' : 'linear'}
      className={cx('grid grid-cols-1 gap-2 text-ink', className)}
    >
      <StockToolbar {...{ model, figure, flags, actions }} />
      <StockDrawingTools model={drawings} reason={reasons.drawings} note={figure.drawingsNote} />
      <TimeChart
        {...price}
        height={height}
        onWindowChange={onWindowChange}
        {...(zoom === undefined ? {} : { zoom })}
        {...(onZoomChange ? { onZoomChange } : {})}
        onRemove={removable ? removeSeries : undefined}
        beside={shown => <ChartSound shown={shown} tradingGroundId={tradingGroundId} />}
      />
      <StockNotes texts={figure.notes} />
      {figure.panes.map(pane => (
        <StockPane key={pane.key} {...{ pane, shared, decimals }} onRemove={removal.remove} />
      ))}
      {typeof navigator === 'function'
        ? navigator({ column: figure.column, bounds: figure.bounds, ...groupWindow(group, figure.bounds) })
        : navigator}
      {region}
    </div>
  )
})

/** Why indicators of the list are not on the chart. */
function StockNotes({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <ul data-slot="stock-notes" className="text-12 text-ink-2">
      {texts.map(text => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
