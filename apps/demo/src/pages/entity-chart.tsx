import type { Api, EntityPage, PanelData } from '@accrue/api-client'
import { ChartViewSwitch } from '@accrue/ui/charts'
import { Card, Tabs, TabsPanel } from '@accrue/ui/controls'
import { type Address, cx, useLabel } from '@accrue/ui/foundation'
import { useId } from 'react'
import { useEntityChart } from '../use-entity-chart.ts'
import { EntityPanel } from './entity-panel.tsx'

export type EntityChartProps = {
  api: Api
  page: EntityPage
  address: Address
  firstPanel: PanelData | null | undefined
  id: string
  className?: string
  /** Storage key of the extended chart's drawings, for stocks only: "stock-1". */
  stock?: string
}

/** The chart of a stock or an index: its values, turnover and comparison, and for a stock the extended chart. */
export function EntityChart({ api, page, address, firstPanel, id, className, stock }: EntityChartProps) {
  const label = useLabel()
  const model = useEntityChart({ api, page, address, firstPanel, isIndex: stock === undefined })
  const views = stock ? (['chart', 'extended'] as const) : (['chart'] as const)
  const view = stock ? model.view.view : 'chart'
  const items = views.map(id => ({ id, title: label(`entity_${id}`) }))
  const chooseView = (id: string) => model.choose({ view: id === 'extended' ? id : 'chart' })
  const headingId = useId()
  return (
    <Tabs variant="segmented" items={items} value={view} onValueChange={chooseView}>
      <Card
        id={id}
        aria-labelledby={headingId}
        className={cx(
          'max-desk:-mx-4 max-desk:rounded-none max-desk:border-x-0',
          stock ? STOCK_CHART_TOP : INDEX_CHART_TOP,
          className,
        )}
      >
        <h2 id={headingId} data-slot="card-title" className="sr-text">
          {label('entity_graph')}
        </h2>
        <TabsPanel value={view} focusable={false}>
          <EntityPanel
            page={page}
            model={model}
            stock={view === 'extended' ? stock : undefined}
            views={
              stock ? (
                <ChartViewSwitch
                  label={label('entity_views')}
                  views={items}
                  value={view}
                  onValueChange={chooseView}
                />
              ) : null
            }
          />
        </TabsPanel>
      </Card>
    </Tabs>
  )
}

/** Where the chart starts on the page below a name of one line: below more facts, and as the second row, for a stock. */
const STOCK_CHART_TOP = '[--chart-top:18.375rem] max-desk:[--chart-top:21.75rem]'
const INDEX_CHART_TOP = '[--chart-top:14.5rem] max-desk:[--chart-top:20.8125rem]'
