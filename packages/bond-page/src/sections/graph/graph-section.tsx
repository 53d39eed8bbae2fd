'use client'
import {
  ChartPanel,
  ChartPanelContent,
  ChartPanelHead,
  ChartPanelToolbar,
  CurrentValueToggle,
  type PanelNotice,
  PERIOD_LIMIT_YEARS,
  useChartPanel,
  usePlotHeight,
} from '@accrue/ui/charts'
import { lazyWithPlaceholder, Tabs, TabsPanel } from '@accrue/ui/controls'
import { cx, formatDay, type LabelOf, useLabel, useLang, useToday, useVerdict } from '@accrue/ui/foundation'
import { type ReactNode, type RefObject, useContext, useId, useMemo, useRef } from 'react'
import type { Period } from '../../rules/chart-rules.ts'
import { CHART_VIEWS, type ChartView } from '../../rules/chart-url.ts'
import type { SectionProps } from '../../section-props.ts'
import { SectionCard, WidgetBoundary } from '../section.tsx'
import { ArchiveHead } from './archive-head.tsx'
import { useCompareKinds } from './compare-kinds.ts'
import { CompareButton, GraphSpread, LazyCompareTable } from './compare-tools.tsx'
import { FirstTradings } from './first-tradings.ts'
import { changeUnit, chartPeriodOf, periodTabs, shownNotes, subjectOf } from './graph.view-model.ts'
import { GraphExport } from './graph-export.tsx'
import { ChartTypes, EstimationMark, GraphViewSwitch, VenueSelect } from './graph-selects.tsx'
import { type GraphNote, rangeOf, shownPeriod } from './graph-state.ts'
import type { MapChartProps } from './map-chart.tsx'
import { ProductMark } from './product-mark.tsx'
import { useCompare } from './use-compare.ts'
import { type GraphProps, useGraph } from './use-graph.ts'
import { useGraphView } from './use-graph-view.tsx'
import { useOverview } from './use-overview.ts'

export { preloadChartPictures } from '@accrue/ui/charts'

/** Chart, extended chart and archive (bond-page §2, C2): one period, trading ground, type and comparison in three views. */
export function GraphSection({ page, ports, address }: SectionProps) {
  const label = useLabel()
  const today = useToday()
  const mayCompare = useVerdict('compare').kind === 'allowed'
  const subject = useMemo(() => subjectOf(page, today, mayCompare), [page, today, mayCompare])
  const graph = useGraph(subject, ports.tradings, address)
  const { view } = graph.state
  const headingId = useId()
  const viewsFocused = useRef(false)
  const title = label('section_graph')
  const views = CHART_VIEWS.map(id => ({ id, title: label(`view_${id}`) }))
  const chooseView = (chosen: string) => graph.dispatch({ type: 'viewChosen', view: chosen as ChartView })
  return (
    <Tabs items={views} variant="segmented" value={view} onValueChange={chooseView}>
      <SectionCard
        id="graph"
        aria-labelledby={headingId}
        className={cx('max-desk:-mx-4 max-desk:rounded-none max-desk:border-x-0', placeOfChart(page).top)}
      >
        {/* the heading for the page's menu; the tabs show what is open */}
        <h2 id={headingId} data-slot="card-title" className="sr-text">
          {title}
        </h2>
        <TabsPanel value={view} focusable={false}>
          <WidgetBoundary>
            <GraphViews
              page={page}
              subject={subject}
              graph={graph}
              ports={ports}
              views={
                <GraphViewSwitch
                  focused={viewsFocused}
                  onApproach={() => void LazyArchive.load()}
                  label={label('chart_view')}
                  views={views}
                  value={view}
                  onValueChange={chooseView}
                />
              }
            />
          </WidgetBoundary>
        </TabsPanel>
      </SectionCard>
    </Tabs>
  )
}

/** Names with more characters take two lines on the usual phone. */
const LONGEST_LINE = 27

/** Where the chart starts on the page, by which a server's picture of it fits the window, and its heights in the usual windows, in pixels. */
const BELOW_ONE_LINE = {
  top: '[--chart-top:19.375rem] max-desk:[--chart-top:25.125rem]',
  heights: { desk: 506, phone: 426 },
}
const BELOW_TWO_LINES = {
  top: '[--chart-top:19.375rem] max-desk:[--chart-top:26.75rem]',
  heights: { desk: 506, phone: 400 },
}
const placeOfChart = ({ header: { name } }: SectionProps['page']) =>
  name.length > LONGEST_LINE ? BELOW_TWO_LINES : BELOW_ONE_LINE

