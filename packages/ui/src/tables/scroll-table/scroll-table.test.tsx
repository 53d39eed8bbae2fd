import { functionalUpdate, type SortingState, type Updater } from '@tanstack/react-table'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  BALANCE_COLUMNS,
  BALANCE_ROWS,
  FLOW_COLUMNS,
  FLOW_ROWS,
  NOTED_COLUMNS,
  NOTED_ROWS,
  type StatementLine,
  statementMeta,
} from '../../testing/fixtures/apple-statements.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { createColumns } from '../data-table/columns/columns.ts'
import { useDataTable } from '../data-table/model/use-data-table.ts'
import { ScrollTable, ScrollTableOfModel } from './scroll-table.tsx'

const balance = {
  caption: 'Balance sheet',
  columns: BALANCE_COLUMNS,
  data: BALANCE_ROWS,
  getRowMeta: statementMeta,
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => userEvent.click(button(name))
const heading = (name: string) => screen.getByRole('columnheader', { name })
const lines = () => screen.getAllByRole('rowheader').map(cell => cell.textContent)
const reportLines = BALANCE_ROWS.map(({ line }) => line)

afterEach(() => vi.restoreAllMocks())

describe('T1 the simple table', () => {
  test('has a caption as its name, with or without visible title, and a dimension line', () => {
    renderWithUi(<ScrollTable {...balance} showCaption dimension="USD m" />)
    const table = screen.getByRole('table', { name: 'Balance sheet USD m' })
    expect(table.querySelector('caption')).toHaveTextContent('Balance sheet USD m')
  })

  test('has a name without a visible title', () => {
    renderWithUi(<ScrollTable {...balance} />)
    expect(screen.getByRole('table', { name: 'Balance sheet' })).toBeInTheDocument()
  })

  test.each([
    ['five rows by default', undefined, 5],
    ['six in a named table', 6, 6],
    ['seven in another', 7, 7],
    ['all with a limit of 0', 0, 27],
    ['all when there are fewer than the limit', 1000, 27],
  ])('shows %s', (_sentence, limit, shown) => {
    renderWithUi(<ScrollTable {...balance} {...(limit === undefined ? {} : { limit })} />)
    expect(lines()).toEqual(reportLines.slice(0, shown))
  })

  test('blanks are blank: values that were not filed, and missing cells', () => {
    const odd = createColumns<StatementLine>().text(() => undefined, { id: 'constructor', header: 'Odd' })
    const columns = [...BALANCE_COLUMNS.slice(0, 2), odd]
    const data = [{ id: 'x', line: 'Goodwill', depth: 0, values: {} }]
    renderWithUi(<ScrollTable caption="Odd" columns={columns} data={data} />)
    expect(screen.getAllByRole('cell').map(cell => cell.textContent)).toEqual(['', ''])
  })

  test('passes attributes and className to its root, and names its parts', () => {
    renderWithUi(<ScrollTable {...balance} id="balance" className="mt-2" />)
    const root = document.getElementById('balance')
    expect(root).toHaveAttribute('data-slot', 'scroll-table')
    expect(root).toHaveClass('mt-2')
    for (const part of ['scroll-arrows', 'scroll-arrow', 'table-scroller', 'table-caption', 'table-footer'])
      expect(root?.querySelector(`[data-slot=${part}]`), part).toBeInTheDocument()
  })

  test('a table with an outside model can be read and changed from there', async () => {
    const Controlled = () => {
      const model = useDataTable({
        columns: BALANCE_COLUMNS,
        data: BALANCE_ROWS,
        getRowMeta: statementMeta,
        limit: 5,
      })
      return (
        <>
          <p>{model.table.getRowModel().rows.length} rows</p>
          <button type="button" onClick={model.actions.showMore}>
            All of it
          </button>
          <ScrollTableOfModel model={model} caption="Balance sheet" />
        </>
      )
    }
    renderWithUi(<Controlled />)
    expect(screen.getByText('5 rows')).toBeInTheDocument()
    await press('All of it')
    expect(lines()).toHaveLength(27)
  })
})

describe('T7 sorting', () => {
  test('cycles none, ascending, descending, none, and announces field and order', async () => {
    const changes: SortingState[] = []
    function Sorted() {
      const [sorting, setSorting] = useState<SortingState>([])
      const onSortingChange = (updater: Updater<SortingState>) => {
        changes.push(functionalUpdate(updater, sorting))
        setSorting(updater)
      }
      const model = useDataTable({ ...balance, limit: 0, state: { sorting }, onSortingChange })
      return <ScrollTableOfModel model={model} caption={balance.caption} />
    }
    renderWithUi(<Sorted />)
    const column = '29.03.2025'
    const status = screen.getByRole('status')
    expect(heading(column)).toHaveAttribute('aria-sort', 'none')
    await press(column)
    expect(heading(column)).toHaveAttribute('aria-sort', 'ascending')
    expect(lines()[0]).toBe('Retained earnings (accumulated deficit)')
    expect(status).toHaveTextContent('Sorted by 29.03.2025, ascending')
    await press(column)
    expect(heading(column)).toHaveAttribute('aria-sort', 'descending')
    expect(lines()[0]).toBe('Assets')
    await press(column)
    expect(heading(column)).toHaveAttribute('aria-sort', 'none')
    expect(lines()).toEqual(reportLines)
    expect(status).toHaveTextContent('Not sorted: original order')
    expect(changes).toEqual([[{ id: '2025-03-29', desc: false }], [{ id: '2025-03-29', desc: true }], []])
  })

  test('blanks are last in both directions: income taxes are filed once a year', async () => {
    renderWithUi(<ScrollTable {...balance} limit={0} />)
    for (const _way of ['ascending', 'descending']) {
      await press('29.03.2025')
      expect(lines().at(-1)).toBe('Income taxes payable')
      expect([...lines()].sort()).toEqual([...reportLines].sort())
    }
  })

  test('controlled sorting stays with the parent, and presorted rows are unchanged', () => {
    function Presorted() {
      const sorting = [{ id: 'line', desc: true }]
      const model = useDataTable({ ...balance, state: { sorting }, manualSorting: true })
      return <ScrollTableOfModel model={model} caption={balance.caption} />
    }
    renderWithUi(<Presorted />)
    expect(heading('Line item')).toHaveAttribute('aria-sort', 'descending')
    expect(lines()[0]).toBe('Assets')
  })
})

describe('T4 show more', () => {
  test('expands and collapses; focus stays on the toggle, and each expansion is reported once', async () => {
    const onExpand = vi.fn()
    renderWithUi(<ScrollTable {...balance} onExpand={onExpand} />)
    await press('Show 22 more')
    expect(lines()).toHaveLength(27)
    expect(button('Hide')).toHaveFocus()
    await press('Hide')
    expect(lines()).toHaveLength(5)
    expect(button('Show 22 more')).toHaveFocus()
    expect(onExpand).toHaveBeenCalledTimes(1)
    await press('Show 22 more')
    expect(onExpand).toHaveBeenCalledTimes(2)
  })

  test("collapsing scrolls to the table's top minus 100 px", async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 640, width: 800 } as DOMRect)
    renderWithUi(<ScrollTable {...balance} />)
    await press('Show 22 more')
    expect(scrollTo).not.toHaveBeenCalled()
    await press('Hide')
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 540, behavior: 'smooth' })
  })
})

