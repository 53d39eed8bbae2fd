import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { deferred } from '../../testing/deferred.ts'
import { bankFacts, bankPort, NO_BANK_REPORT } from '../../testing/fixtures/reports.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { ACCESS, SESSIONS } from '../../testing/sessions.ts'
import type { BlockAnswer } from '../loaded/loaded.reducer.ts'
import { BankReport, type BankReportProps } from './bank-report.tsx'
import type { BankReportFacts, BankReportPort } from './bank-report.view-model.ts'
import { useBankReport } from './use-bank-report.ts'

const ok = (data: BankReportFacts): BlockAnswer<BankReportFacts> => ({ kind: 'ok', data })
const FULL = bankFacts(ACCESS.desk, false)

/** Two ports by the `archive` flag: 0 is the actual report, 1 the archive. */
const byFlag =
  (actual: BankReportPort, archive: BankReportPort = bankPort(ACCESS.desk)): BankReportPort =>
  (query, options) =>
    query.archive ? archive(query, options) : actual(query, options)
const noReport: BankReportPort = async () => ok(NO_BANK_REPORT)
const offline: BankReportPort = () => Promise.reject(new Error('connection refused'))

type Options = Partial<Exclude<BankReportProps, { model: object }>> & { session?: keyof typeof SESSIONS }
function setup({ session = 'desk', ...props }: Options = {}) {
  const load = vi.fn(props.load ?? bankPort(ACCESS[session]))
  const view = renderWithUi(<BankReport issuerId={5} {...props} load={load} />, {
    session: SESSIONS[session],
    onSignIn: () => {},
  })
  return { ...view, load }
}
const tabs = () => screen.getAllByRole('tab').map(tab => tab.textContent)
const active = () => screen.getByRole('tab', { selected: true })
const block = () => document.querySelector('[data-slot=bank-report]')
const tables = () => screen.findAllByRole('heading', { level: 3 })

