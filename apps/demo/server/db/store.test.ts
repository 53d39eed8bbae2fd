import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestStore } from '../testing/store.ts'
import { DEMO_USERS, SESSION_MS } from './accounts.ts'
import { DEVICE_MS } from './devices.ts'
import { hashPassword, matchesPassword } from './secrets.ts'
import type { Store } from './store.ts'

const NOW = Date.UTC(2025, 6, 11, 12)
const PRO = 3
let store: Store

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

describe('accounts', () => {
  test.each(DEMO_USERS.map(user => user.login))('%s signs in with its login as password', async login => {
    const user = DEMO_USERS.find(one => one.login === login)
    expect(await store.accounts.check(login, login)).toEqual({ userId: user?.userId })
    expect(await store.accounts.check(login, `${login} `)).toBeNull()
  })

  test('an unknown login is refused', async () => {
    expect(await store.accounts.check('nobody', 'nobody')).toBeNull()
  })

  test('a session has its user’s rights, lasts seven days and ends on sign-out', async () => {
    const { token, session } = await store.accounts.signIn(6, NOW)
    expect(session).toMatchObject({ userId: 6, level: 1077, nsd: true, tariffs: [] })
    expect(session.grants).toEqual(['excelExportAccess', 'docsDownloadAccess'])
    expect(await store.accounts.read(token, NOW + SESSION_MS - 1)).toEqual(session)
    expect(await store.accounts.read(token, NOW + SESSION_MS)).toBeNull()
    await store.accounts.signOut(token)
    expect(await store.accounts.read(token, NOW)).toBeNull()
  })

  test('two sessions have different tokens and CSRF tokens', async () => {
    const one = await store.accounts.signIn(1, NOW)
    const two = await store.accounts.signIn(1, NOW)
    expect(one.token).not.toBe(two.token)
    expect(one.session.sid).not.toBe(two.session.sid)
  })

  test('each hash of a password is different, and an invalid hash never matches', async () => {
    const [one, two] = await Promise.all([hashPassword('desk'), hashPassword('desk')])
    expect(one).not.toBe(two)
    expect(await matchesPassword('desk', one)).toBe(true)
    expect(await matchesPassword('desk', 'desk')).toBe(false)
  })
})

describe('devices', () => {
  test('one is known to its account alone, for half a year after the last sign-in', async () => {
    const { devices } = store
    const token = await devices.remember(PRO, null, NOW)
    expect(await devices.isKnown('pro', token, NOW + DEVICE_MS - 1)).toBe(true)
    expect(await devices.isKnown('pro', token, NOW + DEVICE_MS)).toBe(false)
    expect(await devices.isKnown('reader', token, NOW)).toBe(false)
    expect(await devices.isKnown('pro', `${token}x`, NOW)).toBe(false)
    expect(await devices.remember(PRO, token, NOW + 1000)).toBe(token)
    expect(await devices.isKnown('pro', token, NOW + DEVICE_MS)).toBe(true)
    expect(await devices.remember(PRO, null, NOW)).not.toBe(token)
  })

  test('expired ones are deleted', async () => {
    const token = await store.devices.remember(PRO, null, NOW)
    await store.sweep(NOW + DEVICE_MS + 1)
    expect(await store.devices.isKnown('pro', token, NOW)).toBe(false)
  })
})

