import type { EntityFact, InfoItem } from '@accrue/api-client'
import { formatDay, formatDecimal, type LabelOf, parseIsoDay } from '@accrue/ui/foundation'

export type ValueOptions = { label: LabelOf; lang: string }

/** The value of a field in the user's language; null when it cannot be read. A word that is a label key travels as `label:key`. */
export function valueText({ kind, value, currency }: InfoItem, { label, lang }: ValueOptions): string | null {
  if (kind === 'date') {
    const day = parseIsoDay(value)
    return day && formatDay(day, lang)
  }
  if (kind === 'text' || kind === 'link')
    return (value.startsWith('label:') ? label(value.slice(6)) : value) || null
  const number = formatDecimal(value, { lang })
  if (number === null) return null
  if (kind === 'percent') return `${number}%`
  return kind === 'money' && currency ? `${currency} ${number}` : number
}

/** One fact of the strip under a page's name. */
export type ShownFact = { id: string; title: string; value: string | null; masked: boolean }

/** The strip's facts, in their order; a withheld one keeps its place (P4). */
export function shownFacts(facts: readonly EntityFact[], options: ValueOptions): ShownFact[] {
  return facts.map(fact => ({
    id: fact.id,
    title: options.label(fact.id),
    value: fact.masked ? null : valueText(fact, options),
    masked: fact.masked,
  }))
}
