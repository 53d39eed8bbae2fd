import { createColumns, DataTable, type RowMeta, ScrollTable, type TableCell } from '@accrue/ui/tables'

const rowMeta = <Row extends RowMeta>(row: Row): RowMeta => row

type Quote = { id: number; participant: string; bid: number; isBest: boolean }

export type QuoteRow = {
  id: string
  participant?: TableCell
  'bid.price'?: TableCell
  collapsible?: RowMeta['collapsible']
  variant?: RowMeta['variant']
  colSpan?: RowMeta['colSpan']
  depth?: RowMeta['depth']
}

const quoteColumn = createColumns<QuoteRow>()

export const QUOTE_COLUMNS = [
  quoteColumn.text('participant', {
    header: 'Market participant',
  }),
  quoteColumn.number(row => row['bid.price'], {
    id: 'bid.price',
    header: 'Bid',
  }),
]

type TotalRow = {
  id: string
  line?: TableCell
  collapsible?: RowMeta['collapsible']
  variant?: RowMeta['variant']
  colSpan?: RowMeta['colSpan']
  depth?: RowMeta['depth']
}

const totalColumn = createColumns<TotalRow>()

const TOTAL_COLUMNS = [
  totalColumn.text('line', {
    header: 'Line',
  }),
]
const TOTAL_ROWS: TotalRow[] = [
  { id: 'past', line: 'Before', collapsible: 'previous' },
  { id: 'all', line: 'Total', variant: 'total', colSpan: 2, depth: 0 },
]

export function Quotes({ quotes, mayAsk }: { quotes: readonly Quote[]; mayAsk: boolean }) {
  return (
    <>
      <DataTable
        caption="Quotes"
        columns={QUOTE_COLUMNS}
        data={quotes.map(({ id, participant, bid, isBest }) => ({
          id: String(id),
          participant,
          'bid.price': mayAsk ? bid : { locked: true },
          variant: isBest ? ('marked' as const) : undefined,
        }))}
        getRowId={row => row.id}
        getRowMeta={rowMeta}
      />
      <ScrollTable
        caption="Totals"
        columns={TOTAL_COLUMNS}
        data={TOTAL_ROWS}
        getRowId={row => row.id}
        getRowMeta={rowMeta}
      />
    </>
  )
}
