import { memoryAddress } from '@accrue/ui/foundation'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { quietPorts } from '../../testing/facts.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { EXXON_2026 } from '../../testing/served-pages.ts'
import { RelatedIssuersSection } from './related-issuers-section.tsx'

test('Q11 related issuers have their relation; 5 of 116, and the rest behind “show more” (shared-blocks §9)', async () => {
  renderPage(<RelatedIssuersSection page={EXXON_2026} ports={quietPorts()} address={memoryAddress()} />)
  const items = () => within(screen.getByRole('list', { name: 'Related issuers' })).getAllByRole('listitem')
  expect(items().map(item => item.textContent)).toContain('Ancon Insurance Company Inc.subsidiary, Vermont')
  expect(items()).toHaveLength(5)
  await userEvent.click(screen.getByRole('button', { name: 'Show 111 more' }))
  expect(items()).toHaveLength(116)
})

test('an issuer with a page is a link to it', () => {
  const relatedIssuers = [{ id: 7, name: 'XTO Energy Inc.', url: '/company/7/', note: null }]
  const page = { ...EXXON_2026, relatedIssuers }
  renderPage(<RelatedIssuersSection page={page} ports={quietPorts()} address={memoryAddress()} />)
  expect(screen.getByRole('link', { name: 'XTO Energy Inc.' })).toHaveAttribute('href', '/company/7/')
})
