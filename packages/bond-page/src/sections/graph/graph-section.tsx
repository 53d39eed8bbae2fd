'use client'
import { Tabs, TabsList, TabsPanel } from '@accrue/ui/controls'
import { useLabel, useToday, useVerdict } from '@accrue/ui/foundation'
import { useMemo } from 'react'
import { CHART_VIEWS, type ChartView } from '../../rules/chart-url.ts'
import type { SectionProps } from '../../sections.ts'
import { SectionCard, WidgetBoundary } from '../section.tsx'
import { ArchiveView } from './archive-view.tsx'
import { ChartView as ChartPanel } from './chart-view.tsx'
import { subjectOf } from './graph.map.ts'
import { GraphExport } from './graph-export.tsx'
import { GraphNotes } from './graph-notes.tsx'
import { GraphToolbar } from './graph-toolbar.tsx'
import { useGraph } from './use-graph.ts'

/** Chart and archive (bond-page §2): one period, ground and type, seen as a chart or as a table. */
export function GraphSection({ page, ports, address }: SectionProps) {
  const label = useLabel()
  const today = useToday()
  const mayCompare = useVerdict('compare').kind === 'allowed'
  const subject = useMemo(() => subjectOf(page, today, mayCompare), [page, today, mayCompare])
  const graph = useGraph(subject, ports.tradings, address)
  const views = CHART_VIEWS.map(id => ({ id, title: label(`view_${id}`) }))
  const shared = { page, subject, graph, ports }
  return (
    <Tabs
      items={views}
      look="segmented"
      value={graph.state.view}
      onValueChange={view => graph.dispatch({ type: 'viewChosen', view: view as ChartView })}
    >
      <SectionCard
        id="graph"
        title={label('section_graph')}
        actions={
          <div className="flex flex-wrap items-center justify-end gap-2">
            <GraphExport {...shared} />
            <TabsList label={label('chart_view')} />
          </div>
        }
      >
        <GraphToolbar {...shared} />
        <GraphNotes {...shared} />
        <TabsPanel value="chart" focusable={false}>
          <WidgetBoundary>
            <ChartPanel {...shared} />
          </WidgetBoundary>
        </TabsPanel>
        <TabsPanel value="archive">
          <WidgetBoundary>
            <ArchiveView {...shared} />
          </WidgetBoundary>
        </TabsPanel>
      </SectionCard>
    </Tabs>
  )
}
