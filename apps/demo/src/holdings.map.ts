import type { Figure, IssueItem } from '@accrue/api-client'
import type { LabelOf } from '@accrue/ui/foundation'
import type { CellObject, TableColumn, TableRow } from '@accrue/ui/tables'

/** The columns of a fund's bonds. */
export function holdingColumns(label: LabelOf): TableColumn[] {
  const number = (id: string, decimals: number, unit = '%'): TableColumn => ({
    ...{ id, header: label(`holding_${id}`), kind: 'number', decimals, unit },
  })
  return [
    { id: 'name', header: label('holding_name') },
    { id: 'isin', header: 'ISIN' },
    number('coupon', 3),
    { id: 'matures', header: label('holding_matures'), kind: 'day' },
    number('price', 4),
    number('yield', 3),
    { id: 'currency', header: label('info_currency') },
  ]
}

/** A row for each bond; every blank says why, every withheld figure is a chip (X3, P7). */
export function holdingRows(items: readonly IssueItem[], label: LabelOf): TableRow[] {
  const unknown: CellObject = { reason: label('holding_unknown') }
  const cell = (figure: Figure, times = 1): CellObject => {
    if (figure.kind === 'masked') return { locked: true }
    return figure.kind === 'value' ? { text: figure.value * times } : unknown
  }
  return items.map(item => ({
    id: String(item.id),
    cells: {
      name: { text: item.name, href: item.url },
      isin: item.isin ?? unknown,
      coupon: cell(item.couponRate),
      matures: item.matures ?? unknown,
      price: cell(item.indicativePrice),
      // a yield travels as a fraction
      yield: cell(item.indicativeYield, 100),
      currency: item.currency ?? unknown,
    },
  }))
}

/** The columns of a company's bonds. Those that the server pages are not sorted here: ten rows in another order would not be the first ten. */
export function issueColumns(label: LabelOf, paged: boolean): TableColumn[] {
  const columns = holdingColumns(label).filter(({ id }) => id !== 'currency')
  return [...columns, { id: 'status', header: label('issue_status') }].map(column =>
    paged ? { ...column, sortable: false } : column,
  )
}

/** A row for each bond of a company, with what has become of it. */
export function issueRows(items: readonly IssueItem[], label: LabelOf): TableRow[] {
  return holdingRows(items, label).map((row, at) => ({
    ...row,
    cells: { ...row.cells, status: items[at]?.status ?? { reason: label('holding_unknown') } },
  }))
}
