'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { type ComponentProps, type ReactNode, useMemo, useRef, useState } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import { useDismissal } from '../../foundation/dismissal/use-dismissal.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { listOf } from '../../foundation/list-of.ts'
import { useHydrated } from '../../foundation/state/use-hydrated.ts'
import { useIsMobile } from '../../foundation/state/use-media.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { RedrawContext } from '../chart-export/redraw.ts'
import { drawableHeight } from '../plot/drawable-height.ts'
import type { ScaleKind } from '../plot/scales.ts'
import type { ValuesMode } from '../series/time-series.ts'
import { useTimeChartModel } from '../time-chart/use-time-chart-model.ts'
import { AccessLine, AccessLock } from './access-line.tsx'
import type { ControlPlace } from './chart-controls.tsx'
import {
  type PanelChartOptions,
  type PanelComparison,
  type PanelViewModel,
  TOUCH_HEAD_HEIGHT,
} from './chart-panel.view-model.ts'
import { ChartPanelHead } from './chart-panel-head.tsx'
import { PERIOD_LIMIT_YEARS } from './chart-period.ts'
import type { PanelPicture } from './chart-picture.tsx'
import { ChartToolbar } from './chart-toolbar.tsx'
import { LazyChartPicture, LazyCharts } from './lazy-charts.tsx'
import { InNoticeSlot, useNoticeSlot } from './notice-slot.tsx'
import type { PanelNotice } from './panel-notice.ts'
import { PanelNotices } from './panel-notices.tsx'
import { ServedCharts } from './served-charts.tsx'
import { ToolbarSlotsContext } from './toolbar-slots.tsx'
import {
  type ChartPanelData,
  type ChartPanelModel,
  type ChartPanelOptions,
  useChartPanel,
  useChartPanelView,
} from './use-chart-panel.ts'
import { useToolbarFit } from './use-toolbar-fit.ts'

/** Props of `ChartPanel`; other props go to its root element. */
export type ChartPanelProps = Omit<ComponentProps<'div'>, 'children'> &
  ChartPanelData &
  ChartPanelOptions & {
    /** What the chart shows: its accessible name, e.g. "Price, UST 4% 2034". */
    label: string
    /** The last day that can be picked. Default today. */
    notAfter?: Day
    /** Adds the switch between absolute values and per cent. */
    onValuesChange?: (values: ValuesMode) => void
    /** Adds the switch between a linear and a logarithmic axis. */
    onScaleChange?: (scale: ScaleKind) => void
    /** Other options of the main chart: unit, decimals, onRemove, model … */
    chart?: PanelChartOptions
    /** A sentence about the chart, at the end of the footer. */
    description?: ReactNode
    /** At the start of the first row: the tabs of chart types, or a line about the view. */
    head?: ReactNode
    /** At the end of the first row: `<ChartViewSwitch …/>`. */
    views?: ReactNode
    /** In the toolbar, after the dates: the select of venues. A narrow card has it at the top of the plot. */
    selects?: ReactNode
    /** In the toolbar: the button that opens the comparison. A narrow card shows only its icon. */
    compare?: ReactNode
    /** The compared lines: "+N more" in the legend then opens their list, with what can be removed and added. Default none. */
    comparison?: PanelComparison | null
    /** In the toolbar, or in the settings of a narrow card: `<SpreadToggle place={place} …/>`. */
    spread?: ReactNode | ((place: ControlPlace) => ReactNode)
    /** Under the chart: what is compared, as a table. */
    below?: ReactNode
    /** Notices of the page about its automatic changes and the data: announced, and shown in one chip. Keep the list's identity. */
    notices?: readonly PanelNotice[]
    /** In the display settings: further settings of the axis. */
    axisControl?: ReactNode
    /** In the toolbar, or in the settings of a narrow card: the export menu. In the toolbar it shows only its icon. */
    actions?: ReactNode | ((viewModel: PanelViewModel, place: ControlPlace) => ReactNode)
    /**
     * Replaces the chart: a node for a view without a chart (the archive; it has no display settings), or a function for another chart of
     * the same view model.
     */
    children?: ReactNode | ((viewModel: PanelViewModel) => ReactNode)
    /**
     * For the markup of a server: what the charts will show first, as a picture. A browser leaves the picture in the document until the
     * charts have loaded; it needs none of this. See `preloadChartPictures`.
     */
    picture?: PanelPicture | null | undefined
    /** The panel's state, controlled by the page: the result of `useChartPanel()`. */
    model?: ChartPanelModel
  }

