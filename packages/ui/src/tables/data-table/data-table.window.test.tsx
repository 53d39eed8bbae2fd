import type { RowSelectionState } from '@tanstack/react-table'
import { act, configure, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { DataTableHarness } from '../../testing/data-table-harness.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import type { TableCell } from '../cells/cell.view-model.ts'
import { createColumns } from './columns/columns.ts'
import { DataTable } from './data-table.tsx'
import { DataTableGrid } from './data-table-grid.tsx'
import type { TableOptionProps } from './model/table-options.ts'

type Quote = { id: string; name: TableCell; bid: TableCell; group?: string }

const column = createColumns<Quote>()
const columns = [
  column.text('name', { header: 'Market participant' }),
  column.number('bid', { header: 'Bid', decimals: 2 }),
]
const rowsOf = (count: number, more: (index: number) => Partial<Quote> = () => ({})): Quote[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    name: { text: `Bank ${index}`, href: `/banks/${index}/` },
    bid: count - index,
    ...more(index),
  }))
const grouped = {
  columns: [
    ...columns,
    column.accessor('group', {
      header: 'Group',
      meta: {
        groups: new Map([
          ['a', { label: 'Exchanges' }],
          ['b', { label: 'Banks' }],
        ]),
      },
    }),
  ],
  initialState: { grouping: ['group'] },
}

