import type { EntityFact } from '@accrue/api-client'
import { directionOf } from '@accrue/ui/controls'
import { fieldText, type LabelOf } from '@accrue/ui/foundation'

export type FactOptions = { label: LabelOf; lang: string }

/** One fact of the strip below a page's name. */
export type ShownFact = {
  id: string
  title: string
  /** Null when blank. */
  value: string | null
  masked: boolean
  /** Direction of a change; the text has a sign too. */
  tone: 'up' | 'down' | null
  /** What changed. */
  toneOf: 'price' | 'yield'
}

/** Facts that are changes. */
const CHANGES: readonly string[] = ['entity_change', 'entity_change_percent', 'entity_change_bp']

/** The strip's facts, in order; withheld ones keep their place (P4). */
export function shownFacts(facts: readonly EntityFact[], options: FactOptions): ShownFact[] {
  return facts.map(fact => {
    const isChange = CHANGES.includes(fact.id)
    const sign = isChange ? 'change' : 'auto'
    return {
      id: fact.id,
      title: options.label(fact.id),
      value: fact.masked ? null : fieldText(fact, { ...options, sign }),
      masked: fact.masked,
      tone: isChange && !fact.masked ? directionOf(fact.numeric ?? 0) : null,
      // Yields and rates change in basis points.
      toneOf: fact.id === 'entity_change_bp' ? 'yield' : 'price',
    }
  })
}
