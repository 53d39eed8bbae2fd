import { fireEvent, screen } from '@testing-library/react'
import { createRef, type ReactElement } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { createColumns } from './columns/columns.ts'
import { DataTable } from './data-table.tsx'
import { DataTableGrid } from './data-table-grid.tsx'
import { DataTableToolbar } from './data-table-toolbar.tsx'
import { useDataTable } from './model/use-data-table.ts'

type Bond = { name: string; price: number }
const drawn = vi.fn()
const column = createColumns<Bond>()
const COLUMNS = [
  column.text('name', { header: 'Bond' }),
  column.number('price', { header: 'Price' }),
  column.display({
    id: 'counted',
    header: 'Counted',
    cell: ({ row }) => {
      drawn(row.id)
      return null
    },
  }),
]
const bonds = {
  caption: 'Bonds',
  columns: COLUMNS,
  data: [
    { name: 'UST 2034', price: 101 },
    { name: 'UST 2054', price: 93 },
  ],
}
const root = () => document.querySelector<HTMLElement>('[data-slot=data-table]')
const scroller = () => document.querySelector<HTMLElement>('[data-slot=table-scroller]')
const slots = () =>
  [...(root()?.children ?? [])].map(({ attributes }) => attributes.getNamedItem('data-slot')?.value)

/** jsdom has no layout: every box is 400 px wide and its content 700. */
function overflow() {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(700)
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  drawn.mockClear()
})

describe('the parts of a table', () => {
  test('without children there is its grid', () => {
    renderWithUi(<DataTable {...bonds} />)
    expect(slots()).toEqual(['table-frame', 'live-region'])
  })

  test('are between the attributes of the root and its footer, in the order of the markup', () => {
    renderWithUi(
      <DataTable {...bonds} limit={1}>
        <DataTableToolbar />
        <DataTableGrid />
        <p data-slot="note">Indicative prices.</p>
      </DataTable>,
    )
    expect(slots()).toEqual(['table-toolbar', 'table-frame', 'note', 'table-footer', 'live-region'])
  })

  test('attributes and refs are those of the element of a part', () => {
    const [table, toolbar] = [createRef<HTMLDivElement>(), createRef<HTMLDivElement>()]
    renderWithUi(
      <DataTable {...bonds} ref={table} id="bonds">
        <DataTableToolbar ref={toolbar} id="tools" className="mt-2" />
        <DataTableGrid />
      </DataTable>,
    )
    expect(table.current).toBe(root())
    expect(table.current).toHaveAttribute('id', 'bonds')
    expect(toolbar.current).toHaveAttribute('data-slot', 'table-toolbar')
    expect(toolbar.current).toHaveAttribute('id', 'tools')
    expect(toolbar.current).toHaveClass('mt-2')
  })

  test('a model takes the place of options', () => {
    function Bonds() {
      const model = useDataTable({ ...bonds, state: { globalFilter: '2054' } })
      return (
        <DataTable model={model} caption="Bonds" showCaption dimension="% of face value">
          <DataTableGrid rowNumbers />
        </DataTable>
      )
    }
    renderWithUi(<Bonds />)
    expect(screen.getByRole('table', { name: 'Bonds % of face value' })).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /^1 UST 2054/ })).toBeInTheDocument()
    expect(screen.queryByRole('row', { name: /UST 2034/ })).toBeNull()
  })

  test.each<[string, ReactElement]>([
    ['DataTableGrid', <DataTableGrid key="grid" />],
    ['DataTableToolbar', <DataTableToolbar key="toolbar" />],
  ])('%s needs a table above it', (_, part) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderWithUi(part)).toThrow(
      'DataTableGrid and DataTableToolbar need a <DataTable> above them.',
    )
  })
})

test('T1 scrolling sideways changes the attributes of the root, and renders no cell again', () => {
  overflow()
  renderWithUi(<DataTable {...bonds} />)
  expect(root()).toHaveAttribute('data-overflows')
  expect(root()).not.toHaveAttribute('data-scrolled')
  drawn.mockClear()
  const box = scroller()
  if (!box) throw new Error('a table is in a box')
  box.scrollLeft = 50
  fireEvent.scroll(box)
  expect(root()).toHaveAttribute('data-scrolled')
  expect(drawn).not.toHaveBeenCalled()
})

test('a table without its grid does not overflow', () => {
  overflow()
  const { rerender } = renderWithUi(<DataTable {...bonds} />)
  expect(root()).toHaveAttribute('data-overflows')
  rerender(<DataTable {...bonds}>{null}</DataTable>)
  expect(root()).not.toHaveAttribute('data-overflows')
  rerender(<DataTable {...bonds} />)
  expect(root()).toHaveAttribute('data-overflows')
})

test('T1 a resize is measured without a change of attributes, which would cost a second layout', () => {
  overflow()
  vi.stubGlobal('ResizeObserver', undefined)
  renderWithUi(<DataTable {...bonds} />)
  const changes = new MutationObserver(() => {})
  changes.observe(document.body, { attributes: true, attributeFilter: ['data-overflows'], subtree: true })
  fireEvent(window, new Event('resize'))
  expect(changes.takeRecords()).toEqual([])
  expect(root()).toHaveAttribute('data-overflows')
})
