import type { Figure, IssueItem } from '@accrue/api-client'
import type { LabelOf } from '@accrue/ui/foundation'
import type { CellObject, SettingsColumn, TableColumn, TableGroup, TableRow } from '@accrue/ui/tables'

/** The columns of a fund's bonds. Coupon and currency are shown when asked for: the name and the groups tell them, and the card is full. */
export function holdingColumns(label: LabelOf): SettingsColumn[] {
  const [name, isin, coupon, ...others] = bondColumns(label)
  const currency = { id: 'currency', header: label('info_currency'), check: false }
  return [name, isin, percent(label, 'weight', 3), { ...coupon, check: false }, ...others, currency]
}

/** The columns of a company's bonds. Those that the server pages are not sorted here: ten rows in another order would not be the first ten. */
export function issueColumns(label: LabelOf, paged: boolean): TableColumn[] {
  return [...bondColumns(label), { id: 'status', header: label('issue_status') }].map(column =>
    paged ? { ...column, sortable: false } : column,
  )
}

/** The columns of any list of bonds. */
function bondColumns(
  label: LabelOf,
): [name: TableColumn, isin: TableColumn, coupon: TableColumn, ...others: TableColumn[]] {
  return [
    { id: 'name', header: label('holding_name') },
    { id: 'isin', header: 'ISIN' },
    percent(label, 'coupon', 3),
    { id: 'matures', header: label('holding_matures'), kind: 'day' },
    percent(label, 'price', 4),
    percent(label, 'yield', 3),
  ]
}

function percent(label: LabelOf, id: string, decimals: number): TableColumn {
  return { id, header: label(`holding_${id}`), kind: 'number', decimals, unit: '%' }
}

/** A row for each bond of a fund, with its share of the fund. */
export function holdingRows(items: readonly IssueItem[], label: LabelOf): TableRow[] {
  const cells = cellsOf(label)
  return items.map(item => ({
    id: String(item.id),
    group: item.currency ?? '',
    cells: {
      ...cells.bond(item),
      weight: cells.figure(item.weight, 100),
      currency: item.currency ?? cells.unknown,
    },
  }))
}

/** T2: the currencies of bonds, the heaviest first, each with what these bonds are of the fund. */
export function currencyGroups(items: readonly IssueItem[]): TableGroup[] {
  const weights = new Map<string, number>()
  for (const { currency, weight } of items) {
    if (!currency) continue
    const own = weight.kind === 'value' ? weight.value * 100 : 0
    weights.set(currency, (weights.get(currency) ?? 0) + own)
  }
  return [...weights]
    .sort(([, one], [, other]) => other - one)
    .map(([id, weight]) => ({ id, label: id, cells: { weight } }))
}

/** A row for each bond of a company, with what has become of it. */
export function issueRows(items: readonly IssueItem[], label: LabelOf): TableRow[] {
  const cells = cellsOf(label)
  return items.map(item => ({
    id: String(item.id),
    cells: { ...cells.bond(item), status: item.status ?? cells.unknown },
  }))
}

/** The cells of a bond; every blank says why, every withheld figure is a chip (X3, P7). */
function cellsOf(label: LabelOf) {
  const unknown: CellObject = { reason: label('holding_unknown') }
  const figure = (given: Figure, times = 1): CellObject => {
    if (given.kind === 'masked') return { locked: true }
    return given.kind === 'value' ? { text: given.value * times } : unknown
  }
  const bond = (item: IssueItem): TableRow['cells'] => ({
    name: { text: item.name, href: item.url },
    isin: item.isin ?? unknown,
    coupon: figure(item.couponRate),
    matures: item.matures ?? unknown,
    price: figure(item.indicativePrice),
    // a yield travels as a fraction
    yield: figure(item.indicativeYield, 100),
  })
  return { unknown, figure, bond }
}
