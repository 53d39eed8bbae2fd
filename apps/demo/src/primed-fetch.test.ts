import { describe, expect, test, vi } from 'vitest'
import { primedFetch } from './primed-fetch.ts'

const network = () => vi.fn(async () => new Response('{"from":"network"}'))
const from = async (answer: Promise<Response>) => (await answer).json()

describe('answers that came with the document', () => {
  test('are given once, then the network is asked', async () => {
    const asked = network()
    const fetch = primedFetch(asked, { '/api/session/': { from: 'document' } })
    expect(await from(fetch('/api/session/', {}))).toEqual({ from: 'document' })
    expect(asked).not.toHaveBeenCalled()
    expect(await from(fetch('/api/session/', {}))).toEqual({ from: 'network' })
  })

  test('serve reads only: signing in goes to the network', async () => {
    const asked = network()
    const fetch = primedFetch(asked, { '/api/session/': { from: 'document' } })
    expect(await from(fetch('/api/session/', { method: 'POST' }))).toEqual({ from: 'network' })
  })

  test('a missing one is no answer', async () => {
    const asked = network()
    const fetch = primedFetch(asked, { '/api/bonds/1/page/': null })
    expect(await from(fetch('/api/bonds/1/page/?lang=eng', {}))).toEqual({ from: 'network' })
  })

  test('are found whatever the query says', async () => {
    const fetch = primedFetch(network(), { '/api/bonds/1/page/': { from: 'document' } })
    expect(await from(fetch('https://site.test/api/bonds/1/page/?lang=pol', {}))).toEqual({
      from: 'document',
    })
  })
})
