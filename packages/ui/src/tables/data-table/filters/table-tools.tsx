'use client'
import type { RowData } from '@tanstack/react-table'
import { type RefObject, useRef } from 'react'
import { Button } from '../../../controls/button/button.tsx'
import { Menu } from '../../../controls/menu/menu.tsx'
import { TextField } from '../../../controls/text-field/text-field.tsx'
import { Rows4, Search } from '../../../foundation/icons/icons.ts'
import { mediaQuery } from '../../../foundation/state/observers.ts'
import { useLabel } from '../../../foundation/ui-provider.tsx'
import { DENSITIES } from '../model/data-table.reducer.ts'
import type { DataTableModel } from '../model/use-data-table.ts'
import { FilterChips } from './filter-chips.tsx'
import { useFilterDraft } from './use-filter-draft.ts'

export type TableToolsProps = { model: DataTableModel<RowData> }

/**
 * The tools of a table: search over all its rows, number of matches, active filters, hidden columns, row height.
 * `data-slot` table-search, table-matches, table-filters, table-density.
 */
export function TableTools({ model }: TableToolsProps) {
  const label = useLabel()
  const { table, matches, state, actions, canClearFilters } = model
  const search = useRef<HTMLInputElement>(null)
  const density = useRef<HTMLSpanElement>(null)
  const hasSearch = (table.options.enableGlobalFilter ?? true) && (table.options.enableFilters ?? true)
  const hidden = table
    .getAllLeafColumns()
    .filter(
      column =>
        column.getCanHide() && !column.getIsVisible() && column.columnDef.meta?.settings?.isOffered !== false,
    )
  // a pressed button unmounts: focus stays among the tools
  const firstTool = () => {
    // focus in a text field would open a phone's keyboard
    const field = mediaQuery('(pointer: coarse)').matches ? null : search.current
    return field ?? density.current?.querySelector('button')
  }
  const focusFirstTool = () => firstTool()?.focus({ preventScroll: true })

  return (
    <>
      {hasSearch && <SearchField model={model} inputRef={search} />}
      {matches && (
        // on a line of its own if the other tools leave too little space
        <div
          data-slot="table-matches"
          className="flex min-h-8 min-w-0 flex-1 flex-wrap desk:@max-[72rem]:order-last desk:@max-[72rem]:basis-full items-center gap-x-2 gap-y-1 max-desk:min-h-11 max-desk:basis-full"
        >
          <bdi className="num me-1 text-ink-3">{label('table_matches', matches)}</bdi>
          {canClearFilters && (
            <Button
              variant="link"
              className="me-1 text-13"
              onClick={() => {
                actions.clearFilters()
                focusFirstTool()
              }}
            >
              {label('table_filters_clear')}
            </Button>
          )}
          <FilterChips model={model} fallback={firstTool} />
        </div>
      )}
      {/* on phones they share lines with the page's elements */}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-desk:contents desk:ms-auto">
        {hidden.length > 0 && (
          <Button
            variant="link"
            className="text-13 max-desk:min-h-11 max-desk:w-full"
            onClick={() => {
              const shown = Object.fromEntries(hidden.map(({ id }) => [id, true]))
              table.setColumnVisibility(visibility => ({ ...visibility, ...shown }))
              focusFirstTool()
            }}
          >
            {label('table_columns_show', { count: hidden.length })}
          </Button>
        )}
        <span ref={density} data-slot="table-density" className="inline-flex">
          <Menu
            label={label('table_density')}
            icon={<Rows4 />}
            iconOnly
            variant="secondary"
            align="end"
            items={DENSITIES.map(id => ({
              id,
              label: label(`table_density_${id}`),
              radio: true,
              checked: id === (state.density ?? 'normal'),
            }))}
            onSelect={id => actions.setDensity(DENSITIES.find(each => each === id) ?? 'normal')}
          />
        </span>
      </div>
    </>
  )
}

type SearchFieldProps = TableToolsProps & { inputRef: RefObject<HTMLInputElement | null> }

/** The table's `globalFilter`: every word must occur in some cell of a row. */
function SearchField({ model: { table }, inputRef }: SearchFieldProps) {
  const label = useLabel()
  const [text, setText] = useFilterDraft<string, string>({
    value: table.state.globalFilter || undefined,
    onValueChange: filter => table.setGlobalFilter(filter ?? ''),
    read: filter => (typeof filter === 'string' ? filter : ''),
    write: draft => draft || undefined,
    rowCount: table.getPreFilteredRowModel().rows.length,
  })
  return (
    <div data-slot="table-search" className="w-64 max-desk:w-full">
      <TextField
        ref={inputRef}
        type="search"
        label={label('table_search')}
        labelAs="hidden"
        placeholder={label('table_search')}
        icon={<Search />}
        value={text}
        onValueChange={setText}
      />
    </div>
  )
}
