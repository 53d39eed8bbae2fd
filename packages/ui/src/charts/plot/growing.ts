/**
 * Columns of growing data share a lineage: the shorter of two is the beginning of the other, except for its last point. Results for one
 * are continued for the next. A copy with other values has no lineage.
 */
const lineages = new WeakMap<object, object>()

export function lineageOf(column: object): object | null {
  return lineages.get(column) ?? null
}

export function withLineage<Column extends object>(column: Column, lineage: object): Column {
  lineages.set(column, lineage)
  return column
}

/** Two buffers with the same beginning take turns: where the last number changes, only what the other one lacks is copied. */
type Pair = { buffers: readonly ArrayBufferLike[]; shared: number }

/** The length of a buffer's longest array: every number before that array's last one is final. */
type BufferUse = { length: number; pair: Pair | null }

const uses = new WeakMap<ArrayBufferLike, BufferUse>()

/** Extra capacity of a copied array, so that an array that grows point by point is rarely copied. */
const CAPACITY_SHARE = 1 / 8
const MIN_CAPACITY = 64

/**
 * An array of `length` that begins with the first `unchanged` numbers of another one; the caller writes the rest. Arrays that continue
 * each other share one buffer or a pair of them, with extra capacity, so that neither a new point nor another last value copies the whole.
 * After two changes of the last number, the last number of the array before both may have changed too.
 */
export function continued(before: Float64Array, unchanged: number, length: number): Float64Array {
  return (
    extended(before, unchanged, length) ??
    inPairedBuffer(before, unchanged, length) ??
    copied(before, unchanged, length)
  )
}

/** In the same buffer, when only new numbers follow. */
function extended(before: Float64Array, unchanged: number, length: number): Float64Array | null {
  const use = unchanged === before.length ? newestUse(before) : null
  if (!use || !fits(before.buffer, length)) return null
  use.length = length
  return new Float64Array(before.buffer, 0, length)
}

/** In the other buffer of a pair, when the last number changes. */
function inPairedBuffer(before: Float64Array, unchanged: number, length: number): Float64Array | null {
  const pair = unchanged === before.length - 1 ? newestUse(before)?.pair : null
  const buffer = pair?.buffers.find(one => one !== before.buffer)
  const use = buffer && uses.get(buffer)
  // a longer array has final numbers where these two differ
  if (!pair || !use || use.length - 1 > pair.shared || !fits(buffer, length)) return null
  const array = new Float64Array(buffer, 0, length)
  array.set(before.subarray(pair.shared, unchanged), pair.shared)
  use.length = length
  pair.shared = unchanged
  return array
}

/** In a new buffer, which is the pair of the old one when the last number changes. */
function copied(before: Float64Array, unchanged: number, length: number): Float64Array {
  const copy = new Float64Array(length + Math.max(MIN_CAPACITY, Math.ceil(length * CAPACITY_SHARE)))
  copy.set(before.subarray(0, unchanged))
  const use = unchanged === before.length - 1 ? newestUse(before) : null
  const pair = use && { buffers: [before.buffer, copy.buffer], shared: unchanged }
  if (use) use.pair = pair
  uses.set(copy.buffer, { length, pair })
  return copy.subarray(0, length)
}

/** How the buffer of an array is used, if no array in it is longer. */
function newestUse({ buffer, length }: Float64Array): BufferUse | null {
  const use = uses.get(buffer)
  return use?.length === length ? use : null
}

function fits({ byteLength }: ArrayBufferLike, length: number): boolean {
  return length * Float64Array.BYTES_PER_ELEMENT <= byteLength
}

/** The shared identity of arrays that continue each other: a key for caches about their numbers, except for the last one. */
export function bufferOf(array: Float64Array): object {
  return array.byteOffset === 0 ? array.buffer : array
}
