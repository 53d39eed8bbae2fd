import { memoryAddress } from '@accrue/ui/foundation'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { quietPorts } from '../../testing/facts.ts'
import { NOTE_PAGE } from '../../testing/note-2034.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { IdentifiersSection } from './identifiers-section.tsx'

const renderIdentifiers = () =>
  renderPage(<IdentifiersSection page={NOTE_PAGE} ports={quietPorts()} address={memoryAddress()} />)
const section = () => within(screen.getByRole('region', { name: 'Identifiers' }))

test('identifiers have names and values', () => {
  renderIdentifiers()
  const terms = section()
    .getAllByRole('term')
    .map(term => [term.textContent, term.nextElementSibling?.firstChild?.textContent])
  expect(terms).toEqual([
    ['ISIN', 'US91282CJZ59'],
    ['CUSIP', '91282CJZ5'],
    ['LEI of the issuer', '254900HROIFWPRGM1V77'],
  ])
})

test('Q8 each has a copy button with its name, which copies and confirms', async () => {
  const user = userEvent.setup()
  renderIdentifiers()
  await user.click(section().getByRole('button', { name: 'Copy CUSIP' }))
  expect(await navigator.clipboard.readText()).toBe('91282CJZ5')
  expect(section().getByRole('button', { name: 'Copied' })).toBeInTheDocument()
  expect(section().getByRole('button', { name: 'Copy ISIN' })).toBeInTheDocument()
})

test('a failed copy is logged (bond-page §8)', async () => {
  const user = userEvent.setup()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  renderIdentifiers()
  await user.click(section().getByRole('button', { name: 'Copy ISIN' }))
  expect(await section().findByRole('button', { name: 'Could not copy' })).toBeInTheDocument()
  expect(logged).toHaveBeenCalledWith('Could not copy', new Error('not allowed'))
  vi.restoreAllMocks()
})
