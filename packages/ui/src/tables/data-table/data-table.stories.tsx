import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useMemo, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Card } from '../../controls/card/card.tsx'
import {
  ARCHIVE_COLUMNS,
  ARCHIVE_ROWS,
  CASH_FLOW_COLUMNS,
  CASH_FLOW_ROWS,
  longArchive,
  QUOTE_COLUMNS,
  QUOTE_NAMES,
  QUOTE_ROWS,
  QUOTE_ROWS_ON_REQUEST,
  type QuoteColumn,
  RATING_COLUMNS,
  RATING_GROUPS,
  RATING_ROWS,
  withheld,
} from '../../testing/fixtures/treasury-tables.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'
import type { TableColumn } from './table-columns.shape.ts'
import type { TableRow } from './table-rows.shape.ts'

/** The card in which a section's table stands on the page; it clips, so that rows keep its corners. */
function Sheet({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <Card {...(title ? { title } : {})} className="overflow-clip">
      <div className="pt-2">{children}</div>
    </Card>
  )
}

const meta = {
  title: 'Tables/DataTable',
  component: DataTable,
  args: {
    caption: 'Market quotes',
    columns: QUOTE_COLUMNS,
    rows: QUOTE_ROWS as TableRow[],
    limit: 5,
    total: 8,
  },
  render: args => (
    <Sheet title={args.showCaption ? undefined : args.caption}>
      <DataTable {...args} />
    </Sheet>
  ),
} satisfies Meta<DataTableProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sorted: Story = { args: { defaultSort: { field: 'gspread', order: 'desc' } } }

export const Loading: Story = { args: { rows: [], total: 0, status: 'loading', skeletonRows: 5 } }

export const Reloading: Story = { args: { status: 'loading' } }

export const Empty: Story = {
  args: { rows: [], total: 0, empty: 'No market participant quotes this issue today.' },
}

export const Failed: Story = {
  args: { rows: [], total: 0, status: 'failed', failure: 'The quotes did not arrive.', onRetry: () => {} },
}

const locked = { rows: QUOTE_ROWS.slice(0, 5) as TableRow[], total: 12, lock: 'paid' as const }

export const LockedRowsForVisitor: Story = { args: locked, parameters: { session: 'visitor' } }

export const LockedRowsForReader: Story = { args: locked, parameters: { session: 'reader' } }

export const LockedRowsForPro: Story = {
  args: { ...locked, rows: QUOTE_ROWS as TableRow[], total: 8 },
  parameters: { session: 'pro' },
}

const masked = { rows: QUOTE_ROWS.map(row => withheld(row, { locked: true })) as TableRow[] }

export const LockedValuesForVisitor: Story = { args: masked, parameters: { session: 'visitor' } }

export const LockedValuesForReader: Story = { args: masked, parameters: { session: 'reader' } }

/** Two participants open their quotes on request; the story answers as the server would. */
function AskingQuotes() {
  const [sent, setSent] = useState<readonly string[]>([])
  const rows = useMemo(
    () =>
      QUOTE_ROWS_ON_REQUEST.map(row =>
        sent.includes(row.id) ? withheld(row as TableRow<QuoteColumn>, { placeholder: 'sent' }) : row,
      ),
    [sent],
  )
  const [ask] = useState(() => (id: string) => setSent(now => [...now, id]))
  return (
    <Sheet title="Market quotes">
      <DataTable
        caption="Market quotes"
        columns={QUOTE_COLUMNS}
        rows={rows}
        defaultSort={{ field: 'gspread', order: 'desc' }}
        onRequestAccess={ask}
      />
    </Sheet>
  )
}

export const QuotesOnRequest: Story = { render: () => <AskingQuotes />, parameters: { session: 'reader' } }

export const Groups: Story = {
  args: {
    caption: 'Ratings',
    columns: RATING_COLUMNS as readonly TableColumn[],
    rows: RATING_ROWS as TableRow[],
    groups: RATING_GROUPS,
    limit: 0,
    total: 0,
  },
}

const EXCHANGES = ['Frankfurt SE', 'Stuttgart SE', 'Tradegate', 'Quotrix']

/** A group may have figures of its own: here the best bid and ask. */
export const GroupsWithFigures: Story = {
  args: {
    rows: QUOTE_ROWS.map((row, index) => ({
      ...row,
      group: EXCHANGES.includes(QUOTE_NAMES[index] ?? '') ? 'exchange' : 'bank',
    })) as TableRow[],
    groups: [
      { id: 'exchange', label: 'Exchanges', cells: { bid: 101.425, ask: 101.545 } },
      { id: 'bank', label: 'Banks', cells: { bid: 101.43, ask: 101.54 } },
    ],
    limit: 0,
    total: 0,
  },
}

