import { functionalUpdate, type SortingState, type TableState, type Updater } from '@tanstack/react-table'
import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, StrictMode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Session } from '../../foundation/access/access.ts'
import { type Address, memoryAddress } from '../../foundation/address/address.ts'
import { memoryStore, type SafeStorage } from '../../foundation/state/safe-storage.ts'
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { QUOTE_COLUMNS, QUOTE_ROWS, type Quote } from '../../testing/fixtures/treasury-tables.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS, sampleAccess } from '../../testing/sessions.ts'
import { columnId, createColumns } from './columns/columns.ts'
import type { DataTableFeatures } from './columns/features.ts'
import { DataTable } from './data-table.tsx'
import type { DataTableOptions } from './model/table-options.ts'
import { useDataTable } from './model/use-data-table.ts'
import type { SaveStateOptions } from './model/use-saved-state.ts'

const quotes = {
  caption: 'Market quotes',
  columns: QUOTE_COLUMNS,
  data: QUOTE_ROWS,
  getRowId: ({ id }: Quote) => id,
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const rowNames = () => screen.getAllByRole('rowheader').map(cell => cell.textContent)
const sortOf = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort')

const inStorage: SaveStateOptions = { key: 'quotes', in: 'storage' }
const storesOf = (local: SafeStorage) => ({ local, cookie: memoryStore() })
const inAddress = (address: Address, key = 'quotes'): SaveStateOptions => ({ key, in: 'address', address })

/** The model of a table with saved state, outside of the table component. */
function renderTableHook(
  options: Partial<DataTableOptions<Quote>>,
  { local = memoryStore(), session = SESSIONS.pro }: { local?: SafeStorage; session?: Session } = {},
) {
  const stores = storesOf(local)
  let currentSession = session
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <UiProvider stores={stores} session={currentSession} access={sampleAccess(currentSession)}>
        {children}
      </UiProvider>
    </StrictMode>
  )
  const hook = renderHook(
    (more: Partial<DataTableOptions<Quote>>) => useDataTable({ ...quotes, ...options, ...more }),
    {
      initialProps: {},
      wrapper,
    },
  )
  return {
    ...hook,
    table: () => hook.result.current.table,
    state: (): TableState<DataTableFeatures<Quote>> => hook.result.current.table.state,
    change: (act_: (model: typeof hook.result.current) => void) => act(() => act_(hook.result.current)),
    signIn(next: Session) {
      currentSession = next
      hook.rerender({})
    },
  }
}

