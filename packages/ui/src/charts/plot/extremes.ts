/** Values are looked at in blocks of this many: a long stretch asks for its blocks, and for the values at its ends. */
const BLOCK = 64

type Blocks = { low: Float64Array; high: Float64Array }

const known = new WeakMap<Float64Array, Blocks>()

function blocksOf(y: Float64Array): Blocks {
  const made = known.get(y)
  if (made) return made
  const count = Math.ceil(y.length / BLOCK)
  const blocks = { low: new Float64Array(count), high: new Float64Array(count) }
  for (let block = 0; block < count; block++) {
    const out = { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY }
    scan(y, block * BLOCK, Math.min(y.length, (block + 1) * BLOCK), out)
    blocks.low[block] = out.low
    blocks.high[block] = out.high
  }
  known.set(y, blocks)
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
