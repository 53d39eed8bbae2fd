import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parDuration, tenorYears } from '../pricing/index.ts'
import { openTestApp, type TestApp, testData } from '../testing/app.ts'
import { sheetOf } from '../testing/workbook.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const get = async <Answer>(path: string, user: string | null = 'desk') =>
  (await (await app.ask(user, path)).json()) as Answer
const statusOf = async (path: string, user: string | null = 'desk') => (await app.ask(user, path)).status

type Table = {
  dimension: string
  sub_rows: Record<string, { id: string; cells: object }[]>
  closed_data: { scroll_body: unknown[] }
  scroll_head: string[]
  scroll_body: { id: string; cells: Record<string, string | { numeric: number }> }[]
}
/** The number in a line at a column heading. */
function cellValue(table: Table | undefined, id: string, heading: string): number | null {
  const column = `p${table?.scroll_head.indexOf(heading)}`
  const cell = table?.scroll_body.find(row => row.id === id)?.cells[column]
  return typeof cell === 'object' ? cell.numeric : null
}

describe('bank report (shared-blocks §3)', () => {
  type Bank = {
    emptyReport: boolean
    report?: Table
    rsbu_capital_adequacy?: Table
    exportLink: string | null
  }

  test('actual is the newest year, archive everything before; both match the file', async () => {
    const actual = await get<Bank>('/api/report_bank_rsbu/5/0/')
    const archive = await get<Bank>('/api/report_bank_rsbu/5/1/')
    expect(actual.report?.scroll_head.slice(1)).toEqual([
      '31 Mar 2025',
      '31 Dec 2024',
      '30 Sep 2024',
      '30 Jun 2024',
    ])
    expect(archive.report?.scroll_head[1]).toBe('31 Mar 2024')
    expect(archive.report?.scroll_head.at(-1)).toBe('31 Mar 2019')
    expect(cellValue(archive.report, 'ASSET', '31 Mar 2019')).toBe(2_292_334)
    expect(cellValue(archive.rsbu_capital_adequacy, 'RBCT1CER', '31 Mar 2019')).toBe(14.03)
    expect(actual.exportLink).toBe('/api/report-export/bank/5/?archive=%archive%&from=%from%&to=%to%')
  })

  test('a failed bank has no actual quarters: all its filings are archive', async () => {
    expect(await get<Bank>('/api/report_bank_rsbu/40001/0/')).toMatchObject({ emptyReport: true })
    const archive = await get<Bank>('/api/report_bank_rsbu/40001/1/')
    expect(archive.report?.scroll_head).toHaveLength(17)
    expect(archive.report?.scroll_head[1]).toBe('31 Dec 2022')
  })

  test('an issuer without a bank, and a branch, have an empty report', async () => {
    for (const path of ['/api/report_bank_rsbu/2/0/', '/api/report_bank_rsbu/5/0/?branch=7'])
      expect(await get<Bank>(path)).toEqual({ emptyReport: true, exportLink: null, labels: {} })
  })

  test.each(['2', '-1', 'x', '01'])('flag %s is refused', async flag => {
    expect(await statusOf(`/api/report_bank_rsbu/5/${flag}/`)).toBe(400)
  })
})

