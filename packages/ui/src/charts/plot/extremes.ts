import { bufferOf } from './growing.ts'

/** Values are looked at in blocks of this many: a long stretch asks for its blocks, and for the values at its ends. */
const BLOCK = 64

type Blocks = { low: Float64Array; high: Float64Array; done: number }

/** By buffer: arrays that grow share one, and what was written to it does not change. */
const known = new WeakMap<object, Blocks>()

/** The extremes of every whole block. */
function blocksOf(y: Float64Array): Blocks {
  const key = bufferOf(y)
  const most = Math.floor(y.buffer.byteLength / y.BYTES_PER_ELEMENT / BLOCK)
  const blocks = known.get(key) ?? {
    low: new Float64Array(most),
    high: new Float64Array(most),
    done: 0,
  }
  for (const whole = Math.floor(y.length / BLOCK); blocks.done < whole; blocks.done++) {
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
 * The lowest and the highest of the values from one index to before another, gaps (NaN) left out; Infinity and −Infinity without
 * any. A frame of a gesture asks this of every line, so the array must not change once it was asked about.
 */
export function extremesBetween(y: Float64Array, from: number, to: number): { low: number; high: number } {
  const out = { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY }
  const first = Math.ceil(from / BLOCK)
  const last = Math.floor(to / BLOCK)
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
