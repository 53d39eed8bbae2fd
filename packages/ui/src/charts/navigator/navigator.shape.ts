import { decimate } from '../plot/decimate.ts'
import { type LinePath, linePath } from '../plot/path.ts'
import { linearMap, type Range } from '../plot/scales.ts'
import { type TimeTick, timeTicks } from '../plot/ticks.ts'
import { type Column, indexAtOrBefore } from '../series/column.ts'
import { isWhole, leastSpan, type NavigatorBounds, type NavigatorPart } from './navigator.model.ts'

/** What the strip needs of a line. */
export type NavigatorLine = Pick<Column, 'x' | 'y' | 'low' | 'high' | 'instants' | 'gaps'>

/** Height of the strip in pixels. */
export const STRIP_HEIGHT = 48
/** The line stands this far inside the strip's ends: the handles need the room, and a hand needs 24 pixels of it. */
export const INSET = 24
/** Width of a handle that is seen. It stands outside its edge, so that two never lie on each other. */
export const GRIP_WIDTH = 12
/** No window is drawn narrower. */
const LEAST_WINDOW = 24
/** How much of a handle's hand-room reaches into the window. */
const REACH = { 24: 6, 44: 12 }
/** The line's part of the height; below it are the dates. */
const LINE_BOX = { top: 6, height: 24 }
const TICK_ROOM = 96
/** Half the room that the words above a part may need. */
const WORDS_HALF = { from: 48, to: 48, window: 104 }

/** A stretch of pixels across. */
export type Stretch = { start: number; size: number }

/** The pixels that the whole takes in a strip of this width. */
export function trackOf(width: number): Stretch {
  return { start: INSET, size: Math.max(1, width - 2 * INSET) }
}

/** The time under a pixel of the strip. */
export function timeAt(pixel: number, width: number, { from, to }: NavigatorBounds): number {
  const track = trackOf(width)
  return from + ((pixel - track.start) / track.size) * (to - from)
}

/** Milliseconds to a pixel. */
export function timePerPixel(width: number, { from, to }: NavigatorBounds): number {
  return (to - from) / trackOf(width).size
}

/** The whole line as a small picture: as many points as there are pixels. */
export function pictureOf(line: NavigatorLine, bounds: NavigatorBounds, width: number): LinePath {
  const track = trackOf(width)
  const from = Math.max(0, indexAtOrBefore(line.x, bounds.from - 1) + 1)
  const to = indexAtOrBefore(line.x, bounds.to) + 1
  const scale = track.size / (bounds.to - bounds.from || 1)
  const kept = decimate(line, { from, to, origin: bounds.from, scale, bucket: 1, exact: false })
  return linePath(line, kept, linearMap(domainOf(line, bounds), boxOf(track)))
}

function boxOf({ start, size }: Stretch) {
  return { left: start, width: size, ...LINE_BOX }
}

/** A level line runs through the middle. */
function domainOf({ low, high }: NavigatorLine, { from, to }: NavigatorBounds) {
  const level = high > low ? 0 : Math.abs(high) * 0.01 || 1
  return { from, to, low: low - level, high: high + level }
}

/** The dates below the line, as many as fit. */
export function ticksOf(
  bounds: NavigatorBounds,
  width: number,
  { instants, lang }: { instants: boolean; lang: string },
): (TimeTick & { x: number })[] {
  const { from, to } = bounds
  const { start, size } = trackOf(width)
  return timeTicks({ from, to, count: Math.max(1, size / TICK_ROOM), instants, lang })
    .map(tick => ({ ...tick, x: start + ((tick.value - from) / (to - from)) * size }))
    .filter(({ x }) => x - start >= TICK_ROOM / 4 && start + size - x >= TICK_ROOM / 4)
}

/** A figure of the dates is about this wide. */
const FIGURE_WIDTH = 6.5

/** The dates that no handle stands on: half a word below a handle reads as another one. */
export function clearTicks<Tick extends { x: number; text: string }>(
  ticks: readonly Tick[],
  { start, size }: Stretch,
): Tick[] {
  return ticks.filter(({ x, text }) => {
    const half = (text.length * FIGURE_WIDTH) / 2
    const meets = (grip: number): boolean => x + half > grip && x - half < grip + GRIP_WIDTH
    return !meets(start - GRIP_WIDTH) && !meets(start + size)
  })
}

