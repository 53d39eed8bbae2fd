import { accessFor } from '@accrue/api-client/access'
import { SESSIONS } from '@accrue/api-client/testing'
import { memoryAddress } from '@accrue/ui/foundation'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { bankPort, localPort, NO_BANK_REPORT } from '../../../../ui/src/testing/fixtures/reports.ts'
import type { BondPagePorts } from '../../ports.ts'
import { settle } from '../../testing/controlled-port.ts'
import { quietPorts } from '../../testing/facts.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { EXXON_2026 } from '../../testing/served-pages.ts'
import { RasSection } from './ras-section.tsx'

type Reports = Partial<BondPagePorts['reports']>
const LOCAL = { local: localPort(accessFor(SESSIONS.desk)) } as Reports
const BANK = { bank: bankPort(accessFor(SESSIONS.desk)) } as Reports

async function renderRas(reports: Reports, who: keyof typeof SESSIONS = 'desk') {
  const tableExpanded = vi.fn(async () => {})
  const quiet = quietPorts()
  const ports = quietPorts({ tableExpanded, reports: { ...quiet.reports, ...reports } })
  renderPage(<RasSection page={EXXON_2026} ports={ports} address={memoryAddress()} />, {
    session: SESSIONS[who],
  })
  await settle()
  return { tableExpanded }
}
const section = (name = 'RAS indicators') => screen.getByRole('region', { name })

describe('Q10, R1, R3 RAS indicators (bond-page §2)', () => {
  test('are the local-standard report of the issuer', async () => {
    await renderRas({
      ...LOCAL,
      bank: async () => ({ kind: 'ok', data: NO_BANK_REPORT }),
    } as unknown as Reports)
    expect(section()).toHaveAttribute('id', 'ras')
    expect(within(section()).getByRole('table', { name: /^Balance sheet/ })).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Bank report' })).toBeNull()
  })

  test('a bank has the bank report too', async () => {
    await renderRas({ ...LOCAL, ...BANK })
    expect(section()).toHaveAttribute('id', 'ras')
    expect(
      within(section('Bank report')).getByRole('table', { name: /^Capital adequacy/ }),
    ).toBeInTheDocument()
  })

  test('a bank without a local report has the bank report only', async () => {
    await renderRas(BANK)
    expect(section()).toHaveAttribute('id', 'ras')
    expect(within(section()).getByRole('table', { name: /^Capital adequacy/ })).toBeInTheDocument()
  })

  test.each([
    ['the local report', LOCAL],
    ['the bank report', BANK],
  ])('expanding a table of %s is logged as 76, with the bond (bond-page §7)', async (_whose, reports) => {
    const { tableExpanded } = await renderRas(reports)
    const open = within(section()).queryAllByRole('button', { name: 'Open the table' })[0]
    if (open) await userEvent.click(open)
    await userEvent.click(
      within(section()).getAllByRole('button', { name: /^Show \d+ more$/ })[0] as HTMLElement,
    )
    expect(tableExpanded).toHaveBeenCalledExactlyOnceWith({ actionId: 76, bondId: EXXON_2026.bond.id })
  })

  test('without any report the heading stays, with a message', async () => {
    await renderRas({})
    expect(section()).toHaveAttribute('id', 'ras')
    expect(section()).toHaveTextContent('There is nothing to show here now.')
  })
})

test('access row 3: the export links a visitor to the sign-in form', async () => {
  await renderRas({ local: localPort(accessFor(SESSIONS.visitor)) } as Reports, 'visitor')
  await userEvent.click(within(section()).getByRole('button', { name: 'Export to Excel' }))
  expect(within(section()).getByRole('alert')).toHaveTextContent('Sign in to use this')
})
