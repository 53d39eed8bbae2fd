'use client'
import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { listOf } from '../../foundation/list-of.ts'
import { type TimePoint, toColumn } from '../plot/column.ts'
import type { AxisRange } from '../plot/scales.ts'
import { columnOf, type TimeSeries } from '../series/time-series.ts'
import type { NavigatorBounds } from './navigator.reducer.ts'
import {
  daysOfRange,
  isWithin,
  type NavigatorLine,
  periodRangeIn,
  wholeWithOverview,
} from './navigator.view-model.ts'
import { NavigatorStrip, type NavigatorStripProps } from './navigator-strip.tsx'

/** A longer part of a line than the chart has loaded. */
type PeriodOverview = {
  /** Null while it loads. */
  series: TimeSeries | null
  /** The days of the chart. */
  period: { from: Day; to: Day }
  /** Called with days beyond those of the chart. */
  onPeriodChange: (days: { from: Day; to: Day }) => void
}

export type ChartNavigatorProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The accessible name. Default: the label `navigator`. */
  label?: string
  /** The loaded range and the narrowest window, in wall-clock milliseconds: the chart's `bounds`. */
  bounds: NavigatorBounds
  /** The visible part in wall-clock milliseconds; null for all of it. */
  window: AxisRange | null
  /** Called with every change of the visible part; null when everything shows. */
  onWindowChange: (window: AxisRange | null) => void
  /** `always`: a plain wheel zooms. Default `modifier`, as on the chart: with Ctrl or ⌘, or once the strip has focus. */
  wheel?: 'modifier' | 'always'
  /**
   * A longer part of the line than the chart has loaded, to choose other days from: a window beyond those of the chart calls
   * `onPeriodChange` when it rests. While `series` is null the strip is empty. Default: the strip shows what the chart has.
   */
  overview?: PeriodOverview | undefined
} & (
    | {
        /** The main line, or a masked shape of it: its values are never shown. Null while there is none. */
        column: NavigatorLine | null
        /** The line to draw, where there are no `series`. */
        points?: undefined
      }
    | {
        /** As `column`, as points. Keep the identity of the array while it stays the same. */
        points: readonly TimePoint[]
        column?: undefined
      }
  )

/**
 * An overview of the whole loaded line, or of a longer part of it, with a window over the part that the chart shows (features §2.1, C20).
 * Parts: `data-slot` chart-navigator, navigator-picture, navigator-slider; state: `data-whole`, `data-pressed`.
 */
export const ChartNavigator = forwardRef(function ChartNavigator({
  column,
  points,
  overview,
  ...strip
}: ChartNavigatorProps) {
  const line = useMemo(() => column ?? toColumn(listOf(points)), [column, points])
  if (overview) return <PeriodNavigator {...strip} overview={overview} />
  return <NavigatorStrip {...strip} column={line} />
})

type PeriodNavigatorProps = Omit<NavigatorStripProps, 'column' | 'onWindowCommit'> & {
  overview: PeriodOverview
}

/** A chart loads other days once a change has rested for this long, because keys and the wheel repeat. */
const REST_MS = 250

/** A strip with more of the line than the chart has: a window inside of the chart's days zooms the chart, any other one chooses its days. */
const PeriodNavigator = forwardRef(function PeriodNavigator({
  overview: { series, period, onPeriodChange },
  bounds,
  window,
  onWindowChange,
  ...rest
}: PeriodNavigatorProps) {
  const [draft, setDraft] = useState<AxisRange | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const column = useMemo(() => series && columnOf(series), [series])
  const whole = useMemo(() => (column ? wholeWithOverview(column, bounds) : bounds), [column, bounds])
  const own = periodRangeIn(whole, period)
  const choosePeriod = (range: AxisRange): void => {
    setDraft(null)
    onWindowChange(null)
    onPeriodChange(daysOfRange(range))
  }
  return (
    <NavigatorStrip
      {...rest}
      column={column}
      bounds={whole}
      window={draft ?? window ?? own}
      onWindowChange={next => {
        clearTimeout(timer.current)
        const range = next ?? whole
        const isZoom = isWithin(range, own)
        setDraft(isZoom ? null : range)
        if (isZoom) onWindowChange(isWithin(own, range) ? null : range)
      }}
      onWindowCommit={next => {
        const range = next ?? whole
        if (!isWithin(range, own)) timer.current = setTimeout(choosePeriod, REST_MS, range)
      }}
    />
  )
})
