'use client'
import { useMemo } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import type { AxisRange } from '../plot/scales.ts'
import { prepareSeries, type TimeSeries } from '../series/time-series.ts'
import { boundsOf } from '../time-chart/chart-geometry.ts'
import { type ChartGroup, groupWindow } from '../time-chart/use-chart-group.ts'
import { ChartNavigator, type ChartNavigatorProps } from './chart-navigator.tsx'

export type GroupNavigatorProps = Omit<
  ChartNavigatorProps,
  'bounds' | 'window' | 'onWindowChange' | 'column' | 'points'
> & {
  /** The group of charts that it controls. */
  group: ChartGroup
  /** The main series, which is drawn in the strip. */
  series: TimeSeries
  /** The `extent` of the charts, in wall-clock milliseconds. */
  extent?: AxisRange | null
  /** The loaded `period` of the charts. */
  period?: { from: Day; to: Day } | undefined
  /** The points are a shape from 0 to 100, not values: values outside of it are refused. Default false. */
  masked?: boolean
  /** The data grow, as the charts' `streaming`. Default false. */
  streaming?: boolean
}

/** One navigator for a group of stacked charts. */
export const GroupNavigator = forwardRef(function GroupNavigator({
  group,
  series,
  extent = null,
  period,
  masked = false,
  streaming = false,
  ...rest
}: GroupNavigatorProps) {
  const { from, to } = period ?? {}
  const prepared = useMemo(() => prepareSeries([series], { mode: 'absolute', masked }), [series, masked])
  const bounds = useMemo(
    () => boundsOf(prepared, from && to ? { from, to } : undefined, extent, streaming),
    [prepared, from, to, extent, streaming],
  )
  const { window, onWindowChange } = groupWindow(group, bounds)
  return (
    <ChartNavigator
      {...rest}
      column={prepared.lines[0]?.column ?? null}
      bounds={bounds}
      window={window}
      onWindowChange={onWindowChange}
    />
  )
})
