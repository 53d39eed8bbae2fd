import { bufferOf } from './growing.ts'

/** Size of a block of values. A long range reads the extremes of its whole blocks, and single values only at its ends. */
const BLOCK = 64

type Blocks = { low: Float64Array; high: Float64Array; done: number }

/** By buffer: growing arrays share one, in which all values but the last are final. */
const known = new WeakMap<object, Blocks>()

/** The extremes of every whole block before the last value. */
function blocksOf(y: Float64Array): Blocks {
  const key = bufferOf(y)
  const most = Math.floor(y.buffer.byteLength / y.BYTES_PER_ELEMENT / BLOCK)
  const blocks = known.get(key) ?? {
    low: new Float64Array(most),
    high: new Float64Array(most),
    done: 0,
  }
  for (const whole = Math.floor((y.length - 1) / BLOCK); blocks.done < whole; blocks.done++) {
    const out = { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY }
    scan(y, blocks.done * BLOCK, (blocks.done + 1) * BLOCK, out)
    blocks.low[blocks.done] = out.low
    blocks.high[blocks.done] = out.high
  }
  known.set(key, blocks)
  return blocks
}

function scan(y: Float64Array, from: number, to: number, out: { low: number; high: number }): void {
  let { low, high } = out
  for (let i = from; i < to; i++) {
    const value = y[i] as number
    if (value < low) low = value
    if (value > high) high = value
  }
  out.low = low
  out.high = high
}

/**
 * The lowest and the highest of the values from one index to before another, without gaps (NaN); Infinity and −Infinity without any.
 * Extremes of blocks are cached, because every frame of a gesture needs them for every line: the array must not change.
 */
export function extremesBetween(y: Float64Array, from: number, to: number): { low: number; high: number } {
  const out = { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY }
  const first = Math.ceil(from / BLOCK)
  const last = Math.floor(Math.min(to, y.length - 1) / BLOCK)
  if (last - first < 2) {
    scan(y, from, to, out)
    return out
  }
  scan(y, from, first * BLOCK, out)
  scan(y, last * BLOCK, to, out)
  const { low, high } = blocksOf(y)
  for (let block = first; block < last; block++) {
    if ((low[block] as number) < out.low) out.low = low[block] as number
    if ((high[block] as number) > out.high) out.high = high[block] as number
  }
  return out
}
