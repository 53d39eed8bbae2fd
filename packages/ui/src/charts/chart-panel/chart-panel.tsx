'use client'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Notice } from '../../controls/notice/notice.tsx'
import { useMergedRefs } from '../../controls/popover/use-merged-refs.ts'
import type { Day } from '../../foundation/calendar/day.ts'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { formatDay } from '../../foundation/format/format-day.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { pluralKey } from '../../foundation/labels/plural-key.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import { RedrawContext } from '../chart-export/redraw.ts'
import type { ScaleKind } from '../plot/scales.ts'
import type { ValuesMode } from '../series/time-series.ts'
import { useTimeChartModel } from '../time-chart/use-time-chart-model.ts'
import { ChartDisplayBar } from './chart-display-bar.tsx'
import type { PanelChartOptions, PanelFigure } from './chart-panel.view-model.ts'
import { PERIOD_LIMIT_YEARS } from './chart-period.ts'
import { ChartPeriodBar } from './chart-period-bar.tsx'
import { LazyCharts } from './lazy-charts.tsx'
import {
  type ChartPanelData,
  type ChartPanelModel,
  type ChartPanelOptions,
  type ChartPanelView,
  useChartPanel,
  useChartPanelView,
} from './use-chart-panel.ts'

type Slot = ReactNode | ((figure: PanelFigure) => ReactNode)

/** What `ChartPanel` takes; the rest goes to its root element. */
export type ChartPanelProps = Omit<ComponentProps<'div'>, 'children'> &
  ChartPanelData &
  ChartPanelOptions & {
    /** What the chart shows; names the figure: "Price, UST 4% 2034". */
    label: string
    /** The last day that can be picked. Default today. */
    notAfter?: Day
    /** Adds the switch between absolute values and per cent. */
    onValuesChange?: (values: ValuesMode) => void
    /** Adds the switch between a linear and a logarithmic axis. */
    onScaleChange?: (scale: ScaleKind) => void
    /** What the main chart takes besides: unit, decimals, onRemove, model … */
    chart?: PanelChartOptions
    /** A sentence on what is shown. */
    description?: ReactNode
    /** Above the toolbar, at full width: the tabs of chart types. */
    head?: ReactNode
    /** In the toolbar, behind the days: the select of trading grounds. */
    selects?: ReactNode
    /** At the start of the display tools: buttons for what else can be done with the chart. */
    lead?: ReactNode
    /** Between toolbar and chart: what the chart is compared with. */
    tools?: ReactNode
    /** What the page did by itself: Notices with `live="off"`, in a region that is announced. */
    notes?: ReactNode
    /** Among the display tools: further ways to set the axis. */
    axisControl?: ReactNode
    /** At the end of the display tools: the export menu. */
    actions?: Slot
    /**
     * In the chart's place: a node for a view that is no chart (the archive; it has no display tools), or a function for another
     * chart of the same figure.
     */
    children?: Slot
    /** The panel's behaviour, held by the page: the result of `useChartPanel()`. */
    model?: ChartPanelModel
  }

const NO_OPTIONS: PanelChartOptions = {}