describe('reports of filings', () => {
  type Report = {
    reports: { id: number }[]
    balance_sheet: Table
    profit_and_loss: Table
    cash_flow_statement: Table
    params: Table
    exportLink: string | null
  }
  type Local = { rsbu_balance: Table; rsbu_profit_and_loss: Table; report_cash_flow: Table }
  const value = (tag: string, end: string, months: number) =>
    testData().apple.find(one => one.tag === tag && one.end === end && one.months === months)?.value ??
    Number.NaN

  test('a year is as filed, in millions', async () => {
    const report = await get<Report>('/api/report_msfo/2/')
    expect(cellValue(report.balance_sheet, 'Assets', '28 Sep 2024')).toBe(
      value('Assets', '2024-09-28', 0) / 1e6,
    )
    expect(cellValue(report.profit_and_loss, 'NetIncomeLoss', '30 Sep 2023')).toBe(
      value('NetIncomeLoss', '2023-09-30', 12) / 1e6,
    )
  })

  test('the fourth quarter and cash-flow quarters are the year to date less the earlier quarters', async () => {
    const { reports } = await get<Report>('/api/report_msfo/2/')
    const report = await get<Local>(`/api/report_rsbu/${reports[1]?.id}/`)
    const fourth = value('NetIncomeLoss', '2024-09-28', 12) - value('NetIncomeLoss', '2024-06-29', 9)
    expect(cellValue(report.rsbu_profit_and_loss, 'NetIncomeLoss', '28 Sep 2024')).toBeCloseTo(
      fourth / 1e6,
      6,
    )
    const tag = 'NetCashProvidedByUsedInOperatingActivities'
    const second = value(tag, '2024-03-30', 6) - value(tag, '2023-12-30', 3)
    expect(cellValue(report.report_cash_flow, tag, '30 Mar 2024')).toBeCloseTo(second / 1e6, 6)
  })

  test('a quarter has no data before its filing', async () => {
    const { reports } = await get<Report>('/api/report_msfo/2/')
    const report = await get<Report>(`/api/report_msfo/${reports[1]?.id}/`)
    // The quarter to 28 June 2025 was filed in August.
    expect(report.profit_and_loss.scroll_head[1]).toBe('29 Mar 2025')
  })

  test('the product’s own form has only lines present in every period', async () => {
    const { balance_sheet: own } = await get<Report>('/api/report_msfo/2/?source=own')
    for (const row of [...own.scroll_body, ...Object.values(own.sub_rows).flat()])
      expect(Object.values(row.cells)).not.toContain('')
  })

  test('R2 the partner’s lines differ from those of the filings, cover twelve months, and name their source', async () => {
    const { reports } = await get<Report>('/api/report_msfo/2/')
    const quarters = reports[1]?.id
    const partner = await get<Report>(`/api/report_msfo/${quarters}/?source=partner`)
    const own = await get<Report>(`/api/report_msfo/${quarters}/`)
    const local = await get<Local>(`/api/report_rsbu/${quarters}/`)
    const names = (table: Table) => table.scroll_body.map(row => row.cells.name)
    expect(names(partner.balance_sheet)).toContain('Net debt')
    for (const other of [own.balance_sheet, local.rsbu_balance])
      expect(names(partner.balance_sheet)).not.toEqual(names(other))
    const revenue = 'RevenueFromContractWithCustomerExcludingAssessedTax'
    const trailing =
      value(revenue, '2024-09-28', 12) + value(revenue, '2025-03-29', 6) - value(revenue, '2024-03-30', 6)
    expect(cellValue(partner.profit_and_loss, 'revenue', '29 Mar 2025')).toBeCloseTo(trailing / 1e6, 6)
    expect(partner.profit_and_loss.dimension).toBe('USD million · trailing twelve months')
    expect(JSON.stringify(partner.params.scroll_body)).toContain('SEC EDGAR')
    expect(partner.exportLink).toBeNull()
  })

  test('shared-blocks §3 lines are below their totals, for users who may open the table', async () => {
    const { rsbu_balance: open } = await get<Local>('/api/report_rsbu/2/')
    expect(open.scroll_body.map(row => row.id)).not.toContain('InventoryNet')
    expect(open.sub_rows.AssetsCurrent?.map(row => row.id)).toContain('InventoryNet')
    const { rsbu_balance: closed } = await get<Local>('/api/report_rsbu/2/', 'reader')
    expect(closed.sub_rows).toEqual({})
    expect(JSON.stringify(closed)).not.toContain('InventoryNet')
  })

  test('shared-blocks §9 a closed cash flow has seven rows, other closed tables five', async () => {
    for (const id of [2, 3, 4, 5]) {
      const { rsbu_balance, report_cash_flow } = await get<Local>(`/api/report_rsbu/${id}/`, 'reader')
      expect(rsbu_balance.closed_data.scroll_body).toHaveLength(5)
      expect(report_cash_flow.closed_data.scroll_body).toHaveLength(7)
    }
  })

  test('an issuer without filings has an empty report; an unknown issuer has none', async () => {
    expect(await get('/api/report_msfo/101/')).toEqual({ exportLink: null })
    expect(await get('/api/report_rsbu/1/')).toEqual({ exportLink: null })
    expect(await statusOf('/api/report_msfo/99999/')).toBe(404)
    expect(await statusOf('/api/report_msfo/2/?source=other')).toBe(400)
  })

  test('multipliers are by quarter and by year, only where they can be computed', async () => {
    const apple = await get<Record<string, { group_id: number; body: unknown[] }[]>>(
      '/api/company/2/multipliers/',
    )
    expect(Object.keys(apple)).toEqual(['1', '2'])
    expect(apple['2']?.map(group => group.group_id)).toEqual([1, 2, 3, 4])
    expect(await get('/api/company/1/multipliers/')).toEqual({})
  })

  test('files are by year and quarter; an unknown kind is 404', async () => {
    const years = await get<{ year: number; monthArray: Record<string, unknown> }[]>(
      '/api/company/get-report/annual-reports/2/',
    )
    expect(years.map(year => year.year)).toEqual([2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016, 2015])
    expect(await get('/api/company/get-report/esg/1/')).toEqual([])
    for (const kind of ['nothing', '..%2f', 'constructor'])
      expect(await statusOf(`/api/company/get-report/${kind}/2/`)).toBe(404)
  })

  test('in a 52-week year each period has its own quarter', async () => {
    const years = await get<{ year: number; monthArray: Record<string, unknown> }[]>(
      '/api/company/get-report/reporting/2/',
    )
    // 1 April, 1 July, 30 September and 30 December 2023
    expect(years.map(year => [year.year, Object.keys(year.monthArray).join()])).toEqual(
      expect.arrayContaining([
        [2023, '1,2,3,4'],
        [2024, '1,2,3,4'],
      ]),
    )
  })

  test('an export has the columns of its days; outside them there is none', async () => {
    const send = (query: string, report = 'bank') =>
      app.ask('desk', `/api/report-export/${report}/5/?${query}`)
    const response = await send('archive=1&from=2019-01-01&to=2019-12-31')
    const sheet = await sheetOf(response)
    expect(sheet).toContain('31 Dec 2019')
    expect(sheet).not.toContain('31 Mar 2020')
    expect((await send('from=1970-01-01&to=2025-07-11', 'msfo')).status).toBe(200)
    expect((await send('archive=0&from=2019-01-01&to=2019-12-31')).status).toBe(422)
    expect((await send('archive=2&from=2019-01-01&to=2019-12-31')).status).toBe(400)
    expect((await send('archive=1&from=%25from%25&to=2019-12-31')).status).toBe(400)
    expect((await send('archive=1&from=2020-01-01&to=2019-12-31')).status).toBe(422)
    expect((await send('archive=1')).status).toBe(400)
  })
})

