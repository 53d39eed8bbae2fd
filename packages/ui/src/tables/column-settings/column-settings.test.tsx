import type { ColumnVisibilityState } from '@tanstack/react-table'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useEffect, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { memoryStore } from '../../foundation/state/safe-storage.ts'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import type { ColumnSettingsMeta } from '../data-table/columns/column-meta.ts'
import { columnId, createColumns, type DataTableColumnDef } from '../data-table/columns/columns.ts'
import type { DataTableInstance } from '../data-table/columns/features.ts'
import { DataTable } from '../data-table/data-table.tsx'
import { DataTableGrid } from '../data-table/data-table-grid.tsx'
import type { DataTableOptions } from '../data-table/model/table-options.ts'
import { useDataTable } from '../data-table/model/use-data-table.ts'
import { changeColumns } from './change-columns.ts'
import { ColumnSettings } from './column-settings.tsx'
import { ColumnSettingsPanel } from './column-settings-panel.tsx'

type Quote = {
  name: string
  bid: number
  ask: number
  last: number
  ytm: number
  internal: string
  change: number
}
const column = createColumns<Quote>()
/** The column as the panel offers it. */
const offered = (
  def: DataTableColumnDef<Quote>,
  settings: ColumnSettingsMeta,
): DataTableColumnDef<Quote> => ({ ...def, meta: { ...def.meta, settings } })
const COLUMNS: readonly DataTableColumnDef<Quote>[] = [
  column.text('name', { header: 'Participant', enableHiding: false }),
  offered(column.number('bid', { header: 'Bid' }), { group: 'Price' }),
  offered(column.number('ask', { header: 'Ask' }), { group: 'Price' }),
  offered(column.number('last', { header: 'Last' }), { group: 'Price', isShown: false }),
  offered(column.number('ytm', { header: 'Yield', unit: '%' }), { group: 'Return' }),
  offered(column.text('internal', { header: 'Internal' }), { isOffered: false, isShown: false }),
  offered(column.number('change', { header: 'Chg' }), { label: 'Change since yesterday' }),
]
const IDS = COLUMNS.map(columnId)
const ROWS: readonly Quote[] = [{ name: 'Quotrix', bid: 1, ask: 2, last: 3, ytm: 4, internal: '', change: 5 }]

type QuotesProps = Partial<DataTableOptions<Quote>> & {
  columnMenus?: boolean
  /** Other controls of the page. */
  children?: (table: DataTableInstance<Quote>) => ReactNode
}

function Quotes({ children, columnMenus = false, ...options }: QuotesProps) {
  const model = useDataTable({
    columns: COLUMNS,
    data: ROWS,
    saveState: { key: 'quotes', in: 'storage' },
    ...options,
  })
  return (
    <>
      <ColumnSettings table={model.table} />
      <DataTable model={model} caption="Quotes">
        <DataTableGrid columnMenus={columnMenus} />
      </DataTable>
      {children?.(model.table)}
    </>
  )
}

const stores = (local: Record<string, string> = {}) => ({ local: memoryStore(local), cookie: memoryStore() })
// a modal dialog hides the page from screen readers, including the headings behind it
const headings = () =>
  screen.getAllByRole('columnheader', { hidden: true }).map(cell => cell.textContent?.replace(/, %$/, ''))
const opener = () => screen.getByRole('button', { name: /^Columns/ })
const dialog = () => screen.getByRole('dialog', { name: 'Columns' })
const box = (name: string) => screen.getByRole('checkbox', { name })
const button = (name: string) => within(dialog()).getByRole('button', { name })
const press = (name: string) => userEvent.click(button(name))

async function open(local?: Record<string, string>, page = <Quotes />) {
  const savedStores = stores(local)
  const view = renderWithUi(page, { stores: savedStores })
  await userEvent.click(opener())
  return { ...view, stored: () => savedStores.local.get('table.quotes') }
}
const inOrder = () => userEvent.click(screen.getByRole('tab', { name: 'Order' }))
const listed = () =>
  within(dialog())
    .getAllByRole('listitem')
    .map(item => item.textContent)

