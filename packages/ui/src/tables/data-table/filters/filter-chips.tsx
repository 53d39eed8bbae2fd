'use client'
import type { RowData } from '@tanstack/react-table'
import { type RefObject, useRef } from 'react'
import { Chip } from '../../../controls/chip/chip.tsx'
import { useLayoutEffect } from '../../../foundation/layout-effect.ts'
import { uniqueBy } from '../../../foundation/list-of.ts'
import { useLabel } from '../../../foundation/ui-provider.tsx'
import { titleOf } from '../columns/drawn-columns.ts'
import type { DataTableColumn } from '../columns/features.ts'
import type { DataTableModel } from '../model/use-data-table.ts'
import { filterKindOf } from '../row-models/column-filter.ts'
import { filterText } from './filter-text.ts'

/** Number of filter values that a chip names. */
const NAMED_VALUES = 2

export type FilterChipsProps = {
  model: DataTableModel<RowData>
  /** Receives focus when the last chip is removed. */
  fallback: () => HTMLElement | null | undefined
}

/** The active column filters, hidden columns included: one chip each, with a button that removes the filter. `data-slot` table-filters. */
export function FilterChips({ model, fallback }: FilterChipsProps) {
  const label = useLabel()
  const { table, lang, canClearFilters } = model
  const list = useRef<HTMLUListElement>(null)
  const { columnFilters } = table.state
  const columns = table.getAllLeafColumns()
  const chips = uniqueBy(columnFilters, ({ id }) => id).flatMap(({ id, value }) => {
    // saved filters may name a column that no longer exists
    const column = columns.find(each => each.id === id)
    return column ? [{ id, column, filter: value }] : []
  })
  const focusAfterRemoval = useFocusAfterRemoval(list, chips.map(({ id }) => id).join('\n'))
  if (chips.length === 0) return null

  const textOf = (column: DataTableColumn<RowData>, filter: unknown, values?: number) =>
    filterText({
      kind: filterKindOf(column),
      filter,
      column: column.columnDef.meta ?? {},
      lang,
      blank: label('table_filter_blank'),
      values,
    })
  return (
    <ul
      ref={list}
      data-slot="table-filters"
      aria-label={label('table_filters')}
      // the chips continue the line of the toolbar
      className="contents"
    >
      {chips.map(({ id, column, filter }, place) => (
        <li key={id} className="flex min-h-8 min-w-0 max-w-72 items-center max-desk:min-h-9">
          <Chip
            removeName={[titleOf(column), textOf(column, filter)].filter(Boolean).join(': ')}
            {...(canClearFilters && {
              onRemove() {
                // the list unmounts with its last chip
                if (chips.length === 1) fallback()?.focus({ preventScroll: true })
                else focusAfterRemoval(place)
                column.setFilterValue(undefined)
              },
            })}
          >
            <bdi className="text-ink-3">{titleOf(column)}</bdi>{' '}
            <bdi className="font-medium">{textOf(column, filter, NAMED_VALUES)}</bdi>
          </Chip>
        </li>
      ))}
    </ul>
  )
}

/** Moves focus from a removed chip to the next one, or to the last. */
function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, ids: string): (place: number) => void {
  const removed = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page may remove the filter later than the press
  useLayoutEffect(() => {
    const place = removed.current
    removed.current = null
    if (place === null || document.activeElement !== document.body) return
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-slot=chip-remove]') ?? [])]
    const next = buttons[place] ?? buttons.at(-1)
    next?.focus({ preventScroll: true })
  }, [ids])
  return place => {
    removed.current = place
  }
}
