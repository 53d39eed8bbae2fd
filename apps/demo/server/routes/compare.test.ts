import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  app.deps.limits = { consume: () => {}, tryConsume: () => true }
})
afterAll(() => app.close())

type Found = { hash: number; tabs: { count: number; items: { name: string; highlighting: string }[] }[] }

const search = (term: unknown, hash: unknown = 42) =>
  app.ask('pro', '/api/bonds/1/getAutocompleteData/', { json: { term, hash } })
const tradingGrounds = (user: string, json: unknown) =>
  app.ask(user, '/api/bonds/1/getTradingGround/', { json })

describe('G2 valid compare searches (reliability §3.2)', () => {
  test.each([
    ['two characters', 'us', 400],
    ['three spaces', '   ', 400],
    ['two letters among spaces', '  us  ', 400],
    ['nothing', '', 400],
    ['a number', 123, 400],
    ['a list', ['ust'], 400],
    ['null', null, 400],
    ['two hundred characters', 'x'.repeat(200), 200],
    ['ten thousand', 'x'.repeat(10_000), 400],
    ['a body above the limit', 'x'.repeat(70_000), 413],
    ['a wildcard for any text', '%%%', 200],
    ['a wildcard for any character', '___', 200],
    ['backslashes', '\\\\\\', 200],
    ['a quote', "' OR 1=1--", 200],
    ['markup', '<img onerror=x>', 200],
    ['emoji', '🏦🏦🏦', 200],
    ['three Chinese characters', '国债券', 200],
    ['from right to left', 'אגח', 200],
    ['combining marks', 'e\u0301e\u0301e\u0301', 200],
    ['Turkish letters', 'İıŞ', 200],
    ['zero bytes', 'a\u0000bc', 400],
  ])('%s: %j', async (_sentence, term, status) => {
    expect((await search(term)).status).toBe(status)
  })

  test.each(['%%%', '___', '\\\\\\', '🏦🏦🏦'])('%j finds nothing', async term => {
    const { tabs } = (await (await search(term)).json()) as Found
    expect(tabs.map(tab => tab.count)).toEqual([0, 0])
  })

  test('matches are marked, and an answer contains no other markup', async () => {
    const { tabs } = (await (await search('treasury')).json()) as Found
    const hits = tabs.flatMap(tab => tab.items)
    expect(hits.length).toBeGreaterThan(0)
    for (const { highlighting } of hits) {
      expect(highlighting).toMatch(/<em>treasury<\/em>/i)
      expect(highlighting.replace(/<\/?em>/g, '')).not.toMatch(/[<>]/)
    }
  })

  test.each([
    [401, null],
    [403, 'reader'],
    [200, 'pro'],
  ] as const)('access row 23: %s for %s', async (status, user) => {
    const json = { term: 'treasury', hash: 1 }
    expect((await app.ask(user, '/api/bonds/1/getAutocompleteData/', { json })).status).toBe(status)
    const chosen = { hash: 1, selectedId: 10_057, model: 'bonds' }
    expect((await app.ask(user, '/api/bonds/1/getTradingGround/', { json: chosen })).status).toBe(status)
  })
})

describe('G2 trading grounds of the selection (reliability §3.2)', () => {
  test.each([
    ['an item that was not offered', 999_999, 404],
    ['minus one', -1, 400],
    ['a text', '10057', 400],
    ['none', undefined, 400],
  ])('%s', async (_sentence, selectedId, status) => {
    expect((await tradingGrounds('pro', { hash: 3, selectedId })).status).toBe(status)
  })

  test('without NSD access trading ground 381 is offered like the others; only its values are withheld', async () => {
    const of = async (user: string) =>
      (
        (await (await tradingGrounds(user, { hash: 3, selectedId: 10_057 })).json()) as {
          items: { id: number }[]
        }
      ).items
    expect(await of('pro')).toEqual(await of('desk'))
    expect((await of('pro')).map(tradingGround => tradingGround.id)).toContain(381)
  })
})
