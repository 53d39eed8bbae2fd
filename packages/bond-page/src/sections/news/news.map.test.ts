import type { NewsItem } from '@accrue/api-client'
import { expect, test } from 'vitest'
import { newsItems } from './news.map.ts'

const news = (item: Partial<NewsItem>): NewsItem => ({
  id: 1,
  title: 'Fitch: AA+',
  day: '2023-08-01',
  url: null,
  source: 'Fitch',
  illustrative: false,
  ...item,
})
const items = (...list: NewsItem[]) => newsItems(list, { label: key => `<${key}>`, lang: 'de' })

test('Q10 the newest first, without a day last, equal days in their order', () => {
  const list = items(
    news({ id: 1, day: null }),
    news({ id: 2, day: '2014-04-22' }),
    news({ id: 3, day: '2025-05-16' }),
    news({ id: 4, day: '2025-05-16' }),
  )
  expect(list.map(({ id }) => id)).toEqual([3, 4, 2, 1])
})

test.each<[string, Partial<NewsItem>, object]>([
  [
    'the day is before the title, the source after it',
    {},
    { id: 1, text: 'Fitch: AA+', href: null, lead: '1.\u00a0Aug.\u00a02023', note: 'Fitch' },
  ],
  ['the title links to the article', { url: 'https://news.test/1' }, { href: 'https://news.test/1' }],
  ['a made-up article is marked (readings #69)', { illustrative: true }, { note: 'Fitch · <illustrative>' }],
  ['an unknown day is a dash', { day: null }, { lead: '–' }],
])('%s', (_sentence, fields, expected) => {
  expect(items(news(fields))[0]).toMatchObject(expected)
})

test('without a source there is no note', () => {
  expect(items(news({ source: null }))[0]).not.toHaveProperty('note')
})
