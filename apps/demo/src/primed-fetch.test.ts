import { describe, expect, test, vi } from 'vitest'
import { primedFetch } from './primed-fetch.ts'

const network = () => vi.fn(async () => new Response('{"from":"network"}'))
const at = (path: string, method = 'GET') => new Request(new URL(path, 'https://site.test'), { method })
const from = async (answer: Promise<Response>) => (await answer).json()

describe('answers embedded in the document', () => {
  test('are returned once, then the network is used', async () => {
    const fetchNetwork = network()
    const fetch = primedFetch(fetchNetwork, { '/api/session/': { from: 'document' } })
    expect(await from(fetch(at('/api/session/'), {}))).toEqual({ from: 'document' })
    expect(fetchNetwork).not.toHaveBeenCalled()
    expect(await from(fetch(at('/api/session/'), {}))).toEqual({ from: 'network' })
  })

  test('apply to reads only: signing in uses the network', async () => {
    const fetchNetwork = network()
    const fetch = primedFetch(fetchNetwork, { '/api/session/': { from: 'document' } })
    expect(await from(fetch(at('/api/session/', 'POST'), {}))).toEqual({ from: 'network' })
  })

  test('a missing one is not used', async () => {
    const fetchNetwork = network()
    const fetch = primedFetch(fetchNetwork, { '/api/bonds/1/page/': null })
    expect(await from(fetch(at('/api/bonds/1/page/?lang=eng'), {}))).toEqual({ from: 'network' })
  })

  test('match by path, whatever the query', async () => {
    const fetch = primedFetch(network(), { '/api/bonds/1/page/': { from: 'document' } })
    expect(await from(fetch(at('/api/bonds/1/page/?lang=pol'), {}))).toEqual({
      from: 'document',
    })
  })
})
