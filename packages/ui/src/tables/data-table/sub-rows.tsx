'use client'
import type { ReactNode } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { RowFigure } from './data-table.shape.ts'
import { FoldArrow, rowButtonLook } from './row-button.tsx'

export type SubRowsProps = {
  row: RowFigure
  /** What stands in the row's first cell. */
  words: ReactNode
  onToggleSubRows: (rowId: string) => void
}

/**
 * The name of a row that folds the rows below it. Words alone are the button; where a link or a note stands in the cell, the
 * button stands beside them. `data-slot` table-sub-rows; state: `aria-expanded`.
 */
export function SubRows({ row, words, onToggleSubRows }: SubRowsProps) {
  const label = useLabel()
  const isText = typeof words === 'string'
  const isOpen = row.subRows === 'open'
  return (
    <>
      {!isText && words}
      <button
        type="button"
        data-slot="table-sub-rows"
        aria-expanded={isOpen}
        aria-label={isText ? undefined : label('table_sub_rows', { row: row.name })}
        onClick={() => onToggleSubRows(row.id)}
        className={cx(rowButtonLook({ of: 'group' }), 'min-w-6 justify-center font-medium')}
      >
        {isText && <span>{words}</span>}
        <FoldArrow folded={!isOpen} />
      </button>
    </>
  )
}
