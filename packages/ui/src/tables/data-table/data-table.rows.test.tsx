import {
  functionalUpdate,
  type PaginationState,
  type RowSelectionState,
  type Updater,
} from '@tanstack/react-table'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { DataTableHarness } from '../../testing/data-table-harness.tsx'
import {
  CASH_FLOW_COLUMNS,
  CASH_FLOW_ROWS,
  cashFlowMeta,
  QUOTE_COLUMNS,
  QUOTE_ROWS,
  type Quote,
  RATING_COLUMNS,
  RATING_ROWS,
  type Rating,
  withheld,
} from '../../testing/fixtures/treasury-tables.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { createColumns } from './columns/columns.ts'
import { DataTable } from './data-table.tsx'
import { DataTableGrid } from './data-table-grid.tsx'

const quotes = {
  caption: 'Market quotes',
  columns: QUOTE_COLUMNS,
  data: QUOTE_ROWS,
  getRowId: ({ id }: Quote) => id,
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => userEvent.click(button(name))
const rowNames = () => screen.getAllByRole('rowheader').map(cell => cell.textContent)

afterEach(() => vi.restoreAllMocks())

describe('T4 show more', () => {
  test('shows its limit of rows, then all, then its limit again; focus stays on the toggle', async () => {
    renderWithUi(<DataTable {...quotes} limit={5} />)
    expect(rowNames()).toHaveLength(5)
    expect(screen.getByText('5 of 8')).toBeInTheDocument()
    await press('Show 3 more')
    expect(rowNames()).toHaveLength(8)
    expect(button('Hide')).toHaveFocus()
    expect(button('Hide')).toHaveAttribute('aria-expanded', 'true')
    await press('Hide')
    expect(rowNames()).toHaveLength(5)
    expect(button('Show 3 more')).toHaveFocus()
  })

  test('refers to the table that it expands', () => {
    renderWithUi(<DataTable {...quotes} limit={5} />)
    expect(button('Show 3 more')).toHaveAttribute('aria-controls', screen.getByRole('table').id)
  })

  test("collapsing scrolls to the table's top minus 100 px", async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
      top: 640,
      height: 36,
      width: 800,
    } as DOMRect)
    renderWithUi(<DataTable {...quotes} limit={5} />)
    await press('Show 3 more')
    expect(scrollTo).not.toHaveBeenCalled()
    await press('Hide')
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 540, behavior: 'smooth' })
  })

  test('reports each expansion once, and no collapse', async () => {
    const onExpand = vi.fn()
    renderWithUi(<DataTable {...quotes} limit={5} onExpand={onExpand} />)
    await press('Show 3 more')
    expect(onExpand).toHaveBeenCalledTimes(1)
    await press('Hide')
    expect(onExpand).toHaveBeenCalledTimes(1)
    await press('Show 3 more')
    expect(onExpand).toHaveBeenCalledTimes(2)
  })

  test('a long table grows in steps; the steps are one expansion', async () => {
    const onExpand = vi.fn()
    renderWithUi(<DataTable {...quotes} limit={2} step={3} onExpand={onExpand} />)
    expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull()
    await press('Show 3 more')
    expect(rowNames()).toHaveLength(5)
    expect(button('Hide')).toBeInTheDocument()
    await press('Show 3 more')
    expect(rowNames()).toHaveLength(8)
    expect(onExpand).toHaveBeenCalledTimes(1)
    await press('Hide')
    expect(rowNames()).toHaveLength(2)
  })

  test('the parent can control how many rows are shown', async () => {
    let pageSize = 5
    const onPaginationChange = vi.fn((change: Updater<PaginationState>) =>
      functionalUpdate(change, { pageIndex: 0, pageSize }),
    )
    const onExpand = vi.fn()
    const controlled = () => (
      <DataTableHarness
        {...quotes}
        limit={2}
        step={3}
        state={{ pagination: { pageIndex: 0, pageSize } }}
        onPaginationChange={onPaginationChange}
        onExpand={onExpand}
      />
    )
    const { rerender } = renderWithUi(controlled())
    expect(rowNames()).toHaveLength(5)
    await press('Show 3 more')
    expect(onPaginationChange).toHaveLastReturnedWith({ pageIndex: 0, pageSize: 8 })
    expect(rowNames()).toHaveLength(5)
    expect(onExpand).not.toHaveBeenCalled()
    pageSize = 8
    rerender(controlled())
    expect(rowNames()).toHaveLength(8)
    await press('Hide')
    expect(onPaginationChange).toHaveLastReturnedWith({ pageIndex: 0, pageSize: 2 })
    pageSize = 2
    rerender(controlled())
    expect(rowNames()).toHaveLength(2)
    await press('Show 3 more')
    expect(onPaginationChange).toHaveLastReturnedWith({ pageIndex: 0, pageSize: 5 })
    expect(onExpand).toHaveBeenCalledOnce()
  })

  test('a table that the parent expanded scrolls back when it is collapsed', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const pagination = { pageIndex: 0, pageSize: 8 }
    renderWithUi(<DataTableHarness {...quotes} limit={5} state={{ pagination }} />)
    await press('Hide')
    expect(scrollTo).toHaveBeenCalledOnce()
  })

  test('offers nothing without a limit', () => {
    renderWithUi(<DataTable {...quotes} />)
    expect(rowNames()).toHaveLength(8)
    expect(screen.queryByRole('button', { name: /show/i })).toBeNull()
  })

  test('announces how many rows are shown', async () => {
    renderWithUi(<DataTable {...quotes} limit={5} />)
    await press('Show 3 more')
    expect(screen.getByRole('status')).toHaveTextContent('8 of 8 rows shown')
  })
})

