import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
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
} from '../../testing/fixtures/treasury-tables.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { createColumns, type DataTableColumnDef } from './columns/columns.ts'
import { DataTable } from './data-table.tsx'
import { DataTableGrid } from './data-table-grid.tsx'
import { DataTableToolbar } from './data-table-toolbar.tsx'
import { exportedTable } from './export/exported-table.ts'
import { ColumnFilterFields } from './filters/column-filter-fields.tsx'
import type { DataTableOptions } from './model/table-options.ts'
import { type DataTableModel, useDataTable } from './model/use-data-table.ts'

const quotes = {
  caption: 'Market quotes',
  columns: QUOTE_COLUMNS,
  data: QUOTE_ROWS,
  getRowId: ({ id }: Quote) => id,
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => userEvent.click(button(name))
const rowNames = () => screen.queryAllByRole('rowheader').map(cell => cell.textContent)
/** Ignores announcements: only visible text counts. */
const SEEN = { ignore: '[role=status] *' }
const search = () => screen.findByRole('searchbox', { name: 'Search in the table' })

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the toolbar', () => {
  test('searches all rows while typing, shows how many match, and clears the search', async () => {
    renderWithUi(
      <DataTable {...quotes}>
        <DataTableToolbar />
        <DataTableGrid />
      </DataTable>,
    )
    await userEvent.type(await search(), 'bank 101.39')
    expect(rowNames()).toEqual(['Baader Bank'])
    expect(screen.getByText('1 of 8 rows match', SEEN)).toBeInTheDocument()
    await press('Clear filters')
    expect(rowNames()).toHaveLength(8)
    expect(await search()).toHaveValue('')
    expect(await search()).toHaveFocus()
    expect(screen.queryByText(/rows match/, SEEN)).toBeNull()
  })

  test('shows hidden columns, except those that no panel offers', async () => {
    const columns = QUOTE_COLUMNS.map(column =>
      column.id === 'updated'
        ? { ...column, meta: { ...column.meta, settings: { isOffered: false } } }
        : column,
    )
    const columnVisibility = { bid: false, ask: false, updated: false }
    renderWithUi(
      <DataTable {...quotes} columns={columns} initialState={{ columnVisibility }}>
        <DataTableToolbar />
        <DataTableGrid />
      </DataTable>,
    )
    await search()
    await press('Show hidden columns (2)')
    expect(screen.getByRole('columnheader', { name: 'Bid' })).toBeInTheDocument()
    expect(screen.getByRole('columnheader', { name: 'Ask' })).toBeInTheDocument()
    expect(screen.queryByRole('columnheader', { name: 'Updated' })).toBeNull()
    expect(screen.queryByRole('button', { name: /hidden columns/ })).toBeNull()
    expect(await search()).toHaveFocus()
  })

  test('makes rows shorter and taller', async () => {
    const { container } = renderWithUi(
      <DataTable {...quotes}>
        <DataTableToolbar />
        <DataTableGrid />
      </DataTable>,
    )
    await search()
    const root = container.querySelector('[data-slot=data-table]')
    expect(root).not.toHaveAttribute('data-density')
    const choose = async (name: string) => {
      await press('Row height')
      await userEvent.click(await screen.findByRole('menuitemradio', { name }))
      expect(button('Row height')).toHaveFocus()
    }
    await choose('Compact')
    expect(root).toHaveAttribute('data-density', 'compact')
    await choose('Comfortable')
    expect(root).toHaveAttribute('data-density', 'comfortable')
    await choose('Standard')
    expect(root).toHaveAttribute('data-density', 'normal')
    await userEvent.keyboard('{ArrowDown}')
    expect(await screen.findByRole('menuitemradio', { name: 'Standard' })).toBeChecked()
    expect(screen.getByRole('menuitemradio', { name: 'Compact' })).not.toBeChecked()
  })

  test('a density can be set, with or without a toolbar', () => {
    const { container } = renderWithUi(<DataTable {...quotes} density="compact" />)
    expect(container.querySelector('[data-slot=data-table]')).toHaveAttribute('data-density', 'compact')
  })

  test("shows the page's own elements; without a toolbar there are none", async () => {
    const { rerender } = renderWithUi(
      <DataTable {...quotes}>
        <DataTableToolbar>
          <button type="button">Export</button>
        </DataTableToolbar>
        <DataTableGrid />
      </DataTable>,
    )
    expect(button('Export')).toBeInTheDocument()
    expect(await search()).toBeInTheDocument()
    rerender(<DataTable {...quotes} />)
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(document.querySelector('[data-slot=table-toolbar]')).toBeNull()
  })

  test('offers no search if the table disables it', async () => {
    renderWithUi(
      <DataTableHarness {...quotes} enableGlobalFilter={false}>
        <DataTableToolbar />
        <DataTableGrid />
      </DataTableHarness>,
    )
    expect(await screen.findByRole('button', { name: 'Row height' })).toBeInTheDocument()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })
})

