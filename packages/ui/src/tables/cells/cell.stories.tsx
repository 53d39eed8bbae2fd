import type { Meta, StoryObj } from '@storybook/react-vite'
import { DataTable } from '../data-table/data-table.tsx'
import { ScrollTable } from '../scroll-table/scroll-table.tsx'
import { type CellColumn, type TableCell, toCellViewModel } from './cell.view-model.ts'
import { CellContent } from './cell-content.tsx'

const price: CellColumn = { kind: 'number', decimals: 4 }
const change: CellColumn = { kind: 'number', decimals: 2, sign: 'change' }

const KINDS: readonly (readonly [what: string, cell: TableCell, column: CellColumn])[] = [
  ['A number in its column’s decimals', 101.09375, price],
  ['A change, up', { text: 0.12, tone: 'up' }, change],
  ['A change, down', { text: -0.0406, tone: 'down' }, change],
  ['A day', '2024-08-22', { kind: 'day' }],
  ['A rating that went down', { text: 'AA+', tone: 'down' }, {}],
  [
    'A link',
    { text: 'Frankfurt SE', href: '/trading-grounds/3/', info: 'Prices are delayed by 15 minutes.' },
    {},
  ],
  ['An address that is no safe link', { text: 'Frankfurt SE', href: 'javascript:alert(1)' }, {}],
  ['An estimated value', { text: 101.485, reason: 'Estimated: mid of bid and ask.' }, price],
  ['A blank with its reason', { reason: 'Withheld: the yield exceeds 2,000 %.' }, price],
  ['A blank', null, price],
  ['A second text', { text: 'Frankfurt SE', detail: 'Xetra' }, {}],
  ['A second text after a link', { text: 'Term sheet', href: '/documents/1/', detail: 'illustrative' }, {}],
  [
    'A long text',
    'Treasury notes of series B-2034 are auctioned on a single-price basis to competitive and noncompetitive bidders.',
    {},
  ],
  ['Withheld', { locked: true }, price],
  ['Withheld, with its reason', { locked: true, reason: 'Trading ground 381 needs NSD access.' }, price],
  ['May be asked for', { placeholder: 'send' }, price],
  ['The request is under way', { placeholder: 'sending' }, price],
  ['The request was sent', { placeholder: 'sent' }, price],
  ['Cannot be asked for', { placeholder: 'forbidden' }, price],
]

/** Every kind of cell of a table beside its description. */
function AllCells() {
  return (
    <dl
      data-ui=""
      className="grid max-w-160 grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-6 rounded-card border border-line bg-surface px-5 py-2 text-13"
    >
      {KINDS.map(([what, cell, column]) => (
        <div
          key={what}
          className="col-span-2 grid min-h-row grid-cols-subgrid items-center border-b border-line py-1 last:border-b-0"
        >
          <dt className="text-ink-3">{what}</dt>
          <dd className="num">
            <CellContent
              cell={toCellViewModel(cell, column, 'en')}
              showsAction
              about="UniCredit"
              onRequest={() => {}}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const meta = {
  title: 'Tables/Cells',
  component: DataTable,
  subcomponents: { ScrollTable },
  // the controls are on the page of the table
  parameters: { controls: { disable: true } },
  render: () => <AllCells />,
} satisfies Meta<typeof DataTable>

export default meta
type Story = StoryObj<typeof DataTable>

export const ForPro: Story = {}

export const ForVisitor: Story = { parameters: { session: 'visitor' } }

export const ForReader: Story = { parameters: { session: 'reader' } }

export const Dark: Story = { parameters: { theme: 'dark', session: 'visitor' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