/** Maximum height of the chart in pixels (bond-page §9, shared-blocks §9). */
const CHART_HEIGHT = 650

/** Heights of the issuer map in pixels: the toolbar with the plot at most, and what is below them. */
const MAP_WITH_TOOLBAR = 690
const BELOW_MAP = 26

const IssuerMapView = lazyWithPlaceholder(
  async () => (await import('./map-chart.tsx')).MapChart,
  ({ reservedHeight }) => reservedHeight,
)

/** Lazy: its tools are the largest of all charts, and few users open it. */
const ExtendedView = lazyWithPlaceholder(
  async () => (await import('./extended-chart.tsx')).ExtendedChart,
  ({ panel }) => panel.height,
)

/** Height of the placeholder of the archive in pixels: the least height of its table. */
const ARCHIVE_HEIGHT = 420

/** Lazy: the tables are as large as the chart, and the first screen has none. */
export const LazyArchive = lazyWithPlaceholder(
  async () => (await import('./archive-view.tsx')).ArchiveView,
  () => ARCHIVE_HEIGHT,
)

type GraphViewProps = GraphProps & {
  /** The switch of the views. */
  views: ReactNode
}

/** The issuer map, which has its own trading grounds and no period, or the panel (bond-page §4 "Chart type"). */
function GraphViews({ page, subject, graph, ports, views }: GraphViewProps) {
  const { view, map } = graph.state
  const tabsFocused = useRef(false)
  if (!map || view !== 'chart')
    return (
      <GraphPanel
        page={page}
        subject={subject}
        graph={graph}
        ports={ports}
        views={views}
        tabsFocused={tabsFocused}
      />
    )
  return (
    <>
      <ChartPanelHead views={views}>
        <ChartTypes subject={subject} graph={graph} ports={ports} tabsFocused={tabsFocused} />
      </ChartPanelHead>
      <MapPanel page={page} graph={graph} ports={ports} />
    </>
  )
}

/** The issuer map, which measures the window itself; until its file is loaded, a placeholder of the same height. */
function MapPanel({ page, graph, ports }: Omit<MapChartProps, 'reservedHeight'>) {
  const start = useRef<HTMLDivElement>(null)
  const height = usePlotHeight(start, { most: MAP_WITH_TOOLBAR })
  return (
    <div ref={start}>
      <IssuerMapView page={page} graph={graph} ports={ports} reservedHeight={height + BELOW_MAP} />
    </div>
  )
}

