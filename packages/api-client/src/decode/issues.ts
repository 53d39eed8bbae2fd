import { requireListIn, requireObject, responseOf } from './body.ts'
import { type Day, day } from './day.ts'
import { maskable, type NumericField, numericField } from './numeric-field.ts'
import { field, flag, type Raw, rawRows, text, textOrNull, whole } from './reading.ts'

/** A bond in a list of bonds. */
export type IssueItem = {
  id: number
  name: string
  url: string | null
  issuerName: string | null
  status: string | null
  isin: string | null
  currency: string | null
  placed: Day | null
  matures: Day | null
  /** Per cent a year. */
  couponRate: NumericField
  amount: NumericField
  /** Share in the fund's reported holdings, a fraction; only in a fund's list. */
  weight: NumericField
  masked: boolean
  indicativePrice: NumericField
  /** A fraction. */
  indicativeYield: NumericField
  /** Days. */
  duration: NumericField
}

/** One page of a list of bonds. `total` is at least the number of items. */
export type IssueList = { total: number; page: number; items: IssueItem[] }

/** A page of latest issues or similar bonds, with or without the `{response}` wrapper. */
export function decodeIssueAnswer(body: unknown): IssueList {
  const raw = responseOf(requireObject(body))
  requireListIn(raw, 'items')
  return decodeIssueList(raw)
}

/** Skips items without an id, and duplicates. */
export function decodeIssueList(raw: Raw): IssueList {
  const byId = new Map<number, IssueItem>()
  for (const one of rawRows(field(raw, 'items'))) {
    const id = whole(one, 'id')
    if (id !== null && !byId.has(id)) byId.set(id, itemOf(one, id))
  }
  const items = [...byId.values()]
  return {
    total: Math.max(whole(raw, 'total') ?? 0, items.length),
    page: Math.max(1, whole(raw, 'page') ?? 1),
    items,
  }
}

function itemOf(raw: Raw, id: number): IssueItem {
  const masked = flag(raw, 'masked')
  return {
    id,
    name: text(raw, 'name'),
    url: textOrNull(raw, 'url'),
    issuerName: textOrNull(raw, 'emitent_name'),
    status: textOrNull(raw, 'status'),
    isin: textOrNull(raw, 'isin'),
    currency: textOrNull(raw, 'currency'),
    placed: day(raw, 'placement_date'),
    matures: day(raw, 'maturity_date'),
    couponRate: numericField(raw, 'cupon_rate'),
    amount: numericField(raw, 'amount'),
    weight: maskable(raw, 'weight', masked),
    masked,
    indicativePrice: maskable(raw, 'indicative_price', masked),
    indicativeYield: maskable(raw, 'indicative_yield', masked),
    duration: maskable(raw, 'duration', masked),
  }
}
