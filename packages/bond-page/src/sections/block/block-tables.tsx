'use client'
import type { SectionTable } from '@accrue/api-client'
import { useLabel, wordOf } from '@accrue/ui/foundation'
import { ScrollTable } from '@accrue/ui/tables'
import { useMemo } from 'react'
import { blockColumns, blockRowMeta, blockRows, drawnTables } from './block.map.ts'

export type BlockTablesProps = {
  tables: readonly SectionTable[]
  /** What the section is called: the name of a table that has none of its own. */
  title: string
}

/** The tables of a section, five rows of each before "show more" (shared-blocks §9); one without rows is not drawn. */
export function BlockTables({ tables, title }: BlockTablesProps) {
  return drawnTables(tables).map(({ key, table }) => <BlockTable key={key} table={table} title={title} />)
}

function BlockTable({ table, title }: { table: SectionTable; title: string }) {
  const label = useLabel()
  const columns = useMemo(() => blockColumns(table, label), [table, label])
  const rows = useMemo(() => blockRows(table), [table])
  const own = table.title ? wordOf(table.title, label) : null
  return (
    <div className="pt-2">
      <ScrollTable
        caption={own ?? title}
        showCaption={own !== null}
        columns={columns}
        data={rows}
        getRowMeta={blockRowMeta}
      />
    </div>
  )
}