describe('T5 a locked table', () => {
  const locked = { ...quotes, data: QUOTE_ROWS.slice(0, 5), total: 12, lock: 'paid' as const }

  test('an anonymous user sees the need-authentication label and a sign-in link', async () => {
    const onSignIn = vi.fn()
    renderWithUi(<DataTable {...locked} />, { session: SESSIONS.visitor, onSignIn })
    expect(screen.getByText('Sign in to use this')).toBeInTheDocument()
    expect(button('Sign in to see the other rows')).toHaveAccessibleDescription('Sign in to use this')
    await press('Sign in to see the other rows')
    expect(onSignIn).toHaveBeenCalledOnce()
    expect(rowNames()).toHaveLength(5)
  })

  test('a signed-in user without access sees the need-access label with a link', () => {
    renderWithUi(<DataTable {...locked} />, { session: SESSIONS.reader, accessUrl: '/profile/access/' })
    expect(screen.getByText('This needs full access')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Get access to see the other rows' })).toHaveAttribute(
      'href',
      '/profile/access/',
    )
  })

  test('describes the rows in the text of its list', () => {
    const lockedMore = {
      signIn: 'Sign in to see the other days',
      getAccess: 'Get access to see the other days',
    }
    renderWithUi(<DataTable {...locked} lockedMore={lockedMore} />, {
      session: SESSIONS.visitor,
      onSignIn: () => {},
    })
    expect(button('Sign in to see the other days')).toBeInTheDocument()
  })

  test('without an access page, expanding is refused with an error that describes the button', async () => {
    const onExpand = vi.fn()
    renderWithUi(<DataTable {...locked} onExpand={onExpand} />, {
      session: SESSIONS.reader,
      accessUrl: 'javascript:0',
    })
    const more = button('Show 7 more')
    expect(more).toHaveAccessibleDescription(/This needs full access/)
    await userEvent.click(more)
    expect(rowNames()).toHaveLength(5)
    expect(onExpand).not.toHaveBeenCalled()
    expect(screen.getByRole('alert')).toHaveTextContent('The other rows were not loaded: they need access.')
    expect(more).toHaveAccessibleDescription(/were not loaded/)
    expect(more).toHaveFocus()
  })

  test('counts the rows that were not sent', () => {
    renderWithUi(<DataTable {...locked} />, { session: SESSIONS.visitor })
    expect(screen.getByText('5 of 12')).toBeInTheDocument()
  })

  test('hides rows that a server sent by mistake', () => {
    renderWithUi(<DataTable {...quotes} limit={5} lock="paid" />, { session: SESSIONS.visitor })
    expect(rowNames()).toHaveLength(5)
    expect(document.body).not.toHaveTextContent('Quotrix')
  })

  test('full access expands', async () => {
    renderWithUi(<DataTable {...quotes} limit={5} lock="paid" />, { session: SESSIONS.pro })
    await press('Show 3 more')
    expect(rowNames()).toHaveLength(8)
  })

  test('a table that requires only signing in opens to every signed-in user (readings #15)', async () => {
    renderWithUi(<DataTable {...quotes} limit={5} lock="auth" />, { session: SESSIONS.reader })
    await press('Show 3 more')
    expect(rowNames()).toHaveLength(8)
  })
})

