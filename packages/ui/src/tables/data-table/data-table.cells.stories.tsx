import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Card } from '../../controls/card/card.tsx'
import {
  ARCHIVE_COLUMNS,
  type ArchiveDay,
  longArchive,
  QUOTE_COLUMNS,
  QUOTE_ROWS,
  type Quote,
  RATING_COLUMNS,
  RATING_ROWS,
  withheld,
} from '../../testing/fixtures/treasury-tables.ts'
import { createColumns } from './columns/columns.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { DataTableGrid } from './data-table-grid.tsx'

/** A table of its options, not of a model. */
type QuotesProps = Extract<DataTableProps<Quote>, { columns: unknown }>

const meta = {
  title: 'Tables/Data table/Cells',
  component: DataTable<Quote>,
  subcomponents: { DataTableGrid },
  args: {
    caption: 'Market quotes',
    columns: QUOTE_COLUMNS,
    data: QUOTE_ROWS,
    getRowId: ({ id }) => id,
    children: <DataTableGrid cellSelection />,
  },
  render: args => (
    <Card title={args.caption} className="overflow-clip">
      <div className="pt-2">
        <DataTable {...args} />
      </div>
    </Card>
  ),
} satisfies Meta<QuotesProps>

export default meta
type Story = StoryObj<QuotesProps>

const range = (anchorRowId: string, anchorColumnId: string, focusRowId: string, focusColumnId: string) => ({
  anchorRowId,
  anchorColumnId,
  focusRowId,
  focusColumnId,
})

const cellAt = (element: HTMLElement, row: number, column: string) => {
  const rows = element.querySelectorAll('tbody [data-row]')
  const cell = rows[row]?.querySelector<HTMLElement>(`:scope > [data-column="${column}"]`)
  if (!cell) throw new Error(`no cell of ${column} in row ${row}`)
  return cell
}
const selected = (element: HTMLElement) => element.querySelectorAll('[aria-selected=true]').length

/** By mouse, then by keyboard: Shift moves the far corner, and the active cell stays. */
export const SelectedRange: Story = {
  play: async ({ canvasElement }) => {
    const user = userEvent.setup()
    await waitFor(async () => {
      await user.click(cellAt(canvasElement, 1, 'bid'))
      await expect(selected(canvasElement)).toBe(1)
    })
    await expect(cellAt(canvasElement, 1, 'bid')).toHaveFocus()
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(selected(canvasElement)).toBe(9)
    await expect(cellAt(canvasElement, 1, 'bid')).toHaveFocus()
    await waitFor(() => expect(within(canvasElement).getByText('Cells selected: 9')).toBeInTheDocument())
  },
}

/** Ctrl, or ⌘, adds a rectangle; overlapping rectangles share one outline. */
export const TwoRanges: Story = {
  args: {
    initialState: { cellSelection: [range('1', 'bid', '3', 'yields'), range('3', 'yields', '6', 'gspread')] },
  },
}

/** A cell that was removed from a range has an outline of its own. */
export const WithoutOneCell: Story = {
  args: {
    initialState: {
      cellSelection: [
        range('2', 'participant', '6', 'indicative'),
        { ...range('4', 'ask', '4', 'ask'), operation: 'exclude' },
      ],
    },
  },
}

/** Enter moves focus to the link in a cell, Escape returns; a withheld cell is selected like any other, and copied empty. */
export const LinksAndLockedCells: Story = {
  args: {
    data: QUOTE_ROWS.map((row, index) => (index % 3 === 1 ? withheld(row, { locked: true }) : row)),
    children: <DataTableGrid cellSelection selectable rowNumbers />,
    initialState: { rowSelection: { 3: true }, cellSelection: [range('1', 'participant', '4', 'ask')] },
  },
  parameters: { session: 'visitor' },
}

export const Groups: Story = {
  render: () => (
    <Card title="Ratings" className="overflow-clip">
      <div className="pt-2">
        <DataTable
          caption="Ratings"
          columns={RATING_COLUMNS}
          data={RATING_ROWS}
          getRowId={({ id }) => id}
          initialState={{
            grouping: ['subject'],
            cellSelection: [range('emitent S&P', 'rating', 'subject:emission', 'outlook')],
          }}
        >
          <DataTableGrid cellSelection />
        </DataTable>
      </div>
    </Card>
  ),
}

