'use client'
import { ChevronDown, ChevronUp } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { Fold } from './data-table.model.ts'
import { rowButtonLook } from './row-button.tsx'
import { cellLook, rowLook } from './table-looks.tsx'
import type { DataTableModel } from './use-data-table.ts'

export type TableFoldProps = { model: DataTableModel; fold: Fold; width: number }

/** The row that brings in the rows before or after, and folds them away again (T2). `data-slot` table-fold. */
export function TableFold({ model, fold, width }: TableFoldProps) {
  const label = useLabel()
  const block = model.figure.folds.find(each => each.fold === fold)
  if (!block) return null
  const Icon = (fold === 'prev') === block.open ? ChevronDown : ChevronUp
  return (
    <tbody data-slot="table-fold" data-fold={fold} data-state={block.open ? 'open' : 'closed'}>
      <tr aria-rowindex={model.indexes?.[fold]} className={rowLook()}>
        <td colSpan={width} className={cellLook()}>
          <button
            type="button"
            aria-expanded={block.open}
            onClick={() => model.events.toggleFold(fold)}
            className={rowButtonLook({ of: 'fold' })}
          >
            <Icon aria-hidden="true" />
            {label(`table_${fold}_${block.open ? 'hide' : 'show'}`, { count: block.count })}
          </button>
        </td>
      </tr>
    </tbody>
  )
}
