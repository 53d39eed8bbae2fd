/** A range of places: `from` is in it, `to` is not. */
export type Span = { from: number; to: number }

/**
 * Heights of lines in pixels. All are `each` until some are measured to be others; `extra` then holds by how much, as a tree
 * of partial sums, so that the top of any line takes a few additions even among a hundred thousand.
 */
export type LineHeights = { count: number; each: number; extra: Float64Array | null }

/** Heights of so many lines that are all alike. */
export function evenHeights(count: number, each: number): LineHeights {
  return { count, each, extra: null }
}

/** Where a line begins, in pixels from the first one; the line after the last one begins at the end. */
export function topOf({ each, extra }: LineHeights, line: number): number {
  let sum = line * each
  if (extra) for (let at = line; at > 0; at -= at & -at) sum += extra[at] as number
  return sum
}

/** The line that stands at this height; the first or the last one beyond the ends, −1 when there are none. */
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

/** The heights with those of the lines from `from` on as they were measured. The same heights when they were known. */
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

/** Lines drawn beyond the view at rest, on either side. */
export const RESERVE = 3
/** Lines drawn ahead of a view that moves, so that it is redrawn every few frames only. */
export const AHEAD = 15

export type WindowInput = {
  heights: LineHeights
  /** What is in view, in pixels from the first line's top; may lie outside of the table. */
  view: Span
  /** What is drawn now. */
  drawn: Span
}

/** The lines to draw for this view: those drawn now while they cover it, else those in view and some more the way it moves. */
export function lineWindow({ heights, view, drawn }: WindowInput): Span {
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

/** The lines that a view touches; at least one, if there are any. */
function linesInView(heights: LineHeights, { from, to }: Span): Span {
  const first = Math.max(0, lineAtTop(heights, from))
  return { from: first, to: Math.min(heights.count, Math.max(first, lineAtTop(heights, to)) + 1) }
}

/** Much more is drawn than is needed: the view has become smaller. */
function isWide(drawn: Span, seen: Span): boolean {
  return drawn.to - drawn.from > 2 * (seen.to - seen.from + AHEAD)
}

/** The spans to draw, in order and apart: the window, and the extra ones, where focus is and the heading that stays. */
export function drawnSpans(window: Span, extra: readonly Span[], count: number): Span[] {
  const inside = [window, ...extra]
    .map(({ from, to }) => ({ from: clamp(from, 0, count), to: clamp(to, 0, count) }))
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from)
  const apart: Span[] = []
  for (const span of inside) {
    const last = apart.at(-1)
    if (!last || last.to < span.from) apart.push(span)
    else apart[apart.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
  }
  return apart
}

/** A line with its neighbours, where focus may go; nothing for −1. */
export function aroundLine(line: number): Span[] {
  return line < 0 ? [] : [{ from: line - 1, to: line + 2 }]
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
