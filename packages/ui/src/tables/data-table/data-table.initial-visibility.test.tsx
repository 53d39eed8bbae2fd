import { act, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { memoryStore } from '../../foundation/state/safe-storage.ts'
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { DataTableHarness } from '../../testing/data-table-harness.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { createColumns, type DataTableColumnDef } from './columns/columns.ts'
import { hiddenColumns } from './columns/use-initial-visibility.ts'
import { DataTable } from './data-table.tsx'
import type { DataTableOptions } from './model/table-options.ts'
import { useDataTable } from './model/use-data-table.ts'

type Bond = { name: string; price: number; coupon: number }
const column = createColumns<Bond>()
const NAME = column.text('name', { header: 'Bond' })
const PRICE = column.number('price', { header: 'Price' })
const COUPON = column.number('coupon', { header: 'Coupon', settings: { isShown: false } })
const COLUMNS: readonly DataTableColumnDef<Bond>[] = [NAME, COUPON, PRICE]
const DATA: readonly Bond[] = [{ name: 'UST 4% 2034', price: 101, coupon: 4 }]

const headings = () => screen.getAllByRole('columnheader').map(cell => cell.textContent)

function renderTableHook(options: Partial<DataTableOptions<Bond>>, local = memoryStore()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UiProvider stores={{ local, cookie: memoryStore() }}>{children}</UiProvider>
  )
  const hook = renderHook(
    (more: Partial<DataTableOptions<Bond>>) =>
      useDataTable({ columns: COLUMNS, data: DATA, ...options, ...more }),
    { initialProps: {}, wrapper },
  )
  return {
    ...hook,
    table: () => hook.result.current.table,
    visibility: () => ({ ...hook.result.current.table.state.columnVisibility }),
  }
}

describe('T6 initially hidden columns', () => {
  test("are neither in the table nor in the server's markup", () => {
    const table = <DataTable caption="Bonds" columns={COLUMNS} data={DATA} />
    expect(renderToString(<UiProvider>{table}</UiProvider>)).not.toContain('Coupon')
    renderWithUi(table)
    expect(headings()).toEqual(['Bond', 'Price'])
  })

  test.each<[what: string, options: Partial<DataTableOptions<Bond>>, expected: string[]]>([
    [
      'the initial state says otherwise',
      { initialState: { columnVisibility: { coupon: true, price: false } } },
      ['Bond', 'Coupon'],
    ],
    ['the page’s state says otherwise', { state: { columnVisibility: {} } }, ['Bond', 'Coupon', 'Price']],
    ['no column may be hidden', { enableHiding: false }, ['Bond', 'Coupon', 'Price']],
  ])('unless %s', (_, options, expected) => {
    renderWithUi(<DataTableHarness caption="Bonds" columns={COLUMNS} data={DATA} {...options} />)
    expect(headings()).toEqual(expected)
  })

  test.each<[what: string, columns: DataTableColumnDef<Bond>[], expected: object]>([
    ['are those whose settings say so', [NAME, COUPON], { coupon: false }],
    ['are none that is always shown', [NAME, { ...COUPON, enableHiding: false }], {}],
    ['are not all of them: the first stays', [COUPON, { ...COUPON, id: 'other' }], { other: false }],
    [
      'are not all that have data: the first that is offered stays',
      [
        { ...NAME, enableHiding: false },
        { ...COUPON, id: 'inner', meta: { settings: { isShown: false, isOffered: false } } },
        COUPON,
      ],
      { inner: false },
    ],
    ['can be under a group heading', [column.group({ id: 'g', columns: [NAME, COUPON] })], { coupon: false }],
    [
      'have the id that TanStack gives them',
      [NAME, { accessorKey: 'a.b', meta: { settings: { isShown: false } } } as DataTableColumnDef<Bond>],
      { a_b: false },
    ],
  ])('%s', (_, columns, expected) => {
    expect(hiddenColumns(columns)).toEqual(expected)
  })

  test('are hidden again by TanStack’s reset', () => {
    const { table, visibility } = renderTableHook({})
    act(() => table().setColumnVisibility({ price: false }))
    expect(visibility()).toEqual({ price: false })
    act(() => table().resetColumnVisibility())
    expect(visibility()).toEqual({ coupon: false })
  })
})

describe('T6 columns added later', () => {
  test("start with their own settings, and keep the user's changes to others", () => {
    const { table, visibility, rerender } = renderTableHook({ columns: [NAME, PRICE] })
    act(() => table().setColumnVisibility({ price: false }))
    rerender({ columns: COLUMNS })
    expect(visibility()).toEqual({ coupon: false, price: false })
    act(() => table().resetColumnVisibility())
    expect(visibility()).toEqual({ coupon: false })
  })

  test('start with their settings once: a column that returns is as the user left it', () => {
    const { table, visibility, rerender } = renderTableHook({})
    act(() => table().setColumnVisibility({ coupon: true }))
    rerender({ columns: [NAME, PRICE] })
    rerender({ columns: [...COLUMNS] })
    expect(visibility()).toEqual({ coupon: true })
  })

  test('do not change state that the page controls, and are part of its reset', () => {
    const onColumnVisibilityChange = vi.fn()
    const state = { columnVisibility: {} }
    const { table, rerender } = renderTableHook({ columns: [NAME], state, onColumnVisibilityChange })
    rerender({ columns: COLUMNS })
    expect(onColumnVisibilityChange).not.toHaveBeenCalled()
    expect(table().initialState.columnVisibility).toEqual({ coupon: false })
  })

  test("are not saved as the user's change, and apply what was saved for them", () => {
    const local = memoryStore()
    const saveState = { key: 'bonds', in: 'storage' } as const
    const first = renderTableHook({ columns: [NAME, PRICE], saveState }, local)
    first.rerender({ columns: COLUMNS })
    expect(local.get('table.bonds')).toBeNull()
    act(() => first.table().setColumnVisibility({ coupon: true }))
    expect(local.get('table.bonds')).toBe('hide=!coupon')
    first.unmount()
    const next = renderTableHook({ columns: [NAME, PRICE], saveState }, local)
    next.rerender({ columns: COLUMNS })
    expect(next.visibility()).toEqual({ coupon: true })
  })
})