describe('T6 the settings panel next to its table', () => {
  test('opens from a button with the number of shown columns', async () => {
    await open()
    expect(dialog()).toHaveAccessibleDescription('5 of 6 columns shown')
    button('Select all').focus()
    await userEvent.keyboard('{Escape}')
    expect(opener()).toHaveAccessibleName('Columns 5 of 6')
    expect(opener()).toHaveFocus()
  })

  test('Done closes it and returns focus', async () => {
    await open()
    await press('Done')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(opener()).toHaveFocus()
  })

  test('a checkbox hides its column and shows it again', async () => {
    await open()
    expect(headings()).toEqual(['Participant', 'Bid', 'Ask', 'Yield', 'Chg'])
    await userEvent.click(box('Ask'))
    expect(headings()).toEqual(['Participant', 'Bid', 'Yield', 'Chg'])
    await userEvent.click(box('Ask'))
    expect(headings()).toEqual(['Participant', 'Bid', 'Ask', 'Yield', 'Chg'])
  })

  test('per-column checkboxes are grouped, each group with its legend', async () => {
    await open()
    const price = screen.getByRole('group', { name: 'Price' })
    const names = within(price)
      .getAllByRole('checkbox')
      .map(each => each.parentElement?.parentElement?.textContent)
    expect(names).toEqual(['Price', 'Bid', 'Ask', 'Last'])
    expect(screen.getByRole('group', { name: 'General columns' })).toContainElement(box('Participant'))
  })

  test('the parent is mixed while some are shown; a press shows all, the next one hides all', async () => {
    await open()
    expect(box('Price')).toBePartiallyChecked()
    await userEvent.click(box('Price'))
    expect(box('Price')).toBeChecked()
    expect(headings()).toContain('Last')
    await userEvent.click(box('Price'))
    expect(box('Price')).not.toBeChecked()
    expect(box('Price')).not.toBePartiallyChecked()
    expect(headings()).toEqual(['Participant', 'Yield', 'Chg'])
  })

  test('a column that is not offered has no checkbox, and the label names its column', async () => {
    await open()
    expect(screen.queryByRole('checkbox', { name: 'Internal' })).toBeNull()
    expect(box('Change since yesterday')).toBeChecked()
    expect(screen.queryByRole('checkbox', { name: 'Chg' })).toBeNull()
  })

  test('a required column cannot be unticked, is focusable and explains why', async () => {
    await open()
    await userEvent.click(box('Participant'))
    expect(box('Participant')).toBeChecked()
    expect(box('Participant')).toHaveFocus()
    expect(box('Participant')).toHaveAccessibleDescription('Always shown')
  })

  test('select all and clear all; clearing keeps one data column and announces how many remain', async () => {
    await open()
    await press('Select all')
    expect(headings()).toEqual(['Participant', 'Bid', 'Ask', 'Last', 'Yield', 'Chg'])
    expect(within(dialog()).getByRole('status')).toHaveTextContent('6 of 6 columns shown')
    await press('Clear all')
    expect(headings()).toEqual(['Participant', 'Bid'])
    expect(within(dialog()).getByRole('status')).toHaveTextContent('2 of 6 columns shown')
    expect(box('Bid')).toHaveAccessibleDescription('At least one column must be shown')
    await userEvent.click(box('Bid'))
    expect(box('Bid')).toBeChecked()
  })

  test('opening announces nothing, whatever happened before', async () => {
    await open()
    await press('Clear all')
    await press('Done')
    await userEvent.click(opener())
    expect(within(dialog()).getByRole('status')).toBeEmptyDOMElement()
  })
})

describe('T6 the order', () => {
  test('buttons move columns in the table too, and announce the new position', async () => {
    await open()
    await inOrder()
    await press('Move Yield, % up')
    expect(within(dialog()).getByRole('status')).toHaveTextContent('Yield, % moved to place 3 of 5')
    expect(headings()).toEqual(['Participant', 'Bid', 'Yield', 'Ask', 'Chg'])
    await press('Move Bid down')
    expect(headings()).toEqual(['Participant', 'Yield', 'Bid', 'Ask', 'Chg'])
    expect(within(dialog()).getByRole('status')).toHaveTextContent('Bid moved to place 3 of 5')
  })

  test('the keyboard moves columns: the button keeps focus from the first position to the last', async () => {
    await open()
    await inOrder()
    button('Move Bid down').focus()
    for (const place of [3, 4, 5]) {
      await userEvent.keyboard('{Enter}')
      expect(within(dialog()).getByRole('status')).toHaveTextContent(`Bid moved to place ${place} of 5`)
      expect(button('Move Bid down')).toHaveFocus()
    }
    expect(button('Move Bid down')).toHaveAccessibleDescription('Already in the last place')
    await userEvent.keyboard('{Enter}')
    expect(headings().at(-1)).toBe('Bid')
    expect(button('Move Bid down')).toHaveFocus()
  })

  test('the column that names the rows stays first, with an explanation', async () => {
    await open()
    await inOrder()
    expect(listed()[0]).toContain('Names the rows, so it stays first')
    expect(within(dialog()).queryByRole('button', { name: 'Move Participant down' })).toBeNull()
    expect(button('Move Bid up')).toHaveAccessibleDescription('Already in the first place')
  })

  test('lists only shown columns', async () => {
    await open()
    await inOrder()
    expect(listed()).toHaveLength(5)
    expect(within(dialog()).queryByRole('button', { name: 'Move Last up' })).toBeNull()
  })
})

