import type { CompareSearchOptions } from '@accrue/ui/blocks'

/** A refusal by the server: the block shows the label of its code. */
class Refused extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** The answer of your server: `[{ "id": 3, "title": "UST 4 1/4% 2029" }]`, or `{ "error": "need_auth" }` with 401. */
type Found = readonly { id: number; title: string }[]

async function ask<Answer>(fetcher: typeof fetch, url: string, signal: AbortSignal): Promise<Answer> {
  // fetch rejects without a connection, and when the block aborts the request
  const response = await fetcher(url, { signal, headers: { accept: 'application/json' } })
  if (response.status === 401) throw new Refused('need_auth')
  if (response.status === 403) throw new Refused('need_get_access')
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}

/** The ports of a compare search, implemented with fetch. */
export function comparePorts(fetcher: typeof fetch = fetch): Pick<CompareSearchOptions, 'search' | 'venues'> {
  return {
    search: async ({ term }, { signal }) => {
      const query = new URLSearchParams({ term })
      const found = await ask<Found>(fetcher, `/api/bonds/search?${query}`, signal)
      const items = found.map(({ id, title }) => ({ id, name: title }))
      return [{ kind: 'bonds', name: 'Bonds', withVenues: true, items }]
    },
    venues: async ({ id: bondId }, { signal }) => {
      const found = await ask<Found>(fetcher, `/api/bonds/${bondId}/grounds`, signal)
      return found.map(({ id, title }) => ({ id, name: title }))
    },
  }
}
