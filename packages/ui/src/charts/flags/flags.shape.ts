import type { Box } from '../plot/geometry.ts'
import type { PlotScales } from '../plot/scales.ts'
import { type ReadFlag, weightOf } from './flag.ts'

/** What flags need to know of the plot below them; TimeChart's `PlotView` has it all. Pixels are those of the frame. */
export type FlagPlot = {
  box: Box
  width: number
  height: number
  /** The visible part in wall-clock milliseconds. */
  window: { from: number; to: number }
  /** Where times stand, in pixels. Default evenly over the window. */
  scales?: Pick<PlotScales, 'x'>
  /** Size of the axis texts in pixels (C17). */
  fontSize: number
  /** Whether the chart shows times of day, so that a day is a stretch and no point. Default false. */
  instants?: boolean
}

/** Flags that stand in one place. */
export type FlagStack = {
  /** Names the stack as long as its first flag is the same. */
  key: string
  /** Ascending by day, never empty. */
  flags: ReadFlag[]
  /** The weightiest, which gives the stack its look. */
  lead: ReadFlag
  /** Centre of its box in pixels from the left of the frame. */
  x: number
  /** Where its days stand on the axis, ascending, each pixel once. */
  ticks: number[]
  /** Whether a finger has 44 pixels for it alone, sideways. */
  roomy: boolean
}

export type FlagFigure = {
  stacks: FlagStack[]
  /** Side of a flag's box in pixels, 24 at least (WCAG 2.5.8). */
  size: number
  /** Top of the boxes in pixels from the top of the frame. */
  top: number
  /** The time axis. */
  bottom: number
  /** Flags of days before the visible part, and after it. */
  before: number
  after: number
}

const DAY = 86_400_000
const LEAST_SIZE = 24
const MOST_SIZE = 56
/** A finger's width. */
const TOUCH = 44
/** Space between a box and the axis, where the ticks stand. */
const STEM = 5

/** Side of a flag's box beside axis texts of a size: it grows with them (C17). */
export function flagSize(fontSize: number): number {
  return Math.max(LEAST_SIZE, Math.min(MOST_SIZE, Math.round(fontSize * 2) || LEAST_SIZE))
}

/**
 * Places flags on the time axis. Boxes never overlap: flags nearer to each other than a box is wide stand in one stack. Who is with whom
 * depends on the zoom alone, so that moving the window does not shuffle stacks. `flags` ascend by time.
 */
export function placeFlags(flags: readonly ReadFlag[], plot: FlagPlot): FlagFigure {
  const { box, window, scales, fontSize, instants = false } = plot
  const size = flagSize(fontSize)
  const bottom = box.top + box.height
  const figure: FlagFigure = {
    stacks: [],
    size,
    top: Math.max(box.top, bottom - STEM - size),
    bottom,
    before: 0,
    after: 0,
  }
  const perMs = box.width / (window.to - window.from)
  if (!(perMs > 0) || !Number.isFinite(perMs)) return figure
  // a day's flag stands at its midnight; where times of day show it stays in sight as long as its day does
  const last = instants ? DAY - 1 : 0
  const isBefore = ({ at }: ReadFlag): boolean => at + last < window.from
  const isInside = (flag: ReadFlag): boolean => !isBefore(flag) && flag.at <= window.to
  const xOf = (at: number): number => (scales ? scales.x(at) : box.left + (at - window.from) * perMs)
  const spots = flags.map((flag): Spot => {
    const x = xOf(flag.at)
    return { flags: [flag], first: x, last: x }
  })
  const onAxis = (flag: ReadFlag): number => Math.max(box.left, xOf(flag.at))
  // a box stays within the plot, its tick stands where the day is
  const [least, most] = [box.left + size / 2, box.left + Math.max(size, box.width) - size / 2]
  const boxed = (flag: ReadFlag): number => Math.min(most, Math.max(least, onAxis(flag)))
  const inSight = gathered(spots, size).flatMap((spot): Spot[] => {
    const seen = spot.flags.filter(isInside)
    const [head, tail] = [seen[0], seen.at(-1)]
    return head && tail ? [{ flags: seen, first: boxed(head), last: boxed(tail) }] : []
  })
  const placed = gathered(inSight, size)
  const centres = placed.map(centreOf)
  figure.stacks = placed.map((spot, i) => stackOf(spot, centres, i, onAxis))
  for (const flag of flags) {
    if (isBefore(flag)) figure.before++
    else if (!isInside(flag)) figure.after++
  }
  return figure
}

/** Flags together, and where the first and the last of them want to stand. */
type Spot = { flags: ReadFlag[]; first: number; last: number }

const centreOf = ({ first, last }: Spot): number => (first + last) / 2

/**
 * Joins neighbours until no two centres are nearer than `reach`. One pass is enough: a spot that takes another one in moves
 * away from those before it.
 */
function gathered(spots: readonly Spot[], reach: number): Spot[] {
  const out: Spot[] = []
  for (const spot of spots) {
    const before = out.at(-1)
    if (before && centreOf(spot) - centreOf(before) < reach)
      out[out.length - 1] = {
        flags: [...before.flags, ...spot.flags],
        first: before.first,
        last: spot.last,
      }
    else out.push(spot)
  }
  return out
}

function stackOf(
  { flags }: Spot,
  centres: readonly number[],
  at: number,
  onAxis: (flag: ReadFlag) => number,
): FlagStack {
  const x = centres[at] as number
  const lead = flags.reduce((best, flag) => (weightOf(flag.kind) < weightOf(best.kind) ? flag : best))
  const [left, right] = [
    centres[at - 1] ?? Number.NEGATIVE_INFINITY,
    centres[at + 1] ?? Number.POSITIVE_INFINITY,
  ]
  return {
    key: (flags[0] as ReadFlag).key,
    flags,
    lead,
    x,
    ticks: [...new Set(flags.map(flag => Math.round(onAxis(flag))))],
    roomy: Math.min(x - left, right - x) >= TOUCH,
  }
}

/** The stack that holds a flag; undefined where the flag is out of sight. */
export function stackWith(stacks: readonly FlagStack[], key: string | null): FlagStack | undefined {
  return key === null ? undefined : stacks.find(({ flags }) => flags.some(flag => flag.key === key))
}
