import {
  AddToWatchlist,
  purchaseFields,
  useWatchlistCard,
  WatchlistCard,
  type WatchlistItem,
  type WatchlistList,
} from '@accrue/ui/blocks'
import { Card, ErrorState, Skeleton } from '@accrue/ui/controls'
import { PageTitle } from '@accrue/ui/shell'
import { createColumns, DataTable, DataTableGrid } from '@accrue/ui/tables'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { stockQuery, watchlistsQuery } from './queries.ts'
import { server } from './sample-server.ts'

const FIELDS = purchaseFields({ priceUnit: 'EUR', priceDecimals: 2 })

const column = createColumns<WatchlistList>()
const COLUMNS = [
  column.text('name', { header: 'List' }),
  column.text(({ values }) => values.quantity, { id: 'quantity', header: 'Quantity' }),
  column.number(({ values }) => values.price, {
    id: 'price',
    header: 'Price paid',
    unit: 'EUR',
    decimals: 2,
  }),
  column.day(({ values }) => values.day, { id: 'day', header: 'Bought' }),
]

type Stock = { id: number; name: string; price: number | null }

/** A stock that can be put on lists, with what was paid for it. */
export function WatchlistPage() {
  const id = Number(useParams().id)
  const stock = useQuery(stockQuery(id))
  const lists = useQuery(watchlistsQuery(id))
  if (stock.data && lists.data) return <StockLists key={id} stock={stock.data} lists={lists.data} />
  if (!stock.isError && !lists.isError) return <Skeleton lines={6} />
  return (
    <ErrorState
      className="min-h-50"
      onRetry={() => {
        stock.refetch()
        lists.refetch()
      }}
    />
  )
}

function StockLists({ stock, lists }: { stock: Stock; lists: readonly WatchlistList[] }) {
  const queries = useQueryClient()
  const card = useWatchlistCard(lists)
  const onSettled = () => queries.invalidateQueries({ queryKey: watchlistsQuery(stock.id).queryKey })
  const append = useMutation({
    mutationFn: (items: readonly WatchlistItem[]) => server.addToWatchlists(stock.id, items),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: (ids: readonly number[]) => server.removeFromWatchlists(stock.id, ids),
    onSettled,
  })
  const chosen = useMemo(() => lists.filter(({ checked }) => checked), [lists])

  return (
    <>
      <PageTitle title={stock.name} actions={<AddToWatchlist model={card} />}>
        Sample data
      </PageTitle>
      {card.mounted && (
        <WatchlistCard
          model={card}
          append={async ({ items }) => {
            const watchlists = await append.mutateAsync(items)
            return { kind: 'ok', data: { saved: true, watchlists, message: null } }
          }}
          remove={async ({ ids }) => ({ kind: 'ok', data: await remove.mutateAsync(ids) })}
          fields={FIELDS}
          name={stock.name}
          currentPrice={stock.price}
          currency="EUR"
        />
      )}
      <Card title="On your lists" className="overflow-clip">
        <DataTable caption="On your lists" columns={COLUMNS} data={chosen} className="pt-2">
          <DataTableGrid empty="Not on any list" />
        </DataTable>
      </Card>
    </>
  )
}
