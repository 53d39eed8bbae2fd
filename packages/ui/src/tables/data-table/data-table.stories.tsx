import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useMemo, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Card } from '../../controls/card/card.tsx'
import { MS_PER_DAY } from '../../foundation/calendar/day.ts'
import {
  ARCHIVE_COLUMNS,
  ARCHIVE_ROWS,
  type ArchiveDay,
  CASH_FLOW_COLUMNS,
  CASH_FLOW_ROWS,
  cashFlowMeta,
  longArchive,
  QUOTE_COLUMNS,
  QUOTE_NAMES,
  QUOTE_ROWS,
  QUOTE_ROWS_ON_REQUEST,
  type Quote,
  RATING_COLUMNS,
  RATING_ROWS,
  withheld,
} from '../../testing/fixtures/treasury-tables.ts'
import type { TableCell } from '../cells/cell.view-model.ts'
import { createColumns, type DataTableColumnDef } from './columns/columns.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { DataTableGrid } from './data-table-grid.tsx'
import { DataTableToolbar } from './data-table-toolbar.tsx'
import type { TableOptionProps } from './model/table-options.ts'

/** The card around a section's table on the page; it clips, so that rows keep its corners. */
function Sheet({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <Card {...(title ? { title } : {})} className="overflow-clip">
      <div className="pt-2">{children}</div>
    </Card>
  )
}

/** A table of its options, not of a model. */
type QuotesProps = Extract<DataTableProps<Quote>, { columns: unknown }>

const meta = {
  title: 'Tables/Data table',
  component: DataTable<Quote>,
  subcomponents: { DataTableGrid, DataTableToolbar },
  args: {
    caption: 'Market quotes',
    columns: QUOTE_COLUMNS,
    data: QUOTE_ROWS,
    getRowId: ({ id }) => id,
    limit: 5,
    total: 8,
  },
  render: args => (
    <Sheet title={args.showCaption ? undefined : args.caption}>
      <DataTable {...args} />
    </Sheet>
  ),
} satisfies Meta<QuotesProps>

export default meta
type Story = StoryObj<QuotesProps>

export const Default: Story = {}

export const Sorted: Story = { args: { initialState: { sorting: [{ id: 'gspread', desc: true }] } } }

export const Loading: Story = {
  args: { data: [], total: 0, status: 'loading', children: <DataTableGrid skeletonRows={5} /> },
}

export const Reloading: Story = { args: { status: 'loading' } }

export const Empty: Story = {
  args: {
    data: [],
    total: 0,
    children: <DataTableGrid empty="No market participant quotes this issue today." />,
  },
}

export const Failed: Story = {
  args: {
    data: [],
    total: 0,
    status: 'failed',
    children: <DataTableGrid failure="The quotes did not arrive." onRetry={() => {}} />,
  },
}

const locked = { data: QUOTE_ROWS.slice(0, 5), total: 12, lock: 'paid' as const }

export const LockedRowsForVisitor: Story = { args: locked, parameters: { session: 'visitor' } }

export const LockedRowsForReader: Story = { args: locked, parameters: { session: 'reader' } }

export const LockedRowsForPro: Story = {
  args: { ...locked, data: QUOTE_ROWS, total: 8 },
  parameters: { session: 'pro' },
}

const masked = { data: QUOTE_ROWS.map(row => withheld(row, { locked: true })) }

export const LockedValuesForVisitor: Story = { args: masked, parameters: { session: 'visitor' } }

export const LockedValuesForReader: Story = { args: masked, parameters: { session: 'reader' } }

/** Two participants show their quotes on request; the story responds as the server would. */
function QuoteRequests() {
  const [sent, setSent] = useState<readonly string[]>([])
  const data = useMemo(
    () =>
      QUOTE_ROWS_ON_REQUEST.map(row =>
        sent.includes(row.id) ? withheld(row, { placeholder: 'sent' }) : row,
      ),
    [sent],
  )
  const [ask] = useState(() => (row: Quote) => setSent(now => [...now, row.id]))
  return (
    <Sheet title="Market quotes">
      <DataTable
        caption="Market quotes"
        columns={QUOTE_COLUMNS}
        data={data}
        getRowId={({ id }) => id}
        initialState={{ sorting: [{ id: 'gspread', desc: true }] }}
      >
        <DataTableGrid onRequestAccess={ask} />
      </DataTable>
    </Sheet>
  )
}

