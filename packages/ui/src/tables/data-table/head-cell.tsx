'use client'
import type { ReactElement } from 'react'
import { InfoTip } from '../../controls/info-tip/info-tip.tsx'
import { MOUSE_ONLY } from './mouse-only.ts'
import type { SortOrder } from './row-order.ts'
import { sortLook } from './sort-look.tsx'
import { type ColumnFigure, titleOf } from './table-columns.shape.ts'
import { headLook } from './table-looks.tsx'

const ARIA_SORT = { asc: 'ascending', desc: 'descending', none: 'none' } as const

export type HeadCellInput = {
  column: ColumnFigure
  order: SortOrder | 'none'
  onSort: (id: string) => void
  /** For eyes and mouse only, nothing in it can be focused. */
  copy: boolean
}

/** A heading. A function and no component: wide tables have many of them. `data-slot` table-head-cell, table-sort. */
export function headCell({ column, order, onSort, copy }: HeadCellInput): ReactElement {
  const { id, side, rowHeading, current, named, header, info, sortable, wraps } = column
  const sorts = sortable !== false
  return (
    <th
      key={id}
      scope="col"
      data-slot="table-head-cell"
      data-current={current ? '' : undefined}
      data-side={side}
      // without it, every cell would be announced under the name of the "i" button too
      aria-label={info && titleOf(column)}
      aria-sort={sorts ? ARIA_SORT[order] : undefined}
      className={headLook({
        ...{ side, wraps, pinned: rowHeading },
        sorted: order !== 'none',
        away: !rowHeading && !current,
      })}
    >
      {sorts ? (
        <button
          type="button"
          data-slot="table-sort"
          data-order={order === 'none' ? undefined : order}
          onClick={() => onSort(id)}
          {...(copy ? MOUSE_ONLY : {})}
          className={sortLook({ side, order, alone: !named && !copy })}
        >
          {headText(column, copy)}
        </button>
      ) : (
        headText(column, copy)
      )}
      {info && !copy && (
        // clear of the sort button, and of its arrow where that stands on this side
        <InfoTip about={header} className={sorts && side === 'start' ? 'ms-5' : 'ms-2'}>
          {info}
        </InfoTip>
      )}
    </th>
  )
}

/** The heading and its unit. On a phone the stepper above shows the data column's where there are several, so here it is for assistive tech. */
function headText({ header, unit, named }: ColumnFigure, copy: boolean): ReactElement {
  return (
    <bdi className={named || copy ? undefined : 'max-desk:sr-text'}>
      {header}
      {unit && <span className="font-normal whitespace-nowrap text-ink-3">, {unit}</span>}
    </bdi>
  )
}
