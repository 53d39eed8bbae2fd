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
/** The definition of a term. */
const definitionOf = (term: string) => section().getByText(term).nextElementSibling

test('summary: every term of the issue with its value in the user’s language (bond-page §2)', () => {
  renderInfo()
  expect(definitionOf('Coupon rate')).toHaveTextContent('4%')
  expect(definitionOf('Maturity')).toHaveTextContent('15 Feb 2034')
  expect(definitionOf('Amount outstanding')).toHaveTextContent('USD 42,000,000,000')
  expect(definitionOf('Coupon frequency')).toHaveTextContent('Semi-annual')
})

test('the issuer links to its page', () => {
  renderInfo()
  expect(section().getByRole('link', { name: 'United States Treasury' })).toHaveAttribute(
    'href',
    '/company/1/',
  )
})

test('a term without a value stays, with a dash', () => {
  renderInfo()
  expect(definitionOf('Minimum denomination')).toHaveTextContent('–')
})

test('Q8 an explanation opens on keyboard focus, and Escape closes it', async () => {
  renderInfo()
  const about = section().getByRole('button', { name: 'About Amount outstanding' })
  expect(about).toHaveAccessibleDescription('The sum of what the auctions in the data accepted.')
  // starts at the element before it, whatever the header contains
  section().getByRole('link', { name: 'United States Treasury' }).focus()
  await userEvent.tab()
  expect(about).toHaveFocus()
  expect(about).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Escape}')
  expect(about).toHaveAttribute('aria-expanded', 'false')
})
