'use client'
import { Tabs, TabsList, TabsPanel } from '@accrue/ui/controls'
import { useLabel, useToday, useVerdict } from '@accrue/ui/foundation'
import { useMemo } from 'react'
import { CHART_VIEWS, type ChartView } from '../../rules/chart-url.ts'
import type { SectionProps } from '../../section-props.ts'
import { SectionCard, WidgetBoundary } from '../section.tsx'
import { subjectOf } from './graph.map.ts'
import { GraphPanel } from './graph-panel.tsx'
import { useGraph } from './use-graph.ts'

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
            <GraphPanel {...{ page, subject, graph, ports }} />
          </WidgetBoundary>
        </TabsPanel>
      </SectionCard>
    </Tabs>
  )
}
