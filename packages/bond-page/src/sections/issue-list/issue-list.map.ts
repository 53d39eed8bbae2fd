import type { Figure, IssueItem, IssueList } from '@accrue/api-client'
import type { LabelOf } from '@accrue/ui/foundation'
import type { CellObject, TableColumn, TableRow } from '@accrue/ui/tables'
import { type FigureKind, KIND_RULES, showFigure } from '../../rules/number-rules.ts'

/** Latest issues and similar bonds come ten to a page (bond-page §9). */
export const ISSUES_ON_PAGE = 10

type Options = { label: LabelOf }

type FigureColumn = { id: string; header: string; kind: FigureKind; figure: (item: IssueItem) => Figure }

const FIGURES: readonly FigureColumn[] = [
  { id: 'price', header: 'field_indicativePrice', kind: 'price', figure: item => item.indicativePrice },
  { id: 'yield', header: 'field_indicativeYield', kind: 'yield', figure: item => item.indicativeYield },
  { id: 'coupon', header: 'issue_coupon', kind: 'coupon', figure: item => item.couponRate },
]

/** Q11: the columns of a list of bonds. What no bond on this page has, a day of placement or an amount, has no column. */
export function issueColumns({ items, total }: IssueList, { label }: Options): TableColumn[] {
  const currency = commonCurrency(items)
  const columns: TableColumn[] = [
    { id: 'name', header: label('issue_name') },
    ...FIGURES.map(({ id, header, kind }): TableColumn => {
      const { decimals, unit } = KIND_RULES[kind]
      return {
        ...{ id, header: label(header), kind: 'number', decimals },
        ...(unit ? { unit: label(unit) } : {}),
      }
    }),
    { id: 'matures', header: label('fact_maturity'), kind: 'day' },
    ...only(
      items.some(item => item.placed !== null),
      {
        ...{ id: 'placed', header: label('issue_placed'), kind: 'day' as const },
      },
    ),
    ...only(
      items.some(item => item.amount.kind === 'value'),
      {
        ...{ id: 'amount', header: label('issue_amount'), kind: 'number' as const },
        decimals: KIND_RULES.amount.decimals,
        ...(currency ? { unit: currency } : {}),
      },
    ),
    ...only(
      items.some(item => item.status !== null),
      { id: 'status', header: label('issue_status') },
    ),
  ]
  // the server pages the list: ten rows in another order would not be the first ten of that order
  return total > items.length ? columns.map(column => ({ ...column, sortable: false })) : columns
}

/** Q11: a row for each bond. Every blank says why, every withheld figure is a chip (X3, P7); the page's own bond is no link to itself. */
export function issueRows({ items }: IssueList, { label, bondId }: Options & { bondId: number }): TableRow[] {
  const currency = commonCurrency(items)
  const unknown: CellObject = { reason: label('reason_not_known') }
  return items.map(item => ({
    id: String(item.id),
    cells: {
      name: { text: item.name, href: item.id === bondId ? null : item.url },
      ...Object.fromEntries(
        FIGURES.map(({ id, kind, figure }) => [id, figureCell(kind, figure(item), unknown, label)]),
      ),
      matures: item.matures ?? unknown,
      placed: item.placed ?? unknown,
      amount: amountCell(item, currency, unknown, label),
      status: item.status ?? unknown,
    },
  }))
}

function figureCell(kind: FigureKind, figure: Figure, unknown: CellObject, label: LabelOf): CellObject {
  const shown = showFigure(kind, figure)
  if (shown.kind === 'masked') return { locked: true }
  if (shown.kind === 'value') return { text: shown.text }
  return shown.reason ? { reason: label(shown.reason) } : unknown
}

/** An amount says its currency where the head cannot say one for all. */
function amountCell(
  { amount, currency }: IssueItem,
  common: string | null,
  unknown: CellObject,
  label: LabelOf,
): CellObject {
  const cell = figureCell('amount', amount, unknown, label)
  return cell.text && currency && !common ? { ...cell, detail: currency } : cell
}

function commonCurrency(items: readonly IssueItem[]): string | null {
  const [first, ...others] = items.filter(item => item.amount.kind === 'value')
  return first && others.every(item => item.currency === first.currency) ? first.currency : null
}

function only(isWanted: boolean, column: TableColumn): TableColumn[] {
  return isWanted ? [column] : []
}
