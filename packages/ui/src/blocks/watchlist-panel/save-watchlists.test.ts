import { describe, expect, test, vi } from 'vitest'
import { deferred } from '../../testing/deferred.ts'
import { A, B, fault, item, left, order, refused, saved } from '../../testing/fixtures/watchlist-orders.ts'
import { watchlist } from '../../testing/fixtures/watchlists.ts'
import type { WatchlistList } from './field-values.ts'
import {
  keysAfter,
  keysFor,
  listsAfter,
  notificationOf,
  problemOf,
  refusedItem,
  reverseOf,
  saveWatchlists,
  type WatchlistAnswer,
  type WatchlistOrder,
  type WatchlistOutcome,
} from './save-watchlists.ts'
import { PURCHASE_FIELDS } from './watchlist-fields.ts'

describe('W4 "append only after remove settles" (shared-blocks §7)', () => {
  test('append waits for remove, and both have their key', async () => {
    const removing = deferred<WatchlistAnswer<readonly WatchlistList[]>>()
    const remove = vi.fn(() => removing.promise)
    const append = vi.fn(async () => saved([A]))
    const done = saveWatchlists(order({ remove: [2], append: [item(1)] }), { remove, append })
    await Promise.resolve()
    expect(remove).toHaveBeenCalledExactlyOnceWith({ ids: [2] }, { idempotencyKey: 'k-remove' })
    expect(append).not.toHaveBeenCalled()
    removing.resolve(left(B))
    expect(await done).toEqual({ removed: left(B), appended: saved([A]) })
    expect(append).toHaveBeenCalledExactlyOnceWith({ items: [item(1)] }, { idempotencyKey: 'k-append' })
  })

  test.each([
    ['nothing to remove: no call for it', { append: [item(1)] }, 0, 1],
    ['nothing to append: no call for it', { remove: [2] }, 1, 0],
    ['neither', {}, 0, 0],
  ])('%s', async (_sentence, change, removes, appends) => {
    const remove = vi.fn(async () => left(B))
    const append = vi.fn(async () => saved([A]))
    await saveWatchlists(order(change), { remove, append })
    expect([remove.mock.calls.length, append.mock.calls.length]).toEqual([removes, appends])
  })

  test.each([
    ['is refused', async () => refused, refused],
    ['rejects', () => Promise.reject(fault.fault), fault],
    [
      'throws at once',
      () => {
        throw fault.fault
      },
      fault,
    ],
  ])('when remove %s, append is not tried: nothing was saved', async (_sentence, remove, removed) => {
    const append = vi.fn(async () => saved([A]))
    const outcome = await saveWatchlists(order({ remove: [2], append: [item(1)] }), { remove, append })
    expect(outcome).toEqual({ removed, appended: null })
    expect(append).not.toHaveBeenCalled()
  })
})

describe('what an outcome means', () => {
  const table: [string, WatchlistOutcome, ReturnType<typeof problemOf>, ReturnType<typeof notificationOf>][] =
    [
      ['added', { removed: null, appended: saved([A]) }, null, { removed: null, updated: [A] }],
      ['removed', { removed: left(B), appended: null }, null, { removed: [B], updated: null }],
      [
        'removed from lists that it was not on: the parent is not notified',
        { removed: left(), appended: null },
        null,
        { removed: null, updated: null },
      ],
      [
        'both: only an update',
        { removed: left(B), appended: saved([A]) },
        null,
        { removed: null, updated: [A] },
      ],
      [
        'added, no lists in the answer: no update',
        { removed: null, appended: saved([]) },
        null,
        { removed: null, updated: null },
      ],
      [
        'removed, adding failed: a removal, because nothing was added',
        { removed: left(B), appended: fault },
        { kind: 'fault' },
        { removed: [B], updated: null },
      ],
      [
        'removed, adding was refused',
        { removed: left(B), appended: refused },
        { kind: 'refused', code: 'watchlist_readonly', message: 'No' },
        { removed: [B], updated: null },
      ],
      [
        'not saved, with a message',
        { removed: null, appended: saved([A], { saved: false, message: 'Full' }) },
        { kind: 'unsaved', message: 'Full' },
        { removed: null, updated: null },
      ],
      [
        'removing failed',
        { removed: fault, appended: null },
        { kind: 'fault' },
        { removed: null, updated: null },
      ],
    ]
  test.each(table)('%s', (_sentence, outcome, problem, notification) => {
    expect(problemOf(outcome)).toEqual(problem)
    expect(notificationOf(outcome)).toEqual(notification)
  })
})

