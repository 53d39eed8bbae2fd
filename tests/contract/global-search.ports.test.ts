import { type Api, createApi } from '@accrue/api-client'
import { fakeServer } from '@accrue/api-client/testing'
import type { GlobalSearchKind } from '@accrue/ui/blocks'
import { expect, test } from 'vitest'

/** The suggestions of the client as kinds of the global search. */
const kindsOf = ({ suggest }: Api): GlobalSearchKind[] => [
  { kind: 'bonds', label: 'Bonds', search: suggest.bonds },
  { kind: 'stocks', label: 'Stocks', search: suggest.stocks },
  { kind: 'indexes', label: 'Indexes', search: suggest.indexes },
  { kind: 'companies', label: 'Companies', search: suggest.companies },
  { kind: 'etfs', label: 'ETFs', search: suggest.etfs },
]

test('the suggestions of the client fit as searches of the global search, by types and by results', async () => {
  const { signal } = new AbortController()
  for (const { kind, search } of kindsOf(createApi({ fetch: fakeServer().fetch }))) {
    const found = await search({ term: 'Apple' }, { signal })
    expect(found, kind).toMatchObject({ items: expect.any(Array), count: expect.any(Number) })
    expect(found.count).toBeGreaterThanOrEqual(found.items.length)
    for (const item of found.items)
      expect(item).toMatchObject({
        id: expect.any(Number),
        title: expect.any(String),
        tickers: expect.any(Array),
      })
  }
})

test('companies with the given statuses are excluded', async () => {
  const server = fakeServer()
  const { suggest } = createApi({ fetch: server.fetch })
  const { signal } = new AbortController()
  await suggest.companies({ term: 'Apple', withoutStatuses: [3] }, { signal })
  expect(server.seen.map(({ operation, body }) => [operation, body])).toEqual([
    ['suggestCompanies', { term: 'Apple', emitent_stop_statuses_ids: [3] }],
  ])
})
