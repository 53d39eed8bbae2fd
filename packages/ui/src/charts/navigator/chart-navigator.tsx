'use client'
import { type ComponentProps, useMemo } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { type TimePoint, toColumn } from '../plot/column.ts'
import type { AxisRange } from '../plot/scales.ts'
import type { NavigatorBounds } from './navigator.reducer.ts'
import type { NavigatorLine } from './navigator.view-model.ts'
import { NavigatorStrip } from './navigator-strip.tsx'
import { PeriodNavigator, type PeriodOverview } from './period-navigator.tsx'

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
  const line = useMemo(() => column ?? toColumn(points ?? []), [column, points])
  if (overview) return <PeriodNavigator {...strip} overview={overview} />
  return <NavigatorStrip {...strip} column={line} />
})
