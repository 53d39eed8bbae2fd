import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DataTableHarness } from '../../testing/data-table-harness.tsx'
import { QUOTE_COLUMNS, QUOTE_ROWS } from '../../testing/fixtures/treasury-tables.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { DataTable } from './data-table.tsx'
import { DataTableGrid } from './data-table-grid.tsx'

const quotes = { caption: 'Market quotes', columns: QUOTE_COLUMNS.slice(0, 3), data: QUOTE_ROWS }
const copy = () => document.querySelector('[data-slot=fixed-head]')

/** Reports the headings' position as the browser does. */
let report: (entry: { isIntersecting: boolean; boundingClientRect: Partial<DOMRect> }) => void

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: unknown[]) => void) {
        report = entry => act(() => notify([entry]))
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLTableCellElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return { width: (this.textContent ?? '').length * 10 } as DOMRect
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const inView = { isIntersecting: true, boundingClientRect: { bottom: 300, height: 36 } }
const above = { isIntersecting: false, boundingClientRect: { bottom: -4, height: 36 } }
const below = { isIntersecting: false, boundingClientRect: { bottom: 2000, height: 36 } }

describe('T2 sticky headings while the page scrolls', () => {
  test('appear only after the originals have left by the top', () => {
    renderWithUi(<DataTable {...quotes} />)
    expect(copy()).toBeNull()
    report(inView)
    expect(copy()).toBeNull()
    report(below)
    expect(copy()).toBeNull()
    report(above)
    expect(copy()).toBeInTheDocument()
    report(inView)
    expect(copy()).toBeNull()
  })

  test('in a scroll box: after the originals have left by its top', () => {
    renderWithUi(
      <div data-testid="box" style={{ overflowY: 'auto' }}>
        <DataTable {...quotes} />
      </div>,
    )
    const box = screen.getByTestId('box')
    vi.spyOn(box, 'getBoundingClientRect').mockReturnValue({ top: 200 } as DOMRect)
    report({ isIntersecting: false, boundingClientRect: { bottom: 196, height: 36 } })
    expect(copy()).toBeInTheDocument()
    report({ isIntersecting: true, boundingClientRect: { bottom: 240, height: 36 } })
    expect(copy()).toBeNull()
  })

  test('are hidden from screen readers, and not focusable', () => {
    renderWithUi(
      <DataTable {...quotes}>
        <DataTableGrid selectable />
      </DataTable>,
    )
    report(above)
    expect(copy()).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getAllByRole('columnheader', { name: 'Bid' })).toHaveLength(1)
    for (const focusable of copy()?.querySelectorAll('button, input, a') ?? [])
      expect(focusable).toHaveAttribute('tabindex', '-1')
  })

  test('have the widths of the originals, also after a column is hidden', () => {
    const { rerender } = renderWithUi(<DataTableHarness {...quotes} />)
    report(above)
    const widths = () => [...(copy()?.querySelectorAll('col') ?? [])].map(col => col.style.width)
    expect(widths()).toEqual(['180px', '30px', '30px'])
    rerender(<DataTableHarness {...quotes} state={{ columnVisibility: { bid: false } }} />)
    expect(widths()).toEqual(['180px', '30px'])
  })

  test('T3: have the widths of the rendered ones on phones, with one column beside the first', () => {
    vi.spyOn(HTMLTableCellElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLTableCellElement,
    ) {
      return { width: [0, 180, 0, 130][this.cellIndex] } as DOMRect
    })
    renderWithUi(
      <DataTable {...quotes}>
        <DataTableGrid rowNumbers />
      </DataTable>,
    )
    report(above)
    expect([...(copy()?.querySelectorAll('col') ?? [])].map(col => col.style.width)).toEqual([
      '180px',
      '130px',
    ])
  })

  test('sort by mouse, and leave focus unchanged', () => {
    renderWithUi(<DataTable {...quotes} />)
    report(above)
    const bid = copy()?.querySelectorAll('button')[1]
    if (!bid) throw new Error('the copy has a button for every heading')
    expect(fireEvent.mouseDown(bid)).toBe(false)
    fireEvent.click(bid)
    expect(screen.getByRole('columnheader', { name: 'Bid' })).toHaveAttribute('aria-sort', 'ascending')
  })

  test('can be disabled', () => {
    renderWithUi(
      <DataTable {...quotes}>
        <DataTableGrid stickyHead={false} />
      </DataTable>,
    )
    expect(report).toBeTypeOf('function')
    expect(copy()).toBeNull()
  })
})
