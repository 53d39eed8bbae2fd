import type { BondPage, Calculation } from '@accrue/api-client'
import {
  addDays,
  type Day,
  formatDecimal,
  type LabelOf,
  roundDecimal,
  type Session,
  seesValues,
  weekdayOf,
} from '@accrue/ui/foundation'
import { type FigureKind, KIND_RULES, showFigure } from '../../../rules/number-rules.ts'
import { withholdFacts } from '../../../rules/withhold.ts'
import type { CalculatorState, GivenField } from './calculator.model.ts'

/** The last day on which the bond can change hands; null when its payments do not say. */
export function lastSettlement({ cashFlow, facts }: Pick<BondPage, 'cashFlow' | 'facts'>): Day | null {
  const days = (cashFlow?.rows ?? []).flatMap(({ day }) => (day === null ? [] : [day]))
  const maturity = facts.maturity ?? days.sort().at(-1) ?? null
  return maturity && addDays(maturity, -1)
}

/** What a trade of today settles on: the next weekday, not beyond the bond's last day. */
export function firstSettlement(today: Day, last: Day | null): Day {
  const next = [1, 2, 3].map(days => addDays(today, days)).find(day => weekdayOf(day) < 6)
  const day = next ?? addDays(today, 1)
  return last !== null && last < day ? last : day
}

/** The newest price as far as the session sees it, as a field takes it; '' when it sees none. */
export function pricePrefill({ facts }: Pick<BondPage, 'facts'>, session: Session): string {
  const { price, tradingGroundId } = withholdFacts(facts, session)
  if (!seesValues(session, tradingGroundId) || price.kind !== 'value' || price.value <= 0) return ''
  return roundDecimal(price.text, KIND_RULES.price.decimals) ?? ''
}

export type FieldFigure = { value: string; note: string | null }

/** What stands in a field: what was typed, else what follows; a figure that the field cannot hold stands in a note below it. */
export function fieldFigure(
  state: CalculatorState,
  field: GivenField,
  { label, lang }: { label: LabelOf; lang: string },
): FieldFigure {
  if (state.given === field) return { value: state.value, note: null }
  const { outcome } = state
  if (outcome.kind !== 'figures') return { value: '', note: null }
  const shown = showFigure(field, outcome.figures[field])
  if (shown.kind === 'masked') return { value: '', note: null }
  if (shown.kind === 'blank') return { value: '', note: shown.reason && label(shown.reason) }
  if (!shown.text.startsWith('-')) return { value: shown.text, note: null }
  // the field takes digits, dot and comma only (bond-page §5)
  const value = formatDecimal(shown.text, { lang, decimals: KIND_RULES[field].decimals }) ?? shown.text
  return { value: '', note: label('calculator_negative', { value: `${value}%` }) }
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
    ('dirtyPrice' | 'accruedInterest' | 'duration' | 'modifiedDuration' | 'convexity' | 'pvbp')
  kind: FigureKind
  label: string
  about: string
  unit?: string
}

const RESULTS: readonly Result[] = [
  {
    ...{ id: 'dirtyPrice', kind: 'price', label: 'calculator_dirty', about: 'calculator_dirty_about' },
    unit: 'unit_percent',
  },
  {
    id: 'accruedInterest',
    kind: 'accrued',
    label: 'field_accruedInterest',
    about: 'calculator_accrued_about',
  },
  {
    ...{ id: 'duration', kind: 'years', label: 'field_duration', about: 'calculator_duration_about' },
    unit: 'unit_years',
  },
  {
    ...{ id: 'modifiedDuration', kind: 'years', label: 'field_modifiedDuration' },
    ...{ about: 'calculator_modified_about', unit: 'unit_years' },
  },
  { id: 'convexity', kind: 'convexity', label: 'field_convexity', about: 'calculator_convexity_about' },
  { id: 'pvbp', kind: 'pvbp', label: 'field_pvbp', about: 'calculator_pvbp_about' },
]

/** What follows, each with the decimals of bond-page §9; without an answer the list stands empty, so that nothing moves. */
export function resultItems(
  figures: Calculation | null,
  { label, lang }: { label: LabelOf; lang: string },
): ResultItem[] {
  return RESULTS.map(({ id, kind, label: name, about, unit }) => {
    const item = { id, label: label(name), explanation: label(about) }
    if (!figures) return { ...item, value: null }
    const decimals = kind === 'accrued' ? figures.precision : KIND_RULES[kind].decimals
    const shown = showFigure(kind, figures[id], { indicativeYield: figures.yield, decimals })
    if (shown.kind !== 'value')
      return {
        ...item,
        value: null,
        ...(shown.kind === 'blank' && shown.reason ? { reason: label(shown.reason) } : {}),
      }
    const value = formatDecimal(shown.text, { lang, decimals })
    return { ...item, value: value && (unit ? withUnit(value, label(unit)) : value) }
  })
}

function withUnit(value: string, unit: string): string {
  return unit === '%' ? `${value}%` : `${value} ${unit}`
}

/** What is said when an answer came: the field that followed and its figure; null when none did. */
export function answerSaid(state: CalculatorState, options: { label: LabelOf; lang: string }): string | null {
  if (state.outcome.kind !== 'figures') return null
  const field = state.given === 'price' ? 'yield' : 'price'
  const { value, note } = fieldFigure(state, field, options)
  const { label, lang } = options
  const text = value === '' ? note : formatDecimal(value, { lang, decimals: KIND_RULES[field].decimals })
  return text && label('calculator_said', { name: label(`calculator_${field}`), value: text })
}
