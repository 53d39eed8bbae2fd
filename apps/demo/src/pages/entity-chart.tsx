import type { Api, EntityPage } from '@accrue/api-client'
import { ChartPanel } from '@accrue/ui/charts'
import { Card, Tabs, TabsList, TabsPanel } from '@accrue/ui/controls'
import { lazyPart, useLabel } from '@accrue/ui/foundation'
import { useState } from 'react'
import { periodTabs } from '../entity-chart.map.ts'
import { useEntityChart } from '../use-entity-chart.ts'
import { EntityExport } from './entity-export.tsx'

const StockView = lazyPart(
  async () => (await import('./stock-view.tsx')).StockView,
  () => null,
)

export type EntityChartProps = {
  api: Api
  page: EntityPage
  id: string
  className?: string
  /** Names the drawings of the extended chart, which only a stock has: "stock-1". */
  stock?: string
}

/** The chart of a stock or an index: its values, what was traded, and for a stock the extended chart. */
export function EntityChart({ api, page, stock, ...frame }: EntityChartProps) {
  const label = useLabel()
  const [view, chooseView] = useState('chart')
  const chart = useEntityChart(api, page)
  const { series, status, turnover, volume, period, values, scale, masked } = chart
  const { name } = page.header
  const views = stock ? ['chart', 'extended'] : ['chart']
  return (
    <Tabs
      look="segmented"
      items={views.map(id => ({ id, title: label(`entity_${id}`) }))}
      value={view}
      onValueChange={chooseView}
    >
      <Card
        {...frame}
        title={label('entity_graph')}
        actions={stock ? <TabsList label={label('entity_views')} /> : null}
      >
        <TabsPanel value={view} focusable={false}>
          <ChartPanel
            elementId="entity-chart"
            label={name}
            tabs={periodTabs(page.chart, label)}
            {...{ series, status, period, values, scale, masked }}
            onPeriodChange={chart.choosePeriod}
            onValuesChange={chart.chooseValues}
            {...(view === 'chart' ? { onScaleChange: chart.chooseScale } : {})}
            {...(page.chart?.to ? { lastDay: page.chart.to, notAfter: page.chart.to } : {})}
            overturn={
              turnover ? { id: 'turnover', label: turnover.name, series: [turnover], decimals: 0 } : null
            }
            actions={figure => <EntityExport figure={figure} title={name} />}
          >
            {stock && view === 'extended'
              ? figure => <StockView label={name} instrument={stock} {...{ figure, volume }} />
              : undefined}
          </ChartPanel>
        </TabsPanel>
      </Card>
    </Tabs>
  )
}