/**
 * The frame that a page puts round its charts (shared-blocks §2 "Chart panel"): period, days, values, trend, text size, logo, full
 * screen, messages with a way out, and the charts below the main one (C4, C5, C8, C12, C14, C15, C17, C18). Put it straight into a
 * Card: its rows have the card's own inset. Parts: `data-slot` chart-panel, chart-period-bar, chart-display-bar, chart-panel-notes,
 * chart-panel-tools, chart-panel-charts and theirs; state: `data-fullscreen`.
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
  tradingGroundId,
  masked,
  chart: options = NO_OPTIONS,
  overturn,
  panes,
  logo,
  description,
  head,
  selects,
  lead,
  tools,
  notes,
  axisControl,
  actions,
  children,
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
  const ownModel = useChartPanel({ elementId, initial, trend, onTrendChange, onFullscreenChange })
  const model = pageModel ?? ownModel
  const ownChartModel = useTimeChartModel()
  const chartModel = options.model ?? ownChartModel
  const content = useRef<HTMLDivElement>(null)
  const selectsRef = useRef<HTMLDivElement>(null)
  const rootRef = useMergedRefs(ref, model.root)
  const view = useChartPanelView({
    model,
    hidden: chartModel.state.hidden,
    content,
    onChooseGround: selects ? () => focusFirst(selectsRef.current) : null,
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
    tradingGroundId,
    masked,
    overturn,
    panes,
    logo,
  })
  const isChart = children === undefined || typeof children === 'function'
  const fill = (slot: Slot) => (typeof slot === 'function' ? slot(view.figure) : slot)
  return (
    <div
      {...root}
      ref={rootRef}
      data-ui=""
      data-slot="chart-panel"
      className={cx('min-w-0 text-ink', className)}
    >
      <div ref={content} className={cx('grid grid-cols-1 gap-3 pb-4', head ? null : 'pt-3')}>
        {head}
        <div className="grid grid-cols-1 gap-2 px-4 desk:px-5">
          <ChartPeriodBar
            tabs={tabs}
            period={period}
            range={view.range}
            notAfter={notAfter}
            onTabChange={view.chooseTab}
            onDayChange={view.chooseDay}
            selects={selects}
            selectsRef={selectsRef}
            values={values}
            onValuesChange={isChart && !view.masked && onValuesChange ? onValuesChange : null}
          />
          <ChartDisplayBar
            description={description}
            lead={lead}
            tools={
              isChart
                ? {
                    state: model.state,
                    events: model.events,
                    trendShown: !view.masked,
                    trendReason: view.trendReason,
                    scale,
                    onScaleChange: !view.masked && onScaleChange ? onScaleChange : null,
                    axisReason: view.axisReason,
                    axisControl,
                    logoShown: logo !== undefined && logo !== null,
                  }
                : null
            }
            fullscreen={model.fullscreen}
            actions={fill(actions)}
          />
          <PanelNotices
            pulled={view.pulled}
            limitYears={limitYears}
            oldData={view.oldData}
            trendRefusals={view.trendRefusals}
          >
            {notes}
          </PanelNotices>
          {tools ? (
            <div data-slot="chart-panel-tools" className="empty:hidden">
              {tools}
            </div>
          ) : null}
        </div>
        <div data-slot="chart-panel-charts" className="grid grid-cols-1 gap-3 px-4 desk:px-5">
          <RedrawContext.Provider value={view.redraw}>
            {children === undefined ? (
              <LazyCharts
                label={label}
                figure={view.figure}
                model={chartModel}
                options={options}
                panes={view.panes}
                tradingGroundId={tradingGroundId}
                masked={view.masked}
                equationHints={view.equationHints}
              />
            ) : (
              fill(children)
            )}
          </RedrawContext.Provider>
        </div>
      </div>
    </div>
  )
})

function focusFirst(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>('select, input, button')?.focus()
}

type PanelNoticesProps = Pick<ChartPanelView, 'pulled' | 'oldData' | 'trendRefusals'> & {
  limitYears: number
  /** What the page says. */
  children: ReactNode
}

/**
 * What the limit changed, what the page says, how old the data are, which series have no trend (C5, C12, C15). The region is always
 * there, so that what comes into it is announced. `data-slot` chart-panel-notes.
 */
function PanelNotices({ pulled, limitYears, oldData, trendRefusals, children }: PanelNoticesProps) {
  const { label, lang } = useUi()
  return (
    <div role="status" data-slot="chart-panel-notes" className="grid gap-2 empty:absolute">
      {pulled?.moved ? (
        <Notice live="off">
          {label(`chart_panel_pulled_${pulled.moved}`, {
            years: limitYears,
            day: formatDay(pulled[pulled.moved], lang),
          })}
        </Notice>
      ) : null}
      {children}
      {oldData ? (
        <Notice live="off" tone="warn">
          {label(pluralKey('chart_panel_old_data', oldData.days, lang), {
            day: formatDay(oldData.day, lang),
            n: formatDecimal(oldData.days, { lang, decimals: 0 }) ?? '',
          })}
        </Notice>
      ) : null}
      {trendRefusals.length > 0 ? (
        <Notice live="off">
          {trendRefusals.map(text => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      ) : null}
    </div>
  )
}
