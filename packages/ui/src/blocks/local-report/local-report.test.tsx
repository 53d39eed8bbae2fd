import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { localFacts, localPort } from '../../testing/fixtures/reports.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { ACCESS, SESSIONS } from '../../testing/sessions.ts'
import { LocalReport, type LocalReportProps } from './local-report.tsx'
import type { LocalReportPort } from './local-report.view-model.ts'

type Options = Partial<Exclude<LocalReportProps, { model: object }>> & { session?: keyof typeof SESSIONS }
function setup({ session = 'desk', ...props }: Options = {}) {
  const load = vi.fn(props.load ?? localPort(ACCESS[session]))
  const view = renderWithUi(<LocalReport reportId={1} {...props} load={load} />, {
    session: SESSIONS[session],
    onSignIn: () => {},
  })
  return { ...view, load }
}
const table = async (name: string) => within(await screen.findByRole('group', { name }))
const rows = async (name: string) => (await table(name)).getAllByRole('rowheader').length
const TABLES = ['Balance sheet', 'Profit and loss', 'Cash flow statement']

describe('R3 the local-standard report', () => {
  test('closed: 5, 6 and 7 rows; open: 5, 6 and 5', async () => {
    setup()
    expect(await Promise.all(TABLES.map(rows))).toEqual([5, 6, 7])
    for (const name of TABLES)
      await userEvent.click((await table(name)).getByRole('button', { name: 'Open the table' }))
    expect(await Promise.all(TABLES.map(rows))).toEqual([5, 6, 5])
  })

  test('expanding the open table logs 76', async () => {
    const actionLogged = vi.fn()
    setup({ actionLogged })
    const balance = await table('Balance sheet')
    await userEvent.click(balance.getByRole('button', { name: 'Open the table' }))
    await userEvent.click(balance.getByRole('button', { name: 'Show 5 more' }))
    expect(actionLogged.mock.calls).toEqual([[{ actionId: 76 }]])
  })

  test.each(['visitor', 'reader'] as const)('a %s has the closed views only', async session => {
    setup({ session })
    expect(await Promise.all(TABLES.map(rows))).toEqual([5, 6, 7])
    await userEvent.click((await table('Balance sheet')).getByRole('button', { name: 'Open the table' }))
    expect(screen.getByRole('alert')).toBeInTheDocument()
    expect(screen.queryByRole('columnheader', { name: 'FY 2022' })).toBeNull()
  })

  test('another report can be loaded, the archive and the export are linked', async () => {
    const { load } = setup()
    await table('Balance sheet')
    expect(screen.getByRole('link', { name: 'Earlier reports' })).toHaveAttribute('href', '/company/3/')
    expect(screen.getByRole('link', { name: 'Export to Excel' })).toHaveAttribute(
      'href',
      '/api/report-export/rsbu/3/?from=2020-01-01&to=2025-07-11',
    )
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Report' }), 'Annual report 2023')
    expect(load.mock.lastCall?.[0]).toEqual({ reportId: 2 })
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'FY 2024' })).toBeNull())
  })

  test('a failed report has Retry', async () => {
    let fails = true
    const load: LocalReportPort = async () => {
      if (fails) throw new Error('offline')
      return { kind: 'ok', data: localFacts(ACCESS.desk) }
    }
    setup({ load })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    fails = false
    await userEvent.click(retry)
    expect(await rows('Balance sheet')).toBe(5)
  })

  test('no report: nothing is drawn, and the page is notified', async () => {
    const onHasData = vi.fn()
    const data = { reports: [], balance: null, profitAndLoss: null, cashFlow: null, exportLink: null }
    setup({ onHasData, load: async () => ({ kind: 'ok', data }) })
    await waitFor(() => expect(onHasData).toHaveBeenCalledWith(false))
    expect(document.querySelector('[data-slot=local-report]')).toBeNull()
  })
})
