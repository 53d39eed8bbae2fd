import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createRateLimits } from '../http/rate-limits.ts'
import { type Ask, openTestApp, type TestApp } from '../testing/app.ts'
import { VALID_REQUESTS } from '../testing/operations.ts'
import { ROUTES } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(() => {
  app.deps.limits = createRateLimits()
})

const MESSAGES: Record<string, string> = {
  bad_id: 'The number in the address is not an id.',
  bad_date: 'The date does not exist or may not be asked for.',
  bad_request: 'The request is malformed.',
  not_found: 'There is no such thing.',
  need_auth: 'Sign in first.',
  no_data_for_period: 'No data in the chosen period.',
  no_solution: 'There is no result for this value on that day.',
  no_select_trading_ground: 'No trading ground chosen.',
  graph_period_start_incorrect: 'The period starts after its end.',
  compare_max_count_alert: 'At most 9 bonds can be compared.',
  compare_max_index_count_alert: 'At most 10 indexes can be compared.',
  wl_error_no_date: 'A price needs its date.',
  wl_error_no_price: 'A date needs its price.',
}

/** The parts of an error: status, code, and the invalid field if one is named. */
type Refused = [status: number, code: string, field?: string]

async function expectRefusal(path: string, ask: Ask, [status, code, field]: Refused): Promise<void> {
  const response = await app.ask('desk', path, ask)
  const error = { code, message: MESSAGES[code], ...(field === undefined ? {} : { field }) }
  expect([response.status, await response.json()]).toEqual([status, { error }])
}

const LANG: readonly [query: string, refused: Refused][] = [
  ['lang=xyz', [400, 'bad_request', 'lang']],
  ['lang=', [400, 'bad_request', 'lang']],
  ['lang=ENG', [400, 'bad_request', 'lang']],
]

/** Query strings by operation; they replace the valid one. */
const QUERIES: Record<string, readonly (readonly [query: string, refused: Refused])[]> = {
  getBondPage: LANG,
  getStockPage: LANG,
  getEtfPage: LANG,
  getIndexPage: LANG,
  getCompanyPage: LANG,
  getHome: LANG,
  getMenu: LANG,
  getBenchmarkBond: LANG,
  getLabels: [
    ...LANG,
    ['show_labels=2', [400, 'bad_request', 'show_labels']],
    ['show_labels=', [400, 'bad_request', 'show_labels']],
    ['show_labels=true', [400, 'bad_request', 'show_labels']],
  ],
  getRepositoryLabels: [...LANG, ['show_labels=01', [400, 'bad_request', 'show_labels']]],
  getLatestIssues: [
    ...LANG,
    ...['0', '-1', '1.5', '1e3', '01', '+1', '', '100001', '99999999999999999999', '%201', '1;2'].map(
      (page): [string, Refused] => [`page=${page}`, [400, 'bad_request', 'page']],
    ),
  ],
  getSimilarBonds: ['0', '1.0', 'x', '100001'].map((page): [string, Refused] => [
    `page=${page}`,
    [400, 'bad_request', 'page'],
  ]),
  calculateBond: [
    ['given=price&value=98.5', [400, 'bad_date', 'settlement']],
    ['settlement=&given=price&value=98.5', [400, 'bad_date', 'settlement']],
    ['settlement=2025-7-14&given=price&value=98.5', [400, 'bad_date', 'settlement']],
    ['settlement=2025-02-30&given=price&value=98.5', [400, 'bad_date', 'settlement']],
    ['settlement=2025-02-29&given=price&value=98.5', [400, 'bad_date', 'settlement']],
    ['settlement=0000-01-01&given=price&value=98.5', [400, 'bad_date', 'settlement']],
    ['settlement=2034-02-15&given=price&value=98.5', [400, 'bad_date', 'settlement']],
    ['settlement=2025-07-14&value=98.5', [400, 'bad_request', 'given']],
    ['settlement=2025-07-14&given=spread&value=98.5', [400, 'bad_request', 'given']],
    ['settlement=2025-07-14&given=price', [400, 'bad_request', 'value']],
    ['settlement=2025-07-14&given=price&value=', [400, 'bad_request', 'value']],
    [`settlement=2025-07-14&given=price&value=${'9'.repeat(33)}`, [400, 'bad_request', 'value']],
    ['settlement=2025-07-14&given=price&value=abc', [422, 'no_solution', 'value']],
    ['settlement=2025-07-14&given=price&value=1e2', [422, 'no_solution', 'value']],
    ['settlement=2025-07-14&given=margin&value=10', [422, 'no_solution', 'value']],
  ],
  printBondPage: [
    ['', [400, 'bad_request', 'blocks']],
    ['blocks=', [400, 'bad_request', 'blocks']],
    ['blocks=info,', [400, 'bad_request', 'blocks']],
    ['blocks=,info', [400, 'bad_request', 'blocks']],
    ['blocks=info,nothing', [400, 'bad_request', 'blocks']],
    ['blocks=Info', [400, 'bad_request', 'blocks']],
    ['blocks=info&lang=xyz', [400, 'bad_request', 'lang']],
  ],
  getBankReport: ['0', 'x', '01', '', '2147483648'].map((branch): [string, Refused] => [
    `branch=${branch}`,
    [400, 'bad_id', 'branch'],
  ]),
  getIssuerMap: [
    ...['0', 'x', '1.5', ''].map((id): [string, Refused] => [`bondId=${id}`, [400, 'bad_id', 'bondId']]),
    ['bondId=999999999', [404, 'not_found']],
  ],
  getInternationalReport: [
    ['source=', [400, 'bad_request', 'source']],
    ['source=other', [400, 'bad_request', 'source']],
  ],
  exportReport: [
    ['archive=2&from=2020-01-01&to=2025-07-11', [400, 'bad_request', 'archive']],
    ['to=2025-07-11', [400, 'bad_date', 'from']],
    ['from=%25from%25&to=2025-07-11', [400, 'bad_date', 'from']],
    ['from=2025-02-30&to=2025-07-11', [400, 'bad_date', 'from']],
    ['from=2020-01-01', [400, 'bad_date', 'to']],
    ['from=2020-01-01&to=11.07.2025', [400, 'bad_date', 'to']],
    ['from=2025-07-11&to=2020-01-01', [422, 'graph_period_start_incorrect']],
    ['archive=0&from=1950-01-01&to=1950-01-02', [422, 'no_data_for_period']],
  ],
}

