'use client'
import { cva } from 'class-variance-authority'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ColumnFigure } from './table-columns.shape.ts'

/** The arrow of a sorted heading; of the others it shows under the hand. On a phone a data column's stands alone, without words. */
const arrowLook = cva('bottom-1.5 stroke-2', {
  variants: {
    side: { start: 'start-[calc(100%-0.125rem)]', end: 'end-[calc(100%-0.25rem)]' },
    idle: {
      true: 'opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60 max-desk:opacity-60',
      false: '',
    },
    alone: {
      true: 'absolute size-3 max-desk:static max-desk:inline-block max-desk:size-3.5',
      false: 'absolute size-3',
    },
  },
})

export type SortButtonProps = {
  column: ColumnFigure
  order: 'asc' | 'desc' | null
  onPress: () => void
  copy: boolean
}

/** The heading as a button; the arrow stands on the inner side, so that heading and numbers keep their common edge (T7). */
export function SortButton({ column, order, onPress, copy }: SortButtonProps) {
  const Icon = order === null ? ChevronsUpDown : order === 'asc' ? ArrowUp : ArrowDown
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
      <Icon
        aria-hidden="true"
        className={arrowLook({
          side: column.side,
          idle: order === null,
          alone: !column.rowHeading && !copy,
        })}
      />
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
