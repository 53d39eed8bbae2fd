import { memoryAddress } from '@accrue/ui/foundation'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { quietPorts } from '../../testing/facts.ts'
import { NOTE_PAGE } from '../../testing/note-2034.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { InfoSection } from './info-section.tsx'

const renderInfo = () =>
  renderPage(<InfoSection page={NOTE_PAGE} ports={quietPorts()} address={memoryAddress()} />)
const section = () => within(screen.getByRole('region', { name: 'Summary' }))
/** What the definition list says of a term. */
const said = (term: string) => section().getByText(term).nextElementSibling

test('summary: every term of the issue with its value in the user’s language (bond-page §2)', () => {
  renderInfo()
  expect(said('Coupon rate')).toHaveTextContent('4%')
  expect(said('Maturity')).toHaveTextContent('15 Feb 2034')
  expect(said('Amount outstanding')).toHaveTextContent('USD 42,000,000,000')
  expect(said('Coupon frequency')).toHaveTextContent('Semi-annual')
})

test('the issuer leads to its page', () => {
  renderInfo()
  expect(section().getByRole('link', { name: 'United States Treasury' })).toHaveAttribute(
    'href',
    '/company/1/',
  )
})

test('a term that is known to be unknown stays, with a dash', () => {
  renderInfo()
  expect(said('Minimum denomination')).toHaveTextContent('–')
})

test('Q8 an explanation is reached and read by keyboard, and Escape closes it', async () => {
  renderInfo()
  const about = section().getByRole('button', { name: 'About Amount outstanding' })
  expect(about).toHaveAccessibleDescription('The sum of what the auctions in the data accepted.')
  // from what stands before it, whatever the head of the card offers
  section().getByRole('link', { name: 'United States Treasury' }).focus()
  await userEvent.tab()
  expect(about).toHaveFocus()
  expect(about).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Escape}')
  expect(about).toHaveAttribute('aria-expanded', 'false')
})
