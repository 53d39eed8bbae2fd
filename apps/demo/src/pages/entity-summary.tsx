import type { EntityPage } from '@accrue/api-client'
import { Card, CardBody, DefinitionList, Link } from '@accrue/ui/controls'
import { fieldText, useLabel, useLang } from '@accrue/ui/foundation'

export type EntitySummaryProps = { page: EntityPage; id: string; className?: string }

/** The summary as named values. */
export function EntitySummary({ page, ...frame }: EntitySummaryProps) {
  const label = useLabel()
  const lang = useLang()
  return (
    <Card {...frame} title={label('entity_info')}>
      <CardBody>
        <DefinitionList
          columns={2}
          items={page.summary.map(item => {
            const text = fieldText(item, { label, lang })
            const isLink = item.kind === 'link' && text !== null
            return {
              id: item.id,
              label: label(item.id),
              value: isLink ? <Link href={item.url}>{text}</Link> : text,
              ...(item.hint ? { explanation: label(item.hint) } : {}),
            }
          })}
        />
      </CardBody>
    </Card>
  )
}
