import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { DataTableHarness } from '../../testing/data-table-harness.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import type { CellColumn, TableCell } from '../cells/cell.view-model.ts'
import { createColumns } from './columns/columns.ts'
import type { RowMeta } from './columns/table-meta.ts'
import { INDENTS } from './data-row.tsx'
import { DataTable } from './data-table.tsx'
import { DataTableGrid } from './data-table-grid.tsx'

type Price = { name: string; price: TableCell }
type Note = { name: TableCell; note?: TableCell; comment?: TableCell }

const priced = createColumns<Price>()
const noted = createColumns<Note>()

const names = () => screen.getAllByRole('rowheader').map(cell => cell.textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.getByRole('columnheader', { name })
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) })

const columnsOf = (of: CellColumn) => [
  priced.text('name', { header: 'Name' }),
  priced.accessor('price', { header: 'Price', meta: of }),
]
const rowsOf = (cells: readonly TableCell[]): Price[] =>
  cells.map((price, place) => ({ name: `Row ${place}`, price }))

/** The display order of the cells: original, after one press, after two, after three. */
async function orders(cells: readonly TableCell[], of: CellColumn): Promise<string[]> {
  renderWithUi(<DataTable caption="Prices" columns={columnsOf(of)} data={rowsOf(cells)} />)
  const seen: string[] = []
  for (let presses = 0; presses < 4; presses++) {
    if (presses > 0) await press('Price')
    seen.push(
      names()
        .map(name => name?.slice('Row '.length))
        .join(' '),
    )
  }
  return seen
}

afterEach(() => vi.restoreAllMocks())

describe('T7 bad sorting inputs: blanks last in both directions, then the original order', () => {
  const number: CellColumn = { kind: 'number' }
  const text: CellColumn = {}

  test.each<[string, readonly TableCell[], CellColumn, string, string]>([
    ['NaN', [Number.NaN, 2, 1], number, '2 1 0', '1 2 0'],
    ['null', [null, 2, 1], number, '2 1 0', '1 2 0'],
    ['"-"', ['-', 2, 1], number, '2 1 0', '1 2 0'],
    ['"1,5"', ['1,5', 2, 1], number, '2 0 1', '1 0 2'],
    ['"10" vs "9"', ['10', '9', '9.5'], number, '1 2 0', '0 2 1'],
    ['"10" vs "9" in a text column', ['10', '9', '9.5'], text, '1 2 0', '0 2 1'],
    ['mixed types', ['n/a', 2, null, '1'], number, '3 1 0 2', '1 3 0 2'],
    ['dates as text', ['11.07.2025', '2024-12-31', '1.1.2025'], { kind: 'day' }, '1 2 0', '0 2 1'],
    ['equal keys', [1, '1', 1, 0], number, '3 0 1 2', '0 1 2 3'],
    ['percent text', ['10 %', '9.5%', '-1 %'], number, '2 1 0', '0 1 2'],
    ['infinity', [Number.POSITIVE_INFINITY, 2, '1e400', 1], number, '3 1 0 2', '1 3 0 2'],
  ])('%s', async (_what, cells, of, ascending, descending) => {
    const input = cells.map((_, place) => place).join(' ')
    expect(await orders(cells, of)).toEqual([input, ascending, descending, input])
  })

  test('10,000 rows', async () => {
    const cells = Array.from({ length: 10_000 }, (_, place) => (place * 7919) % 10_000)
    renderWithUi(<DataTable caption="Prices" columns={columnsOf(number)} data={rowsOf(cells)} limit={3} />)
    await press('Price')
    expect(names()).toEqual([0, 1, 2].map(price => `Row ${cells.indexOf(price)}`))
    await press('Price')
    expect(names()).toEqual([9999, 9998, 9997].map(price => `Row ${cells.indexOf(price)}`))
    expect(screen.getByText('3 of 10000')).toBeInTheDocument()
  })

  test('sorting during a reload applies to the new rows, and is announced', async () => {
    const table = (cells: readonly TableCell[], status: 'loading' | 'ready') => (
      <DataTable caption="Prices" columns={columnsOf(number)} data={rowsOf(cells)} status={status} />
    )
    const { rerender } = renderWithUi(table([3, 1, 2], 'loading'))
    await press('Price')
    expect(names()).toEqual(['Row 1', 'Row 2', 'Row 0'])
    expect(screen.getByText('Sorted by Price, ascending')).toBeInTheDocument()
    rerender(table([5, 9, 7, 6], 'ready'))
    expect(names()).toEqual(['Row 0', 'Row 3', 'Row 2', 'Row 1'])
    expect(heading('Price')).toHaveAttribute('aria-sort', 'ascending')
    expect(screen.getByRole('button', { name: 'Price' })).toHaveFocus()
  })
})

