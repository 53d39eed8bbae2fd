import type { Api, EntityPage } from '@accrue/api-client'
import { Card, Tabs, TabsList, TabsPanel } from '@accrue/ui/controls'
import { type Address, useLabel } from '@accrue/ui/foundation'
import { useEntityChart } from '../use-entity-chart.ts'
import { EntityPanel } from './entity-panel.tsx'

export type EntityChartProps = {
  api: Api
  page: EntityPage
  address: Address
  id: string
  className?: string
  /** Names the drawings of the extended chart, which only a stock has: "stock-1". */
  stock?: string
}

/** The chart of a stock or an index: its values, what was traded, what it is compared with, and for a stock the extended chart. */
export function EntityChart({ api, page, address, stock, ...frame }: EntityChartProps) {
  const label = useLabel()
  const model = useEntityChart({ api, page, address, isIndex: stock === undefined })
  const views = stock ? (['chart', 'extended'] as const) : (['chart'] as const)
  const view = stock ? model.view.view : 'chart'
  return (
    <Tabs
      look="segmented"
      items={views.map(id => ({ id, title: label(`entity_${id}`) }))}
      value={view}
      onValueChange={id => model.choose({ view: id === 'extended' ? id : 'chart' })}
    >
      <Card
        {...frame}
        title={label('entity_graph')}
        actions={stock ? <TabsList label={label('entity_views')} /> : null}
      >
        <TabsPanel value={view} focusable={false}>
          <EntityPanel {...{ page, model }} {...(view === 'extended' ? { stock } : {})} />
        </TabsPanel>
      </Card>
    </Tabs>
  )
}
