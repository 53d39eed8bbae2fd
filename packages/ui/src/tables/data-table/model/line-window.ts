/** A range of positions: `from` is included, `to` is not. */
export type LineSpan = { from: number; to: number }

/**
 * Heights of lines in pixels. All lines have the height `each` until some are measured to differ; `extra` then stores the differences
 * as a Fenwick tree, so that the top of any line takes few additions even among a hundred thousand.
 */
export type LineHeights = { count: number; each: number; extra: Float64Array | null }

/** Equal heights for this number of lines. */
export function evenHeights(count: number, each: number): LineHeights {
  return { count, each, extra: null }
}

/** The top of a line, in pixels from the first one; the index after the last line returns the end. */
export function topOf({ each, extra }: LineHeights, line: number): number {
  let sum = line * each
  if (extra) for (let at = line; at > 0; at -= at & -at) sum += extra[at] as number
  return sum
}

/** The line at this height; the first or the last one beyond the ends, −1 without lines. */
export function lineAtTop(heights: LineHeights, y: number): number {
  const { count, each, extra } = heights
  if (count === 0) return -1
  if (!extra) return clamp(Math.floor(y / each), 0, count - 1)
  let line = 0
  let below = y
  for (let step = 2 ** Math.floor(Math.log2(count)); step >= 1; step /= 2) {
    const height = step * each + (extra[line + step] ?? 0)
    if (line + step <= count && height <= below) {
      line += step
      below -= height
    }
  }
  return Math.min(line, count - 1)
}

/** The heights with measured ones of the lines from `from` on. The same object if nothing changed. */
export function withMeasured(heights: LineHeights, from: number, measured: readonly number[]): LineHeights {
  let extra = heights.extra
  measured.forEach((height, index) => {
    const line = from + index
    if (line >= heights.count || !(height > 0)) return
    const was = topOf({ ...heights, extra }, line + 1) - topOf({ ...heights, extra }, line)
    if (Math.abs(height - was) < 0.5) return
    if (extra === heights.extra) extra = extra ? extra.slice() : new Float64Array(heights.count + 1)
    if (extra)
      for (let at = line + 1; at < extra.length; at += at & -at)
        extra[at] = (extra[at] as number) + height - was
  })
  return extra === heights.extra ? heights : { ...heights, extra }
}

/** Overscan at rest: lines rendered on either side of the view. */
export const RESERVE = 3
/** Lines rendered ahead while scrolling, so that only every few frames need a render. */
export const AHEAD = 15

export type WindowInput = {
  heights: LineHeights
  /** The view, in pixels from the first line's top; may be outside of the table. */
  view: LineSpan
  /** The currently rendered lines. */
  drawn: LineSpan
}

/** The lines to render for this view: the current ones while they cover it, else those in view with overscan in scroll direction. */
export function lineWindow({ heights, view, drawn }: WindowInput): LineSpan {
  const { count } = heights
  const seen = linesInView(heights, view)
  if (drawn.from <= seen.from && drawn.to >= seen.to && drawn.to <= count && !isWide(drawn, seen))
    return drawn
  const isNear = seen.from < drawn.to && seen.to > drawn.from
  return {
    from: Math.max(0, seen.from - (isNear && seen.from < drawn.from ? AHEAD : RESERVE)),
    to: Math.min(count, seen.to + (isNear && seen.to > drawn.to ? AHEAD : RESERVE)),
  }
}

/** The lines that overlap the view; at least one, if there are any. */
function linesInView(heights: LineHeights, { from, to }: LineSpan): LineSpan {
  const first = Math.max(0, lineAtTop(heights, from))
  return { from: first, to: Math.min(heights.count, Math.max(first, lineAtTop(heights, to)) + 1) }
}

/** Far more lines are rendered than needed: the view has become smaller. */
function isWide(drawn: LineSpan, seen: LineSpan): boolean {
  return drawn.to - drawn.from > 2 * (seen.to - seen.from + AHEAD)
}

/** The separate ranges to render, in order: the window, and extra ones for the focused line and the sticky heading. */
export function drawnSpans(window: LineSpan, extra: readonly LineSpan[], count: number): LineSpan[] {
  const inside = [window, ...extra]
    .map(({ from, to }) => ({ from: clamp(from, 0, count), to: clamp(to, 0, count) }))
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from)
  const apart: LineSpan[] = []
  for (const span of inside) {
    const last = apart.at(-1)
    if (!last || last.to < span.from) apart.push(span)
    else apart[apart.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
  }
  return apart
}

/** A line with its neighbours, which focus can move to; empty for −1. */
export function aroundLine(line: number): LineSpan[] {
  return line < 0 ? [] : [{ from: line - 1, to: line + 2 }]
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
