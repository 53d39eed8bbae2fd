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

/** How many numbers of a buffer have been written. */
const written = new WeakMap<ArrayBufferLike, number>()

/** Extra capacity of a copied array, so that an array that grows point by point is rarely copied. */
const CAPACITY_SHARE = 1 / 8
const MIN_CAPACITY = 64

/**
 * An array of `length` that begins with the first `unchanged` numbers of another one; the caller writes the rest. Where no written number
 * changes, the two share a buffer with extra capacity, so that a new point copies nothing. Existing arrays never change.
 */
export function continued(before: Float64Array, unchanged: number, length: number): Float64Array {
  const { buffer } = before
  const isNext = unchanged === before.length && written.get(buffer) === unchanged
  if (isNext && length * Float64Array.BYTES_PER_ELEMENT <= buffer.byteLength) {
    written.set(buffer, length)
    return new Float64Array(buffer, 0, length)
  }
  const copy = new Float64Array(length + Math.max(MIN_CAPACITY, Math.ceil(length * CAPACITY_SHARE)))
  copy.set(before.subarray(0, unchanged))
  written.set(copy.buffer, length)
  return copy.subarray(0, length)
}

/** The shared identity of arrays that continue each other: a key for caches about their beginning. */
export function bufferOf(array: Float64Array): object {
  return array.byteOffset === 0 ? array.buffer : array
}
