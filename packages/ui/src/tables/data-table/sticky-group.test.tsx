import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import type { TableCell } from '../cells/cell.view-model.ts'
import { createColumns } from './columns/columns.ts'
import { DataTable } from './data-table.tsx'

type Quote = { kind: string; name: TableCell; bid: number }

const groups = new Map([
  ['exchange', { label: 'Exchanges', cells: { bid: 101.43 } }],
  ['bank', { label: 'Banks' }],
  ['fund', { label: 'Funds' }],
])
const column = createColumns<Quote>()
const columns = [
  column.text('name', { header: 'Market participant' }),
  column.number('bid', { header: 'Bid', decimals: 2 }),
  column.accessor('kind', { header: 'Kind', meta: { groups } }),
]
const rowsOf = (each: number): Quote[] =>
  [...groups].flatMap(([kind, { label }]) =>
    Array.from({ length: each }, (_, index) => ({
      kind,
      name: { text: `${label} ${index}`, href: `/${kind}/${index}/` },
      bid: index,
    })),
  )
const grouped = { caption: 'Quotes', columns, initialState: { grouping: ['kind'] } }

/** jsdom has no layout: rows of 40 px from 100 px on, below headings of 36 px that stay at the top. */
const layout = { scrolled: 0 }
const heightOf = (row: Element) => Number(row.firstElementChild?.getAttribute('height') ?? 40)
const endOf = (row: Element): number => {
  const rows = [...document.querySelectorAll('[data-slot=table-scroller] tbody tr')]
  const before = rows.slice(0, rows.indexOf(row) + 1)
  return before.reduce((sum, each) => sum + heightOf(each), 100) - layout.scrolled
}

beforeEach(() => {
  layout.scrolled = 0
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly notify: (entries: unknown[]) => void
      constructor(notify: (entries: unknown[]) => void) {
        this.notify = notify
      }
      observe() {
        // the headings are out of view from the start
        this.notify([{ isIntersecting: false, boundingClientRect: { bottom: -4, height: 36 } }])
      }
      disconnect() {}
    },
  )
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const rect = (top: number, bottom: number) =>
      ({ top, bottom, height: bottom - top, width: 100 }) as DOMRect
    if (this.closest('[data-slot=fixed-head]')) return rect(0, 36)
    const [first, last] = [this.firstElementChild, this.lastElementChild]
    if (this.matches('tbody') && first && last) return rect(endOf(first) - heightOf(first), endOf(last))
    return this.matches('tbody tr') ? rect(endOf(this) - heightOf(this), endOf(this)) : rect(0, 0)
  })
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40)
  Element.prototype.scrollBy = vi.fn(({ top = 0 }: ScrollToOptions) =>
    scrollTo(layout.scrolled + top),
  ) as never
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollBy')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const scrollTo = (top: number) => {
  layout.scrolled = top
  act(() => void fireEvent.scroll(document))
}
const copy = () => document.querySelector<HTMLElement>('[data-slot=fixed-group]')
const real = (name: RegExp) => screen.getByRole('button', { name })
const pressCopy = () => {
  const button = copy()?.querySelector('button')
  if (!button) throw new Error('the heading of a group stays in view')
  expect(fireEvent.mouseDown(button)).toBe(false)
  fireEvent.click(button)
}

describe.each([
  ['short', 10],
  ['long', 1000],
])('T2 the sticky group heading: a %s table', (_length, each) => {
  const show = () => renderWithUi(<DataTable {...grouped} data={rowsOf(each)} />)
  const lengthOfGroup = (each + 1) * 40

  test('appears after its own heading has scrolled under the headings', () => {
    show()
    expect(copy()).toBeNull()
    scrollTo(64)
    expect(copy()).toBeNull()
    scrollTo(70)
    expect(copy()).toHaveTextContent(`Exchanges ${each}`)
    scrollTo(0)
    expect(copy()).toBeNull()
  })

  test('belongs to the rows below it', () => {
    show()
    scrollTo(100 + lengthOfGroup + 200)
    expect(copy()).toHaveTextContent(`Banks ${each}`)
    scrollTo(100 + 2 * lengthOfGroup + 200)
    expect(copy()).toHaveTextContent(`Funds ${each}`)
    scrollTo(300)
    expect(copy()).toHaveTextContent(`Exchanges ${each}`)
  })

  test('is pushed away by the next one', () => {
    show()
    const table = () => copy()?.querySelector('table')
    scrollTo(lengthOfGroup)
    expect(table()).toHaveStyle({ marginTop: '0px' })
    scrollTo(lengthOfGroup + 50)
    expect(copy()).toHaveTextContent(`Exchanges ${each}`)
    expect(table()).toHaveStyle({ marginTop: '-26px' })
    scrollTo(lengthOfGroup + 64)
    expect(copy()).toBeNull()
  })

  test('a press collapses the group and scrolls its heading into view, below the headings', () => {
    show()
    scrollTo(100 + lengthOfGroup + 240)
    pressCopy()
    const button = real(/^Banks/)
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(button.closest('tr')?.getBoundingClientRect().top).toBe(36)
    expect(copy()).toBeNull()
    expect(document.body).toHaveFocus()
  })

  test('focus in a collapsed row moves to the heading', () => {
    show()
    scrollTo(100 + lengthOfGroup + 240)
    screen.getByRole('link', { name: 'Banks 8' }).focus()
    pressCopy()
    expect(real(/^Banks/)).toHaveFocus()
  })
})

describe('T2 the sticky heading', () => {
  test('is hidden from screen readers, and not focusable', () => {
    renderWithUi(<DataTable {...grouped} data={rowsOf(10)} />)
    scrollTo(300)
    expect(copy()?.closest('[aria-hidden=true]')).toBeInTheDocument()
    expect(screen.getAllByRole('button', { name: /^Exchanges/ })).toHaveLength(1)
    expect(copy()?.querySelector('button')).toHaveAttribute('tabindex', '-1')
  })

  test("has the group's own values", () => {
    renderWithUi(<DataTable {...grouped} data={rowsOf(10)} />)
    scrollTo(300)
    expect(within(copy() as HTMLElement).getByText('101.43')).toBeInTheDocument()
  })

  test('rows without a group have none', () => {
    renderWithUi(<DataTable caption="Quotes" columns={columns} data={rowsOf(10)} />)
    scrollTo(300)
    expect(copy()).toBeNull()
  })

  test('leaves the view with a group that its own heading collapses', async () => {
    renderWithUi(<DataTable {...grouped} data={rowsOf(10)} />)
    scrollTo(300)
    await userEvent.click(real(/^Exchanges/))
    expect(copy()).toHaveTextContent('Banks')
  })

  test('in a scroll box, the box scrolls', () => {
    renderWithUi(
      <div data-testid="box" style={{ overflowY: 'auto' }}>
        <DataTable {...grouped} data={rowsOf(10)} />
      </div>,
    )
    scrollTo(300)
    pressCopy()
    expect(vi.mocked(Element.prototype.scrollBy).mock.contexts).toEqual([screen.getByTestId('box')])
  })
})