describe('T6 the panel, the table’s own menus and the page change the same state', () => {
  const buttons = (table: DataTableInstance<Quote>) => (
    <>
      <button type="button" onClick={() => table.getColumn('ask')?.toggleVisibility()}>
        Turn Ask
      </button>
      <button type="button" onClick={() => table.setColumnOrder(['name', 'change', 'ytm'])}>
        Other order
      </button>
      <button type="button" onClick={() => table.resetColumnVisibility()}>
        Start again
      </button>
    </>
  )
  const page = (options: Partial<DataTableOptions<Quote>> = {}) => <Quotes {...options}>{buttons}</Quotes>
  // behind the dialog, as a shortcut or a server response would
  const onPage = (name: string) => act(async () => screen.getByText(name).click())

  /** A page that controls both slices. */
  function Controlled({
    first = {},
    onVisibility,
    ...props
  }: QuotesProps & {
    first?: ColumnVisibilityState
    onVisibility?: (visibility: ColumnVisibilityState, order: readonly string[]) => void
  }) {
    const [columnVisibility, setVisibility] = useState(first)
    const [columnOrder, setOrder] = useState<string[]>([])
    useEffect(
      () => onVisibility?.(columnVisibility, columnOrder),
      [onVisibility, columnVisibility, columnOrder],
    )
    return (
      <Quotes
        {...props}
        state={{ columnVisibility, columnOrder }}
        onColumnVisibilityChange={setVisibility}
        onColumnOrderChange={setOrder}
      />
    )
  }

  test('a column hidden elsewhere is unticked and counted while the panel is open', async () => {
    await open({}, page())
    await onPage('Turn Ask')
    expect(box('Ask')).not.toBeChecked()
    expect(dialog()).toHaveAccessibleDescription('4 of 6 columns shown')
    expect(button('Reset to default')).not.toHaveAccessibleDescription()
    await userEvent.click(box('Ask'))
    expect(headings()).toEqual(['Participant', 'Bid', 'Ask', 'Yield', 'Chg'])
    await onPage('Turn Ask')
    expect(headings()).toEqual(['Participant', 'Bid', 'Yield', 'Chg'])
    expect(box('Ask')).not.toBeChecked()
  })

  test('the panel shows what a heading’s menu hides and moves, and vice versa', async () => {
    renderWithUi(<Quotes columnMenus />, { stores: stores() })
    const choose = async (name: string, option: string) => {
      await userEvent.click(screen.getByRole('button', { name: `Options of ${name}` }))
      const menu = await screen.findByRole('dialog', { name: `Options of ${name}` })
      await userEvent.click(within(menu).getByRole('button', { name: option }))
    }
    await choose('Bid', 'Hide column')
    await choose('Yield', 'Move towards the start')
    await userEvent.click(opener())
    expect(box('Bid')).not.toBeChecked()
    expect(headings()).toEqual(['Participant', 'Yield', 'Ask', 'Chg'])
    await userEvent.click(box('Bid'))
    await userEvent.click(box('Ask'))
    await press('Done')
    expect(headings()).toEqual(['Participant', 'Bid', 'Yield', 'Chg'])
    await choose('Bid', 'Move towards the end')
    expect(headings()).toEqual(['Participant', 'Yield', 'Bid', 'Chg'])
  })

  test('the panel continues from an order that was set elsewhere', async () => {
    await open({}, page())
    await inOrder()
    await onPage('Other order')
    expect(headings()).toEqual(['Participant', 'Chg', 'Yield', 'Bid', 'Ask'])
    expect(listed().map(text => text?.replace(/Names|Already|Move/, '|').split('|')[0])).toEqual([
      '1Participant',
      '2Change since yesterday',
      '3Yield, %',
      '4Bid',
      '5Ask',
    ])
    await press('Move Bid up')
    expect(headings()).toEqual(['Participant', 'Chg', 'Bid', 'Yield', 'Ask'])
  })

  test("the page's default is the panel's default", async () => {
    await open({}, page())
    await userEvent.click(box('Last'))
    await onPage('Start again')
    expect(box('Last')).not.toBeChecked()
    expect(button('Reset to default')).toHaveAccessibleDescription('These are the default columns')
  })

  test('a page that controls the columns receives every change, and the panel shows its state', async () => {
    const onVisibility = vi.fn()
    await open({}, <Controlled first={{ ask: false }} onVisibility={onVisibility} />)
    expect(headings()).toEqual(['Participant', 'Bid', 'Last', 'Yield', 'Internal', 'Chg'])
    expect(box('Ask')).not.toBeChecked()
    await userEvent.click(box('Last'))
    await inOrder()
    await press('Move Yield, % up')
    expect(onVisibility).toHaveBeenLastCalledWith({ ask: false, last: false }, [
      'name',
      'ytm',
      'ask',
      'last',
      'bid',
      'internal',
      'change',
    ])
    expect(headings()).toEqual(['Participant', 'Yield', 'Bid', 'Internal', 'Chg'])
    await press('Reset to default')
    expect(onVisibility).toHaveBeenLastCalledWith({ last: false, internal: false }, [])
  })

  test('changes before the next render build on each other with controlled state', async () => {
    const both = (table: DataTableInstance<Quote>) => (
      <button
        type="button"
        onClick={() => {
          changeColumns(table, { type: 'columnToggled', id: 'bid', shown: false })
          changeColumns(table, { type: 'columnToggled', id: 'ask', shown: false })
          changeColumns(table, { type: 'columnMoved', id: 'change', by: -1 })
          changeColumns(table, { type: 'columnMoved', id: 'change', by: -1 })
        }}
      >
        Both
      </button>
    )
    renderWithUi(<Controlled>{both}</Controlled>, { stores: stores() })
    await userEvent.click(screen.getByRole('button', { name: 'Both' }))
    expect(headings()).toEqual(['Participant', 'Chg', 'Last', 'Internal', 'Yield'])
  })
})

