import { type ColumnSizingState, functionalUpdate, type Updater } from '@tanstack/react-table'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { DataTableHarness } from '../../testing/data-table-harness.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { createColumns } from './columns/columns.ts'
import { DataTable } from './data-table.tsx'
import { DataTableGrid, type DataTableGridProps } from './data-table-grid.tsx'
import { LazyWidthHandle } from './headings/table-head.tsx'
import type { DataTableOptions } from './model/table-options.ts'

type Quote = { id: string; name: string; bid: number; ask: number }

const rows = (count: number): Quote[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `Bank ${index}`, bid: 101, ask: 102 }))

const column = createColumns<Quote>()
const drawn = vi.fn()
const columns = [
  column.text('name', { header: 'Bank' }),
  column.number('bid', { header: 'Bid', maxSize: 400 }),
  column.accessor('ask', {
    header: 'Ask',
    cell: ({ row }) => {
      drawn(row.id)
      return row.original.ask
    },
  }),
]
const quotes = { caption: 'Quotes', columns, data: rows(3), getRowId: ({ id }: Quote) => id }
const show = (options: Partial<DataTableOptions<Quote>> = {}, grid: DataTableGridProps<Quote> = {}) =>
  renderWithUi(
    <DataTableHarness {...quotes} {...options}>
      <DataTableGrid resizable {...grid} />
    </DataTableHarness>,
  )

/** jsdom has no layout: these are the automatic widths, and those of the columns' contents. */
const AUTOMATIC: Record<string, number> = { name: 200.5, bid: 100, ask: 100 }
const CONTENTS: Record<string, number> = { name: 120, bid: 64.123, ask: 100 }
beforeAll(() => LazyWidthHandle.load())
beforeEach(() => {
  drawn.mockClear()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const id = this.getAttribute('data-column')
    return { top: 0, bottom: 40, height: 40, width: id === null ? 40 : widthOf(this, id) } as DOMRect
  })
})
afterEach(() => {
  document.documentElement.dir = ''
  vi.restoreAllMocks()
})

function widthOf(heading: Element, id: string): number {
  const table = heading.closest('table')
  if (table?.style.width === 'max-content') return CONTENTS[id] ?? 0
  if (!table?.hasAttribute('data-sized')) return AUTOMATIC[id] ?? 0
  const place = [...(heading.parentElement?.children ?? [])].indexOf(heading)
  return Number(table.querySelectorAll('col')[place]?.getAttribute('width'))
}

const handle = (name: string) => screen.getByRole('separator', { name: `Width of ${name}` })
const colWidths = () => [...document.querySelectorAll('col')].map(col => col.getAttribute('width'))
const heading = (name: string) => screen.getByRole('columnheader', { name })
async function press(name: string, keys: string) {
  act(() => handle(name).focus())
  await userEvent.keyboard(keys)
}
function drag(name: string, ...to: number[]) {
  fireEvent.mouseDown(handle(name), { clientX: 500 })
  for (const clientX of to) fireEvent.mouseMove(document, { clientX })
  fireEvent.mouseUp(document, { clientX: to.at(-1) ?? 500 })
}

describe('the handle at the end of a heading', () => {
  test("is a separator with the column's name, width and bounds", async () => {
    show()
    await press('Bid', '{ArrowRight}')
    const separator = handle('Bid')
    expect(separator).toHaveAttribute('aria-orientation', 'vertical')
    expect(separator).toHaveAttribute('aria-valuenow', '110')
    expect(separator).toHaveAttribute('aria-valuemin', '48')
    expect(separator).toHaveAttribute('aria-valuemax', '400')
    expect(separator).toHaveAttribute('aria-valuetext', '110 pixels')
    expect(separator).toHaveFocus()
  })

  test('is not part of the name of its heading', () => {
    show()
    expect(heading('Bid')).toBeInTheDocument()
  })

  test('exists only if columns can be resized', () => {
    const fixed = columns.map(each => (each.id === 'bid' ? { ...each, enableResizing: false } : each))
    show({ columns: fixed })
    expect(screen.getAllByRole('separator')).toHaveLength(2)
    expect(screen.queryByRole('separator', { name: 'Width of Bid' })).toBeNull()
  })

  test('is absent unless enabled, or if the table forbids it', () => {
    const { unmount } = show({}, { resizable: false })
    expect(screen.queryByRole('separator')).toBeNull()
    unmount()
    show({ enableColumnResizing: false })
    expect(screen.queryByRole('separator')).toBeNull()
  })
})

