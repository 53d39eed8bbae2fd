'use client'
import { ChartPanel } from '@accrue/ui/charts'
import { useLabel } from '@accrue/ui/foundation'
import { type RefObject, useRef } from 'react'
import type { Period } from '../../rules/chart-rules.ts'
import { ArchiveView } from './archive-view.tsx'
import { CompareArea, CompareTools } from './compare-tools.tsx'
import { ExtendedView } from './extended-view.tsx'
import { chartPeriodOf, periodTabs } from './graph.map.ts'
import { shownPeriod } from './graph.model.ts'
import { GraphExport } from './graph-export.tsx'
import { GraphNotes } from './graph-notes.tsx'
import type { GraphProps } from './graph-props.ts'
import { ChartTypes, GroundSelect } from './graph-selects.tsx'
import { MapView } from './map-view.tsx'
import { ProductMark } from './product-mark.tsx'
import { useCompare } from './use-compare.ts'
import { useFigure } from './use-figure.tsx'

/** Height of the chart on the bond page in pixels (bond-page §9). */
const CHART_HEIGHT = 650

/** The issuer map, which has no period and grounds of its own, or lines and table (bond-page §4 "Chart type"). */
export function GraphPanel(props: GraphProps) {
  const { view, map } = props.graph.state
  const focusHeld = useRef(false)
  if (!map || view !== 'chart') return <LinesPanel {...props} focusHeld={focusHeld} />
  return (
    <>
      <ChartTypes {...props} focusHeld={focusHeld} />
      <MapView page={props.page} ports={props.ports} graph={props.graph} />
    </>
  )
}

/** What the three views share: type, period, ground and messages; then the view (bond-page §2). */
function LinesPanel(props: GraphProps & { focusHeld: RefObject<boolean> }) {
  const { page, ports, subject, graph } = props
  const { state, dispatch } = graph
  const { view, values, trend } = state
  const label = useLabel()
  const figure = useFigure(props)
  const compare = useCompare(props)
  const { series, ground, spread, panes, overturn, status, rows, tradingGroundId, description } = figure
  const isArchive = view === 'archive'
  const onScaleChange = (scale: 'linear' | 'log') => dispatch({ type: 'axisChosen', log: scale === 'log' })
  return (
    <ChartPanel
      elementId="graph"
      label={figure.title}
      height={CHART_HEIGHT}
      {...{ series, status, rows, values, trend, panes, overturn, description, ...tradingGroundId }}
      tabs={periodTabs(subject, label)}
      period={chartPeriodOf(shownPeriod(state))}
      onPeriodChange={(period, { moved }) =>
        period.kind === 'tab'
          ? dispatch({ type: 'periodChosen', period: period.id as Period })
          : dispatch({ type: 'rangeChosen', range: { from: period.from, to: period.to }, moved })
      }
      notAfter={subject.today}
      lastDay={ground?.latestDay ?? null}
      onValuesChange={chosen => dispatch({ type: 'valuesChosen', values: chosen })}
      onTrendChange={chosen => dispatch({ type: 'trendChosen', trend: chosen })}
      scale={state.log ? 'log' : 'linear'}
      // the extended chart has an axis of its own
      {...(view === 'chart' ? { onScaleChange } : {})}
      logo={<ProductMark />}
      chart={{
        onRemove: key => dispatch({ type: 'compared', event: { type: 'removed', key } }),
        zoom: state.zoom,
        onZoomChange: zoom => dispatch({ type: 'zoomed', zoom }),
      }}
      // the archive has the columns of all types
      head={isArchive ? null : <ChartTypes {...props} />}
      selects={<GroundSelect page={page} graph={graph} />}
      lead={
        isArchive ? null : (
          <CompareTools
            {...{ graph, model: compare }}
            reason={spread.kind === 'off' ? spread.reason : null}
          />
        )
      }
      tools={
        isArchive ? null : (
          <CompareArea model={compare} series={series} tradingGroundId={state.tradingGroundId} />
        )
      }
      notes={<GraphNotes graph={graph} />}
      actions={
        isArchive
          ? null
          : shown => <GraphExport {...{ graph, title: figure.title, source: ground?.name }} figure={shown} />
      }
    >
      {view === 'archive' ? (
        <ArchiveView {...props} />
      ) : view === 'extended' ? (
        shown => <ExtendedView {...{ page, ports, graph, title: figure.title }} figure={shown} />
      ) : undefined}
    </ChartPanel>
  )
}
