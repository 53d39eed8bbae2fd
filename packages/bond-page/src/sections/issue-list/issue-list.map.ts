import type { IssueItem, IssueList, NumericField } from '@accrue/api-client'
import type { LabelOf } from '@accrue/ui/foundation'
import { type CellObject, createColumns, type DataTableColumnDef } from '@accrue/ui/tables'
import { KIND_RULES, type NumberKind, shownCell } from '../../rules/number-rules.ts'

/** Page size of latest issues and similar bonds (bond-page §9). */
export const ISSUES_ON_PAGE = 10

type Options = {
  label: LabelOf
  /** The page's bond; null on a page without one. */
  bondId: number | null
}

type NumberColumn = {
  id: string
  header: string
  kind: NumberKind
  field: (item: IssueItem) => NumericField
}

const NUMBER_COLUMNS: readonly NumberColumn[] = [
  { id: 'price', header: 'field_indicativePrice', kind: 'price', field: item => item.indicativePrice },
  { id: 'yield', header: 'field_indicativeYield', kind: 'yield', field: item => item.indicativeYield },
  { id: 'coupon', header: 'issue_coupon', kind: 'coupon', field: item => item.couponRate },
]

const column = createColumns<IssueItem>()

/**
 * Q11: the columns of a list of bonds. Day of placement, amount and status need a value in some row. Every blank has a reason, every
 * withheld value is a chip (X3, P7); the page's own bond is not a link.
 */
export function issueColumns(
  { items, total }: IssueList,
  { label, bondId }: Options,
): DataTableColumnDef<IssueItem>[] {
  const currency = commonCurrency(items)
  const unknown: CellObject = { reason: label('reason_not_known') }
  // the server pages the list, so sorting one page would not give the first rows of that order
  const enableSorting = total <= items.length
  const name = column.link('name', {
    header: label('issue_name'),
    href: item => (item.id === bondId ? null : item.url),
    enableSorting,
  })
  const numbers = NUMBER_COLUMNS.map(({ id, header, kind, field }) => {
    const { decimals, unit } = KIND_RULES[kind]
    return column.number(item => shownCell(kind, field(item), label, { unknown }), {
      id,
      header: label(header),
      decimals,
      unit: unit && label(unit),
      locked: items.some(item => field(item).kind === 'masked'),
      enableSorting,
    })
  })
  const matures = column.day(item => item.matures ?? unknown, {
    id: 'matures',
    header: label('fact_maturity'),
    enableSorting,
  })
  const placed = column.day(item => item.placed ?? unknown, {
    id: 'placed',
    header: label('issue_placed'),
    enableSorting,
  })
  const amount = column.number(item => amountCell(item, currency, unknown, label), {
    id: 'amount',
    header: label('issue_amount'),
    decimals: KIND_RULES.amount.decimals,
    unit: currency ?? undefined,
    enableSorting,
  })
  const status = column.text(item => item.status ?? unknown, {
    id: 'status',
    header: label('issue_status'),
    enableSorting,
  })
  return [
    name,
    ...numbers,
    matures,
    ...(items.some(item => item.placed !== null) ? [placed] : []),
    ...(items.some(item => item.amount.kind === 'value') ? [amount] : []),
    ...(items.some(item => item.status !== null) ? [status] : []),
  ]
}

/** An amount has its currency unless all amounts share one, which is in the heading. */
function amountCell(
  { amount, currency }: IssueItem,
  common: string | null,
  unknown: CellObject,
  label: LabelOf,
): CellObject | null {
  const cell = shownCell('amount', amount, label, { unknown })
  return cell?.text && currency && !common ? { ...cell, detail: currency } : cell
}

function commonCurrency(items: readonly IssueItem[]): string | null {
  const [first, ...others] = items.filter(item => item.amount.kind === 'value')
  return first && others.every(item => item.currency === first.currency) ? first.currency : null
}
