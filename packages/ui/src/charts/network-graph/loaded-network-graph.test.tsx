import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { deferred } from '../../testing/deferred.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { LoadedNetworkGraph } from './network-graph.tsx'
import type { NetworkRowsPort } from './use-network-rows.ts'

const url = '/api/network/1/from/'
const rows = [{ issuerId: 2, issuerName: 'Beta', relation: 'subsidiary', share: 5 }]
const graph = (load: NetworkRowsPort, at = url) => (
  <LoadedNetworkGraph label="Holdings of Alpha" main={{ id: 1, name: 'Alpha' }} url={at} load={load} />
)
const names = () => [...document.querySelectorAll('[data-slot=graph-name]')].map(name => name.textContent)

describe('shared-blocks §7: rows are loaded from the page’s address', () => {
  test('a skeleton, then the graph', async () => {
    const answer = deferred<typeof rows>()
    const load = vi.fn<NetworkRowsPort>(() => answer.promise)
    renderWithUi(graph(load))
    expect(screen.getByRole('region', { name: 'Holdings of Alpha' })).toHaveAttribute('aria-busy', 'true')
    expect(load.mock.calls[0]?.[0]).toBe(url)
    answer.resolve(rows)
    await vi.waitFor(() => expect(names()).toEqual(['Alpha', 'Beta']))
  })

  test('after a failure Retry requests again', async () => {
    let isDown = true
    const load = vi.fn<NetworkRowsPort>(() =>
      isDown ? Promise.reject(new Error('offline')) : Promise.resolve(rows),
    )
    renderWithUi(graph(load))
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.getByRole('alert')).toHaveTextContent('The relations could not be loaded')
    isDown = false
    await userEvent.click(retry)
    await vi.waitFor(() => expect(names()).toEqual(['Alpha', 'Beta']))
  })

  test.each(['//evil.example/api/', 'https://evil.example/api/', 'blob:x', '/admin/', '/api/../admin/'])(
    '%s is refused before the call (readings #41)',
    at => {
      const load = vi.fn<NetworkRowsPort>(() => Promise.resolve(rows))
      renderWithUi(graph(load, at))
      expect(screen.getByRole('alert')).toHaveTextContent('does not belong to this site')
      expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
      expect(load).not.toHaveBeenCalled()
    },
  )

  test('another address starts a new request, and the old answer is dropped', async () => {
    const first = deferred<typeof rows>()
    const load: NetworkRowsPort = at =>
      at === url ? first.promise : Promise.resolve([{ ...rows[0], issuerName: 'Gamma' } as (typeof rows)[0]])
    const { rerender } = renderWithUi(graph(load))
    rerender(graph(load, '/cb/network/'))
    await vi.waitFor(() => expect(names()).toEqual(['Alpha', 'Gamma']))
    first.resolve(rows)
    await first.promise
    expect(names()).toEqual(['Alpha', 'Gamma'])
  })
})
