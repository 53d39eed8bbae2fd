import type { EntityPage } from '@accrue/api-client'
import { ChartPanel, SpreadStats } from '@accrue/ui/charts'
import { Notice } from '@accrue/ui/controls'
import { lazyPart, useLabel } from '@accrue/ui/foundation'
import type { EntityChartModel } from '../use-entity-chart.ts'
import { EntityCompareArea } from './entity-compare-area.tsx'
import { EntityCompareTools } from './entity-compare-tools.tsx'
import { EntityExport } from './entity-export.tsx'

const StockView = lazyPart(
  async () => (await import('./stock-view.tsx')).StockView,
  () => null,
)

export type EntityPanelProps = {
  page: EntityPage
  model: EntityChartModel
  /** Names the drawings of the extended chart, where that is what is shown. */
  stock?: string | undefined
}

/** Period, values, comparison and the chart; or the extended chart in its place. */
export function EntityPanel({ page, model, stock }: EntityPanelProps) {
  const label = useLabel()
  const { view, choose, tabs, period, series, status, values, masked, turnover, pane, compare } = model
  const { name } = page.header
  const onRemove = (key: string) => compare.send({ type: 'removed', key })
  const overturn = turnover && { id: 'turnover', label: turnover.name, series: [turnover], decimals: 0 }
  return (
    <ChartPanel
      elementId="entity-chart"
      label={name}
      {...{ tabs, period, series, status, values, masked, overturn }}
      chart={{ onRemove, zoom: view.zoom, onZoomChange: zoom => choose({ zoom }, 'replace') }}
      panes={
        pane ? [{ ...pane.pane, stats: <SpreadStats figures={pane.figures} unit="spread_unit_bp" /> }] : []
      }
      onPeriodChange={chosen => choose({ period: chosen, zoom: null })}
      {...(model.hasOneUnit ? { onValuesChange: values => choose({ values }) } : {})}
      scale={view.scale}
      {...(stock ? {} : { onScaleChange: scale => choose({ scale }) })}
      trend={view.trend}
      onTrendChange={trend => choose({ trend })}
      {...(page.chart?.to ? { lastDay: page.chart.to, notAfter: page.chart.to } : {})}
      lead={<EntityCompareTools model={model} />}
      tools={<EntityCompareArea model={{ compare, lines: series }} />}
      notes={model.hasOneUnit ? null : <Notice live="off">{label('compared_units')}</Notice>}
      actions={figure => <EntityExport figure={figure} title={name} />}
    >
      {stock
        ? figure => (
            <StockView
              label={name}
              instrument={stock}
              volume={model.volume}
              history={model.history}
              {...{ figure, onRemove, view, choose }}
            />
          )
        : undefined}
    </ChartPanel>
  )
}
