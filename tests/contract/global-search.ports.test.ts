import { type Api, createApi } from '@accrue/api-client'
import { fakeServer } from '@accrue/api-client/testing'
import { GLOBAL_KINDS, type GlobalSearchPorts } from '@accrue/ui/blocks'
import { expect, test } from 'vitest'

test('the ports of the global search fit its widget, by types and by results', async () => {
  const api: Api = createApi({ fetch: fakeServer().fetch })
  const ports: GlobalSearchPorts = { ...api.suggest }
  const { signal } = new AbortController()
  for (const kind of GLOBAL_KINDS) {
    const found = await ports[kind]({ term: 'Apple' }, { signal })
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
  const ports: GlobalSearchPorts = { ...createApi({ fetch: server.fetch }).suggest }
  const { signal } = new AbortController()
  await ports.companies({ term: 'Apple', withoutStatuses: [3] }, { signal })
  expect(server.seen.map(({ operation, body }) => [operation, body])).toEqual([
    ['suggestCompanies', { term: 'Apple', emitent_stop_statuses_ids: [3] }],
  ])
})