describe('watchlists', () => {
  const own = PRO * 1000 + 1
  const readonly = PRO * 1000 + 6
  const entry = { quantity: '1 000', price: 101.094, date: '2025-07-01' }

  test('a bond saved to two lists has its quantity, price and date', async () => {
    const items = [
      { listId: own, ...entry },
      { listId: own + 1, quantity: '', price: null, date: null },
    ]
    expect(
      await store.watchlists.change(PRO, { kind: 'bonds', id: 1 }, { add: items, remove: [] }, NOW),
    ).toMatchObject({
      kind: 'done',
    })
    const lists = await store.watchlists.lists(PRO, { kind: 'bonds', id: 1 })
    expect(lists.find(list => list.id === own)).toMatchObject({ name: 'Core rates', entry })
    expect(lists.find(list => list.id === own + 1)?.entry).toEqual({ quantity: '', price: null, date: null })
    expect(lists.filter(list => list.entry)).toHaveLength(2)
  })

  test.each([
    ['a list of another user', 6001, 'unknown'],
    ['a list that may not be changed', readonly, 'readonly'],
  ])('with %s in the change nothing is stored', async (_, listId, kind) => {
    const before = await store.watchlists.lists(PRO, { kind: 'bonds', id: 2 })
    const items = [own, listId].map(id => ({ listId: id, ...entry }))
    expect(
      await store.watchlists.change(PRO, { kind: 'bonds', id: 2 }, { add: items, remove: [] }, NOW),
    ).toEqual({ kind, listId })
    expect(
      await store.watchlists.change(PRO, { kind: 'bonds', id: 1 }, { add: [], remove: [own, listId] }, NOW),
    ).toEqual({
      kind,
      listId,
    })
    expect(await store.watchlists.lists(PRO, { kind: 'bonds', id: 2 })).toEqual(before)
  })

  test('removing a bond from one list leaves the other list unchanged', async () => {
    expect(
      await store.watchlists.change(PRO, { kind: 'bonds', id: 1 }, { add: [], remove: [own] }, NOW),
    ).toMatchObject({
      kind: 'done',
    })
    const lists = await store.watchlists.lists(PRO, { kind: 'bonds', id: 1 })
    expect(lists.filter(list => list.entry).map(list => list.id)).toEqual([own + 1])
  })

  test('the database refuses a price without a date and stores nothing of the save', async () => {
    const items = [
      { listId: own + 3, ...entry },
      { listId: own + 2, quantity: '', price: 5, date: null },
    ]
    await expect(
      store.watchlists.change(PRO, { kind: 'bonds', id: 9 }, { add: items, remove: [] }, NOW),
    ).rejects.toThrow()
    expect(
      (await store.watchlists.lists(PRO, { kind: 'bonds', id: 9 })).every(list => list.entry === null),
    ).toBe(true)
  })
})

describe('requests', () => {
  test('a repeated quote request is one request', async () => {
    await store.requests.requestQuotes(1, 501, NOW)
    await store.requests.requestQuotes(1, 501, NOW)
    expect(await store.requests.quoteParticipants(1)).toEqual(new Set([501]))
    expect(await store.requests.quoteParticipants(2)).toEqual(new Set())
  })

  test('only the owner deletes a saved request, once', async () => {
    expect(await store.requests.deleteSavedRequest(1, 2001)).toBe(false)
    expect(await store.requests.deleteSavedRequest(2, 2001)).toBe(true)
    expect(await store.requests.deleteSavedRequest(2, 2001)).toBe(false)
  })

  test('a repeated request for comment files keeps the provider’s answer', async () => {
    const before = await store.requests.commentRequests(PRO)
    expect(before).toHaveLength(2)
    await store.requests.requestComments(PRO, 3, NOW)
    expect(await store.requests.commentRequests(PRO)).toEqual(before)
  })
})

describe('settings, profile, repeats', () => {
  test('hints are on by default and switched per user', async () => {
    expect(await store.settings.read(1)).toEqual({ hints: true })
    await store.settings.write(1, { hints: false }, NOW)
    expect(await store.settings.read(1)).toEqual({ hints: false })
    expect(await store.settings.read(2)).toEqual({ hints: true })
  })

  test('only users with full access or tariff 677 have tickets', async () => {
    const counts = await Promise.all(
      DEMO_USERS.map(async user => (await store.profile.tickets(user.userId)).length),
    )
    expect(counts).toEqual([0, 1, 1, 1, 1, 1, 0])
    expect((await store.profile.tickets(2))[0]?.messages).toHaveLength(2)
  })

  test('a repeated key returns the first answer; different content is detected', async () => {
    expect(await store.idempotency.replay(PRO, 'k', { a: 1 })).toEqual({ kind: 'fresh' })
    await store.idempotency.store(PRO, 'k', { a: 1 }, { success: true }, NOW)
    await store.idempotency.store(PRO, 'k', { a: 1 }, { success: false }, NOW)
    expect(await store.idempotency.replay(PRO, 'k', { a: 1 })).toEqual({
      kind: 'same',
      answer: { success: true },
    })
    expect(await store.idempotency.replay(PRO, 'k', { a: 2 })).toEqual({ kind: 'other' })
    expect(await store.idempotency.replay(6, 'k', { a: 1 })).toEqual({ kind: 'fresh' })
  })
})
