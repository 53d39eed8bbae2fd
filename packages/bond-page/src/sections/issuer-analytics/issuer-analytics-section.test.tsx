import { SESSIONS } from '@accrue/api-client/testing'
import { memoryAddress } from '@accrue/ui/foundation'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { commentPorts } from '../../../../ui/src/testing/fixtures/comment-list.ts'
import { EntityLinks } from '../../entity-links.ts'
import type { BondPagePorts } from '../../ports.ts'
import { settle } from '../../testing/controlled-port.ts'
import { quietPorts } from '../../testing/facts.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { EXXON_2026, NOTE_2034 } from '../../testing/served-pages.ts'
import { IssuerAnalyticsSection } from './issuer-analytics-section.tsx'

async function renderAnalytics(
  page = EXXON_2026,
  who: keyof typeof SESSIONS = 'desk',
  comments = commentPorts as BondPagePorts['comments'],
) {
  const aboutIssuer = vi.fn(comments.aboutIssuer)
  const ports = quietPorts({ comments: { ...comments, aboutIssuer } })
  renderPage(<IssuerAnalyticsSection page={page} ports={ports} address={memoryAddress()} />, {
    session: SESSIONS[who],
    onSignIn: () => {},
  })
  await settle()
  return { aboutIssuer }
}

describe('P3 the name of the section (bond-page §2)', () => {
  test.each([
    ['a company', EXXON_2026, 'Issuer analytics'],
    ['a state', NOTE_2034, 'Analytics on sovereign debt'],
  ])('of %s', async (_who, page, name) => {
    await renderAnalytics(page)
    expect(screen.getByRole('region', { name })).toHaveAttribute('id', 'issuer-analytics')
  })
})

describe('R6 comments about the issuer', () => {
  test('are requested by issuer, because only that answer has the user’s access requests', async () => {
    const { aboutIssuer } = await renderAnalytics()
    expect(aboutIssuer.mock.lastCall?.[0]).toEqual({ issuerId: EXXON_2026.bond.issuerId })
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(3)
  })

  test.each([
    ['visitor', 'Sign in to use this'],
    ['reader', 'This needs full access'],
  ] as const)('access row 27: %s presses a file and gets the prompt', async (who, message) => {
    await renderAnalytics(EXXON_2026, who)
    const section = within(screen.getByRole('region', { name: 'Issuer analytics' }))
    await userEvent.click(section.getAllByRole('button')[0] as HTMLElement)
    expect(section.getByText(message)).toBeInTheDocument()
  })

  test('the link to all analytics needs its address (shared-blocks §2)', async () => {
    const ports = quietPorts({ comments: commentPorts as BondPagePorts['comments'] })
    const section = <IssuerAnalyticsSection page={EXXON_2026} ports={ports} address={memoryAddress()} />
    renderPage(<EntityLinks.Provider value={{ analytics: '/analytics/' }}>{section}</EntityLinks.Provider>)
    await settle()
    expect(screen.getByRole('link', { name: 'All analytics' })).toHaveAttribute('href', '/analytics/')
  })

  test('without comments the heading stays, with a message', async () => {
    await renderAnalytics(EXXON_2026, 'desk', quietPorts().comments)
    expect(screen.getByRole('region', { name: 'Issuer analytics' })).toHaveTextContent(
      'There are no analytics comments yet.',
    )
  })
})
