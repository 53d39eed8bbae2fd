// biome-ignore-all assist/source/organizeImports: in the order of a table of contents

export {
  type Cursor,
  type CursorLink,
  createCursorLink,
  mapChannel,
  type Readable,
} from './plot/cursor.ts'
export { type Column, instantsColumn, percentBaseOf, type TimePoint, toColumn } from './plot/column.ts'
export type { BarColumns } from './series/bar-columns.ts'
export type { Bounds } from './plot/window.ts'
export type { TimeChartState } from './time-chart/time-chart.reducer.ts'
export {
  extentOf,
  type SeriesChange,
  type SeriesVariant,
  type TimeSeries,
  type ValuesMode,
} from './series/time-series.ts'
export type { ValueDomain } from './time-chart/value-axis.ts'
export type { PlotView } from './time-chart/chart-geometry.ts'
export { type ChartGroup, useChartGroup } from './time-chart/use-chart-group.ts'
export { TimeChart, type TimeChartProps } from './time-chart/time-chart.tsx'
export type { ChangeKind } from './time-chart/readout.ts'
export type { ChartShown } from './time-chart/time-chart.tsx'
export type { ChartStatus, MessageAction } from './plot/plot-status.ts'
export {
  type NearestPoint,
  type TimeChartModel,
  type TimeChartOptions,
  type TimeChartSurfaceProps,
  type TimeChartView,
  useTimeChart,
} from './time-chart/use-time-chart.ts'
export { useTimeChartModel } from './time-chart/use-time-chart-model.ts'
export { parseZoom, writeZoom, type Zoom } from './time-chart/zoom.ts'

// the frame that a page puts round its charts
export { ChartPanel, type ChartPanelProps } from './chart-panel/chart-panel.tsx'
export {
  ChartPanelHead,
  type ChartPanelHeadProps,
  ChartViewSwitch,
  type ChartViewSwitchProps,
} from './chart-panel/chart-panel-head.tsx'
export type { ControlPlace } from './chart-panel/chart-controls.tsx'
export {
  ChartToolbarItems,
  type ChartToolbarItemsProps,
  type ChartToolbarPlace,
} from './chart-panel/toolbar-slots.tsx'
export { type PlotHeightOptions, usePlotHeight } from './chart-panel/use-plot-height.ts'
export type { ChartPane, PanelChartOptions, PanelViewModel } from './chart-panel/chart-panel.view-model.ts'
export { loadCharts } from './chart-panel/lazy-charts.tsx'
export type { PanelComparison } from './chart-panel/chart-panel.view-model.ts'
export type { PanelNotice, PanelNoticeKind } from './chart-panel/panel-notice.ts'
export { type ChartPanelModel, type ChartPanelOptions, useChartPanel } from './chart-panel/use-chart-panel.ts'
export type { ChartPanelState } from './chart-panel/chart-panel.reducer.ts'
export {
  type ChartPeriod,
  type ChartPeriodTab,
  type DayRange,
  isOldData,
  OLD_DATA_POINTS,
  type PanelRows,
  PERIOD_LIMIT_YEARS,
  periodDays,
  type PeriodEnd,
  type PulledRange,
  pullRange,
} from './chart-panel/chart-period.ts'

// the extended chart
export { CurrentValueToggle, type CurrentValueToggleProps } from './stock-chart/current-value-toggle.tsx'
export { StockChart, type StockChartProps } from './stock-chart/stock-chart.tsx'
export type { StockHistory } from './stock-chart/stock-chart.view-model.ts'
export { type StockChartModel, type StockChartOptions, useStockChart } from './stock-chart/use-stock-chart.ts'
export {
  DEFAULT_STOCK_VIEW,
  parseStockView,
  STOCK_INTERVALS,
  STOCK_TYPES,
  type StockEvent,
  type StockInterval,
  type StockType,
  type StockView,
  stockChartReducer,
  writeStockView,
} from './stock-chart/stock-chart.reducer.ts'

// the strip with the window over the visible part
export { ChartNavigator, type ChartNavigatorProps } from './navigator/chart-navigator.tsx'
export { GroupNavigator, type GroupNavigatorProps } from './navigator/group-navigator.tsx'
export type { NavigatorBounds } from './navigator/navigator.reducer.ts'
export type { NavigatorLine } from './navigator/navigator.view-model.ts'

