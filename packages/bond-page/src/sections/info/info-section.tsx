'use client'
import { CardBody, DefinitionList, Link } from '@accrue/ui/controls'
import { useLabel, useLang } from '@accrue/ui/foundation'
import type { SectionProps } from '../../sections.ts'
import { SectionCard } from '../section.tsx'
import { infoFields } from './info.map.ts'

/** Summary: the terms of the issue, each with its explanation (Q8). */
export function InfoSection({ page }: SectionProps) {
  const label = useLabel()
  const fields = infoFields(page.summary, { label, lang: useLang() })
  return (
    <SectionCard id="info" title={label('section_info')}>
      <CardBody className="pb-4">
        <DefinitionList
          columns={2}
          items={fields.map(({ text, href, ...field }) => ({
            ...field,
            value: href ? <Link href={href}>{text}</Link> : text,
          }))}
        />
      </CardBody>
    </SectionCard>
  )
}
