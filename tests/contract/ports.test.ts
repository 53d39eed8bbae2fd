import { type Api, createApi } from '@accrue/api-client'
import { fakeServer } from '@accrue/api-client/testing'
import type { CompareSearchPort, CompareVenuesPort } from '@accrue/ui/blocks'
import type { NetworkRowsPort } from '@accrue/ui/charts'
import { expect, test } from 'vitest'

/** The ports of the compare search: connecting them is one spread (architecture, convention 9). */
type ComparePorts = { search: CompareSearchPort; venues: CompareVenuesPort }

test('the ports of the compare search fit its widget, by types and by results', async () => {
  const api: Api = createApi({ fetch: fakeServer().fetch })
  const ports: ComparePorts = { ...api.compare.ofBond(1) }
  const { signal } = new AbortController()
  const found = await ports.search({ term: 'UST', venueId: 4 }, { signal })
  expect(found.map(group => [group.kind, group.count])).toEqual([
    ['bonds', 2],
    ['index', 1],
  ])
  const venues = await ports.venues({ kind: 'bonds', id: 2, venueId: 4 }, { signal })
  expect(venues).toMatchObject([{ id: 4 }, { id: 100 }])
})

test('the port of the network graph fits its widget: rows of an address, or a refusal', async () => {
  const api: Api = createApi({ fetch: fakeServer().fetch })
  const load: NetworkRowsPort = api.network.load
  const { signal } = new AbortController()
  const rows = await load('/api/network/2/from/', { signal })
  expect(rows.length).toBeGreaterThan(0)
  expect(rows[0]).toMatchObject({ issuerId: 201, issuerName: 'Apple Asia Limited', relation: 'subsidiary' })
  await expect(load('//evil.example/api/network/', { signal })).rejects.toThrow()
})
