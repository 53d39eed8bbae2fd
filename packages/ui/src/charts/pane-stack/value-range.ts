import type { ValueDomain } from '../time-chart/value-axis.ts'

/** The ends of a value axis. */
export type ValueRange = { low: number; high: number }

/** The axis never shows less than a hundredth of the range that fits its values, nor more than ten times of it. */
export const MIN_SHARE = 0.01
export const MAX_SHARE = 10
/** An arrow key shows a tenth less or more. */
const KEY_STEP = 1.1
/** A drag over this number of pixels doubles or halves the range. */
const DRAG_DOUBLES = 160

/** The range scaled by a factor around its middle; on a logarithmic axis around the middle of its height. */
export function scaledRange({ low, high }: ValueRange, factor: number, log: boolean): ValueRange {
  const [bottom, top] = log ? [Math.log10(low), Math.log10(high)] : [low, high]
  const middle = (bottom + top) / 2
  const half = ((top - bottom) / 2) * factor
  const [from, to] = [middle - half, middle + half]
  return log ? { low: 10 ** from, high: 10 ** to } : { low: from, high: to }
}

/** The size of a range relative to another one: 2 shows twice as much. */
export function shareOf({ low, high }: ValueRange, whole: ValueRange, log: boolean): number {
  const span = (range: ValueRange): number =>
    log ? Math.log10(range.high) - Math.log10(range.low) : range.high - range.low
  return span({ low, high }) / span(whole)
}

/** The factor of a drag: upwards shows less, so that the lines grow. */
export function dragFactor(dy: number): number {
  return 2 ** (dy / DRAG_DOUBLES)
}

/** The effect of a key on the range: a factor, `fit` for the range of the values; null for other keys. */
export function axisKey(key: string): number | 'fit' | null {
  if (key === 'ArrowUp' || key === '+') return 1 / KEY_STEP
  if (key === 'ArrowDown' || key === '-') return KEY_STEP
  if (key === 'PageUp') return 1 / KEY_STEP ** 4
  if (key === 'PageDown') return KEY_STEP ** 4
  return key === 'Home' || key === 'Enter' || key === '0' ? 'fit' : null
}

/** The next range, within the limits relative to the one that fits; null where it is that one. */
export function nextRange(
  { current, fit, log }: { current: ValueRange; fit: ValueRange; log: boolean },
  factor: number,
): ValueRange | null {
  const share = shareOf(current, fit, log)
  const target = Math.min(MAX_SHARE, Math.max(MIN_SHARE, share * factor))
  if (Math.abs(target - 1) < 0.01) return null
  const next = scaledRange(current, target / share, log)
  return Number.isFinite(next.low) && Number.isFinite(next.high) && next.low < next.high ? next : current
}

/** The ends of an axis: those that the user chose, else those of the data. */
export function rangeDomain(range: ValueRange | null, domain: ValueDomain): ValueDomain {
  return range ?? domain
}