describe('T1 bad cell inputs', () => {
  const columns = [
    noted.text('name', { header: 'Name' }),
    noted.text('note', { header: 'Note' }),
    noted.comment('comment', { header: 'Comment' }),
  ]
  const show = (cells: Partial<Note>, meta?: RowMeta) =>
    renderWithUi(
      <DataTable
        caption="Notes"
        columns={columns}
        data={[{ name: 'Row', ...cells }]}
        getRowMeta={() => meta}
      />,
    )
  const note = () => within(row('Row')).getAllByRole('cell')[0]

  test('object with only val: without a text from its reader it is blank', () => {
    show({ note: { val: 5 } as TableCell })
    expect(note()).toHaveTextContent('')
  })

  test('title with HTML is text', () => {
    show({ note: { text: '<img src=x onerror=alert(1)><b>Bold</b>' } })
    expect(note()).toHaveTextContent('<img src=x onerror=alert(1)><b>Bold</b>')
    expect(note()?.querySelector('img, b')).toBeNull()
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '\\\\evil.example'])(
    'lnk unsafe: %s is plain text',
    href => {
      show({ note: { text: 'Prospectus', href } })
      expect(screen.queryByRole('link')).toBeNull()
      expect(note()).toHaveTextContent('Prospectus')
    },
  )

  test('info null is no explanation', () => {
    show({ note: JSON.parse('{ "text": "Plain", "info": null, "tooltip": null, "detail": null }') })
    expect(within(row('Row')).queryByRole('button')).toBeNull()
    expect(note()).toHaveTextContent('Plain')
  })

  test('81 chars are cut after 80, and one key press shows the whole text', async () => {
    const long = `${'a'.repeat(80)}b`
    show({ note: long, comment: long })
    expect(note()).toHaveTextContent(`${'a'.repeat(80)}… Show all`)
    expect(within(row('Row')).getAllByRole('cell')[1]).toHaveTextContent(long)
    screen.getByRole('button', { name: 'Show all' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(note()).toHaveTextContent(`${long} Show less`)
  })

  test('80 emoji are shown in full', () => {
    show({ note: '👩‍👩‍👧‍👦'.repeat(80) })
    expect(note()).toHaveTextContent(/^(👩‍👩‍👧‍👦){80}$/)
    expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull()
  })

  test.each([
    [undefined, 1, 2],
    [0, 1, 2],
    [-1, 1, 2],
    [2, 2, 1],
    [2.9, 2, 1],
    [999, 3, 0],
    [Number.NaN, 1, 2],
    [Number.POSITIVE_INFINITY, 3, 0],
  ])('colSpan %s spans %i and leaves %i cells', (colSpan, span, cells) => {
    show({ note: 'n', comment: 'c' }, colSpan === undefined ? {} : { colSpan })
    expect(screen.getByRole('rowheader')).toHaveProperty('colSpan', span)
    expect(within(row('Row')).queryAllByRole('cell')).toHaveLength(cells)
  })

  test.each([
    ['at the top by default', undefined, 0],
    ['under a heading line', 1, 1],
    ['no deeper than the deepest', 40, INDENTS.length - 1],
    ['never out of the table', -2, 0],
    ['in whole levels', 2.9, 2],
    ['at the top when it is no number', Number.NaN, 0],
  ])('depth: %s', (_sentence, depth, level) => {
    show({}, depth === undefined ? {} : { depth })
    const indent = screen.getByRole('rowheader').querySelector('div')
    expect(indent?.className ?? '').toBe(INDENTS[level])
  })

  test('rows of a group and their sub-rows: only the sub-rows are indented', () => {
    type Tree = Note & { subRows?: Tree[] }
    const data: Tree[] = [{ name: 'Above', note: 'g', subRows: [{ name: 'Below', note: 'g' }] }]
    renderWithUi(
      <DataTableHarness
        caption="Notes"
        columns={columns}
        data={data}
        getSubRows={({ subRows }: Tree) => subRows}
        initialState={{ grouping: ['note'] }}
      />,
    )
    const heading = (name: string) => screen.getByRole('rowheader', { name })
    expect(heading('Above').querySelector('div')).toBeNull()
    expect(heading('Below').querySelector('div')).toHaveClass(INDENTS[1] ?? '')
  })

  test.each<[string, RowMeta[], boolean]>([
    ['no rows', [], true],
    ['only collapsed ones', [{ collapsible: 'next' }], false],
    ['only a total', [{ variant: 'total' }], false],
    ['one row', [{}], false],
  ])('empty or not: %s', (_sentence, metas, isEmpty) => {
    renderWithUi(
      <DataTable
        caption="Notes"
        columns={columns}
        data={metas.map((_, place) => ({ name: `Row ${place}` }))}
        getRowMeta={({ name }) => metas[Number(String(name).slice(4))]}
      >
        <DataTableGrid empty="Nothing here." />
      </DataTable>,
    )
    expect(screen.queryByText('Nothing here.') !== null).toBe(isEmpty)
  })

  test('row without key: rows without an id, or with the same one, are all shown', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const data: { id?: string; name: string }[] = [
      { name: 'B' },
      { name: 'A' },
      { id: '1', name: 'D' },
      { id: '1', name: 'C' },
    ]
    const named = createColumns<(typeof data)[number]>()
    renderWithUi(
      <DataTable
        caption="Notes"
        columns={[named.text('name', { header: 'Name' })]}
        data={data}
        getRowId={({ id }) => id as string}
      />,
    )
    expect(names()).toEqual(['B', 'A', 'D', 'C'])
    await press('Name')
    expect(names()).toEqual(['A', 'B', 'C', 'D'])
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })

  test('column missing: its cells are blank, and a field without a column is not shown', () => {
    const elsewhere = { name: 'Row', elsewhere: 'Secret' }
    show(elsewhere)
    expect(within(row('Row')).getAllByRole('cell')).toHaveLength(2)
    expect(document.body).not.toHaveTextContent('Secret')
  })

  test('column id `constructor`: only a cell of its own is shown', () => {
    const odd = createColumns<Record<string, TableCell>>()
    const columns = [odd.text('name', { header: 'Name' }), odd.text('constructor', { header: 'Odd' })]
    const owner: Record<string, TableCell> = Object.assign(Object.create(null), { constructor: 'own' })
    const data = [{ name: 'Without' }, { name: 'Owner', ...owner }]
    renderWithUi(<DataTable caption="Odd" columns={columns} data={data} />)
    expect(within(row('Without')).getByRole('cell')).toBeEmptyDOMElement()
    expect(within(row('Owner')).getByRole('cell')).toHaveTextContent('own')
  })
})

describe('T3 bad inputs of a phone’s single column', () => {
  type Quote = { name: string; bid: number; ask: number; yield: number }
  const quote = createColumns<Quote>()
  const columns = (['name', 'bid', 'ask', 'yield'] as const).map(id => quote.text(id, { header: id }))
  const data: Quote[] = [{ name: 'Row', bid: 1, ask: 2, yield: 3 }]
  const step = (name: string) => screen.queryByRole('button', { name })
  const headings = () => screen.getAllByRole('columnheader').map(cell => cell.textContent)

  /** A window of this width in CSS pixels, which can change. */
  function windowOf(width: number) {
    const changed = new Set<() => void>()
    let now = width
    vi.spyOn(window, 'matchMedia').mockImplementation(
      query =>
        ({
          get matches() {
            return now <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? -1)
          },
          addEventListener: (_type: string, notify: () => void) => changed.add(notify),
          removeEventListener: (_type: string, notify: () => void) => changed.delete(notify),
        }) as unknown as MediaQueryList,
    )
    return (next: number) =>
      act(() => {
        now = next
        for (const notify of changed) notify()
      })
  }
  const show = (of: typeof columns, hidden: string[] = []) => (
    <DataTableHarness
      caption="Quotes"
      columns={of}
      data={data}
      state={{ columnVisibility: Object.fromEntries(hidden.map(id => [id, false])) }}
    />
  )

  test('1 column: it is shown, without a stepper', () => {
    windowOf(390)
    renderWithUi(show(columns.slice(0, 1)))
    expect(headings()).toEqual(['name'])
    expect(step('Next column')).toBeNull()
  })

  test('0 columns: an empty table, no arrows', () => {
    windowOf(390)
    renderWithUi(show([]))
    expect(screen.queryAllByRole('columnheader')).toEqual([])
    expect(step('Next column')).toBeNull()
  })

  test('index past the end after columns hidden: the last remaining one', async () => {
    windowOf(390)
    const { rerender } = renderWithUi(show(columns))
    await press('Next column')
    await press('Next column')
    expect(headings()).toEqual(['name', 'yield'])
    rerender(show(columns, ['yield']))
    expect(headings()).toEqual(['name', 'ask'])
    expect(step('Next column')).toHaveAttribute('aria-disabled', 'true')
    rerender(show(columns, ['yield', 'ask', 'bid']))
    expect(headings()).toEqual(['name'])
  })

  test('rotate at 680/681', async () => {
    const turn = windowOf(680)
    renderWithUi(show(columns))
    await press('Next column')
    expect(headings()).toEqual(['name', 'ask'])
    turn(681)
    expect(headings()).toEqual(['name', 'bid', 'ask', 'yield'])
    turn(680)
    expect(headings()).toEqual(['name', 'ask'])
  })

  test.each([
    ['320 px', 320],
    ['400% zoom of 1280 px', 1280 / 4],
  ])('%s: one column, and the reading order is name, value', (_what, width) => {
    windowOf(width)
    renderWithUi(show(columns))
    const cells = [...row('Row').children].map(cell => cell.textContent)
    expect(cells).toEqual(['Row', '1'])
  })
})

