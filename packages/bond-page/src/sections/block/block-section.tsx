'use client'
import { Badge, CardBody } from '@accrue/ui/controls'
import { useLabel, wordOf } from '@accrue/ui/foundation'
import type { ComponentType } from 'react'
import type { SectionProps } from '../../section-props.ts'
import { FieldList } from '../info/field-list.tsx'
import { SectionCard } from '../section.tsx'
import { blockOf } from './block-facts.ts'
import { BlockTables } from './block-tables.tsx'
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
