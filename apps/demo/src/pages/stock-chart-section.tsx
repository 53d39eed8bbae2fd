import { ChartNavigator, type PanelViewModel, StockChart, type StockHistory } from '@accrue/ui/charts'
import type { EntityView } from '../entity-view.ts'
import type { EntityChartModel } from '../use-entity-chart.ts'

type StockChartSectionProps = {
  instrument: string
  /** Content of the panel's frame. */
  viewModel: PanelViewModel
  /** Pieces traded, one per point of the line. */
  volume: Float64Array | null
  /** Days before the period, from which the indicators are computed. */
  history: StockHistory | undefined
  view: Pick<EntityView, 'stock' | 'indicators' | 'zoom'>
  choose: EntityChartModel['choose']
  onRemove: (key: string) => void
}

/** The extended chart of a stock: candles, indicators and drawings (C20). */
export function StockChartSection({
  instrument,
  viewModel,
  volume,
  history,
  view,
  choose,
  onRemove,
}: StockChartSectionProps) {
  const { chartProps, overview } = viewModel
  return (
    <StockChart
      {...chartProps}
      instrument={instrument}
      decimals={2}
      onRemove={onRemove}
      {...(volume ? { volume } : {})}
      history={history}
      value={view.stock}
      onValueChange={stock => choose({ stock })}
      indicators={view.indicators}
      onIndicatorsChange={(indicators, by) => choose({ indicators }, by === 'user' ? 'push' : 'replace')}
      zoom={view.zoom}
      onZoomChange={zoom => choose({ zoom }, 'replace')}
      navigator={strip => <ChartNavigator {...strip} overview={overview} className="mt-1" />}
    />
  )
}