const validRequest = (operation: string): { path: string } & Ask => {
  const request = VALID_REQUESTS[operation]
  if (!request) throw new Error(`No request for ${operation}`)
  return request
}

describe('query', () => {
  const cases = Object.entries(QUERIES).flatMap(([operation, queries]) =>
    queries.map(([query, refused]) => [operation, query, refused] as const),
  )
  test.each(cases)('%s?%s', (operation, query, refused) => {
    const { path, ...ask } = validRequest(operation)
    return expectRefusal(`${path.replace(/\?.*/, '')}?${query}`, ask, refused)
  })

  const routes = ROUTES.filter(route => route.path !== '/').map(({ operation, method }) => [
    operation,
    method,
  ])
  test.each(routes)('%s refuses unknown and repeated parameters', async (operation = '', method = '') => {
    const { path, ...ask } = validRequest(operation)
    const join = path.includes('?') ? '&' : '?'
    const request = { method, ...ask }
    await expectRefusal(`${path}${join}surprise=1`, request, [400, 'bad_request', 'surprise'])
    await expectRefusal(`${path}${join}__proto__=1`, request, [400, 'bad_request', '__proto__'])
    const name = /\?(\w+)=/.exec(path)?.[1]
    if (name) await expectRefusal(`${path}&${name}=1`, request, [400, 'bad_request', name])
  })
})

