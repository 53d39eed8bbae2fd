import type { EntityFact } from '@accrue/api-client'
import { directionOf } from '@accrue/ui/controls'
import { fieldText, type LabelOf } from '@accrue/ui/foundation'

export type FactOptions = { label: LabelOf; lang: string }

/** One fact of the strip under a page's name. */
export type ShownFact = {
  id: string
  title: string
  /** Null is blank. */
  value: string | null
  masked: boolean
  /** Direction of a change; its sign stands in the text too. */
  tone: 'up' | 'down' | null
  /** What changed. */
  toneOf: 'price' | 'yield'
}

/** Facts that tell how much something moved. */
const CHANGES: readonly string[] = ['entity_change', 'entity_change_percent', 'entity_change_bp']

/** The strip's facts, in their order; a withheld one keeps its place (P4). */
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
      // in basis points move yields and rates
      toneOf: fact.id === 'entity_change_bp' ? 'yield' : 'price',
    }
  })
}
