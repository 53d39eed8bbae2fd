'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { type ComponentProps, type ReactNode, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { useAnnounce } from '../../controls/live-region/use-announce.tsx'
import { drawableLength } from '../../foundation/drawable-length.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { PencilRuler } from '../../foundation/icons/icons.ts'
import { listOf } from '../../foundation/list-of.ts'
import { useIsMobile } from '../../foundation/state/use-media.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import { useRedrawable } from '../chart-export/redraw.ts'
import { useChartToolbarSlot } from '../chart-panel/toolbar-slots.tsx'
import { DrawingLayer } from '../drawings/drawing-layer.tsx'
import { DrawingToolbar } from '../drawings/drawing-toolbar.tsx'
import type { DrawingsModel } from '../drawings/use-drawings.ts'
import { FlagLayer } from '../flags/flag-layer.tsx'
import type { FlagsModel } from '../flags/use-flags.ts'
import { IndicatorSettings } from '../indicators/indicator-settings.tsx'
import { indicatorTitle } from '../indicators/indicators.view-model.ts'
import type { ChartNavigatorProps } from '../navigator/chart-navigator.tsx'
import type { NavigatorLine } from '../navigator/navigator.view-model.ts'
import { volumeHeight } from '../pane-stack/pane-stack.reducer.ts'
import { PaneStack } from '../pane-stack/pane-stack.tsx'
import { useValueRange, ValueAxisSlider } from '../pane-stack/value-axis-slider.tsx'
import { rangeDomain } from '../pane-stack/value-range.ts'
import type { ChartStatus } from '../plot/plot-status.ts'
import { useWidth } from '../plot/use-width.ts'
import { prepareSeries, type TimeSeries } from '../series/time-series.ts'
import { ChartSound } from '../sonification/chart-sound.tsx'
import type { PlotView } from '../time-chart/chart-geometry.ts'
import type { TableExtra } from '../time-chart/table-rows.ts'
import { TimeChart, type TimeChartProps } from '../time-chart/time-chart.tsx'
import { groupWindow } from '../time-chart/use-chart-group.ts'
import { pictureModel } from '../time-chart/use-time-chart-model.ts'
import { indicatorOf, type StockHistory } from './stock-chart.view-model.ts'
import { StockPane } from './stock-pane.tsx'
import { StockMenus, StockToolbar } from './stock-toolbar.tsx'
import { type StockChartModel, type StockChartOptions, useStockChart } from './use-stock-chart.ts'
import { useStockViewModel } from './use-stock-view-model.ts'

/** The props of a `ChartNavigator` for the chart. */
type StockStrip = Required<Pick<ChartNavigatorProps, 'bounds' | 'window' | 'onWindowChange'>> & {
  column: NavigatorLine | null
}

/** The props of `StockChart`; other props go to its root element. */
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
    /** What the chart shows; its accessible name: "Price, UST 4% 2034". */
    label: string
    /** The lines, the main one first, its `bars` for candles. Keep the identity of the list and of each `points` while they stay the same. */
    series: readonly TimeSeries[]
    /** The volume at each point of the main series, NaN for none. Keep its identity while it stays the same. */
    volume?: Float64Array
    /**
     * The days before the main series, which are not drawn: they give indicators values from the chart's left edge on. `historyRange`
     * returns the days that are needed. Keep its identity while it stays the same.
     */
    history?: StockHistory | undefined
    /** What the frame shows. Default ready. */
    status?: TimeChartProps['status']
    /** Height of the whole with its panes and the date axis, in pixels; the price has at least 240. Default 600 (shared-blocks §9). */
    height?: number
    /** Coupons, puts, calls and rating changes on the chart, with their menu (X5): the result of `useFlags()`. */
    flags?: FlagsModel
    /** At the end of the toolbar of a chart outside of a `ChartPanel`, for example the export menu. */
    actions?: ReactNode
    /** Below the charts: the navigator, as `strip => <ChartNavigator {...strip} />`. */
    navigator?: ReactNode | ((strip: StockStrip) => ReactNode)
    /** The chart's behaviour, controlled by the page: the result of `useStockChart()`. */
    model?: StockChartModel
  }

const READY: ChartStatus = { kind: 'ready' }

/** Height of an indicator's pane in pixels, until its boundary is moved. */
const PANE_HEIGHT = 96

