import { type Api, createApi, unwrap } from '@accrue/api-client'
import { fakeServer } from '@accrue/api-client/testing'
import { expect, test } from 'vitest'
import type { LabelsPort } from '../../packages/ui/src/foundation/labels/label-store.reducer.ts'

/** Connects the label store: an adapter, because the client has refusals and the store faults only. */
const portOf =
  (api: Api): LabelsPort =>
  (question, options) =>
    api.labels.load(question, options).then(unwrap)

test('H10 the port of the label store fits the client, for a module and for a repository', async () => {
  const server = fakeServer()
  const load = portOf(createApi({ fetch: server.fetch }))
  const { signal } = new AbortController()
  const labels = await load({ module: 'site', lang: 'en', showLabels: false }, { signal })
  expect(Object.keys(labels).length).toBeGreaterThan(0)
  const some = await load({ module: 'site', repository: 'menu', lang: 'ru', showLabels: true }, { signal })
  expect(Object.values(some).every(text => typeof text === 'string')).toBe(true)
})