export const QuotesOnRequest: Story = { render: () => <QuoteRequests />, parameters: { session: 'reader' } }

export const Groups: Story = {
  render: () => (
    <Sheet title="Ratings">
      <DataTable
        caption="Ratings"
        columns={RATING_COLUMNS}
        data={RATING_ROWS}
        initialState={{ grouping: ['subject'] }}
      />
    </Sheet>
  ),
}

const EXCHANGES = ['Frankfurt SE', 'Stuttgart SE', 'Tradegate', 'Quotrix']

const isExchange = ({ id }: Quote) => EXCHANGES.includes(QUOTE_NAMES[Number(id) - 1] ?? '')

/** A group can have values of its own: here the best bid and ask. */
export const GroupsWithSubtotals: Story = {
  render: () => (
    <Sheet title="Market quotes">
      <DataTable
        caption="Market quotes"
        columns={GROUPED_COLUMNS}
        data={QUOTE_ROWS}
        getRowId={({ id }) => id}
        initialState={{ grouping: ['group'] }}
      />
    </Sheet>
  ),
}

const GROUPED_COLUMNS = [
  ...QUOTE_COLUMNS,
  createColumns<Quote>().text(row => (isExchange(row) ? 'exchange' : 'bank'), {
    id: 'group',
    header: 'Kind',
    groups: new Map([
      ['exchange', { label: 'Exchanges', cells: { bid: 101.425, ask: 101.545 } }],
      ['bank', { label: 'Banks', cells: { bid: 101.43, ask: 101.54 } }],
    ]),
  }),
]

export const PreviousAndNextRows: Story = {
  render: () => (
    <Sheet title="Cash flow, per 1,000 USD">
      <DataTable
        caption="Cash flow, per 1,000 USD"
        columns={CASH_FLOW_COLUMNS}
        data={CASH_FLOW_ROWS}
        getRowMeta={cashFlowMeta}
      />
    </Sheet>
  ),
}

export const RowNumbersAndCheckboxes: Story = {
  args: {
    initialState: { rowSelection: { 2: true, 3: true } },
    children: <DataTableGrid rowNumbers selectable />,
  },
}

/** The archive of one note, with the props of a story. */
const archiveOf = (
  props: Partial<TableOptionProps<ArchiveDay>>,
  isNumbered = false,
): Pick<Story, 'render'> => ({
  render: () => (
    <Sheet title="Archive">
      <DataTable caption="Archive" columns={ARCHIVE_COLUMNS} data={ARCHIVE_ROWS} {...props}>
        <DataTableGrid rowNumbers={isNumbered} />
      </DataTable>
    </Sheet>
  ),
})

/** Real days of one note; the published data of its last day is bad, so the cell is blank with a reason. */
export const Archive: Story = archiveOf({ limit: 10 })

/** As long as an archive gets: each press adds a hundred rows. */
export const LongArchive: Story = archiveOf({ data: longArchive(), limit: 50, step: 100 })

const YEARS = [2015, 2016, 2017, 2018]

type Close = { issue: string; date: string; year: string } & Record<string, string | number>
const close = createColumns<Close>()

