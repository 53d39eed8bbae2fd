import type { EntityPage } from '@accrue/api-client'
import { FactsStrip } from '@accrue/ui/blocks'
import { useLabel, useLang } from '@accrue/ui/foundation'
import { shownFacts } from '../entity.map.ts'

/** The facts that a reader looks for first; what is withheld keeps its place, and the way in stands once, below (P4). */
export function EntityFacts({ page }: { page: EntityPage }) {
  const label = useLabel()
  return (
    <FactsStrip
      facts={shownFacts(page.facts, { label, lang: useLang() })}
      lockedMessage={label('chart_values_locked')}
    />
  )
}
