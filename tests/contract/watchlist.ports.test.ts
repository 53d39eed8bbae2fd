import { type Api, createApi } from '@accrue/api-client'
import { fakeServer } from '@accrue/api-client/testing'
import { expect, test } from 'vitest'
import type { WatchlistList } from '../../packages/ui/src/blocks/watchlist-panel/field-values.ts'
import type { WatchlistPorts } from '../../packages/ui/src/blocks/watchlist-panel/save-watchlists.ts'

const KEY = { idempotencyKey: 'key-0001' }

function connected(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer(answers)
  const api: Api = createApi({ fetch: server.fetch })
  // connecting the panel is one spread (architecture, convention 9)
  const ports: WatchlistPorts = { ...api.watchlist.ofBond(1) }
  return { server, api, ports }
}

test('the ports of the watchlist panel fit the client, by types, requests and results', async () => {
  const { server, ports } = connected()
  const items = [{ listId: 3001, values: { quantity: '1 000', price: '101.094', day: '2025-07-01' } }]
  const saved = await ports.append({ items }, KEY)
  expect(saved).toMatchObject({ kind: 'ok', data: { saved: true } })
  const [appended] = server.requestsOf('appendToWatchlists')
  expect(appended?.body).toEqual({
    bondId: 1,
    add: [3001],
    qnt: ['1 000'],
    price: ['101.094'],
    date: ['2025-07-01'],
  })
  expect(appended?.headers.get('idempotency-key')).toBe('key-0001')

  const left = await ports.remove({ ids: [3001] }, KEY)
  expect(left.kind).toBe('ok')
  expect(server.requestsOf('removeFromWatchlists')[0]?.body).toEqual({ ids: [3001], bondId: 1 })
})

test('an item without price and date is sent with two empty texts, so that the parallel lists are of one length (readings #39)', async () => {
  const { server, ports } = connected()
  const items = [
    { listId: 1, values: { quantity: '', price: '', day: '' } },
    { listId: 2, values: { quantity: '5', price: '99', day: '2025-07-01' } },
  ]
  await ports.append({ items }, KEY)
  expect(server.requestsOf('appendToWatchlists')[0]?.body).toMatchObject({
    add: [1, 2],
    qnt: ['', '5'],
    price: ['', '99'],
    date: ['', '2025-07-01'],
  })
})

test('the lists of the bond page fit the panel unchanged', async () => {
  const { api } = connected()
  const page = await api.page.bond({ bondId: 1 })
  if (page.kind !== 'ok') throw new Error(page.code)
  const lists: readonly WatchlistList[] = page.data.bond.watchlists
  expect(lists.length).toBeGreaterThan(0)
  expect(lists.every(list => Number.isInteger(list.id))).toBe(true)
})

test('a refusal is data, with its code and the invalid item', async () => {
  const refusal = () =>
    Response.json(
      { error: { code: 'wl_error_no_date', message: 'No date', field: 'date[0]' } },
      { status: 400 },
    )
  const { ports } = connected({ answers: { appendToWatchlists: refusal } })
  const items = [{ listId: 1, values: { quantity: '', price: '5', day: '' } }]
  expect(await ports.append({ items }, KEY)).toMatchObject({
    kind: 'refused',
    code: 'wl_error_no_date',
    field: 'day[0]',
  })
})
