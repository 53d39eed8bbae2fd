import { describe, expect, test, vi } from 'vitest'
import { primedFetch } from './primed-fetch.ts'

const network = () => vi.fn(async () => new Response('{"from":"network"}'))
const at = (path: string, method = 'GET') => new Request(new URL(path, 'https://site.test'), { method })
const from = async (answer: Promise<Response>) => (await answer).json()

describe('answers that came with the document', () => {
  test('are given once, then the network is asked', async () => {
    const asked = network()
    const fetch = primedFetch(asked, { '/api/session/': { from: 'document' } })
    expect(await from(fetch(at('/api/session/'), {}))).toEqual({ from: 'document' })
    expect(asked).not.toHaveBeenCalled()
    expect(await from(fetch(at('/api/session/'), {}))).toEqual({ from: 'network' })
  })

  test('serve reads only: signing in goes to the network', async () => {
    const asked = network()
    const fetch = primedFetch(asked, { '/api/session/': { from: 'document' } })
    expect(await from(fetch(at('/api/session/', 'POST'), {}))).toEqual({ from: 'network' })
  })

  test('a missing one is no answer', async () => {
    const asked = network()
    const fetch = primedFetch(asked, { '/api/bonds/1/page/': null })
    expect(await from(fetch(at('/api/bonds/1/page/?lang=eng'), {}))).toEqual({ from: 'network' })
  })

  test('are found whatever the query says', async () => {
    const fetch = primedFetch(network(), { '/api/bonds/1/page/': { from: 'document' } })
    expect(await from(fetch(at('/api/bonds/1/page/?lang=pol'), {}))).toEqual({
      from: 'document',
    })
  })
})
