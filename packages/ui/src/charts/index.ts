export {
  type Cursor,
  type CursorLink,
  createCursorLink,
} from './time-chart/channel.ts'
export { percentBaseOf, type TimePoint } from './time-chart/column.ts'
export type { TimeChartState } from './time-chart/time-chart.model.ts'
export type { TimeSeries, ValuesMode } from './time-chart/time-chart.shape.ts'
export { TimeChart, type TimeChartProps } from './time-chart/time-chart.tsx'
export type { TimeChartStatus, WayOut } from './time-chart/time-chart-words.ts'
export { type TimeChartModel, useTimeChart } from './time-chart/use-time-chart.ts'
