import type { BondPageData, Calculation } from '@accrue/api-client'
import {
  type AccessPolicy,
  addDays,
  type Day,
  formatDay,
  formatDecimal,
  type LabelOf,
  roundDecimal,
  weekdayOf,
} from '@accrue/ui/foundation'
import { KIND_RULES, type NumberKind, showNumber } from '../../../rules/number-rules.ts'
import { withholdFacts } from '../../../rules/withhold.ts'
import type { CalculatorField, CalculatorState } from './calculator.reducer.ts'

/** The last possible settlement, the day before maturity; null when unknown. */
export function lastSettlement({ cashFlow, facts }: Pick<BondPageData, 'cashFlow' | 'facts'>): Day | null {
  const days = (cashFlow?.rows ?? []).flatMap(({ day }) => (day === null ? [] : [day]))
  const maturity = facts.maturity ?? days.sort().at(-1) ?? null
  return maturity && addDays(maturity, -1)
}

/** The settlement of a trade today: the next weekday, at most the bond's last day. */
export function firstSettlement(today: Day, last: Day | null): Day {
  const next = [1, 2, 3].map(days => addDays(today, days)).find(day => weekdayOf(day) < 6)
  const day = next ?? addDays(today, 1)
  return last !== null && last < day ? last : day
}

/** The newest price as the initial value of the field; '' without access or without a price. */
export function pricePrefill({ facts }: Pick<BondPageData, 'facts'>, access: AccessPolicy): string {
  const { price, venueId } = withholdFacts(facts, access)
  if (
    access.verdict('seeValues', { venueId }).kind !== 'allowed' ||
    price.kind !== 'value' ||
    price.value <= 0
  )
    return ''
  return roundDecimal(price.text, KIND_RULES.price.decimals) ?? ''
}

/** The field linked to the price: the discount margin of a floating-rate note, the yield of any other bond. */
export function linkedField({ bond }: Pick<BondPageData, 'bond'>): CalculatorField {
  return bond.pricing === 'floating' ? 'margin' : 'yield'
}

/** The label key of a field; an inflation-indexed bond has a real yield. */
export function fieldLabel(field: CalculatorField, { bond }: Pick<BondPageData, 'bond'>): string {
  return field === 'yield' && bond.pricing === 'inflation' ? 'calculator_real_yield' : `calculator_${field}`
}

const FIELDS = {
  price: { result: 'price', kind: 'price', unit: 'unit_percent' },
  yield: { result: 'yield', kind: 'yield', unit: 'unit_percent' },
  margin: { result: 'discountMargin', kind: 'margin', unit: 'unit_bp' },
} as const satisfies Record<CalculatorField, { result: keyof Calculation; kind: NumberKind; unit: string }>

/** The label key of a field's unit. */
export const fieldUnit = (field: CalculatorField): string => FIELDS[field].unit

export type FieldViewModel = { value: string; note: string | null }

/** The typed value, else the calculated one; a calculated value that the field cannot contain is in the note. */
export function toFieldViewModel(
  state: CalculatorState,
  field: CalculatorField,
  { label, lang }: { label: LabelOf; lang: string },
): FieldViewModel {
  if (state.given === field) return { value: state.value, note: null }
  const { outcome } = state
  if (outcome.kind !== 'calculated') return { value: '', note: null }
  const { result, kind, unit } = FIELDS[field]
  const shown = showNumber(kind, outcome.calculation[result])
  if (shown.kind === 'masked') return { value: '', note: null }
  if (shown.kind === 'blank') return { value: '', note: shown.reason && label(shown.reason) }
  if (!shown.text.startsWith('-')) return { value: shown.text, note: null }
  // the field takes digits, dot and comma only (bond-page §5)
  const value = formatDecimal(shown.text, { lang, decimals: KIND_RULES[kind].decimals }) ?? shown.text
  return { value: '', note: label('calculator_negative', { value: withUnit(value, label(unit)) }) }
}

export type ResultItem = {
  id: string
  label: string
  value: string | null
  explanation?: string
  reason?: string
}