/** Generated days and closing prices of many notes: a random walk that is the same in every run. */
function manyCloses(count: number): { columns: DataTableColumnDef<Close>[]; data: Close[] } {
  const numbers = (ids: string[], unit: string, decimals: number) =>
    ids.map(id => close.number(row => row[id], { id, header: id, unit, decimals }))
  const columns = [
    close.text('issue', { header: 'Issue' }),
    close.day('date', { header: 'Date' }),
    ...numbers(['Open', 'High', 'Low', 'Close', 'Bid', 'Ask', 'Mid', 'Average', 'Indicative'], '%', 4),
    ...numbers(['To maturity', 'To put', 'Simple', 'Current', 'Effective'], '%', 3),
    ...numbers(['G-spread', 'T-spread', 'Z-spread'], 'bp', 1),
    close.number('duration', { header: 'Duration', unit: 'days', decimals: 0 }),
  ]
  const first = Date.UTC(2015, 0, 2)
  const data = Array.from({ length: count }, (_, index): Close => {
    const row: Close = {
      issue: `UST ${(1 + (index % 17) / 4).toFixed(3)} % ${2026 + (index % 29)}`,
      date: new Date(first + MS_PER_DAY * Math.floor(index / 40)).toISOString().slice(0, 10),
      year: String(YEARS[Math.floor((index * YEARS.length) / count)]),
    }
    for (const [place, { id = '' }] of columns.slice(2).entries())
      row[id] =
        Math.round(
          1e4 * (place < 9 ? 96 + ((index * 7 + place) % 97) / 12 : 3 + ((index + place) % 53) / 25),
        ) / 1e4
    return row
  })
  return { columns, data }
}

function ManyRows({ count }: { count: number }) {
  const [table] = useState(() => manyCloses(count))
  return (
    <Sheet title="Closing prices">
      <DataTable caption="Closing prices" {...table}>
        <DataTableGrid rowNumbers />
      </DataTable>
    </Sheet>
  )
}

const lefts = (row: Element | null) =>
  [...(row?.children ?? [])].map(cell => cell.getBoundingClientRect().left)

const rowIndexes = (element: HTMLElement) =>
  [...element.querySelectorAll('tbody [aria-rowindex]')].map(row => Number(row.getAttribute('aria-rowindex')))

/** T2: rows mount and unmount as the page scrolls, under sticky headings; the table reports their positions. */
export const TwoThousandRows: Story = {
  render: () => <ManyRows count={2000} />,
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.defaultView
    await expect(within(canvasElement).getByRole('table')).toHaveAttribute('aria-rowcount', '2001')
    await expect(rowIndexes(canvasElement)[0]).toBe(2)
    page?.scrollTo(0, 36_000)
    await waitFor(() => expect(rowIndexes(canvasElement)[0]).toBeGreaterThan(900))
    const copy = () => canvasElement.querySelector('[data-slot=fixed-head] tr')
    await waitFor(() => expect(copy()).not.toBeNull())
    await expect(lefts(copy())).toEqual(
      lefts(canvasElement.querySelector('[data-slot=table-scroller] thead tr')),
    )
    page?.scrollTo(0, 0)
    await waitFor(() => expect(rowIndexes(canvasElement)[0]).toBe(2))
  },
}

