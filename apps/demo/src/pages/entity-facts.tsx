import type { EntityPage } from '@accrue/api-client'
import { FactsStrip } from '@accrue/ui/blocks'
import { useLabel, useLang } from '@accrue/ui/foundation'
import { shownFacts } from '../entity.map.ts'

export type EntityFactsProps = {
  page: EntityPage
  /** Whether a chart below already shows the access prompt. */
  hasChart: boolean
}

/** The main facts; withheld ones keep their place, and the access prompt appears once, below (P4). */
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