/** jsdom has no layout: rows of 40 px, in a body that the scrolled page has moved up. */
const layout = { scrolled: 0 }
beforeEach(() => {
  layout.scrolled = 0
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = this.tagName === 'TBODY' ? 100 - layout.scrolled : 0
    const height = this.tagName === 'TR' ? 40 : 0
    return { top, height, bottom: top + height, width: 800 } as DOMRect
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const scrollTo = (top: number) => {
  layout.scrolled = top
  act(() => void fireEvent.scroll(document))
}
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const indexOf = (name: string) =>
  screen.getByRole('row', { name: new RegExp(`^${name}\\b`) }).getAttribute('aria-rowindex')

describe('T2 a table of up to 500 rows', () => {
  test("renders all rows for the browser's search, and leaves counting to the browser", () => {
    renderWithUi(<DataTable caption="Quotes" columns={columns} data={rowsOf(500)} />)
    expect(names()).toHaveLength(500)
    expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount')
    expect(document.querySelector('[aria-rowindex]')).toBeNull()
  })
})

describe('T2 a table of more than 500 rows', () => {
  const long = (more: Partial<TableOptionProps<Quote>> = {}, children?: ReactNode) =>
    renderWithUi(
      <DataTable caption="Quotes" columns={columns} data={rowsOf(2000)} {...more}>
        {children}
      </DataTable>,
    )

  test('renders the rows near the view, with row count and row indexes', () => {
    long()
    expect(names().length).toBeLessThan(60)
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '2001')
    expect(screen.getAllByRole('row')[0]).toHaveAttribute('aria-rowindex', '1')
    expect(indexOf('Bank 0')).toBe('2')
    expect(indexOf('Bank 7')).toBe('9')
  })

  test('renders others when the page scrolls, within the same event', () => {
    long()
    scrollTo(40_000)
    expect(names()).toContain('Bank 1000')
    expect(names()).not.toContain('Bank 0')
    expect(indexOf('Bank 1000')).toBe('1002')
    scrollTo(90_000)
    expect(names().at(-1)).toBe('Bank 1999')
    scrollTo(0)
    expect(names()[0]).toBe('Bank 0')
  })

  test('reuses the elements of rows that left, but no part of a cell that can be opened', () => {
    renderWithUi(
      <DataTable
        caption="Quotes"
        columns={columns}
        data={rowsOf(2000, index => ({ name: `Bank ${index}`, bid: { text: index, info: `On ${index}` } }))}
      />,
    )
    const element = screen.getByRole('row', { name: /^Bank 3\b/ })
    const button = within(element).getByRole('button')
    scrollTo(40_000)
    expect(element).toBeInTheDocument()
    expect(element).toHaveTextContent(/^Bank (9\d\d|10\d\d)/)
    expect(within(element).getByRole('button')).not.toBe(button)
    expect(names()).toEqual([...new Set(names())])
  })

  test.each([
    ['', false],
    [' in strict mode', true],
  ])('is as tall as if all rows were rendered%s', (_, reactStrictMode) => {
    configure({ reactStrictMode })
    long()
    for (const top of [0, 12_345, 90_000]) {
      scrollTo(top)
      const gaps = [...document.querySelectorAll('[data-slot=table-gap] td')]
      const height = gaps.reduce((sum, gap) => sum + Number(gap.getAttribute('height')), 0)
      expect(height + 40 * names().length).toBe(2000 * 40)
    }
  })

  test('its gaps are no rows for screen readers', () => {
    long()
    scrollTo(40_000)
    expect(document.querySelectorAll('[data-slot=table-gap]')).toHaveLength(2)
    for (const row of screen.getAllByRole('row')) expect(row).toHaveAttribute('aria-rowindex')
  })

  test('focus stays in a row that scrolls out of view, and the rows next to it are reachable', async () => {
    long()
    const link = screen.getByRole('link', { name: 'Bank 3' })
    act(() => link.focus())
    scrollTo(40_000)
    expect(link).toHaveFocus()
    expect(names().slice(0, 4)).toEqual(['Bank 2', 'Bank 3', 'Bank 4', expect.stringMatching(/^Bank 9\d\d$/)])
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Bank 4' })).toHaveFocus()
    act(() => screen.getByRole('link', { name: 'Bank 4' }).blur())
    expect(names()).not.toContain('Bank 3')
  })

  test('T7 sorts all rows, not only the rendered ones', async () => {
    long()
    await userEvent.click(screen.getByRole('button', { name: 'Bid' }))
    expect(names()[0]).toBe('Bank 1999')
    expect(indexOf('Bank 1999')).toBe('2')
  })

  test('selects all rows, not only the rendered ones', async () => {
    const onChange = vi.fn()
    const Selectable = () => {
      const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
      onChange(Object.keys(rowSelection).length)
      return (
        <DataTableHarness
          caption="Quotes"
          columns={columns}
          data={all}
          state={{ rowSelection }}
          onRowSelectionChange={setRowSelection}
        >
          <DataTableGrid selectable />
        </DataTableHarness>
      )
    }
    const all = rowsOf(2000)
    renderWithUi(<Selectable />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows (2000)' }))
    expect(onChange).toHaveBeenLastCalledWith(2000)
    scrollTo(40_000)
    expect(screen.getByRole('checkbox', { name: 'Select Bank 1000' })).toBeChecked()
  })

  test('numbers its rows by their position among all', () => {
    long({}, <DataTableGrid rowNumbers />)
    scrollTo(40_000)
    const row = screen.getByRole('row', { name: /Bank 1000\b/ })
    expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('1001')
  })

  test('group headings, collapsible rows and totals count as rows', () => {
    const data = rowsOf(2000, index => ({ group: index < 900 ? 'a' : 'b' }))
    long({
      ...grouped,
      data,
      getRowMeta: row =>
        row === data[1999] ? { variant: 'total' } : row === data[0] ? { collapsible: 'previous' } : undefined,
    })
    // headings, the toggle row, two group headings, 1,998 rows and a total
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '2003')
    expect(indexOf('Exchanges')).toBe('3')
    expect(indexOf('Bank 1')).toBe('4')
    expect(indexOf('Bank 1999')).toBe('2003')
    scrollTo(36_000)
    expect(indexOf('Banks')).toBe('903')
  })

  test('a collapsed group makes it short again: then it renders all rows', async () => {
    long({ ...grouped, data: rowsOf(600, index => ({ group: index < 400 ? 'a' : 'b' })) })
    await userEvent.click(screen.getByRole('button', { name: /Exchanges/ }))
    expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount')
    expect(screen.getAllByRole('rowheader')).toHaveLength(202)
  })

  test('prints its first 500 rows, and their number', () => {
    long()
    scrollTo(40_000)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(names()).toHaveLength(500)
    expect(names()[0]).toBe('Bank 0')
    expect(screen.getByText('500 of 2000 rows shown')).toBeInTheDocument()
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(names()).toContain('Bank 1000')
    expect(screen.queryByText('500 of 2000 rows shown')).toBeNull()
  })

  test('rows rendered ahead are removed when scrolling has stopped', () => {
    vi.useFakeTimers()
    long()
    for (let top = 0; top < 4000; top += 190) scrollTo(top)
    const moving = names().length
    act(() => void vi.advanceTimersByTime(300))
    expect(names().length).toBeLessThan(moving)
  })

  test('the server sends its first rows, without styles that a strict policy refuses', () => {
    vi.restoreAllMocks()
    const html = renderToString(
      <UiProvider>
        <DataTable caption="Quotes" columns={columns} data={rowsOf(2000)} />
      </UiProvider>,
    )
    expect(html).toContain('Bank 20<')
    expect(html).not.toContain('Bank 60<')
    expect(html).toContain('aria-rowcount="2001"')
    expect(html).not.toMatch(/style=/)
  })
})

describe('T2 a long and wide table', () => {
  const values: Readonly<Record<string, string>> = { c5: 'near', c39: 'far' }
  const wide = [
    ...columns,
    ...Array.from({ length: 40 }, (_, index) =>
      column.text(() => values[`c${index}`], { id: `c${index}`, header: `Column ${index}` }),
    ),
  ]
  const data = rowsOf(600)

  test('renders the columns in view, with column count and column indexes', () => {
    renderWithUi(<DataTable caption="Quotes" columns={wide} data={data} />)
    expect(screen.getByRole('table')).toHaveAttribute('aria-colcount', '42')
    expect(screen.getAllByRole('columnheader')).toHaveLength(42)
    const row = screen.getByRole('row', { name: /^Bank 1 / })
    expect(within(row).getByText('near')).toHaveAttribute('aria-colindex', '8')
    expect(within(row).queryByText('far')).toBeNull()
  })

  test('renders others when it scrolls sideways', () => {
    renderWithUi(<DataTable caption="Quotes" columns={wide} data={data} />)
    const scroller = document.querySelector('[data-slot=table-scroller]')
    if (!scroller) throw new Error('the table stands in a box')
    scroller.scrollLeft = 5000
    act(() => void fireEvent.scroll(scroller))
    expect(screen.getAllByText('far').length).toBeGreaterThan(10)
    expect(screen.queryByText('near')).toBeNull()
    expect(names()[0]).toBe('Bank 0')
  })

  test('renders the rest of a row whose first cell spans several columns', () => {
    const getRowMeta = ({ id }: Quote) => (id === '2' ? { colSpan: 3 } : undefined)
    renderWithUi(<DataTable caption="Quotes" columns={wide} data={data} getRowMeta={getRowMeta} />)
    const widthOf = (name: RegExp) => {
      const row = screen.getByRole<HTMLTableRowElement>('row', { name })
      return [...row.cells].reduce((sum, { colSpan }) => sum + colSpan, 0)
    }
    const scroller = document.querySelector('[data-slot=table-scroller]')
    if (!scroller) throw new Error('the table stands in a box')
    scroller.scrollLeft = 5000
    act(() => void fireEvent.scroll(scroller))
    expect([widthOf(/^Bank 1\b/), widthOf(/^Bank 2\b/)]).toEqual([42, 42])
  })
})
