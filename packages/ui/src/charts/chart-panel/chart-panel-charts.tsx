'use client'
import { type ReactNode, useMemo, useState } from 'react'
import { drawableLength } from '../../foundation/drawable-length.ts'
import { listOf, uniqueBy } from '../../foundation/list-of.ts'
import { useIsMobile } from '../../foundation/state/use-media.ts'
import { useTextScale } from '../../foundation/state/use-text-scale.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { useRedrawable } from '../chart-export/redraw.ts'
import { LazyComparedLines } from '../compare/lazy-compared-lines.tsx'
import { LazyGroupNavigator } from '../navigator/lazy-group-navigator.tsx'
import { PaneReadout, readoutHeight } from '../pane-stack/pane-readout.tsx'
import { volumeHeight } from '../pane-stack/pane-stack.reducer.ts'
import { type PaneSize, PaneStack } from '../pane-stack/pane-stack.tsx'
import { useValueRange, ValueAxisSlider } from '../pane-stack/value-axis-slider.tsx'
import type { Readable } from '../plot/cursor.ts'
import type { Box } from '../plot/geometry.ts'
import type { ChartStatus } from '../plot/plot-status.ts'
import { extentOf, prepareSeries } from '../series/time-series.ts'
import { ChartSound } from '../sonification/chart-sound.tsx'
import type { PlotView } from '../time-chart/chart-geometry.ts'
import type { Readout } from '../time-chart/readout.ts'
import type { TableExtra } from '../time-chart/table-rows.ts'
import { TimeChart, type TimeChartProps } from '../time-chart/time-chart.tsx'
import { useChartGroup } from '../time-chart/use-chart-group.ts'
import { pictureModel, type TimeChartModel } from '../time-chart/use-time-chart-model.ts'
import type {
  ChartPane,
  PanelChartOptions,
  PanelComparison,
  PanelViewModel,
} from './chart-panel.view-model.ts'

export type ChartPanelChartsProps = {
  label: string
  viewModel: Pick<
    PanelViewModel,
    'series' | 'mode' | 'status' | 'period' | 'height' | 'fontStep' | 'overview' | 'logo' | 'scale'
  >
  /** State of the main chart's legend, table and zoom. */
  model: TimeChartModel
  options: PanelChartOptions
  /** The charts below the main one, in order. */
  panes: readonly ChartPane[]
  /** The compared lines. Default none. */
  comparison?: PanelComparison | null
  venueId: number | undefined
  masked: boolean
  /** What x means in the legend's equations. */
  equationHints: readonly string[]
  /** A sentence about the chart. */
  description: ReactNode
}

