import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NOTE_PAGE } from '../testing/note-2034.ts'
import { renderPage } from '../testing/render-page.tsx'
import { SourceNotes } from './source-notes.tsx'

const shown = new Map([['quotes', 'Quotes']])
const notes = () => within(screen.getByRole('list')).getAllByRole('listitem')

test('B4 every source with its day, and a link where it can be looked up', () => {
  renderPage(<SourceNotes page={NOTE_PAGE} shown={shown} />)
  expect(screen.getByRole('heading', { name: 'Where the figures come from' })).toBeInTheDocument()
  const [fedinvest] = notes()
  expect(fedinvest).toHaveTextContent(
    'FedInvest end-of-day prices, US Treasury (opens in a new tab) · as of 22 Aug 2024',
  )
  expect(within(fedinvest as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    'https://treasurydirect.gov/GA-FI/FedInvest/selectSecurityPriceDate',
  )
})

test('readings #69 what was made up for the demo says so, and which section it is about', () => {
  renderPage(<SourceNotes page={NOTE_PAGE} shown={shown} />)
  expect(notes().map(note => /illustrative/.test(note.textContent ?? ''))).toEqual([false, true])
  expect(notes()[1]).toHaveTextContent(/^Quotes: No open source/)
})

test('an address that is not safe is text', () => {
  const [source] = NOTE_PAGE.sources
  const unsafe = { ...source, text: 'A source', url: 'javascript:alert(1)' } as never
  renderPage(<SourceNotes page={{ ...NOTE_PAGE, sources: [unsafe] }} shown={shown} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(notes()[0]).toHaveTextContent('A source')
})

test('without sources nothing is drawn', () => {
  const { container } = renderPage(<SourceNotes page={{ ...NOTE_PAGE, sources: [] }} shown={shown} />)
  expect(container).toBeEmptyDOMElement()
})
