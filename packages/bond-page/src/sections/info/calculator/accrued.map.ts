import type { AccruedInterest, Answer, BondPageData } from '@accrue/api-client'
import { type Day, formatDecimal, type LabelOf } from '@accrue/ui/foundation'
import { KIND_RULES, showNumber } from '../../../rules/number-rules.ts'

/** The accrued interest in the page's facts, with its day; null without one. */
export function knownAccrued({
  facts,
  bond,
  header,
}: Pick<BondPageData, 'facts' | 'bond' | 'header'>): { day: Day; answer: Answer<AccruedInterest> } | null {
  const { accruedInterest: amount, accruedInterestDay: day } = facts
  if (day === null || amount.kind !== 'value') return null
  const precision = bond.accruedInterestPrecision ?? KIND_RULES.accrued.decimals
  return { day, answer: { kind: 'ok', data: { amount, precision, currency: header.currency, day } } }
}

/** The amount, the reason for a blank, or the error of a refused day. */
export type AccruedShown = { text: string | null; reason: string | null; error: string | null }

/** Q6: accrued interest with the issuer's decimals, else two (bond-page §9). Empty until there is an answer. */
export function accruedShown(
  answer: Answer<AccruedInterest> | undefined,
  { label, lang }: { label: LabelOf; lang: string },
): AccruedShown {
  const nothing: AccruedShown = { text: null, reason: null, error: null }
  if (!answer) return nothing
  if (answer.kind === 'refused') return { ...nothing, error: label('accrued_refused') }
  const { amount: field, precision: decimals, currency } = answer.data
  const shown = showNumber('accrued', field, { decimals })
  if (shown.kind !== 'value')
    return {
      ...nothing,
      reason: label(shown.kind === 'blank' && shown.reason ? shown.reason : 'accrued_outside'),
    }
  const amount = formatDecimal(shown.text, { lang, decimals }) ?? shown.text
  const money = currency ? `${amount} ${currency}` : amount
  return { ...nothing, text: label('payment_event_amount', { amount: money }) }
}