/** The main chart and the panes below it, with one visible range, one crosshair and one width of the value axis (C18). */
export function ChartPanelCharts({
  label,
  viewModel: {
    series: givenSeries,
    mode,
    status,
    period,
    height: givenHeight,
    fontStep,
    overview,
    logo,
    scale,
  },
  model,
  options,
  panes: given,
  comparison = null,
  venueId,
  masked,
  equationHints,
  description,
}: ChartPanelChartsProps) {
  const series = listOf(givenSeries)
  const height = drawableLength(givenHeight, 600)
  const panes = useMemo(() => uniqueBy(given, ({ id }) => id), [given])
  const group = useChartGroup()
  const extent = useMemo(
    () => extentOf([series, ...panes.map(pane => listOf(pane.series))].flat()),
    [series, panes],
  )
  const isPhone = useIsMobile()
  const shared = {
    group,
    extent,
    period,
    fontStep,
    masked,
    // the panel itself shows why values are masked
    maskedNote: false,
    // columns of weeks below a line of days would give the crosshair two dates
    mergeBars: false,
    venueId,
  }
  const overlay = (plot: PlotView, readout: Readable<Readout>): ReactNode => (
    <>
      {logo ? (
        <PlotLogo box={plot.box} height={plot.height}>
          {logo}
        </PlotLogo>
      ) : null}
      {options.overlay?.(plot, readout)}
    </>
  )
  const [footerElement, setFooterElement] = useState<Element | null>(null)
  const isTableOpen = model.state.table !== 'closed'
  const extras = useMemo(() => {
    if (!isTableOpen) return NO_EXTRAS
    return panes.map((pane): TableExtra => {
      const { lines } = prepareSeries(pane.series, { mode: 'absolute', masked })
      return { lines, name: pane.label, decimals: pane.decimals ?? 3, unit: pane.unit ?? '' }
    })
  }, [isTableOpen, panes, masked])
  // a picture shows the visible range at its own size, without controls and callbacks
  useRedrawable(size => (
    <>
      <div data-slot="pane" data-main="">
        <TimeChart
          {...shared}
          label={label}
          series={series}
          mode={mode}
          model={pictureModel(model)}
          scale={scale}
          decimals={options.decimals}
          unit={options.unit}
          domain={options.domain}
          guides={options.guides}
          currentValue={options.currentValue}
          valueNames={options.valueNames}
          height={size.height}
          timeAxis={panes.length === 0}
          legend={false}
          table={false}
          overlay={overlay}
        />
      </div>
      {panes.map((pane, i) => (
        <div key={pane.id} data-slot="pane">
          <PaneChart
            pane={pane}
            shared={shared}
            height={size.panes[i] ?? size.height}
            timeAxis={i === panes.length - 1}
          />
        </div>
      ))}
    </>
  ))
  const [main] = series
  return (
    <>
      <PaneStack
        height={height}
        storageKey="chart"
        main={size => (
          <TimeChart
            {...options}
            {...shared}
            label={label}
            series={series}
            mode={mode}
            status={status}
            height={size.height}
            timeAxis={size.timeAxis}
            footerContainer={footerElement}
            tableExtras={extras}
            model={model}
            scale={scale}
            overlay={overlay}
            legendList={
              // the list of a comparison has no trends, which have equations
              comparison && series.every(({ variant }) => variant !== 'trend') ? (
                <LazyComparedLines
                  {...comparison}
                  series={series}
                  mode={mode}
                  masked={masked}
                  decimals={options.decimals ?? 3}
                  hiddenIds={model.state.hidden}
                  onHiddenToggle={model.events.toggle}
                />
              ) : null
            }
            footerActions={shown => (
              <>
                <ChartSound shown={shown} venueId={venueId} />
                {equationHints.length > 0 ? (
                  <ul data-slot="chart-panel-hints" className="flex gap-x-3 text-ink-3">
                    {equationHints.map(text => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                ) : null}
              </>
            )}
            footer={
              description ? (
                // the padding keeps the touch target of an info mark whole
                <p
                  data-slot="chart-description"
                  className="min-w-0 truncate text-ink-3 max-desk:-my-3 max-desk:py-3"
                >
                  {description}
                </p>
              ) : null
            }
          />
        )}
        panes={panes.map(pane => ({
          id: pane.id,
          name: pane.title ?? pane.label,
          height: drawableLength(pane.height, volumeHeight(height)),
          draw: size => (
            <PaneChart
              pane={pane}
              shared={shared}
              height={size.height}
              timeAxis={size.timeAxis}
              status={status.kind === 'loading' ? LOADING : undefined}
              readable
            />
          ),
        }))}
      />
      {isPhone ? null : (
        <div data-slot="chart-panel-navigator" className="h-10.5 px-2 pt-1">
          {main && (status.kind === 'ready' || (overview && status.kind === 'loading')) ? (
            <LazyGroupNavigator
              group={group}
              extent={extent}
              period={period}
              overview={overview}
              masked={masked}
              series={main}
            />
          ) : null}
        </div>
      )}
      {panes.map(pane => (
        <div key={pane.id} className="px-4 empty:hidden">
          {pane.stats}
        </div>
      ))}
      <div
        ref={setFooterElement}
        data-slot="chart-panel-footer"
        className="min-h-6.5 min-w-0 max-desk:min-h-11"
      />
    </>
  )
}

const NO_EXTRAS: readonly TableExtra[] = []

const LOADING: ChartStatus = { kind: 'loading' }

type PaneChartProps = PaneSize & {
  pane: ChartPane
  /** Props shared with the main chart. */
  shared: Partial<TimeChartProps>
  /** Default ready. */
  status?: ChartStatus | undefined
  /** Whether it has a readout and a value axis that can be scaled; off in pictures. Default false. */
  readable?: boolean
}

/** A chart below the main one. Parts: `data-slot` chart-panel-pane, pane-readout, and those of TimeChart. */
function PaneChart({ pane, shared, height, timeAxis, status, readable = false }: PaneChartProps) {
  const [range, setRange] = useValueRange(pane.id)
  const textScale = useTextScale()
  const label = useLabel()
  const { title = pane.label, decimals = 3 } = pane
  return (
    <div data-slot="chart-panel-pane" className="group/pane">
      {readable ? null : <h3 className="sr-text">{title}</h3>}
      <TimeChart
        {...shared}
        label={pane.label}
        series={pane.series}
        decimals={decimals}
        unit={pane.unit}
        mode={pane.mode}
        height={height}
        timeAxis={timeAxis}
        status={status}
        domain={range ?? undefined}
        showUnit={pane.showUnit}
        topMargin={readable ? readoutHeight(shared.fontStep, textScale) : undefined}
        onDoubleClick={() => setRange(null)}
        overlay={(plot, readout) =>
          readable ? (
            <>
              {plot.masked ? null : (
                <ValueAxisSlider
                  name={title}
                  plot={plot}
                  log={false}
                  decimals={decimals}
                  range={range}
                  onRangeChange={setRange}
                />
              )}
              <PaneReadout
                title={title}
                series={pane.series}
                readout={readout}
                note={pane.note ?? (plot.hollow ? label('stock_volume_key') : null)}
              />
            </>
          ) : null
        }
        legend={false}
        table={false}
        footerContainer={null}
        // the main chart has the reset button for all charts, and the readout replaces the tooltip
        className="[&_[data-slot=time-chart-reset]]:hidden [&_[data-slot=time-chart-tooltip]]:hidden"
      />
    </div>
  )
}

/** Pixels between the logo and the plot's edges. */
const LOGO_OFFSET = 10

type PlotLogoProps = {
  /** The plot within the frame. */
  box: Box
  /** Height of the frame in pixels. */
  height: number
  children: ReactNode
}

/** The logo in the lower corner of the plot, behind the pointer; a layer of the chart, so that exported pictures have it. `data-slot` plot-logo. */
function PlotLogo({ box, height, children }: PlotLogoProps) {
  return (
    <div
      data-slot="plot-logo"
      data-chart-layer="logo"
      className="pointer-events-none absolute opacity-50"
      style={{
        insetInlineStart: box.left + LOGO_OFFSET,
        insetBlockEnd: height - box.top - box.height + LOGO_OFFSET,
      }}
    >
      {children}
    </div>
  )
}
