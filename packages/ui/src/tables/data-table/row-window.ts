/** What the foot of a table offers (T4, T5). */
type More =
  | { kind: 'none' }
  /** `next` rows come with the next press; `collapsible` when some were added already. */
  | { kind: 'more'; next: number; collapsible: boolean }
  | { kind: 'less' }
  | { kind: 'locked'; next: number }

export type RowWindow = {
  /** How many rows are shown. */
  shown: number
  /** How many rows there are, shown or not, sent or not. */
  total: number
  more: More
}

export type RowWindowInput = {
  /** Rows that can be shown. */
  count: number
  /** Rows shown at first; 0, negative or absent: all. */
  limit?: number
  /** Rows that each "show more" adds; 0, negative or absent: everything. */
  step?: number
  /** Rows the server has; those it did not send count as hidden. */
  total?: number
  /** How often "show more" was pressed. */
  expansions: number
  /** Expanding needs access that the user lacks. */
  locked: boolean
}

/** How many rows are shown, and what may be asked for. Never more rows than there are. */
export function rowWindow({ count, limit, step, total, expansions, locked }: RowWindowInput): RowWindow {
  const first = Math.min(wholeNumber(limit) || count, count)
  const inAll = Math.max(wholeNumber(total), count)
  if (locked) {
    const more: More = inAll > first ? { kind: 'locked', next: inAll - first } : { kind: 'none' }
    return { shown: first, total: inAll, more }
  }
  const each = wholeNumber(step) || count
  const shown = Math.min(count, first + each * expansions)
  const collapsible = shown > first
  if (shown === count) return { shown, total: inAll, more: collapsible ? { kind: 'less' } : { kind: 'none' } }
  return { shown, total: inAll, more: { kind: 'more', next: Math.min(each, count - shown), collapsible } }
}

function wholeNumber(value: number | undefined): number {
  return value !== undefined && Number.isFinite(value) && value > 0 ? Math.floor(value) : 0
}
