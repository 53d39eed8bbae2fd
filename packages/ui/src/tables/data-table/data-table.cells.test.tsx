import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { DataTableHarness } from '../../testing/data-table-harness.tsx'
import {
  QUOTE_COLUMNS,
  QUOTE_ROWS,
  type Quote,
  RATING_COLUMNS,
  RATING_ROWS,
  withheld,
} from '../../testing/fixtures/treasury-tables.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { createColumns } from './columns/columns.ts'
import { DataTable } from './data-table.tsx'
import { DataTableGrid, type DataTableGridProps } from './data-table-grid.tsx'
import type { DataTableOptions } from './model/table-options.ts'

const quotes = {
  caption: 'Market quotes',
  columns: QUOTE_COLUMNS,
  data: QUOTE_ROWS,
  getRowId: ({ id }: Quote) => id,
}

// the lazy listener loads with the first table; load it before the tests
beforeAll(async () => {
  const { unmount } = renderWithUi(
    <DataTable {...quotes}>
      <DataTableGrid cellSelection />
    </DataTable>,
  )
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2))
  unmount()
})
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  vi.restoreAllMocks()
})

const draw = (options: Partial<DataTableOptions<Quote>> = {}, grid: DataTableGridProps<Quote> = {}) =>
  renderWithUi(
    <DataTableHarness {...quotes} {...options}>
      <DataTableGrid cellSelection {...grid} />
    </DataTableHarness>,
  )

/** The cell of a participant in the column of this id. */
function cell(participant: string, column: string): HTMLElement {
  const row = screen.getByRole('rowheader', { name: participant }).closest('tr')
  const found = row?.querySelector<HTMLElement>(`[data-column="${column}"]`)
  if (!found) throw new Error(`no ${column} of ${participant}`)
  return found
}
/** The texts of the selected cells, row by row. */
const selected = () =>
  screen
    .getAllByRole('row')
    .map(row =>
      [...row.querySelectorAll('[aria-selected=true]')].map(({ textContent }) => textContent).join(' '),
    )
    .filter(Boolean)

/** Copies as Ctrl+C does; returns the clipboard's text, or null if the page's default was not prevented. */
function copied(clipboard: Partial<DataTransfer> | null = null): string | null {
  const texts: string[] = []
  const clipboardData = clipboard ?? { setData: (_type: string, text: string) => texts.push(text) }
  const event = Object.assign(new Event('copy', { bubbles: true, cancelable: true }), { clipboardData })
  act(() => void document.dispatchEvent(event))
  return event.defaultPrevented ? (texts[0] ?? '') : null
}

describe('T2 a table without cell selection', () => {
  test('has the markup of a plain table', () => {
    const { container } = renderWithUi(<DataTable {...quotes} />)
    expect(screen.getByRole('table')).not.toHaveAttribute('role')
    expect(container.querySelector('[tabindex], [aria-selected], [data-row], td[data-column]')).toBeNull()
  })
})

