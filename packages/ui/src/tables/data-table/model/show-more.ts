/** What the footer of a table offers (T4, T5). */
export type ShowMoreState =
  | { kind: 'none' }
  /** The next press adds `next` rows; `collapsible` if some were added already. */
  | { kind: 'more'; next: number; collapsible: boolean }
  | { kind: 'less' }
  /** `next` rows are available to users with access. */
  | { kind: 'locked'; next: number }

export type TableShowMoreInput = {
  /** Shown data rows, and loaded data rows. */
  shown: number
  count: number
  /** Expanded sub-rows of loaded data rows that are not shown. Default 0. */
  hiddenSubRows?: number
  /** Number of data rows on the server, which may send fewer to users without access. */
  total?: number | undefined
  /** Rows shown at first; 0 or absent: all. */
  limit?: number | undefined
  /** Rows that each press adds; 0 or absent: all the rest. */
  step?: number | undefined
  /** Showing more needs access that the user lacks. */
  isLocked: boolean
}

/** What the footer offers below the rows. */
export function showMoreState({
  shown,
  count,
  hiddenSubRows = 0,
  total,
  limit,
  step,
  isLocked,
}: TableShowMoreInput): ShowMoreState {
  const rest = Math.max(wholeNumber(total), count) - shown
  if (isLocked) return rest > 0 ? { kind: 'locked', next: rest } : { kind: 'none' }
  const collapsible = shown > Math.min(wholeNumber(limit) || count, count)
  if (shown >= count) return collapsible ? { kind: 'less' } : { kind: 'none' }
  const hidden = count - shown
  const next = wholeNumber(step) > 0 ? Math.min(wholeNumber(step), hidden) : hidden + hiddenSubRows
  return { kind: 'more', next, collapsible }
}

function wholeNumber(value: number | undefined): number {
  return value !== undefined && Number.isFinite(value) && value > 0 ? Math.floor(value) : 0
}
