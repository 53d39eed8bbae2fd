'use client'
import { CardBody, DefinitionList } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { logCopyFailure } from '../../copy/log-copy-failure.ts'
import type { SectionProps } from '../../section-props.ts'
import { SectionCard } from '../section.tsx'

/** Identifiers, each with a copy button (Q8). */
export function IdentifiersSection({ page }: SectionProps) {
  const label = useLabel()
  return (
    <SectionCard id="identifiers" title={label('section_identifiers')}>
      <CardBody className="pb-4">
        <DefinitionList
          columns={2}
          onCopyFailure={logCopyFailure}
          items={page.identifiers.map(({ id, value }) => ({
            id,
            label: label(`identifier_${id}`),
            value,
            copy: value,
          }))}
        />
      </CardBody>
    </SectionCard>
  )
}
