import type { Fetch } from '@accrue/api-client'

/**
 * A fetch that returns each embedded answer once, by path, and otherwise uses the network. The first view needs no
 * request, and embedded answers still go through the client's checks.
 */
export function primedFetch(network: Fetch, answers: Readonly<Record<string, unknown>>): Fetch {
  const left = new Map(
    Object.entries(answers).filter(([, answer]) => answer !== null && answer !== undefined),
  )
  return async (request, init) => {
    const path = new URL(request.url).pathname
    if (request.method !== 'GET' || !left.has(path)) return network(request, init)
    const answer = left.get(path)
    left.delete(path)
    return new Response(JSON.stringify(answer), {
      headers: { 'content-type': 'application/json; charset=utf-8' },
    })
  }
}
