import type { NumericField, TradingRow } from '@accrue/api-client'
import type { LabelOf } from '@accrue/ui/foundation'
import { roundDecimal } from '@accrue/ui/foundation/format'
import type { CellObject } from '@accrue/ui/tables'

/** Q13: the decimals, units and limits of all numbers of the page (bond-page §5, §9). */

/** Yields above this limit, in per cent, are blank (bond-page §5); the limit itself is shown (readings #21). */
const YIELD_LIMIT_PERCENT = 2000

/** The same limit as a fraction: with an indicative yield above it, durations, convexity and spreads are blank (bond-page §5). */
const INDICATIVE_YIELD_LIMIT = 20

/** Maximum decimals of the archive in full precision (bond-page §9). */
export const FULL_PRECISION = 30

export type NumberKind =
  | 'price'
  | 'yield'
  | 'spread'
  | 'margin'
  | 'bidAskSpread'
  | 'days'
  | 'years'
  | 'convexity'
  | 'pvbp'
  | 'volume'
  | 'accrued'
  | 'coupon'
  | 'amount'
  | 'share'
  | 'count'

type KindRule = {
  decimals: number
  /** Blank while the indicative yield is above the limit. */
  risk?: boolean
  /** Sent as a fraction, shown as per cent. */
  percent?: boolean
  /** Label key of the unit, shown in the column heading. */
  unit?: string
}

/** bond-page §9 "Decimals"; durations: days 0, years 2 (readings #65). */
export const KIND_RULES: Readonly<Record<NumberKind, KindRule>> = {
  price: { decimals: 4, unit: 'unit_percent' },
  yield: { decimals: 3, percent: true, unit: 'unit_percent' },
  spread: { decimals: 2, risk: true, unit: 'unit_bp' },
  // floating-rate notes have no yield to maturity
  margin: { decimals: 2, unit: 'unit_bp' },
  bidAskSpread: { decimals: 2 },
  days: { decimals: 0, risk: true, unit: 'unit_days' },
  years: { decimals: 2, risk: true, unit: 'unit_years' },
  convexity: { decimals: 2, risk: true },
  pvbp: { decimals: 4 },
  volume: { decimals: 2 },
  accrued: { decimals: 2 },
  // sent in per cent, unlike yields
  coupon: { decimals: 3, unit: 'unit_percent' },
  // of an issue, in units of its currency
  amount: { decimals: 0 },
  // sent in per cent
  share: { decimals: 2, unit: 'unit_percent' },
  count: { decimals: 0 },
}

/** A number as shown. `text` is a plain decimal string; `reason` is the label key of why it is blank. */
export type ShownNumber =
  | { kind: 'value'; text: string }
  | { kind: 'blank'; reason: string | null }
  | { kind: 'masked' }

const BLANK: ShownNumber = { kind: 'blank', reason: null }

export type ShowOptions = {
  /** The row's indicative yield as a fraction. Without a value the limit does not apply (readings #22). */
  indicativeYield?: NumericField
  /** All known decimals, up to 30, instead of the rule's. */
  fullPrecision?: boolean
  /** Overrides the rule's decimals: the issuer's precision of accrued interest (bond-page §9). */
  decimals?: number
}

/** A field as the page shows it, by the rule of its kind. */
export function showNumber(
  kind: NumberKind,
  field: NumericField | undefined,
  options: ShowOptions = {},
): ShownNumber {
  if (!field || field.kind === 'blank') return BLANK
  if (field.kind === 'masked') return { kind: 'masked' }
  if (field.kind === 'bad') return { kind: 'blank', reason: 'reason_bad_data' }
  const rule = KIND_RULES[kind]
  if (rule.percent && field.value * 100 > YIELD_LIMIT_PERCENT)
    return { kind: 'blank', reason: 'reason_yield_limit' }
  if (rule.risk && isAboveLimit(options.indicativeYield))
    return { kind: 'blank', reason: 'reason_risk_limit' }
  // shifted as a decimal string: 0.03860872 × 100 is not 3.860872 in doubles
  const exact = rule.percent ? `${field.text}e2` : field.text
  const text = roundDecimal(
    exact,
    options.fullPrecision ? FULL_PRECISION : (options.decimals ?? rule.decimals),
  )
  if (text === null) return BLANK
  return { kind: 'value', text: options.fullPrecision ? withoutTrailingZeros(text) : text }
}

