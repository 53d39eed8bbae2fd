'use client'
import type { SectionTable } from '@accrue/api-client'
import { useLabel, wordOf } from '@accrue/ui/foundation'
import { ScrollTable } from '@accrue/ui/tables'
import { useMemo } from 'react'
import { blockColumns, blockRowMeta, blockRows, drawnTables } from './block.map.ts'

export type BlockTablesProps = {
  tables: readonly SectionTable[]
  /** Title of the section: the caption of a table without a title. */
  title: string
}

/** The tables of a section, five rows of each before "show more" (shared-blocks §9); empty tables are left out. */
export function BlockTables({ tables, title }: BlockTablesProps) {
  return drawnTables(tables).map(({ key, table }) => <BlockTable key={key} table={table} title={title} />)
}

function BlockTable({ table, title }: { table: SectionTable; title: string }) {
  const label = useLabel()
  const columns = useMemo(() => blockColumns(table, label), [table, label])
  const rows = useMemo(() => blockRows(table), [table])
  const ownTitle = table.title ? wordOf(table.title, label) : null
  return (
    <div className="pt-2">
      <ScrollTable
        caption={ownTitle ?? title}
        showCaption={ownTitle !== null}
        columns={columns}
        data={rows}
        getRowMeta={blockRowMeta}
      />
    </div>
  )
}
