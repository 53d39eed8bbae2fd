import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { type Deferred, deferred } from '../../testing/deferred.ts'
import { internationalFacts, internationalPort } from '../../testing/fixtures/reports.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { ACCESS, SESSIONS } from '../../testing/sessions.ts'
import type { BlockAnswer } from '../loaded/loaded.reducer.ts'
import { InternationalReport, type InternationalReportProps } from './international-report.tsx'
import type { InternationalReportFacts, InternationalReportPort } from './international-report.view-model.ts'

const FACTS = internationalFacts(ACCESS.desk)
const ok = (data: InternationalReportFacts): BlockAnswer<InternationalReportFacts> => ({ kind: 'ok', data })

type Options = Partial<Exclude<InternationalReportProps, { model: object }>> & {
  session?: keyof typeof SESSIONS
  lang?: string
}
function setup({ session = 'desk', lang = 'en', ...props }: Options = {}) {
  const load = vi.fn(props.load ?? internationalPort(ACCESS[session]))
  const view = renderWithUi(<InternationalReport reportId={1} {...props} load={load} />, {
    session: SESSIONS[session],
    lang,
    onSignIn: () => {},
  })
  return { ...view, load }
}
const select = () => screen.getByRole('combobox', { name: 'Report' })
const choose = (name: string) => userEvent.selectOptions(select(), name)
const exported = () => screen.getByRole('link', { name: 'Export to Excel' }).getAttribute('href')
const block = () => document.querySelector('[data-slot=international-report]')
const table = (name: string) => screen.findByRole('group', { name })

/** A port with answers that the test resolves, by report. */
function deferredPort() {
  const answers = new Map<number, Deferred<BlockAnswer<InternationalReportFacts>>>()
  const load: InternationalReportPort = ({ reportId }) => {
    const answer = answers.get(reportId) ?? deferred<BlockAnswer<InternationalReportFacts>>()
    answers.set(reportId, answer)
    return answer.promise
  }
  const answer = (reportId: number) =>
    act(async () => answers.get(reportId)?.resolve(ok(internationalFacts(ACCESS.desk, { reportId }))))
  return { load, answer }
}

