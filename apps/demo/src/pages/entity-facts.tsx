import type { EntityPage } from '@accrue/api-client'
import { FactsStrip } from '@accrue/ui/blocks'
import { useLabel, useLang } from '@accrue/ui/foundation'
import { shownFacts } from '../entity.map.ts'

export type EntityFactsProps = {
  page: EntityPage
  /** Whether a chart below says why values are hidden, and the way to them. */
  hasChart: boolean
}

/** The facts that a reader looks for first; what is withheld keeps its place, and the way in stands once, below (P4). */
export function EntityFacts({ page, hasChart }: EntityFactsProps) {
  const label = useLabel()
  return (
    <FactsStrip
      facts={shownFacts(page.facts, { label, lang: useLang() })}
      layout={page.facts.length === 6 ? 'six' : 'flow'}
      lockedMessage={hasChart ? undefined : label('chart_values_locked')}
    />
  )
}
