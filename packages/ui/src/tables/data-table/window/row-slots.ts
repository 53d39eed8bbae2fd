/** Keys of the elements in which rows stand, by the rows' own keys, in the order in which they are drawn. */
export type RowSlots = ReadonlyMap<string, string>

/**
 * The elements for the rows of a long table. A row that enters stands in the element of one that left: its texts are written
 * anew, which costs less than new cells. While the view moves, rows that stay keep their elements; when the rows stand in another
 * order, each place keeps its element, for to move one costs as much as to make it. The row that has focus keeps its own.
 */
export function rowSlots(before: RowSlots, rows: readonly string[], focused: string | null): RowSlots {
  const entering = enteringOf([...before.keys()], rows)
  // what enters above would be drawn in elements from below, and all those between would have to be moved
  if (entering === 'above') return slotted(before, rows, row => before.has(row), false)
  return slotted(before, rows, row => (entering === 'below' ? before.has(row) : row === focused), true)
}

/** Where the rows come in when the same rows stand in the same order: below them or above. Null: these are other rows, or another order. */
function enteringOf(before: readonly string[], rows: readonly string[]): 'below' | 'above' | null {
  const [first, head] = [before.indexOf(rows[0] ?? ''), rows.indexOf(before[0] ?? '')]
  const [moved, at] = first >= 0 ? [first, 0] : [0, head]
  if (at < 0) return null
  const shared = Math.min(before.length - moved, rows.length - at)
  for (let place = 0; place < shared; place++) if (before[moved + place] !== rows[at + place]) return null
  return first >= 0 ? 'below' : 'above'
}

function slotted(
  before: RowSlots,
  rows: readonly string[],
  keeps: (row: string) => boolean,
  reuses: boolean,
): RowSlots {
  const kept = new Set(rows.filter(row => before.has(row) && keeps(row)))
  const taken = new Set([...kept].map(row => before.get(row)))
  const free = reuses ? [...before.values()].filter(slot => !taken.has(slot)) : []
  const used = new Set(before.values())
  let [next, made] = [0, 0]
  const fresh = () => {
    while (used.has(`${made}`)) made++
    used.add(`${made}`)
    return `${made}`
  }
  return new Map(
    rows.map(row => [row, (kept.has(row) ? before.get(row) : undefined) ?? free[next++] ?? fresh()]),
  )
}
