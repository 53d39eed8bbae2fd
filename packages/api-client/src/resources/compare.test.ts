import { describe, expect, test } from 'vitest'
import { createCaller } from '../caller.ts'
import { exampleOf, fakeServer, type SeenRequest } from '../testing/fake-server.ts'
import { compareCalls, compareHash } from './compare.ts'

const UST = { term: 'UST', venueId: 4 }
const NOTE = { kind: 'bonds', id: 2, venueId: 4 }

describe('G2 the hash of a request (shared-blocks §9)', () => {
  test.each([
    ['the least', 0, 1],
    ['the greatest', 0.999999999, 999_999],
    ['the middle', 0.5, 500_000],
    ['a generator that gives 1', 1, 999_999],
    ['a generator that gives less than 0', -3, 1],
    ['a generator that gives no number', Number.NaN, 1],
  ])('is 1 to 999999: %s', (_sentence, random, expected) => {
    expect(compareHash(random)).toBe(expected)
  })

  test('is drawn for each request, and the trading ground goes with it', async () => {
    const server = fakeServer()
    let drawn = 0
    const calls = compareCalls(createCaller({ fetch: server.fetch }), 1, () => ++drawn / 10)
    await calls.search(UST)
    await calls.venues(NOTE)
    expect(server.seen.map(({ body }) => body)).toEqual([
      { term: 'UST', hash: 100_000, currentTgId: 4 },
      { hash: 200_000, currentTgId: 4, selectedId: 2, model: 'bonds' },
    ])
  })

  test('is no part of the result', async () => {
    const calls = compareCalls(createCaller({ fetch: fakeServer().fetch }), 1)
    expect((await calls.search(UST)).map(({ kind, count }) => [kind, count])).toEqual([
      ['bonds', 2],
      ['index', 1],
    ])
    expect((await calls.venues(NOTE)).map(({ id }) => id)).toEqual([4, 100])
  })

  test('of another request makes the answer a fault: its content is ignored (shared-blocks §5, check 27)', async () => {
    const later =
      (operation: 'searchCompareItems' | 'getCompareTradingGrounds') =>
      ({ body }: SeenRequest) => ({
        ...Object(exampleOf(operation)),
        hash: Number(Object(body).hash) + 1,
      })
    const server = fakeServer({
      answers: {
        searchCompareItems: later('searchCompareItems'),
        getCompareTradingGrounds: later('getCompareTradingGrounds'),
      },
    })
    const calls = compareCalls(createCaller({ fetch: server.fetch }), 1)
    await expect(calls.search(UST)).rejects.toMatchObject({ name: 'ApiFault', kind: 'schema' })
    await expect(calls.venues(NOTE)).rejects.toMatchObject({ name: 'ApiFault', kind: 'schema' })
  })
})