// a line to listen to
export { ChartSound, type ChartSoundProps } from './sonification/chart-sound.tsx'
export { SonificationButton, type SonificationButtonProps } from './sonification/sonification-button.tsx'
export {
  type SonificationModel,
  type SonificationOptions,
  useSonification,
} from './sonification/use-sonification.ts'
export type { AudioPort, CreateAudio } from './sonification/audio.ts'
export { type Melody, melodyOf, type MelodyNote, type SoundLine } from './sonification/melody.ts'

// what happened, as flags on the time axis
export { type ChartFlag, FLAG_KINDS, type FlagKind } from './flags/flag.ts'
export { type FlagsModel, type FlagsOptions, useFlags } from './flags/use-flags.ts'
export { FlagLayer, type FlagLayerProps } from './flags/flag-layer.tsx'
export { FlagToggle, type FlagToggleProps } from './flags/flag-toggle.tsx'
export { FlagTable, type FlagTableProps } from './flags/flag-table.tsx'
export type { FlagPlot } from './flags/flags.view-model.ts'

// compare and spread
export {
  type CompareCandidate,
  type ComparedItem,
  type CompareEvent,
  type CompareMain,
  type CompareMessage,
  type CompareOutcome,
  type CompareState,
  compareRejectionReason,
  compareKey,
  compareName,
  compareReducer,
  initialCompare,
} from './compare/compare.reducer.ts'
export type { CompareKind, CompareKindRules, CompareMeasure } from './compare/compare-kinds.ts'
export { type CompareLinks, compareHref, compareTitle } from './compare/compare.view-model.ts'
export { CompareBar, type CompareBarProps } from './compare/compare-bar.tsx'
export { ComparePopover, type ComparePopoverProps } from './compare/compare-popover.tsx'
export { ComparedList, type ComparedListProps } from './compare/compared-list.tsx'
export { ComparedListPopover, type ComparedListPopoverProps } from './compare/compared-list-popover.tsx'
export { type ComparedRow, type ComparedRowsInput, comparedRows } from './compare/compared-rows.ts'
export {
  SPREAD_DECIMALS,
  type Spread,
  type SpreadStatistics,
  type SpreadReason,
  type SpreadUnit,
  spreadOf,
} from './compare/spread.ts'
export { SpreadStats, type SpreadStatsProps } from './compare/spread-stats.tsx'
export { SpreadToggle, type SpreadToggleProps } from './compare/spread-toggle.tsx'

// trends and indicators
export {
  isTrendKind,
  type Trend,
  trendAt,
  type TrendKind,
  trendOf,
  type TrendOutcome,
  trendPoints,
  trendSeries,
} from './trend/trend.ts'
export { equationText, r2Text, trendOptions, trendRefusal, trendLabels } from './trend/trend.text.ts'
export {
  type Bars,
  type ChartBars,
  type FullBars,
  type RangeBars,
  type VolumeBars,
  volumeBars,
  heikinAshi,
} from './indicators/bars.ts'
export { ema, sma, wilder, wma } from './indicators/moving-averages.ts'
export {
  type Bollinger,
  bollinger,
  atr,
  trueRange,
  type HighLowExtent,
  highest,
  highLowExtent,
  lowest,
} from './indicators/ranges.ts'
export {
  rsi,
  type Macd,
  type MacdPeriods,
  macd,
  type Stochastic,
  type StochasticPeriods,
  stochastic,
} from './indicators/oscillators.ts'
export {
  INDICATORS,
  type IndicatorId,
  type IndicatorPane,
  type IndicatorParams,
  type IndicatorSpec,
  indicatorSpec,
  initialParams,
  type LineRole,
} from './indicators/indicator-registry.ts'
export {
  computeIndicator,
  drawableIndicators,
  type IndicatorInputs,
  type IndicatorLine,
  type IndicatorOutcome,
  indicatorInputs,
  linesInPercent,
} from './indicators/compute-indicator.ts'
export {
  type ActiveIndicator,
  historyRange,
  type IndicatorsState,
  MAX_INDICATORS,
  parseIndicators,
  writeIndicators,
} from './indicators/indicators.reducer.ts'
export { indicatorLineTitle, indicatorRefusal, indicatorTitle } from './indicators/indicators.view-model.ts'
export { type IndicatorsModel, type IndicatorsOptions, useIndicators } from './indicators/use-indicators.ts'
export { IndicatorMenu, type IndicatorMenuProps } from './indicators/indicator-menu.tsx'
export { IndicatorPanel, type IndicatorPanelProps } from './indicators/indicator-panel.tsx'

