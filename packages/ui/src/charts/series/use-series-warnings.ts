'use client'
import { useEffect } from 'react'
import { warnOnce } from '../../foundation/dev-warnings.ts'
import { useUnstableWarning } from '../../foundation/use-unstable-warning.ts'
import type { Refusal } from '../plot/masked-shape.ts'
import { useRefusalWarning } from '../plot/use-refusal-warning.ts'
import { isSameSeries, pointOrderWarning, seriesIdWarning } from './series-warnings.ts'
import type { TimeSeries } from './time-series.ts'

const checkedPoints = new WeakSet<TimeSeries['points']>()
const derived = new WeakSet<readonly TimeSeries[]>()
const NONE: readonly TimeSeries[] = []
const NOTHING_REFUSED: readonly Refusal[] = []

/** Marks series that a chart of ours made from the page's own: only those of the page are checked. */
export function skipSeriesWarnings(series: readonly TimeSeries[]): void {
  derived.add(series)
}

/** Warns developers of series that have one id, of points that are not in order, and of a list that is new on every render. */
export function useSeriesWarnings(component: string, series: readonly TimeSeries[]): void {
  const checked = derived.has(series) ? NONE : series
  useEffect(() => {
    const text = seriesIdWarning(component, checked)
    if (text) warnOnce(text)
    for (const one of checked) {
      if (checkedPoints.has(one.points)) continue
      checkedPoints.add(one.points)
      const order = pointOrderWarning(component, one)
      if (order) warnOnce(order)
    }
  }, [component, checked])
  useUnstableWarning(checked, {
    text: `${component}: \`series\` is a new array with the same content on every render. Move it out of the component, or keep it in \`useMemo\` or \`useState\`.`,
    isSame: isSameSeries,
  })
}

/** Warns developers of values of masked series that are outside of a shape. */
export function useSeriesRefusals(
  component: string,
  series: readonly TimeSeries[],
  refused: readonly Refusal[],
): void {
  useRefusalWarning(component, derived.has(series) ? NOTHING_REFUSED : refused)
}
