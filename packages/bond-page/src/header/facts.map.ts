import type { BondFacts, BondPageData, NumericField, Pricing } from '@accrue/api-client'
import {
  type Day,
  daysBetween,
  formatDay,
  formatDayDistance,
  formatDecimal,
  type LabelOf,
} from '@accrue/ui/foundation'
import { type NumberKind, priceTypeLabel, showNumber, yieldTypeLabel } from '../rules/number-rules.ts'

/** One fact of the strip. */
export type BondFact = {
  id: string
  title: string
  /** The beginning of the title, for phones. Default: the whole title. */
  shortTitle?: string
  /** The value with its unit; null is blank. */
  value: string | null
  /** The value is withheld. */
  masked: boolean
  /** The line below the value; text in square brackets is left out in a narrow strip. */
  detail: string | null
  /** A second note, without a direction. */
  note?: string
  /** Explains the second note. */
  noteInfo?: string
  /** Explains the value where the title alone could mislead. */
  info?: string
  /** Why there is no value (X3). */
  reason?: string
  /** Set when `detail` is a change. The text has the sign too. */
  change?: { of: 'price' | 'yield'; direction: 'up' | 'down' }
}

export type FactsOptions = { label: LabelOf; lang: string; today: Day }

/** The six facts of the strip; they depend on how the bond is priced. */
export function factsOf(
  { facts, bond, header }: Pick<BondPageData, 'facts' | 'bond' | 'header'>,
  options: FactsOptions,
): BondFact[] {
  const unit = header.currency ?? ''
  const { pricing } = bond
  const accrued = accruedFact(facts, { ...options, unit, precision: bond.accruedInterestPrecision })
  const ends = [accrued, eventFact(facts, options)]
  const starts = [priceFact(facts, options)]
  if (pricing === 'floating')
    return [
      ...starts,
      marginFact(facts, options),
      yieldFact(facts, options, pricing),
      pvbpFact(facts, options),
      ...ends,
    ]
  const second = pricing === 'inflation' ? indexRatioFact(facts, options) : spreadFact(facts, options)
  return [...starts, yieldFact(facts, options, pricing), second, durationFact(facts, options), ...ends]
}

type FactValue = Pick<BondFact, 'value' | 'masked' | 'reason'>

type FactValueOptions = Omit<FactsOptions, 'today'> & {
  /** The unit, after the value. */
  suffix?: string
  /** Overrides the rule's decimals. */
  decimals?: number | undefined
  /** The fact whose reason applies when the source has no value. */
  name?: keyof BondFacts['blanks']
}

function factValue(
  kind: NumberKind,
  field: NumericField,
  facts: BondFacts,
  { label, lang, suffix = '', decimals, name }: FactValueOptions,
): FactValue {
  const result = showNumber(kind, field, {
    indicativeYield: facts.yield,
    ...(decimals === undefined ? {} : { decimals }),
  })
  if (result.kind === 'masked') return { value: null, masked: true }
  if (result.kind === 'blank') {
    const sent = name && facts.blanks[name]
    const reason = result.reason ?? (sent ? `blank_${sent}` : null)
    return { value: null, masked: false, ...(reason ? { reason: label(reason) } : {}) }
  }
  const text = formatDecimal(result.text, { lang, decimals: decimalsIn(result.text) })
  return { value: text && text + suffix, masked: false }
}

const decimalsIn = (text: string) => text.split('.')[1]?.length ?? 0

type Change = Pick<BondFact, 'detail' | 'change'>

/** A change with its sign. `scale` is a power of ten: yields change in basis points, 1 % = 100 bp. */
function changeOf(
  of: 'price' | 'yield',
  field: NumericField,
  lang: string,
  { scale, decimals, suffix }: { scale: number; decimals: number; suffix: string },
): Change {
  if (field.kind !== 'value') return { detail: null }
  const text = formatDecimal(`${field.text}e${scale}`, { lang, decimals, sign: 'change' })
  const detail = text && text + suffix
  if (field.value === 0) return { detail }
  return { detail, change: { of, direction: field.value > 0 ? 'up' : 'down' } }
}