const BOND_FILTERS = [
  { id: 'price', value: [-5, 1500] },
  { id: 'sector', value: ['Banks', '', 'Energy'] },
  { id: 'maturity', value: ['2030-06-01', null] },
]
const chips = () => {
  const list = screen.queryByRole('list', { name: 'Filters' })
  return list ? within(list).getAllByRole('listitem') : []
}
const chipTexts = () => chips().map(chip => chip.textContent)

describe('keyboard', () => {
  test('Tab moves through the tools in display order', async () => {
    renderWithUi(
      <DataTable
        caption="Bonds"
        columns={COLUMNS}
        data={BONDS}
        initialState={{ columnFilters: BOND_FILTERS, columnVisibility: { price: false } }}
      >
        <DataTableToolbar>
          <button type="button">Export</button>
        </DataTableToolbar>
        <DataTableGrid />
      </DataTable>,
    )
    await search()
    const names = [
      'Search in the table',
      'Clear filters',
      /^Remove Price/,
      /^Remove Sector/,
      /^Remove Maturity/,
      'Show hidden columns (1)',
      'Row height',
      'Export',
    ]
    for (const name of names) {
      await userEvent.tab()
      expect(document.activeElement).toHaveAccessibleName(name)
    }
  })

  test('the row heights are a menu with arrow keys', async () => {
    const { container } = renderWithUi(
      <DataTable {...quotes}>
        <DataTableToolbar />
        <DataTableGrid />
      </DataTable>,
    )
    await search()
    button('Row height').focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu', { name: 'Row height' })
    await userEvent.keyboard('{End}{Enter}')
    expect(container.querySelector('[data-slot=data-table]')).toHaveAttribute('data-density', 'comfortable')
    expect(button('Row height')).toHaveFocus()
  })
})

describe('withheld values', () => {
  const columns = [
    column.text('name', { header: 'Bond' }),
    column.text('sector', {
      header: 'Sector',
      filter: 'set',
      details: ({ name }) => (name === 'Delta' ? { locked: true } : undefined),
    }),
  ]

  test('are not offered as values, and no search matches them', async () => {
    renderWithUi(
      <Fields of="sector" columns={columns}>
        <DataTableToolbar />
        <DataTableGrid />
      </Fields>,
    )
    expect(screen.getByRole('checkbox', { name: 'Banks' })).toBeInTheDocument()
    expect(screen.queryByRole('checkbox', { name: 'Energy' })).toBeNull()
    await userEvent.type(await search(), 'energy')
    expect(rowNames()).toEqual([])
    expect(document.body).not.toHaveTextContent('Energy')
  })

  test('do not match a filter of the page either', () => {
    const columnFilters = [{ id: 'sector', value: ['Energy'] }]
    renderWithUi(<Fields of="sector" columns={columns} initialState={{ columnFilters }} />)
    expect(rowNames()).toEqual([])
  })
})