describe('T2 groups', () => {
  const ratings = {
    caption: 'Ratings',
    columns: RATING_COLUMNS,
    data: RATING_ROWS,
    initialState: { grouping: ['subject'] },
  }

  test('collapse with a button in the row heading', async () => {
    renderWithUi(<DataTable {...ratings} />)
    const issuer = button('Issuer 4')
    expect(issuer.closest('th')).toHaveAttribute('scope', 'rowgroup')
    expect(issuer).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('row', { name: /S&P/ })).toBeInTheDocument()
    await userEvent.click(issuer)
    expect(issuer).toHaveAttribute('aria-expanded', 'false')
    expect(issuer).toHaveFocus()
    expect(screen.queryByRole('row', { name: /S&P/ })).toBeNull()
  })

  test('can start collapsed', async () => {
    renderWithUi(<DataTable {...ratings} />)
    const issue = button('Issue 2')
    expect(issue).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(issue)
    expect(screen.getAllByRole('row', { name: /Fitch/ })).toHaveLength(2)
  })

  test('keep their rows when the table is sorted', async () => {
    renderWithUi(<DataTable {...ratings} />)
    await press('Agency')
    expect(rowNames().slice(0, 5)).toEqual(['Issuer 4', 'DBRS', 'Fitch', "Moody's", 'S&P'])
  })

  test("have subtotals for columns that define them, in the column's format", () => {
    type Lot = { name: string; country: string; price: number; size: number }
    const lots: Lot[] = [
      { name: 'A', country: 'Japan', price: 99, size: 3 },
      { name: 'B', country: 'Japan', price: 101, size: 4 },
    ]
    renderWithUi(
      <DataTable<Lot>
        caption="Lots"
        data={lots}
        columns={[
          { accessorKey: 'name', header: 'Name' },
          { accessorKey: 'country', header: 'Country' },
          { accessorKey: 'price', header: 'Price', meta: { kind: 'number', decimals: 2 } },
          {
            accessorKey: 'size',
            header: 'Size',
            aggregationFn: 'sum',
            aggregatedCell: ({ getValue }) => <em>{getValue<number>()} in all</em>,
          },
        ]}
        initialState={{ grouping: ['country'] }}
      />,
    )
    const group = screen.getByRole('button', { name: /Japan/ }).closest('tr')
    const [price, size] = within(group as HTMLElement).getAllByRole('cell')
    // no column defines a sum of prices
    expect(price).toBeEmptyDOMElement()
    expect(size?.querySelector('em')).toHaveTextContent('7 in all')
  })

  test('rows without a group come first, without a heading', async () => {
    const loose: readonly Partial<Rating>[] = [{ agency: 'Scope' }, { agency: 'Creditreform' }]
    renderWithUi(
      <DataTable {...ratings} data={[...RATING_ROWS, ...(loose as Rating[])]}>
        <DataTableGrid rowNumbers />
      </DataTable>,
    )
    expect(rowNames().slice(0, 3)).toEqual(['Scope', 'Creditreform', 'Issuer 4'])
    await press('Agency')
    expect(rowNames().slice(0, 4)).toEqual(['Creditreform', 'Scope', 'Issuer 4', 'DBRS'])
    expect(screen.getByRole('row', { name: /^3 DBRS/ })).toBeInTheDocument()
  })

  test('toggling one leaves the others unchanged, also beyond the limit', async () => {
    const data = [2, 1, 0].flatMap(group => [0, 1].map(place => ({ name: `${group}.${place}`, group })))
    const column = createColumns<{ name: string; group: number }>()
    const columns = [
      column.text('name', { header: 'Name' }),
      column.accessor('group', { header: 'Group', meta: { groups: new Map([[0, { label: 'Zero' }]]) } }),
    ]
    renderWithUi(
      <DataTable
        caption="Groups"
        columns={columns}
        data={data}
        limit={3}
        initialState={{ grouping: ['group'] }}
      />,
    )
    expect(rowNames()).toEqual(['Zero 2', '0.0', '0.1', '2 2', '2.0'])
    await press('Zero 2')
    expect(rowNames()).toEqual(['Zero 2', '2 2', '2.0'])
    await press('Show 3 more')
    expect(rowNames()).toEqual(['Zero 2', '2 2', '2.0', '2.1', '1 2', '1.0', '1.1'])
  })
})

