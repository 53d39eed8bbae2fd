import { type Box, clamp } from '../plot/geometry.ts'
import type { PlotScales } from '../plot/scales.ts'
import { type NormalizedFlag, weightOf } from './flag.ts'

/** What flags need of the plot below them; TimeChart's `PlotView` has it all. Pixels are those of the frame. */
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

/** Flags in one place. */
export type FlagStack = {
  /** Names the stack as long as its first flag is the same. */
  key: string
  /** Ascending by day, never empty. */
  flags: NormalizedFlag[]
  /** The weightiest: the stack is drawn as this one. */
  lead: NormalizedFlag
  /** Centre of its box in pixels from the left of the frame. */
  x: number
  /** Where its days are on the axis, ascending, each pixel once. */
  ticks: number[]
  /** Whether no other stack is within 44 pixels, the width of a finger. */
  spacious: boolean
}

export type FlagsViewModel = {
  stacks: FlagStack[]
  /** Side of a flag's box in pixels, 24 at least (WCAG 2.5.8). */
  size: number
  /** Top of the boxes in pixels from the top of the frame. */
  top: number
  /** The time axis. */
  bottom: number
  /** How many flags are before the visible part, and after it. */
  before: number
  after: number
}

const DAY = 86_400_000
const LEAST_SIZE = 24
const MOST_SIZE = 56
const TOUCH_WIDTH = 44
/** Space between a box and the axis, for the ticks. */
const TICK_HEIGHT = 5

/** Side of a flag's box beside axis texts of a size: it grows with them (C17). */
export function flagSize(fontSize: number): number {
  return clamp(Math.round(fontSize * 2) || LEAST_SIZE, LEAST_SIZE, MOST_SIZE)
}

/**
 * Places flags on the time axis. Boxes never overlap: flags nearer to each other than a box is wide share one stack. Which ones share
 * depends on the zoom alone, so that panning does not shuffle stacks. `flags` ascend by time.
 */
export function placeFlags(flags: readonly NormalizedFlag[], plot: FlagPlot): FlagsViewModel {
  const { box, window, scales, fontSize, instants = false } = plot
  const size = flagSize(fontSize)
  const bottom = box.top + box.height
  const perMs = box.width / (window.to - window.from)
  const frame = { size, top: Math.max(box.top, bottom - TICK_HEIGHT - size), bottom }
  if (!(perMs > 0) || !Number.isFinite(perMs)) return { ...frame, stacks: [], before: 0, after: 0 }

  // a day's flag is at its midnight; where times of day show it stays in sight as long as its day does
  const lastMs = instants ? DAY - 1 : 0
  const isBefore = ({ at }: NormalizedFlag): boolean => at + lastMs < window.from
  const isAfter = ({ at }: NormalizedFlag): boolean => at > window.to

  const xOf = (at: number): number => (scales ? scales.x(at) : box.left + (at - window.from) * perMs)
  const axisX = ({ at }: NormalizedFlag): number => Math.max(box.left, xOf(at))
  const [leastX, mostX] = [box.left + size / 2, box.left + Math.max(size, box.width) - size / 2]
  // a box stays within the plot, its tick is where the day is
  const boxX = (flag: NormalizedFlag): number => clamp(axisX(flag), leastX, mostX)

  const everywhere = flags.map((flag): Cluster => {
    const x = xOf(flag.at)
    return { flags: [flag], first: x, last: x }
  })
  const inSight = mergeOverlapping(everywhere, size).flatMap((cluster): Cluster[] => {
    const visible = cluster.flags.filter(flag => !isBefore(flag) && !isAfter(flag))
    const [first, last] = [visible[0], visible.at(-1)]
    return first && last ? [{ flags: visible, first: boxX(first), last: boxX(last) }] : []
  })
  // what the edges of the plot push together is merged once more
  const clusters = mergeOverlapping(inSight, size)
  const stacks = clusters.map((cluster, index): FlagStack => {
    const x = centreOf(cluster)
    const [previous, next] = [clusters[index - 1], clusters[index + 1]]
    const distances = [previous, next].map(other => (other ? Math.abs(centreOf(other) - x) : TOUCH_WIDTH))
    return {
      key: (cluster.flags[0] as NormalizedFlag).key,
      flags: cluster.flags,
      lead: cluster.flags.reduce((lead, flag) => (weightOf(flag.kind) < weightOf(lead.kind) ? flag : lead)),
      x,
      ticks: [...new Set(cluster.flags.map(flag => Math.round(axisX(flag))))],
      spacious: Math.min(...distances) >= TOUCH_WIDTH,
    }
  })
  return { ...frame, stacks, before: flags.filter(isBefore).length, after: flags.filter(isAfter).length }
}

/** Flags together, and where the first and the last of them would be by themselves. */
type Cluster = { flags: NormalizedFlag[]; first: number; last: number }

const centreOf = ({ first, last }: Cluster): number => (first + last) / 2

/**
 * Merges neighbours until no two centres are nearer than `size`. One pass is enough: a cluster that takes another one in moves
 * away from those before it.
 */
function mergeOverlapping(clusters: readonly Cluster[], size: number): Cluster[] {
  const merged: Cluster[] = []
  for (const cluster of clusters) {
    const before = merged.at(-1)
    if (before && centreOf(cluster) - centreOf(before) < size)
      merged[merged.length - 1] = {
        flags: [...before.flags, ...cluster.flags],
        first: before.first,
        last: cluster.last,
      }
    else merged.push(cluster)
  }
  return merged
}

/** The stack that has a flag; undefined where the flag is out of sight. */
export function stackWith(stacks: readonly FlagStack[], key: string | null): FlagStack | undefined {
  return key === null ? undefined : stacks.find(({ flags }) => flags.some(flag => flag.key === key))
}
