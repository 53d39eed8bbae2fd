import { describe, expect, test, vi } from 'vitest'
import { deferred } from '../../testing/deferred.ts'
import { A, B, fault, item, left, order, refused, saved } from '../../testing/fixtures/watchlist-orders.ts'
import { carrySave } from './watchlist-carry.ts'
import type { WatchlistAnswer } from './watchlist-save.model.ts'
import type { WatchlistList } from './watchlist-values.model.ts'

describe('W4 "append only after remove settles" (shared-blocks §7)', () => {
  test('append waits for remove, and both have their key', async () => {
    const removing = deferred<WatchlistAnswer<readonly WatchlistList[]>>()
    const remove = vi.fn(() => removing.promise)
    const append = vi.fn(async () => saved([A]))
    const done = carrySave(order({ remove: [2], append: [item(1)] }), { remove, append })
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
    await carrySave(order(change), { remove, append })
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
    const outcome = await carrySave(order({ remove: [2], append: [item(1)] }), { remove, append })
    expect(outcome).toEqual({ removed, appended: null })
    expect(append).not.toHaveBeenCalled()
  })
})