describe('T2 previous and next rows', () => {
  const flow = {
    caption: 'Cash flow',
    columns: CASH_FLOW_COLUMNS,
    data: CASH_FLOW_ROWS,
    getRowMeta: cashFlowMeta,
  }

  test('start collapsed, with their count', async () => {
    renderWithUi(<DataTable {...flow} />)
    expect(rowNames()).toEqual([
      '15 Aug 2025',
      '15 Feb 2026',
      '15 Aug 2026',
      '15 Feb 2027',
      '15 Aug 2027',
      '15 Feb 2028',
      'Total',
    ])
    await press('Show previous 2')
    expect(rowNames()[0]).toBe('15 Aug 2024')
    expect(button('Hide previous 2')).toHaveAttribute('aria-expanded', 'true')
    expect(button('Hide previous 2')).toHaveFocus()
    await press('Show next 12')
    expect(rowNames().at(-2)).toBe('15 Feb 2034')
  })

  test('the total stays last in any sort order', async () => {
    renderWithUi(<DataTable {...flow} />)
    await press('Payment date')
    await press('Payment date')
    expect(rowNames()[0]).toBe('15 Feb 2028')
    expect(rowNames().at(-1)).toBe('Total')
  })
})

type SelectableProps = {
  data?: readonly Quote[]
  selected?: RowSelectionState
  /** A row that cannot be selected. */
  fixedRow?: string
  onSelect: (selected: RowSelectionState) => void
}

/** Quotes with controlled selection. */
function Selectable({ data = QUOTE_ROWS, selected = {}, fixedRow, onSelect }: SelectableProps) {
  const [rowSelection, setRowSelection] = useState(selected)
  return (
    <DataTableHarness
      {...quotes}
      data={data}
      enableRowSelection={row => row.id !== fixedRow}
      state={{ rowSelection }}
      onRowSelectionChange={change => {
        const next = functionalUpdate(change, rowSelection)
        onSelect(next)
        setRowSelection(next)
      }}
    >
      <DataTableGrid selectable />
    </DataTableHarness>
  )
}