function priceFact(facts: BondFacts, { label, lang }: FactsOptions): BondFact {
  const type = priceTypeLabel(facts.priceType)
  const title = type ? label('fact_price_of', { type: label(type) }) : label('fact_price')
  const moved = changeOf('price', facts.priceChange, lang, { scale: 0, decimals: 4, suffix: '' })
  return {
    id: 'price',
    title,
    shortTitle: label('fact_price'),
    ...factValue('price', facts.price, facts, { label, lang, name: 'price' }),
    ...moved,
    detail:
      facts.price.kind === 'masked'
        ? label('unit_of_par')
        : moved.detail && label('fact_change', { change: moved.detail }),
  }
}

/** The yield type to name when the source names none. */
const USUAL_YIELD: Partial<Record<Pricing, string>> = {
  inflation: 'yield_type_real',
  floating: 'yield_type_current',
}

function yieldFact(facts: BondFacts, { label, lang }: FactsOptions, pricing: Pricing | null): BondFact {
  const usual = (pricing && USUAL_YIELD[pricing]) ?? 'yield_type_maturity'
  const moved = changeOf('yield', facts.yieldChange, lang, {
    scale: 4,
    decimals: 1,
    suffix: ` ${label('unit_bp')}`,
  })
  const worst = factValue('yield', facts.yieldToWorst, facts, { label, lang, suffix: '%' }).value
  return {
    id: 'yield',
    title: label('fact_yield', { type: label(yieldTypeLabel(facts.yieldType) ?? usual) }),
    shortTitle: label('chart_type_yield'),
    ...factValue('yield', facts.yield, facts, { label, lang, suffix: '%', name: 'yield' }),
    ...(pricing === 'inflation' ? { info: label('fact_real_info') } : {}),
    ...moved,
    // beside a note there is no space for the longer text
    ...(moved.detail && !worst ? { detail: label('fact_change', { change: moved.detail }) } : {}),
    ...(facts.yield.kind === 'masked' ? { detail: label('unit_percent_a_year') } : {}),
    ...(worst && { note: label('fact_worst', { yield: worst }) }),
    ...(worst && facts.worstDay ? { noteInfo: worstInfo(facts, facts.worstDay, { label, lang }) } : {}),
  }
}

function worstInfo(
  { maturity }: BondFacts,
  worstDay: Day,
  { label, lang }: Omit<FactsOptions, 'today'>,
): string {
  return worstDay === maturity
    ? label('fact_worst_maturity')
    : label('fact_worst_call', { day: formatDay(worstDay, lang) })
}

/** Floating-rate notes are compared by their margin over the index, not by a yield. */
function marginFact(facts: BondFacts, { label, lang }: FactsOptions): BondFact {
  const isKnown = facts.discountMargin.kind === 'value'
  return {
    id: 'discountMargin',
    title: label('field_discountMargin'),
    info: label('info_discountMargin'),
    ...factValue('margin', facts.discountMargin, facts, {
      label,
      lang,
      suffix: ` ${label('unit_bp')}`,
      name: 'discountMargin',
    }),
    detail: isKnown ? label('fact_over_index') : null,
  }
}

function pvbpFact(facts: BondFacts, { label, lang }: FactsOptions): BondFact {
  const isKnown = facts.pvbp.kind === 'value'
  return {
    id: 'pvbp',
    title: label('field_pvbp'),
    info: label('info_pvbp_margin'),
    ...factValue('pvbp', facts.pvbp, facts, { label, lang, name: 'pvbp' }),
    detail: isKnown ? label('fact_pvbp_margin') : null,
  }
}

/** Index ratios have five decimals, as the Treasury publishes them. */
const INDEX_RATIO_DECIMALS = 5

