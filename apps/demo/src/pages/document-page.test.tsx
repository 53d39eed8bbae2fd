import { renderWithUi } from '@accrue/ui/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TextDocument } from '../text-document.ts'
import { DocumentPage } from './document-page.tsx'

const DOCUMENT: TextDocument = {
  lang: 'ru',
  title: 'Оценка',
  lead: 'Цена вычислена.',
  facts: [{ text: '2 Jun 2025' }, { text: 'Apple Inc', url: '/company/2/' }],
  illustrative: true,
  sections: [
    { heading: 'Кривая', paragraphs: ['Текст.', { formula: 'a = b' }], items: [] },
    {
      heading: null,
      paragraphs: [],
      items: [{ text: 'Выпуск', url: '/bonds/1/' }, { text: '15 Jul 2025 · 3' }],
    },
  ],
  variants: [{ text: 'English', url: '/methodology/eng/', lang: 'en' }],
  trail: [{ text: 'Методология', url: '/methodology/rus/' }],
}

test('a document shows its language, facts, sections and links', () => {
  renderWithUi(<DocumentPage document={DOCUMENT} />)
  const text = screen.getByRole('article')
  expect(text).toHaveAttribute('lang', 'ru')
  expect(within(text).getByRole('heading', { level: 1, name: 'Оценка' })).toBeVisible()
  expect(within(text).getByRole('heading', { level: 2, name: 'Кривая' })).toBeVisible()
  expect(within(text).getByText('a = b')).toBeVisible()
  expect(within(text).getByText('illustrative')).toBeVisible()
  for (const [name, href] of [
    ['Apple Inc', '/company/2/'],
    ['Выпуск', '/bonds/1/'],
    ['English', '/methodology/eng/'],
    ['Методология', '/methodology/rus/'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('hreflang', 'en-GB')
})

test('a list of documents has no breadcrumb and no facts', () => {
  renderWithUi(
    <DocumentPage document={{ ...DOCUMENT, facts: [], illustrative: false, trail: [], variants: [] }} />,
  )
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByText('illustrative')).toBeNull()
})
