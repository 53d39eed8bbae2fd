import { ChartNavigator, type PanelFigure, StockChart } from '@accrue/ui/charts'

export type StockViewProps = {
  label: string
  instrument: string
  /** What stands in the panel's frame. */
  figure: PanelFigure
  /** Pieces traded, beside the points of the line. */
  volume: Float64Array | null
}

/** The extended chart of a stock: candles, indicators and drawings (C20). */
export function StockView({ label, instrument, figure, volume }: StockViewProps) {
  const { series, status, mode, period, height, fontStep } = figure
  return (
    <StockChart
      {...{ label, instrument, series, status, mode, period, height, fontStep }}
      {...(volume ? { volume } : {})}
      navigator={strip => <ChartNavigator {...strip} className="mt-1" />}
    />
  )
}
