import { MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { type Box, clamp } from '../plot/geometry.ts'
import type { PlotScales } from '../plot/scales.ts'
import { type NormalizedFlag, weightOf } from './flag.ts'

/** The plot below the flags, in pixels of the frame; TimeChart's `PlotView` is one. */
export type FlagPlot = {
  box: Box
  width: number
  height: number
  /** The visible range in wall-clock milliseconds. */
  window: { from: number; to: number }
  /** Scale of times in pixels. Default linear over the window. */
  scales?: Pick<PlotScales, 'x'>
  /** Size of the axis texts in pixels (C17). */
  fontSize: number
  /** Whether the chart shows times of day, so that a day is a range, not a point. Default false. */
  instants?: boolean
}

/** Flags that share one box. */
export type FlagStack = {
  /** The key of its first flag. */
  key: string
  /** Ascending by day, never empty. */
  flags: NormalizedFlag[]
  /** Its most important flag; the stack is drawn as this one. */
  lead: NormalizedFlag
  /** Centre of its box in pixels from the left of the frame. */
  x: number
  /** Pixels of its days on the axis, ascending and unique. */
  ticks: number[]
  /** Whether no other stack is within 44 pixels, the width of a touch target. */
  spacious: boolean
}

export type FlagsViewModel = {
  stacks: FlagStack[]
  /** Side length of a flag's box in pixels, at least 24 (WCAG 2.5.8). */
  size: number
  /** Top of the boxes in pixels from the top of the frame. */
  top: number
  /** The y of the time axis. */
  bottom: number
  /** Number of flags before and after the visible range. */
  before: number
  after: number
}

const LEAST_SIZE = 24
const MOST_SIZE = 56
const TOUCH_WIDTH = 44
/** Height of the ticks between boxes and axis. */
const TICK_HEIGHT = 5

/** Side length of a flag's box; it grows with the font size of the axis (C17). */
export function flagSize(fontSize: number): number {
  return clamp(Math.round(fontSize * 2) || LEAST_SIZE, LEAST_SIZE, MOST_SIZE)
}

/**
 * Places flags on the time axis. Boxes never overlap: flags closer than the width of a box share a stack. The grouping only depends on the
 * zoom, so that panning does not regroup stacks. `flags` ascend by time.
 */
export function placeFlags(flags: readonly NormalizedFlag[], plot: FlagPlot): FlagsViewModel {
  const { box, window, scales, fontSize, instants = false } = plot
  const size = flagSize(fontSize)
  const bottom = box.top + box.height
  const perMs = box.width / (window.to - window.from)
  const frame = { size, top: Math.max(box.top, bottom - TICK_HEIGHT - size), bottom }
  if (!(perMs > 0) || !Number.isFinite(perMs)) return { ...frame, stacks: [], before: 0, after: 0 }

  // a flag is at midnight of its day; if times of day show, it stays visible as long as its day is
  const lastMs = instants ? MS_PER_DAY - 1 : 0
  const isBefore = ({ at }: NormalizedFlag): boolean => at + lastMs < window.from
  const isAfter = ({ at }: NormalizedFlag): boolean => at > window.to

  const xOf = (at: number): number => (scales ? scales.x(at) : box.left + (at - window.from) * perMs)
  const axisX = ({ at }: NormalizedFlag): number => Math.max(box.left, xOf(at))
  const [leastX, mostX] = [box.left + size / 2, box.left + Math.max(size, box.width) - size / 2]
  // boxes stay within the plot; ticks are exactly at their days
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
  // merge again, because the edges of the plot may push boxes together
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

/** Grouped flags, and the x of the first and the last of them. */
type Cluster = { flags: NormalizedFlag[]; first: number; last: number }

const centreOf = ({ first, last }: Cluster): number => (first + last) / 2

/**
 * Merges neighbours until no two centres are closer than `size`. One pass is enough, because merging moves a cluster away from the
 * clusters before it.
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

/** The stack that contains a flag; undefined if the flag is not visible. */
export function stackWith(stacks: readonly FlagStack[], key: string | null): FlagStack | undefined {
  return key === null ? undefined : stacks.find(({ flags }) => flags.some(flag => flag.key === key))
}