describe('path', () => {
  test.each<[operation: string, path: string, refused: Refused]>([
    ['getAccruedInterest', '/api/bonds/1/getNkdInfo/2025-02-30/', [400, 'bad_date', 'date']],
    ['getAccruedInterest', '/api/bonds/1/getNkdInfo/today/', [400, 'bad_date', 'date']],
    ['getAccruedInterest', '/api/bonds/1/getNkdInfo/2025-7-11/', [400, 'bad_date', 'date']],
    ['getAccruedInterest', '/api/bonds/1/getNkdInfo/2025-07-31/', [400, 'bad_date', 'date']],
    ['getChartData', '/api/chart-data/funds/1/', [404, 'not_found']],
    ['getChartData', '/api/chart-data/company/1/', [404, 'not_found']],
    ['getMarketQuotes', '/api/bonds/mp-quotes/1/x/256/', [400, 'bad_id', 'emitentId']],
    ['getMarketQuotes', '/api/bonds/mp-quotes/1/1/0/', [400, 'bad_id', 'bondStatusId']],
    ['getBankReport', '/api/report_bank_rsbu/5/2/', [400, 'bad_request', 'archiveFlag']],
    ['getBankReport', '/api/report_bank_rsbu/5/00/', [400, 'bad_request', 'archiveFlag']],
    ['getBankReport', '/api/report_bank_rsbu/5/true/', [400, 'bad_request', 'archiveFlag']],
    ['getReportFiles', '/api/company/get-report/other/2/', [404, 'not_found']],
    ['getIssuerNetwork', '/api/network/3/up/', [404, 'not_found']],
    ['getIssuerNetwork', '/api/network/3/FROM/', [404, 'not_found']],
    ['exportReport', '/api/report-export/other/5/?from=2020-01-01&to=2025-07-11', [404, 'not_found']],
    ['downloadFile', '/api/files/other/20001/', [404, 'not_found']],
    ['getLabels', '/api/labels/nothing/', [404, 'not_found']],
    ['getLabels', '/api/labels/SITE/', [404, 'not_found']],
    ['getLabels', '/api/labels/%2e%2e%2fsite/', [404, 'not_found']],
    ['getLabels', `/api/labels/${'x'.repeat(65)}/`, [404, 'not_found']],
    ['getRepositoryLabels', '/api/labels/site/nothing/', [404, 'not_found']],
    ['getRepositoryLabels', '/api/labels/site/INFO/', [404, 'not_found']],
    ['getRepositoryLabels', '/api/labels/site/in%20fo/', [404, 'not_found']],
  ])('%s %s', (operation, path, refused) => {
    const { path: _, ...ask } = validRequest(operation)
    return expectRefusal(path, ask, refused)
  })

  test.each([
    ['/api/labels/bond_page/', 'a module in the spelling of its globals'],
    ['/api/labels/ui/_autocomplete/', 'a repository whose name starts with an underscore'],
  ])('%s is a valid request: %s', async path => expect((await app.ask(null, path)).status).toBe(200))
})

