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
const items = (...list: NewsItem[]) => newsItems(list, { label: key => `<${key}>`, lang: 'deu' })

test('Q10 the newest first; what has no day stands last, equals as they came', () => {
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
    'the day stands before the title, the source after it',
    {},
    { id: 1, text: 'Fitch: AA+', href: null, lead: '1.\u00a0Aug.\u00a02023', note: 'Fitch' },
  ],
  ['the title leads to the article', { url: 'https://news.test/1' }, { href: 'https://news.test/1' }],
  ['what is made up says so (readings #69)', { illustrative: true }, { note: 'Fitch · <illustrative>' }],
  ['a day that is not known is a dash', { day: null }, { lead: '–' }],
])('%s', (_sentence, given, expected) => {
  expect(items(news(given))[0]).toMatchObject(expected)
})

test('without a source there is no note', () => {
  expect(items(news({ source: null }))[0]).not.toHaveProperty('note')
})