/** A hundred thousand rows with twenty columns, sorted by one press; only rows near the view are rendered. */
export const HundredThousandRows: Story = {
  render: () => <ManyRows count={100_000} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvasElement.querySelectorAll('tbody tr').length).toBeLessThan(100)
    // the only heading that every width shows
    await userEvent.click(canvas.getByRole('button', { name: 'Issue' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Issue, ascending')
    const page = canvasElement.ownerDocument.defaultView
    page?.scrollTo(0, canvasElement.ownerDocument.documentElement.scrollHeight)
    await waitFor(() => expect(rowIndexes(canvasElement).at(-1)).toBe(100_001))
    page?.scrollTo(0, 0)
    await waitFor(() => expect(rowIndexes(canvasElement)[0]).toBe(2))
  },
}

/** Closing prices grouped by year; a year can show its number of days. */
function ClosesByYear({ count, children }: { count: number; children?: (table: ReactNode) => ReactNode }) {
  const [{ columns, data }] = useState(() => manyCloses(count))
  const year = useMemo(
    () =>
      close.text('year', {
        header: 'Year',
        groups: new Map(YEARS.map(each => [String(each), { label: `Year ${each}`, cells: { Open: 99.5 } }])),
      }),
    [],
  )
  const shown = useMemo(() => [...columns.slice(0, 12), year], [columns, year])
  const table = (
    <DataTable
      caption="Closing prices by year"
      columns={shown}
      data={data}
      initialState={{ grouping: ['year'] }}
    >
      <DataTableGrid rowNumbers />
    </DataTable>
  )
  return <Sheet title="Closing prices by year">{children ? children(table) : table}</Sheet>
}

const fixedGroup = (element: HTMLElement) => element.querySelector<HTMLElement>('[data-slot=fixed-group]')

/** Presses the sticky group heading and checks where the group's own heading is afterwards. */
async function collapseFromCopy(element: HTMLElement, year: string) {
  await waitFor(() => expect(fixedGroup(element)).toHaveTextContent(year))
  const button = fixedGroup(element)?.querySelector('button')
  if (!button) throw new Error('the heading that stays is a button')
  await userEvent.click(button)
  const own = within(element).getByRole('button', { name: new RegExp(year), expanded: false })
  const head = element.querySelector('[data-slot=fixed-head] thead')
  await waitFor(() =>
    expect(
      Math.abs(
        (own.closest('tr')?.getBoundingClientRect().top ?? 0) - (head?.getBoundingClientRect().bottom ?? -99),
      ),
    ).toBeLessThan(2),
  )
}

/** T2: below the headings, the heading of the current group stays in view; pressing it collapses the group. */
export const GroupsThatStay: Story = {
  render: () => <ClosesByYear count={160} />,
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.defaultView
    await expect(fixedGroup(canvasElement)).toBeNull()
    page?.scrollTo(0, 900)
    await waitFor(() => expect(fixedGroup(canvasElement)).toHaveTextContent('Year 2015'))
    await expect(lefts(fixedGroup(canvasElement)?.querySelector('tr') ?? null)).toEqual(
      lefts(canvasElement.querySelector('[data-slot=table-group]')),
    )
    page?.scrollTo(0, 2300)
    await collapseFromCopy(canvasElement, 'Year 2016')
    await expect(fixedGroup(canvasElement)).toBeNull()
    page?.scrollTo(0, 900)
    await waitFor(() => expect(fixedGroup(canvasElement)).toHaveTextContent('Year 2015'))
  },
}

/** T2: the same with four thousand rows in a scroll box. */
export const GroupsThatStayInABox: Story = {
  render: () => (
    <ClosesByYear count={4000}>
      {table => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll box needs focus to scroll by keyboard
        <section aria-label="Prices" tabIndex={0} className="relative h-[26rem] overflow-y-auto">
          {table}
        </section>
      )}
    </ClosesByYear>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('region', { name: 'Prices' })
    box.scrollTop = 60_000
    await collapseFromCopy(canvasElement, 'Year 2016')
    box.scrollTop += 9000
    await waitFor(() => expect(fixedGroup(canvasElement)).toHaveTextContent('Year 2017'))
  },
}

export const GroupsThatStayOnAPhone: Story = { ...GroupsThatStay, globals: { viewport: { value: 'phone' } } }

type Document = { name: TableCell; terms: string; note: TableCell }

const DOCUMENTS: Document[] = [
  {
    name: { text: 'Offering announcement', href: '/documents/1/', info: 'Published by TreasuryDirect.' },
    terms:
      'Treasury notes of series B-2034 are auctioned on a single-price basis to competitive and noncompetitive bidders, direct bidders and foreign monetary authorities included.',
    note: 'The note was reopened twice. Bidders may tender for their own account or for customers; a single bidder may not be awarded more than 35 per cent of the offering in one auction.',
  },
  {
    name: { text: 'Auction results', href: '/documents/2/' },
    terms: 'Bid-to-cover ratio 2.53, high yield 4.093 %.',
    note: { text: null, reason: 'No comment was given.' },
  },
]

const document = createColumns<Document>()
const DOCUMENT_COLUMNS = [
  document.text('name', { header: 'Document' }),
  document.text('terms', { header: 'Terms' }),
  document.comment('note', { header: 'Comment', enableSorting: false }),
]

export const LongText: Story = {
  render: () => (
    <Sheet title="Documents">
      <DataTable caption="Documents" columns={DOCUMENT_COLUMNS} data={DOCUMENTS} />
    </Sheet>
  ),
}

export const WithDimension: Story = {
  args: { showCaption: true, dimension: 'Prices in per cent of face value' },
}

