import { formatDay } from '../../foundation/format/format-day.ts'
import type { LabelOf } from '../../foundation/labels/labels.ts'
import { clockText, dayOfWall } from './ticks.ts'

/** Width of a tabular digit, as a share of the font size. */
export const DIGIT_WIDTH = 0.59

/** Text sizes in pixels. */
export type ChartFonts = { chart: number; legend: number }

/** The presses of A+ (or, below zero, A−) that have an effect: beyond them both texts are at their size limits. */
export function fontSteps(step: number): number {
  return Math.max(-7, Math.min(28, Number.isFinite(step) ? Math.trunc(step) : 0))
}

/** Sizes of the chart's and the legend's texts in pixels after `step` presses of A+ (C17, reliability §3.3), where the browser's text is `scale` times its usual size. */
export function chartFonts(step: number, scale = 1): ChartFonts {
  const size = (base: number): number =>
    Math.max(6 * scale, Math.min(40 * scale, base * scale + fontSteps(step)))
  return { chart: size(12), legend: size(13) }
}

/** The date of a wall-clock time; with its time of day and zone when the data has one (C19). */
export function timeText(
  at: number,
  instants: boolean,
  { lang, label }: { lang: string; label: LabelOf },
): string {
  const day = formatDay(dayOfWall(at), lang)
  return instants ? label('chart_date_time', { date: day, time: clockText(at) }) : day
}
