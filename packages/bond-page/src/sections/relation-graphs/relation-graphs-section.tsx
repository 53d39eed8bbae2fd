'use client'
import { CardBody, lazyWithPlaceholder, Tabs, TabsList, TabsPanel } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { useState } from 'react'
import type { SectionProps } from '../../section-props.ts'
import { SectionCard, WidgetBoundary } from '../section.tsx'
import type { RelationDirection } from './relation-graph.tsx'

/** Height of a graph in pixels. */
const GRAPH_HEIGHT = 480

const LazyGraph = lazyWithPlaceholder(
  async () => (await import('./relation-graph.tsx')).RelationGraph,
  ({ height }) => height,
)

const DIRECTIONS: readonly RelationDirection[] = ['from', 'to']

/** Network graphs of issuers related to and from (bond-page §2): N1. */
export function RelationGraphsSection({ page, ports }: SectionProps) {
  const label = useLabel()
  const [direction, setDirection] = useState<RelationDirection>('from')
  return (
    <Tabs
      items={DIRECTIONS.map(id => ({ id, title: label(`relations_${id}`) }))}
      variant="segmented"
      value={direction}
      onValueChange={chosen => setDirection(chosen as RelationDirection)}
    >
      <SectionCard
        id="relation-graphs"
        title={label('section_relation_graphs')}
        actions={<TabsList label={label('relations_direction')} />}
      >
        <TabsPanel value={direction} focusable={false}>
          <WidgetBoundary>
            <CardBody className="pb-4">
              <LazyGraph
                key={direction}
                page={page}
                ports={ports}
                direction={direction}
                height={GRAPH_HEIGHT}
              />
            </CardBody>
          </WidgetBoundary>
        </TabsPanel>
      </SectionCard>
    </Tabs>
  )
}
