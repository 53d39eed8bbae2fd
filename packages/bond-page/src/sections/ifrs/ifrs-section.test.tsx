import { accessFor, verdict } from '@accrue/api-client/access'
import { SESSIONS } from '@accrue/api-client/testing'
import { memoryAddress } from '@accrue/ui/foundation'
import { configure, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { internationalFacts, internationalPort } from '../../../../ui/src/testing/fixtures/reports.ts'
import type { BondPagePorts } from '../../ports.ts'
import { settle } from '../../testing/controlled-port.ts'
import { quietPorts } from '../../testing/facts.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { EXXON_2026 } from '../../testing/served-pages.ts'
import { IfrsSection } from './ifrs-section.tsx'

// strict mode mounts a lazy part twice, and the second time loads its file again
beforeEach(() => configure({ reactStrictMode: false }))

type Options = {
  who?: keyof typeof SESSIONS
  page?: typeof EXXON_2026
  international?: BondPagePorts['reports']['international']
}

async function renderIfrs({ who = 'desk', page = EXXON_2026, international }: Options = {}) {
  const tableExpanded = vi.fn(async () => {})
  const quiet = quietPorts()
  const load = vi.fn(
    international ?? (internationalPort(accessFor(SESSIONS[who])) as typeof quiet.reports.international),
  )
  const ports = quietPorts({ tableExpanded, reports: { ...quiet.reports, international: load } })
  renderPage(<IfrsSection page={page} ports={ports} address={memoryAddress()} />, {
    session: SESSIONS[who],
    onSignIn: () => {},
  })
  await settle()
  return { load, tableExpanded }
}
const section = () => screen.getByRole('region', { name: 'IFRS indicators' })
const inside = () => within(section())

describe('Q10, R2 IFRS indicators (bond-page §2)', () => {
  test('are the report of the issuer, in a section with the contract’s id', async () => {
    const { load } = await renderIfrs()
    expect(load.mock.lastCall?.[0]).toEqual({ reportId: EXXON_2026.bond.issuerId })
    expect(section()).toHaveAttribute('id', 'ifrs')
    expect(inside().getByRole('table', { name: /^Balance sheet/ })).toBeInTheDocument()
  })

  test('expanding a table is logged as 80, with the bond (bond-page §7)', async () => {
    const { tableExpanded } = await renderIfrs()
    await userEvent.click(inside().getAllByRole('button', { name: 'Open the table' })[0] as HTMLElement)
    await userEvent.click(inside().getAllByRole('button', { name: /^Show \d+ more$/ })[0] as HTMLElement)
    expect(tableExpanded).toHaveBeenCalledExactlyOnceWith({ actionId: 80, bondId: EXXON_2026.bond.id })
  })

  test.each([
    ['is shown', false, 1],
    ['is hidden for the alternative brand', true, 0],
  ])('the methodology %s (shared-blocks §2)', async (_sentence, alternativeBrand, count) => {
    await renderIfrs({ page: { ...EXXON_2026, bond: { ...EXXON_2026.bond, alternativeBrand } } })
    expect(inside().queryAllByRole('link', { name: 'Methodology' })).toHaveLength(count)
  })
})

describe('access row 3 the Excel export', () => {
  test.each(['visitor', 'reader', 'pro'] as const)('%s gets the reason on a press', async who => {
    await renderIfrs({ who })
    await userEvent.click(inside().getByRole('button', { name: 'Export to Excel' }))
    const message =
      verdict('exportReport', SESSIONS[who]).kind === 'needAuth' ? 'Sign in' : 'Your access does not include'
    expect(inside().getByRole('alert')).toHaveTextContent(message)
  })

  test('a user with the grant gets the file', async () => {
    await renderIfrs()
    expect(inside().getByRole('link', { name: 'Export to Excel' })).toHaveAttribute(
      'href',
      expect.stringContaining('/api/report-export/msfo/'),
    )
  })
})

test('an empty report leaves the heading, as the target of the menu, and a message', async () => {
  const empty = {
    ...internationalFacts(accessFor(SESSIONS.desk)),
    reports: [],
    sources: [],
    balanceSheet: null,
    profitAndLoss: null,
    cashFlow: null,
    parameters: null,
  }
  await renderIfrs({ international: async () => ({ kind: 'ok', data: empty as never }) })
  expect(section()).toHaveAttribute('id', 'ifrs')
  expect(section()).toHaveTextContent('There is nothing to show here now.')
})

test('a report that fails to load has a Retry', async () => {
  const failingOnce = vi.fn().mockRejectedValueOnce(new Error('network error'))
  failingOnce.mockImplementation(internationalPort(accessFor(SESSIONS.desk)))
  await renderIfrs({ international: failingOnce })
  await userEvent.click(inside().getByRole('button', { name: 'Retry' }))
  expect(await inside().findByRole('table', { name: /^Balance sheet/ })).toBeInTheDocument()
})
