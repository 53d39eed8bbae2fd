import { SESSIONS } from '@accrue/api-client/testing'
import { memoryAddress } from '@accrue/ui/foundation'
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { APPLE_REPORTS } from '../../../../ui/src/testing/fixtures/report-files.ts'
import type { BondPagePorts } from '../../ports.ts'
import { settle } from '../../testing/controlled-port.ts'
import { quietPorts } from '../../testing/facts.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { EXXON_2026 } from '../../testing/served-pages.ts'
import { AnnualReportsSection, EsgSection, ReportingSection } from './report-files-section.tsx'

type Files = BondPagePorts['reports']['files']

async function renderFiles(
  Section: typeof AnnualReportsSection,
  who: keyof typeof SESSIONS = 'desk',
  years: typeof APPLE_REPORTS = APPLE_REPORTS,
) {
  const quiet = quietPorts()
  const files = vi.fn(async () => ({ kind: 'ok' as const, data: [...years] })) as unknown as Files
  const ports = quietPorts({ reports: { ...quiet.reports, files } })
  renderPage(<Section page={EXXON_2026} ports={ports} address={memoryAddress()} />, {
    session: SESSIONS[who],
    onSignIn: () => {},
  })
  await settle()
  return { files }
}

describe('Q10, R5 files of the issuer’s reports (bond-page §2)', () => {
  test.each([
    ['annual-reports', 'Annual reports', AnnualReportsSection],
    ['reporting', 'Reporting', ReportingSection],
    ['esg', 'ESG reports', EsgSection],
  ] as const)('%s have their own section and list', async (kind, name, Section) => {
    const { files } = await renderFiles(Section)
    expect(screen.getByRole('region', { name })).toHaveAttribute('id', kind)
    expect(screen.getByRole('table', { name })).toBeInTheDocument()
    expect(files).toHaveBeenLastCalledWith(
      { kind, issuerId: EXXON_2026.bond.issuerId },
      { signal: expect.any(AbortSignal) },
    )
  })

  test('made-up files are marked, the rest is not (readings #69)', async () => {
    await renderFiles(EsgSection)
    await renderFiles(AnnualReportsSection)
    expect(screen.getByRole('region', { name: 'ESG reports' })).toHaveTextContent('illustrative')
    expect(screen.getByRole('region', { name: 'Annual reports' })).not.toHaveTextContent('illustrative')
  })

  test('an empty list leaves the heading and a message', async () => {
    await renderFiles(AnnualReportsSection, 'desk', [])
    expect(screen.getByRole('region', { name: 'Annual reports' })).toHaveTextContent(
      'There are no report files.',
    )
  })
})

describe('access row 10 files on the bond page need the grant for documents', () => {
  test.each([
    ['visitor', 'Sign in to use this'],
    ['reader', 'Your access does not include this'],
    ['pro', 'Your access does not include this'],
  ] as const)('%s gets the reason instead of a link', async (who, message) => {
    await renderFiles(AnnualReportsSection, who)
    const section = within(screen.getByRole('region', { name: 'Annual reports' }))
    expect(section.getByText(message)).toBeInTheDocument()
    expect(section.queryByRole('link', { name: /quarter/ })).toBeNull()
  })

  test('with the grant every file is a link', async () => {
    await renderFiles(AnnualReportsSection)
    expect(screen.getAllByRole('link', { name: /quarter/ }).length).toBeGreaterThan(1)
  })
})
