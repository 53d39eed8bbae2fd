import { functionalUpdate, type SortingState, type Updater } from '@tanstack/react-table'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { DataTableHarness } from '../../testing/data-table-harness.tsx'
import {
  QUOTE_COLUMNS,
  QUOTE_NAMES,
  QUOTE_ROWS,
  type Quote,
  RATING_COLUMNS,
  RATING_ROWS,
} from '../../testing/fixtures/treasury-tables.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { createColumns } from './columns/columns.ts'
import { DataTable } from './data-table.tsx'
import { DataTableGrid } from './data-table-grid.tsx'
import { useDataTable } from './model/use-data-table.ts'

const quotes = {
  caption: 'Market quotes',
  columns: QUOTE_COLUMNS,
  data: QUOTE_ROWS,
  getRowId: ({ id }: Quote) => id,
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const heading = (name: string | RegExp) => screen.getByRole('columnheader', { name })
const participants = () => screen.getAllByRole('rowheader').map(cell => cell.textContent)

describe('a native table', () => {
  test('has its name, its headings and a heading in every row', () => {
    renderWithUi(<DataTable {...quotes} />)
    const table = screen.getByRole('table', { name: 'Market quotes' })
    expect(within(table).getAllByRole('columnheader')).toHaveLength(QUOTE_COLUMNS.length)
    expect(participants()).toEqual(QUOTE_NAMES)
  })

  test('Q13 formats numbers with the decimals of their column, and shows the unit once', () => {
    renderWithUi(<DataTable {...quotes} />)
    expect(heading('G-spread, bp')).toBeInTheDocument()
    const row = screen.getByRole('row', { name: /Baader Bank/ })
    expect(within(row).getByRole('cell', { name: '101.3900' })).toBeInTheDocument()
    expect(within(row).getByRole('cell', { name: '−0.03' })).toBeInTheDocument()
  })

  test('passes attributes and className to its root', () => {
    renderWithUi(<DataTable {...quotes} id="quotes" className="mt-2" />)
    const root = document.getElementById('quotes')
    expect(root).toHaveAttribute('data-slot', 'data-table')
    expect(root).toHaveClass('mt-2')
  })

  test('names its parts for styles and tests', () => {
    renderWithUi(<DataTable {...quotes} limit={5} />)
    for (const part of [
      'table-scroller',
      'table-caption',
      'table-head-row',
      'table-head-cell',
      'table-sort',
      'table-section',
      'table-row',
      'table-cell',
      'table-footer',
    ])
      expect(document.querySelector(`[data-slot=${part}]`), part).toBeInTheDocument()
  })

  test('accepts options that are created on every render', async () => {
    const Careless = () => (
      <DataTableHarness
        caption="Market quotes"
        columns={QUOTE_COLUMNS.map(column => ({ ...column }))}
        data={QUOTE_ROWS.map(row => ({ ...row }))}
        getRowId={({ id }) => id}
        getRowMeta={() => ({})}
        state={{
          columnVisibility: { ask: false },
          sorting: [{ id: 'bid', desc: false }],
          rowSelection: { 1: true },
        }}
        limit={5}
      >
        <DataTableGrid selectable />
      </DataTableHarness>
    )
    const { rerender } = renderWithUi(<Careless />)
    rerender(<Careless />)
    await press('Show 3 more')
    expect(participants()[0]).toBe('Quotrix')
    expect(participants()).toHaveLength(8)
  })

  test('renders a column with its own cell, which does not sort', () => {
    const column = createColumns<Quote>()
    const columns = [
      ...QUOTE_COLUMNS,
      column.display({
        id: 'act',
        header: 'Act',
        cell: ({ row }) => <button type="button">Buy {row.original.id}</button>,
      }),
    ]
    renderWithUi(<DataTable {...quotes} columns={columns} />)
    const row = screen.getByRole('row', { name: /Baader Bank/ })
    expect(within(row).getByRole('button', { name: 'Buy 4' })).toBeInTheDocument()
    expect(heading('Act')).not.toHaveAttribute('aria-sort')
  })

  test('of two columns with the same id the first is used', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const column = createColumns<Quote>()
    const columns = [...QUOTE_COLUMNS.slice(0, 2), column.number('bid', { header: 'Again' })]
    renderWithUi(<DataTable {...quotes} columns={columns} />)
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Market participant',
      'Bid',
    ])
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })

  test.each(['__proto__', 'constructor'])('accepts %s as a column id', async id => {
    const odd = createColumns<{ name: string; value: number }>()
    const columns = [
      odd.text('name', { header: 'Name' }),
      odd.number(({ value }) => value, { id, header: 'Odd' }),
    ]
    const data = [2, 1].map(value => ({ name: `Row ${value}`, value }))
    renderWithUi(
      <DataTable
        caption="Odd ids"
        columns={columns}
        data={data}
        initialState={{ columnVisibility: { toString: false } }}
      />,
    )
    await press('Odd')
    expect(participants()).toEqual(['Row 1', 'Row 2'])
    expect(screen.getByRole('cell', { name: '2' })).toBeInTheDocument()
  })
})

