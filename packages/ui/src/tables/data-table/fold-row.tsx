'use client'
import { ChevronDown, ChevronUp } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { Fold } from './columns/table-meta.ts'
import { rowButtonStyles } from './styles/row-button.tsx'
import { cellStyles, rowStyles } from './styles/table-styles.tsx'

export type FoldRowProps = {
  fold: Fold
  /** The number of its rows. */
  count: number
  isOpen: boolean
  onToggle: (fold: Fold) => void
  /** How many cells a row has. */
  width: number
  /** Its `aria-rowindex`; absent if the table renders all its rows. */
  index: number | undefined
}

/** The row that expands or collapses the rows before or after (T2). `data-slot` table-fold. */
export function FoldRow({ fold, count, isOpen, onToggle, width, index }: FoldRowProps) {
  const label = useLabel()
  const Icon = (fold === 'previous') === isOpen ? ChevronDown : ChevronUp
  return (
    <tbody data-slot="table-fold" data-fold={fold} data-state={isOpen ? 'open' : 'closed'}>
      <tr aria-rowindex={index} className={rowStyles()}>
        <td colSpan={width} className={cellStyles()}>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => onToggle(fold)}
            className={rowButtonStyles({ of: 'fold' })}
          >
            <Icon aria-hidden="true" />
            {label(`table_${fold === 'previous' ? 'prev' : 'next'}_${isOpen ? 'hide' : 'show'}`, { count })}
          </button>
        </td>
      </tr>
    </tbody>
  )
}
