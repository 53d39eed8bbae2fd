'use client'
import type { InfoItem } from '@accrue/api-client'
import { DefinitionList, Link } from '@accrue/ui/controls'
import { useLabel, useLang } from '@accrue/ui/foundation'
import { fieldGroups, infoFields } from './info.map.ts'

/** Fields with their explanations, grouped under headings (Q8, X3). */
export function FieldList({ items }: { items: readonly InfoItem[] }) {
  const label = useLabel()
  const lang = useLang()
  return (
    <div className="grid gap-4">
      {fieldGroups(items).map(({ group, items: own }) => (
        <div key={group ?? ''}>
          {group === null ? null : <h3 className="pb-1 text-14 font-strong">{label(group)}</h3>}
          <DefinitionList
            columns={2}
            items={infoFields(own, { label, lang }).map(({ text, href, ...field }) => ({
              ...field,
              value: href && text ? <Link href={href}>{text}</Link> : text,
            }))}
          />
        </div>
      ))}
    </div>
  )
}
