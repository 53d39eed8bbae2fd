'use client'
import type { SectionTable } from '@accrue/api-client'
import { Badge, CardBody } from '@accrue/ui/controls'
import { useLabel, wordOf } from '@accrue/ui/foundation'
import { ScrollTable } from '@accrue/ui/tables'
import { type ComponentType, useMemo } from 'react'
import type { SectionProps } from '../../section-props.ts'
import { FieldList } from '../info/field-list.tsx'
import { SectionCard } from '../section.tsx'
import { blockColumns, blockRowMeta, blockRows, drawnTables } from './block.map.ts'
import { blockOf } from './block-facts.ts'
import { NamedLinks } from './named-links.tsx'

/** Creates the section of an id from its text, fields, tables and links (Q8, readings #69). Call it once per id. */
export function blockSection(id: string): ComponentType<SectionProps> {
  return function BlockSection({ page }: SectionProps) {
    const label = useLabel()
    const block = blockOf(page, id)
    if (!block) return null
    const title = label(`section_${id.replaceAll('-', '_')}`)
    const { text, fields, tables, links, illustrative } = block
    return (
      <SectionCard
        id={id}
        title={title}
        note={illustrative ? <Badge tone="warn">{label('illustrative')}</Badge> : null}
      >
        {text || fields.length > 0 ? (
          <CardBody className="grid gap-2 pb-4">
            {text ? <p className="max-w-prose text-13 whitespace-pre-line">{wordOf(text, label)}</p> : null}
            {fields.length > 0 ? <FieldList items={fields} /> : null}
          </CardBody>
        ) : null}
        <BlockTables tables={tables} title={title} />
        {links.length > 0 ? (
          <CardBody>
            <NamedLinks label={title} links={links} />
          </CardBody>
        ) : null}
      </SectionCard>
    )
  }
}

type BlockTablesProps = {
  tables: readonly SectionTable[]
  /** Title of the section: the caption of a table without a title. */
  title: string
}

/** The tables of a section, five rows of each before "show more" (shared-blocks §9); empty tables are left out. */
function BlockTables({ tables, title }: BlockTablesProps) {
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
