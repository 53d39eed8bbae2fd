import type { BondPageData, NumericField, Offer, OptionRow } from '@accrue/api-client'
import {
  type Day,
  daysBetween,
  formatDay,
  formatDayDistance,
  formatDecimal,
  type LabelOf,
} from '@accrue/ui/foundation'
import { KIND_RULES } from '../../rules/number-rules.ts'
import { columnDecimals, PAYMENT_DECIMALS } from '../../rules/term-decimals.ts'

export type EarlyRedemptionOptions = { label: LabelOf; lang: string; today: Day }

/** A put or call that can still be exercised. */
export type RedemptionTerm = {
  id: string
  /** Put or call, with its day or period. */
  title: string
  /** Who can exercise it, at which price. */
  sentence: string
  /** Further known terms. */
  facts: { id: string; label: string; value: string }[]
}

type Terms = Pick<BondPageData, 'options'> & { bond: Pick<BondPageData['bond'], 'offers'> }

/** A right from the options table, or from the bond's offers, which have fewer fields. */
type Right = Pick<OptionRow, 'type' | 'day' | 'price'> &
  Partial<Pick<OptionRow, 'period' | 'optionType' | 'noticePeriod' | 'benchmarkSpread' | 'repurchasedAmount'>>

/** The future rights by day; those without a day last. */
export function termsAhead(
  { options, bond }: Terms,
  formatOptions: EarlyRedemptionOptions,
): RedemptionTerm[] {
  return rightsAhead(options, bond.offers, formatOptions.today).map((right, index) =>
    termOf(right, index, formatOptions),
  )
}

function rightsAhead(options: readonly OptionRow[], offers: readonly Offer[], today: Day): Right[] {
  const known = (offer: Offer) =>
    options.some(({ day, type }) => day === offer.day && (type === null || type === offer.type))
  const rights: Right[] = [...options, ...offers.filter(offer => !known(offer))]
  const dayOf = ({ day }: Right) => day ?? '9999-12-31'
  return rights
    .filter(({ day }) => day === null || day > today)
    .sort((one, other) => (dayOf(one) < dayOf(other) ? -1 : dayOf(one) > dayOf(other) ? 1 : 0))
}

/** The next put or call as a sentence, or null. The bond's offers come before the options table (bond-page §3 "offerts"). */
export function firstRight(
  { options, bond }: Terms,
  { label, lang, today }: EarlyRedemptionOptions,
): string | null {
  const first = [...bond.offers, ...rightsAhead(options, bond.offers, today)].find(
    ({ day, type }) => day !== null && day > today && type !== null,
  )
  if (!first?.day) return null
  return label(`early_first_${first.type}`, {
    day: formatDay(first.day, lang),
    distance: formatDayDistance(daysBetween(today, first.day), lang),
  })
}

function termOf(right: Right, index: number, { label, lang }: EarlyRedemptionOptions): RedemptionTerm {
  const { type, day, period, optionType, noticePeriod, benchmarkSpread, repurchasedAmount } = right
  const kind = type ? label(`flag_of_${type}`) : ''
  const date = day ? [period, formatDay(day, lang)].filter(Boolean).join(' ') : label('early_no_day')
  const spread = numberOf(benchmarkSpread, lang, 0)
  const repurchased = numberOf(repurchasedAmount, lang, KIND_RULES.amount.decimals)
  const facts: [string, string | null | undefined][] = [
    ['optionType', optionType],
    ['notice', noticePeriod],
    ['spread', spread && `${spread} ${label('unit_bp')}`],
    ['repurchased', repurchased],
  ]
  return {
    id: `${type ?? 'other'} ${day ?? ''} ${index}`,
    title: [kind, date].filter(Boolean).join(', '),
    sentence: sentenceOf(right, label, lang),
    facts: facts.flatMap(([id, value]) => (value ? [{ id, label: label(`early_${id}`), value }] : [])),
  }
}

function sentenceOf({ type, price }: Right, label: LabelOf, lang: string): string {
  if (type === null) return label('early_other_sentence')
  if (price.kind !== 'value') return label(`early_${type}_sentence`)
  const decimals = Number.isInteger(price.value) ? 0 : columnDecimals([price], PAYMENT_DECIMALS)
  return label(`early_${type}_sentence_at`, {
    price: formatDecimal(price.text, { lang, decimals }) ?? price.text,
  })
}

function numberOf(field: NumericField | undefined, lang: string, decimals: number): string | null {
  if (field?.kind !== 'value') return null
  // whole basis points have no decimals
  const own = columnDecimals([field], { least: decimals, most: KIND_RULES.spread.decimals })
  return formatDecimal(field.text, { lang, decimals: own })
}