describe('T5 a table with locked rows', () => {
  const sent = { ...balance, data: BALANCE_ROWS.slice(0, 5), total: 27 }

  test('need_auth for anonymous users, with a sign-in link', () => {
    renderWithUi(<ScrollTable {...sent} lock="auth" />, { session: SESSIONS.visitor, onSignIn: () => {} })
    expect(button('Sign in to see the other rows')).toHaveAccessibleDescription(/Sign in to use this/)
  })

  test('need_get_access and the link for users without access; the refusal has its own error', async () => {
    const onExpand = vi.fn()
    renderWithUi(<ScrollTable {...sent} lock="paid" onExpand={onExpand} />, {
      session: SESSIONS.reader,
      accessUrl: '/profile/access/',
    })
    const link = screen.getByRole('link', { name: 'Get access to see the other rows' })
    expect(link).toHaveAttribute('href', '/profile/access/')
    expect(link).toHaveAccessibleDescription(/This needs full access/)
    // without an access page, the button stays and explains its refusal
    cleanup()
    renderWithUi(<ScrollTable {...sent} lock="paid" onExpand={onExpand} />, {
      session: SESSIONS.reader,
      accessUrl: 'javascript:0',
    })
    expect(button('Show 22 more')).toHaveAccessibleDescription(/This needs full access/)
    await press('Show 22 more')
    expect(screen.getByRole('alert')).toHaveTextContent('The other rows were not loaded: they need access.')
    expect(button('Show 22 more')).toHaveAccessibleDescription(/were not loaded/)
    expect(lines()).toHaveLength(5)
    expect(onExpand).not.toHaveBeenCalled()
  })

  test.each([
    ['a signed-in user past the lock for signing in', 'auth', SESSIONS.reader],
    ['a paying user past either', 'paid', SESSIONS.pro],
  ] as const)('lets %s', async (_sentence, lock, session) => {
    renderWithUi(<ScrollTable {...balance} lock={lock} />, { session })
    await press('Show 22 more')
    expect(lines()).toHaveLength(27)
  })
})