/** The table cell of a number. `unknown` is the cell of a blank without a reason; by default it is empty. */
export function shownCell(
  kind: NumberKind,
  field: NumericField,
  label: LabelOf,
  { unknown = null, ...options }: ShowOptions & { unknown?: CellObject | null } = {},
): CellObject | null {
  const shown = showNumber(kind, field, options)
  if (shown.kind === 'masked') return { locked: true }
  if (shown.kind === 'value') return { text: shown.text }
  return shown.reason ? { reason: label(shown.reason) } : unknown
}

/** Whether the indicative yield blanks durations, convexity and spreads. Bad data above the limit counts too. */
export function isAboveLimit(indicativeYield: NumericField | undefined): boolean {
  if (!indicativeYield || indicativeYield.kind === 'blank' || indicativeYield.kind === 'masked') return false
  return indicativeYield.value !== null && indicativeYield.value > INDICATIVE_YIELD_LIMIT
}

function withoutTrailingZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/** Names of the numeric fields of a trading row. */
export type NumericFieldName = {
  [Key in keyof TradingRow]: TradingRow[Key] extends NumericField ? Key : never
}[keyof TradingRow]

/** The numeric fields of the archive, in column order, with their kinds. */
export const ARCHIVE_FIELDS = {
  indicativePrice: 'price',
  indicativeYield: 'yield',
  bid: 'price',
  ask: 'price',
  bidAskSpread: 'bidAskSpread',
  mid: 'price',
  open: 'price',
  low: 'price',
  high: 'price',
  last: 'price',
  average: 'price',
  officialClose: 'price',
  marketPrice: 'price',
  marketPrice2: 'price',
  admittedQuote: 'price',
  yieldToMaturityBid: 'yield',
  yieldToMaturityAsk: 'yield',
  yieldToMaturityLast: 'yield',
  yieldToMaturityClose: 'yield',
  yieldToOptionBid: 'yield',
  yieldToOptionAsk: 'yield',
  yieldToOptionLast: 'yield',
  yieldToOptionClose: 'yield',
  yieldToCallBid: 'yield',
  yieldToCallAsk: 'yield',
  yieldToCallLast: 'yield',
  yieldToCallClose: 'yield',
  yieldToWorst: 'yield',
  discountMargin: 'margin',
  currentYield: 'yield',
  gSpread: 'spread',
  tSpread: 'spread',
  accruedInterest: 'accrued',
  durationToMaturity: 'days',
  durationToOption: 'days',
  duration: 'days',
  modifiedDurationToMaturity: 'years',
  modifiedDurationToOption: 'years',
  modifiedDuration: 'years',
  yearsToMaturity: 'years',
  yearsToOption: 'years',
  convexity: 'convexity',
  convexityToOption: 'convexity',
  pvbp: 'pvbp',
  pvbpToOption: 'pvbp',
  volumeMoney: 'volume',
  volume: 'volume',
  turnover: 'volume',
  deals: 'count',
} as const satisfies Partial<Record<NumericFieldName, NumberKind>>

export type ArchiveField = keyof typeof ARCHIVE_FIELDS

/** Yield types have new names: Clearance is Maturity, Offer is Put/Call, Coupon is Current (bond-page §5). */
const YIELD_TYPES: Readonly<Record<string, string>> = {
  clearance: 'yield_type_maturity',
  offer: 'yield_type_option',
  coupon: 'yield_type_current',
  real: 'yield_type_real',
}

/** Q12: the label key of a yield type; null for an unknown type. */
export function yieldTypeLabel(type: string | null): string | null {
  const key = type?.trim().toLowerCase() ?? ''
  return Object.hasOwn(YIELD_TYPES, key) ? (YIELD_TYPES[key] ?? null) : null
}

/** Q12: the label key of the type of an indicative price or yield; null for other fields. */
export function typeLabel(row: TradingRow, field: NumericFieldName): string | null {
  if (field === 'indicativePrice') return priceTypeLabel(row.indicativePriceType)
  return field === 'indicativeYield' ? yieldTypeLabel(row.indicativeYieldType) : null
}

const PRICE_TYPES = ['average', 'market', 'close', 'admitted', 'mid', 'last'] as const

/** The label key of an indicative price's type; null for an unknown type (readings #67). */
export function priceTypeLabel(type: string | null): string | null {
  const key = type?.trim().toLowerCase() ?? ''
  return (PRICE_TYPES as readonly string[]).includes(key) ? `price_type_${key}` : null
}