describe('issuer map (shared-blocks §3)', () => {
  type Map = {
    emitentMap: {
      x: number
      y: number | null
      shape?: number
      is_main_emission: number
      trading_ground_id: number
    }[]
    emitentMapCurrencies: { id: number; text: string }[]
    emitentMapCurrencyId: number | null
    emitentMapGroundId: number | null
    emitentMapGrounds: Record<string, { id: number }[]>
    emitentMapCurvesData: Record<string, { x: number; y: number | null; shape?: number }[]>
  }

  test('each trading ground has one main point; trading grounds and curve are by currency, the estimation first', async () => {
    const map = await get<Map>('/api/emitent-map-data/2/?bondId=10057')
    expect(map.emitentMapCurrencies).toEqual([{ id: 840, text: 'USD' }])
    expect([map.emitentMapCurrencyId, map.emitentMapGroundId]).toEqual([840, 4])
    expect(map.emitentMapGrounds['840']?.map(tradingGround => tradingGround.id)).toEqual([4, 381])
    expect(map.emitentMap.filter(point => point.is_main_emission === 1)).toHaveLength(2)
    expect(map.emitentMapCurvesData['840']).toHaveLength(13)
    for (const point of map.emitentMap) expect(point.y).toBeGreaterThan(0.03)
  })

  test('below full access points and curve share one shape, and x is coarse (readings #70)', async () => {
    const full = await get<Map>('/api/emitent-map-data/1/')
    const masked = await get<Map>('/api/emitent-map-data/1/', 'reader')
    for (const [index, { x }] of masked.emitentMap.entries()) {
      expect((x * 4) % 1).toBe(0)
      expect(Math.abs(x - (full.emitentMap[index]?.x ?? 0))).toBeLessThan(0.5)
    }
    const all = [...masked.emitentMap, ...(masked.emitentMapCurvesData['840'] ?? [])]
    expect(all.every(point => point.y === null)).toBe(true)
    const shapes = all.map(point => point.shape ?? -1)
    expect([Math.min(...shapes), Math.max(...shapes)]).toEqual([0, 100])
  })

  test.each(['desk', 'pro', 'reader', null])(
    'M1 the curve is measured like the points: at durations of bonds at par, as %s sees it (readings #70)',
    async actor => {
      const { market } = app.deps
      const curve = (await get<Map>('/api/emitent-map-data/1/', actor)).emitentMapCurvesData['840'] ?? []
      const tenors = market.indexes.flatMap(({ tenor, values }) =>
        tenor ? [{ years: tenorYears(tenor), y: values.at(-1) ?? 0 }] : [],
      )
      const open = curve.every(point => point.y !== null)
      const places = tenors.map(({ years, y }) => parDuration(years, open ? y : 0.05))
      expect(curve.at(-1)?.x).toBeCloseTo(places.at(-1) ?? 0, 0)
      // Every curve point is at a tenor’s duration, as precise as the places.
      for (const { x } of curve)
        expect(Math.min(...places.map(place => Math.abs(place - x)))).toBeLessThan(open ? 0.006 : 0.13)
      // Each place once, from left to right.
      expect(curve.map(({ x }) => x)).toEqual(
        [...new Set(curve.map(({ x }) => x))].sort((one, other) => one - other),
      )
    },
  )

  test('an issuer whose bonds have no price has an empty map', async () => {
    const venezuela = app.deps.market.findIssuers('venezuela')[0]
    expect(await get<Map>(`/api/emitent-map-data/${venezuela?.id}/`)).toMatchObject({
      emitentMap: [],
      emitentMapCurrencies: [],
      emitentMapCurrencyId: null,
    })
    expect(await statusOf('/api/emitent-map-data/1/?bondId=999999')).toBe(404)
    expect(await statusOf('/api/emitent-map-data/1/?bondId=x')).toBe(400)
  })
})

