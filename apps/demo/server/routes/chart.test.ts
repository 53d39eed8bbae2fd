import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, openTestApp, type TestApp } from '../testing/app.ts'
import { sheetOf } from '../testing/workbook.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

type Item = { id: number; tgId: number | null; model: string }
const NOTE: Item = { id: 1, tgId: 100, model: 'bonds' }
const PERIOD = { startDate: '2024-08-19', endDate: '2024-08-30', chartType: 'price' }

const ask = (user: string | null, items: unknown, more: object = {}) =>
  app.ask(user, '/api/chart/get_tradings/', { json: { items, ...PERIOD, ...more } })
const bonds = (count: number): Item[] =>
  app.deps.market.bonds
    .filter(issue => issue.id > 1 && app.deps.market.seriesOn(issue, 4))
    .slice(0, count)
    .map(({ id }) => ({ id, tgId: 4, model: 'bonds' }))
const indexes = (count: number): Item[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, tgId: null, model: 'index' }))

describe('rows, a number, or nothing (bond-page §4)', () => {
  test('the rows of the period, both ends included, by date', async () => {
    const rows = (await (await ask('desk', [NOTE])).json()) as { date: { value: string } }[]
    expect(rows.map(row => row.date.value)).toEqual([
      '2024-08-19',
      '2024-08-20',
      '2024-08-21',
      '2024-08-22',
      '2024-08-23',
    ])
  })

  test.each([
    ['after the data', '2025-04-11', '2025-07-11', '2024-08-23'],
    ['before the data', '2023-01-01', '2023-02-01', '2024-02-15'],
    ['between two days of it', '2024-03-02', '2024-03-03', '2024-03-01'],
  ])('a period %s answers the nearest day, in unix seconds', async (_, startDate, endDate, day) => {
    const answer = await (await ask(null, [NOTE], { startDate, endDate })).json()
    expect(answer).toBe(Date.parse(`${day}T00:00:00Z`) / 1000)
  })

  test('a trading ground without data of the bond returns nothing', async () => {
    expect(await (await ask('desk', [{ ...NOTE, tgId: 78 }])).json()).toBe('')
    expect(await (await ask('desk', [{ ...NOTE, tgId: 328 }])).json()).toBe('')
  })

  test('the impossible row is flagged and keeps its numbers; computed values are absent', async () => {
    const rows = (await (await ask('desk', [NOTE])).json()) as Record<string, unknown>[]
    expect(rows.at(-1)).toMatchObject({
      indicative_price: { value: '0', numeric: 0, baddata: true },
      indicative_yield: { value: '37.23665078', numeric: 37.23665078, baddata: true },
    })
    for (const name of ['dur', 'duration', 'convexity', 'g_spread', 't_spread', 'pvbp'])
      expect(rows.at(-1)).not.toHaveProperty(name)
  })

  test('below full access a row is its day and a coarse shape over the period; a bad value has none', async () => {
    const rows = (await (await ask('reader', [NOTE])).json()) as Record<string, unknown>[]
    expect(rows.map(row => row.shape)).toEqual([0, 51, 100, 34, null])
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
      [
        'board_name',
        'date',
        'emission_id',
        'masked',
        'shape',
        'trading_ground_id',
        'trading_ground_name',
        'type_id',
      ].sort(),
    )
  })

  test('the shape is that of the charted value', async () => {
    const shapes = async (chartType: string) =>
      ((await (await ask('reader', [NOTE], { chartType })).json()) as { shape: number | null }[]).map(
        row => row.shape,
      )
    // When the price rises, the yield falls.
    expect(await shapes('yield')).toEqual([100, 49, 0, 66, null])
    expect(await shapes('gspread')).not.toEqual(await shapes('yield'))
  })
})