const NO_OPTIONS: PanelChartOptions = {}

/**
 * The frame around the charts of a page (shared-blocks §2 "Chart panel"): types and views, one toolbar, a plot that fits the window,
 * messages with actions, and the panes below the main chart (C4, C5, C8, C12, C14, C15, C17, C18). Put it directly into a Card: it
 * reaches the card's edges. Parts: `data-slot` chart-panel, chart-panel-head, chart-toolbar, chart-panel-notes,
 * chart-panel-charts, chart-panel-plot-head, top-access-prompt and theirs; state: `data-fullscreen`.
 */
export const ChartPanel = forwardRef(function ChartPanel({
  label,
  tabs,
  period,
  onPeriodChange,
  limitYears = PERIOD_LIMIT_YEARS,
  notAfter,
  series,
  status,
  values = 'absolute',
  onValuesChange,
  scale = 'linear',
  onScaleChange,
  lastDay,
  rows,
  height,
  venueId,
  masked,
  chart = NO_OPTIONS,
  turnover,
  panes,
  overview,
  logo,
  description,
  head,
  views,
  selects,
  compare,
  comparison = null,
  spread,
  below,
  notices,
  axisControl,
  actions,
  children,
  picture = null,
  model: pageModel,
  elementId,
  initial,
  trend,
  onTrendChange,
  onFullscreenChange,
  className,
  ref,
  ...root
}: ChartPanelProps) {
  const options = chart ?? NO_OPTIONS
  const ownModel = useChartPanel({ elementId, initial, trend, onTrendChange, onFullscreenChange })
  const model = pageModel ?? ownModel
  const ownChartModel = useTimeChartModel()
  const chartModel = options.model ?? ownChartModel
  const content = useRef<HTMLDivElement>(null)
  const charts = useRef<HTMLDivElement>(null)
  const selectsRef = useRef<HTMLDivElement>(null)
  const rootRef = useComposedRefs(ref, model.root)
  const isPhone = useIsMobile()
  const [viewSlot, setViewSlot] = useState<HTMLElement | null>(null)
  const [actionsSlot, setActionsSlot] = useState<HTMLElement | null>(null)
  const noticeSlot = useNoticeSlot()
  const slots = useMemo(() => ({ view: viewSlot, actions: actionsSlot }), [viewSlot, actionsSlot])
  const view = useChartPanelView({
    model,
    hidden: chartModel.state.hidden,
    content,
    start: charts,
    onChooseVenue: selects ? () => focusFirst(selectsRef.current) : null,
    tabs,
    period,
    onPeriodChange,
    limitYears,
    series,
    status,
    values,
    scale,
    lastDay,
    rows,
    height,
    venueId,
    masked,
    turnover,
    panes,
    overview,
    logo,
  })
  const isChart = children === undefined || typeof children === 'function'
  // a table has no settings into which controls could collapse
  const toolbar = useToolbarFit(slots)
  // other views have no legend line at the top of the plot
  const isVenueInPlot = children === undefined && Boolean(selects) && toolbar.collapsed.has('venue')
  const hasLegendLine = children === undefined && (isVenueInPlot || Boolean(options.caption))
  const isLocked = isChart && view.masked
  const [dismissal, dismiss] = useDismissal('topAccessPrompt')
  const isHydrated = useHydrated()
  // the server does not know the width: its markup has both places, of which the style sheet shows one
  const hasLine = (place: 'row' | 'plot') =>
    isLocked && dismissal === 'open' && (!isHydrated || isPhone === (place === 'row'))
  const venue = selects ? (
    <div ref={selectsRef} className="flex min-w-0 items-center gap-2">
      {selects}
    </div>
  ) : null
  return (
    <div
      {...root}
      ref={rootRef}
      data-ui=""
      data-slot="chart-panel"
      className={cx('min-w-0 text-ink', className)}
    >
      <div ref={content} className={cx('grid grid-cols-1', hasLine('row') && '[--access-line:2.75rem]')}>
        {hasLine('row') ? <AccessLine verdict={view.verdict} place="row" onClose={dismiss} /> : null}
        {head || views ? <ChartPanelHead views={views}>{head}</ChartPanelHead> : null}
        <ChartToolbar
          barRef={toolbar.ref}
          collapsed={toolbar.collapsed}
          tabs={tabs}
          period={period}
          onTabChange={view.chooseTab}
          range={view.range}
          notAfter={notAfter}
          onDayChange={view.chooseDay}
          venue={isVenueInPlot ? null : venue}
          compare={compare}
          tools={
            isChart
              ? {
                  state: model.state,
                  events: model.events,
                  spread: place => (typeof spread === 'function' ? spread(place) : spread),
                  trendReason: view.trendReason,
                  values,
                  onValuesChange: onValuesChange ?? null,
                  valuesReason: view.valuesReason,
                  scale,
                  onScaleChange: !view.masked && onScaleChange ? onScaleChange : null,
                  scaleReason: view.axisReason,
                  axisControl,
                  logoShown: logo !== undefined && logo !== null,
                }
              : null
          }
          actions={place => (typeof actions === 'function' ? actions(view.viewModel, place) : actions)}
          fullscreen={model.fullscreen}
          onSlot={{ view: setViewSlot, actions: setActionsSlot }}
        />
        <div ref={charts} data-slot="chart-panel-charts" className="@container relative grid grid-cols-1">
          <div
            data-slot="chart-panel-plot-head"
            // without a legend over the plot and next to its value axis, so that the plot does not move
            className={cx(
              'pointer-events-none flex items-center justify-end gap-2 *:pointer-events-auto',
              isChart
                ? 'absolute end-16 top-1.5 z-6 max-w-[70%]'
                : 'px-4 not-has-[[data-slot=chart-panel-notice]]:hidden',
            )}
          >
            <InNoticeSlot slot={noticeSlot}>
              <PanelNotices
                pulled={view.pulled}
                limitYears={limitYears}
                oldData={view.oldData}
                trendRefusals={view.trendRefusals}
                notices={listOf(notices)}
                className="min-w-0"
              />
            </InNoticeSlot>
          </div>
          {hasLine('plot') ? (
            <AccessLine
              verdict={view.verdict}
              place="plot"
              hasShape={children === undefined}
              onClose={dismiss}
            />
          ) : null}
          {isLocked && dismissal === 'dismissed' ? <AccessLock verdict={view.verdict} /> : null}
          <ToolbarSlotsContext.Provider value={slots}>
            <RedrawContext.Provider value={view.redraw}>
              {typeof children === 'function'
                ? children(view.viewModel)
                : (children ?? (
                    <ServedCharts
                      viewModel={view.viewModel}
                      most={drawableHeight(height, 600)}
                      hasPane={Boolean(picture?.turnover)}
                      picture={
                        picture ? (
                          <LazyChartPicture
                            decimals={options.decimals}
                            {...picture}
                            label={label}
                            viewModel={view.viewModel}
                            masked={view.masked}
                            venueId={venueId}
                            hasAccessLine={hasLine('row')}
                            hasVenue={Boolean(selects)}
                          />
                        ) : null
                      }
                    >
                      <LazyCharts
                        label={label}
                        viewModel={view.viewModel}
                        model={chartModel}
                        options={
                          hasLegendLine
                            ? {
                                ...options,
                                legendHeadHeight: isVenueInPlot && isPhone ? TOUCH_HEAD_HEIGHT : undefined,
                                legendEnd: (
                                  <>
                                    {isVenueInPlot ? <VenueInPlot>{venue}</VenueInPlot> : options.legendEnd}
                                    <span
                                      ref={noticeSlot.ref}
                                      className="flex min-w-0 empty:hidden max-desk:shrink-0"
                                    />
                                  </>
                                ),
                              }
                            : options
                        }
                        panes={view.panes}
                        comparison={comparison}
                        venueId={venueId}
                        masked={view.masked}
                        equationHints={view.equationHints}
                        description={description}
                      />
                    </ServedCharts>
                  ))}
            </RedrawContext.Provider>
          </ToolbarSlotsContext.Provider>
          {isChart && below ? <div className="border-t border-line p-4">{below}</div> : null}
        </div>
      </div>
    </div>
  )
})

/** The venue inside the legend's first line. */
function VenueInPlot({ children }: { children: ReactNode }) {
  return (
    <span className="-my-1 shrink-0 max-desk:my-0 [&_[data-slot=field-box]]:min-h-6.5! max-desk:[&_[data-slot=field-box]]:min-h-9.5! max-desk:[&_[data-slot=field-input]]:-mt-1.75 max-desk:[&_[data-slot=field-input]]:min-h-11 max-desk:[&_[data-slot=field-input]]:pt-1.5 [&_[data-slot=field-box]]:border-transparent [&_[data-slot=field-box]]:bg-surface [&_[data-slot=field-box]]:font-strong [&_[data-slot=field-box]]:text-accent">
      {children}
    </span>
  )
}

function focusFirst(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>('select, input, button')?.focus()
}
