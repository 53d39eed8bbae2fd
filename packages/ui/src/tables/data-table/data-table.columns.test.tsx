import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { DataTableHarness } from '../../testing/data-table-harness.tsx'
import { QUOTE_COLUMNS, QUOTE_ROWS, type Quote } from '../../testing/fixtures/treasury-tables.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { createColumns } from './columns/columns.ts'
import { DataTableGrid, type DataTableGridProps } from './data-table-grid.tsx'
import type { DataTableOptions } from './model/table-options.ts'

const quotes = {
  caption: 'Market quotes',
  columns: QUOTE_COLUMNS,
  data: QUOTE_ROWS,
  getRowId: ({ id }: Quote) => id,
}
const draw = (options: Partial<DataTableOptions<Quote>> = {}, grid: DataTableGridProps<Quote> = {}) =>
  renderWithUi(
    <DataTableHarness {...quotes} {...options}>
      <DataTableGrid columnMenus reorderable {...grid} />
    </DataTableHarness>,
  )

const button = (name: string) => screen.getByRole('button', { name })
const menuOf = (column: string) => button(`Options of ${column}`)
const headings = () =>
  [...document.querySelectorAll<HTMLElement>('[data-column]')].map(each => each.dataset.column)
const cellsOf = (row: number) =>
  [...(document.querySelectorAll('tbody tr')[row]?.children ?? [])].map(cell => cell.textContent)
const announced = () => screen.getByRole('status').textContent

async function open(column: string): Promise<HTMLElement> {
  await userEvent.click(menuOf(column))
  return screen.findByRole('dialog', { name: `Options of ${column}` })
}
async function choose(column: string, option: string) {
  const panel = await open(column)
  await userEvent.click(within(panel).getByRole('button', { name: option }))
}
const optionsOf = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('button')
    .map(each => each.textContent)
    .filter(text => text !== '')

afterEach(() => vi.restoreAllMocks())

describe('without its props', () => {
  test('a table has no menus, and its headings cannot be moved', async () => {
    draw({}, { columnMenus: false, reorderable: false })
    expect(screen.queryByRole('button', { name: /^Options of/ })).toBeNull()
    button('Ask').focus()
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}')
    expect(headings()[2]).toBe('ask')
  })
})

describe('hiding and showing a column', () => {
  const bid = vi.fn(({ bid }: Quote) => bid)
  const column = createColumns<Quote>()
  const data = QUOTE_ROWS.map((row, place) => ({
    ...row,
    participant: `Bank ${place}`,
    bid: 100.5 + place,
    ask: 101,
  }))
  const columns = [
    column.text('participant', { header: 'Market participant' }),
    column.number(bid, { id: 'bid', header: 'Bid', decimals: 2 }),
    column.number('ask', { header: 'Ask', decimals: 2 }),
    column.text('id', { header: 'Number' }),
  ]
  const table = (isAskShown: boolean, lang = 'en') => (
    <UiProvider lang={lang} labels={{}}>
      <DataTableHarness
        {...quotes}
        data={data}
        columns={columns}
        state={{ columnVisibility: { ask: isAskShown } }}
      />
    </UiProvider>
  )

  test('neither reads nor renders cells of other columns', () => {
    const { rerender } = render(table(true))
    const cells = [...document.querySelectorAll('tbody tr > :nth-child(2)')]
    expect(cells).toHaveLength(QUOTE_ROWS.length)
    bid.mockClear()
    rerender(table(false))
    expect(headings()).toEqual(['participant', 'bid', 'id'])
    rerender(table(true))
    expect(headings()).toEqual(['participant', 'bid', 'ask', 'id'])
    expect(bid).not.toHaveBeenCalled()
    expect([...document.querySelectorAll('tbody tr > :nth-child(2)')]).toEqual(cells)
  })

  test('another language renders all cells again', () => {
    const { rerender } = render(table(true))
    const before = cellsOf(0)
    rerender(table(false, 'de'))
    expect(cellsOf(0)[1]).toBe(before[1]?.replace('.', ','))
  })
})

