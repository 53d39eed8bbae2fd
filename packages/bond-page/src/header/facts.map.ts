import type { BondFacts, BondPage, Figure } from '@accrue/api-client'
import {
  type Day,
  daysBetween,
  formatDay,
  formatDayDistance,
  formatDecimal,
  type LabelOf,
} from '@accrue/ui/foundation'
import { type FigureKind, priceTypeLabel, showFigure, yieldTypeLabel } from '../rules/number-rules.ts'

/** One fact of the strip: what it is, its value, and one line about it. */
export type Fact = {
  id: string
  title: string
  /** The value with its unit; null is blank. */
  value: string | null
  /** The value is withheld. */
  masked: boolean
  detail: string | null
  /** What the figure means, where its title alone could mislead; or why there is none (X3). */
  info?: string
  /** Direction of the change that `detail` tells; the sign stands in the text too. */
  tone: 'up' | 'down' | null
}

export type FactsOptions = { label: LabelOf; lang: string; today: Day }

/** The six facts that a reader looks for first, each saying which figure it is. */
export function factsOf(
  { facts, bond, header }: Pick<BondPage, 'facts' | 'bond' | 'header'>,
  options: FactsOptions,
): Fact[] {
  const unit = header.currency ?? ''
  return [
    priceFact(facts, options),
    yieldFact(facts, options),
    spreadFact(facts, options),
    durationFact(facts, options),
    accruedFact(facts, { ...options, unit, precision: bond.accruedInterestPrecision }),
    eventFact(facts, options),
  ]
}

type Shown = Pick<Fact, 'value' | 'masked' | 'info'>

type ShownOptions = Omit<FactsOptions, 'today'> & {
  /** Stands after the figure: its unit. */
  suffix?: string
  /** Overrides the rule's decimals. */
  decimals?: number | undefined
}

function shown(
  kind: FigureKind,
  figure: Figure,
  facts: BondFacts,
  { label, lang, suffix = '', decimals }: ShownOptions,
): Shown {
  const result = showFigure(kind, figure, {
    indicativeYield: facts.yield,
    ...(decimals === undefined ? {} : { decimals }),
  })
  if (result.kind === 'masked') return { value: null, masked: true }
  if (result.kind === 'blank')
    return { value: null, masked: false, ...(result.reason ? { info: label(result.reason) } : {}) }
  const text = formatDecimal(result.text, { lang, decimals: decimalsIn(result.text) })
  return { value: text && text + suffix, masked: false }
}

const decimalsIn = (text: string) => text.split('.')[1]?.length ?? 0

type Change = Pick<Fact, 'detail' | 'tone'>

/** A change with its sign. `scale` is a power of ten: yields change in basis points, 1 % = 100 bp. */
function change(
  figure: Figure,
  lang: string,
  { scale, decimals, suffix }: { scale: number; decimals: number; suffix: string },
): Change {
  if (figure.kind !== 'value') return { detail: null, tone: null }
  const text = formatDecimal(`${figure.text}e${scale}`, { lang, decimals, sign: 'change' })
  const direction = figure.value > 0 ? 'up' : figure.value < 0 ? 'down' : null
  return { detail: text && text + suffix, tone: direction }
}

function priceFact(facts: BondFacts, { label, lang }: FactsOptions): Fact {
  const type = priceTypeLabel(facts.priceType)
  const title = type ? label('fact_price_of', { type: label(type) }) : label('fact_price')
  const moved = change(facts.priceChange, lang, { scale: 0, decimals: 4, suffix: '' })
  return {
    id: 'price',
    title,
    ...shown('price', facts.price, facts, { label, lang }),
    detail: moved.detail && label('fact_change', { change: moved.detail }),
    tone: moved.tone,
  }
}

function yieldFact(facts: BondFacts, { label, lang }: FactsOptions): Fact {
  const type = yieldTypeLabel(facts.yieldType) ?? 'yield_type_maturity'
  const moved = change(facts.yieldChange, lang, { scale: 4, decimals: 1, suffix: ` ${label('unit_bp')}` })
  return {
    id: 'yield',
    title: label('fact_yield', { type: label(type) }),
    ...shown('yield', facts.yield, facts, { label, lang, suffix: '%' }),
    ...moved,
  }
}

function spreadFact(facts: BondFacts, { label, lang }: FactsOptions): Fact {
  return {
    id: 'gSpread',
    title: label('fact_gspread'),
    ...shown('spread', facts.gSpread, facts, { label, lang, suffix: ` ${label('unit_bp')}` }),
    detail: facts.gSpreadBenchmark && label('fact_against', { curve: facts.gSpreadBenchmark }),
    tone: null,
  }
}

function durationFact(facts: BondFacts, { label, lang }: FactsOptions): Fact {
  const modified = shown('years', facts.modifiedDuration, facts, { label, lang }).value
  return {
    id: 'duration',
    title: label('fact_duration'),
    ...shown('days', facts.duration, facts, { label, lang, suffix: ` ${label('unit_days_short')}` }),
    detail: modified && label('fact_modified', { years: modified }),
    tone: null,
  }
}

function accruedFact(
  facts: BondFacts,
  options: FactsOptions & { unit: string; precision: number | null },
): Fact {
  const { label, lang, unit, precision } = options
  const day = facts.accruedInterestDay
  return {
    id: 'accrued',
    title: label('fact_accrued'),
    // rows of trades count to their settlement, so the same date has two figures on this page
    ...(day ? { info: label('fact_accrued_info') } : {}),
    ...shown('accrued', facts.accruedInterest, facts, { label, lang, decimals: precision ?? undefined }),
    detail: day
      ? label('fact_per_100_on', { unit, day: formatDay(day, lang, 'dayMonth') })
      : label('fact_per_100', { unit }),
    tone: null,
  }
}

/** What comes next: a put or call, else a coupon, else the maturity. */
function eventFact(facts: BondFacts, { label, lang, today }: FactsOptions): Fact {
  const next = nextEvent(facts)
  const base = { id: 'event', masked: false, tone: null } as const
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

/** Decimals of a payment per 100, as in the cash flow: those of the terms, two at least and six at most. */
const paymentDecimals = (text: string) =>
  Math.max(2, decimalsIn(formatDecimal(text, { maxDecimals: 6 }) ?? ''))

function nextEvent({
  nextOffer,
  nextCoupon,
  maturity,
}: BondFacts): { title: string; day: Day; amount: Figure } | null {
  if (nextOffer?.day)
    return {
      title: nextOffer.type === 'call' ? 'fact_next_call' : 'fact_next_put',
      day: nextOffer.day,
      amount: nextOffer.price,
    }
  if (nextCoupon?.day) return { title: 'fact_next_coupon', day: nextCoupon.day, amount: nextCoupon.amount }
  return maturity ? { title: 'fact_maturity', day: maturity, amount: { kind: 'blank' } } : null
}
