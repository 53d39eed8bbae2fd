import type { ColumnPinningState, RowData } from '@tanstack/react-table'
import type { DrawnColumn } from '../columns/drawn-columns.ts'
import type { DataTableInstance } from '../columns/features.ts'
import { leafColumns, orderedIds } from '../columns/leaf-columns.ts'

/**
 * The order with a column moved to another position, from 0. The first column stays in place and nothing moves before it; the same
 * order if nothing moves.
 */
export function moveInOrder(order: readonly string[], id: string, to: number): string[] {
  const from = order.indexOf(id)
  const place = Math.min(Math.max(to, 1), order.length - 1)
  if (from < 1 || place === from) return [...order]
  const others = order.filter(each => each !== id)
  return [...others.slice(0, place), id, ...others.slice(place)]
}

/**
 * The pinned columns with one of them moved to another side. The first column precedes them, so that TanStack's own order starts with it
 * too; if no other column is pinned, it need not be.
 */
export function pinnedColumns(
  { start, end }: ColumnPinningState,
  first: string,
  id: string,
  side: 'start' | 'end' | null,
): ColumnPinningState {
  const [atStart, atEnd] = [start, end].map(ids => ids.filter(each => each !== first && each !== id))
  const pinned = [...(atStart ?? []), ...(side === 'start' ? [id] : [])]
  return {
    start: pinned.length > 0 ? [first, ...pinned] : [],
    end: [...(side === 'end' ? [id] : []), ...(atEnd ?? [])],
  }
}

/** The range of positions for a visible column: pinned columns move among themselves, the others too, after the first column. */
export function movePlaces<Data extends RowData>(
  columns: readonly DrawnColumn<Data>[],
  id: string,
): { from: number; to: number; at: number } {
  const at = columns.findIndex(column => column.id === id)
  const side = columns[at]?.column.getIsPinned()
  const isApart = (place: number) => place < 1 || columns[place]?.column.getIsPinned() !== side
  let [from, to] = [at, at + 1]
  while (!isApart(from - 1)) from--
  while (to < columns.length && !isApart(to)) to++
  return { from, to, at }
}

/** Moves a visible column to a position among the visible ones, from 0, as far as possible. Returns its position; null if it stays. */
export function moveColumn<Data extends RowData>(
  table: DataTableInstance<Data>,
  columns: readonly DrawnColumn<Data>[],
  id: string,
  to: number,
): number | null {
  const places = movePlaces(columns, id)
  const place = Math.min(Math.max(to, places.from), places.to - 1)
  const [first, moved, target] = [columns[0], columns[places.at], columns[place]]
  if (places.at < 1 || place === places.at || !first || !moved || !target) return null
  const side = moved.column.getIsPinned()
  if (side)
    table.setColumnPinning(pinning => {
      const pinned = [first.id, ...pinning[side].filter(each => each !== first.id)]
      const next = moveInOrder(pinned, id, pinned.indexOf(target.id))
      return { ...pinning, [side]: side === 'start' ? next : next.slice(1) }
    })
  else
    table.setColumnOrder(order => {
      // hidden columns keep their neighbours: the column moves right next to the one whose position it takes
      const all = orderedIds(
        order,
        leafColumns(table).map(column => column.id),
      )
      return moveInOrder(all, id, all.indexOf(target.id))
    })
  return place
}

/**
 * The position of a heading dropped at `x`, among the columns of its range, from 0. `centres` are theirs, in
 * pixels from the start, its own at index `from` included.
 */
export function dropPlace(centres: readonly number[], from: number, x: number): number {
  return centres.filter((centre, place) => place !== from && centre < x).length
}

/** Pixels that pinned columns leave free for the scrolling ones. */
const MIN_SCROLLING_WIDTH = 120

/**
 * Distances of pinned columns from their side of the box while the table scrolls, in pixels; `widths` start with the outermost one's.
 * In a narrow box the innermost ones are left out: they scroll with the others, except for the first `least`.
 */
export function pinOffsets(
  widths: readonly number[],
  boxWidth: number,
  minCount: 0 | 1,
): { offsets: number[]; end: number } {
  const offsets: number[] = []
  let end = 0
  for (const [place, width] of widths.entries()) {
    if (place >= minCount && end + width > boxWidth - MIN_SCROLLING_WIDTH) break
    // a fraction of a pixel would let columns shine through that scroll under them
    offsets.push(Math.floor(end))
    end += width
  }
  return { offsets, end }
}