describe('T6 saved state in the browser’s storage', () => {
  test('the next visit starts as the last one ended', async () => {
    const local = memoryStore()
    const visit = () =>
      renderWithUi(<DataTable {...quotes} limit={5} saveState={inStorage} />, { stores: storesOf(local) })
    const { unmount } = visit()
    await press('Bid')
    await press('Show 3 more')
    unmount()
    expect(local.get('table.quotes')).toBe('sort=bid&rows=all')
    visit()
    expect(rowNames()).toHaveLength(8)
    expect(rowNames()[0]).toBe('Quotrix')
    expect(sortOf('Bid')).toBe('ascending')
  })

  test('every slice is restored', () => {
    const local = memoryStore()
    const first = renderTableHook({ saveState: inStorage }, { local })
    const ids = QUOTE_COLUMNS.map(columnId)
    first.change(({ table }) => {
      table.setSorting([{ id: 'bid', desc: true }])
      table.setGlobalFilter('se')
      table.setColumnFilters([{ id: 'ask', value: [101, undefined] }])
      table.setColumnVisibility({ change: false })
      table.setColumnOrder(['participant', 'ask', ...ids.filter(id => id !== 'participant' && id !== 'ask')])
      table.setColumnPinning({ start: ['participant'], end: ['updated'] })
      table.setColumnSizing({ ask: 140 })
      table.setGrouping(['participant'])
      table.setPageSize(3)
    })
    const { expanded: _, ...saved } = first.state()
    first.unmount()
    const { expanded: __, ...now } = renderTableHook({ saveState: inStorage }, { local }).state()
    expect(now).toEqual(saved)
    expect(now.columnSizing).toEqual({ ask: 140 })
  })

  test('the server and the first client render show the initial state, the saved one follows', async () => {
    const local = memoryStore({ 'table.quotes': 'sort=bid' })
    const page = (
      <UiProvider stores={storesOf(local)}>
        <DataTable {...quotes} saveState={inStorage} />
      </UiProvider>
    )
    const box = document.createElement('div')
    document.body.append(box)
    box.innerHTML = renderToString(page)
    expect(box.querySelector('tbody th')).toHaveTextContent('Commerzbank')
    const onRecoverableError = vi.fn()
    const root = await act(async () => hydrateRoot(box, page, { onRecoverableError }))
    expect(box.querySelector('tbody th')).toHaveTextContent('Quotrix')
    expect(onRecoverableError).not.toHaveBeenCalled()
    act(() => root.unmount())
    box.remove()
  })

  test('is not announced, because nobody changed anything', () => {
    const stores = storesOf(memoryStore({ 'table.quotes': 'sort=bid&rows=all' }))
    renderWithUi(<DataTable {...quotes} limit={5} saveState={inStorage} />, { stores })
    expect(rowNames()).toHaveLength(8)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test.each(['sort=gone&rows=-1&hide=gone', '{"broken', '\0', `q=${'x'.repeat(100_000)}`, '%', 'sort'])(
    'bad input is ignored: %.20s',
    text => {
      const local = memoryStore({ 'table.quotes': text })
      const { state } = renderTableHook({ saveState: inStorage, limit: 5 }, { local })
      expect(state()).toMatchObject({ sorting: [], columnVisibility: {}, pagination: { pageSize: 5 } })
      expect(local.get('table.quotes')).toBe(text)
    },
  )

  test('applies to columns that load late', () => {
    const local = memoryStore({ 'table.quotes': 'sort=bid&hide=ask' })
    const { state, rerender } = renderTableHook({ saveState: inStorage, columns: [] }, { local })
    expect(state().sorting).toEqual([])
    rerender({ columns: QUOTE_COLUMNS })
    expect(state().sorting).toEqual([{ id: 'bid', desc: false }])
    expect(state().columnVisibility).toEqual({ ask: false })
    expect(local.get('table.quotes')).toBe('sort=bid&hide=ask')
  })

  test('only the requested slices are saved and restored', () => {
    const local = memoryStore({ 'table.quotes': 'sort=bid&hide=ask' })
    const saveState: SaveStateOptions = { ...inStorage, slices: ['columnVisibility', 'columnOrder'] }
    const { state, change } = renderTableHook({ saveState }, { local })
    expect(state()).toMatchObject({ sorting: [], columnVisibility: { ask: false } })
    change(({ table }) => {
      table.setSorting([{ id: 'ask', desc: false }])
      table.setColumnVisibility({ change: false })
    })
    expect(local.get('table.quotes')).toBe('sort=bid&hide=change')
  })

  test('columns saved by an earlier version are restored, and saved in the current format', () => {
    const order = ['participant', 'ask', 'bid', 'indicative', 'yields', 'gspread', 'change', 'updated']
    const local = memoryStore({ 'columns.quotes': JSON.stringify({ order, off: ['change'] }) })
    const first = renderTableHook({ saveState: inStorage }, { local })
    expect(first.state().columnOrder).toEqual(order)
    expect(first.state().columnVisibility).toMatchObject({ change: false })
    first.change(({ table }) => table.setColumnVisibility(now => ({ ...now, updated: false })))
    first.unmount()
    expect(local.names?.()).toEqual(['table.quotes'])
    expect(renderTableHook({ saveState: inStorage }, { local }).state()).toMatchObject({
      columnOrder: order,
      columnVisibility: { change: false, updated: false },
    })
  })

  test('the row height is restored, and is the page’s again when it is cleared', () => {
    const local = memoryStore()
    const first = renderTableHook({ saveState: inStorage }, { local })
    first.change(({ actions }) => actions.setDensity('compact'))
    expect(local.get('table.quotes')).toBe('density=compact')
    first.unmount()
    const { result, change } = renderTableHook({ saveState: inStorage }, { local })
    expect(result.current.state.density).toBe('compact')
    change(({ actions }) => actions.clearSavedState())
    expect(result.current.state.density).toBeNull()
    expect(local.names?.()).toEqual([])
  })

  test('a range is restored for a column that only its numbers identify as numeric, whenever they load', () => {
    const local = memoryStore()
    const plain = [{ accessorKey: 'bid', header: 'Bid' }]
    const first = renderTableHook({ columns: plain, saveState: inStorage }, { local })
    first.change(({ table }) => table.setColumnFilters([{ id: 'bid', value: [101, undefined] }]))
    expect(local.get('table.quotes')).toBe('filter.bid=101..')
    first.unmount()
    const { state, rerender } = renderTableHook({ columns: plain, data: [], saveState: inStorage }, { local })
    rerender({ data: QUOTE_ROWS })
    expect(state().columnFilters).toEqual([{ id: 'bid', value: [101, undefined] }])
    expect(local.get('table.quotes')).toBe('filter.bid=101..')
  })

  test('with storage refused it lasts as long as the page', () => {
    const refused: SafeStorage = { get: () => null, set: () => false, remove: () => {} }
    const { state, change, rerender } = renderTableHook({ saveState: inStorage }, { local: refused })
    change(({ table }) => table.setSorting([{ id: 'bid', desc: true }]))
    rerender({})
    expect(state().sorting).toEqual([{ id: 'bid', desc: true }])
  })

  test('clearing restores the initial state and removes the saved one', () => {
    const local = memoryStore({ 'table.quotes': 'sort=bid&hide=ask&rows=all', 'table.other': 'sort=x' })
    const initialState = { sorting: [{ id: 'ask', desc: true }] }
    const { state, change } = renderTableHook({ saveState: inStorage, limit: 5, initialState }, { local })
    expect(state().sorting).toEqual([{ id: 'bid', desc: false }])
    change(({ actions }) => actions.clearSavedState())
    expect(state()).toMatchObject({
      sorting: initialState.sorting,
      columnVisibility: {},
      pagination: { pageSize: 5 },
    })
    expect(local.names?.()).toEqual(['table.other'])
  })

  test('another key has separate state', () => {
    const local = memoryStore({ 'table.a': 'sort=bid', 'table.b': 'sort=-ask' })
    const { state, change, rerender } = renderTableHook({ saveState: { key: 'a', in: 'storage' } }, { local })
    rerender({ saveState: { key: 'b', in: 'storage' } })
    expect(state().sorting).toEqual([{ id: 'ask', desc: true }])
    rerender({ saveState: { key: 'c', in: 'storage' } })
    expect(state().sorting).toEqual([])
    change(({ table }) => table.setSorting([{ id: 'change', desc: false }]))
    expect([local.get('table.a'), local.get('table.b'), local.get('table.c')]).toEqual([
      'sort=bid',
      'sort=-ask',
      'sort=change',
    ])
  })

  test('T5 a locked table ignores the saved state until it has access', () => {
    const local = memoryStore({ 'table.quotes': 'rows=all' })
    const options: Partial<DataTableOptions<Quote>> = { saveState: inStorage, limit: 5, lock: 'paid' }
    const { result, state, change, signIn } = renderTableHook(options, { local, session: SESSIONS.visitor })
    expect(state().pagination.pageSize).toBe(5)
    expect(result.current.shownCount).toBe(5)
    change(({ table }) => table.setSorting([{ id: 'bid', desc: false }]))
    expect(local.get('table.quotes')).toBe('rows=all&sort=bid')
    signIn(SESSIONS.pro)
    expect(result.current.shownCount).toBe(8)
    signIn(SESSIONS.visitor)
    expect(result.current.shownCount).toBe(5)
    expect(local.get('table.quotes')).toBe('rows=all&sort=bid')
  })
})

describe('T6 state controlled by the page', () => {
  /** The page controls the sort with a new array at each render. */
  function Controlled({
    onSort,
    refuses = false,
  }: {
    onSort: (sorting: SortingState) => void
    refuses?: boolean
  }) {
    const [sorting, setSorting] = useState<SortingState>([])
    const options: DataTableOptions<Quote> = {
      ...quotes,
      saveState: inStorage,
      state: { sorting: [...sorting] },
      onSortingChange(change: Updater<SortingState>) {
        const next = functionalUpdate(change, sorting)
        onSort(next)
        if (!refuses) setSorting(next)
      },
    }
    return <DataTable model={useDataTable(options)} caption="Market quotes" />
  }

  test("receives the saved state, and the user's changes", async () => {
    const local = memoryStore({ 'table.quotes': 'sort=-bid' })
    const onSort = vi.fn()
    renderWithUi(<Controlled onSort={onSort} />, { stores: storesOf(local) })
    expect(onSort).toHaveBeenLastCalledWith([{ id: 'bid', desc: true }])
    expect(sortOf('Bid')).toBe('descending')
    await press('Ask')
    expect(sortOf('Ask')).toBe('ascending')
    expect(local.get('table.quotes')).toBe('sort=ask')
  })

  test('is not overridden: a page that refuses keeps its state', () => {
    const onSort = vi.fn()
    const stores = storesOf(memoryStore({ 'table.quotes': 'sort=-bid&hide=ask' }))
    const { rerender } = renderWithUi(<Controlled onSort={onSort} refuses />, { stores })
    const calls = onSort.mock.calls.length
    expect(calls).toBeGreaterThan(0)
    rerender(<Controlled onSort={onSort} refuses />)
    expect(onSort).toHaveBeenCalledTimes(calls)
    expect(sortOf('Bid')).toBe('none')
    expect(screen.queryByRole('columnheader', { name: 'Ask' })).toBeNull()
  })
})

describe('T6 saved state in the address', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    window.history.replaceState(null, '', '/')
  })

  test('is merged into the current address, with other parameters', () => {
    const address = memoryAddress('?lang=ru')
    const { change } = renderTableHook({ saveState: inAddress(address) })
    change(({ table }) => table.setSorting([{ id: 'bid', desc: true }]))
    expect(address.steps()).toEqual(['?lang=ru&quotes.sort=-bid'])
  })

  test('is written at most every 300 ms, including the last change', () => {
    const address = memoryAddress()
    const replace = vi.spyOn(address, 'replace')
    const { change } = renderTableHook({ saveState: inAddress(address) })
    for (let width = 100; width < 160; width++) {
      change(({ table }) => table.setColumnSizing({ bid: width }))
      act(() => vi.advanceTimersByTime(10))
    }
    expect(replace.mock.calls.length).toBeLessThanOrEqual(3)
    act(() => vi.advanceTimersByTime(300))
    expect(address.read()).toBe('?quotes.width=bid:159')
    const calls = replace.mock.calls.length
    act(() => vi.advanceTimersByTime(3000))
    expect(replace).toHaveBeenCalledTimes(calls)
  })

  test('a link opens the view that it was copied from', () => {
    const { state } = renderTableHook({
      saveState: inAddress(memoryAddress('?quotes.sort=-bid,ask&quotes.q=se')),
    })
    expect(state()).toMatchObject({
      sorting: [
        { id: 'bid', desc: true },
        { id: 'ask', desc: false },
      ],
      globalFilter: 'se',
    })
  })

  test('going back restores the state, also the initial one', () => {
    const address = memoryAddress('')
    address.push('?quotes.sort=-bid')
    const { state } = renderTableHook({ saveState: inAddress(address) })
    expect(state().sorting).toEqual([{ id: 'bid', desc: true }])
    act(() => address.back())
    expect(state().sorting).toEqual([])
    expect(address.steps()).toEqual([''])
  })

  test('a pending write is not applied to the address after going back', () => {
    const address = memoryAddress('?quotes.sort=ask')
    address.push('')
    const { state, change } = renderTableHook({ saveState: inAddress(address) })
    change(({ table }) => table.setColumnSizing({ bid: 100 }))
    change(({ table }) => table.setColumnSizing({ bid: 101 }))
    act(() => address.back())
    act(() => vi.advanceTimersByTime(1000))
    expect(address.read()).toBe('?quotes.sort=ask')
    expect(state()).toMatchObject({ sorting: [{ id: 'ask', desc: false }], columnSizing: {} })
  })

  test('a router that reports every change reverts nothing', () => {
    const listeners = new Set<() => void>()
    const memory = memoryAddress()
    const router: Address = {
      ...memory,
      replace(search) {
        memory.replace(search)
        for (const listener of listeners) listener()
      },
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
    const { state, change } = renderTableHook({ saveState: inAddress(router) })
    change(({ table }) => table.setColumnSizing({ bid: 100 }))
    change(({ table }) => table.setColumnSizing({ bid: 101 }))
    act(() => router.replace(`${router.read()}&other.sort=name`))
    expect(state().columnSizing).toEqual({ bid: 101 })
    act(() => vi.advanceTimersByTime(300))
    expect(router.read()).toBe('?quotes.width=bid:101&other.sort=name')
  })

  test('two tables share an address', () => {
    const address = memoryAddress('?a.sort=-bid&b.sort=ask')
    const a = renderTableHook({ saveState: inAddress(address, 'a') })
    const b = renderTableHook({ saveState: inAddress(address, 'b') })
    expect([a.state().sorting[0]?.id, b.state().sorting[0]?.id]).toEqual(['bid', 'ask'])
    a.change(({ table }) => table.setSorting([{ id: 'change', desc: false }]))
    b.change(({ actions }) => actions.clearSavedState())
    expect(b.state().sorting).toEqual([])
    expect(a.state().sorting).toEqual([{ id: 'change', desc: false }])
    expect(address.read()).toBe('?a.sort=change')
  })

  test('an unmounted table writes nothing: the address may belong to another page', () => {
    const address = memoryAddress()
    const { change, unmount } = renderTableHook({ saveState: inAddress(address) })
    change(({ table }) => table.setColumnSizing({ bid: 100 }))
    change(({ table }) => table.setColumnSizing({ bid: 101 }))
    unmount()
    address.push('?page=other')
    vi.advanceTimersByTime(1000)
    expect(address.read()).toBe('?page=other')
  })

  test('an address that the browser refuses to change is harmless', () => {
    const address = memoryAddress()
    vi.spyOn(address, 'replace').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError')
    })
    const { state, change } = renderTableHook({ saveState: inAddress(address) })
    change(({ table }) => table.setSorting([{ id: 'bid', desc: true }]))
    expect(state().sorting).toEqual([{ id: 'bid', desc: true }])
  })

  test('defaults to the browser’s address', () => {
    window.history.replaceState(null, '', '/bonds/?quotes.sort=-bid#quotes')
    const { state, change } = renderTableHook({ saveState: { key: 'quotes', in: 'address' } })
    expect(state().sorting).toEqual([{ id: 'bid', desc: true }])
    change(({ table }) => table.setGlobalFilter('a b'))
    expect(window.location.href).toMatch(/\/bonds\/\?quotes\.sort=-bid&quotes\.q=a%20b#quotes$/)
  })
})