describe('the menu of a column', () => {
  test('opens with focus inside, closes by Escape, and returns focus', async () => {
    draw()
    expect(menuOf('Ask')).toHaveAttribute('aria-haspopup', 'dialog')
    expect(menuOf('Ask')).toHaveAttribute('aria-expanded', 'false')
    const panel = await open('Ask')
    expect(menuOf('Ask')).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(menuOf('Ask')).toHaveFocus())
  })

  test('a second press on its button closes it', async () => {
    draw()
    await open('Ask')
    await userEvent.click(menuOf('Ask'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is not part of the names of cells', () => {
    draw()
    expect(screen.getByRole('columnheader', { name: 'Ask' })).toBeInTheDocument()
  })

  test('offers the actions of its column', async () => {
    draw({ enableColumnFilters: false })
    expect(optionsOf(await open('Ask'))).toEqual([
      'Sort ascending',
      'Sort descending',
      'Pin at the start',
      'Pin at the end',
      'Move towards the start',
      'Move towards the end',
      'Hide column',
    ])
    await userEvent.keyboard('{Escape}')
    expect(optionsOf(await open('Market participant'))).toEqual(['Sort ascending', 'Sort descending'])
  })

  test('T7 sorts, adds to the sorting, and removes from it', async () => {
    draw()
    await choose('Ask', 'Sort descending')
    await waitFor(() => expect(menuOf('Ask')).toHaveFocus())
    expect(announced()).toBe('Sorted by Ask, descending')
    await choose('Bid', 'Add to sorting')
    expect(announced()).toBe('Sorted by Ask, descending, Sorted by Bid, ascending')
    const panel = await open('Bid')
    expect(within(panel).getByRole('button', { name: 'Sort ascending' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await userEvent.click(within(panel).getByRole('button', { name: 'Sort descending' }))
    expect(announced()).toBe('Sorted by Ask, descending, Sorted by Bid, descending')
    await choose('Ask', 'Remove sorting')
    expect(announced()).toBe('Sorted by Bid, descending')
  })

  test('hides the column; focus moves to the neighbour', async () => {
    draw()
    await choose('Ask', 'Hide column')
    expect(headings()).not.toContain('ask')
    expect(menuOf('Yield, bid / ask')).toHaveFocus()
    expect(announced()).toBe('Ask hidden')
    await choose('Updated', 'Hide column')
    expect(menuOf('Change')).toHaveFocus()
  })

  test('does not hide the first column, the last data column, or a required one', async () => {
    const column = createColumns<Quote>()
    draw({
      columns: [
        column.text('participant', { header: 'Market participant' }),
        column.number('bid', { header: 'Bid', enableHiding: false }),
        column.number('ask', { header: 'Ask' }),
      ],
    })
    expect(optionsOf(await open('Bid'))).not.toContain('Hide column')
    await userEvent.keyboard('{Escape}')
    await choose('Ask', 'Hide column')
    expect(optionsOf(await open('Bid'))).not.toContain('Move towards the end')
    expect(optionsOf(screen.getByRole('dialog'))).not.toContain('Hide column')
  })

  test('pins the column behind the first one, and unpins it; focus moves with it', async () => {
    draw()
    await choose('Indicative', 'Pin at the start')
    expect(headings().slice(0, 3)).toEqual(['participant', 'indicative', 'bid'])
    expect(cellsOf(0).slice(0, 2)).toEqual(['Commerzbank', '101.4850'])
    expect(menuOf('Indicative')).toHaveFocus()
    expect(announced()).toBe('Indicative pinned')
    await choose('Indicative', 'Unpin column')
    expect(headings()[4]).toBe('indicative')
    expect(announced()).toBe('Indicative unpinned')
  })

  test('pins the column at the end, before those pinned there; offers the other side', async () => {
    draw()
    await choose('Bid', 'Pin at the end')
    expect(headings().at(-1)).toBe('bid')
    expect(cellsOf(0).at(-1)).toBe('101.4300')
    expect(menuOf('Bid')).toHaveFocus()
    expect(announced()).toBe('Bid pinned')
    await choose('Ask', 'Pin at the end')
    expect(headings().slice(-2)).toEqual(['ask', 'bid'])
    const options = optionsOf(await open('Ask'))
    expect(options).toEqual(expect.arrayContaining(['Pin at the start', 'Unpin column']))
    expect(options).not.toContain('Pin at the end')
    await userEvent.click(screen.getByRole('button', { name: 'Move towards the end' }))
    expect(headings().slice(-2)).toEqual(['bid', 'ask'])
    await choose('Ask', 'Pin at the start')
    expect(headings()[1]).toBe('ask')
  })

  test('moves the column by one position; focus moves with it', async () => {
    draw()
    await choose('Ask', 'Move towards the start')
    expect(headings().slice(0, 3)).toEqual(['participant', 'ask', 'bid'])
    expect(menuOf('Ask')).toHaveFocus()
    expect(announced()).toBe('Ask: column 2 of 8')
    expect(optionsOf(await open('Ask'))).not.toContain('Move towards the start')
  })

  test("restores a column's automatic width after the user changed it", async () => {
    draw({ initialState: { columnSizing: { ask: 200 } } }, { resizable: true })
    const handle = (name: string) => screen.findByRole('separator', { name: new RegExp(name) })
    expect(await handle('Ask')).toHaveAttribute('aria-valuenow', '200')
    expect(optionsOf(await open('Bid'))).not.toContain('Reset width')
    await userEvent.keyboard('{Escape}')
    await choose('Ask', 'Reset width')
    expect(await handle('Ask')).not.toHaveAttribute('aria-valuenow', '200')
    expect(menuOf('Ask')).toHaveFocus()
  })

  test('filters the column', async () => {
    draw()
    const panel = await open('Market participant')
    await userEvent.type(await within(panel).findByRole('textbox', { name: 'Contains' }), 'quotrix')
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button('Options of Market participant, filtered')).toHaveFocus())
  })

  test('shows which columns are filtered', () => {
    draw({ initialState: { columnFilters: [{ id: 'participant', value: 'bank' }] } })
    expect(button('Options of Market participant, filtered')).toBeInTheDocument()
  })
})

describe('T7 sorting by several columns', () => {
  test.each<[string, (name: string) => Promise<void>]>([
    [
      'Shift and a press',
      async name => {
        await userEvent.keyboard('{Shift>}')
        fireEvent.click(button(name), { shiftKey: true })
        await userEvent.keyboard('{/Shift}')
      },
    ],
    [
      'Shift and Enter',
      async name => {
        button(name).focus()
        const user = userEvent.setup()
        await user.keyboard('{Shift>}{Enter}{/Shift}')
      },
    ],
  ])('%s adds a column; one heading has the order, all show their positions', async (_way, add) => {
    draw({}, { columnMenus: false })
    await userEvent.click(button('Bid'))
    await add('Ask')
    expect(button('Bid 1')).toBeInTheDocument()
    expect(button('Ask 2')).toBeInTheDocument()
    expect(announced()).toBe('Sorted by Bid, ascending, Sorted by Ask, ascending')
    const ordered = screen
      .getAllByRole('columnheader')
      .filter(each => !['none', null].includes(each.getAttribute('aria-sort')))
    expect(ordered.map(each => each.dataset.column)).toEqual(['bid'])
    expect(screen.getByRole('columnheader', { name: /Ask/ })).not.toHaveAttribute('aria-sort')
  })
})

describe('moving columns', () => {
  const key = (name: 'ArrowLeft' | 'ArrowRight') =>
    userEvent.keyboard(`{Control>}{Shift>}{${name}}{/Shift}{/Control}`)
  const ready = () =>
    waitFor(() => expect(document.querySelector('[data-slot=table-drop-line]')).not.toBeNull())

  test('keys on the heading move it, and it keeps focus', async () => {
    draw({}, { columnMenus: false })
    await ready()
    button('Ask').focus()
    await key('ArrowRight')
    expect(headings().slice(0, 4)).toEqual(['participant', 'bid', 'yields', 'ask'])
    expect(announced()).toBe('Ask: column 4 of 8')
    expect(button('Ask')).toHaveFocus()
    await key('ArrowLeft')
    await key('ArrowLeft')
    await key('ArrowLeft')
    expect(headings().slice(0, 3)).toEqual(['participant', 'ask', 'bid'])
    expect(announced()).toBe('Ask: column 2 of 8')
  })

  test('the first column stays', async () => {
    draw()
    await ready()
    button('Market participant').focus()
    await key('ArrowRight')
    expect(headings()[0]).toBe('participant')
  })

  test('arrow keys follow the visual direction from right to left', async () => {
    draw()
    await ready()
    const style = window.getComputedStyle.bind(window)
    vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) =>
      Object.assign(style(element, pseudo), { direction: 'rtl' }),
    )
    button('Ask').focus()
    await key('ArrowLeft')
    expect(headings()[3]).toBe('ask')
  })

  /** jsdom has no layout: headings of 100 px, one after the other. */
  const layOut = () =>
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const place = [...(this.parentElement?.children ?? [])].indexOf(this)
      const left = this.tagName === 'TH' ? place * 100 : 0
      const width = this.tagName === 'TH' ? 100 : 800
      return { left, right: left + width, width, top: 0, bottom: 30, height: 30 } as DOMRect
    })
  const pointer = (target: Element, kind: 'Down' | 'Move' | 'Up', clientX: number) =>
    act(
      () =>
        void fireEvent[`pointer${kind}`](target, {
          clientX,
          clientY: 5,
          pointerId: 1,
          button: 0,
          pointerType: 'mouse',
        }),
    )
  const heading = (name: string) => screen.getByRole('columnheader', { name })
  const dropLine = () => document.querySelector<HTMLElement>('[data-slot=table-drop-line]')

  test('dragging the heading moves it; the click at its end does not sort', async () => {
    draw({}, { columnMenus: false })
    await ready()
    layOut()
    pointer(button('Bid'), 'Down', 150)
    pointer(button('Bid'), 'Move', 375)
    expect(dropLine()).toBeVisible()
    expect(dropLine()?.style.insetInlineStart).toBe('400px')
    pointer(button('Bid'), 'Up', 375)
    fireEvent.click(button('Bid'))
    expect(headings().slice(0, 4)).toEqual(['participant', 'ask', 'yields', 'bid'])
    expect(announced()).toBe('Bid: column 4 of 8')
    expect(heading('Bid')).toHaveAttribute('aria-sort', 'none')
    expect(dropLine()).not.toBeVisible()
  })

  test('a press with a small movement sorts', async () => {
    draw({}, { columnMenus: false })
    await ready()
    layOut()
    pointer(button('Bid'), 'Down', 150)
    pointer(button('Bid'), 'Move', 153)
    pointer(button('Bid'), 'Up', 153)
    fireEvent.click(button('Bid'))
    expect(headings()[1]).toBe('bid')
    expect(heading('Bid')).toHaveAttribute('aria-sort', 'ascending')
  })

  test('Escape cancels the drag', async () => {
    draw({}, { columnMenus: false })
    await ready()
    layOut()
    pointer(button('Bid'), 'Down', 150)
    pointer(button('Bid'), 'Move', 375)
    await userEvent.keyboard('{Escape}')
    expect(dropLine()).not.toBeVisible()
    pointer(button('Bid'), 'Up', 375)
    fireEvent.click(button('Bid'))
    expect(headings()[1]).toBe('bid')
    expect(heading('Bid')).toHaveAttribute('aria-sort', 'none')
  })

  test('the first column cannot be dragged', async () => {
    draw({}, { columnMenus: false })
    await ready()
    layOut()
    pointer(heading('Market participant'), 'Down', 50)
    pointer(heading('Market participant'), 'Move', 375)
    expect(dropLine()).not.toBeVisible()
  })
})