describe('T2 row numbers, checkboxes, hidden rows and spans', () => {
  test('rows are numbered in display order', async () => {
    renderWithUi(
      <DataTable {...quotes}>
        <DataTableGrid rowNumbers />
      </DataTable>,
    )
    await press('Bid')
    expect(screen.getByRole('columnheader', { name: /Row number/ })).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /^1 Quotrix/ })).toBeInTheDocument()
  })

  test('every checkbox is named after its row', async () => {
    const onChange = vi.fn()
    renderWithUi(<Selectable onSelect={onChange} />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Tradegate' }))
    expect(onChange).toHaveBeenLastCalledWith({ 6: true })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Commerzbank' }))
    expect(onChange).toHaveBeenLastCalledWith({ 1: true, 6: true })
    expect(screen.getByRole('checkbox', { name: 'Select Tradegate' })).toBeChecked()
  })

  test('the checkbox above shows all, some or none', async () => {
    renderWithUi(
      <DataTable {...quotes} limit={2} initialState={{ rowSelection: { 1: true } }}>
        <DataTableGrid selectable />
      </DataTable>,
    )
    const all = screen.getByRole('checkbox', { name: 'Select all rows (8)' })
    expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    expect(all).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Select BNP Paribas' })).toBeChecked()
    await userEvent.click(all)
    expect(all).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Select Commerzbank' })).not.toBeChecked()
  })

  test('rows can be selected before they load', () => {
    const table = (data: readonly Quote[]) => (
      <DataTable {...quotes} data={data} initialState={{ rowSelection: { 2: true } }}>
        <DataTableGrid selectable />
      </DataTable>
    )
    const { rerender } = renderWithUi(table([]))
    rerender(table(QUOTE_ROWS))
    expect(screen.getByRole('checkbox', { name: 'Select BNP Paribas' })).toBeChecked()
  })

  test('the parent can control the selection', async () => {
    const rowSelection: RowSelectionState = { 2: true }
    const onChange = vi.fn((change: Updater<RowSelectionState>) => functionalUpdate(change, rowSelection))
    renderWithUi(
      <DataTableHarness {...quotes} state={{ rowSelection }} onRowSelectionChange={onChange}>
        <DataTableGrid selectable />
      </DataTableHarness>,
    )
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Commerzbank' }))
    expect(onChange).toHaveBeenCalledOnce()
    expect(onChange).toHaveLastReturnedWith({ 1: true, 2: true })
    expect(screen.getByRole('checkbox', { name: 'Select Commerzbank' })).not.toBeChecked()
  })

  test('a selected row that is not loaded stays selected', async () => {
    const onChange = vi.fn()
    renderWithUi(<Selectable data={QUOTE_ROWS.slice(1)} selected={{ 1: true }} onSelect={onChange} />)
    expect(document.body).not.toHaveTextContent('Commerzbank')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Tradegate' }))
    expect(onChange).toHaveBeenLastCalledWith({ 1: true, 6: true })
    expect(screen.getByRole('checkbox', { name: 'Select all rows (7)' })).toBePartiallyChecked()
  })

  test('selecting all leaves other rows, and rows that cannot be selected, unchanged', async () => {
    const onChange = vi.fn()
    renderWithUi(
      <Selectable data={QUOTE_ROWS.slice(0, 3)} selected={{ gone: true }} onSelect={onChange} fixedRow="2" />,
    )
    const all = screen.getByRole('checkbox', { name: /Select all rows/ })
    await userEvent.click(all)
    expect(onChange).toHaveBeenLastCalledWith({ 1: true, 3: true, gone: true })
    expect(all).toBeChecked()
    await userEvent.click(all)
    expect(onChange).toHaveBeenLastCalledWith({ gone: true })
  })

  test('a span is clamped to the existing columns', () => {
    const heading = withheld({ id: 'all', participant: 'Exchanges', updated: null }, null)
    renderWithUi(
      <DataTable
        {...quotes}
        data={[heading, ...QUOTE_ROWS]}
        getRowMeta={row => (row === heading ? { colSpan: 999 } : undefined)}
      />,
    )
    expect(screen.getByRole('rowheader', { name: 'Exchanges' })).toHaveAttribute('colspan', '8')
  })

  test('T6 hidden columns disappear, and return', () => {
    const { rerender } = renderWithUi(
      <DataTableHarness {...quotes} state={{ columnVisibility: { ask: false, change: false } }} />,
    )
    expect(screen.getAllByRole('columnheader')).toHaveLength(6)
    expect(screen.queryByRole('columnheader', { name: 'Ask' })).toBeNull()
    rerender(<DataTableHarness {...quotes} state={{ columnVisibility: {} }} />)
    expect(screen.getAllByRole('columnheader')).toHaveLength(8)
  })
})

describe('Q1 withheld cells', () => {
  const [first, second] = QUOTE_ROWS.map(row => ({
    ...row,
    ask: { locked: true },
    gspread: { locked: true },
  }))
  const hidden = [first, second].filter(row => row !== undefined)
  const signIns = () => screen.getAllByRole('button', { name: /Commerzbank/ })
  const cellOf = (element: HTMLElement | undefined) => element?.closest<HTMLTableCellElement>('td')?.cellIndex

  test('the first one of a row has the action', () => {
    renderWithUi(<DataTable {...quotes} data={hidden} />, { session: SESSIONS.visitor, onSignIn: () => {} })
    expect(signIns()).toHaveLength(1)
    expect(cellOf(signIns()[0])).toBe(2)
  })

  test('Q3 a request names its row', async () => {
    const onRequestAccess = vi.fn()
    const requested = { ...withheld(hidden[0] as Quote, { placeholder: 'send' }), ask: 101.54 }
    renderWithUi(
      <DataTable {...quotes} data={[requested]}>
        <DataTableGrid onRequestAccess={onRequestAccess} />
      </DataTable>,
      {
        session: SESSIONS.pro,
      },
    )
    const row = screen.getByRole('row', { name: /Commerzbank/ })
    const [request, ...others] = within(row).getAllByRole('button')
    expect(others).toEqual([])
    await userEvent.click(request as HTMLElement)
    expect(onRequestAccess).toHaveBeenCalledExactlyOnceWith(requested)
  })
})