describe('R2 the international-standard report', () => {
  test('balance sheet, profit and loss, cash flow statement and parameters, closed first', async () => {
    setup()
    await table('Balance sheet')
    expect(screen.getAllByRole('heading', { level: 3 }).map(heading => heading.textContent)).toEqual([
      'Balance sheet',
      'Profit and loss',
      'Cash flow statement',
      'Parameters',
    ])
    const view = (name: string) => screen.getByRole('group', { name }).getAttribute('data-view')
    expect(['Balance sheet', 'Profit and loss', 'Cash flow statement', 'Parameters'].map(view)).toEqual([
      'closed',
      'closed',
      'closed',
      'open',
    ])
    const flows = within(screen.getByRole('group', { name: 'Cash flow statement' }))
    expect(flows.getAllByRole('rowheader')).toHaveLength(7)
  })

  test('opening a table calls onTableOpenChange, and expanding the open one logs 80', async () => {
    const [actionLogged, onTableOpenChange] = [vi.fn(), vi.fn()]
    setup({ actionLogged, onTableOpenChange })
    const profit = within(await table('Profit and loss'))
    await userEvent.click(profit.getByRole('button', { name: 'Open the table' }))
    expect(onTableOpenChange.mock.calls).toEqual([[{ id: 'profitAndLoss', open: true }]])
    await userEvent.click(profit.getByRole('button', { name: 'Show 6 more' }))
    expect(actionLogged.mock.calls).toEqual([[{ actionId: 80 }]])
  })

  test.each([
    ['en', '/methodology/international-en.pdf'],
    ['it', '/methodology/international-en.pdf'],
    ['ru', '/methodology/international-ru.pdf'],
  ])('the methodology for %s', async (lang, href) => {
    setup({ lang })
    await table('Balance sheet')
    expect(screen.getByRole('link', { name: 'Methodology' })).toHaveAttribute('href', href)
  })

  test('the alternative brand has no methodology', async () => {
    setup({ alternativeBrand: true })
    await table('Balance sheet')
    expect(screen.queryByRole('link', { name: 'Methodology' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Earlier reports' })).toHaveAttribute('href', '/company/2/')
  })

  test('unsafe archive and methodology links are not drawn', async () => {
    const parameters = FACTS.parameters && { ...FACTS.parameters, archiveUrl: 'javascript:alert(1)' }
    const methodology = { ru: null, en: '//evil.example/m.pdf' }
    setup({ load: async () => ok({ ...FACTS, parameters, methodology }) })
    await table('Balance sheet')
    expect(screen.queryByText('Earlier reports')).toBeNull()
    expect(screen.queryByText('Methodology')).toBeNull()
  })

  test('two data sources are tabs, and choosing one loads it', async () => {
    const { load } = setup()
    await table('Balance sheet')
    await userEvent.click(screen.getByRole('tab', { name: 'Partner data' }))
    expect(load.mock.lastCall?.[0]).toEqual({ reportId: 1, source: 'partner' })
    await waitFor(() => expect(block()).toHaveAttribute('data-source', 'partner'))
    expect(screen.getByRole('tab', { name: 'Partner data' })).toHaveAttribute('aria-selected', 'true')
  })

  test('one source and one report: no tabs, and the report is plain text', async () => {
    setup({ load: async () => ok({ ...FACTS, sources: ['own'], reports: FACTS.reports.slice(0, 1) }) })
    await table('Balance sheet')
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.queryByRole('combobox', { name: 'Report' })).toBeNull()
    expect(screen.getByText('Fiscal 2024')).toBeInTheDocument()
  })

  test('no report: nothing is drawn, and the page is notified', async () => {
    const onHasData = vi.fn()
    const none = { balanceSheet: null, profitAndLoss: null, cashFlow: null, parameters: null }
    setup({ onHasData, load: async () => ok({ ...FACTS, ...none, reports: [], sources: [] }) })
    await waitFor(() => expect(onHasData).toHaveBeenCalledWith(false))
    expect(block()).toBeNull()
  })

  test('a report without tables shows the empty state, and another can be chosen', async () => {
    const none = {
      balanceSheet: null,
      profitAndLoss: null,
      cashFlow: null,
      parameters: null,
      exportLink: null,
    }
    setup({ load: async ({ reportId }) => ok(reportId === 1 ? { ...FACTS, ...none } : FACTS) })
    await screen.findByText('No data')
    await choose('Fiscal 2023')
    expect(await table('Balance sheet')).toBeInTheDocument()
  })
})

describe('R2 the report selector: the last choice wins', () => {
  test('two quick changes, answers in the wrong order', async () => {
    const { load, answer } = deferredPort()
    setup({ load })
    await answer(1)
    await choose('Fiscal 2023')
    await choose('Fiscal 2024')
    expect(await table('Balance sheet')).toBeInTheDocument()
    await answer(2)
    expect(screen.getAllByRole('columnheader', { name: 'FY 2024' }).length).toBeGreaterThan(0)
    expect(select()).toHaveDisplayValue('Fiscal 2024')
  })

  test('meanwhile the previous report stays, marked busy, and the export is busy', async () => {
    const { load, answer } = deferredPort()
    setup({ load })
    await answer(1)
    await choose('Fiscal 2023')
    const body = document.querySelector('[data-slot=report-body]')
    expect(body).toHaveAttribute('aria-busy', 'true')
    for (const each of screen.getAllByRole('table')) expect(each).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('button', { name: 'Export to Excel' })).toHaveAttribute('aria-busy', 'true')
    await answer(2)
    expect(body).not.toHaveAttribute('aria-busy')
    expect(screen.queryByRole('columnheader', { name: 'FY 2024' })).toBeNull()
    expect(exported()).toContain('from=2020-01-01')
  })

  test('a failed report has Retry, and keeps the choice and the typed days', async () => {
    let fails = true
    setup({
      load: async query => {
        if (query.reportId === 2 && fails) throw new Error('offline')
        return ok(internationalFacts(ACCESS.desk, query))
      },
    })
    await table('Balance sheet')
    const from = screen.getByRole('combobox', { name: 'From' })
    await userEvent.clear(from)
    await userEvent.paste('05.05.2023')
    await userEvent.tab()
    await choose('Fiscal 2023')
    await screen.findByRole('button', { name: 'Retry' })
    expect(select()).toHaveDisplayValue('Fiscal 2023')
    fails = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await table('Balance sheet')
    expect(exported()).toBe('/api/report-export/msfo/2/?from=2023-05-05&to=2025-07-11')
  })

  test('a superseded request is aborted, and so is the pending one on unmount', async () => {
    const signals: AbortSignal[] = []
    const { unmount } = setup({
      load: (query, { signal }) => {
        signals.push(signal)
        return query.reportId === 1 ? Promise.resolve(ok(FACTS)) : new Promise(() => {})
      },
    })
    await table('Balance sheet')
    await choose('Fiscal 2023')
    const signal = signals.at(-1)
    expect(signal?.aborted).toBe(false)
    await choose('Fiscal 2024')
    expect(signal?.aborted).toBe(true)
    await choose('Fiscal 2023')
    unmount()
    expect(signals.every(({ aborted }) => aborted)).toBe(true)
  })
})

describe('access row 25 by session', () => {
  test('below full access the numbers of the open view are not in the page', async () => {
    const { container } = setup({ session: 'visitor' })
    await table('Balance sheet')
    expect(screen.queryByRole('columnheader', { name: 'FY 2022' })).toBeNull()
    expect(container).not.toHaveTextContent('352,755')
    expect(screen.queryByRole('button', { name: 'Export to Excel' })).toBeNull()
  })

  test('signing out loads the report again and removes the previous data at once', async () => {
    const answers = [ok(FACTS), ok(internationalFacts(ACCESS.visitor))]
    const load: InternationalReportPort = async () => answers[0] as BlockAnswer<InternationalReportFacts>
    const page = (session: keyof typeof SESSIONS) => (
      <UiProvider session={SESSIONS[session]} access={ACCESS[session]} labels={{}}>
        <InternationalReport reportId={1} load={load} />
      </UiProvider>
    )
    const { rerender } = renderWithUi(page('desk'))
    expect((await screen.findAllByRole('button', { name: '{{report_table_open}}' })).length).toBe(3)
    answers.shift()
    rerender(page('visitor'))
    expect(screen.queryByRole('rowheader')).toBeNull()
    expect(await screen.findAllByRole('rowheader')).not.toHaveLength(0)
    expect(screen.queryByRole('columnheader', { name: 'FY 2022' })).toBeNull()
  })

  test.each([
    ['another user', { reportId: 1, session: 'visitor' }],
    ['another issuer', { reportId: 2, session: 'desk' }],
  ] as const)('for %s not one frame with the previous data is drawn', async (_sentence, next) => {
    const drawn: number[] = []
    function Page({ reportId, session }: { reportId: number; session: keyof typeof SESSIONS }) {
      useLayoutEffect(() => void drawn.push(screen.queryAllByRole('rowheader').length))
      return (
        <UiProvider session={SESSIONS[session]} access={ACCESS[session]} labels={{}}>
          <InternationalReport reportId={reportId} load={async () => ok(FACTS)} />
        </UiProvider>
      )
    }
    const { rerender } = renderWithUi(<Page reportId={1} session="desk" />)
    expect(await screen.findAllByRole('rowheader')).not.toHaveLength(0)
    rerender(<Page {...next} />)
    expect(drawn.pop()).toBe(0)
    expect(await screen.findAllByRole('rowheader')).not.toHaveLength(0)
  })
})
