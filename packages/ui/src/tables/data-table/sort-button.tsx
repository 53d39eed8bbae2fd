'use client'
import type { SortOrder } from './row-order.ts'
import { SortMark } from './sort-mark.tsx'
import type { ColumnFigure } from './table-columns.shape.ts'

export type SortButtonProps = {
  column: ColumnFigure
  order: SortOrder | null
  onPress: () => void
  copy: boolean
}

/** The heading as a button; the arrow stands on the inner side, so that heading and numbers keep their common edge (T7). */
export function SortButton({ column, order, onPress, copy }: SortButtonProps) {
  return (
    <button
      type="button"
      data-slot="table-sort"
      data-order={order ?? undefined}
      onClick={onPress}
      {...(copy ? { tabIndex: -1, onMouseDown: keepFocus } : {})}
      className="group/sort focus-ring relative -m-1 min-w-6 cursor-pointer rounded-tag p-1 text-inherit [text-align:inherit] hover:text-ink max-desk:after:absolute max-desk:after:-inset-x-1 max-desk:after:-inset-y-2"
    >
      <HeadText column={column} copy={copy} />
      <SortMark order={order} side={column.side} alone={!column.rowHeading && !copy} />
    </button>
  )
}

/** The heading and its unit. On a phone the stepper above already shows the data column's, so here it is for assistive tech. */
export function HeadText({
  column: { header, unit, rowHeading },
  copy,
}: Pick<SortButtonProps, 'column' | 'copy'>) {
  return (
    <span className={rowHeading || copy ? undefined : 'max-desk:sr-text'}>
      {header}
      {unit && <span className="font-normal text-ink-3">, {unit}</span>}
    </span>
  )
}

/** A press on the copy sorts, but focus stays where it is: the copy does not exist for assistive tech. */
function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault()
}
