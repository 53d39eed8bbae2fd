import { memoryAddress } from '@accrue/ui/foundation'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { quietPorts } from '../../testing/facts.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { NOTE_2034 } from '../../testing/served-pages.ts'
import { NewsSection } from './news-section.tsx'

const renderNews = (page = NOTE_2034) =>
  renderPage(<NewsSection page={page} ports={quietPorts()} address={memoryAddress()} />)
const list = () => screen.getByRole('list', { name: 'News' })
const lines = () =>
  within(list())
    .getAllByRole('listitem')
    .map(item => item.textContent)

test('Q10 the newest five articles, each with day and source, and the rest behind “show more”', async () => {
  renderNews()
  expect(lines()).toHaveLength(5)
  expect(lines()[0]).toBe("16 May 2025Moody's: Aa1, outlook StableMoody's")
  await userEvent.click(screen.getByRole('button', { name: 'Show 16 more' }))
  expect(lines()).toHaveLength(21)
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(lines()).toHaveLength(5)
})

test('a title links to its article; without an address, or with an unsafe one, it is text', () => {
  const [first, second, third] = NOTE_2034.news
  if (!first || !second || !third) throw new Error('The note has news')
  const news = [
    { ...first, url: 'https://news.test/1' },
    { ...second, url: 'javascript:alert(1)' },
    { ...third, url: null },
  ]
  renderNews({ ...NOTE_2034, news })
  expect(within(list()).getAllByRole('link')).toHaveLength(1)
  expect(within(list()).getByRole('link', { name: /^Moody's: Aa1/ })).toHaveAttribute(
    'href',
    'https://news.test/1',
  )
})