export const PreviousAndNextRows: Story = {
  args: {
    caption: 'Cash flow, per 1,000 USD',
    columns: CASH_FLOW_COLUMNS as readonly TableColumn[],
    rows: CASH_FLOW_ROWS as TableRow[],
    limit: 0,
    total: 0,
  },
}

export const RowNumbersAndCheckboxes: Story = {
  args: { rowNumbers: true, selectable: true, defaultSelected: ['2', '3'] },
}

const archive = {
  caption: 'Archive',
  columns: ARCHIVE_COLUMNS as readonly TableColumn[],
  rows: ARCHIVE_ROWS as TableRow[],
  total: 0,
}

/** Real days of one note; its last one is published bad data, blank with its reason. */
export const Archive: Story = { args: { ...archive, limit: 10 } }

/** As long as an archive gets: it grows by a hundred rows a press. */
export const LongArchive: Story = {
  args: { ...archive, rows: longArchive() as TableRow[], limit: 50, step: 100 },
}

/** Days and closing prices of many notes, made on the spot: a walk that is the same in every run. */
function manyCloses(count: number): { columns: TableColumn[]; rows: TableRow[] } {
  const columns: TableColumn[] = [
    { id: 'issue', header: 'Issue' },
    { id: 'date', header: 'Date', kind: 'day' },
    ...['Open', 'High', 'Low', 'Close', 'Bid', 'Ask', 'Mid', 'Average', 'Indicative'].map(
      (header): TableColumn => ({ id: header, header, unit: '%', kind: 'number', decimals: 4 }),
    ),
    ...['To maturity', 'To put', 'Simple', 'Current', 'Effective'].map(
      (header): TableColumn => ({ id: header, header, unit: '%', kind: 'number', decimals: 3 }),
    ),
    ...['G-spread', 'T-spread', 'Z-spread'].map(
      (header): TableColumn => ({ id: header, header, unit: 'bp', kind: 'number', decimals: 1 }),
    ),
    { id: 'duration', header: 'Duration', unit: 'days', kind: 'number', decimals: 0 },
  ]
  const first = Date.UTC(2015, 0, 2)
  const rows = Array.from({ length: count }, (_, index): TableRow => {
    const cells: Record<string, string | number> = {
      issue: `UST ${(1 + (index % 17) / 4).toFixed(3)} % ${2026 + (index % 29)}`,
      date: new Date(first + 86_400_000 * Math.floor(index / 40)).toISOString().slice(0, 10),
    }
    for (const [place, { id }] of columns.slice(2).entries())
      cells[id] =
        Math.round(
          1e4 * (place < 9 ? 96 + ((index * 7 + place) % 97) / 12 : 3 + ((index + place) % 53) / 25),
        ) / 1e4
    return { id: String(index), cells }
  })
  return { columns, rows }
}

function ManyRows({ count }: { count: number }) {
  const [table] = useState(() => manyCloses(count))
  return (
    <Sheet title="Closing prices">
      <DataTable caption="Closing prices" {...table} rowNumbers />
    </Sheet>
  )
}

const lefts = (row: Element | null) =>
  [...(row?.children ?? [])].map(cell => cell.getBoundingClientRect().left)

const rowIndexes = (element: HTMLElement) =>
  [...element.querySelectorAll('tbody [aria-rowindex]')].map(row => Number(row.getAttribute('aria-rowindex')))

/** T2: rows come and go with the page's scroll, under headings that stay; the table says where they stand. */
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

/** A hundred thousand rows of twenty columns, sorted at a press: what is not near the view is not drawn. */
export const HundredThousandRows: Story = {
  render: () => <ManyRows count={100_000} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvasElement.querySelectorAll('tbody tr').length).toBeLessThan(100)
    // the one heading that every width shows
    await userEvent.click(canvas.getByRole('button', { name: 'Issue' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Issue, ascending')
    const page = canvasElement.ownerDocument.defaultView
    page?.scrollTo(0, canvasElement.ownerDocument.documentElement.scrollHeight)
    await waitFor(() => expect(rowIndexes(canvasElement).at(-1)).toBe(100_001))
    page?.scrollTo(0, 0)
    await waitFor(() => expect(rowIndexes(canvasElement)[0]).toBe(2))
  },
}

const YEARS = [2015, 2016, 2017, 2018]

/** The closing prices under their years; a year may say how many days it has. */
function ClosesByYear({ count, children }: { count: number; children?: (table: ReactNode) => ReactNode }) {
  const [{ columns, rows }] = useState(() => manyCloses(count))
  const byYear = rows.map((row, index) => ({
    ...row,
    group: String(YEARS[Math.floor((index * YEARS.length) / count)]),
  }))
  const groups = YEARS.map(year => ({ id: String(year), label: `Year ${year}`, cells: { Open: 99.5 } }))
  const table = (
    <DataTable
      caption="Closing prices by year"
      {...{ columns: columns.slice(0, 12), rows: byYear, groups }}
      rowNumbers
    />
  )
  return <Sheet title="Closing prices by year">{children ? children(table) : table}</Sheet>
}

const fixedGroup = (element: HTMLElement) => element.querySelector<HTMLElement>('[data-slot=fixed-group]')

/** Presses what stays in view, and looks where the group's own heading has come to. */
async function foldFromCopy(element: HTMLElement, year: string) {
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

/** T2: below the headings stays the one of the group whose rows pass by; its press folds them. */
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
    await foldFromCopy(canvasElement, 'Year 2016')
    await expect(fixedGroup(canvasElement)).toBeNull()
    page?.scrollTo(0, 900)
    await waitFor(() => expect(fixedGroup(canvasElement)).toHaveTextContent('Year 2015'))
  },
}