/** One of the three parts that can be held. */
export type NavigatorSlider = {
  part: NavigatorPart
  /** Where a hand finds it. */
  hand: Stretch
  /** Where an eye finds it. */
  face: Stretch
  /** Where its words stand, so that they stay inside the strip. */
  align: 'start' | 'center' | 'end'
  /** As `aria-valuenow` and its limits: wall-clock milliseconds. */
  now: number
  min: number
  max: number
}

export type NavigatorFigure = {
  width: number
  /** The window in pixels, as it is drawn. */
  window: Stretch
  whole: boolean
  sliders: NavigatorSlider[]
}

export type NavigatorFigureRequest = {
  width: number
  window: Range
  bounds: NavigatorBounds
  /** Pixels that a hand needs: 24 for a pointer, 44 for a finger. */
  room: 24 | 44
}

/** Where the window and its handles stand in a strip of this width; without a stretch of time there is nothing to hold. */
export function navigatorFigure({ width, window, bounds, room }: NavigatorFigureRequest): NavigatorFigure {
  const { start, size } = trackOf(width)
  if (!(bounds.to > bounds.from)) return { width, window: { start, size }, whole: true, sliders: [] }
  const scale = size / (bounds.to - bounds.from)
  const { x1, x2 } = held(
    start + (window.from - bounds.from) * scale,
    start + (window.to - bounds.from) * scale,
    { start, size },
  )
  const hands = handsOf({ x1, x2, width, room })
  const least = leastSpan(bounds)
  const span = window.to - window.from
  const slider = (part: NavigatorPart, face: Stretch, [now, min, max]: Limits): NavigatorSlider => ({
    ...{ part, hand: hands[part], face, align: alignOf(part, face, width) },
    ...{ now: Math.round(now), min: Math.round(min), max: Math.round(Math.max(min, max)) },
  })
  return {
    width,
    window: { start: x1, size: x2 - x1 },
    whole: isWhole(window, bounds),
    sliders: [
      slider('from', { start: x1 - GRIP_WIDTH, size: GRIP_WIDTH }, [
        window.from,
        bounds.from,
        window.to - least,
      ]),
      slider('window', { start: x1, size: x2 - x1 }, [window.from, bounds.from, bounds.to - span]),
      slider('to', { start: x2, size: GRIP_WIDTH }, [window.to, window.from + least, bounds.to]),
    ],
  }
}

/** A month of ten years would be too narrow to be held: it is drawn as wide as a hand needs, inside the track. */
function held(from: number, to: number, track: Stretch): { x1: number; x2: number } {
  const size = Math.min(track.size, LEAST_WINDOW)
  if (to - from >= size) return { x1: from, x2: to }
  const x1 = Math.max(track.start, Math.min(track.start + track.size - size, (from + to - size) / 2))
  return { x1, x2: x1 + size }
}

type Limits = readonly [now: number, min: number, max: number]
type Edges = { x1: number; x2: number; width: number; room: 24 | 44 }

/**
 * The handles reach a little into the window while it is wide enough to be held between them, and else stand beside it;
 * at the ends of the strip, where they cannot stand beside it, they reach in further.
 */
function handsOf({ x1, x2, width, room }: Edges): Record<NavigatorPart, Stretch> {
  const spare = Math.max(0, (x2 - x1 - room) / 2)
  const reach = Math.min(REACH[room], spare)
  const fromStart = Math.max(0, x1 + reach - room)
  const fromEnd = Math.min(fromStart + room, x1 + spare)
  const toEnd = Math.min(width, x2 - reach + room)
  const toStart = Math.max(toEnd - room, x2 - spare)
  return {
    from: { start: fromStart, size: fromEnd - fromStart },
    window: { start: fromEnd, size: Math.max(0, toStart - fromEnd) },
    to: { start: toStart, size: toEnd - toStart },
  }
}

function alignOf(part: NavigatorPart, { start, size }: Stretch, width: number): NavigatorSlider['align'] {
  const middle = start + size / 2
  if (middle < WORDS_HALF[part]) return 'start'
  return middle > width - WORDS_HALF[part] ? 'end' : 'center'
}
