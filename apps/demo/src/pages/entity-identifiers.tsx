import type { EntityPage } from '@accrue/api-client'
import { Card, CardBody, DefinitionList } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'

export type EntityIdentifiersProps = { page: EntityPage; id: string; className?: string }

/** Identifiers, each with a copy button (Q8); renders nothing without any. */
export function EntityIdentifiers({ page, ...frame }: EntityIdentifiersProps) {
  const label = useLabel()
  if (page.identifiers.length === 0) return null
  return (
    <Card {...frame} title={label('section_identifiers')}>
      <CardBody>
        <DefinitionList
          columns={2}
          items={page.identifiers.map(({ id, value }) => ({
            id,
            value,
            copy: value,
            label: label(`identifier_${id}`),
          }))}
        />
      </CardBody>
    </Card>
  )
}
