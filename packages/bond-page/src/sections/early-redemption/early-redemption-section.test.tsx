import type { BondPageData } from '@accrue/api-client'
import { memoryAddress } from '@accrue/ui/foundation'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quietPorts } from '../../testing/facts.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { BROADCOM_2033, EXXON_2026 } from '../../testing/served-pages.ts'
import { EarlyRedemptionSection } from './early-redemption-section.tsx'

const renderTerms = (page: BondPageData) =>
  renderPage(<EarlyRedemptionSection page={page} ports={quietPorts()} address={memoryAddress()} />, {
    today: '2025-07-11',
  })
const section = () => within(screen.getByRole('region', { name: 'Early redemption terms' }))

test('Q8 the next option is named, put or call (bond-page §3 "offerts")', () => {
  renderTerms(BROADCOM_2033)
  expect(section().getByText(/^The next option is a put: 15 Oct 2031/)).toBeVisible()
})

test('Q8 every future right has holder, price and notice (bond-page §2)', () => {
  renderTerms(EXXON_2026)
  const [first, second] = section().getAllByRole('listitem')
  expect(
    section()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Call, until 16 Aug 2025', 'Call, on 16 Feb 2026'])
  expect(first).toHaveTextContent('The issuer may repay at 100% of face value.')
  expect(first).toHaveTextContent('TypeMake-wholeNotice30 daysSpread over benchmark20 bp')
  expect(second).not.toHaveTextContent('Spread over benchmark')
})

test('made-up terms are marked, real ones are not (readings #69)', () => {
  const { unmount } = renderTerms(EXXON_2026)
  expect(section().getByText('illustrative')).toBeVisible()
  unmount()
  renderTerms({ ...EXXON_2026, sources: [] })
  expect(section().queryByText('illustrative')).toBeNull()
})

test('without future rights there is a message', () => {
  const { bond, options } = EXXON_2026
  renderTerms({
    ...EXXON_2026,
    bond: { ...bond, offers: [] },
    options: options.map(option => ({ ...option, day: '2024-08-16' })),
  })
  expect(section().getByText('All dates of early redemption have passed.')).toBeVisible()
})