/** Fields merged into the valid body, or whole bodies. */
const BODIES: Record<string, readonly (readonly [body: Record<string, unknown>, refused: Refused])[]> = {
  signIn: [
    [{ login: '' }, [400, 'bad_request', 'login']],
    [{ login: 'x'.repeat(101) }, [400, 'bad_request', 'login']],
    [{ login: 1 }, [400, 'bad_request', 'login']],
    [{ password: undefined }, [400, 'bad_request', 'password']],
    [{ password: 'x'.repeat(201) }, [400, 'bad_request', 'password']],
  ],
  getTradings: [
    [{ items: undefined }, [400, 'bad_request', 'items']],
    [{ items: {} }, [400, 'bad_request', 'items']],
    [{ items: [] }, [422, 'no_select_trading_ground']],
    [{ items: [1] }, [400, 'bad_request', 'items[0]']],
    [{ items: [{ id: 1, tgId: 100 }] }, [400, 'bad_request', 'items[0].model']],
    [{ items: [{ id: 1, model: 'bonds' }] }, [400, 'bad_request', 'items[0].tgId']],
    [{ items: [{ id: 0, tgId: 100, model: 'bonds' }] }, [400, 'bad_request', 'items[0].id']],
    [{ items: [{ id: 1.5, tgId: 100, model: 'bonds' }] }, [400, 'bad_request', 'items[0].id']],
    [{ items: [{ id: '1', tgId: 100, model: 'bonds' }] }, [400, 'bad_request', 'items[0].id']],
    [{ items: [{ id: 2_147_483_648, tgId: 100, model: 'bonds' }] }, [400, 'bad_request', 'items[0].id']],
    [{ items: [{ id: 1, tgId: 0, model: 'bonds' }] }, [400, 'bad_request', 'items[0].tgId']],
    [{ items: [{ id: 1, tgId: -4, model: 'bonds' }] }, [400, 'bad_request', 'items[0].tgId']],
    [{ items: [{ id: 1, tgId: 2_147_483_648, model: 'bonds' }] }, [400, 'bad_request', 'items[0].tgId']],
    [{ items: [{ id: 1, tgId: 4, model: 'bonds', x: 1 }] }, [400, 'bad_request', 'items[0].x']],
    [{ items: [{ id: 1, tgId: null, model: 'bonds' }] }, [422, 'no_select_trading_ground']],
    [{ items: bonds(11) }, [422, 'compare_max_count_alert']],
    [{ items: bonds(25) }, [422, 'compare_max_count_alert']],
    [{ items: [...bonds(1), ...indexes(11)] }, [422, 'compare_max_index_count_alert']],
    [{ startDate: '2025-02-30' }, [400, 'bad_request', 'startDate']],
    [{ startDate: '' }, [400, 'bad_request', 'startDate']],
    [{ startDate: '2025-1-1' }, [400, 'bad_request', 'startDate']],
    [{ startDate: null }, [400, 'bad_request', 'startDate']],
    [{ endDate: '2023-02-29' }, [400, 'bad_request', 'endDate']],
    [{ startDate: '2025-01-02', endDate: '2025-01-01' }, [422, 'graph_period_start_incorrect']],
    [{ chartType: 'spread' }, [400, 'bad_request', 'chartType']],
    [{ userChangePeriod: 1 }, [400, 'bad_request', 'userChangePeriod']],
    [{ userChangePeriod: null }, [400, 'bad_request', 'userChangePeriod']],
    [{ getChartIteration: -1 }, [400, 'bad_request', 'getChartIteration']],
    [{ getChartIteration: 0.5 }, [400, 'bad_request', 'getChartIteration']],
  ],
  searchCompareItems: [
    [{ term: 'ab' }, [400, 'bad_request', 'term']],
    [{ term: ' ab ' }, [400, 'bad_request', 'term']],
    [{ term: '   ' }, [400, 'bad_request', 'term']],
    [{ term: 'x'.repeat(201) }, [400, 'bad_request', 'term']],
    [{ hash: 0 }, [400, 'bad_request', 'hash']],
    [{ hash: 1_000_000 }, [400, 'bad_request', 'hash']],
    [{ hash: '7' }, [400, 'bad_request', 'hash']],
    [{ currentTgId: 0 }, [400, 'bad_request', 'currentTgId']],
    [{ currentTgId: 2_147_483_648 }, [400, 'bad_request', 'currentTgId']],
  ],
  getCompareTradingGrounds: [
    [{ hash: undefined }, [400, 'bad_request', 'hash']],
    [{ selectedId: 0 }, [400, 'bad_request', 'selectedId']],
    [{ selectedId: null }, [400, 'bad_request', 'selectedId']],
    [{ selectedId: 999_999_999 }, [404, 'not_found']],
    [{ currentTgId: -1 }, [400, 'bad_request', 'currentTgId']],
    [{ model: 'stocks' }, [400, 'bad_request', 'model']],
  ],
  getChartData: [
    [{ periodId: undefined }, [400, 'bad_request', 'periodId']],
    [{ periodId: 'x'.repeat(21) }, [400, 'bad_request', 'periodId']],
    [{ periodId: '7Q' }, [400, 'bad_request', 'periodId']],
    [{ periodId: 'arbitrary' }, [400, 'bad_request', 'beginDate']],
    [{ periodId: 'arbitrary', beginDate: '2025-01-01' }, [400, 'bad_request', 'endDate']],
    [{ beginDate: '2025-02-30' }, [400, 'bad_request', 'beginDate']],
    [{ endDate: '' }, [400, 'bad_request', 'endDate']],
    [
      { periodId: 'arbitrary', beginDate: '2025-01-02', endDate: '2025-01-01' },
      [422, 'graph_period_start_incorrect'],
    ],
  ],
  getRatingsHistory: [
    [{ ratingType: undefined }, [400, 'bad_request', 'ratingType']],
    [{ ratingType: 'issuer' }, [400, 'bad_request', 'ratingType']],
  ],
  suggestBonds: [
    [{ term: 'ab' }, [400, 'bad_request', 'term']],
    [{ term: ' ab ' }, [400, 'bad_request', 'term']],
    [{ term: '' }, [400, 'bad_request', 'term']],
  ],
  suggestStocks: [[{ term: 'ab' }, [400, 'bad_request', 'term']]],
  suggestEtf: [[{ term: 'x'.repeat(201) }, [400, 'bad_request', 'term']]],
  suggestCommodities: [[{ term: '\t\n ' }, [400, 'bad_request', 'term']]],
  suggestCurrencies: [[{ term: '\t\n ' }, [400, 'bad_request', 'term']]],
  suggestIndexes: [[{ term: '\t\n ' }, [400, 'bad_request', 'term']]],
  suggestCompanies: [
    [{ term: ' ab ' }, [400, 'bad_request', 'term']],
    [{ emitent_stop_statuses_ids: ['96'] }, [400, 'bad_request', 'emitent_stop_statuses_ids[0]']],
    [{ emitent_stop_statuses_ids: [1.5] }, [400, 'bad_request', 'emitent_stop_statuses_ids[0]']],
    [{ emitent_stop_statuses_ids: Array(101).fill(1) }, [400, 'bad_request', 'emitent_stop_statuses_ids']],
  ],
  removeFromWatchlists: [
    [{ ids: [] }, [400, 'bad_request', 'ids']],
    [{ ids: [0] }, [400, 'bad_request', 'ids[0]']],
    [{ ids: Array.from({ length: 201 }, (_, index) => index + 1) }, [400, 'bad_request', 'ids']],
    [{ bondId: '1' }, [400, 'bad_request', 'bondId']],
    [{ bondId: null }, [400, 'bad_request', 'bondId']],
    [{ bondId: undefined }, [400, 'bad_request', 'bondId']],
    [{ bondId: 999_999_999 }, [404, 'not_found']],
  ],
  appendToWatchlists: [
    [{ bondId: undefined }, [400, 'bad_request', 'bondId']],
    [{ add: [] }, [400, 'bad_request', 'add']],
    [{ add: [1.5] }, [400, 'bad_request', 'add[0]']],
    [{ qnt: [1] }, [400, 'bad_request', 'qnt[0]']],
    [{ qnt: ['x'.repeat(33)] }, [400, 'bad_request', 'qnt[0]']],
    [{ qnt: [] }, [400, 'bad_request', 'qnt']],
    [{ price: ['x'] }, [400, 'bad_request', 'price[0]']],
    [{ price: ['-1'] }, [400, 'bad_request', 'price[0]']],
    [{ price: ['1000001'], date: ['2025-01-01'] }, [400, 'bad_request', 'price[0]']],
    [{ price: ['98'] }, [400, 'wl_error_no_date', 'date[0]']],
    [{ date: ['2025-01-01'] }, [400, 'wl_error_no_price', 'price[0]']],
    [{ price: ['98'], date: ['2025-02-30'] }, [400, 'bad_date', 'date[0]']],
    [{ price: ['98'], date: ['2025-07-12'] }, [400, 'bad_date', 'date[0]']],
    [{ date: ['2025-01-01T'] }, [400, 'bad_request', 'date[0]']],
    [{ remove: [0] }, [400, 'bad_request', 'remove[0]']],
    [{ remove: [1] }, [400, 'bad_request', 'remove[0]']],
  ],
  saveSettings: [
    [{ sid: '' }, [400, 'bad_request', 'sid']],
    [{ settings: {} }, [400, 'bad_request', 'settings.settings']],
    [{ settings: { settings: { hints: 1 } } }, [400, 'bad_request', 'settings.settings.hints']],
    [{ settings: { settings: { hints: true, x: 1 } } }, [400, 'bad_request', 'settings.settings.x']],
  ],
  sendSubscriptionRequest: [
    [{ tariff: '677' }, [400, 'bad_request', 'tariff']],
    [{ tariff: 5 }, [404, 'not_found']],
    [{ contactPersonId: 0 }, [400, 'bad_request', 'contactPersonId']],
    [{ contactPersonId: 4 }, [400, 'bad_request', 'contactPersonId']],
  ],
  expandSubscriptionRequest: [
    [{ tariff: -1 }, [400, 'bad_request', 'tariff']],
    [{ tariff: 5 }, [404, 'not_found']],
  ],
  updatePhone: [
    [{ phone: '' }, [400, 'bad_request', 'phone']],
    [{ phone: '1'.repeat(41) }, [400, 'bad_request', 'phone']],
    [{ phone: 15550100200 }, [400, 'bad_request', 'phone']],
  ],
  confirmPhone: [
    [{ code: '' }, [400, 'bad_request', 'code']],
    [{ code: '1'.repeat(41) }, [400, 'bad_request', 'code']],
    [{ code: 482913 }, [400, 'bad_request', 'code']],
  ],
  logBondContactAction: [
    [{ actionId: 77 }, [400, 'bad_request', 'actionId']],
    [{ actionId: '80' }, [400, 'bad_request', 'actionId']],
  ],
  logContactAction: [[{ actionId: null }, [400, 'bad_request', 'actionId']]],
  countBondView: [
    [{ bondId: 0 }, [400, 'bad_request', 'bondId']],
    [{ bondId: 2 }, [400, 'bad_request', 'bondId']],
    [{ emitentCountryId: 1.5 }, [400, 'bad_request', 'emitentCountryId']],
    [{ emitentCountryId: 2 ** 31 }, [400, 'bad_request', 'emitentCountryId']],
    [{ emitentCountryRegionId: 2 ** 53 }, [400, 'bad_request', 'emitentCountryRegionId']],
    [{ emitentCountryRegionId: 'x' }, [400, 'bad_request', 'emitentCountryRegionId']],
  ],
  exportArchive: [
    [{ tgId: undefined }, [400, 'bad_request', 'tgId']],
    [{ tgId: '' }, [400, 'bad_request', 'tgId']],
    [{ tgId: '0' }, [400, 'bad_request', 'tgId']],
    [{ tgId: '01' }, [400, 'bad_request', 'tgId']],
    [{ tgId: '+4' }, [400, 'bad_request', 'tgId']],
    [{ tgId: '1e2' }, [400, 'bad_request', 'tgId']],
    [{ tgId: ' 4' }, [400, 'bad_request', 'tgId']],
    [{ tgId: '2147483648' }, [400, 'bad_request', 'tgId']],
    [{ startDate: '2024-02-30' }, [400, 'bad_request', 'startDate']],
    [{ endDate: 'today' }, [400, 'bad_request', 'endDate']],
    [{ lang: 'xyz' }, [400, 'bad_request', 'lang']],
    [{ startDate: '2024-08-23', endDate: '2024-08-01' }, [422, 'graph_period_start_incorrect']],
    [{ startDate: '1990-01-01', endDate: '1990-02-01' }, [422, 'no_data_for_period']],
  ],
}