/** Type, period, trading ground and messages, shared by the three views, and the current view (bond-page §2). */
function GraphPanel({
  page,
  subject,
  graph,
  ports,
  views,
  tabsFocused,
}: GraphViewProps & { tabsFocused: RefObject<boolean> }) {
  const { state, dispatch } = graph
  const { view } = state
  const label = useLabel()
  const compare = useCompare({ subject, graph, ports })
  const { venue, title, series, spread, panes, turnover, status, rows, description, caption, venueId } =
    useGraphView(page, subject, graph)
  const overview = useOverview({ subject, graph, ports, main: series[0] })
  const hasFirst = useContext(FirstTradings) !== null && status.kind === 'ready'
  const isArchive = view === 'archive'
  const isExtended = view === 'extended'
  const notices = useGraphNotices(graph)
  const { zoom, values } = state
  const panel = useChartPanel({
    elementId: 'graph',
    values,
    onValuesChange: values => dispatch({ type: 'valuesChosen', values }),
    trend: state.trend,
    onTrendChange: trend => dispatch({ type: 'trendChosen', trend }),
    // the extended chart stores its axis with its chart type
    scale: isExtended ? state.stock.scale : state.log ? 'log' : 'linear',
    onScaleChange: scale =>
      dispatch(
        isExtended
          ? { type: 'stockViewChosen', stock: { ...state.stock, scale } }
          : { type: 'axisChosen', log: scale === 'log' },
      ),
  })
  const { from, to } = rangeOf(state, subject)
  const days = useMemo(() => zoom ?? { from, to }, [zoom, from, to])
  const masked = useVerdict('seeValues', { venueId }).kind !== 'allowed'
  const kinds = useCompareKinds()
  const isCompared = compare.gate.verdict.kind === 'allowed' && compare.state.items.length > 0
  return (
    <ChartPanel
      model={panel}
      label={title}
      view={isArchive ? 'table' : isExtended ? 'chart' : 'lines'}
      height={CHART_HEIGHT}
      series={series}
      status={status}
      rows={rows}
      panes={panes}
      turnover={turnover}
      overview={overview}
      tabs={periodTabs(subject, label)}
      period={chartPeriodOf(shownPeriod(state))}
      onPeriodChange={(period, { moved }) =>
        period.kind === 'tab'
          ? dispatch({ type: 'periodChosen', period: period.id as Period })
          : dispatch({ type: 'rangeChosen', range: { from: period.from, to: period.to }, moved })
      }
      lastDay={venue?.latestDay ?? null}
      venueId={venueId}
      venueSelect={<VenueSelect page={page} graph={graph} />}
      logo={<ProductMark />}
    >
      <ChartPanelHead views={views}>
        {/* the archive has the columns of all types */}
        {isArchive ? (
          <ArchiveHead graph={graph} venue={venue} />
        ) : (
          <ChartTypes subject={subject} graph={graph} ports={ports} tabsFocused={tabsFocused} />
        )}
      </ChartPanelHead>
      {isArchive ? (
        <ChartPanelToolbar notAfter={subject.today} />
      ) : (
        <ChartPanelToolbar
          notAfter={subject.today}
          compare={
            <CompareButton
              compare={compare}
              series={series}
              type={state.type}
              values={values}
              days={days}
              masked={masked}
              venueId={state.venueId}
              chart={isExtended ? null : panel.chart}
            />
          }
          spread={place => (
            <GraphSpread graph={graph} reason={spread.kind === 'off' ? spread.reason : null} place={place} />
          )}
          axisControl={
            isExtended ? (
              <CurrentValueToggle
                value={state.stock}
                onValueChange={stock => dispatch({ type: 'stockViewChosen', stock })}
              />
            ) : null
          }
          actions={(viewModel, place) => (
            <GraphExport
              graph={graph}
              title={title}
              source={venue?.name}
              panel={viewModel}
              iconOnly={place === 'bar'}
            />
          )}
        />
      )}
      <ChartPanelContent
        chart={{
          onRemove: key => dispatch({ type: 'compared', event: { type: 'removed', key } }),
          caption,
          zoom,
          onZoomChange: zoom => dispatch({ type: 'zoomed', zoom }),
          change: state.type === 'price' ? 'percent' : 'difference',
        }}
        comparison={
          isCompared
            ? {
                items: compare.state.items,
                kinds,
                measure: state.type,
                days,
                changeUnit: changeUnit(state.type, values, label),
                onRemove: key => compare.send({ type: 'removed', key }),
                onCancelLast: () => compare.send({ type: 'lastCancelled' }),
                onRemoveAll: () => compare.send({ type: 'cleared' }),
              }
            : null
        }
        notices={notices}
        description={
          description === null ? null : (
            <>
              {venue?.estimation ? <EstimationMark /> : null} <span title={description}>{description}</span>
            </>
          )
        }
        below={
          isCompared ? (
            <LazyCompareTable
              series={series}
              measure={state.type}
              mode={values}
              days={days}
              masked={masked}
            />
          ) : null
        }
        picture={hasFirst ? { series, turnover, caption, heights: placeOfChart(page).heights } : null}
      >
        {isArchive ? (
          <LazyArchive page={page} subject={subject} graph={graph} ports={ports} />
        ) : isExtended ? (
          viewModel => <ExtendedView page={page} graph={graph} ports={ports} panel={viewModel} />
        ) : undefined}
      </ChartPanelContent>
    </ChartPanel>
  )
}

/** Notices of automatic changes (C3, C6). A period that the nearest date replaced can be restored. */
function useGraphNotices({ state: { notes }, dispatch }: GraphProps['graph']): PanelNotice[] {
  const label = useLabel()
  const lang = useLang()
  return shownNotes(notes).map(note => ({
    kind: note.kind === 'moved' ? 'limit' : 'period',
    text: noteText(note, label, lang),
    short:
      note.kind === 'nearest' ? label('period_nearest_short', { day: formatDay(note.day, lang) }) : undefined,
    action:
      note.kind === 'nearest'
        ? { label: label('period_put_back'), onAction: () => dispatch({ type: 'periodPutBack' }) }
        : undefined,
  }))
}

function noteText(note: GraphNote, label: LabelOf, lang: string): string {
  switch (note.kind) {
    case 'moved': {
      const day = formatDay(note.day, lang)
      return label(`chart_panel_pulled_${note.end}`, { years: PERIOD_LIMIT_YEARS, day })
    }
    case 'nearest':
      return label('period_nearest', { day: formatDay(note.day, lang) })
    case 'typeFellBack':
      return label('type_fell_back', { type: label(`chart_type_${note.type}`) })
    case 'noMeasure':
      return label('type_without_data', { type: label(`chart_type_${note.type}`) })
  }
}
