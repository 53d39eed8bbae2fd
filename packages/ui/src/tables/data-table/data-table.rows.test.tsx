import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  CASH_FLOW_COLUMNS,
  CASH_FLOW_ROWS,
  QUOTE_COLUMNS,
  QUOTE_ROWS,
  RATING_COLUMNS,
  RATING_GROUPS,
  RATING_ROWS,
} from '../../testing/fixtures/treasury-tables.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { DataTable } from './data-table.tsx'

const quotes = { caption: 'Market quotes', columns: QUOTE_COLUMNS, rows: QUOTE_ROWS }
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => userEvent.click(button(name))
const rowNames = () => screen.getAllByRole('rowheader').map(cell => cell.textContent)

afterEach(() => vi.restoreAllMocks())

describe('T4 show more', () => {
  test('shows its limit of rows, then all, then its limit again; focus stays on the toggle', async () => {
    renderWithUi(<DataTable {...quotes} limit={5} />)
    expect(rowNames()).toHaveLength(5)
    expect(screen.getByText('5 of 8')).toBeInTheDocument()
    await press('Show 3 more')
    expect(rowNames()).toHaveLength(8)
    expect(button('Hide')).toHaveFocus()
    expect(button('Hide')).toHaveAttribute('aria-expanded', 'true')
    await press('Hide')
    expect(rowNames()).toHaveLength(5)
    expect(button('Show 3 more')).toHaveFocus()
  })

  test('names the table that it grows', () => {
    renderWithUi(<DataTable {...quotes} limit={5} />)
    expect(button('Show 3 more')).toHaveAttribute('aria-controls', screen.getByRole('table').id)
  })

  test("collapsing scrolls to the table's top minus 100 px", async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
      top: 640,
      height: 36,
      width: 800,
    } as DOMRect)
    renderWithUi(<DataTable {...quotes} limit={5} />)
    await press('Show 3 more')
    expect(scrollTo).not.toHaveBeenCalled()
    await press('Hide')
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 540, behavior: 'smooth' })
  })

  test('tells once per expansion, so that an action is logged once, and only on expanding', async () => {
    const onExpand = vi.fn()
    renderWithUi(<DataTable {...quotes} limit={5} onExpand={onExpand} />)
    await press('Show 3 more')
    expect(onExpand).toHaveBeenCalledTimes(1)
    await press('Hide')
    expect(onExpand).toHaveBeenCalledTimes(1)
    await press('Show 3 more')
    expect(onExpand).toHaveBeenCalledTimes(2)
  })

  test('a long table grows by steps; the steps are one expansion', async () => {
    const onExpand = vi.fn()
    renderWithUi(<DataTable {...quotes} limit={2} step={3} onExpand={onExpand} />)
    expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull()
    await press('Show 3 more')
    expect(rowNames()).toHaveLength(5)
    expect(button('Hide')).toBeInTheDocument()
    await press('Show 3 more')
    expect(rowNames()).toHaveLength(8)
    expect(onExpand).toHaveBeenCalledTimes(1)
    await press('Hide')
    expect(rowNames()).toHaveLength(2)
  })

  test('the parent may hold how often it was expanded', async () => {
    const onExpansionsChange = vi.fn()
    const onExpand = vi.fn()
    const held = (expansions: number) => (
      <DataTable
        {...quotes}
        limit={2}
        step={3}
        expansions={expansions}
        onExpansionsChange={onExpansionsChange}
        onExpand={onExpand}
      />
    )
    const { rerender } = renderWithUi(held(1))
    expect(rowNames()).toHaveLength(5)
    await press('Show 3 more')
    expect(onExpansionsChange).toHaveBeenLastCalledWith(2)
    expect(rowNames()).toHaveLength(5)
    expect(onExpand).not.toHaveBeenCalled()
    rerender(held(2))
    expect(rowNames()).toHaveLength(8)
    await press('Hide')
    expect(onExpansionsChange).toHaveBeenLastCalledWith(0)
    rerender(held(0))
    expect(rowNames()).toHaveLength(2)
    await press('Show 3 more')
    expect(onExpansionsChange).toHaveBeenLastCalledWith(1)
    expect(onExpand).toHaveBeenCalledOnce()
  })

  test('a table that the parent expanded scrolls back when it is collapsed', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    renderWithUi(<DataTable {...quotes} limit={5} expansions={1} />)
    await press('Hide')
    expect(scrollTo).toHaveBeenCalledOnce()
  })

  test('has nothing to offer without a limit', () => {
    renderWithUi(<DataTable {...quotes} />)
    expect(rowNames()).toHaveLength(8)
    expect(screen.queryByRole('button', { name: /show/i })).toBeNull()
  })

  test('says how many rows are shown', async () => {
    renderWithUi(<DataTable {...quotes} limit={5} />)
    await press('Show 3 more')
    expect(screen.getByRole('status')).toHaveTextContent('8 of 8 rows shown')
  })
})

