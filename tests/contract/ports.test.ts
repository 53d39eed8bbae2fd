import { type Api, createApi } from '@accrue/api-client'
import { fakeServer } from '@accrue/api-client/testing'
import type { CompareGroundsPort, CompareSearchPort } from '@accrue/ui/blocks'
import { expect, test } from 'vitest'

/** What the compare search asks of the page: connecting it is one spread (architecture, convention 9). */
type ComparePorts = { search: CompareSearchPort; tradingGrounds: CompareGroundsPort }

test('the ports of the compare search fit its widget, by types and by what they bring', async () => {
  const api: Api = createApi({ fetch: fakeServer().fetch })
  const ports: ComparePorts = { ...api.compare.ofBond(1) }
  const { signal } = new AbortController()
  const found = await ports.search({ term: 'UST', hash: 4711, tradingGroundId: 4 }, { signal })
  expect(found.hash).toBe(4711)
  expect(found.groups.map(group => [group.model, group.count])).toEqual([
    ['bonds', 2],
    ['index', 1],
  ])
  const grounds = await ports.tradingGrounds(
    { hash: 4711, tradingGroundId: 4, selectedId: 2, model: 'bonds' },
    { signal },
  )
  expect(grounds).toMatchObject({ hash: 4711, found: true, items: [{ id: 4 }, { id: 100 }] })
})