describe('comparison (bond-page §4, §5, readings #19)', () => {
  test('nine bonds and ten indexes besides the main bond are accepted, in order', async () => {
    const items = [{ id: 1, tgId: 4, model: 'bonds' }, ...bonds(9), ...indexes(10)]
    const response = await ask('desk', items, { startDate: '2017-01-03', endDate: '2025-07-11' })
    expect(response.status).toBe(200)
    const rows = (await response.json()) as { emission_id: number; type_id: string }[]
    const order = [...new Set(rows.map(row => `${row.type_id} ${row.emission_id}`))]
    const requested = items.map(item => `${item.model} ${item.id}`)
    expect(order).toEqual(requested.filter(item => order.includes(item)))
    expect(order.length).toBeGreaterThan(15)
  })

  test.each([
    ['a tenth bond', () => [NOTE, ...bonds(10)], 422, 'compare_max_count_alert'],
    ['an eleventh index', () => [NOTE, ...indexes(11)], 422, 'compare_max_index_count_alert'],
    ['twenty-one items', () => [NOTE, ...bonds(10), ...indexes(10)], 422, 'compare_max_count_alert'],
    ['no item', () => [], 422, 'no_select_trading_ground'],
    ['a bond without a ground', () => [{ ...NOTE, tgId: null }], 422, 'no_select_trading_ground'],
    ['the main bond again on its ground', () => [NOTE, NOTE], 400, 'bad_request'],
    ['one index twice', () => [NOTE, ...indexes(1), ...indexes(1)], 400, 'bad_request'],
    ['an unknown bond', () => [{ id: 999_999, tgId: 4, model: 'bonds' }], 404, 'not_found'],
    ['another model', () => [{ ...NOTE, model: 'stock' }], 400, 'bad_request'],
    ['an id as text', () => [{ ...NOTE, id: '1' }], 400, 'bad_request'],
    ['id 0', () => [{ ...NOTE, id: 0 }], 400, 'bad_request'],
  ])('%s is refused', async (_, items, status, code) => {
    const response = await ask('desk', items())
    expect([response.status, await codeOf(response)]).toEqual([status, code])
  })

  test('an unknown item has no rows and does not affect the others', async () => {
    const unknown = [
      { id: 999_999, tgId: 4, model: 'bonds' },
      { id: 99, tgId: null, model: 'index' },
    ]
    const rows = (await (await ask('desk', [NOTE, ...unknown, ...indexes(1)])).json()) as {
      emission_id: number
      type_id: string
    }[]
    expect(new Set(rows.map(row => `${row.type_id} ${row.emission_id}`))).toEqual(
      new Set(['bonds 1', `index ${indexes(1)[0]?.id}`]),
    )
  })

  test('the main bond on another trading ground is a separate line', async () => {
    const rows = (await (await ask('desk', [NOTE, { ...NOTE, tgId: 4 }])).json()) as {
      trading_ground_id: number
    }[]
    expect(new Set(rows.map(row => row.trading_ground_id))).toEqual(new Set([100, 4]))
  })

  test('a visitor must sign in, a reader needs access', async () => {
    const [visitor, reader] = [
      await ask(null, [NOTE, ...indexes(1)]),
      await ask('reader', [NOTE, ...indexes(1)]),
    ]
    expect([visitor.status, await codeOf(visitor)]).toEqual([401, 'need_auth'])
    expect([reader.status, await codeOf(reader)]).toEqual([403, 'need_get_access'])
  })

  test('a tenor has a yield and no price, the S&P 500 a price and no yield', async () => {
    const rows = (await (
      await ask(
        'desk',
        [NOTE, { id: 11, tgId: null, model: 'index' }, { id: 14, tgId: null, model: 'index' }],
        {
          startDate: '2024-07-20',
        },
      )
    ).json()) as Record<string, unknown>[]
    const tenor = rows.find(row => row.emission_id === 11)
    const stocks = rows.find(row => row.emission_id === 14)
    expect(tenor).toMatchObject({ type_id: 'index', indicative_yield: { numeric: expect.any(Number) } })
    expect(tenor).not.toHaveProperty('indicative_price')
    expect(stocks).toMatchObject({
      date: { value: '2024-08-01' },
      indicative_price: { numeric: expect.any(Number) },
    })
    expect(stocks).not.toHaveProperty('indicative_yield')
  })
})

