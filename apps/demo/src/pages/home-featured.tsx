import { type HomeBond, numberOf } from '@accrue/api-client'
import { Badge, Card } from '@accrue/ui/controls'
import { type LabelOf, useLabel } from '@accrue/ui/foundation'
import { createColumns, DataTable } from '@accrue/ui/tables'
import { useMemo } from 'react'
import { PriceChange } from './price-change.tsx'

const column = createColumns<HomeBond>()

/** Bonds with a price of the day, those that moved most first; where values are withheld, their names. */
export function HomeFeatured({ bonds }: { bonds: readonly HomeBond[] }) {
  const label = useLabel()
  const isMasked = bonds.some(({ masked }) => masked)
  const title = label(isMasked ? 'home_featured' : 'home_movers')
  const columns = useMemo(() => featuredColumns(label), [label])
  return (
    <Card
      title={title}
      actions={
        bonds.some(({ isEstimation }) => isEstimation) ? (
          <Badge tone="warn">{label('estimation')}</Badge>
        ) : null
      }
    >
      <DataTable caption={title} columns={columns} data={bonds} empty={label('home_empty')} />
    </Card>
  )
}

function featuredColumns(label: LabelOf) {
  const details = ({ masked }: HomeBond) => (masked ? { locked: true } : undefined)
  const shared = { enableSorting: false, details }
  return [
    column.link('name', { header: label('home_issue'), href: ({ url }) => url, enableSorting: false }),
    column.number(({ price }) => numberOf(price), {
      ...shared,
      id: 'price',
      header: label('holding_price'),
      unit: '%',
      decimals: 2,
    }),
    column.accessor(({ priceChange }) => numberOf(priceChange), {
      id: 'priceChange',
      header: label('home_price_change'),
      enableSorting: false,
      meta: { kind: 'number', decimals: 2, sign: 'change', details },
      cell: ({ getValue }) => {
        const change = getValue()
        return change === null ? null : <PriceChange value={change} />
      },
    }),
    column.number(({ yield: fraction }) => scaled(numberOf(fraction), 100), {
      ...shared,
      id: 'yield',
      header: label('holding_yield'),
      unit: '%',
      decimals: 2,
    }),
    column.number(({ yieldChange }) => scaled(numberOf(yieldChange), 10_000), {
      ...shared,
      id: 'yieldChange',
      header: label('home_price_change'),
      unit: label('unit_bp'),
      decimals: 1,
      sign: 'change',
    }),
  ]
}

const scaled = (value: number | null, times: number) => (value === null ? null : value * times)