describe('relations', () => {
  type Row = {
    emitent_id: number
    emitent_name: string
    related_emitent_id: number | null
    rel_type_name: string
    share: { numeric: number | null }
  }

  test('subsidiaries, with their disclosed shares', async () => {
    const exxon = await get<Row[]>('/api/network/3/from/')
    expect(exxon).toHaveLength(116)
    expect(exxon[0]).toMatchObject({
      emitent_name: 'AKG Marketing Company Limited',
      share: { numeric: 87.5 },
    })
    const ids = new Map(exxon.map(row => [row.emitent_name, row.emitent_id]))
    expect(new Set(exxon.map(row => row.emitent_id)).size).toBe(ids.size)
    const apple = await get<Row[]>('/api/network/2/from/')
    expect(apple.every(row => row.share.numeric === null)).toBe(true)
  })

  test('indirect holdings are linked to their direct owner', async () => {
    const chase = await get<Row[]>('/api/network/5/from/')
    const [bank] = chase
    expect(bank).toMatchObject({
      emitent_name: 'JPMorgan Chase Bank, National Association',
      related_emitent_id: null,
    })
    expect(chase.filter(row => row.related_emitent_id === bank?.emitent_id)).toHaveLength(2)
    const known = new Set(chase.map(row => row.emitent_id))
    expect(chase.every(row => row.related_emitent_id === null || known.has(row.related_emitent_id))).toBe(
      true,
    )
  })

  test('owners: the fund; for the Treasury only the fund, through its bonds', async () => {
    expect(await get<Row[]>('/api/network/2/to/')).toHaveLength(1)
    expect(await get<Row[]>('/api/network/101/from/')).toEqual([])
    expect(await statusOf('/api/network/2/sideways/')).toBe(404)
  })
})