describe('keys', () => {
  test("the first one fixes every column's width, and changes one", async () => {
    show()
    expect(colWidths()).toEqual([])
    await press('Bid', '{ArrowRight}')
    expect(colWidths()).toEqual(['200.5', '110', '100', null])
    expect(screen.getByRole('table')).toHaveAttribute('width', '410.5')
    await press('Bid', '{Shift>}{ArrowLeft}{/Shift}')
    expect(colWidths()).toEqual(['200.5', '60', '100', null])
  })

  test('Home and End set the bounds', async () => {
    show()
    await press('Bid', '{Home}')
    expect(colWidths()[1]).toBe('48')
    await press('Bid', '{End}')
    expect(colWidths()[1]).toBe('400')
    await press('Bank', '{End}')
    expect(colWidths()[0]).toBe('800')
  })

  test('arrows follow the visual direction from right to left', async () => {
    document.documentElement.dir = 'rtl'
    show()
    await press('Bid', '{ArrowLeft}')
    expect(colWidths()[1]).toBe('110')
  })

  test('Enter fits a column to its content; no other one moves', async () => {
    show()
    await press('Bid', '{Enter}')
    expect(colWidths()).toEqual(['200.5', '64.13', '100', null])
  })

  test('Enter on a fitted column restores its automatic width; after the last one the whole table is automatic', async () => {
    show()
    await press('Bid', '{Enter}')
    await press('Bank', '{Enter}')
    await press('Bid', '{Enter}')
    expect(colWidths()).toEqual(['120', '100', '100', null])
    await press('Bank', '{Enter}')
    expect(colWidths()).toEqual([])
    expect(screen.getByRole('table')).not.toHaveAttribute('width')
  })

  test('Enter changes nothing if the automatic width fits the content', async () => {
    show()
    await press('Ask', '{Enter}')
    expect(colWidths()).toEqual([])
  })

  test('Enter leaves no copy of the table behind, and respects the bounds', async () => {
    show({ columns: columns.map(each => (each.id === 'bid' ? { ...each, minSize: 90 } : each)) })
    await press('Bid', '{Enter}')
    expect(colWidths()[1]).toBe('90')
    expect(document.querySelectorAll('table')).toHaveLength(1)
  })

  test('do not sort', async () => {
    show()
    await press('Bid', '{Enter}')
    expect(heading('Bid')).toHaveAttribute('aria-sort', 'none')
  })

  test('the cells before the first column keep their width too', async () => {
    show({}, { rowNumbers: true, selectable: true })
    await press('Bid', '{ArrowRight}')
    expect(colWidths()).toEqual(['40', '40', '200.5', '110', '100', null])
  })
})

describe('a drag', () => {
  test("widens the column by the pointer's distance", () => {
    show()
    drag('Bid', 510, 530)
    expect(colWidths()).toEqual(['200.5', '130', '100', null])
  })

  test('stops at the minimum and at the maximum', () => {
    show()
    drag('Bid', 400, 100)
    expect(colWidths()[1]).toBe('48')
    drag('Bid', 700, 1500)
    expect(colWidths()[1]).toBe('400')
  })

  test('is inverted from right to left', () => {
    document.documentElement.dir = 'rtl'
    show()
    drag('Bid', 490, 470)
    expect(colWidths()[1]).toBe('130')
  })

  test('works by touch', () => {
    show()
    fireEvent.touchStart(handle('Bid'), { touches: [{ clientX: 500 }] })
    fireEvent.touchMove(document, { touches: [{ clientX: 520 }] })
    fireEvent.touchMove(document, { touches: [{ clientX: 540 }] })
    fireEvent.touchEnd(document, { touches: [] })
    expect(colWidths()[1]).toBe('140')
  })

  test('a press without movement changes nothing, and never sorts', async () => {
    const onColumnSizingChange = vi.fn()
    show({ onColumnSizingChange })
    await userEvent.click(handle('Bid'))
    drag('Bid')
    expect(onColumnSizingChange).not.toHaveBeenCalled()
    expect(heading('Bid')).toHaveAttribute('aria-sort', 'none')
  })

  test('other mouse buttons do nothing', () => {
    show()
    fireEvent.mouseDown(handle('Bid'), { clientX: 500, button: 2 })
    fireEvent.mouseMove(document, { clientX: 540 })
    fireEvent.mouseUp(document, { clientX: 540 })
    expect(colWidths()).toEqual([])
  })

  test('a double click fits the column to its content, a second one reverts that', async () => {
    show()
    drag('Bid', 510, 530)
    await userEvent.dblClick(handle('Bid'))
    expect(colWidths()).toEqual(['200.5', '64.13', '100', null])
    await userEvent.dblClick(handle('Bid'))
    expect(colWidths()).toEqual([])
  })

  test('renders no cell again', () => {
    show({ data: rows(50) })
    drag('Bid', 510)
    drawn.mockClear()
    drag('Bid', 520, 540, 560, 580)
    expect(colWidths()[1]).toBe('190')
    expect(drawn).not.toHaveBeenCalled()
  })

  test('renders no cell again in a windowed table', () => {
    show({ data: rows(2000) })
    drag('Bid', 510)
    drawn.mockClear()
    drag('Bid', 520, 540, 560, 580)
    expect(colWidths()[1]).toBe('190')
    expect(drawn).not.toHaveBeenCalled()
  })
})

