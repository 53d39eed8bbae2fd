import { createApi } from '@accrue/api-client'
import { fakeServer } from '@accrue/api-client/testing'
import type { GlobalSearchKind } from '@accrue/ui/blocks'
import { renderWithUi } from '@accrue/ui/testing'
import { expect, test } from 'vitest'
import { siteLabels } from '../testing/site-labels.ts'
import { useSearchKinds } from './use-search-kinds.ts'

function kindsOf(server = fakeServer()) {
  let kinds: readonly GlobalSearchKind[] = []
  const { suggest } = createApi({ fetch: server.fetch })
  function Page() {
    kinds = useSearchKinds(suggest)
    return null
  }
  renderWithUi(<Page />, { labels: siteLabels })
  return kinds
}

test('G1 five kinds in the documented order, with the paths of shared-blocks §2', () => {
  expect(kindsOf().map(({ kind, label, hrefOf }) => [kind, label, hrefOf?.(7)])).toEqual([
    ['bonds', 'Bonds', '/bonds/7/'],
    ['stocks', 'Stocks', '/stocks/7/'],
    ['indexes', 'Indexes', '/indexes/7/'],
    ['companies', 'Companies', '/company/7/'],
    ['etfs', 'ETFs', '/etf/7/'],
  ])
})

test('G1 each kind asks its own operation; failed issuers are left out (shared-blocks §7)', async () => {
  const server = fakeServer()
  const { signal } = new AbortController()
  for (const { search } of kindsOf(server)) await search({ term: 'Apple' }, { signal })
  expect(server.seen.map(({ operation, body }) => [operation, body])).toEqual([
    ['suggestBonds', { term: 'Apple' }],
    ['suggestStocks', { term: 'Apple' }],
    ['suggestIndexes', { term: 'Apple' }],
    ['suggestCompanies', { term: 'Apple', emitent_stop_statuses_ids: [300] }],
    ['suggestEtf', { term: 'Apple' }],
  ])
})