// drawings
export type {
  DataPoint,
  Drawing,
  DrawingDash,
  DrawingStyle,
  DrawingTool,
  DrawingWeight,
} from './drawings/drawing.ts'
export { DRAWING_TOOLS } from './drawings/drawing.ts'
export { DrawingLayer, type DrawingLayerProps } from './drawings/drawing-layer.tsx'
export { DrawingToolbar, type DrawingToolbarProps } from './drawings/drawing-toolbar.tsx'
export { type DrawingsModel, type DrawingsOptions, useDrawings } from './drawings/use-drawings.ts'
export {
  createScales,
  type PlotDomain,
  type PlotScales,
  type AxisRange,
  type ScaleKind,
} from './plot/scales.ts'
export type { DrawingsState } from './drawings/drawings.reducer.ts'

// pictures of a chart
export { ExportMenu, type ExportMenuProps } from './chart-export/export-menu.tsx'
export {
  useChartExport,
  type ChartExportModel,
  type ChartExportOptions,
} from './chart-export/use-chart-export.ts'
export {
  MAP_PICTURE_HEIGHT,
  PICTURE_HEIGHT,
  PICTURE_KINDS,
  type PictureKind,
} from './chart-export/export-plan.ts'
export type { LoadFont } from './chart-export/fonts.ts'

// the map of an issuer's bonds
export type {
  MapCurve,
  MapVenues,
  MapOption,
  MapPoint,
  MapRemoval,
  MapSeries,
} from './issuer-map/issuer-map.view-model.ts'
export { IssuerMap, type IssuerMapProps } from './issuer-map/issuer-map.tsx'
export { type IssuerMapModel, useIssuerMap } from './issuer-map/use-issuer-map.ts'
export {
  INITIAL_MAP,
  type IssuerMapEvent,
  type IssuerMapState,
  issuerMapReducer,
  type MapLabels,
} from './issuer-map/issuer-map.reducer.ts'

// companies and how they are related
export type {
  GraphNode,
  NetworkDirection,
  NetworkGraphRow,
  NetworkMain,
} from './network-graph/network-graph.view-model.ts'
export {
  LoadedNetworkGraph,
  type LoadedNetworkGraphProps,
  NetworkGraph,
  type NetworkGraphProps,
} from './network-graph/network-graph.tsx'
export {
  type NetworkGraphEvents,
  type NetworkGraphModel,
  type NetworkGraphOptions,
  useNetworkGraph,
} from './network-graph/use-network-graph.ts'
export {
  type NetworkRows,
  type NetworkRowsOptions,
  type NetworkRowsPort,
  useNetworkRows,
} from './network-graph/use-network-rows.ts'
export type { NetworkGraphStatus } from './network-graph/network-graph.text.ts'
export { type NetworkGraphState, networkGraphReducer } from './network-graph/network-graph.reducer.ts'
export { type Layout, type LayoutRequest, layOut } from './network-graph/network-graph.layout.ts'
export { type GraphLayout, useGraphLayout } from './network-graph/use-graph-layout.ts'

// for a chart of your own
export { PlotFrame, type PlotFrameProps } from './plot/plot-frame.tsx'
export { PlotSurface, type PlotSurfaceProps } from './plot/plot-surface.tsx'
export {
  type PlotReadoutProps,
  PlotRing,
  PlotSelection,
  PlotTooltip,
  type PlotTooltipProps,
} from './plot/plot-readout.tsx'
export { type CrosshairReading, PlotCrosshair, type PlotCrosshairProps } from './plot/plot-crosshair.tsx'
export { PlotCursorTags, type PlotCursorTagsProps, type CursorTagsReading } from './plot/plot-cursor-tags.tsx'
export { type LegendLayout, type LegendLayoutOptions, legendLayout } from './plot/legend-layout.ts'
export type { LegendItem, LegendReading } from './plot/legend-parts.tsx'
export { PlotLegend, type PlotLegendProps } from './plot/plot-legend.tsx'
export { type PlotTag, PlotTags, type PlotTagsProps } from './plot/plot-tags.tsx'
export { type PlotModel, type PlotOptions, type PlotSurfaceGetterProps, usePlot } from './plot/use-plot.ts'
export type { PlotState } from './plot/plot.reducer.ts'
export { type MeasuredWidth, useWidth } from './plot/use-width.ts'
export type { Box, Margin, Pixel } from './plot/geometry.ts'
export type { AxisTick } from './plot/ticks.ts'
