import { type Day, day } from './day.ts'
import { type Figure, figure, maskable } from './figure.ts'
import { needListIn, needObject, responseOf } from './form.ts'
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
  couponRate: Figure
  amount: Figure
  /** The share in what a fund reports to hold, a fraction; only in the list of a fund. */
  weight: Figure
  masked: boolean
  indicativePrice: Figure
  /** A fraction. */
  indicativeYield: Figure
  /** Days. */
  duration: Figure
}

/** One page of a list of bonds. `total` is never below the number of items. */
export type IssueList = { total: number; page: number; items: IssueItem[] }

/** A page of bonds, bare or in `{response}` (latest issues, similar bonds). */
export function decodeIssueAnswer(body: unknown): IssueList {
  const raw = responseOf(needObject(body))
  needListIn(raw, 'items')
  return decodeIssueList(raw)
}

/** A list of bonds from its object; items without an id are left out, repeated ones kept once. */
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
    couponRate: figure(raw, 'cupon_rate'),
    amount: figure(raw, 'amount'),
    weight: maskable(raw, 'weight', masked),
    masked,
    indicativePrice: maskable(raw, 'indicative_price', masked),
    indicativeYield: maskable(raw, 'indicative_yield', masked),
    duration: maskable(raw, 'duration', masked),
  }
}
