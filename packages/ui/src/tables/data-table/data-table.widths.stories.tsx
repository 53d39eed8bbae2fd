import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Card } from '../../controls/card/card.tsx'
import { MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { QUOTE_COLUMNS, QUOTE_ROWS, type Quote } from '../../testing/fixtures/treasury-tables.ts'
import { createColumns, type DataTableColumnDef } from './columns/columns.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { DataTableGrid } from './data-table-grid.tsx'

/** A table of its options, not of a model. */
type QuotesProps = Extract<DataTableProps<Quote>, { columns: unknown }>

const meta = {
  title: 'Tables/Data table/Widths',
  component: DataTable<Quote>,
  subcomponents: { DataTableGrid },
  args: {
    caption: 'Market quotes',
    columns: QUOTE_COLUMNS,
    data: QUOTE_ROWS,
    getRowId: ({ id }) => id,
    children: <DataTableGrid resizable />,
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

export const Default: Story = {}

const handle = (element: HTMLElement, column: string) =>
  within(element).findByRole('separator', { name: `Width of ${column}` })

const widthOf = (element: HTMLElement, column: string) =>
  within(element).getByRole('columnheader', { name: column }).getBoundingClientRect().width

async function press(element: HTMLElement, column: string, keys: string) {
  const separator = await handle(element, column)
  separator.focus()
  await userEvent.keyboard(keys)
}

/** The column follows its handle to the pixel; other columns do not move. */
export const WidenedByKeys: Story = {
  play: async ({ canvasElement }) => {
    await handle(canvasElement, 'Bid')
    const bid = widthOf(canvasElement, 'Bid')
    const ask = widthOf(canvasElement, 'Ask')
    await press(canvasElement, 'Bid', '{Shift>}{ArrowRight}{/Shift}{ArrowRight}')
    await expect(Math.abs(widthOf(canvasElement, 'Bid') - Math.round(bid) - 60)).toBeLessThan(0.1)
    await expect(Math.abs(widthOf(canvasElement, 'Ask') - ask)).toBeLessThan(0.1)
  },
}

/** Narrow columns: text wraps, and numbers and headings that do not fit end in an ellipsis. */
export const NarrowedByKeys: Story = {
  args: { children: <DataTableGrid resizable rowNumbers selectable /> },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Market participant', '{Home}{ArrowRight}{Shift>}{ArrowRight}{/Shift}')
    await press(canvasElement, 'Bid', '{Home}')
    await press(canvasElement, 'Indicative', '{Home}')
  },
}

/** Enter, or a double click, fits a column to its content: one line, nothing cut. */
export const FittedByKeys: Story = {
  args: { columns: QUOTE_COLUMNS.map(column => ({ ...column, size: 72 })) },
  play: async ({ canvasElement }) => {
    for (const column of ['Market participant', 'Bid', 'Yield, bid / ask', 'G-spread'])
      await press(canvasElement, column, '{Enter}')
    for (const cell of canvasElement.querySelectorAll(
      'tbody tr > :is(:nth-child(1), :nth-child(2), :nth-child(4), :nth-child(6))',
    ))
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
  },
}

/** Enter on a fitted column restores its automatic width; without changed columns the table is automatic again. */
export const ResetByKeys: Story = {
  play: async ({ canvasElement }) => {
    const bid = () => widthOf(canvasElement, 'Bid')
    await handle(canvasElement, 'Bid')
    const automatic = bid()
    await press(canvasElement, 'Bid', '{End}')
    await expect(bid()).toBeGreaterThan(automatic)
    await press(canvasElement, 'Bid', '{Enter}')
    await waitFor(() => expect(bid()).toBeLessThan(automatic))
    await press(canvasElement, 'Bid', '{Enter}')
    await waitFor(() => expect(canvasElement.querySelector('col')).toBeNull())
    await expect(bid()).toBeCloseTo(automatic, 0)
  },
}

const SIZES: Record<string, number> = { participant: 220 }

/** `size` of TanStack's column definitions. */
export const SizesOfDefinitions: Story = {
  args: {
    columns: QUOTE_COLUMNS.map(column => ({ ...column, size: SIZES[column.id ?? ''] ?? 120 })),
  },
}

/** Only some columns have a `size`; the others are estimated. */
export const SomeSizes: Story = {
  args: {
    columns: QUOTE_COLUMNS.map((column, place) => (place === 0 ? { ...column, size: 320 } : column)),
    initialState: { columnSizing: { bid: 160 } },
  },
}

type Close = { issue: string; date: string } & Record<string, string | number>
const close = createColumns<Close>()

function closes(count: number): { columns: DataTableColumnDef<Close>[]; data: Close[] } {
  const ids = [
    ...['Open', 'High', 'Low', 'Close', 'Bid', 'Ask', 'Mid', 'Average', 'Indicative'],
    ...[
      'To maturity',
      'To put',
      'Simple',
      'Current',
      'Effective',
      'G-spread',
      'T-spread',
      'Z-spread',
      'Duration',
    ],
  ]
  const columns = [
    close.text('issue', { header: 'Issue' }),
    close.day('date', { header: 'Date' }),
    ...ids.map(id => close.number(row => row[id], { id, header: id, decimals: 4, aggregationFn: 'mean' })),
  ]
  const first = Date.UTC(2015, 0, 2)
  const data = Array.from({ length: count }, (_, index): Close => {
    const row: Close = {
      issue: `UST ${(1 + (index % 17) / 4).toFixed(3)} % ${2026 + (index % 29)}`,
      date: new Date(first + MS_PER_DAY * Math.floor(index / 40)).toISOString().slice(0, 10),
    }
    for (const [place, id] of ids.entries()) row[id] = 90 + ((index * 7 + place * 13) % 971) / 53
    return row
  })
  return { columns, data }
}

const YEAR = close.text(({ date }) => date.slice(0, 4), { id: 'year', header: 'Year' })

function Closes({ count, grouped = false }: { count: number; grouped?: boolean }) {
  const [table] = useState(() => {
    const { columns, data } = closes(count)
    return grouped
      ? {
          columns: [...columns, YEAR],
          data,
          initialState: { grouping: ['year'], columnSizing: { issue: 220 } },
        }
      : { columns, data }
  })
  return (
    <Card title="Closing prices" className="overflow-clip">
      <div className="pt-2">
        <DataTable caption="Closing prices" {...table}>
          <DataTableGrid rowNumbers resizable />
        </DataTable>
      </div>
    </Card>
  )
}

/** Fifty rows of twenty columns. */
export const ManyColumns: Story = { render: () => <Closes count={50} /> }

/** The copy of the headings has handles too, for the mouse, and follows the widths. */
export const LongTable: Story = {
  render: () => <Closes count={100_000} />,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Date', '{Shift>}{ArrowRight}{/Shift}')
    const page = canvasElement.ownerDocument.defaultView
    page?.scrollTo(0, 36_000)
    const heads = () =>
      [...canvasElement.querySelectorAll('[data-slot=table-head-cell][data-column=date]')].map(
        cell => cell.getBoundingClientRect().left,
      )
    await waitFor(() => expect(heads()).toHaveLength(2))
    await expect(heads()[0]).toBeCloseTo(heads()[1] ?? 0, 0)
    page?.scrollTo(0, 0)
  },
}

/** Groups with many rows: the sticky group heading is as wide as the table. */
export const Grouped: Story = {
  render: () => <Closes count={20_000} grouped />,
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.defaultView
    page?.scrollTo(0, 2_000)
    const fixed = (slot: string) => canvasElement.querySelector(`[data-slot=${slot}] table`)
    await waitFor(() => expect(fixed('fixed-group')).toHaveTextContent('2015'))
    await expect(fixed('fixed-group')?.clientWidth).toBe(fixed('fixed-head')?.clientWidth)
  },
}

/** A phone has widths of its own. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { initialState: { columnSizing: { participant: 500, bid: 300, ask: 300 } } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('col')).toBeNull())
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Dark: Story = {
  parameters: { theme: 'dark' },
  args: { initialState: { columnSizing: { participant: 200, bid: 160 } } },
}

export const RightToLeft: Story = {
  parameters: { dir: 'rtl' },
  args: { children: <DataTableGrid resizable rowNumbers /> },
  play: async ({ canvasElement }) => {
    await handle(canvasElement, 'Bid')
    const bid = widthOf(canvasElement, 'Bid')
    await press(canvasElement, 'Bid', '{ArrowLeft}')
    await expect(widthOf(canvasElement, 'Bid')).toBeGreaterThan(bid)
  },
}