type Result = {
  id: keyof Calculation &
    (
      | 'dirtyPrice'
      | 'accruedInterest'
      | 'yieldToWorst'
      | 'duration'
      | 'modifiedDuration'
      | 'convexity'
      | 'pvbp'
    )
  kind: NumberKind
  label: string
  about: string
  unit?: string
  /** The bonds that have it. Default: all. */
  of?: (bond: BondPageData['bond']) => boolean
}

const isFloating = ({ pricing }: BondPageData['bond']) => pricing === 'floating'
const isNotFloating = (bond: BondPageData['bond']) => !isFloating(bond)
const isCallable = ({ offers }: BondPageData['bond']) => offers.some(({ type }) => type === 'call')

const RESULTS: readonly Result[] = [
  {
    id: 'dirtyPrice',
    kind: 'price',
    label: 'calculator_dirty',
    about: 'calculator_dirty_about',
    unit: 'unit_percent',
  },
  {
    id: 'accruedInterest',
    kind: 'accrued',
    label: 'calculator_accrued',
    about: 'calculator_accrued_about',
  },
  {
    id: 'yieldToWorst',
    kind: 'yield',
    label: 'field_yieldToWorst',
    about: 'calculator_worst_about',
    unit: 'unit_percent',
    of: isCallable,
  },
  {
    id: 'duration',
    kind: 'years',
    label: 'field_duration',
    about: 'calculator_duration_about',
    unit: 'unit_years',
    of: isNotFloating,
  },
  {
    id: 'modifiedDuration',
    kind: 'years',
    label: 'field_modifiedDuration',
    about: 'calculator_modified_about',
    unit: 'unit_years',
    of: isNotFloating,
  },
  {
    id: 'convexity',
    kind: 'convexity',
    label: 'field_convexity',
    about: 'calculator_convexity_about',
    of: isNotFloating,
  },
  { id: 'pvbp', kind: 'pvbp', label: 'field_pvbp', about: 'calculator_pvbp_about', of: isNotFloating },
  { id: 'pvbp', kind: 'pvbp', label: 'field_pvbp', about: 'info_pvbp_margin', of: isFloating },
]

/** The calculated results with the decimals of bond-page §9; without an answer the items are empty, so that the layout is stable. */
export function resultItems(
  calculation: Calculation | null,
  bond: BondPageData['bond'],
  { label, lang }: { label: LabelOf; lang: string },
): ResultItem[] {
  return RESULTS.filter(({ of }) => !of || of(bond)).map(({ id, kind, label: name, about, unit }) => {
    const item = { id, label: label(name), explanation: label(about) }
    if (!calculation) return { ...item, value: null }
    const decimals = kind === 'accrued' ? calculation.precision : KIND_RULES[kind].decimals
    const shown = showNumber(kind, calculation[id], { indicativeYield: calculation.yield, decimals })
    if (shown.kind !== 'value')
      return {
        ...item,
        value: null,
        ...(shown.kind === 'blank' && shown.reason ? { reason: label(shown.reason) } : {}),
      }
    const value = formatDecimal(shown.text, { lang, decimals })
    const written = value && (unit ? withUnit(value, label(unit)) : value)
    const day = id === 'yieldToWorst' ? calculation.worstDay : null
    return {
      ...item,
      value:
        written && day
          ? label('calculator_worst_on', { yield: written, day: formatDay(day, lang) })
          : written,
    }
  })
}

function withUnit(value: string, unit: string): string {
  return unit === '%' ? `${value}%` : `${value} ${unit}`
}

/** The announcement of a calculation: the calculated field with its value; null without one. */
export function toAnnouncement(
  state: CalculatorState,
  page: Pick<BondPageData, 'bond'>,
  options: { label: LabelOf; lang: string },
): string | null {
  if (state.outcome.kind !== 'calculated') return null
  const field = state.given === 'price' ? linkedField(page) : 'price'
  const { value, note } = toFieldViewModel(state, field, options)
  const { label, lang } = options
  const { decimals } = KIND_RULES[FIELDS[field].kind]
  const text = value === '' ? note : formatDecimal(value, { lang, decimals })
  return text && label('calculator_status', { name: label(fieldLabel(field, page)), value: text })
}