/** Prices of inflation-indexed bonds are per 100 before indexation; the index ratio is the factor. */
function indexRatioFact(facts: BondFacts, { label, lang }: FactsOptions): BondFact {
  const day = facts.indexRatioDay
  return {
    id: 'indexRatio',
    title: label('fact_index_ratio'),
    info: label('info_index_ratio'),
    ...factValue('share', facts.indexRatio, facts, {
      label,
      lang,
      decimals: INDEX_RATIO_DECIMALS,
      name: 'indexRatio',
    }),
    detail: day && label('fact_index_ratio_on', { day: formatDay(day, lang) }),
  }
}

function spreadFact(facts: BondFacts, { label, lang }: FactsOptions): BondFact {
  return {
    id: 'gSpread',
    title: label('fact_gspread'),
    ...factValue('spread', facts.gSpread, facts, {
      label,
      lang,
      suffix: ` ${label('unit_bp')}`,
      name: 'gSpread',
    }),
    detail: facts.gSpreadBenchmark,
  }
}

function durationFact(facts: BondFacts, { label, lang }: FactsOptions): BondFact {
  const modified = factValue('years', facts.modifiedDuration, facts, { label, lang }).value
  return {
    id: 'duration',
    title: label('fact_duration'),
    ...factValue('days', facts.duration, facts, {
      label,
      lang,
      suffix: ` ${label('unit_days_short')}`,
      name: 'duration',
    }),
    detail:
      facts.duration.kind === 'masked'
        ? label('unit_days')
        : modified && label('fact_modified', { years: `${modified}[ ${label('unit_years')}]` }),
  }
}

function accruedFact(
  facts: BondFacts,
  options: FactsOptions & { unit: string; precision: number | null },
): BondFact {
  const { label, lang, unit, precision } = options
  const day = facts.accruedInterestDay
  return {
    id: 'accrued',
    title: label('fact_accrued'),
    // trading rows accrue to their settlement, so the page has two values for the same date
    ...(day ? { info: label('fact_accrued_info') } : {}),
    ...factValue('accrued', facts.accruedInterest, facts, {
      label,
      lang,
      decimals: precision ?? undefined,
      name: 'accruedInterest',
    }),
    detail: day
      ? label('fact_accrued_to', { unit, day: formatDay(day, lang, 'dayMonth') })
      : label('fact_per_100', { unit }),
  }
}

/** The next event: a put or call, else a coupon, else the maturity. */
function eventFact(facts: BondFacts, { label, lang, today }: FactsOptions): BondFact {
  const next = nextEvent(facts)
  const base = { id: 'event', masked: false } as const
  if (!next) return { ...base, title: label('fact_next_coupon'), value: null, detail: null }
  const distance = formatDayDistance(daysBetween(today, next.day), lang)
  const amount =
    next.amount.kind === 'value'
      ? formatDecimal(next.amount.text, { lang, decimals: paymentDecimals(next.amount.text) })
      : null
  return {
    ...base,
    title: label(next.title),
    value: formatDay(next.day, lang),
    detail: amount ? label('fact_event_amount', { amount, distance }) : distance,
  }
}

/** Decimals of a payment per 100, as in the cash flow: those of the terms, between two and six. */
const paymentDecimals = (text: string) =>
  Math.max(2, decimalsIn(formatDecimal(text, { maxDecimals: 6 }) ?? ''))

function nextEvent({
  nextOffer,
  nextCoupon,
  maturity,
}: BondFacts): { title: string; day: Day; amount: NumericField } | null {
  if (nextOffer?.day)
    return {
      title: nextOffer.type === 'call' ? 'fact_next_call' : 'fact_next_put',
      day: nextOffer.day,
      amount: nextOffer.price,
    }
  if (nextCoupon?.day) return { title: 'fact_next_coupon', day: nextCoupon.day, amount: nextCoupon.amount }
  return maturity ? { title: 'fact_maturity', day: maturity, amount: { kind: 'blank' } } : null
}