const NO_EXTRAS: readonly TableExtra[] = []

/**
 * The extended chart: candles and other types on trading days, by the day, week or month, a scalable value axis, indicators over the
 * price and in resizable panes, volumes, drawing tools at the side, events (C2, C20, X6). Visitors see none of it, below full access
 * there is a shape without tools (bond-page §6). Parts: `data-slot` stock-chart, stock-toolbar, stock-menus,
 * stock-drawing-tools, stock-notes, stock-pane, stock-footer, and those of PaneStack; state: `data-type`, `data-scale`, `data-interval`.
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
  masked: maskedProp,
  model: modelProp,
  label,
  series: givenSeries,
  volume,
  history,
  status: givenStatus = READY,
  mode = 'absolute',
  decimals = 3,
  unit,
  period,
  fontStep,
  venueId,
  height: givenHeight = 600,
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
  const series = listOf(givenSeries)
  const status = givenStatus ?? READY
  const height = drawableLength(givenHeight, 600)
  const ownModel = useStockChart({
    value,
    defaultValue,
    onValueChange,
    instrument,
    venueId,
    masked: maskedProp,
    indicatorsKey,
    indicators: indicatorList,
    defaultIndicators: defaultIndicators ?? (volume ? 'volume' : undefined),
    onIndicatorsChange,
  })
  const model = modelProp ?? ownModel
  const { state, drawings, indicators, group, chart } = model
  const frame = useWidth<HTMLDivElement>()
  const view = useStockViewModel({
    series,
    volume,
    history,
    mode,
    period,
    status,
    masked: maskedProp,
    venueId,
    view: state,
    indicators: indicators.state,
    width: frame.width,
    group,
  })
  const { reasons } = view
  const isPhone = useIsMobile()
  // in a panel, its toolbar has the menus and its settings have the switches
  const toolbar = useChartToolbarSlot('view')
  const [footerContainer, setFooterContainer] = useState<Element | null>(null)
  const [range, setRange] = useValueRange(
    [series[0]?.id, mode, view.type, view.log, period?.from, period?.to].join(' '),
  )
  const { label: text, lang } = useUi()
  const [announce, liveRegion] = useAnnounce()
  const ownRoot = useRef<HTMLDivElement>(null)
  const rootRef = useComposedRefs(ref, ownRoot)

  /** Announces the removal; the focus moves to the menu that can add the indicator again. */
  const removeIndicator = (key: string): void => {
    const indicator = indicators.state.find(each => each.key === key)
    if (!indicator) return
    const bar = toolbar ?? ownRoot.current
    bar?.querySelector<HTMLElement>('[data-slot=indicator-menu] button')?.focus()
    indicators.events.remove(key)
    const name = indicatorTitle(indicator.id, indicator.params, { label: text, lang })
    announce(text('indicator_removed', { name }))
  }
  const removeSeries = (id: string): void => {
    const key = indicatorOf(id)
    if (key === null) onRemove?.(id)
    else removeIndicator(key)
  }
  const isRemovable = onRemove !== undefined || series.length === 1
  const settingsOf = (id: string): ReactNode => {
    const key = indicatorOf(id)
    const indicator = indicators.state.find(each => each.key === key)
    const line = view.series.find(each => each.id === id)
    if (!indicator || !line) return null
    return (
      <IndicatorSettings
        indicator={indicator}
        events={indicators.events}
        style={line.style ?? 0}
        width={line.width ?? 2}
      />
    )
  }
  const isTableOpen = chart.state.table !== 'closed'
  const extras = useMemo(() => {
    if (!isTableOpen) return NO_EXTRAS
    return view.panes.map((pane): TableExtra => {
      const { lines } = prepareSeries(pane.series, { mode: 'absolute', masked: view.masked, axis: view.axis })
      return { lines, name: pane.title, decimals: pane.decimals ?? decimals, unit: '' }
    })
  }, [isTableOpen, view.panes, view.masked, view.axis, decimals])

  const shared: Partial<TimeChartProps> = {
    group,
    axis: view.axis,
    mergeBars: view.mergeBars,
    interval: view.interval,
    extent: view.bounds,
    period,
    fontStep,
    venueId,
    masked: view.masked,
    // a panel shows by itself why values are masked
    maskedNote: toolbar === undefined,
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
    domain: rangeDomain(range, view.domain),
    model: chart,
    currentValue: state.currentValue && reasons.currentValue === null,
    overlay: (plot, readout) => (
      <>
        {view.masked ? null : (
          <ValueAxisSlider
            name={label}
            plot={plot}
            log={view.log}
            decimals={decimals}
            range={range}
            onRangeChange={setRange}
          />
        )}
        {flags ? <FlagLayer model={flags} plot={plot} /> : null}
        {reasons.drawings === null ? (
          <StockDrawings model={drawings} plot={plot} decimals={decimals} />
        ) : null}
        {overlay?.(plot, readout)}
      </>
    ),
  }
  // an exported picture has neither legend nor controls, and no change handlers
  useRedrawable(size => (
    <>
      <div data-slot="pane" data-main="">
        <TimeChart
          {...price}
          model={pictureModel(chart)}
          height={size.height}
          timeAxis={view.panes.length === 0}
          legend={false}
          table={false}
        />
      </div>
      {view.panes.map((pane, i) => (
        <div key={pane.key} data-slot="pane">
          <StockPane
            pane={pane}
            shared={shared}
            decimals={decimals}
            height={size.panes[i] ?? size.height}
            timeAxis={i === view.panes.length - 1}
          />
        </div>
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
      data-interval={view.interval ?? 'day'}
      className={cx('grid grid-cols-1 text-ink', className)}
    >
      {toolbar === undefined ? (
        <StockToolbar model={model} view={view} flags={flags} actions={actions} />
      ) : (
        toolbar && createPortal(<StockMenus model={model} view={view} flags={flags} />, toolbar)
      )}
      <div className="desk:grid desk:grid-cols-[40px_minmax(0,1fr)]">
        <div
          data-slot="stock-drawing-tools"
          // a column at the side, exactly as high as the panes; on a phone a row above them
          className="min-h-11 min-w-0 border-line desk:relative desk:min-h-0 desk:border-e desk:[container-type:size]"
        >
          {reasons.drawings === null ? (
            <DrawingToolbar
              model={drawings}
              snaps
              orientation={isPhone ? 'horizontal' : 'vertical'}
              className="desk:absolute desk:inset-0"
            />
          ) : (
            <IconButton
              size={isPhone ? 'm' : 's'}
              label={text('drawings_tools')}
              disabledReason={reasons.drawings}
              className="desk:ms-1 desk:mt-1"
            >
              <PencilRuler />
            </IconButton>
          )}
        </div>
        <div ref={frame.ref} className="min-w-0">
          <PaneStack
            height={height}
            storageKey="stock"
            main={size => (
              <TimeChart
                {...price}
                height={size.height}
                timeAxis={size.timeAxis}
                footerContainer={footerContainer}
                tableExtras={extras}
                onWindowChange={onWindowChange}
                zoom={zoom}
                onZoomChange={onZoomChange}
                onRemove={isRemovable ? removeSeries : undefined}
                legendActions={settingsOf}
                onDoubleClick={() => setRange(null)}
                footerActions={shown => <ChartSound shown={shown} venueId={venueId} />}
              />
            )}
            panes={view.panes.map(pane => ({
              id: pane.key,
              name: pane.title,
              height: pane.id === 'volume' ? volumeHeight(height) : PANE_HEIGHT,
              draw: size => (
                <StockPane
                  pane={pane}
                  shared={shared}
                  decimals={decimals}
                  height={size.height}
                  timeAxis={size.timeAxis}
                  indicator={indicators.state.find(({ key }) => key === pane.key)}
                  events={indicators.events}
                  onRemove={removeIndicator}
                />
              ),
            }))}
          />
        </div>
      </div>
      {typeof navigator === 'function'
        ? navigator({ column: view.column, bounds: view.bounds, ...groupWindow(group, view.bounds) })
        : navigator}
      {view.drawingsNote ? <p className="text-12 text-ink-2">{view.drawingsNote}</p> : null}
      {view.notes.length > 0 ? (
        <ul data-slot="stock-notes" className="px-4 text-12 text-ink-2">
          {view.notes.map(note => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
      <div ref={setFooterContainer} data-slot="stock-footer" className="min-h-8 min-w-0" />
      {liveRegion}
    </div>
  )
})

/** The user's drawings over the plot. */
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