describe('the lists after an outcome', () => {
  const lists = [A, B]
  test.each<[string, Partial<WatchlistOrder>, WatchlistOutcome, Partial<WatchlistList>[]]>([
    [
      'a removal',
      { remove: [2] },
      { removed: left(B), appended: null },
      [{ checked: false }, { checked: false }],
    ],
    [
      'a removal that failed',
      { remove: [2] },
      { removed: fault, appended: null },
      [{ checked: false }, { checked: true }],
    ],
    [
      'lists of the server',
      { append: [item(1)] },
      { removed: null, appended: saved([{ ...A, checked: true, values: { quantity: '7' } }]) },
      [{ checked: true, values: { quantity: '7' } }, { checked: true }],
    ],
    [
      'no lists of the server: what was sent',
      { append: [item(1, { quantity: '7', price: '99', day: '2025-07-01' })] },
      { removed: null, appended: saved([]) },
      [{ checked: true, values: { quantity: '7', price: '99', day: '2025-07-01' } }, { checked: true }],
    ],
    [
      'an unknown list',
      { append: [item(1)] },
      { removed: null, appended: saved([watchlist(3, 'C')]) },
      [{ checked: true }, { checked: true }, { name: 'C' }],
    ],
    [
      'not saved',
      { append: [item(1)] },
      { removed: null, appended: saved([{ ...A, checked: true }], { saved: false }) },
      [{ checked: false }, { checked: true }],
    ],
  ])('%s', (_sentence, change, outcome, after) => {
    const now = listsAfter(lists, order(change), outcome)
    expect(now).toHaveLength(after.length)
    expect(now).toMatchObject(after)
  })
})

const WITH_ACCESS = { fields: PURCHASE_FIELDS, hasListAccess: true }

describe('W4 a save is undone by the same two calls, or not at all', () => {
  const priced = (price: string | null) =>
    watchlist(2, 'B', { checked: true, quantity: '5', price, day: '2024-02-16' })
  const bought = priced('97.625')
  test.each([
    ['an added list is removed', { remove: [], append: [item(1)] }, { remove: [1], append: [] }],
    [
      'a removed list gets its values back',
      { remove: [2], append: [] },
      { remove: [], append: [item(2, { quantity: '5', price: '97.625', day: '2024-02-16' })] },
    ],
    [
      'changed values are reset',
      { remove: [], append: [item(2, { quantity: '9' })] },
      { remove: [], append: [item(2, { quantity: '5', price: '97.625', day: '2024-02-16' })] },
    ],
    [
      'a list that was removed and added again counts once',
      { remove: [2], append: [item(2, { quantity: '9' })] },
      { remove: [], append: [item(2, { quantity: '5', price: '97.625', day: '2024-02-16' })] },
    ],
  ])('%s', (_sentence, change, back) => {
    expect(reverseOf([A, bought], change, WITH_ACCESS)).toEqual(back)
  })

  test.each<[string, readonly WatchlistList[], number, boolean]>([
    ['a price that cannot be shown', [priced(null)], 2, true],
    ['a date without a price, which would be refused', [priced('')], 2, true],
    ['an unknown list', [], 2, true],
    ['381 without NSD access cannot be added again', [watchlist(381, 'NSD', { checked: true })], 381, false],
  ])('%s: no undo is offered', (_sentence, before, id, hasListAccess) => {
    const rule = { fields: PURCHASE_FIELDS, hasListAccess }
    expect(reverseOf(before, { remove: [id], append: [] }, rule)).toBeNull()
  })

  test('381 with NSD access is added again', () => {
    const before = [watchlist(381, 'NSD', { checked: true })]
    expect(reverseOf(before, { remove: [381], append: [] }, WITH_ACCESS)).toEqual({
      remove: [],
      append: [item(381)],
    })
  })
})

describe('one key per save (reliability §2.2a)', () => {
  const change = { remove: [2], append: [item(1)] }
  const sent = order({ ...change, keys: keysFor(change, {}, 'first-key') })

  test('a new save has new keys', () => {
    expect(keysFor(change, {}, 'first-key')).toEqual({
      remove: 'first-key-remove',
      append: 'first-key-append',
    })
  })

  test.each<[string, WatchlistOutcome, 'first' | 'second', 'first' | 'second']>([
    ['the answer of remove was lost', { removed: fault, appended: null }, 'first', 'first'],
    ['the answer of append was lost', { removed: left(B), appended: fault }, 'second', 'first'],
    ['append was refused', { removed: left(B), appended: refused }, 'second', 'first'],
    ['full success', { removed: left(B), appended: saved([A]) }, 'second', 'second'],
  ])('%s: the same save again', (_sentence, outcome, remove, append) => {
    expect(keysFor(change, keysAfter(sent, outcome), 'second-key')).toEqual({
      remove: `${remove}-key-remove`,
      append: `${append}-key-append`,
    })
  })

  test('other content has new keys', () => {
    const unsettled = keysAfter(sent, { removed: fault, appended: null })
    const other = { remove: [2, 3], append: [item(1, { quantity: '8' })] }
    expect(keysFor(other, unsettled, 'second-key')).toEqual({
      remove: 'second-key-remove',
      append: 'second-key-append',
    })
  })
})

describe('a refusal names its item by index', () => {
  const change = { remove: [], append: [item(1), item(2)] }
  test.each([
    ['price[1]', { listId: 2, field: 'price' }],
    ['day[0]', { listId: 1, field: 'day' }],
    ['quantity[1]', { listId: 2, field: 'quantity' }],
    ['price[7]', null],
    ['add[0]', null],
    ['bondId', null],
    ['price[-1]', null],
    ['__proto__[0]', null],
    [null, null],
  ])('%s', (field, named) => {
    const found = refusedItem(PURCHASE_FIELDS, change, {
      kind: 'refused',
      code: 'bad_request',
      message: 'No',
      field,
    })
    if (named === null) expect(found).toBeNull()
    else expect(found).toMatchObject(named)
  })
})