describe('R1 bank report', () => {
  test('loads both reports at once, and shows the actual one', async () => {
    const { load } = setup({ branchId: 3 })
    await tables()
    const queries = new Set(load.mock.calls.map(([query]) => JSON.stringify(query)))
    expect([...queries]).toEqual([
      '{"issuerId":5,"archive":false,"branch":3}',
      '{"issuerId":5,"archive":true,"branch":3}',
    ])
    expect(tabs()).toEqual(['Actual', 'Archive'])
    expect(active()).toHaveTextContent('Actual')
    expect((await tables()).map(heading => heading.textContent)).toEqual([
      'Balance sheet',
      'Profit and loss',
      'Capital adequacy',
      'Ratios',
    ])
    expect(screen.getAllByRole('columnheader', { name: '30.06.2025' })).toHaveLength(4)
  })

  test('the archive tab has the quarters before, and exports them', async () => {
    setup()
    await tables()
    const link = () => screen.getByRole('link', { name: 'Export to Excel' }).getAttribute('href')
    expect(link()).toBe('/api/report-export/bank/5/?archive=0&from=1970-01-01&to=2025-07-11')
    await userEvent.click(screen.getByRole('tab', { name: 'Archive' }))
    expect(screen.getAllByRole('columnheader', { name: '30.06.2024' })).toHaveLength(4)
    expect(link()).toBe('/api/report-export/bank/5/?archive=1&from=1970-01-01&to=2025-07-11')
  })

  test('an empty actual report: its tab is hidden, and the archive is shown', async () => {
    setup({ load: byFlag(noReport) })
    await tables()
    expect(tabs()).toEqual(['Archive'])
    expect(screen.getByRole('tabpanel', { name: 'Archive' })).toBeInTheDocument()
  })

  test('no report: the block is not drawn, and the page is notified once', async () => {
    const onHasData = vi.fn()
    setup({ load: byFlag(noReport, noReport), onHasData })
    await waitFor(() => expect(onHasData).toHaveBeenCalled())
    expect(block()).toBeNull()
    expect(new Set(onHasData.mock.calls.flat())).toEqual(new Set([false]))
  })

  test('the page is notified as soon as one report has data', async () => {
    const onHasData = vi.fn()
    setup({ load: byFlag(() => new Promise(() => {})), onHasData })
    await waitFor(() => expect(onHasData).toHaveBeenCalledWith(true))
  })

  test('one of the two fails: its tab shows the error with Retry while the other works', async () => {
    let fails = true
    const { load } = setup({
      load: byFlag(async (query, options) => (fails ? offline(query, options) : ok(FULL))),
    })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded')
    await userEvent.click(screen.getByRole('tab', { name: 'Archive' }))
    expect(await tables()).toHaveLength(4)
    await userEvent.click(screen.getByRole('tab', { name: 'Actual' }))
    expect(retry).not.toBeInTheDocument()
    fails = false
    load.mockClear()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await tables()).toHaveLength(4)
    expect(load.mock.calls.map(([query]) => query.archive)).toEqual([false])
  })

  test('a fault does not count as an empty report: the tab stays', async () => {
    const onHasData = vi.fn()
    setup({ load: byFlag(offline, noReport), onHasData })
    await screen.findByRole('button', { name: 'Retry' })
    expect(tabs()).toEqual(['Actual'])
    expect(onHasData).not.toHaveBeenCalled()
  })

  test('missing access shows its prompt', async () => {
    setup({ session: 'visitor', load: async () => ({ kind: 'refused', code: 'need_auth' }) })
    expect(await screen.findByText('Sign in to use this')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument()
  })

  test('both are loading: a placeholder and a status message', () => {
    setup({ load: () => new Promise(() => {}) })
    expect(screen.getByRole('status')).toHaveTextContent('Loading')
    expect(document.querySelectorAll('[data-slot=skeleton]').length).toBeGreaterThan(3)
  })

  test.each([
    ['without an export link there is no button', { ...FULL, exportLink: null }],
    ['a link off this site is ignored', { ...FULL, exportLink: 'https://evil.example/?a=%archive%' }],
  ])('%s', async (_sentence, facts) => {
    setup({ load: async () => ok(facts) })
    await tables()
    expect(screen.queryByRole('link', { name: 'Export to Excel' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Export to Excel' })).toBeNull()
  })

  test('with a link and without the grant the button prompts in place', async () => {
    setup({ session: 'pro', load: async () => ok(FULL) })
    await tables()
    await userEvent.click(screen.getByRole('button', { name: 'Export to Excel' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Your access does not include this')
  })

  test('expanding a table logs 76', async () => {
    const actionLogged = vi.fn()
    setup({ actionLogged })
    const balance = within(await screen.findByRole('group', { name: 'Balance sheet' }))
    await userEvent.click(balance.getByRole('button', { name: 'Show 2 more' }))
    expect(actionLogged.mock.calls).toEqual([[{ actionId: 76 }]])
  })

  test('another issuer is loaded, and the answer for the previous one is dropped', async () => {
    const late = deferred<BlockAnswer<BankReportFacts>>()
    const load: BankReportPort = async query => (query.issuerId === 5 ? late.promise : ok(NO_BANK_REPORT))
    const { rerender } = renderWithUi(<BankReport issuerId={5} load={load} />, { session: SESSIONS.desk })
    rerender(<BankReport issuerId={6} load={load} />)
    await waitFor(() => expect(block()).toBeNull())
    late.resolve(ok(FULL))
    await Promise.resolve()
    expect(block()).toBeNull()
  })
})

test('the page can create the model; attributes reach the root, the id the section', async () => {
  function Page() {
    const model = useBankReport({ issuerId: 5, load: bankPort(ACCESS.desk) })
    return (
      <>
        <button type="button" onClick={() => model.events.chooseTab('archive')}>
          Outside
        </button>
        <BankReport model={model} id="bank" className="mt-2" title="JPMorgan" headingLevel={3} />
      </>
    )
  }
  renderWithUi(<Page />, { session: SESSIONS.desk })
  await screen.findAllByRole('heading', { level: 4 })
  await userEvent.click(screen.getByRole('button', { name: 'Outside' }))
  const section = screen.getByRole('region', { name: 'JPMorgan' })
  expect(section).toHaveAttribute('id', 'bank')
  expect(section.parentElement).toHaveClass('mt-2')
  expect(section.parentElement).toHaveAttribute('data-tab', 'archive')
  expect(section.parentElement).toHaveAttribute('data-slot', 'bank-report')
  expect(screen.getByRole('heading', { level: 3, name: 'JPMorgan' })).toBeInTheDocument()
})
