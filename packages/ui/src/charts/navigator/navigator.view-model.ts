import { type Day, MS_PER_DAY } from '../../foundation/calendar/day.ts'
import type { LabelOf } from '../../foundation/labels/labels.ts'
import { timeText } from '../plot/chart-text.ts'
import { type Column, indexAtOrBefore, wallTimeOfDay } from '../plot/column.ts'
import { decimate } from '../plot/decimate.ts'
import { type Box, clamp } from '../plot/geometry.ts'
import { type LinePath, linePath } from '../plot/path.ts'
import { type AxisRange, createScales, linearMap } from '../plot/scales.ts'
import { dayOfWall, type TimeTick, timeTicks } from '../plot/ticks.ts'
import { isWholeRange, minSpanOf, type NavigatorBounds, type NavigatorPart } from './navigator.reducer.ts'

/** The fields of a line that the strip uses. */
export type NavigatorLine = Pick<Column, 'x' | 'y' | 'low' | 'high' | 'instants' | 'gaps'>

/** Height of the strip in pixels. */
export const STRIP_HEIGHT = 36
/** Space for a handle at each end of the line: a pointer needs 24 pixels. */
export const INSET = 24
/** Width of a drawn handle. It is outside of the window's edge, so that the two never overlap. */
export const HANDLE_WIDTH = 12
/** The minimum width of a drawn window. */
const MIN_WINDOW_WIDTH = 24
/** How far a handle's target extends into the window, by the size of the target. */
const REACH = { 24: 6, 44: 12 }
/** The line's part of the height; below it are the dates. */
const LINE_BOX = { top: 4, height: 17 }
/** Pixels between two dates. */
const TICK_DISTANCE = 96
/** Half the width that the text above a part may need. */
const HALF_TEXT = { from: 48, to: 48, window: 104 }

/** A horizontal range in pixels. */
export type NavigatorSpan = { start: number; size: number }

/** The line's part of a strip of this width. */
export function trackBox(width: number): Box {
  return { left: INSET, width: Math.max(1, width - 2 * INSET), ...LINE_BOX }
}

/** The time under a pixel of the strip. */
export function timeAt(pixel: number, width: number, { from, to }: NavigatorBounds): number {
  const track = trackBox(width)
  return from + ((pixel - track.left) / track.width) * (to - from)
}

/** Milliseconds to a pixel. */
export function timePerPixel(width: number, { from, to }: NavigatorBounds): number {
  return (to - from) / trackBox(width).width
}

/** The whole line with as many points as there are pixels. */
export function overviewPath(line: NavigatorLine, bounds: NavigatorBounds, width: number): LinePath {
  const { from, to } = bounds
  const box = trackBox(width)
  const indices = decimate(line, {
    from: Math.max(0, indexAtOrBefore(line.x, from - 1) + 1),
    to: indexAtOrBefore(line.x, to) + 1,
    origin: from,
    scale: box.width / (to - from || 1),
    bucket: 1,
    exact: false,
  })
  // a flat line is in the middle
  const padding = line.high > line.low ? 0 : Math.abs(line.high) * 0.01 || 1
  const domain = { from, to, low: line.low - padding, high: line.high + padding }
  return linePath(line, indices, linearMap(domain, box))
}

/** A date below the line, at its pixel. */
export type NavigatorTick = TimeTick & { x: number }

/** The dates below the line, as many as fit. */
export function overviewTicks(
  { from, to }: NavigatorBounds,
  width: number,
  { instants, lang }: { instants: boolean; lang: string },
): NavigatorTick[] {
  const box = trackBox(width)
  const { x } = createScales({ from, to, low: 0, high: 1 }, box)
  const count = Math.max(1, box.width / TICK_DISTANCE)
  const [first, last] = [box.left + TICK_DISTANCE / 4, box.left + box.width - TICK_DISTANCE / 4]
  if (!(to > from)) return []
  const fits = ({ value }: TimeTick): boolean => x(value) >= first && x(value) <= last
  return timeTicks({ from, to, count, instants, lang, fits }).map(tick => ({ ...tick, x: x(tick.value) }))
}

/** A character of the dates is about this wide. */
const CHARACTER_WIDTH = 6.5

/** The dates that no handle covers: a partly covered date could be misread. */
export function uncoveredTicks<Tick extends { x: number; text: string }>(
  ticks: readonly Tick[],
  { start, size }: NavigatorSpan,
): Tick[] {
  return ticks.filter(({ x, text }) => {
    const half = (text.length * CHARACTER_WIDTH) / 2
    const isCovered = (handle: number): boolean => x + half > handle && x - half < handle + HANDLE_WIDTH
    return !isCovered(start - HANDLE_WIDTH) && !isCovered(start + size)
  })
}

/** One of the three thumbs. */
export type NavigatorSliderViewModel = {
  part: NavigatorPart
  /** The target for the pointer. */
  target: NavigatorSpan
  /** The visible part. */
  drawn: NavigatorSpan
  /** Where its text is, so that it stays inside the strip. */
  align: 'start' | 'center' | 'end'
  /** As `aria-valuenow` and its limits: wall-clock milliseconds. */
  now: number
  min: number
  max: number
}

export type NavigatorViewModel = {
  width: number
  /** The window in pixels, as it is drawn. */
  window: NavigatorSpan
  whole: boolean
  sliders: NavigatorSliderViewModel[]
}

