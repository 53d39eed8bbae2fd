import type { Column } from '../plot/column.ts'
import { tenth } from '../plot/path.ts'
import type { LinearMap } from '../plot/scales.ts'
import type { BarColumns } from './bar-columns.ts'
import type { MarkPath } from './bar-marks.ts'

/** The lowest and the highest value of an axis. */
export type AxisSpan = { low: number; high: number }

/**
 * The height that an area may be filled down to: zero where the axis shows it, else null, and the line has no area. Readers take the size
 * of a filled area for an amount, which would be wrong on an axis that does not begin at zero. A logarithmic axis has no zero.
 */
export function areaBaseline({ low, high }: AxisSpan, { log }: { log: boolean }): number | null {
  return !log && low <= 0 && high >= 0 ? 0 : null
}

/** Ends for the axis of an area, so that zero is in sight; the other end follows the data. Empty without a value. */
export function areaDomain({ low, high }: AxisSpan): { low?: number; high?: number } {
  if (!(low <= high)) return {}
  return low >= 0 ? { low: 0 } : high <= 0 ? { high: 0 } : {}
}

export type AreaRequest = {
  column: Pick<Column, 'x' | 'y'>
  /** The points of the line, from `decimate`. */
  indices: Uint32Array
  mapping: LinearMap
  /** From `areaBaseline`. */
  baseline: number
}

/** The area between a line and its baseline, one part for each run between gaps; a single point has none. */
export function areaPaths({ column, indices, mapping, baseline }: AreaRequest): MarkPath[] {
  const { x, y } = column
  const { kx, bx, ky, by } = mapping
  const baselineY = tenth(baseline * ky + by)
  let d = ''
  let run = ''
  let points = 0
  let last = 0
  const close = (): void => {
    if (points > 1) d += `${run}L${last},${baselineY}Z`
    run = ''
    points = 0
  }
  for (const index of indices) {
    const value = y[index] as number
    if (Number.isNaN(value)) {
      close()
      continue
    }
    last = tenth((x[index] as number) * kx + bx)
    run += `${points === 0 ? `M${last},${baselineY}` : ''}L${last},${tenth(value * ky + by)}`
    points++
  }
  close()
  return d === '' ? [] : [{ tone: 'series', paint: 'soft', d }]
}

/** A tinted band between two thin lines, one part for each run between gaps. */
export function bandPaths(
  { x, high, low }: Pick<Column, 'x'> & Pick<BarColumns, 'high' | 'low'>,
  indices: Uint32Array,
  { kx, bx, ky, by }: LinearMap,
): MarkPath[] {
  const pointOf = (index: number, height: number): string =>
    `${tenth((x[index] as number) * kx + bx)},${tenth(height * ky + by)}`
  let fill = ''
  let edges = ''
  let upper: string[] = []
  let lower: string[] = []
  const close = (): void => {
    if (upper.length > 1) {
      fill += `M${[...upper, ...lower.toReversed()].join('L')}Z`
      edges += `M${upper.join('L')}M${lower.join('L')}`
    }
    upper = []
    lower = []
  }
  for (const index of indices) {
    const [top, bottom] = [high[index] as number, low[index] as number]
    if (Number.isNaN(top) || Number.isNaN(bottom)) {
      close()
      continue
    }
    upper.push(pointOf(index, top))
    lower.push(pointOf(index, bottom))
  }
  close()
  if (fill === '') return []
  return [
    { tone: 'series', paint: 'soft', d: fill },
    { tone: 'series', paint: 'line', d: edges },
  ]
}