describe('comments and indicators', () => {
  type Comment = {
    provider_id: number
    file: string | null
    content: string | null
    cb_file_link: string | null
    requestExists: boolean
    moderated: boolean
    approved: boolean
    checked: boolean
  }

  test('every access state of a file occurs (shared-blocks §4)', async () => {
    const comments = await get<Comment[]>('/api/company/2/comments_about/', 'pro')
    const states = comments.map(one =>
      [one.file !== null, one.content !== null, one.moderated, one.requestExists, one.checked, one.approved]
        .map(Number)
        .join(''),
    )
    expect(new Set(states)).toEqual(new Set(['100000', '101000', '101111', '101110', '010000', '001000']))
    expect(comments.filter(one => one.cb_file_link !== null).map(one => one.provider_id)).toEqual([1, 3])
  })

  test('a request then applies to all comments of its provider, for this user', async () => {
    const send = () => app.ask('pro', '/api/comments/create_comments_access_request/2/')
    for (const answer of await Promise.all([send(), send()]))
      expect(await answer.json()).toEqual({ response: { items: [{ success: 1 }] } })
    const comments = await get<Comment[]>('/api/company/3/comments_about/', 'pro')
    expect(
      comments.filter(one => one.provider_id === 2).every(one => one.requestExists && !one.checked),
    ).toBe(true)
    const others = await get<Comment[]>('/api/company/3/comments_about/', 'proexcel')
    expect(others.filter(one => one.provider_id === 2).some(one => one.requestExists)).toBe(false)
  })

  test('twenty new requests an hour, for quotes and comments together', async () => {
    const { consume } = app.deps.limits
    const operations: string[] = []
    app.deps.limits = {
      ...app.deps.limits,
      consume: (operation, ...rest) => {
        operations.push(operation)
        return consume(operation, ...rest)
      },
    }
    await app.ask('prodocs', '/api/comments/create_comments_access_request/1/')
    await app.ask('prodocs', '/api/bonds/submit_quotes_access_request/502/')
    await app.ask('prodocs', '/api/bonds/submit_quotes_access_request/502/')
    expect(operations).toEqual(['access requests', 'access requests'])
  })

  test('indicators are named by labels, and a user’s own request by its number', async () => {
    type Answer = {
      items: { indexName: string; request_id: number | null }[]
      labels: Record<string, string>
    }
    const answer = await get<Answer>('/api/company/1/get-emitent-list-of-indexes/', 'reader')
    expect(answer.items).toHaveLength(8)
    expect(answer.items.map(item => item.request_id)).toEqual([
      1001,
      1002,
      null,
      null,
      null,
      null,
      null,
      null,
    ])
    for (const item of answer.items) expect(answer.labels[item.indexName]).toBeTruthy()
    const visitor = await get<Answer>('/api/company/1/get-emitent-list-of-indexes/', null)
    expect(visitor.items.every(item => item.request_id === null)).toBe(true)
  })

  test('another user’s request counts as unknown (access row 32)', async () => {
    const remove = (user: string, id: number) => app.ask(user, `/api/uss/delete/${id}/`, { method: 'POST' })
    expect((await remove('reader', 2001)).status).toBe(404)
    expect(await (await remove('reader677', 2001)).json()).toEqual({ response: { items: [{ status: 1 }] } })
    expect((await remove('reader677', 2001)).status).toBe(404)
  })
})
