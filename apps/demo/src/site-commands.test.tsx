import { PageMenu } from '@accrue/ui/shell'
import { renderWithUi } from '@accrue/ui/testing'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sectionLinks } from './site-commands.ts'

test('X8 sections are those of the menu: titles without counts, and their shortcuts', () => {
  renderWithUi(
    <PageMenu
      items={[
        { id: 'graph', title: 'Chart and archive' },
        { id: 'cash-flow', title: 'Coupons and redemptions', count: 21 },
        { id: 'tickers', title: 'Identifiers', group: 'more' },
      ]}
    />,
  )
  expect(sectionLinks(document).map(({ id, title, keys }) => [id, title, keys])).toEqual([
    ['graph', 'Chart and archive', 'g g'],
    ['cash-flow', 'Coupons and redemptions', 'g c'],
    ['tickers', 'Identifiers', 'g t'],
  ])
})

test('X8 a section command follows its menu link and moves the focus away from where the palette restored it', () => {
  vi.useFakeTimers()
  renderWithUi(
    <>
      <button type="button">Opener</button>
      <PageMenu items={[{ id: 'graph', title: 'Chart and archive' }]} />
      <section id="graph" aria-label="Chart and archive" />
    </>,
  )
  screen.getByRole('button', { name: 'Opener' }).focus()
  const [graph] = sectionLinks(document)
  act(() => graph?.go())
  act(() => vi.advanceTimersByTime(200))
  expect(screen.getByRole('region', { name: 'Chart and archive' })).toHaveFocus()
  expect(window.location.hash).toBe('#graph')
  vi.useRealTimers()
})

test.each<[sentence: string, html: string, ids: string[]]>([
  ['a page without a menu', '<main><a href="#graph">Chart</a></main>', []],
  ['another navigation is none of the page’s', '<nav aria-label="Site"><a href="#x">X</a></nav>', []],
  [
    'a section that is linked twice comes once',
    '<nav data-slot="page-menu"><a href="#a">A</a><a href="#a">A</a></nav>',
    ['a'],
  ],
  ['a link to another page is no section', '<nav data-slot="page-menu"><a href="/#a">A</a></nav>', []],
  ['a link without a name is none', '<nav data-slot="page-menu"><a href="#a"> </a></nav>', []],
  ['a link to the top is none', '<nav data-slot="page-menu"><a href="#">Top</a></nav>', []],
  ['a link that is text alone', '<nav data-slot="page-menu"><a href="#a">A</a></nav>', ['a']],
])('X8 %s', (_sentence, html, ids) => {
  const root = document.createElement('div')
  root.innerHTML = html
  expect(sectionLinks(root).map(({ id }) => id)).toEqual(ids)
})
