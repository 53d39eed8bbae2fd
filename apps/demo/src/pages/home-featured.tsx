import { type HomeBond, numberOf } from '@accrue/api-client'
import { Badge, Card, Change, Link } from '@accrue/ui/controls'
import { type LabelOf, useLabel } from '@accrue/ui/foundation'
import { createColumns, DataTable, DataTableGrid } from '@accrue/ui/tables'
import { useMemo } from 'react'
import { Sparkline } from './sparkline.tsx'

const column = createColumns<HomeBond>()

/** Names take the width that the other columns leave, and require none. */
const namesFirst = 'desk:[&_th[scope=row]]:w-full desk:[&_th[scope=row]]:max-w-0'

/** Bonds with a price of the newest day, largest price change first; where values are withheld, their names and shapes. */
export function HomeFeatured({ bonds }: { bonds: readonly HomeBond[] }) {
  const label = useLabel()
  const isMasked = bonds.some(({ masked }) => masked)
  const title = label(isMasked ? 'home_featured' : 'home_movers')
  const columns = useMemo(
    () => [nameColumn(label), ...(isMasked ? shapeColumns(label) : valueColumns(label))],
    [label, isMasked],
  )
  return (
    <Card
      title={title}
      actions={
        bonds.some(({ isEstimation }) => isEstimation) ? (
          <Badge tone="warn">{label('estimation')}</Badge>
        ) : null
      }
      className="desk:[--row:2.5rem]"
    >
      <DataTable className={namesFirst} caption={title} columns={columns} data={bonds}>
        <DataTableGrid empty={label('home_empty')} />
      </DataTable>
    </Card>
  )
}

function nameColumn(label: LabelOf) {
  return column.accessor('name', {
    header: label('home_issue'),
    enableSorting: false,
    // Truncates a long name, so that it never makes its row higher.
    cell: ({ row: { original } }) => (
      <Link href={original.url} title={original.name} className="block desk:truncate">
        {original.name}
      </Link>
    ),
  })
}

function valueColumns(label: LabelOf) {
  return [
    column.number(({ price }) => numberOf(price), {
      id: 'price',
      header: label('holding_price'),
      unit: '%',
      decimals: 2,
      enableSorting: false,
    }),
    column.accessor(({ priceChange }) => numberOf(priceChange), {
      id: 'priceChange',
      header: label('home_price_change'),
      enableSorting: false,
      meta: { kind: 'number', decimals: 2, sign: 'change' },
      cell: ({ getValue }) => {
        const change = getValue()
        return change === null ? null : <Change value={change} />
      },
    }),
    column.number(({ yield: fraction }) => scaled(numberOf(fraction), 100), {
      id: 'yield',
      header: label('holding_yield'),
      unit: '%',
      decimals: 2,
      enableSorting: false,
    }),
    column.accessor(({ yieldChange }) => scaled(numberOf(yieldChange), 10_000), {
      id: 'yieldChange',
      // Of the yield next to it.
      header: label('unit_bp'),
      enableSorting: false,
      meta: { kind: 'number', decimals: 1, sign: 'change' },
      cell: ({ getValue }) => {
        const change = getValue()
        return change === null ? null : <Change of="yield" value={change} decimals={1} />
      },
    }),
  ]
}

function shapeColumns(label: LabelOf) {
  return [
    column.text(({ kind }) => label(kind), {
      id: 'kind',
      header: label('home_kind'),
      enableSorting: false,
    }),
    column.display({
      id: 'shape',
      header: label('home_three_months'),
      meta: { align: 'end' },
      cell: ({ row: { original } }) =>
        original.line ? (
          <span className="inline-flex">
            <Sparkline values={original.line.values} />
          </span>
        ) : null,
    }),
  ]
}

const scaled = (value: number | null, times: number) => (value === null ? null : value * times)