describe('T2 bad inputs of the sticky headings', () => {
  const table = <DataTable caption="Prices" columns={columnsOf({})} data={rowsOf([1, 2])} />
  const copy = () => document.querySelector('[data-slot=fixed-head]')

  /** Renders, and simulates the position of the headings in the browser. */
  function withHeadings(bottom: number, height: number) {
    let tell: (entries: unknown[]) => void = () => {}
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(notify: (entries: unknown[]) => void) {
          tell = notify
        }
        observe() {}
        disconnect() {}
      },
    )
    renderWithUi(table)
    act(() => tell([{ isIntersecting: false, boundingClientRect: { bottom, height } }]))
  }
  afterEach(() => vi.unstubAllGlobals())

  test('table in a closed tab has no size, and no copy', () => {
    withHeadings(0, 0)
    expect(copy()).toBeNull()
  })

  test('horizontal scroll: the copy follows, hidden from screen readers', () => {
    withHeadings(-4, 36)
    const scroller = document.querySelector('[data-slot=table-scroller]') as HTMLElement
    scroller.scrollLeft = 80
    act(() => scroller.dispatchEvent(new Event('scroll')))
    expect(copy()?.firstElementChild?.scrollLeft).toBe(80)
    expect(copy()).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getAllByRole('columnheader')).toHaveLength(2)
  })

  test('print leaves out the copy', () => {
    withHeadings(-4, 36)
    expect(copy()).toHaveClass('print:hidden')
  })
})
