'use client'
import { Badge, CardBody, DefinitionList, EmptyState } from '@accrue/ui/controls'
import { useLabel, useLang, useToday } from '@accrue/ui/foundation'
import { isIllustrative } from '../../rules/is-illustrative.ts'
import type { SectionProps } from '../../section-props.ts'
import { SectionCard } from '../section.tsx'
import { firstRight, type RedemptionTerm, termsAhead } from './early-redemption.map.ts'

/** Early redemption terms (bond-page §2): all future puts and calls, with the first one in a sentence. */
export function EarlyRedemptionSection({ page }: SectionProps) {
  const label = useLabel()
  const options = { label, lang: useLang(), today: useToday() }
  const first = firstRight(page, options)
  const terms = termsAhead(page, options)
  return (
    <SectionCard
      id="early-redemption"
      title={label('section_early_redemption')}
      actions={
        isIllustrative(page, 'early-redemption') ? (
          <Badge tone="warn">{label('illustrative')}</Badge>
        ) : undefined
      }
    >
      {terms.length === 0 ? (
        <EmptyState message={label('early_none')} />
      ) : (
        <CardBody className="grid gap-4">
          {first && <p className="text-13 text-ink-2">{first}</p>}
          <ul className="grid gap-x-8 gap-y-5 wide:grid-cols-2">
            {terms.map(term => (
              <Term key={term.id} term={term} />
            ))}
          </ul>
        </CardBody>
      )}
    </SectionCard>
  )
}

function Term({ term: { title, sentence, facts } }: { term: RedemptionTerm }) {
  return (
    <li className="min-w-0">
      <h3 className="text-14 font-strong">{title}</h3>
      <p className="pb-1 text-13 text-ink-2">{sentence}</p>
      <DefinitionList items={facts} />
    </li>
  )
}
