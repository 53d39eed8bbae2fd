'use client'
import { useId } from 'react'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { useLabel, useUi } from '../../foundation/ui-provider.tsx'
import { ScrollTable } from '../../tables/scroll-table/scroll-table.tsx'
import { ShowOthers } from '../loaded/show-others.tsx'
import { type MultipliersViewModel, type MultiplierTable, multiplierMeta } from './multipliers.view-model.ts'

export type MultipliersTablesProps = {
  viewModel: Extract<MultipliersViewModel, { kind: 'tables' }>
  onExpandedChange: (expanded: boolean) => void
}

/** The tables of the chosen period, and a button that shows those after the first one. */
export function MultipliersTables({ viewModel, onExpandedChange }: MultipliersTablesProps) {
  const listId = useId()
  return (
    <>
      <div id={listId} className="grid gap-4 pt-3">
        {viewModel.tables.map(table => (
          // another period has other columns, so its tables start with fresh state
          <GroupTable key={`${viewModel.period} ${table.key}`} table={table} />
        ))}
      </div>
      <ShowOthers
        data-slot="multipliers-more"
        others={viewModel.others}
        expanded={viewModel.expanded}
        onExpandedChange={onExpandedChange}
        controls={listId}
      />
    </>
  )
}

function GroupTable({ table }: { table: MultiplierTable }) {
  const label = useLabel()
  return (
    <div data-slot="multipliers-table" className="min-w-0">
      <ScrollTable
        caption={table.name || label('multipliers')}
        showCaption={table.name !== ''}
        columns={table.columns}
        data={table.rows}
        getRowMeta={multiplierMeta}
        // all rows at once: the view model cuts them at 1000 (shared-blocks §9)
        limit={0}
      />
      {table.cut ? <Cut shown={table.cut.shown} total={table.cut.total} /> : null}
    </div>
  )
}

function Cut({ shown, total }: { shown: number; total: number }) {
  const { label, lang } = useUi()
  const number = (value: number) => formatDecimal(value, { lang }) ?? ''
  return (
    <p data-slot="multipliers-cut" className="px-5 pt-2 text-12 text-ink-3 max-desk:px-4">
      {label('multipliers_cut', { shown: number(shown), total: number(total) })}
    </p>
  )
}