describe('T5 a locked table', () => {
  const locked = { ...quotes, rows: QUOTE_ROWS.slice(0, 5), total: 12, lock: 'paid' as const }

  test('an anonymous user sees the need-authentication label and a way to sign in', async () => {
    const onSignIn = vi.fn()
    renderWithUi(<DataTable {...locked} />, { session: SESSIONS.visitor, onSignIn })
    expect(screen.getByText('Sign in to use this')).toBeInTheDocument()
    await press('Sign in')
    expect(onSignIn).toHaveBeenCalledOnce()
  })

  test('a signed-in user without access sees the need-access label with a link', () => {
    renderWithUi(<DataTable {...locked} />, { session: SESSIONS.reader, accessUrl: '/profile/access/' })
    expect(screen.getByText('This needs full access')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Get access' })).toHaveAttribute('href', '/profile/access/')
  })

  test('expanding is refused with an error that describes the button', async () => {
    const onExpand = vi.fn()
    renderWithUi(<DataTable {...locked} onExpand={onExpand} />, { session: SESSIONS.reader })
    const more = button('Show 7 more')
    expect(more).toHaveAccessibleDescription(/This needs full access/)
    await userEvent.click(more)
    expect(rowNames()).toHaveLength(5)
    expect(onExpand).not.toHaveBeenCalled()
    expect(screen.getByRole('alert')).toHaveTextContent('The other rows were not loaded: they need access.')
    expect(more).toHaveAccessibleDescription(/were not loaded/)
    expect(more).toHaveFocus()
  })

  test('counts the rows that were not sent', () => {
    renderWithUi(<DataTable {...locked} />, { session: SESSIONS.visitor })
    expect(screen.getByText('5 of 12')).toBeInTheDocument()
  })

  test('hides rows that a server sent against the rule', () => {
    renderWithUi(<DataTable {...quotes} limit={5} lock="paid" />, { session: SESSIONS.visitor })
    expect(rowNames()).toHaveLength(5)
    expect(document.body).not.toHaveTextContent('Quotrix')
  })

  test('full access expands', async () => {
    renderWithUi(<DataTable {...quotes} limit={5} lock="paid" />, { session: SESSIONS.pro })
    await press('Show 3 more')
    expect(rowNames()).toHaveLength(8)
  })

  test('a table that asks for signing in alone opens to every signed-in user (readings #15)', async () => {
    renderWithUi(<DataTable {...quotes} limit={5} lock="auth" />, { session: SESSIONS.reader })
    await press('Show 3 more')
    expect(rowNames()).toHaveLength(8)
  })
})

describe('T2 groups', () => {
  const ratings = { caption: 'Ratings', columns: RATING_COLUMNS, rows: RATING_ROWS, groups: RATING_GROUPS }

  test('fold away behind a button in the row heading', async () => {
    renderWithUi(<DataTable {...ratings} />)
    const issuer = button('Issuer 4')
    expect(issuer.closest('th')).toHaveAttribute('scope', 'rowgroup')
    expect(issuer).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('row', { name: /S&P/ })).toBeInTheDocument()
    await userEvent.click(issuer)
    expect(issuer).toHaveAttribute('aria-expanded', 'false')
    expect(issuer).toHaveFocus()
    expect(screen.queryByRole('row', { name: /S&P/ })).toBeNull()
  })

  test('may start folded', async () => {
    renderWithUi(<DataTable {...ratings} />)
    const issue = button('Issue 2')
    expect(issue).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(issue)
    expect(screen.getAllByRole('row', { name: /Fitch/ })).toHaveLength(2)
  })

  test('keep their rows when the table is sorted', async () => {
    renderWithUi(<DataTable {...ratings} />)
    await press('Agency')
    expect(rowNames().slice(0, 5)).toEqual(['Issuer 4', 'DBRS', 'Fitch', "Moody's", 'S&P'])
  })
})

