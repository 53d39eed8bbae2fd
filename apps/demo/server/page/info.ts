import type { Identifier, InfoItem } from '@accrue/api-client/wire'
import type { Day } from '@accrue/ui/foundation/calendar'
import type { BondIssue } from '../market/instruments.ts'
import { decimalText } from '../wire/values.ts'
import { amountOutstanding } from './issue-list.ts'
import { countryName, dayCountName, termName } from './names.ts'
import { STATUS_KEYS } from './status-keys.ts'
import { labelRef, paths, type View } from './view.ts'

/** Builders for one field of a summary; fields without a value are left out. */
export const infoField = {
  text: (id: string, value: string | null): InfoItem[] => (value ? [{ id, value, kind: 'text' }] : []),
  date: (id: string, value: Day | null): InfoItem[] => (value ? [{ id, value, kind: 'date' }] : []),
  number: (id: string, value: number | null, kind: 'number' | 'percent' = 'number'): InfoItem[] =>
    value === null ? [] : [{ id, ...numberText(value), kind }],
  /** Money is given to the cent. */
  money: (id: string, value: number | null, currency: string): InfoItem[] =>
    value === null ? [] : [{ id, ...numberText(value, 2), kind: 'money', currency }],
  link: (id: string, value: string, url: string): InfoItem[] => [{ id, value, url, kind: 'link' }],
}

/** A number and its text, rounded alike. */
function numberText(value: number, decimals?: number): { value: string; numeric: number } {
  const text = decimalText(value, decimals)
  return { value: text, numeric: Number(text) }
}

/** Adds an explanation to a field: its meaning or how it was computed. `hint` is the label key. */
export function hinted(items: InfoItem[], hint: string | null): InfoItem[] {
  return hint ? items.map(item => ({ ...item, hint })) : items
}

/** The summary section: issuer, debt and maturity. */
export function summary(view: View, issue: BondIssue): InfoItem[] {
  const { market } = view
  const issuer = market.issuerOf(issue)
  const auction = issue.auctions[0]
  const currency = issue.currency.code
  return [
    ...infoField.link('info_issuer', issuer.name, paths.company(issuer.id)),
    ...infoField.text('info_country', countryName(view, issuer.country)),
    ...infoField.text('info_status', labelRef(STATUS_KEYS[market.statusOf(issue)])),
    ...infoField.text('info_kind', labelRef(`bond_kind_${issue.kind}`)),
    ...infoField.text('info_currency', currency),
    ...infoField.text('info_coupon_type', labelRef(couponType(issue))),
    ...(issue.kind === 'bill'
      ? []
      : hinted(
          infoField.number('info_coupon_rate', issue.couponRate * 100, 'percent'),
          issue.floating && issue.crossSection?.day !== issue.floating.index?.day
            ? 'hint_floating_rate_estimated'
            : null,
        )),
    ...floatingTerms(issue),
    ...(issue.kind === 'tips'
      ? infoField.number('info_index_ratio_at_issue', issue.auctions[0]?.indexRatio ?? null)
      : []),
    ...infoField.text(
      'info_coupon_frequency',
      issue.terms ? labelRef(`frequency_${issue.terms.frequency}`) : null,
    ),
    ...infoField.text('info_day_count', issue.terms && dayCountName(view, issue.terms.dayCount)),
    ...hinted(
      infoField.date('info_issue_date', issue.issued),
      issue.issuedInferred ? 'hint_issue_date_inferred' : null,
    ),
    ...infoField.date('info_dated_date', issue.issued && issue.terms ? issue.terms.dated : null),
    ...hinted(
      infoField.date('info_maturity_date', issue.maturity),
      issue.kind === 'corporate' ? 'hint_maturity_as_reported' : null,
    ),
    ...infoField.text('info_original_term', auction ? termName(view, auction.originalTerm) : null),
    ...infoField.money('info_face_value', 100, currency),
    ...infoField.money('info_minimum_denomination', auction?.minimum ?? null, currency),
    ...infoField.money('info_amount_issued', auction?.accepted ?? null, currency),
    ...hinted(
      infoField.money('info_amount_outstanding', amountOutstanding(issue), currency),
      issue.auctions.length > 0 ? 'hint_amount_by_auctions' : null,
    ),
  ]
}

/** Coupon of a floating-rate note: its index and its spread. */
function floatingTerms({ floating }: BondIssue): InfoItem[] {
  if (!floating) return []
  const spread = Number((floating.spread * 100).toFixed(3))
  return [
    ...infoField.text('info_floating_index', labelRef('floating_index_bill')),
    ...hinted(
      infoField.number('info_floating_spread', spread, 'percent'),
      floating.derived ? 'hint_floating_spread_derived' : null,
    ),
  ]
}

function couponType(issue: BondIssue): string {
  if (issue.kind === 'bill') return 'coupon_discount'
  if (issue.kind === 'frn') return 'coupon_floating'
  if (issue.kind === 'tips') return 'coupon_indexed'
  const kind = issue.holding?.couponKind
  if (kind === 'None') return 'coupon_none'
  return kind === 'Floating' || kind === 'Variable' ? 'coupon_floating' : 'coupon_fixed'
}

/** Identifiers; corporate bonds have only an ISIN (the data's terms). */
export function identifiers({ market }: View, issue: BondIssue): Identifier[] {
  const { lei } = market.issuerOf(issue)
  return [
    { id: 'isin', value: issue.isin },
    ...(issue.kind !== 'corporate' && issue.cusip ? [{ id: 'cusip', value: issue.cusip }] : []),
    ...(lei ? [{ id: 'lei', value: lei }] : []),
  ]
}