/** T2: the same among four thousand rows, in a box that scrolls. */
export const GroupsThatStayInABox: Story = {
  render: () => (
    <ClosesByYear count={4000}>
      {table => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is moved by the keyboard
        <section aria-label="Prices" tabIndex={0} className="h-[26rem] overflow-y-auto">
          {table}
        </section>
      )}
    </ClosesByYear>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('region', { name: 'Prices' })
    box.scrollTop = 60_000
    await foldFromCopy(canvasElement, 'Year 2016')
    box.scrollTop += 9000
    await waitFor(() => expect(fixedGroup(canvasElement)).toHaveTextContent('Year 2017'))
  },
}

export const GroupsThatStayOnAPhone: Story = { ...GroupsThatStay, globals: { viewport: { value: 'phone' } } }

const DOCUMENTS: TableRow[] = [
  {
    id: '1',
    cells: {
      name: { text: 'Offering announcement', href: '/documents/1/', info: 'Published by TreasuryDirect.' },
      terms:
        'Treasury notes of series B-2034 are auctioned on a single-price basis to competitive and noncompetitive bidders, direct bidders and foreign monetary authorities included.',
      note: 'The note was reopened twice. Bidders may tender for their own account or for customers; a single bidder may not be awarded more than 35 per cent of the offering in one auction.',
    },
  },
  {
    id: '2',
    cells: {
      name: { text: 'Auction results', href: '/documents/2/' },
      terms: 'Bid-to-cover ratio 2.53, high yield 4.093 %.',
      note: { text: null, reason: 'No comment was given.' },
    },
  },
]

export const LongText: Story = {
  args: {
    caption: 'Documents',
    columns: [
      { id: 'name', header: 'Document' },
      { id: 'terms', header: 'Terms' },
      { id: 'note', header: 'Comment', kind: 'comment', sortable: false },
    ],
    rows: DOCUMENTS,
    limit: 0,
    total: 0,
  },
}

export const WithDimension: Story = {
  args: { showCaption: true, dimension: 'Prices in per cent of face value' },
}

/** T2, in a real layout: the copy comes when the headings are gone, stands over the same columns, and leaves with the table. */
export const HeadingsThatStay: Story = {
  args: { ...archive, limit: 60, rowNumbers: true },
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

/** T3: one data column beside the first, and a press on the arrow brings the next. */
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

const narrowColumns: readonly TableColumn[] = QUOTE_COLUMNS.map(column =>
  column.id === 'bid' ? { ...column, header: 'Weighted average Zinsberechnungsmethode' } : column,
)

/** T3: in a table of 210 px the stepper's heading breaks between words; a word that is too wide is cut, and the list has it in full. */
export const PhoneNarrow: Story = {
  args: { columns: narrowColumns },
  globals: { viewport: { value: 'phone' } },
  decorators: [Story => <div className="w-[210px]">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = canvas.getByRole('combobox', { name: 'Column' })
    await expect(within(list).getByRole('option', { name: narrowColumns[1]?.header })).toBeInTheDocument()
    const words = list.parentElement?.querySelector('[dir=auto]')?.firstChild as Text
    await expect(words.data).toBe(narrowColumns[1]?.header)
    for (const { index, 0: word } of words.data.matchAll(/\S+/g)) {
      const range = canvasElement.ownerDocument.createRange()
      range.setStart(words, index)
      range.setEnd(words, index + word.length)
      await expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(1)
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const PhoneOnRequest: Story = { ...QuotesOnRequest, globals: { viewport: { value: 'phone' } } }

export const MobileEdge680: Story = { globals: { viewport: { value: 'mobileEdge' } } }

export const Dark: Story = { ...QuotesOnRequest, parameters: { theme: 'dark', session: 'reader' } }

export const Compact: Story = { args: { ...archive, limit: 12 }, parameters: { density: 'compact' } }

export const RightToLeft: Story = {
  args: { rowNumbers: true, selectable: true },
  parameters: { dir: 'rtl' },
}

export const HighContrast: Story = { parameters: { contrast: 'more' } }

export const Russian: Story = { parameters: { lang: 'rus', session: 'visitor' }, args: locked }