test('in a long table every letter shows at once, and the rows are searched once', async () => {
  const data = Array.from({ length: 5_001 }, (_, index) => ({ ...BONDS[0], name: `Bond ${index}` }) as Bond)
  const columns = COLUMNS.slice(0, 2)
  const onChange = vi.fn()
  function Page() {
    const [globalFilter, setGlobalFilter] = useState('')
    onChange(globalFilter)
    return (
      <DataTableHarness
        caption="Bonds"
        columns={columns}
        data={data}
        limit={2}
        state={{ globalFilter }}
        onGlobalFilterChange={setGlobalFilter}
      >
        <DataTableToolbar />
        <DataTableGrid />
      </DataTableHarness>
    )
  }
  renderWithUi(<Page />)
  const field = await search()
  for (const value of ['b', 'bo', 'bond', 'bond 5000']) {
    fireEvent.change(field, { target: { value } })
    expect(field).toHaveValue(value)
  }
  expect(new Set(onChange.mock.calls.flat())).toEqual(new Set(['']))
  await waitFor(() => expect(rowNames()).toEqual(['Bond 5000']))
  expect(new Set(onChange.mock.calls.flat())).toEqual(new Set(['', 'bond 5000']))
})

describe('filter chips', () => {
  test('show the filter of each column, hidden ones too, and remove it', async () => {
    const columnFilters = [...BOND_FILTERS, { id: 'name', value: 'a' }]
    const initialState = { columnFilters, columnVisibility: { price: false } }
    renderWithUi(
      <DataTable caption="Bonds" columns={COLUMNS} data={BONDS} initialState={initialState}>
        <DataTableToolbar />
        <DataTableGrid />
      </DataTable>,
    )
    await search()
    expect(chipTexts()).toEqual([
      'Price, % −5 – 1,500',
      'Sector Banks, (blank) +1',
      'Maturity ≥ 1 Jun 2030',
      'Bond a',
    ])
    expect(rowNames()).toEqual(['Beta', 'Gamma'])
    await press('Remove Sector: Banks, (blank), Energy')
    await press('Remove Price, %: −5 – 1,500')
    expect(rowNames()).toEqual(['Beta', 'Gamma', 'Delta'])
    expect(chips()).toHaveLength(2)
  })

  test('focus moves to the next chip, from the last one to the previous one, then to the search', async () => {
    const initialState = { columnFilters: BOND_FILTERS }
    renderWithUi(
      <DataTable caption="Bonds" columns={COLUMNS} data={BONDS} initialState={initialState}>
        <DataTableToolbar />
        <DataTableGrid />
      </DataTable>,
    )
    await search()
    button(/^Remove Sector/).focus()
    await userEvent.keyboard('{Enter}')
    expect(button(/^Remove Maturity/)).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(button(/^Remove Price/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(chips()).toEqual([])
    expect(await search()).toHaveFocus()
    expect(rowNames()).toHaveLength(4)
  })

  test('without a search focus moves to the row height', async () => {
    renderWithUi(
      <DataTableHarness
        caption="Bonds"
        columns={COLUMNS}
        data={BONDS}
        enableGlobalFilter={false}
        initialState={{ columnFilters: BOND_FILTERS.slice(0, 1) }}
      >
        <DataTableToolbar />
        <DataTableGrid />
      </DataTableHarness>,
    )
    await userEvent.click(await screen.findByRole('button', { name: /^Remove Price/ }))
    expect(button('Row height')).toHaveFocus()
  })

  test('all filters are cleared at once', async () => {
    renderWithUi(
      <DataTable
        caption="Bonds"
        columns={COLUMNS}
        data={BONDS}
        initialState={{ columnFilters: BOND_FILTERS, globalFilter: 'beta' }}
      >
        <DataTableToolbar />
        <DataTableGrid />
      </DataTable>,
    )
    expect(await search()).toHaveValue('beta')
    expect(rowNames()).toEqual(['Beta'])
    await press('Clear filters')
    expect(chips()).toEqual([])
    expect(await search()).toHaveValue('')
    expect(rowNames()).toHaveLength(4)
  })

  test('a page that controls the filters without a change handler gets chips without a button', async () => {
    renderWithUi(
      <DataTableHarness
        caption="Bonds"
        columns={COLUMNS}
        data={BONDS}
        state={{ columnFilters: [...BOND_FILTERS, { id: 'gone', value: 'x' }] }}
      >
        <DataTableToolbar />
        <DataTableGrid />
      </DataTableHarness>,
    )
    await search()
    expect(chips()).toHaveLength(3)
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  })
})

describe('rows that do not match', () => {
  test('without matches the table shows a message and a button that clears the filters', async () => {
    renderWithUi(
      <DataTable {...quotes} initialState={{ globalFilter: 'nobody' }}>
        <DataTableGrid empty="No quotes." />
      </DataTable>,
    )
    expect(screen.getByText('No rows match.')).toBeInTheDocument()
    expect(screen.queryByText('No quotes.')).toBeNull()
    await press('Clear filters')
    expect(rowNames()).toHaveLength(8)
    expect(screen.queryByText('No rows match.')).toBeNull()
    // the button unmounted: the first heading has focus
    expect(within(screen.getByRole('table')).getAllByRole('button')[0]).toHaveFocus()
  })

  test('with a toolbar focus moves to its search', async () => {
    renderWithUi(
      <DataTable {...quotes} initialState={{ globalFilter: 'nobody' }}>
        <DataTableToolbar />
        <DataTableGrid />
      </DataTable>,
    )
    await search()
    const [message] = within(screen.getByRole('table')).getAllByRole('button', { name: 'Clear filters' })
    if (message) await userEvent.click(message)
    expect(rowNames()).toHaveLength(8)
    expect(await search()).toHaveFocus()
  })

  test('on touch screens no field receives focus, because it would open a keyboard', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(pointer: coarse)',
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    renderWithUi(
      <DataTable {...quotes} initialState={{ globalFilter: 'nobody' }}>
        <DataTableToolbar />
        <DataTableGrid />
      </DataTable>,
    )
    await search()
    const [, message] = screen.getAllByRole('button', { name: 'Clear filters' })
    if (message) await userEvent.click(message)
    expect(button('Row height')).toHaveFocus()
    fireEvent.change(await search(), { target: { value: 'bank' } })
    await press('Clear filters')
    expect(rowNames()).toHaveLength(8)
    expect(button('Row height')).toHaveFocus()
  })

  test('a table without data is empty, whatever its filters', () => {
    renderWithUi(
      <DataTable {...quotes} data={[]} initialState={{ globalFilter: 'nobody' }}>
        <DataTableGrid empty="No quotes." />
      </DataTable>,
    )
    expect(screen.getByText('No quotes.')).toBeInTheDocument()
  })

  test('a page that controls the filters without a change handler keeps its own message', () => {
    renderWithUi(
      <DataTableHarness {...quotes} state={{ globalFilter: 'nobody' }}>
        <DataTableGrid empty="No quotes." />
      </DataTableHarness>,
    )
    expect(screen.getByText('No quotes.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  })

  test('T4 the limit counts matching rows', async () => {
    renderWithUi(
      <DataTable {...quotes} limit={2} total={20}>
        <DataTableToolbar />
        <DataTableGrid />
      </DataTable>,
    )
    await userEvent.type(await search(), '101.485')
    expect(rowNames()).toEqual(['Commerzbank', 'Frankfurt SE'])
    expect(screen.getByText('2 of 4')).toBeInTheDocument()
    await press('Show 2 more')
    expect(rowNames()).toEqual(['Commerzbank', 'Frankfurt SE', 'Baader Bank', 'Quotrix'])
    await userEvent.clear(await search())
    expect(rowNames()).toHaveLength(8)
  })

  test('T2 collapsed rows that match stay collapsed, and totals stay', async () => {
    renderWithUi(
      <DataTable
        caption="Cash flow"
        columns={CASH_FLOW_COLUMNS}
        data={CASH_FLOW_ROWS}
        getRowMeta={cashFlowMeta}
      >
        <DataTableToolbar />
        <DataTableGrid />
      </DataTable>,
    )
    const all = rowNames().length
    const collapsed = button(/^Show previous/).textContent
    await userEvent.type(await search(), '2024')
    expect(rowNames().length).toBeLessThan(all)
    expect(button(/^Show previous/).textContent).not.toBe(collapsed)
    await press(/^Show previous/)
    expect(rowNames().some(name => name?.includes('2024'))).toBe(true)
  })

  test('T2 groups show matching rows, and groups without any are removed', () => {
    const filters = [{ id: 'agency', value: 'dbrs' }]
    renderWithUi(
      <DataTable
        caption="Ratings"
        columns={RATING_COLUMNS}
        data={RATING_ROWS}
        initialState={{ grouping: ['subject'], columnFilters: filters }}
      />,
    )
    expect(rowNames()).toEqual(['Issuer 1', 'DBRS'])
  })

  test('X7 an export writes the matching rows', () => {
    let model: DataTableModel<Quote> | null = null
    function Exported() {
      model = useDataTable({
        ...quotes,
        initialState: { columnFilters: [{ id: 'bid', value: [101.42, null] }] },
      })
      return null
    }
    renderWithUi(<Exported />)
    const current = model as DataTableModel<Quote> | null
    const rows = current && exportedTable({ table: current.table, lang: 'en', groupTitle: 'Group' }).rows
    expect(rows?.map(([first]) => first?.shown)).toEqual(['Commerzbank', 'Frankfurt SE'])
  })
})

describe('announcements', () => {
  test('the number of matching rows, once after a pause in typing', async () => {
    renderWithUi(
      <DataTable {...quotes}>
        <DataTableToolbar />
        <DataTableGrid />
      </DataTable>,
    )
    const field = await search()
    vi.useFakeTimers()
    const type = (value: string, pause: number) => {
      fireEvent.change(field, { target: { value } })
      act(() => vi.advanceTimersByTime(pause))
    }
    type('b', 300)
    type('ba', 300)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    type('bank', 1_000)
    expect(screen.getByRole('status')).toHaveTextContent('2 of 8 rows match')
    type('', 1_000)
    expect(screen.getByRole('status')).toHaveTextContent('8 of 8 rows shown')
  })
})

type Bond = { name: string; sector: string | null; price: number | null; maturity: string }
const column = createColumns<Bond>()
const COLUMNS = [
  column.text('name', { header: 'Bond' }),
  column.text('sector', { header: 'Sector', filter: 'set' }),
  column.number('price', { header: 'Price', unit: '%', decimals: 2 }),
  column.day('maturity', { header: 'Maturity' }),
]
const BONDS: Bond[] = [
  { name: 'Alpha', sector: 'Banks', price: 99.5, maturity: '2030-01-15' },
  { name: 'Beta', sector: 'Banks', price: -1.25, maturity: '2031-01-15' },
  { name: 'Gamma', sector: null, price: 1234.5, maturity: '2032-01-15' },
  { name: 'Delta', sector: 'Energy', price: null, maturity: '2033-01-15' },
]

type FieldsProps = Partial<DataTableOptions<Bond>> & {
  of: string
  /** The parts of the table. Default: its grid. */
  children?: ReactNode
}

/** A table with the filter fields of one of its columns. */
function Fields({ of, children, ...options }: FieldsProps) {
  const model = useDataTable<Bond>({ columns: COLUMNS, data: BONDS, ...options })
  const found = model.table.getColumn(of)
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(false)}>
        Close
      </button>
      {found && isOpen && <ColumnFilterFields table={model.table} column={found} />}
      <DataTable caption="Bonds" model={model}>
        {children}
      </DataTable>
    </>
  )
}
const field = (name: string) => screen.getByRole('textbox', { name })

describe('the filter fields of a column', () => {
  test('text: words, cleared by a button that keeps focus', async () => {
    renderWithUi(<Fields of="name" />)
    expect(button('Clear filter')).toHaveAccessibleDescription('No filter is set.')
    await userEvent.type(field('Contains'), 'TA et')
    expect(rowNames()).toEqual(['Beta'])
    expect(button('Clear filter')).not.toHaveAttribute('aria-disabled')
    await press('Clear filter')
    expect(field('Contains')).toHaveValue('')
    expect(button('Clear filter')).toHaveFocus()
    expect(button('Clear filter')).toHaveAttribute('aria-disabled', 'true')
    expect(rowNames()).toHaveLength(4)
  })

  test("range: numbers in the user's format, negative ones too", async () => {
    renderWithUi(<Fields of="price" />, { lang: 'de' })
    await userEvent.type(field('At least'), '-1,25')
    expect(rowNames()).toEqual(['Alpha', 'Beta', 'Gamma'])
    expect(field('At least')).toHaveValue('-1,25')
    await userEvent.type(field('At most'), '99,5')
    expect(rowNames()).toEqual(['Alpha', 'Beta'])
  })

  test('range: a crossed one shows an error, stays in the fields and does not change the filter', async () => {
    renderWithUi(<Fields of="price" />)
    await userEvent.type(field('At least'), '50')
    await userEvent.type(field('At most'), '4')
    expect(field('At most')).toBeInvalid()
    expect(field('At most')).toHaveAccessibleDescription('The lower bound is above the upper one.')
    expect(field('At most')).toHaveValue('4')
    expect(rowNames()).toEqual(['Alpha', 'Gamma'])
    await userEvent.type(field('At most'), '00')
    expect(field('At most')).toBeValid()
    expect(rowNames()).toEqual(['Alpha'])
  })

  test('range: other text is no number; the rows stay', async () => {
    renderWithUi(<Fields of="price" />)
    await userEvent.type(field('At least'), '99x')
    expect(field('At least')).toBeInvalid()
    expect(field('At least')).toHaveValue('99x')
    expect(rowNames()).toEqual(['Alpha', 'Gamma'])
    await press('Clear filter')
    expect(field('At least')).toHaveValue('')
    expect(field('At least')).toBeValid()
    expect(rowNames()).toHaveLength(4)
  })

  test('days: from one day to another', async () => {
    renderWithUi(<Fields of="maturity" />)
    const [from, to] = ['From', 'To'].map(name => screen.getByRole('combobox', { name })) as [
      HTMLElement,
      HTMLElement,
    ]
    await userEvent.clear(from)
    await userEvent.paste('15.01.2031')
    await userEvent.keyboard('{Enter}')
    expect(rowNames()).toEqual(['Beta', 'Gamma', 'Delta'])
    await userEvent.clear(to)
    await userEvent.paste('15.01.2032')
    await userEvent.keyboard('{Enter}')
    expect(rowNames()).toEqual(['Beta', 'Gamma'])
    await userEvent.clear(to)
    await userEvent.paste('01.01.2030')
    await userEvent.keyboard('{Enter}')
    expect(to).toHaveAccessibleDescription(/The lower bound is above the upper one\./)
  })

  test('set: values with their counts, the blank last', async () => {
    renderWithUi(<Fields of="sector" />)
    const boxes = screen.getAllByRole('checkbox')
    expect(boxes.map(box => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'Banks',
      'Energy',
      '(blank)',
    ])
    expect(screen.getByRole('checkbox', { name: 'Banks' })).toHaveAccessibleDescription('2')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Energy' }))
    expect(rowNames()).toEqual(['Delta'])
    await userEvent.click(screen.getByRole('checkbox', { name: '(blank)' }))
    expect(rowNames()).toEqual(['Gamma', 'Delta'])
    await userEvent.click(screen.getByRole('checkbox', { name: '(blank)' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Energy' }))
    expect(rowNames()).toHaveLength(4)
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  test('set: many values are searchable, and 200 are rendered', async () => {
    const data = Array.from({ length: 230 }, (_, index) => ({
      ...(BONDS[0] as Bond),
      sector: `Sector ${index + 1}`,
    }))
    renderWithUi(<Fields of="sector" data={data} />)
    expect(screen.getAllByRole('checkbox')).toHaveLength(200)
    expect(screen.getByText('30 more values: search to find them.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('searchbox', { name: 'Search' }))
    await userEvent.paste('229')
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    expect(screen.getByRole('checkbox', { name: 'Sector 229' })).toBeInTheDocument()
  })

  test('in long tables they apply after a pause, or when the panel closes', async () => {
    const data = Array.from({ length: 5_001 }, (_, index) => ({
      ...(BONDS[0] as Bond),
      name: `Bond ${index}`,
    }))
    renderWithUi(<Fields of="name" data={data} limit={3} />)
    await userEvent.type(field('Contains'), '5000')
    await waitFor(() => expect(rowNames()).toEqual(['Bond 5000']))
    await userEvent.clear(field('Contains'))
    await userEvent.paste('4999')
    await press('Close')
    expect(rowNames()).toEqual(['Bond 4999'])
  })

  test('a column without a filter has none', () => {
    const columns: DataTableColumnDef<Bond>[] = COLUMNS.map(each => ({ ...each, enableColumnFilter: false }))
    renderWithUi(<Fields of="name" columns={columns} />)
    expect(screen.queryByRole('group', { name: 'Filter' })).toBeNull()
  })
})
