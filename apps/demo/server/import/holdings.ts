import type { Day } from '@accrue/ui/foundation/calendar'
import { dayCell, numberCell, type Source, textCell } from './table.ts'

/** One bond of the fund's report: its terms, and a price derived from fair value and position. */
export type Holding = {
  issuerName: string
  title: string
  lei: string | null
  cusip: string | null
  isin: string | null
  /** CORP, UST, NUSS (foreign government), MUN, USGSE, OTHER. */
  category: string
  country: string
  currency: string
  /** The fund's position, not the size of the issue. */
  balance: number | null
  valueUsd: number | null
  maturity: Day
  couponKind: 'Fixed' | 'Floating' | 'Variable' | 'None'
  couponRate: number
  inDefault: boolean
  restricted: boolean
  fairValueLevel: number | null
  /** Clean price per 100 on `priceDay`, derived, not a quote. */
  price: number | null
  priceDay: Day
}

const COUPON_KINDS = ['Fixed', 'Floating', 'Variable', 'None'] as const

export function decodeHoldings({ records, flag, drop }: Source): Holding[] {
  return records.flatMap(record => {
    const maturity = dayCell(record.maturity)
    const priceDay = dayCell(record.price_date)
    const couponKind = COUPON_KINDS.find(kind => kind === record.coupon_kind)
    if (!record.issuer_name || !maturity || !priceDay || !couponKind) {
      drop('a holding without issuer, maturity or coupon kind')
      return []
    }
    if (!record.cusip) flag('no CUSIP')
    if (maturity <= priceDay) flag('matures before its price day')
    return [
      {
        issuerName: record.issuer_name,
        title: record.title || record.issuer_name,
        lei: record.lei === 'N/A' ? null : textCell(record.lei),
        cusip: textCell(record.cusip),
        isin: textCell(record.isin),
        category: record.issuer_cat ?? '',
        country: record.country ?? '',
        currency: record.currency || 'USD',
        balance: numberCell(record.balance),
        valueUsd: numberCell(record.val_usd),
        maturity,
        couponKind,
        couponRate: (numberCell(record.coupon_pct) ?? 0) / 100,
        inDefault: record.is_default === 'Y',
        restricted: record.restricted_144a === 'Y',
        fairValueLevel: numberCell(record.fair_val_level),
        price: numberCell(record.price_derived),
        priceDay,
      },
    ]
  })
}