function bonds(count: number) {
  return Array.from({ length: count }, (_, index) => ({ id: index + 1, tgId: 4, model: 'bonds' }))
}

function indexes(count: number) {
  return Array.from({ length: count }, (_, index) => ({ id: index + 1, tgId: null, model: 'index' }))
}

describe('body', () => {
  test('every call with a body is covered', () => {
    const withBody = Object.entries(VALID_REQUESTS).filter(([, { json, form }]) => json ?? form)
    expect(Object.keys(BODIES).sort()).toEqual(withBody.map(([operation]) => operation).sort())
  })

  const cases = Object.entries(BODIES).flatMap(([operation, bodies]) =>
    bodies.map(([fields, refused]) => [operation, fields, refused] as const),
  )
  test.each(cases)('%s %o', (operation, fields, refused) => {
    const { path, json, form } = validRequest(operation)
    const body = { ...(json as object), ...form, ...fields }
    if (!form) return expectRefusal(path, { json: body }, refused)
    const sent = Object.entries(body).filter(([, value]) => value !== undefined) as [string, string][]
    return expectRefusal(path, { form: Object.fromEntries(sent) }, refused)
  })

  test('a search text is measured without surrounding spaces', async () => {
    const term = `${' '.repeat(150)}apple${' '.repeat(150)}`
    expect((await app.ask(null, '/api/suggest/bonds/', { form: { term } })).status).toBe(200)
    const json = { term: ` treasury 2034\n`, hash: 7 }
    const answer = await (await app.ask('desk', '/api/bonds/1/getAutocompleteData/', { json })).json()
    const trimmed = { json: { term: 'treasury 2034', hash: 7 } }
    expect(answer).toEqual(await (await app.ask('desk', '/api/bonds/1/getAutocompleteData/', trimmed)).json())
  })
})
