import { memoryAddress } from '@accrue/ui/foundation'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { quietPorts } from '../../testing/facts.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { NOTE_2034 } from '../../testing/served-pages.ts'
import { IndexesSection } from './indexes-section.tsx'

const renderIndexes = (page = NOTE_2034) =>
  renderPage(<IndexesSection page={page} ports={quietPorts()} address={memoryAddress()} />)
const links = () =>
  within(screen.getByRole('list', { name: 'Indexes including the bond' })).getAllByRole('link')

test('Q11 indexes link to their pages, each with the reason for the bond (bond-page §2)', () => {
  renderIndexes()
  expect(links().map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['US Treasury par yield 7-year', '/indexes/10/'],
    ['US Treasury par yield 10-year', '/indexes/11/'],
  ])
  expect(screen.getAllByText('Tenor of the curve next to the remaining life')).toHaveLength(2)
})

test('Q11 five indexes, and the rest behind “show more” (bond-page §9 “Emission indexes count: 5”)', async () => {
  const indexes = Array.from({ length: 12 }, (_, at) => ({
    id: at,
    name: `Index ${at}`,
    url: `/indexes/${at}/`,
    note: null,
  }))
  renderIndexes({ ...NOTE_2034, indexes })
  expect(links()).toHaveLength(5)
  await userEvent.click(screen.getByRole('button', { name: 'Show 7 more' }))
  expect(links()).toHaveLength(12)
})
