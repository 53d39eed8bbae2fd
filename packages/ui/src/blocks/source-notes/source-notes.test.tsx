import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { TREASURY_SOURCES } from '../../testing/fixtures/sources.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SourceNotes, type SourceNotesProps } from './source-notes.tsx'

const sectionTitles = new Map([['quotes', 'Quotes']])
const renderNotes = (props: Partial<SourceNotesProps> = {}) =>
  renderWithUi(<SourceNotes sources={TREASURY_SOURCES} sectionTitles={sectionTitles} {...props} />)
const notes = () => within(screen.getByRole('list')).getAllByRole('listitem')

test('B4 every source has its day and its link', () => {
  renderNotes()
  expect(screen.getByRole('heading', { name: 'Data sources' })).toBeInTheDocument()
  const [fedinvest] = notes()
  expect(fedinvest).toHaveTextContent(
    'FedInvest end-of-day prices, US Treasury (opens in a new tab) · as of 22 Aug 2024',
  )
  expect(within(fedinvest as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    'https://treasurydirect.gov/GA-FI/FedInvest/selectSecurityPriceDate',
  )
})

test('readings #69 made-up data is marked, with its section', () => {
  renderNotes()
  expect(notes().map(note => /illustrative/.test(note.textContent ?? ''))).toEqual([false, true])
  expect(notes()[1]).toHaveTextContent(/^Quotes: No open source/)
})

test('a source with an unsafe address is plain text', () => {
  const [source] = TREASURY_SOURCES
  renderNotes({ sources: [{ ...source, text: 'A source', url: 'javascript:alert(1)' }] })
  expect(screen.queryByRole('link')).toBeNull()
  expect(notes()[0]).toHaveTextContent('A source')
})

test('without sources nothing is drawn', () => {
  const { container } = renderNotes({ sources: [] })
  expect(container).toBeEmptyDOMElement()
})

test('a note about a section that the page does not show is left out', () => {
  renderNotes({ sectionTitles: new Map(), sectionIds: ['quotes'] })
  expect(notes()).toHaveLength(1)
})

test('B4 the day keeps its order in right-to-left text', () => {
  renderNotes()
  expect(within(notes()[0] as HTMLElement).getByText('22 Aug 2024').tagName).toBe('BDI')
})

test('has one root and its slots', () => {
  const element = <SourceNotes sources={TREASURY_SOURCES} sectionTitles={sectionTitles} />
  expect(anatomyOf(element)).toEqual({ ...ONE_ROOT, slots: 'link source-notes' })
})