/** Rows are selected by range too: a press on one checkbox, and Shift with a press on another. */
export const RangeOfRows: Story = {
  args: { children: <DataTableGrid selectable /> },
  play: async ({ canvasElement }) => {
    const user = userEvent.setup()
    const box = (name: string) => within(canvasElement).getByRole('checkbox', { name: `Select ${name}` })
    await user.click(box('BNP Paribas'))
    await user.keyboard('{Shift>}')
    await user.click(box('Tradegate'))
    await user.keyboard('{/Shift}')
    await expect(within(canvasElement).getAllByRole('checkbox', { checked: true })).toHaveLength(5)
  },
}

type Close = { issue: string; [column: string]: string | number }
const close = createColumns<Close>()

/** Closing prices of many notes in many columns, identical in every run. */
function manyCloses(count: number) {
  const ids = Array.from({ length: 24 }, (_, index) => `Price ${index + 1}`)
  const columns = [
    close.text('issue', { header: 'Issue' }),
    ...ids.map(id => close.number(row => row[id], { id, header: id, unit: '%', decimals: 3 })),
  ]
  const data = Array.from({ length: count }, (_, index): Close => {
    const row: Close = { issue: `UST ${(1 + (index % 17) / 4).toFixed(3)} % ${2026 + (index % 29)}` }
    for (const [place, id] of ids.entries()) row[id] = 96 + ((index * 7 + place) % 97) / 12
    return row
  })
  return { columns, data }
}

function ManyCloses({ count }: { count: number }) {
  const [table] = useState(() => manyCloses(count))
  return (
    <Card title="Closing prices" className="overflow-clip">
      <div className="pt-2">
        <DataTable caption="Closing prices" {...table}>
          <DataTableGrid rowNumbers cellSelection />
        </DataTable>
      </div>
    </Card>
  )
}

/** A hundred thousand rows with twenty-five columns: keys reach cells that were not rendered before. */
export const LongTable: Story = {
  render: () => <ManyCloses count={100_000} />,
  play: async ({ canvasElement }) => {
    const user = userEvent.setup()
    const active = () => canvasElement.ownerDocument.activeElement
    await waitFor(async () => {
      await user.click(cellAt(canvasElement, 0, 'issue'))
      await expect(selected(canvasElement)).toBe(1)
    })
    await user.keyboard('{Control>}{End}{/Control}')
    await expect(active()).toHaveAttribute('data-column', 'Price 24')
    await expect(active()?.closest('tr')).toHaveAttribute('aria-rowindex', '100001')
    const box = active()?.getBoundingClientRect()
    await expect(box?.top).toBeGreaterThan(0)
    await expect(box?.right).toBeLessThanOrEqual(canvasElement.ownerDocument.documentElement.clientWidth)
    await user.keyboard('{Shift>}{PageUp}{/Shift}{Shift>}{Home}{/Shift}')
    await expect(active()).toHaveAttribute('data-column', 'Price 24')
    await user.keyboard('{Control>}{Home}{/Control}')
    await expect(active()).toHaveAttribute('data-column', 'issue')
    await expect(active()?.closest('tr')).toHaveAttribute('aria-rowindex', '2')
    await expect(canvasElement.querySelector('[data-slot=table-scroller]')?.scrollLeft).toBe(0)
    await user.keyboard('{ArrowDown}{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}')
    await expect(selected(canvasElement)).toBe(6)
  },
}

const archive = (
  <Card title="Archive" className="overflow-clip">
    <div className="pt-2">
      <DataTable<ArchiveDay>
        caption="Archive"
        columns={ARCHIVE_COLUMNS}
        data={longArchive(8)}
        getRowId={({ date }) => date}
        initialState={{ cellSelection: [range('2018-09-10', 'price', '2018-09-14', 'ytm')] }}
      >
        <DataTableGrid cellSelection />
      </DataTable>
    </div>
  </Card>
)

/** T3: a phone shows one data column at a time, so its cells cannot be selected, and its markup is that of any table. */
export const PhoneWithoutSelection: Story = {
  render: () => archive,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table')).toBeInTheDocument()
    await expect(canvasElement.querySelector('[aria-selected]')).toBeNull()
  },
}

export const Dark: Story = { ...TwoRanges, parameters: { theme: 'dark' } }

/** Arrow keys follow the visual direction: left is the next column. */
export const RightToLeft: Story = {
  ...TwoRanges,
  parameters: { dir: 'rtl' },
}

export const Compact: Story = { ...TwoRanges, parameters: { density: 'compact' } }
