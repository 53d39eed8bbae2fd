import type { AxisRange } from './scales.ts'
import type { TimeAxis } from './time-axis.ts'

/** The limits of a window: inside the data, and wide enough to show something. */
export type WindowLimits = AxisRange & { minSpan: number }

export type Bounds = WindowLimits & {
  /** Identifies the loaded period: a window that was chosen for another period is ignored. */
  key: string
  /** How times become places, where `minSpan` is measured. Default the calendar. */
  axis?: TimeAxis
  /** The data grow: a window at their end follows it. Default false. */
  streaming?: boolean
}

/** Share of the window that stays free ahead of growing data, at most. */
const AHEAD = 1 / 50

/** The end of a window over growing data. It moves in steps, so that axes and lines rarely change. */
export function endAhead(end: number, span: number): number {
  const step = 2 ** Math.floor(Math.log2(span * AHEAD || 1))
  return Math.ceil(end / step) * step
}

/** The window inside the limits: its width first, then its place. */
export function clampWindow(window: AxisRange, limits: WindowLimits): AxisRange {
  const whole = limits.to - limits.from
  const span = Math.min(whole, Math.max(limits.minSpan, window.to - window.from))
  const middle = (window.from + window.to) / 2
  const from = Math.max(limits.from, Math.min(limits.to - span, middle - span / 2))
  return { from, to: from + span >= limits.to ? limits.to : from + span }
}

/** Zoomed by a factor around a fixed place; at the limit of zooming the window does not change. */
export function zoomed(window: AxisRange, around: number, factor: number, limits: WindowLimits): AxisRange {
  const span = window.to - window.from
  const whole = limits.to - limits.from
  const next = Math.min(whole, Math.max(Math.min(limits.minSpan, whole), span * factor))
  const share = span > 0 ? Math.min(1, Math.max(0, (around - window.from) / span)) : 0.5
  const from = window.from + (span - next) * share
  return clampWindow({ from, to: from + next }, limits)
}

/** The window moved; `by` in the unit of the axis, later when positive. */
export function panned(window: AxisRange, by: number, limits: WindowLimits): AxisRange {
  return clampWindow({ from: window.from + by, to: window.to + by }, limits)
}

/**
 * The window under two fingers: the times that they touched stay under them.
 * `before` and `after` are the fingers' places as shares of the plot's width.
 */
export function pinched(
  window: AxisRange,
  before: readonly [number, number],
  after: readonly [number, number],
  limits: WindowLimits,
): AxisRange {
  const span = window.to - window.from
  const spread = Math.max(0.02, Math.abs(after[1] - after[0]))
  const next = (span * Math.max(0.02, Math.abs(before[1] - before[0]))) / spread
  const middle = window.from + ((before[0] + before[1]) / 2) * span
  const from = middle - ((after[0] + after[1]) / 2) * next
  return clampWindow({ from, to: from + next }, limits)
}

/** The window moved so that a place outside of it is a tenth inside its edge; a visible place does not move it. */
export function revealed(window: AxisRange, at: number, limits: WindowLimits): AxisRange {
  if (at >= window.from && at <= window.to) return window
  const margin = (window.to - window.from) / 10
  return panned(window, at < window.from ? at - margin - window.from : at + margin - window.to, limits)
}
