'use client'
import { ChartPanel, PERIOD_LIMIT_YEARS } from '@accrue/ui/charts'
import { lazyRoom, Notice, Tabs, TabsList, TabsPanel } from '@accrue/ui/controls'
import { formatDay, type LabelOf, useLabel, useLang, useToday, useVerdict } from '@accrue/ui/foundation'
import { type RefObject, useMemo, useRef } from 'react'
import type { Period } from '../../rules/chart-rules.ts'
import { CHART_VIEWS, type ChartView } from '../../rules/chart-url.ts'
import type { SectionProps } from '../../section-props.ts'
import { SectionCard, WidgetBoundary } from '../section.tsx'
import { ArchiveView } from './archive-view.tsx'
import { CompareArea, CompareTools } from './compare-tools.tsx'
import { chartPeriodOf, periodTabs, shownNotes, subjectOf } from './graph.view-model.ts'
import { GraphExport } from './graph-export.tsx'
import { ChartTypes, GroundSelect } from './graph-selects.tsx'
import { type Note, shownPeriod } from './graph-state.ts'
import { ProductMark } from './product-mark.tsx'
import { useCompare } from './use-compare.ts'
import { type GraphProps, useGraph } from './use-graph.ts'
import { useGraphView } from './use-graph-view.tsx'

/** Chart, extended chart and archive (bond-page §2, C2): one period, ground, type and comparison in three views. */
export function GraphSection({ page, ports, address }: SectionProps) {
  const label = useLabel()
  const today = useToday()
  const mayCompare = useVerdict('compare').kind === 'allowed'
  const subject = useMemo(() => subjectOf(page, today, mayCompare), [page, today, mayCompare])
  const graph = useGraph(subject, ports.tradings, address)
  const { view } = graph.state
  return (
    <Tabs
      items={CHART_VIEWS.map(id => ({ id, title: label(`view_${id}`) }))}
      look="segmented"
      value={view}
      onValueChange={chosen => graph.dispatch({ type: 'viewChosen', view: chosen as ChartView })}
    >
      <SectionCard
        id="graph"
        title={label('section_graph')}
        actions={<TabsList label={label('chart_view')} />}
      >
        <TabsPanel value={view} focusable={false}>
          <WidgetBoundary>
            <GraphViews page={page} subject={subject} graph={graph} ports={ports} />
          </WidgetBoundary>
        </TabsPanel>
      </SectionCard>
    </Tabs>
  )
}

/** Heights of the chart and of the issuer map in pixels (bond-page §9, shared-blocks §9, readings #25). */
const CHART_HEIGHT = 650
const MAP_HEIGHT = 650

const IssuerMapView = lazyRoom(
  async () => (await import('./map-chart.tsx')).MapChart,
  () => MAP_HEIGHT,
)

/** In a file of its own: its tools are the heaviest of all charts, and few readers open it. */
const ExtendedView = lazyRoom(
  async () => (await import('./extended-chart.tsx')).ExtendedChart,
  ({ figure }) => figure.height,
)

/** The issuer map, which has no period and grounds of its own, or the panel (bond-page §4 "Chart type"). */
function GraphViews({ page, subject, graph, ports }: GraphProps) {
  const { view, map } = graph.state
  const tabsFocused = useRef(false)
  if (!map || view !== 'chart')
    return <GraphPanel page={page} subject={subject} graph={graph} ports={ports} tabsFocused={tabsFocused} />
  return (
    <>
      <ChartTypes subject={subject} graph={graph} ports={ports} tabsFocused={tabsFocused} />
      <IssuerMapView page={page} graph={graph} ports={ports} />
    </>
  )
}

/** What the three views share: type, period, ground and messages; then the view (bond-page §2). */
function GraphPanel({
  page,
  subject,
  graph,
  ports,
  tabsFocused,
}: GraphProps & { tabsFocused: RefObject<boolean> }) {
  const { state, dispatch } = graph
  const { view } = state
  const label = useLabel()
  const compare = useCompare({ subject, graph, ports })
  const { ground, title, series, spread, panes, overturn, status, rows, description, tradingGroundId } =
    useGraphView(page, subject, graph)
  const isArchive = view === 'archive'
  return (
    <ChartPanel
      elementId="graph"
      label={title}
      height={CHART_HEIGHT}
      series={series}
      status={status}
      rows={rows}
      panes={panes}
      overturn={overturn}
      description={description}
      tradingGroundId={tradingGroundId}
      tabs={periodTabs(subject, label)}
      period={chartPeriodOf(shownPeriod(state))}
      onPeriodChange={(period, { moved }) =>
        period.kind === 'tab'
          ? dispatch({ type: 'periodChosen', period: period.id as Period })
          : dispatch({ type: 'rangeChosen', range: { from: period.from, to: period.to }, moved })
      }
      notAfter={subject.today}
      lastDay={ground?.latestDay ?? null}
      values={state.values}
      onValuesChange={values => dispatch({ type: 'valuesChosen', values })}
      trend={state.trend}
      onTrendChange={trend => dispatch({ type: 'trendChosen', trend })}
      scale={state.log ? 'log' : 'linear'}
      // the extended chart has an axis control of its own
      onScaleChange={
        view === 'chart' ? scale => dispatch({ type: 'axisChosen', log: scale === 'log' }) : undefined
      }
      logo={<ProductMark />}
      chart={{
        onRemove: key => dispatch({ type: 'compared', event: { type: 'removed', key } }),
        zoom: state.zoom,
        onZoomChange: zoom => dispatch({ type: 'zoomed', zoom }),
      }}
      // the archive has the columns of all types
      head={
        isArchive ? null : (
          <ChartTypes subject={subject} graph={graph} ports={ports} tabsFocused={tabsFocused} />
        )
      }
      selects={<GroundSelect page={page} graph={graph} />}
      lead={
        isArchive ? null : (
          <CompareTools
            graph={graph}
            compare={compare}
            spreadReason={spread.kind === 'off' ? spread.reason : null}
          />
        )
      }
      tools={
        isArchive ? null : (
          <CompareArea compare={compare} series={series} tradingGroundId={state.tradingGroundId} />
        )
      }
      notes={<GraphNotes notes={state.notes} />}
      actions={
        isArchive
          ? null
          : figure => <GraphExport graph={graph} title={title} source={ground?.name} figure={figure} />
      }
    >
      {view === 'archive' ? (
        <ArchiveView page={page} subject={subject} graph={graph} ports={ports} />
      ) : view === 'extended' ? (
        figure => <ExtendedView page={page} graph={graph} ports={ports} title={title} figure={figure} />
      ) : undefined}
    </ChartPanel>
  )
}

/** What the section did by itself, for the panel's region that is announced (C3, C6). */
function GraphNotes({ notes }: { notes: readonly Note[] }) {
  const label = useLabel()
  const lang = useLang()
  return shownNotes(notes).map(note => (
    <Notice key={note.kind} live="off" tone="neutral">
      {noteText(note, label, lang)}
    </Notice>
  ))
}

function noteText(note: Note, label: LabelOf, lang: string): string {
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
