import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, openTestApp, type TestApp } from '../testing/app.ts'

const DESK = 6
const [CORE, IDEAS, READONLY, NSD] = [6001, 6002, 6006, 381] as const

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.store.watchlists.change(
    DESK,
    { kind: 'bonds', id: 1 },
    { add: [], remove: [CORE, IDEAS, NSD] },
    NOON,
  )
})

type Save = {
  bondId?: number
  add: number[]
  qnt: string[]
  price: string[]
  date: string[]
  remove?: number[]
}
const one = (more: Partial<Save> = {}): Save => ({
  add: [CORE],
  qnt: ['10'],
  price: ['101.5'],
  date: ['2025-07-01'],
  ...more,
})
const save = (body: Save | object, user = 'desk') =>
  app.ask(user, '/api/watchlistAppend/', { json: { bondId: 1, ...body } })
const remove = (json: object, headers: Record<string, string> = {}) =>
  app.ask('desk', '/api/watchlist/remove/', { json, headers })
const stored = async () =>
  (await app.store.watchlists.lists(DESK, { kind: 'bonds', id: 1 })).flatMap(list =>
    list.entry ? [{ id: list.id, ...list.entry }] : [],
  )
const errorOf = async (response: Response) => {
  const { error } = (await response.json()) as { error: { code: string; field?: string } }
  return [response.status, error.code, error.field]
}