describe('T7 sorting', () => {
  test('cycles ascending, descending, none, and restores the original order', async () => {
    renderWithUi(<DataTable {...quotes} />)
    expect(heading('Bid')).toHaveAttribute('aria-sort', 'none')
    await press('Bid')
    expect(heading('Bid')).toHaveAttribute('aria-sort', 'ascending')
    expect(participants()[0]).toBe('Quotrix')
    await press('Bid')
    expect(heading('Bid')).toHaveAttribute('aria-sort', 'descending')
    expect(participants()[0]).toBe('Commerzbank')
    await press('Bid')
    expect(heading('Bid')).toHaveAttribute('aria-sort', 'none')
    expect(participants()).toEqual(QUOTE_NAMES)
  })

  test('announces the new order, and no order for the original one', async () => {
    const onSortingChange = vi.fn()
    const Controlled = () => {
      const [sorting, setSorting] = useState<SortingState>([])
      return (
        <DataTableHarness
          {...quotes}
          state={{ sorting }}
          onSortingChange={change => {
            const next = functionalUpdate(change, sorting)
            onSortingChange(next)
            setSorting(next)
          }}
        />
      )
    }
    renderWithUi(<Controlled />)
    for (let times = 0; times < 3; times++) await press('Ask')
    expect(onSortingChange.mock.calls.map(([sorting]) => sorting)).toEqual([
      [{ id: 'ask', desc: false }],
      [{ id: 'ask', desc: true }],
      [],
    ])
  })

  test('announces column and order to screen readers', async () => {
    renderWithUi(<DataTable {...quotes} />)
    const status = screen.getByRole('status')
    expect(status).toBeEmptyDOMElement()
    await press('G-spread, bp')
    expect(status).toHaveTextContent('Sorted by G-spread, ascending')
    await press('G-spread, bp')
    expect(status).toHaveTextContent('Sorted by G-spread, descending')
    await press('G-spread, bp')
    expect(status).toHaveTextContent('Not sorted: original order')
  })

  test('works by keyboard', async () => {
    renderWithUi(<DataTable {...quotes} />)
    screen.getByRole('button', { name: 'Bid' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(heading('Bid')).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.keyboard(' ')
    expect(heading('Bid')).toHaveAttribute('aria-sort', 'descending')
    expect(screen.getByRole('button', { name: 'Bid' })).toHaveFocus()
  })

  test('leaves controlled sorting to the parent', async () => {
    const sorting = [{ id: 'bid', desc: true }]
    const onSortingChange = vi.fn((change: Updater<SortingState>) => functionalUpdate(change, sorting))
    renderWithUi(<DataTableHarness {...quotes} state={{ sorting }} onSortingChange={onSortingChange} />)
    await press('Bid')
    expect(onSortingChange).toHaveBeenCalledOnce()
    expect(onSortingChange).toHaveLastReturnedWith([])
    expect(heading('Bid')).toHaveAttribute('aria-sort', 'descending')
  })

  test('shows the order of presorted rows without changing it', async () => {
    renderWithUi(
      <DataTableHarness {...quotes} manualSorting initialState={{ sorting: [{ id: 'bid', desc: false }] }} />,
    )
    expect(heading('Bid')).toHaveAttribute('aria-sort', 'ascending')
    expect(participants()).toEqual(QUOTE_NAMES)
  })

  test('starts with an initial sort', () => {
    renderWithUi(<DataTable {...quotes} initialState={{ sorting: [{ id: 'gspread', desc: false }] }} />)
    expect(participants()[0]).toBe('Quotrix')
  })

  test('an unsortable heading is no button', () => {
    const noted = createColumns<{ name?: string; note?: string }>()
    const columns = [
      noted.text('name', { header: 'Name' }),
      noted.text('note', { header: 'Comment', enableSorting: false }),
    ]
    renderWithUi(<DataTable caption="Notes" columns={columns} data={[{}]} />)
    expect(screen.queryByRole('button', { name: 'Comment' })).toBeNull()
    expect(heading('Comment')).not.toHaveAttribute('aria-sort')
  })
})

describe('states', () => {
  test('loading shows placeholder rows, and announces it', () => {
    renderWithUi(
      <DataTable {...quotes} data={[]} status="loading">
        <DataTableGrid skeletonRows={4} />
      </DataTable>,
    )
    const table = screen.getByRole('table', { name: 'Market quotes' })
    expect(table).toHaveAttribute('aria-busy', 'true')
    expect(table.querySelectorAll('[data-slot=table-skeleton] tr')).toHaveLength(4)
    expect(screen.getByText('Loading')).toBeInTheDocument()
  })

  test('rows stay while newer ones load', () => {
    renderWithUi(<DataTable {...quotes} status="loading" />)
    expect(participants()).toEqual(QUOTE_NAMES)
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  })

  test('empty shows a message', () => {
    renderWithUi(
      <DataTable {...quotes} data={[]}>
        <DataTableGrid empty="No quotes today." />
      </DataTable>,
    )
    expect(screen.getByText('No quotes today.')).toBeInTheDocument()
  })

  test('a failure shows a message and a retry button', async () => {
    const onRetry = vi.fn()
    renderWithUi(
      <DataTable {...quotes} data={[]} status="failed">
        <DataTableGrid onRetry={onRetry} />
      </DataTable>,
    )
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement()
    await press('Retry')
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('a failure keeps loaded rows', () => {
    renderWithUi(<DataTable {...quotes} status="failed" />)
    expect(screen.getByRole('alert')).toBeInTheDocument()
    expect(participants()).toEqual(QUOTE_NAMES)
  })
})

describe('a model outside of the component', () => {
  function Outside() {
    const model = useDataTable({ columns: QUOTE_COLUMNS, data: QUOTE_ROWS, limit: 3 })
    return (
      <>
        <p>{model.shownCount} rows</p>
        <button type="button" onClick={() => model.table.getColumn('bid')?.toggleSorting()}>
          Sort from outside
        </button>
        <p>{JSON.stringify(model.table.state.sorting)}</p>
        <DataTable model={model} caption="Market quotes" />
      </>
    )
  }

  test("can be read and changed from there, TanStack's table included", async () => {
    renderWithUi(<Outside />)
    expect(screen.getByText('3 rows')).toBeInTheDocument()
    await press('Sort from outside')
    expect(heading('Bid')).toHaveAttribute('aria-sort', 'ascending')
    expect(screen.getByText('[{"id":"bid","desc":false}]')).toBeInTheDocument()
    await press('Show 5 more')
    expect(screen.getByText('8 rows')).toBeInTheDocument()
  })

  test('has the rendered rows', async () => {
    const Grouped = () => {
      const model = useDataTable({
        columns: RATING_COLUMNS,
        data: RATING_ROWS,
        initialState: { grouping: ['subject'] },
      })
      return (
        <>
          <p>{model.table.getRowModel().rows.length} rows</p>
          <DataTable model={model} caption="Ratings" />
        </>
      )
    }
    renderWithUi(<Grouped />)
    expect(screen.getByText('6 rows')).toBeInTheDocument()
    expect(screen.getAllByRole('rowheader')).toHaveLength(6)
    await press(/^Issue /)
    expect(screen.getByText('8 rows')).toBeInTheDocument()
    expect(screen.getAllByRole('rowheader')).toHaveLength(8)
  })
})