describe('periods', () => {
  test.each([
    ['the start after the end', { startDate: '2024-08-31' }, 422, 'graph_period_start_incorrect'],
    ['31 February', { startDate: '2024-02-31' }, 400, 'bad_request'],
    ['another order', { startDate: '30.08.2024' }, 400, 'bad_request'],
    ['a time of day', { startDate: '2024-08-19T00:00:00Z' }, 400, 'bad_request'],
    ['year 0', { startDate: '0000-01-01' }, 400, 'bad_request'],
    ['an unknown chart type', { chartType: 'map' }, 400, 'bad_request'],
    ['a negative iteration', { getChartIteration: -1 }, 400, 'bad_request'],
  ])('%s is refused', async (_, more, status, code) => {
    const response = await ask('desk', [NOTE], more)
    expect([response.status, await codeOf(response)]).toEqual([status, code])
  })

  test('years 1 to 9999 are a valid period; tomorrow has no rows', async () => {
    const rows = (await (
      await ask('desk', [NOTE], { startDate: '0001-01-01', endDate: '9999-12-31' })
    ).json()) as unknown[]
    expect(rows).toHaveLength(134)
    const tomorrow = await ask('desk', [{ ...NOTE, tgId: 4 }], {
      startDate: '2025-07-12',
      endDate: '2025-07-12',
    })
    expect(await tomorrow.json()).toBe(Date.UTC(2025, 6, 11) / 1000)
  })
})

describe('archive export (bond-page §5, readings #18)', () => {
  /** The first bond with more estimation rows than the limit. */
  const long = () => {
    const { market } = app.deps
    const issue = market.bonds.find(one => (market.seriesOn(one, 4)?.days.length ?? 0) > 2501)
    const days = (issue && market.seriesOn(issue, 4)?.days) ?? []
    return { id: issue?.id ?? 0, days }
  }
  const send = (id: number, startDate: string, endDate: string, user = 'desk') =>
    app.ask(user, `/api/bonds/${id}/archive-export/`, { form: { tgId: '4', startDate, endDate } })

  test('2,500 points are exported, 2,501 are refused', async () => {
    const { id, days } = long()
    const exact = await send(id, days[1] ?? '', days[2500] ?? '')
    expect(exact.status).toBe(200)
    expect(exact.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    )
    expect(exact.headers.get('content-disposition')).toMatch(
      /^attachment; filename="archive-US[0-9A-Z]{10}\.xlsx"$/,
    )
    const sheet = await sheetOf(exact)
    expect(sheet.match(/<row /g)).toHaveLength(2501)
    const over = await send(id, days[0] ?? '', days[2500] ?? '')
    expect([over.status, await codeOf(over)]).toEqual([422, 'many_points'])
  })

  test('without points there is no file', async () => {
    const none = await send(1, '2020-01-01', '2020-02-01')
    expect([none.status, await codeOf(none)]).toEqual([422, 'no_data_for_period'])
  })

  test('a bad value is a blank cell', async () => {
    const response = await app.ask('desk', '/api/bonds/1/archive-export/', {
      form: { tgId: '100', startDate: '2024-08-23', endDate: '2024-08-23' },
    })
    const sheet = await sheetOf(response)
    expect(sheet).toContain('101.53125')
    expect(sheet).not.toContain('37.2366')
    expect(sheet).not.toContain('3723.66')
  })

  test('yields are in per cent, as on the screen', async () => {
    const response = await app.ask('desk', '/api/bonds/1/archive-export/', {
      form: { tgId: '100', startDate: '2024-08-22', endDate: '2024-08-22' },
    })
    const sheet = await sheetOf(response)
    expect(sheet).toContain('Indicative yield, %')
    expect(sheet).toMatch(/<v>3\.86\d*<\/v>/)
    expect(sheet).not.toContain('<v>0.0386')
  })

  test.each([
    [{ tgId: '0', startDate: '2024-01-01', endDate: '2024-02-01' }, 400],
    [{ tgId: '4', startDate: '2024-02-30', endDate: '2024-02-01' }, 400],
    [{ tgId: '4', startDate: '2024-03-01', endDate: '2024-02-01' }, 422],
    [{ tgId: '4', startDate: '2024-01-01' }, 400],
    [{ tgId: '4', startDate: '2024-01-01', endDate: '2024-02-01', lang: 'xx' }, 400],
  ])('%j is %i', async (form, status) => {
    const response = await app.ask('desk', '/api/bonds/1/archive-export/', {
      form: form as Record<string, string>,
    })
    expect(response.status).toBe(status)
  })
})