describe('saving (shared-blocks §5)', () => {
  test('all lists with their inputs; the answer has every list of the user', async () => {
    const response = await save({
      add: [CORE, IDEAS],
      qnt: ['1 000', ''],
      price: ['101,09375', ''],
      date: ['2025-07-01', ''],
    })
    const answer = (await response.json()) as {
      success: boolean
      watchlist: { id: number; checked: boolean }[]
    }
    expect(answer.success).toBe(true)
    expect(answer.watchlist.filter(list => list.checked).map(list => list.id)).toEqual([CORE, IDEAS])
    expect(answer.watchlist.find(list => list.id === CORE)).toMatchObject({
      name: 'Core rates',
      count: '1 000',
      user_price: { value: '101.094', numeric: 101.094 },
      buy_date: { value: '2025-07-01' },
      buy_date_formatted: '01.07.2025',
      readonly: false,
    })
    expect(await stored()).toHaveLength(2)
  })

  test.each([
    ['101.09375', 101.094],
    ['0.0005', 0.001],
    ['99.99949', 99.999],
    ['1,5', 1.5],
    ['.5', 0.5],
    ['5.', 5],
    ['1.0005', 1.001],
  ])('price %s is stored as %d', async (typed, price) => {
    expect((await save(one({ price: [typed] }))).status).toBe(200)
    expect((await stored())[0]?.price).toBe(price)
  })

  test.each([
    ['a price without its date', one({ date: [''] }), 'wl_error_no_date', 'date[0]'],
    ['a date without its price', one({ price: [''] }), 'wl_error_no_price', 'price[0]'],
    ['a date with price 0,00', one({ price: ['0,00'] }), 'wl_error_no_price', 'price[0]'],
    [
      'a date with a price that rounds to nothing',
      one({ price: ['0.0004'] }),
      'wl_error_no_price',
      'price[0]',
    ],
    ['a negative price', one({ price: ['-1'] }), 'bad_request', 'price[0]'],
    ['a price above the limit', one({ price: ['1e308'] }), 'bad_request', 'price[0]'],
    ['a price with many digits', one({ price: ['9'.repeat(20)] }), 'bad_request', 'price[0]'],
    ['a price with two separators', one({ price: ['1.2.3'] }), 'bad_request', 'price[0]'],
    ['a price in letters', one({ price: ['abc'] }), 'bad_request', 'price[0]'],
    ['a price in other digits', one({ price: ['１２'] }), 'bad_request', 'price[0]'],
    ['30 February', one({ date: ['2025-02-30'] }), 'bad_date', 'date[0]'],
    ['a date in another order', one({ date: ['01.07.2025'] }), 'bad_date', 'date[0]'],
    ['the year 1800', one({ date: ['1800-01-01'] }), 'bad_date', 'date[0]'],
    ['tomorrow', one({ date: ['2025-07-12'] }), 'bad_date', 'date[0]'],
    ['fewer quantities than lists', one({ qnt: [] }), 'bad_request', 'qnt'],
    ['more prices than lists', one({ price: ['1', '2'] }), 'bad_request', 'price'],
    ['no list', one({ add: [], qnt: [], price: [], date: [] }), 'bad_request', 'add'],
    [
      'one list twice',
      { add: [CORE, CORE], qnt: ['', ''], price: ['', ''], date: ['', ''] },
      'bad_request',
      'add[1]',
    ],
    ['a quantity of 33 characters', one({ qnt: ['x'.repeat(33)] }), 'bad_request', 'qnt[0]'],
    ['a quantity as a number', { ...one(), qnt: [10] }, 'bad_request', 'qnt[0]'],
    ['a list to both add and remove', one({ remove: [CORE] }), 'bad_request', 'remove[0]'],
  ])('%s is refused, its item is named, and nothing is stored', async (_, body, code, field) => {
    expect(await errorOf(await save(body))).toEqual([400, code, field])
    expect(await stored()).toEqual([])
  })

  test.each([
    ['an unknown bond', { bondId: 999_999, ...one() }, 404, 'not_found'],
    [
      'a list of another user',
      { add: [CORE, 3001], qnt: ['', ''], price: ['', ''], date: ['', ''] },
      404,
      'not_found',
    ],
    [
      'a read-only list',
      { add: [CORE, READONLY], qnt: ['', ''], price: ['', ''], date: ['', ''] },
      403,
      'watchlist_readonly',
    ],
  ])('%s is refused, and nothing is stored', async (_, body, status, code) => {
    const [answered, message] = await errorOf(await save(body))
    expect([answered, message]).toEqual([status, code])
    expect(await stored()).toEqual([])
  })

  test('quantity is free text and is not interpreted', async () => {
    await save(one({ qnt: ['=HYPERLINK("x")'] }))
    expect((await stored())[0]?.quantity).toBe('=HYPERLINK("x")')
  })

  test('adding and removing in one save is atomic: if one part fails, the other is undone', async () => {
    await save(one())
    expect((await save({ ...one({ add: [IDEAS] }), remove: [CORE] })).status).toBe(200)
    expect((await stored()).map(entry => entry.id)).toEqual([IDEAS])
    expect((await save({ ...one({ add: [CORE] }), remove: [READONLY] })).status).toBe(403)
    expect((await stored()).map(entry => entry.id)).toEqual([IDEAS])
  })

  test('two concurrent equal saves are one entry', async () => {
    const both = await Promise.all([save(one()), save(one())])
    expect(both.map(response => response.status)).toEqual([200, 200])
    expect(await stored()).toHaveLength(1)
  })

  test('two hundred concurrent saves are all stored', async () => {
    const ids = app.deps.market.bonds.slice(10, 210).map(issue => issue.id)
    const answers = await Promise.all(ids.map(bondId => save({ ...one(), bondId })))
    expect(answers.every(response => response.status === 200)).toBe(true)
    const there = await Promise.all(ids.map(id => app.store.watchlists.lists(DESK, { kind: 'bonds', id })))
    expect(there.every(lists => lists.some(list => list.id === CORE && list.entry?.quantity === '10'))).toBe(
      true,
    )
  })
})

