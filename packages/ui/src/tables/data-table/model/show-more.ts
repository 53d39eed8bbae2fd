/** What the foot of a table offers (T4, T5). */
export type ShowMoreState =
  | { kind: 'none' }
  /** `next` rows come with the next press; `collapsible` when some were added already. */
  | { kind: 'more'; next: number; collapsible: boolean }
  | { kind: 'less' }
  /** `next` rows are there for those who have access. */
  | { kind: 'locked'; next: number }

export type ShowMoreInput = {
  /** Data rows that are shown, and data rows that are here. */
  shown: number
  count: number
  /** Expanded sub-rows of data rows that are here and not shown. Default 0. */
  hiddenSubRows?: number
  /** Data rows that the server has; it may send fewer to those who may not see them. */
  total?: number | undefined
  /** Rows shown at first; 0 or absent: all. */
  limit?: number | undefined
  /** Rows that each press adds; 0 or absent: everything at once. */
  step?: number | undefined
  /** Showing more needs access that the user lacks. */
  isLocked: boolean
}

/** What may be asked for below the rows. */
export function showMoreState({
  shown,
  count,
  hiddenSubRows = 0,
  total,
  limit,
  step,
  isLocked,
}: ShowMoreInput): ShowMoreState {
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
