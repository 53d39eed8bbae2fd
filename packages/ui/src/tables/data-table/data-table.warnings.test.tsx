import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { createColumns } from './columns/columns.ts'
import { DataTable } from './data-table.tsx'

type Bond = { id: string; name: string; price: number }
const column = createColumns<Bond>()
const COLUMNS = [column.text('name', { header: 'Bond' }), column.number('price', { header: 'Price' })]
const DATA: Bond[] = [
  { id: 'ust-2034', name: 'UST 2034', price: 101 },
  { id: 'ust-2054', name: 'UST 2054', price: 93 },
]
const byId = ({ id }: Bond) => id

let warn: Mock<typeof console.warn>
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => warn.mockRestore())
const warnings = () => warn.mock.calls.map(([text]) => text)

/** Renders a table ten times, each time with new props from `propsOf`. */
function renderOften(propsOf: (render: number) => { columns?: typeof COLUMNS; data?: Bond[] }) {
  const element = (render: number) => (
    <DataTable caption="Bonds" columns={COLUMNS} data={DATA} getRowId={byId} {...propsOf(render)} />
  )
  const { rerender } = renderWithUi(element(0))
  for (let render = 1; render < 10; render++) rerender(element(render))
}

describe('developer warnings of a table', () => {
  test('two rows with one id', () => {
    const data = [...DATA, { id: 'ust-2034', name: 'Again', price: 1 }]
    renderWithUi(<DataTable caption="Bonds" columns={COLUMNS} data={data} getRowId={byId} />)
    expect(warnings()).toEqual([
      'Accrue DataTable: rows 0 and 2 of `data` have the same id "ust-2034". Return a unique id for each row from `getRowId`.',
    ])
  })

  test('two columns with one id', () => {
    const columns = [...COLUMNS, column.text('name', { id: 'price', header: 'Again' })]
    renderWithUi(<DataTable caption="Bonds" columns={columns} data={DATA} />)
    expect(warnings()).toEqual([
      'Accrue DataTable: columns 1 and 2 have the same id "price", and only the first one is drawn. Give each column its own `id`.',
    ])
  })

  test('columns that are new on every render', () => {
    renderOften(() => ({ columns: [...COLUMNS] }))
    expect(warnings()).toEqual([
      'Accrue DataTable: `columns` is a new array with the same content on every render. Move it out of the component, or keep it in `useMemo` or `useState`.',
    ])
  })

  test('rows that are new on every render', () => {
    renderOften(() => ({ data: DATA.map(row => ({ ...row })) }))
    expect(warnings()).toEqual([
      'Accrue DataTable: `data` is a new array with the same content on every render. Move it out of the component, or keep it in `useMemo` or `useState`.',
    ])
  })

  test.each<[what: string, propsOf: Parameters<typeof renderOften>[0]]>([
    ['rows and columns that stay the same', () => ({})],
    ['live data with new prices', price => ({ data: DATA.map(row => ({ ...row, price })) })],
    ['live data of which one row changes', price => ({ data: DATA.with(1, { ...DATA[1], price } as Bond) })],
    ['no rows', () => ({ data: [] })],
  ])('silent with %s', (_, propsOf) => {
    renderOften(propsOf)
    expect(warnings()).toEqual([])
  })
})
