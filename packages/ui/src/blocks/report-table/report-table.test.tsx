import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { bankFacts, internationalFacts, localFacts, reportTable } from '../../testing/fixtures/reports.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { ACCESS, SESSIONS } from '../../testing/sessions.ts'
import type { ReportTableFacts } from './report-facts.ts'
import { ReportTable, type ReportTableProps } from './report-table.tsx'
import { useReportTable } from './use-report-table.ts'

const tableOrEmpty = (table: ReportTableFacts | null | undefined): ReportTableFacts => table ?? reportTable()
const BALANCE = tableOrEmpty(internationalFacts(ACCESS.desk).balanceSheet)
const FLOWS = tableOrEmpty(localFacts(ACCESS.desk).cashFlow)
const TEASER = tableOrEmpty(internationalFacts(ACCESS.visitor).balanceSheet)

type Options = Partial<Exclude<ReportTableProps, { model: object }>> & { session?: keyof typeof SESSIONS }
function setup({ session = 'desk', ...props }: Options = {}) {
  return renderWithUi(<ReportTable title="Balance sheet" table={BALANCE} {...props} />, {
    session: SESSIONS[session],
    onSignIn: () => {},
  })
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => userEvent.click(button(name))
const lines = () => screen.getAllByRole('rowheader').map(cell => cell.textContent)
const view = () => document.querySelector('[data-slot=report-table]')?.getAttribute('data-view')

describe('R2 closed and open views (shared-blocks §4)', () => {
  test('the closed view comes first, and the toggle opens and closes the table', async () => {
    const onOpenChange = vi.fn()
    setup({ onOpenChange })
    expect(view()).toBe('closed')
    expect(screen.getAllByRole('columnheader')).toHaveLength(3)
    await press('Open the table')
    expect(view()).toBe('open')
    expect(screen.getAllByRole('columnheader')).toHaveLength(6)
    expect(button('Close the table')).toHaveFocus()
    await press('Close the table')
    expect(view()).toBe('closed')
    expect(onOpenChange.mock.calls).toEqual([[true], [false]])
  })

  test('`open` is controlled', async () => {
    const onOpenChange = vi.fn()
    setup({ open: true, onOpenChange })
    await press('Close the table')
    expect([view(), onOpenChange.mock.calls]).toEqual(['open', [[false]]])
  })

  test.each([
    ['visitor', 'Sign in to use this'],
    ['reader', 'This needs full access'],
  ] as const)('for a %s the toggle prompts for access and does not open', async (session, message) => {
    const onOpenChange = vi.fn()
    setup({ session, table: TEASER, onOpenChange })
    await press('Open the table')
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    if (session === 'reader')
      expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Get access' })).toHaveAttribute(
        'href',
        '/access/',
      )
    expect(view()).toBe('closed')
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  test('closed data without open has no toggle', () => {
    setup({ table: reportTable({ closed: BALANCE.closed }) })
    expect(screen.queryByRole('button', { name: 'Open the table' })).toBeNull()
  })

  test('without rows in any view nothing is drawn', () => {
    setup({ table: reportTable() })
    expect(document.querySelector('[data-slot=report-table]')).toBeNull()
  })
})

describe('T1 T4 T5 rows', () => {
  test('five at first, sub-rows not counted; heading and dimension name the table', () => {
    setup({ defaultOpen: true })
    expect(lines()).toEqual([
      'Assets',
      'Current assets',
      'Non-current assets',
      'Marketable securities',
      'Property, plant and equipment',
      'Other non-current assets',
      'Liabilities',
      'Current liabilities',
    ])
    expect(screen.getByRole('heading', { level: 3, name: 'Balance sheet' })).toBeInTheDocument()
    expect(screen.getByRole('table', { name: 'Balance sheet, USD million' })).toBeInTheDocument()
    expect(screen.getByRole('group', { name: 'Balance sheet' })).toHaveAttribute('data-slot', 'report-table')
  })

  test.each([
    ['seven of the closed cash flow', { closedLimit: 7 }, 7],
    ['the limit of the open view without one of its own', { limit: 6 }, 6],
    ['five by default', {}, 5],
    ['all with 0', { limit: 0 }, 7],
  ])('%s', (_sentence, limits, count) => {
    setup({ table: FLOWS, ...limits })
    expect(lines()).toHaveLength(count)
  })

  test('a click on a name shows many sub-rows, another one hides them', async () => {
    setup({ defaultOpen: true })
    expect(button('Current assets')).toHaveAttribute('aria-expanded', 'false')
    await press('Current assets')
    expect(lines()).toContain('Inventories')
    expect(button('Current assets')).toHaveFocus()
    await press('Current assets')
    expect(lines()).not.toContain('Inventories')
  })

  test('a sort keeps sub-rows under their parent', async () => {
    setup({ defaultOpen: true, limit: 0 })
    await press(/FY 2024/)
    const sorted = lines()
    const at = sorted.indexOf('Non-current assets')
    expect(sorted.slice(at + 1, at + 4)).toEqual([
      'Property, plant and equipment',
      'Other non-current assets',
      'Marketable securities',
    ])
    expect(screen.getByRole('columnheader', { name: /FY 2024/ })).toHaveAttribute('aria-sort', 'ascending')
  })

  test.each([
    ['visitor', 'button', 'Sign in to see the other rows', 'Sign in to use this'],
    ['reader', 'link', 'Get access to see the other rows', 'This needs full access'],
  ] as const)('a %s cannot expand it, and nothing is logged', (session, role, name, message) => {
    const actionLogged = vi.fn()
    const table = tableOrEmpty(bankFacts(ACCESS[session], false).tables[3]?.table)
    setup({ session, table, actionId: 76, actionLogged })
    expect(screen.getByText('5 of 7')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Show 2 more' })).toBeNull()
    expect(screen.getByRole(role, { name })).toHaveAccessibleDescription(message)
    expect(lines()).toHaveLength(5)
    expect(screen.getByText(message)).toBeInTheDocument()
    expect(actionLogged).not.toHaveBeenCalled()
  })

  test('without a lock everybody can expand it', async () => {
    setup({ session: 'visitor', table: FLOWS, limit: 5, lock: null })
    await press('Show 2 more')
    expect(lines()).toHaveLength(7)
  })
})

describe('T4 an action above 0 is logged when the open table is expanded (shared-blocks §7)', () => {
  test('once for each time', async () => {
    const actionLogged = vi.fn(async () => {})
    setup({ defaultOpen: true, actionId: 80, actionLogged })
    await press(/Show \d+ more/)
    await press('Hide')
    await press(/Show \d+ more/)
    expect(actionLogged.mock.calls).toEqual([[{ actionId: 80 }], [{ actionId: 80 }]])
  })

  test.each([
    ['the closed table', { actionId: 80, table: FLOWS, limit: 5 }],
    ['an action of 0', { actionId: 0, defaultOpen: true }],
    ['no action', { defaultOpen: true }],
  ] as const)('%s logs nothing', async (_sentence, props) => {
    const actionLogged = vi.fn()
    setup({ actionLogged, ...props })
    await press(/Show \d+ more/)
    expect(actionLogged).not.toHaveBeenCalled()
  })

  test.each([
    ['rejects', () => Promise.reject(new Error('offline'))],
    [
      'throws',
      () => {
        throw new Error('broken')
      },
    ],
  ])('a log that %s does not break the table', async (_sentence, actionLogged) => {
    setup({ defaultOpen: true, actionId: 76, actionLogged })
    await press(/Show \d+ more/)
    expect(lines().length).toBeGreaterThan(8)
  })
})

describe('X7 copy and save', () => {
  test('everybody by default; with a gate it prompts for access', async () => {
    const { unmount } = setup({ session: 'visitor', table: TEASER })
    await press('Copy or save')
    expect(await screen.findAllByRole('menuitem')).toHaveLength(6)
    unmount()
    setup({ session: 'visitor', table: TEASER, copyGate: 'exportReport' })
    await press('Copy or save')
    expect(screen.getByRole('alert')).toHaveTextContent('Sign in to use this')
  })
})

test('the page can create the model', async () => {
  function Page() {
    const model = useReportTable({ table: BALANCE })
    return (
      <>
        <button type="button" onClick={model.events.toggleView}>
          Outside
        </button>
        <ReportTable title="Balance sheet" model={model} id="balance" className="mt-2" />
      </>
    )
  }
  renderWithUi(<Page />, { session: SESSIONS.desk })
  await press('Outside')
  expect(view()).toBe('open')
  expect(document.getElementById('balance')).toHaveClass('mt-2')
})