describe('stocks', () => {
  const STOCK = { kind: 'stocks', id: 1 } as const
  const stockEntries = async () =>
    (await app.store.watchlists.lists(DESK, STOCK)).filter(list => list.entry !== null)
  const saveStock = (body: object) => app.ask('desk', '/api/watchlistAppend/', { json: body })
  const { bondId: _, ...purchase } = { bondId: 1, ...one({ price: ['169.23'] }) }
  beforeEach(async () => {
    await app.store.watchlists.change(DESK, STOCK, { add: [], remove: [CORE, IDEAS] }, NOON)
  })

  test('a stock and a bond of the same number have their own entries', async () => {
    await save(one())
    expect((await saveStock({ stockId: 1, ...purchase })).status).toBe(200)
    expect((await stockEntries()).map(({ id, entry }) => [id, entry?.price])).toEqual([[CORE, 169.23]])
    expect((await stored()).map(({ id, price }) => [id, price])).toEqual([[CORE, 101.5]])
    expect(await (await remove({ stockId: 1, ids: [CORE] })).json()).toMatchObject([{ id: CORE }])
    expect(await stockEntries()).toEqual([])
    expect(await stored()).toHaveLength(1)
  })

  test('the page of a stock has the lists of those with full access', async () => {
    await saveStock({ stockId: 1, ...purchase })
    const listsOf = async (user: string | null) =>
      ((await (await app.ask(user, '/api/stocks/1/page/')).json()) as { watchlist: { checked: boolean }[] })
        .watchlist
    expect((await listsOf('desk')).filter(list => list.checked)).toMatchObject([
      { id: CORE, count: '10', user_price: { numeric: 169.23 } },
    ])
    expect(await listsOf('reader')).toEqual([])
    expect(await listsOf(null)).toEqual([])
  })

  test.each([
    ['a bond and a stock', { bondId: 1, stockId: 1 }, 400, 'bad_request', 'stockId'],
    ['neither', {}, 400, 'bad_request', 'bondId'],
    ['an unknown stock', { stockId: 999_999 }, 404, 'not_found', undefined],
  ])('a save that names %s is refused', async (_, named, status, code, at) => {
    expect(await errorOf(await saveStock({ ...named, ...purchase }))).toEqual([status, code, at])
    expect(await stockEntries()).toEqual([])
  })
})

describe('removing from lists', () => {
  test('returns the lists that contained the bond, none for the others', async () => {
    await save(one({ add: [CORE, IDEAS], qnt: ['', ''], price: ['', ''], date: ['', ''] }))
    const left = (await (await remove({ bondId: 1, ids: [CORE, NSD, CORE] })).json()) as {
      id: number
      checked: boolean
    }[]
    expect(left).toMatchObject([{ id: CORE, checked: false, readonly: false }])
    expect((await stored()).map(entry => entry.id)).toEqual([IDEAS])
  })

  test('without a bond id, the bond is that of the referring page', async () => {
    await save(one())
    const headers = { referer: 'http://localhost/bonds/1/' }
    expect(await (await remove({ ids: [CORE] }, headers)).json()).toHaveLength(1)
    expect((await remove({ ids: [CORE] })).status).toBe(400)
    expect((await remove({ ids: [CORE] }, { referer: 'http://localhost/company/1/' })).status).toBe(400)
  })

  test.each([
    ['no list', { bondId: 1, ids: [] }, 400],
    ['a value that is not a list', { bondId: 1, ids: 6001 }, 400],
    ['too many lists', { bondId: 1, ids: Array.from({ length: 201 }, (_, at) => at + 1) }, 400],
    ['a list of another user', { bondId: 1, ids: [CORE, 3001] }, 404],
    ['a read-only list', { bondId: 1, ids: [CORE, READONLY] }, 403],
    ['an unknown bond', { bondId: 999_999, ids: [CORE] }, 404],
    ['an unknown stock', { stockId: 999_999, ids: [CORE] }, 404],
    ['a bond and a stock', { bondId: 1, stockId: 1, ids: [CORE] }, 400],
  ])('%s is refused, and the bond stays on its lists', async (_, body, status) => {
    await save(one())
    expect((await remove(body)).status).toBe(status)
    expect(await stored()).toHaveLength(1)
  })
})