describe('chart panels of other pages', () => {
  const panel = (user: string | null, path: string, json: object) =>
    app.ask(user, `/api/chart-data/${path}/`, { json })

  test('a stock has closes and, in the second chart, volumes', async () => {
    const answer = (await (await panel('pro', 'stocks/1', { periodId: '1M' })).json()) as Record<
      string,
      { value: number }[]
    >
    expect(answer).toMatchObject({ measure: 'USD', graph_type: 'line', masked: false })
    expect(answer.data?.at(-1)).toMatchObject({ value: 169.23, valueFmt: '169.23' })
    expect(answer.overturn).toHaveLength(answer.data?.length ?? 0)
  })

  test('a commodity and a currency have a named line; WTI was below zero on 20 April 2020', async () => {
    type Answer = { measure: string; series: { name: string; data: { value: number }[] }[] }
    const line = async (path: string, day: string) =>
      (await (
        await panel('pro', path, { periodId: 'arbitrary', beginDate: day, endDate: day })
      ).json()) as Answer
    expect(await line('commodities/2', '2020-04-20')).toMatchObject({
      measure: 'USD/bbl',
      series: [{ name: 'WTI crude oil', data: [{ value: -36.98 }] }],
    })
    expect(await line('currencies/3', '2025-06-01')).toMatchObject({
      measure: 'JPY',
      series: [{ name: 'Japanese Yen, USD/JPY', data: [{ value: expect.any(Number) }] }],
    })
    expect((await panel('pro', 'currencies/9', { periodId: '1Y' })).status).toBe(404)
  })

  test('a fund has the estimated value of its bonds, named as such, and below full access a shape', async () => {
    type Answer = { masked: boolean; series: { name: string; data: { value: number | null }[] }[] }
    const march = { periodId: 'arbitrary', beginDate: '2023-03-31', endDate: '2023-03-31' }
    const line = async (user: string | null) => (await (await panel(user, 'etf/1', march)).json()) as Answer
    expect(await line('pro')).toMatchObject({
      measure: 'USD',
      masked: false,
      series: [
        {
          name: 'Bonds of the N-PORT report, estimated value',
          data: [{ value: expect.closeTo(178_550_934, -1) }],
        },
      ],
    })
    expect(await line('reader')).toMatchObject({ masked: true, series: [{ data: [{ value: null }] }] })
    expect((await panel('pro', 'etf/2', march)).status).toBe(404)
  })

  test('values are not rounded, so that the chart computes from them; their texts have 3 decimals (bond-page §9)', async () => {
    const { data } = (await (await panel('pro', 'bonds/1', { periodId: '3M' })).json()) as {
      data: { value: number; valueFmt: string }[]
    }
    expect(data.some(({ value }) => value !== Number(value.toFixed(3)))).toBe(true)
    for (const { value, valueFmt } of data) expect(Number(valueFmt)).toBe(Number(value.toFixed(3)))
  })

  test('below full access there is a shape but no value', async () => {
    const answer = (await (await panel('reader', 'indexes/11', { periodId: '3M' })).json()) as {
      masked: boolean
      data: Record<string, unknown>[]
    }
    expect(answer.masked).toBe(true)
    for (const point of answer.data) expect(Object.keys(point).sort()).toEqual(['date', 'shape', 'value'])
    expect(answer.data.every(point => point.value === null)).toBe(true)
  })

  test.each([
    [
      'an arbitrary period',
      'indexes/11',
      { periodId: 'arbitrary', beginDate: '2025-07-01', endDate: '2025-07-11' },
      200,
    ],
    ['an unknown tab', 'indexes/11', { periodId: '5Y' }, 400],
    ['a tab named like an object', 'indexes/11', { periodId: 'constructor' }, 400],
    [
      'an arbitrary period without its end',
      'indexes/11',
      { periodId: 'arbitrary', beginDate: '2025-07-01' },
      400,
    ],
    [
      'a start after the end',
      'indexes/11',
      { periodId: 'arbitrary', beginDate: '2025-07-12', endDate: '2025-07-11' },
      422,
    ],
    ['a company, which has no line', 'company/1', { periodId: '1M' }, 404],
    ['an unknown stock', 'stocks/9', { periodId: '1M' }, 404],
    ['an unknown kind', 'funds/1', { periodId: '1M' }, 404],
  ])('%s', async (_, path, json, status) => expect((await panel('pro', path, json)).status).toBe(status))
})