describe('widths from outside', () => {
  test("a parent can control them; they start at the columns' current widths", () => {
    const seen = vi.fn()
    function Controlled() {
      const [columnSizing, setColumnSizing] = useState<ColumnSizingState>({})
      const change = (next: Updater<ColumnSizingState>) =>
        setColumnSizing(now => {
          const sizes = functionalUpdate(next, now)
          seen(sizes)
          return sizes
        })
      return (
        <DataTableHarness {...quotes} state={{ columnSizing }} onColumnSizingChange={change}>
          <DataTableGrid resizable />
        </DataTableHarness>
      )
    }
    renderWithUi(<Controlled />)
    drag('Bid', 510, 530)
    expect(colWidths()).toEqual(['200.5', '130', '100', null])
    expect(seen).toHaveBeenLastCalledWith({ name: 200.5, bid: 130, ask: 100 })
  })

  test('saved ones apply at once; other columns have an estimate', () => {
    show({ initialState: { columnSizing: { bid: 123 } } })
    const [name, bid, ask, rest] = colWidths()
    expect(bid).toBe('123')
    expect(Number(name)).toBeGreaterThanOrEqual(144)
    expect(Number(ask)).toBe(150)
    expect(rest).toBeNull()
  })

  test('those of hidden columns apply when the columns are shown', () => {
    const initialState = { columnSizing: { bid: 123 }, columnVisibility: { bid: false } }
    const { rerender } = show({ initialState })
    expect(colWidths()).toEqual([])
    rerender(
      <DataTableHarness {...quotes} initialState={initialState} state={{ columnVisibility: {} }}>
        <DataTableGrid resizable />
      </DataTableHarness>,
    )
    expect(colWidths()[1]).toBe('123')
  })

  test('they move with their columns', () => {
    show({
      initialState: { columnSizing: { name: 300, bid: 123, ask: 90 }, columnOrder: ['name', 'ask', 'bid'] },
    })
    expect(colWidths()).toEqual(['300', '90', '123', null])
  })

  test('`size` of a definition fixes the layout, with a handle or without', () => {
    const sized = columns.map(each => ({ ...each, size: 180 }))
    show({ columns: sized }, { resizable: false })
    expect(colWidths()).toEqual(['180', '180', '180', null])
  })

  test('a phone has its own', () => {
    const matches = { matches: true, addEventListener: () => {}, removeEventListener: () => {} }
    vi.spyOn(window, 'matchMedia').mockReturnValue(matches as unknown as MediaQueryList)
    show({ initialState: { columnSizing: { name: 500, bid: 500 } } })
    expect(colWidths()).toEqual([])
  })

  test('the server sends them as attributes, because a strict policy refuses styles', () => {
    const sized = columns.map(each => ({ ...each, size: 180 }))
    const markup = renderToString(
      <UiProvider>
        <DataTable {...quotes} columns={sized}>
          <DataTableGrid resizable />
        </DataTable>
      </UiProvider>,
    )
    expect(markup).toContain('<col width="180"/>')
    expect(markup).toMatch(/<table[^>]* width="540"/)
    expect(markup).not.toContain('style=')
  })
})
