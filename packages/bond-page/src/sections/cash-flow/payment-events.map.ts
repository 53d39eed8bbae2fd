import type { BondPageData, CashFlowRow } from '@accrue/api-client'
import type { Day, LabelOf } from '@accrue/ui/foundation'
import { type CalendarEvent, paymentKind } from './calendar-file.ts'
import { amountText, isAhead } from './cash-flow.map.ts'

export type PaymentEventsOptions = { label: LabelOf; lang: string; today: Day }

/** X5: an all-day event for each future payment with a known day, on the day of its payment. */
export function paymentEvents(
  { bond, header, cashFlow }: Pick<BondPageData, 'bond' | 'header' | 'cashFlow'>,
  { label, lang, today }: PaymentEventsOptions,
): CalendarEvent[] {
  return (cashFlow?.rows ?? []).flatMap(row => {
    const kind = paymentKind(row)
    if (row.day === null || kind === null || !isAhead(row, today)) return []
    return [
      {
        uid: `bond-${bond.id}-payment-${row.day}@accrue`,
        day: row.paidDay ?? row.day,
        summary: label(`payment_event_${kind}`, { bond: header.name }),
        description: descriptionOf(row, cashFlow?.currency ?? null, { label, lang }),
      },
    ]
  })
}

/** The amounts, and a note if they are estimated. */
function descriptionOf(
  { couponAmount, redemption, estimatedText }: CashFlowRow,
  currency: string | null,
  { label, lang }: Pick<PaymentEventsOptions, 'label' | 'lang'>,
): string | null {
  const amounts = [couponAmount, redemption].flatMap(field => {
    const text = field.kind === 'value' && field.value !== 0 ? amountText(field, lang) : null
    return text === null ? [] : [currency ? `${text} ${currency}` : text]
  })
  const sentences = [
    ...(amounts.length > 0 ? [label('payment_event_amount', { amount: amounts.join(' + ') })] : []),
    ...(estimatedText ? [estimatedText] : []),
  ]
  return sentences.join('. ') || null
}