/** T2, in a real layout: the copy appears when the headings leave the view, lines up with the same columns, and leaves with the table. */
export const HeadingsThatStay: Story = {
  ...archiveOf({ limit: 60 }, true),
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.defaultView
    const head = canvasElement.querySelector('thead tr')
    const copy = () => canvasElement.querySelector('[data-slot=fixed-head]')
    await expect(copy()).toBeNull()
    page?.scrollTo(0, 900)
    await waitFor(() => expect(copy()).not.toBeNull())
    await expect(lefts(copy()?.querySelector('tr') ?? null)).toEqual(lefts(head))
    await expect(Math.round(copy()?.firstElementChild?.getBoundingClientRect().top ?? -1)).toBe(0)
    page?.scrollTo(0, canvasElement.ownerDocument.documentElement.scrollHeight)
    page?.scrollTo(0, 0)
    await waitFor(() => expect(copy()).toBeNull())
  },
}

const LONG_NAME = 'Indicative price of the whole day'

/** T2, T3: on a phone the copy's data column has a name that is longer than its numbers: one line, over the row headings' column. */
export const HeadingsThatStayOnAPhone: Story = {
  ...archiveOf({
    columns: ARCHIVE_COLUMNS.map((column, index) =>
      index === 1 ? { ...column, header: LONG_NAME } : column,
    ),
    limit: 60,
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const fixed = (slot: string) => [
      ...canvasElement.querySelectorAll<HTMLElement>(`[data-slot=fixed-head] [data-slot=${slot}]`),
    ]
    canvasElement.ownerDocument.defaultView?.scrollTo(0, 900)
    await waitFor(() => expect(fixed('table-head-name')).toHaveLength(2))
    const [first, name] = fixed('table-head-name').map(element => element.getBoundingClientRect())
    const [, cell] = fixed('table-head-cell')
    await expect(name?.height).toBe(first?.height)
    await expect(name?.left).toBeGreaterThan(first?.right ?? Number.NaN)
    // the name extends beyond its column, and is on top there
    await expect(name?.left).toBeLessThan(cell?.getBoundingClientRect().left ?? Number.NaN)
    const { left = 0, top = 0 } = name ?? {}
    await expect(cell).toContainElement(
      canvasElement.ownerDocument.elementFromPoint(left + 4, top + 4) as HTMLElement,
    )
  },
}

/** T3: one data column beside the first; pressing the arrow shows the next. */
export const PhoneOneColumn: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Next column' }))
    await expect(canvas.getByRole('columnheader', { name: 'Ask' })).toBeInTheDocument()
    await expect(canvas.getByRole('status')).toHaveTextContent('Column 2 of 7: Ask')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

const LONG_HEADER = 'Weighted average Zinsberechnungsmethode'
const narrowColumns: readonly DataTableColumnDef<Quote>[] = QUOTE_COLUMNS.map(column =>
  column.id === 'bid' ? { ...column, header: LONG_HEADER } : column,
)

/** T3: in a table of 210 px the stepper's heading breaks between words; a word that is too wide is cut, and the list shows it in full. */
export const PhoneNarrow: Story = {
  args: { columns: narrowColumns },
  globals: { viewport: { value: 'phone' } },
  decorators: [Story => <div className="w-[210px]">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = canvas.getByRole('combobox', { name: 'Column' })
    await expect(within(list).getByRole('option', { name: LONG_HEADER })).toBeInTheDocument()
    const text = list.parentElement?.querySelector('[dir=auto]')?.firstChild as Text
    await expect(text.data).toBe(LONG_HEADER)
    for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
      const range = canvasElement.ownerDocument.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      await expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(1)
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const PhoneOnRequest: Story = { ...QuotesOnRequest, globals: { viewport: { value: 'phone' } } }

export const MobileEdge680: Story = { globals: { viewport: { value: 'mobileEdge' } } }

export const Dark: Story = { ...QuotesOnRequest, parameters: { theme: 'dark', session: 'reader' } }

export const Compact: Story = { ...archiveOf({ limit: 12 }), parameters: { density: 'compact' } }

export const RightToLeft: Story = {
  args: { children: <DataTableGrid rowNumbers selectable /> },
  parameters: { dir: 'rtl' },
}

export const HighContrast: Story = { parameters: { contrast: 'more' } }

export const Russian: Story = { parameters: { lang: 'ru', session: 'visitor' }, args: locked }