describe('T2 previous and next rows', () => {
  const flow = { caption: 'Cash flow', columns: CASH_FLOW_COLUMNS, rows: CASH_FLOW_ROWS }

  test('start folded, with their count', async () => {
    renderWithUi(<DataTable {...flow} />)
    expect(rowNames()).toEqual([
      '15 Aug 2025',
      '15 Feb 2026',
      '15 Aug 2026',
      '15 Feb 2027',
      '15 Aug 2027',
      '15 Feb 2028',
      'Total',
    ])
    await press('Show previous 2')
    expect(rowNames()[0]).toBe('15 Aug 2024')
    expect(button('Hide previous 2')).toHaveAttribute('aria-expanded', 'true')
    expect(button('Hide previous 2')).toHaveFocus()
    await press('Show next 12')
    expect(rowNames().at(-2)).toBe('15 Feb 2034')
  })

  test('the total stays last whatever the sort', async () => {
    renderWithUi(<DataTable {...flow} />)
    await press('Payment date')
    await press('Payment date')
    expect(rowNames()[0]).toBe('15 Feb 2028')
    expect(rowNames().at(-1)).toBe('Total')
  })
})

describe('T2 row numbers, ticks, hidden rows and spans', () => {
  test('rows are numbered in the order of the screen', async () => {
    renderWithUi(<DataTable {...quotes} rowNumbers />)
    await press('Bid')
    expect(screen.getByRole('columnheader', { name: /Row number/ })).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /^1 Quotrix/ })).toBeInTheDocument()
  })

  test('every box is named after its row', async () => {
    const onSelectedChange = vi.fn()
    renderWithUi(<DataTable {...quotes} selectable onSelectedChange={onSelectedChange} />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Tradegate' }))
    expect(onSelectedChange).toHaveBeenLastCalledWith(['6'])
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Commerzbank' }))
    expect(onSelectedChange).toHaveBeenLastCalledWith(['1', '6'])
    expect(screen.getByRole('checkbox', { name: 'Select Tradegate' })).toBeChecked()
  })

  test('the box above them knows all, some and none', async () => {
    renderWithUi(<DataTable {...quotes} limit={2} selectable defaultSelected={['1']} />)
    const all = screen.getByRole('checkbox', { name: 'Select all rows (8)' })
    expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    expect(all).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Select BNP Paribas' })).toBeChecked()
    await userEvent.click(all)
    expect(all).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Select Commerzbank' })).not.toBeChecked()
  })

  test('rows may come ticked, also when they come late', () => {
    const rows = QUOTE_ROWS.map((row, index) => ({ ...row, checked: index === 1 }))
    const { rerender } = renderWithUi(<DataTable {...quotes} rows={[]} selectable />)
    rerender(<DataTable {...quotes} rows={rows} selectable />)
    expect(screen.getByRole('checkbox', { name: 'Select BNP Paribas' })).toBeChecked()
  })

  test("ticks that the parent holds are the parent's", async () => {
    const onSelectedChange = vi.fn()
    renderWithUi(<DataTable {...quotes} selectable selected={['2']} onSelectedChange={onSelectedChange} />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Commerzbank' }))
    expect(onSelectedChange).toHaveBeenCalledExactlyOnceWith(['1', '2'])
    expect(screen.getByRole('checkbox', { name: 'Select Commerzbank' })).not.toBeChecked()
  })

  test('hidden rows are not shown, and a tick on them is not lost', async () => {
    const onSelectedChange = vi.fn()
    const rows = [
      { ...QUOTE_ROWS[0], id: '1', cells: {}, hidden: true, checked: true },
      ...QUOTE_ROWS.slice(1),
    ]
    renderWithUi(<DataTable {...quotes} rows={rows} selectable onSelectedChange={onSelectedChange} />)
    expect(document.body).not.toHaveTextContent('Commerzbank')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Tradegate' }))
    expect(onSelectedChange).toHaveBeenLastCalledWith(['6', '1'])
  })

  test('a span is clamped to the columns there are', () => {
    const rows = [{ id: 'all', cells: { participant: 'Exchanges' }, colspan: 999 }, ...QUOTE_ROWS]
    renderWithUi(<DataTable {...quotes} rows={rows} />)
    expect(screen.getByRole('rowheader', { name: 'Exchanges' })).toHaveAttribute('colspan', '8')
  })

  test('T6 columns that were taken away are gone, and come back', () => {
    const { rerender } = renderWithUi(<DataTable {...quotes} hiddenColumns={['ask', 'change']} />)
    expect(screen.getAllByRole('columnheader')).toHaveLength(6)
    expect(screen.queryByRole('columnheader', { name: 'Ask' })).toBeNull()
    rerender(<DataTable {...quotes} />)
    expect(screen.getAllByRole('columnheader')).toHaveLength(8)
  })
})