describe('T1 long text', () => {
  const [long] = FLOW_ROWS.map(({ line }) => line).filter(name => name.length > 120)

  test('rule 21: is cut at 80 characters and an ellipsis; a button shows the rest, by keyboard too', async () => {
    renderWithUi(<ScrollTable caption="Cash flow" columns={FLOW_COLUMNS} data={FLOW_ROWS} limit={0} />)
    const cut = `${long?.slice(0, 80).trimEnd()}…`
    const row = screen.getByRole('rowheader', { name: name => name.startsWith(cut) })
    expect(row).toHaveTextContent(cut)
    within(row).getByRole('button', { name: 'Show all' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(row).toHaveTextContent(long ?? '')
  })

  test('is shown in full in a comment column', () => {
    renderWithUi(<ScrollTable caption="Notes" columns={NOTED_COLUMNS} data={NOTED_ROWS} />)
    const note = NOTED_ROWS[0]?.note ?? ''
    expect(note.length).toBeGreaterThan(80)
    expect(screen.getByRole('cell', { name: note })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull()
  })
})

describe('T1 on a phone', () => {
  const onPhone = () =>
    vi.spyOn(window, 'matchMedia').mockImplementation(
      query =>
        ({
          matches: query === '(max-width: 680px)',
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    )

  test.each([
    ['the second by default, the first data column', undefined, '29.03.2025'],
    ['any other', 4, '28.09.2024'],
    ['the last there is when it is too far', 99, '25.06.2022'],
    ['the second if the pinned one is requested', 1, '29.03.2025'],
  ])('the first column and one more are shown: %s', (_sentence, extraColumn, header) => {
    onPhone()
    renderWithUi(<ScrollTable {...balance} {...(extraColumn === undefined ? {} : { extraColumn })} />)
    expect(screen.getAllByRole('columnheader').map(cell => cell.textContent)).toEqual(['Line item', header])
  })

  test('T3 stepping changes it by one', async () => {
    onPhone()
    renderWithUi(<ScrollTable {...balance} />)
    await press('Next column')
    expect(heading('28.12.2024')).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Column 2 of 12: 28.12.2024')
  })
})

describe('states', () => {
  test('loading shows placeholder rows', () => {
    renderWithUi(<ScrollTable {...balance} data={[]} status="loading" />)
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText('Loading')).toBeInTheDocument()
  })

  test('rows stay while newer ones load, and when loading fails', () => {
    const { rerender } = renderWithUi(<ScrollTable {...balance} status="loading" />)
    expect(lines()).toHaveLength(5)
    rerender(<ScrollTable {...balance} status="failed" />)
    expect(screen.getByRole('alert')).toBeInTheDocument()
    expect(lines()).toHaveLength(5)
  })

  test('a failure offers a retry', async () => {
    const onRetry = vi.fn()
    renderWithUi(
      <ScrollTable {...balance} data={[]} status="failed" failure="No report." onRetry={onRetry} />,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('No report.')
    await press('Retry')
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('empty shows a message', () => {
    renderWithUi(<ScrollTable {...balance} data={[]} empty="No report was filed." />)
    expect(screen.getByText('No report was filed.')).toBeInTheDocument()
  })
})
