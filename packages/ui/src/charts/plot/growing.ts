/**
 * Columns of data that grew, or whose last point changed, have a lineage in common: the shorter of two is the beginning of the other, but
 * for its last point. What was computed from one is continued for the next. A copy with other values has none.
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

/** Spare capacity of a copied array: one that grows by a point at a time is copied once in so many growths. */
const SPARE_SHARE = 1 / 8
const LEAST_SPARE = 64

/**
 * An array of `length` that begins with the first `kept` numbers of another one; the rest is to be written. The two share a buffer with
 * spare capacity where nothing that was written changes, so that a new point copies nothing. Arrays that exist never change.
 */
export function continued(before: Float64Array, kept: number, length: number): Float64Array {
  const { buffer } = before
  const isNext = kept === before.length && written.get(buffer) === kept
  if (isNext && length * Float64Array.BYTES_PER_ELEMENT <= buffer.byteLength) {
    written.set(buffer, length)
    return new Float64Array(buffer, 0, length)
  }
  const copy = new Float64Array(length + Math.max(LEAST_SPARE, Math.ceil(length * SPARE_SHARE)))
  copy.set(before.subarray(0, kept))
  written.set(copy.buffer, length)
  return copy.subarray(0, length)
}

/** What arrays that continue each other have in common: a key for what is known of their beginning. */
export function bufferOf(array: Float64Array): object {
  return array.byteOffset === 0 ? array.buffer : array
}
