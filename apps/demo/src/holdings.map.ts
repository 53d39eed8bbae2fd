import type { IssueItem, NumericField } from '@accrue/api-client'
import type { LabelOf } from '@accrue/ui/foundation'
import { type CellObject, createColumns, type DataTableColumnDef } from '@accrue/ui/tables'

const column = createColumns<IssueItem>()

/**
 * The columns of a fund's bonds, with their weights. Coupon and currency are hidden by default: names and groups show
 * them, and the card is full.
 */
export function holdingColumns(items: readonly IssueItem[], label: LabelOf): DataTableColumnDef<IssueItem>[] {
  const isMasked = items.some(({ masked }) => masked)
  const { name, isin, coupon, matures, price, yieldToMaturity } = bondColumns(label, isMasked)
  const weight = column.number(({ weight }) => (weight.kind === 'value' ? weight.value * 100 : null), {
    id: 'weight',
    header: label('holding_weight'),
    decimals: 3,
    unit: '%',
    locked: items.some(({ weight }) => weight.kind === 'masked'),
    aggregationFn: 'sum',
    details: ({ weight }) => {
      if (weight.kind === 'masked') return { locked: true }
      return weight.kind === 'value' ? undefined : unknown(label)
    },
  })
  const currency = column.text(item => item.currency ?? unknown(label), {
    id: 'currency',
    header: label('info_currency'),
    getGroupingValue: item => item.currency,
    settings: { isShown: false },
    groups: currencyGroups(items),
  })
  return [
    name,
    isin,
    weight,
    { ...coupon, meta: { ...coupon.meta, settings: { isShown: false } } },
    matures,
    price,
    yieldToMaturity,
    currency,
  ]
}

/** The columns of a company's bonds. Server-side pages are not sorted here: that would reorder only the ten visible rows. */
export function companyIssueColumns(
  label: LabelOf,
  paged: boolean,
  isMasked = false,
): DataTableColumnDef<IssueItem>[] {
  const status = column.text(item => item.status ?? unknown(label), {
    id: 'status',
    header: label('issue_status'),
  })
  return [...Object.values(bondColumns(label, isMasked)), status].map(each => ({
    ...each,
    enableSorting: !paged,
  }))
}

/** The columns of any list of bonds; every blank has a reason, every withheld value is a chip (X3, P7). */
function bondColumns(label: LabelOf, isMasked: boolean) {
  return {
    name: column.link('name', { header: label('holding_name'), href: ({ url }) => url }),
    isin: column.text(item => item.isin ?? unknown(label), { id: 'isin', header: 'ISIN' }),
    coupon: percentColumn('coupon', 3, item => numberCell(item.couponRate, label), label),
    matures: column.day(item => item.matures ?? unknown(label), {
      id: 'matures',
      header: label('holding_matures'),
    }),
    price: percentColumn('price', 4, item => numberCell(item.indicativePrice, label), label, isMasked),
    // A yield is sent as a fraction.
    yieldToMaturity: percentColumn(
      'yield',
      3,
      item => numberCell(item.indicativeYield, label, 100),
      label,
      isMasked,
    ),
  }
}

function percentColumn(
  id: string,
  decimals: number,
  cell: (item: IssueItem) => CellObject,
  label: LabelOf,
  locked = false,
) {
  return column.number(cell, { id, header: label(`holding_${id}`), decimals, unit: '%', locked })
}

/** T2: currencies of bonds, by weight, the largest first. */
export function currencyGroups(items: readonly IssueItem[]): ReadonlyMap<string, { label: string }> {
  const weights = new Map<string, number>()
  for (const { currency, weight } of items) {
    if (!currency) continue
    const own = weight.kind === 'value' ? weight.value : 0
    weights.set(currency, (weights.get(currency) ?? 0) + own)
  }
  return new Map(
    [...weights]
      .sort(([, one], [, other]) => other - one)
      .map(([currency]) => [currency, { label: currency }]),
  )
}

const unknown = (label: LabelOf): CellObject => ({ reason: label('holding_unknown') })

function numberCell(field: NumericField, label: LabelOf, times = 1): CellObject {
  if (field.kind === 'masked') return { locked: true }
  return field.kind === 'value' ? { text: field.value * times } : unknown(label)
}