describe('T6 saved between visits', () => {
  test('a choice is restored at the next visit', async () => {
    const { stored, unmount } = await open()
    await userEvent.click(box('Ask'))
    await inOrder()
    await press('Move Yield, % up')
    unmount()
    const text = stored() ?? ''
    await open({ 'table.quotes': text })
    expect(headings()).toEqual(['Participant', 'Yield', 'Bid', 'Chg'])
  })

  test('a choice saved before 0.3 is restored too', async () => {
    const order = ['name', 'change', 'bid', 'ask', 'last', 'ytm']
    await open({ 'columns.quotes': JSON.stringify({ order, off: ['bid', 'ytm'] }) })
    expect(headings()).toEqual(['Participant', 'Chg', 'Ask', 'Last'])
    await press('Reset to default')
    expect(headings()).toEqual(['Participant', 'Bid', 'Ask', 'Yield', 'Chg'])
  })

  test('each table saves its own state', () => {
    const bare = {
      'columns.quotes': JSON.stringify({ order: IDS, off: ['bid', 'ask'] }),
    }
    renderWithUi(<Quotes saveState={{ key: 'archive', in: 'storage' }} />, { stores: stores(bare) })
    expect(headings()).toContain('Bid')
  })

  test('reset restores the default and removes the saved choice', async () => {
    const { stored, unmount } = await open()
    expect(button('Reset to default')).toHaveAccessibleDescription('These are the default columns')
    await press('Clear all')
    expect(stored()).not.toBeNull()
    await press('Reset to default')
    expect(headings()).toEqual(['Participant', 'Bid', 'Ask', 'Yield', 'Chg'])
    expect(within(dialog()).getByRole('status')).toHaveTextContent('Default columns restored: 5 of 6 shown')
    unmount()
    expect(stored()).toBeNull()
  })

  test.each([
    ['table.quotes', 'evil'],
    ['table.quotes', 'hide=name,gone&order=gone'],
    ['columns.quotes', 'evil'],
    ['columns.quotes', '{"order":["<b>"],"off":["name","bid"]}'],
    ['columns.quotes', '[[['],
    ['columns.quotes', '{"order":{},"off":[]}'],
  ])('stored in %s, %s leaves the default', async (name, text) => {
    await open({ [name]: text })
    expect(headings()).toEqual(['Participant', 'Bid', 'Ask', 'Yield', 'Chg'])
  })

  test('with storage refused the choice lasts as long as the page', async () => {
    const refused = {
      get: () => null,
      set: () => false,
      remove: () => {},
    }
    renderWithUi(<Quotes />, { stores: { local: refused, cookie: refused } })
    await userEvent.click(opener())
    await userEvent.click(box('Ask'))
    expect(headings()).toEqual(['Participant', 'Bid', 'Yield', 'Chg'])
  })
})

function Alone({ as: Part }: { as: typeof ColumnSettings | typeof ColumnSettingsPanel }) {
  return <Part table={useDataTable({ columns: COLUMNS, data: ROWS }).table} />
}

test('has its documented parts in one root, on the server too', () => {
  expect(anatomyOf(<Alone as={ColumnSettings} />)).toEqual({
    ...ONE_ROOT,
    slots: 'button button-face column-settings column-settings-count',
  })
  expect(anatomyOf(<Alone as={ColumnSettingsPanel} />)).toMatchObject({
    ...ONE_ROOT,
    slots: expect.stringMatching(/column-checks column-group column-settings-footer column-settings-panel/),
  })
})
