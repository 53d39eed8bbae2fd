import { type Column, indexAtOrBefore } from '../plot/column.ts'
import type { AxisRange } from '../plot/scales.ts'

/** The part of a line's data that is played. */
export type SoundLine = Pick<Column, 'x' | 'y' | 'instants'>

/** A tone, or a silence. */
export type MelodyNote = {
  /** Seconds from the beginning. */
  start: number
  /** Seconds. */
  length: number
  /** Null is a silent gap of the line. */
  hertz: number | null
  /** Mean time of its points, in wall-clock milliseconds. */
  at: number
}

/** A point of the line. */
export type Peak = { at: number; value: number }

/** A line as sound. */
export type Melody = {
  /** Consecutive notes without a break. */
  notes: MelodyNote[]
  /** 3 to 8. */
  seconds: number
  /** The first of the highest points. */
  high: Peak
  /** The first of the lowest points. */
  low: Peak
}

/** Pitches of the lowest and the highest value: two octaves that small loudspeakers play well. */
export const LOW_HERTZ = 220
export const HIGH_HERTZ = 880
/** Range of a melody's duration in seconds, which depends on the number of points. */
export const SHORTEST_SECONDS = 3
export const LONGEST_SECONDS = 8
/** Minimum duration of a note; shorter ones would blur. Points that share a note are averaged. */
export const NOTE_SECONDS = 0.05

/**
 * Converts a line to notes: time from left to right, higher values as higher pitches on a logarithmic scale, gaps as silence. With
 * `window` only the visible range is converted. Null without values.
 */
export function melodyOf(line: SoundLine, window: AxisRange | null = null): Melody | null {
  const { x, y } = line
  const [first, end] = indicesWithin(x, window)
  const peaks = peaksOf(line, first, end)
  if (!peaks) return null
  const seconds = Math.min(LONGEST_SECONDS, Math.max(SHORTEST_SECONDS, (end - first) * NOTE_SECONDS))
  const cells = Math.round(seconds / NOTE_SECONDS)
  const from = x[first] as number
  const perCell = ((x[end - 1] as number) - from) / cells || 1
  const cellOf = (index: number): number =>
    Math.min(cells - 1, Math.floor(((x[index] as number) - from) / perCell))

  const notes: MelodyNote[] = []
  /** Fills the empty cells before `next` with a silent note, if there are any. */
  const addSilence = (cell: number, next: number): void => {
    if (cell < next)
      notes.push({ start: (cell * seconds) / cells, length: 0, hertz: null, at: from + cell * perCell })
  }
  for (let i = first; i < end; ) {
    const cell = cellOf(i)
    const start = i
    let [sum, count, times, points] = [0, 0, 0, 0]
    for (; i < end && cellOf(i) === cell; i++) {
      points++
      // relative to the first time, because sums of large numbers would lose precision
      times += (x[i] as number) - from
      const value = y[i] as number
      if (!Number.isFinite(value)) continue
      sum += value
      count++
    }
    // a note with a value would hide a gap at its start, so the gap gets a separate note before it
    if (notes.at(-1)?.hertz && count > 0 && !Number.isFinite(y[start]))
      addSilence(cellOf(start - 1) + 1, cell)
    notes.push({
      start: (cell * seconds) / cells,
      length: 0,
      hertz: count > 0 ? pitchOf(sum / count, peaks.low.value, peaks.high.value) : null,
      at: from + times / points,
    })
    // the same for a gap at its end: without a separate note the tone would last until the next one
    if (i < end && count > 0 && !Number.isFinite(y[i - 1])) addSilence(cell + 1, cellOf(i))
  }
  notes.forEach((note, i) => {
    note.length = (notes[i + 1]?.start ?? seconds) - note.start
  })
  return { notes, seconds, ...peaks }
}

/** Whether the visible range has a value. */
export function hasSound({ x, y }: SoundLine, window: AxisRange | null = null): boolean {
  const [first, end] = indicesWithin(x, window)
  for (let i = first; i < end; i++) if (Number.isFinite(y[i])) return true
  return false
}

/** The pitch of a value in a range: equal differences are equal musical intervals. A flat line has the middle pitch. */
export function pitchOf(value: number, low: number, high: number): number {
  const share = (value - low) / (high - low)
  const within = Number.isFinite(share) ? Math.max(0, Math.min(1, share)) : 0.5
  return LOW_HERTZ * (HIGH_HERTZ / LOW_HERTZ) ** within
}

/** Indices of the points in the window: the first, and the one after the last. */
function indicesWithin(x: Float64Array, window: AxisRange | null): readonly [first: number, end: number] {
  if (!window) return [0, x.length]
  const before = indexAtOrBefore(x, window.from)
  return [x[before] === window.from ? before : before + 1, indexAtOrBefore(x, window.to) + 1]
}

function peaksOf({ x, y }: SoundLine, first: number, end: number): { high: Peak; low: Peak } | null {
  let [high, low] = [-1, -1]
  for (let i = first; i < end; i++) {
    const value = y[i] as number
    if (!Number.isFinite(value)) continue
    if (high < 0 || value > (y[high] as number)) high = i
    if (low < 0 || value < (y[low] as number)) low = i
  }
  if (high < 0) return null
  const peak = (index: number): Peak => ({ at: x[index] as number, value: y[index] as number })
  return { high: peak(high), low: peak(low) }
}
