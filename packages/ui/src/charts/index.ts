// biome-ignore-all assist/source/organizeImports: in the order of a table of contents

export { mapChannel } from './plot/cursor.ts'
export { type Column, instantsColumn, type TimePoint } from './plot/column.ts'
export type { BarColumns } from './series/bar-columns.ts'
export type { SeriesChange, SeriesVariant, TimeSeries, ValuesMode } from './series/time-series.ts'
export { useChartGroup } from './time-chart/use-chart-group.ts'
export { TimeChart } from './time-chart/time-chart.tsx'
export type { ChartStatus, MessageAction } from './plot/plot-status.ts'
export { type TimeChartModel, useTimeChart } from './time-chart/use-time-chart.ts'
export { useTimeChartModel } from './time-chart/use-time-chart-model.ts'
export { parseZoom, writeZoom, type Zoom } from './time-chart/zoom.ts'

// a chart as a picture, for markup without scripts
export { StaticTimeChart } from './static-time-chart/static-time-chart.tsx'

// the frame that a page puts round its charts
export { ChartPanel } from './chart-panel/chart-panel.tsx'
export { ChartPanelHead, ChartViewSwitch } from './chart-panel/chart-panel-head.tsx'
export { ChartPanelToolbar } from './chart-panel/chart-panel-toolbar.tsx'
export { ChartPanelContent } from './chart-panel/chart-panel-content.tsx'
export { ChartToolbarItems } from './chart-panel/toolbar-slots.tsx'
export { usePlotHeight } from './chart-panel/use-plot-height.ts'
export type { ChartPane, PanelViewModel } from './chart-panel/chart-panel.view-model.ts'
export { loadCharts, preloadChartPictures } from './chart-panel/lazy-charts.tsx'
export type { PanelPicture } from './chart-panel/chart-picture.tsx'
export type { PanelNotice } from './chart-panel/panel-notice.ts'
export { type ChartPanelModel, useChartPanel } from './chart-panel/use-chart-panel.ts'
export {
  type ChartPeriod,
  type ChartPeriodTab,
  type DayRange,
  type PanelRows,
  PERIOD_LIMIT_YEARS,
  periodDays,
  type PeriodEnd,
  pullRange,
} from './chart-panel/chart-period.ts'

// the extended chart
export { CurrentValueToggle } from './stock-chart/current-value-toggle.tsx'
export { StockChart } from './stock-chart/stock-chart.tsx'
export type { StockHistory } from './stock-chart/stock-chart.view-model.ts'
export { type StockChartModel, useStockChart } from './stock-chart/use-stock-chart.ts'
export {
  DEFAULT_STOCK_VIEW,
  parseStockView,
  type StockView,
  writeStockView,
} from './stock-chart/stock-chart.reducer.ts'

// the strip with the window over the visible part
export { ChartNavigator } from './navigator/chart-navigator.tsx'

// a line to listen to

export { SonificationButton } from './sonification/sonification-button.tsx'
export { useSonification } from './sonification/use-sonification.ts'

// what happened, as flags on the time axis
export type { ChartFlag } from './flags/flag.ts'
export { type FlagsModel, useFlags } from './flags/use-flags.ts'
export { FlagLayer } from './flags/flag-layer.tsx'
export { FlagToggle } from './flags/flag-toggle.tsx'
export { FlagTable } from './flags/flag-table.tsx'

// compare and spread
export {
  type CompareCandidate,
  type ComparedItem,
  type CompareEvent,
  compareKey,
  type CompareMain,
  type CompareMessage,
  compareName,
  type CompareOutcome,
  compareReducer,
  compareRejectionReason,
  type CompareState,
  initialCompare,
} from './compare/compare.reducer.ts'
export type { CompareKind, CompareKindRules } from './compare/compare-kinds.ts'
export { compareHref, type CompareLinks, compareTitle } from './compare/compare.view-model.ts'
export { CompareBar } from './compare/compare-bar.tsx'
export { ComparePopover } from './compare/compare-popover.tsx'
export { ComparedListPopover } from './compare/compared-list-popover.tsx'
export {
  type Spread,
  SPREAD_DECIMALS,
  spreadOf,
  type SpreadReason,
  type SpreadStatistics,
  type SpreadUnit,
} from './compare/spread.ts'
export { SpreadStats } from './compare/spread-stats.tsx'
export { SpreadToggle } from './compare/spread-toggle.tsx'

// trends and indicators
export { isTrendKind, type TrendKind } from './trend/trend.ts'
export { historyRange } from './indicators/indicators.reducer.ts'
export { type IndicatorsModel, useIndicators } from './indicators/use-indicators.ts'
export { IndicatorMenu } from './indicators/indicator-menu.tsx'

// drawings

export { DrawingLayer } from './drawings/drawing-layer.tsx'
export { DrawingToolbar } from './drawings/drawing-toolbar.tsx'
export { type DrawingsModel, useDrawings } from './drawings/use-drawings.ts'
export type { AxisRange } from './plot/scales.ts'

// pictures of a chart
export { ExportMenu } from './chart-export/export-menu.tsx'
export { type ChartExportModel, useChartExport } from './chart-export/use-chart-export.ts'
export type { LoadFont } from './chart-export/fonts.ts'

// the map of an issuer's bonds
export type { MapPoint, MapVenues } from './issuer-map/issuer-map.view-model.ts'
export { IssuerMap } from './issuer-map/issuer-map.tsx'
export { type IssuerMapModel, useIssuerMap } from './issuer-map/use-issuer-map.ts'

// companies and how they are related

export { LoadedNetworkGraph, NetworkGraph } from './network-graph/network-graph.tsx'
export { type NetworkGraphModel, useNetworkGraph } from './network-graph/use-network-graph.ts'
export { type NetworkRowsPort, useNetworkRows } from './network-graph/use-network-rows.ts'
export { useGraphLayout } from './network-graph/use-graph-layout.ts'

// for a chart of your own
export { PlotFrame } from './plot/plot-frame.tsx'
export { PlotSurface } from './plot/plot-surface.tsx'
export { PlotRing, PlotSelection, PlotTooltip } from './plot/plot-readout.tsx'
export { PlotCrosshair } from './plot/plot-crosshair.tsx'
export { PlotCursorTags } from './plot/plot-cursor-tags.tsx'
export { legendLayout } from './plot/legend-layout.ts'
export { PlotLegend } from './plot/plot-legend.tsx'
export { PlotTags } from './plot/plot-tags.tsx'
export { type PlotModel, usePlot } from './plot/use-plot.ts'
export { useWidth } from './plot/use-width.ts'
export type { AxisTick } from './plot/ticks.ts'