describe('T2 a table with cell selection (ARIA Authoring Practices: grid)', () => {
  test('is a multi-selectable grid with one tab stop', async () => {
    draw({ enableSorting: false })
    const grid = screen.getByRole('grid', { name: 'Market quotes' })
    expect(grid).toHaveAttribute('aria-multiselectable', 'true')
    expect(grid).toHaveAttribute('aria-readonly', 'true')
    expect(within(grid).getAllByRole('gridcell').length).toBe(8 * 7)
    const user = userEvent.setup()
    // skips the "i" of a heading
    await user.tab()
    await user.tab()
    expect(cell('Commerzbank', 'participant')).toHaveFocus()
    expect(selected()).toEqual(['Commerzbank'])
    await user.tab()
    expect(document.body).toHaveFocus()
  })

  test('the server renders it the same way', () => {
    const html = renderToString(
      <UiProvider>
        <DataTable {...quotes}>
          <DataTableGrid cellSelection />
        </DataTable>
      </UiProvider>,
    )
    expect(html).toContain('role="grid"')
    expect(html.match(/tabindex="0"/g)).toHaveLength(1)
    expect(html).not.toContain('style=')
  })

  test('arrow keys move focus, and stop at the edges', async () => {
    draw()
    const user = userEvent.setup()
    await user.click(cell('Commerzbank', 'bid'))
    await user.keyboard('{ArrowUp}')
    expect(cell('Commerzbank', 'bid')).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowRight}')
    expect(cell('BNP Paribas', 'ask')).toHaveFocus()
    expect(cell('BNP Paribas', 'ask')).toHaveAttribute('tabindex', '0')
    expect(cell('Commerzbank', 'bid')).toHaveAttribute('tabindex', '-1')
    expect(selected()).toEqual(['101.5700'])
    await user.keyboard('{End}')
    expect(cell('BNP Paribas', 'updated')).toHaveFocus()
    await user.keyboard('{Control>}{End}{/Control}')
    expect(cell('Quotrix', 'updated')).toHaveFocus()
    await user.keyboard('{Control>}{Home}{/Control}')
    expect(cell('Commerzbank', 'participant')).toHaveFocus()
  })

  test('in right-to-left text they follow the visual direction', async () => {
    renderWithUi(
      <div dir="rtl" style={{ direction: 'rtl' }}>
        <DataTable {...quotes}>
          <DataTableGrid cellSelection />
        </DataTable>
      </div>,
    )
    const user = userEvent.setup()
    await user.click(cell('Commerzbank', 'bid'))
    await user.keyboard('{ArrowLeft}')
    expect(cell('Commerzbank', 'ask')).toHaveFocus()
  })

  test('Shift extends from the active cell, which keeps focus; the size is announced', async () => {
    draw()
    const user = userEvent.setup()
    await user.click(cell('BNP Paribas', 'bid'))
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
    expect(selected()).toEqual(['101.4100 101.5700', '101.4250 101.5450'])
    expect(cell('BNP Paribas', 'bid')).toHaveFocus()
    expect(await screen.findByText('Cells selected: 4')).toBeInTheDocument()
    await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}')
    expect(selected()).toEqual(['101.4300 101.5400', '101.4100 101.5700'])
    await user.keyboard('{ArrowDown}')
    expect(selected()).toEqual(['101.4250'])
  })

  test('Ctrl+A selects all, Escape clears; the next key continues from the focused cell', async () => {
    draw()
    const user = userEvent.setup()
    await user.click(cell('Commerzbank', 'bid'))
    await user.keyboard('{Control>}a{/Control}')
    expect(selected()).toHaveLength(8)
    expect(await screen.findByText('Cells selected: 64')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(selected()).toEqual([])
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(selected()).toEqual(['Frankfurt SE'])
  })

  test('Enter or F2 moves to the controls in a cell, Tab to the next of them, Escape returns', async () => {
    draw()
    const user = userEvent.setup()
    await user.click(cell('Quotrix', 'bid'))
    await user.keyboard('{Home}{Enter}')
    expect(screen.getByRole('link', { name: 'Quotrix' })).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('link', { name: 'Quotrix' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(cell('Quotrix', 'participant')).toHaveFocus()
    await user.keyboard('{ArrowRight}{F2}')
    expect(cell('Quotrix', 'bid')).toHaveFocus()
  })

  test('a group heading is a cell of every column', async () => {
    renderWithUi(
      <DataTable
        caption="Ratings"
        columns={RATING_COLUMNS}
        data={RATING_ROWS}
        getRowId={({ id }) => id}
        initialState={{ grouping: ['subject'] }}
      >
        <DataTableGrid cellSelection />
      </DataTable>,
    )
    const user = userEvent.setup()
    await user.click(cell('DBRS', 'rating'))
    await user.keyboard('{ArrowDown}')
    const heading = screen.getByRole('rowheader', { name: /Issue 2/ })
    expect(heading).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(within(heading).getByRole('button')).toHaveFocus()
    await user.keyboard('{Enter}{Escape}{ArrowDown}')
    expect(document.activeElement).toHaveAttribute('data-column', 'rating')
    expect(document.activeElement?.closest('tr')).toHaveTextContent("Moody's")
  })

  test('a press on a link or a button does not select', async () => {
    const onCellSelectionChange = vi.fn()
    draw({ onCellSelectionChange }, { selectable: true })
    const link = screen.getByRole('link', { name: 'Quotrix' })
    link.addEventListener('click', event => event.preventDefault())
    const user = userEvent.setup()
    await user.click(link)
    await user.click(screen.getByRole('checkbox', { name: 'Select Quotrix' }))
    expect(onCellSelectionChange).not.toHaveBeenCalled()
    await user.click(cell('Quotrix', 'bid'))
    expect(onCellSelectionChange).toHaveBeenCalledOnce()
  })

  test('after a sort only the active cell stays selected', async () => {
    draw()
    const user = userEvent.setup()
    await user.click(cell('BNP Paribas', 'bid'))
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    expect(selected()).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Ask' }))
    await waitFor(() => expect(selected()).toEqual(['101.4100']))
    expect(cell('BNP Paribas', 'bid')).toHaveAttribute('aria-selected', 'true')
  })

  test('the parent can control the selection', async () => {
    const range = { anchorRowId: '2', anchorColumnId: 'bid', focusRowId: '3', focusColumnId: 'bid' }
    const onChange = vi.fn()
    draw({ state: { cellSelection: [range] }, onCellSelectionChange: onChange })
    expect(selected()).toEqual(['101.4100', '101.4250'])
    await userEvent.click(cell('Quotrix', 'bid'))
    expect(onChange).toHaveBeenCalledOnce()
    expect(selected()).toEqual(['101.4100', '101.4250'])
  })
})

describe('T2 selecting cells by mouse', () => {
  const press = (element: HTMLElement, more: MouseEventInit = {}) =>
    fireEvent.mouseDown(element, { button: 0, buttons: 1, ...more })
  const drag = (element: HTMLElement) => fireEvent.mouseOver(element, { buttons: 1 })
  const release = () => fireEvent.mouseUp(document)

  test('a drag selects a rectangle, and ends with the release anywhere', () => {
    draw()
    press(cell('BNP Paribas', 'ask'))
    drag(cell('BNP Paribas', 'bid'))
    drag(cell('Frankfurt SE', 'bid'))
    expect(selected()).toEqual(['101.4100 101.5700', '101.4250 101.5450'])
    release()
    drag(cell('Quotrix', 'change'))
    expect(selected()).toHaveLength(2)
    expect(cell('BNP Paribas', 'ask')).toHaveFocus()
  })

  test('Shift extends, Ctrl adds a rectangle or removes a cell', () => {
    draw()
    press(cell('BNP Paribas', 'bid'))
    release()
    press(cell('Frankfurt SE', 'ask'), { shiftKey: true })
    release()
    press(cell('Quotrix', 'bid'), { ctrlKey: true })
    release()
    expect(selected()).toEqual(['101.4100 101.5700', '101.4250 101.5450', '101.3600'])
    press(cell('BNP Paribas', 'ask'), { metaKey: true })
    release()
    expect(selected()).toEqual(['101.4100', '101.4250 101.5450', '101.3600'])
  })

  test('other mouse buttons select nothing', () => {
    draw()
    press(cell('BNP Paribas', 'bid'), { button: 2, buttons: 2 })
    expect(selected()).toEqual([])
  })
})

describe('T2 copying cells', () => {
  test('writes the values of the CSV file separated by tabs, and announces how many', async () => {
    draw()
    const user = userEvent.setup()
    await user.click(cell('BNP Paribas', 'bid'))
    await user.keyboard('{Home}{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}')
    expect(copied()).toBe('BNP Paribas\t101.41\t101.57\r\nFrankfurt SE\t101.425\t101.545')
    expect(screen.getByText('Cells copied: 6')).toBeInTheDocument()
  })

  test('Q1 withheld cells are empty', async () => {
    draw({ data: QUOTE_ROWS.map(row => withheld(row, { locked: true })) })
    const user = userEvent.setup()
    await user.click(cell('Commerzbank', 'updated'))
    await user.keyboard('{Home}{Shift>}{End}{/Shift}')
    expect(copied()).toBe('Commerzbank\t\t\t\t\t\t\t16:42')
  })

  test('does nothing if no cell has focus, or nothing is selected', async () => {
    draw({
      initialState: {
        cellSelection: [{ anchorRowId: '2', anchorColumnId: 'bid', focusRowId: '2', focusColumnId: 'bid' }],
      },
    })
    expect(copied()).toBeNull()
    const user = userEvent.setup()
    await user.click(cell('Commerzbank', 'bid'))
    expect(copied()).toBe('101.43')
    await user.keyboard('{Escape}')
    expect(copied()).toBeNull()
  })

  test('announces a failure', async () => {
    draw()
    await userEvent.click(cell('Commerzbank', 'bid'))
    copied({
      setData: () => {
        throw new Error('refused')
      },
    })
    expect(screen.getByText('The cells could not be copied.')).toBeInTheDocument()
  })
})

describe('T2 cells of a table with more than 500 rows', () => {
  type Row = { name: string; value: number }
  const column = createColumns<Row>()
  const columns = [column.text('name', { header: 'Name' }), column.number('value', { header: 'Value' })]
  const data = Array.from({ length: 2000 }, (_, index): Row => ({ name: `Bank ${index}`, value: index }))

  test('keys reach rows that were not rendered; the active cell stays mounted', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const height = this.tagName === 'TR' ? 40 : 0
      return { top: 0, height, bottom: height, width: 800 } as DOMRect
    })
    renderWithUi(
      <DataTable caption="Banks" columns={columns} data={data}>
        <DataTableGrid cellSelection />
      </DataTable>,
    )
    const user = userEvent.setup()
    await user.click(cell('Bank 3', 'value'))
    await user.keyboard('{Control>}{End}{/Control}')
    expect(document.activeElement).toHaveTextContent('1,999')
    expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '2001')
    expect(screen.queryByRole('rowheader', { name: 'Bank 1000' })).toBeNull()
    await user.keyboard('{Shift>}{Control>}{ArrowUp}{/Control}{/Shift}')
    expect(copied()?.split('\r\n')).toHaveLength(2000)
    expect(document.activeElement).toHaveTextContent('1,999')
  })

  test('the active cell keeps focus while a wide table scrolls sideways', async () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      column.number('value', { id: `c${index}`, header: `Column ${index}` }),
    )
    renderWithUi(
      <DataTable caption="Banks" columns={[...columns, ...many]} data={data}>
        <DataTableGrid cellSelection />
      </DataTable>,
    )
    const user = userEvent.setup()
    await user.click(cell('Bank 3', 'c2'))
    const scroller = document.querySelector('[data-slot=table-scroller]')
    if (!scroller) throw new Error('the table is in no box')
    scroller.scrollLeft = 5000
    act(() => void fireEvent.scroll(scroller))
    expect(cell('Bank 3', 'c2')).toHaveFocus()
    const row = cell('Bank 3', 'c2').closest('tr')
    expect(row?.querySelector('[data-column=c3]')).toBeNull()
    const spans = [...(row?.cells ?? [])].map(({ colSpan }) => colSpan)
    expect(spans.reduce((sum, span) => sum + span, 0)).toBe(42)
    await user.keyboard('{ArrowRight}')
    expect(cell('Bank 3', 'c3')).toHaveFocus()
    scroller.scrollLeft = 500
    await user.keyboard('{ArrowDown}')
    expect(scroller.scrollLeft).toBe(500)
    await user.keyboard('{Home}')
    expect(scroller.scrollLeft).toBe(0)
  })

  test('a row with unchanged cells is not rendered again', async () => {
    const drawn = vi.fn()
    const counted = [
      ...columns,
      column.display({
        id: 'trend',
        header: 'Trend',
        cell: ({ row }) => {
          drawn(row.id)
          return null
        },
      }),
    ]
    renderWithUi(
      <DataTable caption="Banks" columns={counted} data={data}>
        <DataTableGrid cellSelection />
      </DataTable>,
    )
    const user = userEvent.setup()
    await user.click(cell('Bank 3', 'value'))
    drawn.mockClear()
    await user.keyboard('{ArrowDown}')
    expect(new Set(drawn.mock.calls.map(([id]) => id))).toEqual(new Set(['3', '4']))
  })
})