test('T6 a restored grouping is expanded as its column defines', () => {
  const column = createColumns<{ name: string; country: string }>()
  const columns = [
    column.text('name', { header: 'Bond' }),
    column.text('country', {
      header: 'Country',
      groups: new Map([
        ['US', { label: 'United States' }],
        ['DE', { label: 'Germany', collapsed: true }],
      ]),
    }),
  ]
  const data = [
    { name: 'T 4.25', country: 'US' },
    { name: 'Bund', country: 'DE' },
  ]
  render(
    <UiProvider stores={storesOf(memoryStore({ 'table.bonds': 'group=country' }))}>
      <DataTable caption="Bonds" columns={columns} data={data} saveState={{ key: 'bonds', in: 'storage' }} />
    </UiProvider>,
  )
  expect(rowNames()).toEqual([
    expect.stringContaining('United States'),
    'T 4.25',
    expect.stringContaining('Germany'),
  ])
})

test('T6 without the option nothing is saved, and clearing does nothing', async () => {
  const local = memoryStore()
  const { state, change } = renderTableHook({}, { local })
  change(({ table }) => table.setSorting([{ id: 'bid', desc: true }]))
  change(({ actions }) => actions.clearSavedState())
  expect(state().sorting).toEqual([{ id: 'bid', desc: true }])
  expect(local.names?.()).toEqual([])
})