export type NavigatorViewModelOptions = {
  width: number
  window: AxisRange
  bounds: NavigatorBounds
  /** Width of a handle's target in pixels: 24 for a mouse, 44 for a finger. */
  targetSize: 24 | 44
}

/** The window and its handles in a strip of this width; with an empty time range there are no handles. */
export function toNavigatorViewModel({
  width,
  window,
  bounds,
  targetSize,
}: NavigatorViewModelOptions): NavigatorViewModel {
  const box = trackBox(width)
  if (!(bounds.to > bounds.from))
    return { width, window: { start: box.left, size: box.width }, whole: true, sliders: [] }
  const { x } = createScales({ from: bounds.from, to: bounds.to, low: 0, high: 1 }, box)
  const shown = drawnWindow(x(window.from), x(window.to), box)
  const end = shown.start + shown.size
  const targets = targetsOf(shown, width, targetSize)
  const least = minSpanOf(bounds)
  const toSlider = (part: NavigatorPart, drawn: NavigatorSpan, now: number, min: number, max: number) => ({
    part,
    target: targets[part],
    drawn,
    align: alignOf(part, drawn, width),
    now: Math.round(now),
    min: Math.round(min),
    max: Math.round(Math.max(min, max)),
  })
  const fromHandle = { start: shown.start - HANDLE_WIDTH, size: HANDLE_WIDTH }
  const toHandle = { start: end, size: HANDLE_WIDTH }
  const lastStart = bounds.to - (window.to - window.from)
  return {
    width,
    window: shown,
    whole: isWholeRange(window, bounds),
    sliders: [
      toSlider('from', fromHandle, window.from, bounds.from, window.to - least),
      toSlider('window', shown, window.from, bounds.from, lastStart),
      toSlider('to', toHandle, window.to, window.from + least, bounds.to),
    ],
  }
}

/** A month of ten years would be too narrow to grab: it is drawn wider, inside the track. */
function drawnWindow(from: number, to: number, { left, width }: Box): NavigatorSpan {
  const size = Math.min(width, MIN_WINDOW_WIDTH)
  if (to - from >= size) return { start: from, size: to - from }
  return { start: clamp((from + to - size) / 2, left, left + width - size), size }
}

/**
 * The handles' targets extend a little into the window if it stays wide enough to be grabbed between them. At the ends of the strip,
 * where there is no space outside of the window, they extend further into it.
 */
function targetsOf(
  { start, size }: NavigatorSpan,
  width: number,
  targetSize: 24 | 44,
): Record<NavigatorPart, NavigatorSpan> {
  const end = start + size
  const free = Math.max(0, (size - targetSize) / 2)
  const reach = Math.min(REACH[targetSize], free)
  const fromStart = Math.max(0, start + reach - targetSize)
  const fromEnd = Math.min(fromStart + targetSize, start + free)
  const toEnd = Math.min(width, end - reach + targetSize)
  const toStart = Math.max(toEnd - targetSize, end - free)
  return {
    from: { start: fromStart, size: fromEnd - fromStart },
    window: { start: fromEnd, size: Math.max(0, toStart - fromEnd) },
    to: { start: toStart, size: toEnd - toStart },
  }
}

function alignOf(
  part: NavigatorPart,
  { start, size }: NavigatorSpan,
  width: number,
): NavigatorSliderViewModel['align'] {
  const middle = start + size / 2
  if (middle < HALF_TEXT[part]) return 'start'
  return middle > width - HALF_TEXT[part] ? 'end' : 'center'
}

const SLIDER_LABELS = { from: 'navigator_from', to: 'navigator_to', window: 'navigator_window' } as const

/** The accessible name of a thumb. */
export function sliderLabel(part: NavigatorPart, label: LabelOf): string {
  return label(SLIDER_LABELS[part])
}

/** The day of a handle, or the two of the window; with the time of day where the line has one (C19). */
export function sliderText(
  part: NavigatorPart,
  { window, instants }: { window: AxisRange; instants: boolean },
  format: { lang: string; label: LabelOf },
): string {
  const from = timeText(Math.round(window.from), instants, format)
  const to = timeText(Math.round(window.to), instants, format)
  if (part === 'window') return format.label('navigator_span', { from, to })
  return part === 'from' ? from : to
}

/** The range of a navigator that shows more of the line than the chart: both of them. */
export function wholeWithOverview({ x }: Pick<NavigatorLine, 'x'>, bounds: NavigatorBounds): NavigatorBounds {
  const [first = bounds.from, last = bounds.to] = [x[0], x.at(-1)]
  return {
    from: Math.min(first, bounds.from),
    to: Math.max(last, bounds.to),
    minSpan: bounds.minSpan,
  }
}

/** The days of a period as a range inside of another one. */
export function periodRangeIn(whole: AxisRange, { from, to }: { from: Day; to: Day }): AxisRange {
  return {
    from: Math.max(whole.from, wallTimeOfDay(from)),
    to: Math.min(whole.to, wallTimeOfDay(to)),
  }
}

/** Whether one range is inside of another or equal to it; half a day is the least that a drag means. */
export function isWithin(range: AxisRange, other: AxisRange): boolean {
  return range.from > other.from - MS_PER_DAY / 2 && range.to < other.to + MS_PER_DAY / 2
}

/** The first and the last day of a range. */
export function daysOfRange({ from, to }: AxisRange): { from: Day; to: Day } {
  return { from: dayOfWall(Math.round(from)), to: dayOfWall(Math.round(to)) }
}
