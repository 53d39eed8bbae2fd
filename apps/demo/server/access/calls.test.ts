import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '../db/accounts.ts'
import { ROUTES } from '../routes/index.ts'
import { type Ask, openTestApp, type TestApp, testMarket } from '../testing/app.ts'
import { VALID_REQUESTS } from '../testing/operations.ts'

/** A visitor, then the demo users in the contract's order. */
const ACTORS = [null, 'reader', 'reader677', 'pro', 'proexcel', 'prodocs', 'desk', 'nsdreader'] as const

/** Open to everybody: every status is 200 or 204. */
const OPEN = '2 2 2 2 2 2 2 2'
/** Statuses of each call by actor: 2 done, 1 = 401, 3 = 403 (access.md). Columns: ACTORS. */
const EXPECTED: Record<string, string> = {
  searchCompareItems: '1 3 3 2 2 2 2 3',
  getCompareTradingGrounds: '1 3 3 2 2 2 2 3',
  submitQuotesAccessRequest: '1 2 2 2 2 2 2 2',
  getPraamsReport: '1 3 3 2 2 2 2 3',
  createCommentsAccessRequest: '1 3 3 2 2 2 2 3',
  deleteIndicatorRequest: '1 2 2 2 2 2 2 2',
  removeFromWatchlists: '1 3 3 2 2 2 2 3',
  appendToWatchlists: '1 3 3 2 2 2 2 3',
  getSettings: '1 2 2 2 2 2 2 2',
  saveSettings: '1 2 2 2 2 2 2 2',
  getProfile: '1 2 2 2 2 2 2 2',
  sendSubscriptionRequest: '1 2 2 2 2 2 2 2',
  expandSubscriptionRequest: '1 2 2 2 2 2 2 2',
  updatePhone: '1 2 2 2 2 2 2 2',
  sendConfirmationCode: '1 2 2 2 2 2 2 2',
  confirmPhone: '1 2 2 2 2 2 2 2',
  getOutbox: '1 2 2 2 2 2 2 2',
  getSupportTickets: '1 3 2 2 2 2 2 3',
  exportArchive: '1 3 3 3 2 3 2 3',
  getCashFlowExportLink: '1 3 3 3 2 3 2 3',
  exportCashFlow: '1 3 3 3 2 3 2 3',
  exportReport: '1 3 3 3 2 3 2 3',
  exportSimilarBonds: '1 3 3 3 2 3 2 3',
  downloadFile: '1 3 3 2 2 2 2 3',
}

/** The error code of each refusal. */
const CODES: Record<string, string> = {
  searchCompareItems: 'need_get_access',
  getCompareTradingGrounds: 'need_get_access',
  createCommentsAccessRequest: 'need_get_access',
  getSupportTickets: 'need_get_access',
  downloadFile: 'need_get_access',
}

/** A Treasury with auctions, and therefore documents. */
const AUCTIONED = testMarket().bonds.find(issue => issue.auctions.length > 0)?.id ?? 0

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  for (const { userId } of DEMO_USERS) await app.store.profile.setPhone(userId, '+15550100200')
})
afterAll(() => app.close())

function userId(actor: string | null): number {
  return DEMO_USERS.find(user => user.login === actor)?.userId ?? 0
}

/** The valid request, for data that this user owns. */
async function ownRequest(id: string, actor: string | null): Promise<{ path: string } & Ask> {
  const request = VALID_REQUESTS[id]
  if (!request) throw new Error(`No request for ${id}`)
  if (id === 'deleteIndicatorRequest') return { ...request, path: `/api/uss/delete/${userId(actor)}001/` }
  if (id === 'appendToWatchlists')
    return { ...request, json: { ...(request.json as object), add: [userId(actor) * 1000 + 1] } }
  if (id === 'saveSettings') {
    const { sid } = (await (await app.ask(actor, '/api/session/')).json()) as { sid: string }
    return { ...request, json: { ...(request.json as object), sid: sid || 'none' } }
  }
  return request
}

const calls = ROUTES.map(route => route.operation).filter(id => id !== 'signIn' && id !== 'signOut')

describe.each(calls)('%s', id => {
  const statuses = (EXPECTED[id] ?? OPEN).split(' ')

  test.each(ACTORS.map((actor, index) => [actor ?? 'a visitor', actor, statuses[index]] as const))(
    'asked by %s',
    async (_, actor, expected) => {
      const request = await ownRequest(id, actor)
      const response = await app.ask(actor, request.path, request)
      if (expected === '2') {
        expect(response.ok, await response.text()).toBe(true)
        return
      }
      const { error } = (await response.json()) as { error: { code: string } }
      const code = expected === '1' ? 'need_auth' : (CODES[id] ?? 'access_denied_auth')
      expect([response.status, error.code]).toEqual([expected === '1' ? 401 : 403, code])
    },
  )
})

describe('a refused call changes nothing', () => {
  test.each([null, 'reader', 'nsdreader'] as const)('no watchlist entry for %s', async actor => {
    const user = userId(actor)
    for (const id of ['appendToWatchlists', 'removeFromWatchlists']) {
      const request = await ownRequest(id, actor)
      await app.ask(actor, request.path, request)
    }
    expect(await app.store.watchlists.lists(user, { kind: 'bonds', id: 1 })).toEqual([])
  })

  test('no comment request for a reader', async () => {
    await app.ask('reader', '/api/comments/create_comments_access_request/2/')
    expect(await app.store.requests.commentRequests(1)).toEqual([])
  })
})

describe('trading ground 381 (access row 7, readings #1, #2)', () => {
  const rows = { startDate: '2025-06-01', endDate: '2025-07-11', chartType: 'price' }
  const tradings = async (actor: string | null, tgIds: readonly number[]) => {
    const items = tgIds.map(tgId => ({ id: 1, tgId, model: 'bonds' }))
    const response = await app.ask(actor, '/api/chart/get_tradings/', { json: { items, ...rows } })
    return (await response.json()) as {
      trading_ground_id: number
      masked?: boolean
      indicative_price?: unknown
    }[]
  }

  test.each([
    ['a visitor', null, true],
    ['a reader', 'reader', true],
    ['a reader with NSD access', 'nsdreader', true],
    ['full access without NSD access', 'pro', true],
    ['full access with NSD access', 'desk', false],
  ] as const)('%s sees its values or not', async (_, actor, masked) => {
    for (const row of await tradings(actor, [381])) {
      expect(row.masked ?? false).toBe(masked)
      expect('indicative_price' in row).toBe(!masked)
    }
  })

  test('compared with another trading ground, only rows of 381 are withheld (readings #13)', async () => {
    const found = await tradings('pro', [4, 381])
    expect(new Set(found.map(row => `${row.trading_ground_id} ${row.masked ?? false}`))).toEqual(
      new Set(['4 false', '381 true']),
    )
  })

  test.each([
    [null, 401],
    ['reader', 403],
    ['reader677', 403],
    ['nsdreader', 403],
    ['pro', 403],
    ['proexcel', 403],
    ['prodocs', 403],
    ['desk', 200],
  ])(
    'its archive goes to %s with %i (access row 7: a grant has no effect without NSD access)',
    async (actor, status) => {
      const form = { tgId: '381', startDate: '2025-06-01', endDate: '2025-07-11' }
      expect((await app.ask(actor, '/api/bonds/1/archive-export/', { form })).status).toBe(status)
    },
  )
})

describe('watchlist 381 (access rows 5 and 6)', () => {
  const save = (actor: string, add: number[]) =>
    app.ask(actor, '/api/watchlistAppend/', {
      json: {
        bondId: AUCTIONED,
        add,
        qnt: add.map(() => ''),
        price: add.map(() => ''),
        date: add.map(() => ''),
      },
    })

  test('without NSD access the whole save is refused, including the lists the user may change', async () => {
    const response = await save('pro', [3001, 381])
    expect(response.status).toBe(403)
    expect(((await response.json()) as { error: { code: string } }).error.code).toBe(
      'watchlist_nsd_forbiddance',
    )
    expect(
      (await app.store.watchlists.lists(3, { kind: 'bonds', id: AUCTIONED })).every(
        list => list.entry === null,
      ),
    ).toBe(true)
  })

  test('with NSD access the entry is saved; removing it needs no access', async () => {
    expect((await save('desk', [6001, 381])).status).toBe(200)
    await app.store.watchlists.change(
      3,
      { kind: 'bonds', id: AUCTIONED },
      { add: [{ listId: 381, quantity: '', price: null, date: null }], remove: [] },
      0,
    )
    const left = await app.ask('pro', '/api/watchlist/remove/', { json: { ids: [381], bondId: AUCTIONED } })
    expect(left.status).toBe(200)
    expect(
      (await app.store.watchlists.lists(3, { kind: 'bonds', id: AUCTIONED })).every(
        list => list.entry === null,
      ),
    ).toBe(true)
  })
})

describe('files (access rows 9, 10, 27)', () => {
  test.each([
    ['document', AUCTIONED * 100 + 1, null, 401],
    ['document', AUCTIONED * 100 + 1, 'reader', 403],
    ['document', AUCTIONED * 100 + 1, 'pro', 403],
    ['document', AUCTIONED * 100 + 1, 'proexcel', 403],
    ['document', AUCTIONED * 100 + 1, 'prodocs', 200],
    ['report', 20_001, 'reader', 403],
    ['report', 20_001, 'pro', 200],
    ['comment', 201, null, 401],
    ['comment', 201, 'reader', 403],
    // Provider 1 needs no approval, 2 has no request, 3 has approved, 4 has refused.
    ['comment', 201, 'pro', 200],
    ['comment', 202, 'prodocs', 403],
    ['comment', 203, 'pro', 200],
    ['comment', 204, 'pro', 403],
  ])('%s %i for %s is %i', async (kind, id, actor, status) => {
    expect((await app.ask(actor, `/api/files/${kind}/${id}/`)).status).toBe(status)
  })
})

describe('links are sent only to users who may open them', () => {
  const bodyOf = async (actor: string | null, path: string) => (await app.ask(actor, path)).text()

  test.each([
    ['export links', '/api/report_bank_rsbu/5/0/', 'exportLink":"/', ['proexcel', 'desk']],
    ['document links', `/api/bonds/${AUCTIONED}/page/`, '/api/files/document/', ['prodocs', 'desk']],
    [
      'report links',
      '/api/company/get-report/annual-reports/2/',
      '/api/files/report/',
      ['pro', 'proexcel', 'prodocs', 'desk'],
    ],
    [
      'comment links',
      '/api/company/2/comments_about/',
      '/api/files/comment/',
      ['pro', 'proexcel', 'prodocs', 'desk'],
    ],
    ['watchlists', '/api/bonds/1/page/', '"Core rates"', ['pro', 'proexcel', 'prodocs', 'desk']],
    [
      'rows below the fifth',
      '/api/report_bank_rsbu/5/0/',
      '"id":"INTEXPY"',
      ['pro', 'proexcel', 'prodocs', 'desk'],
    ],
    ['rows below a row', '/api/report_bank_rsbu/5/0/', '"id":"BRO"', ['pro', 'proexcel', 'prodocs', 'desk']],
  ])('%s', async (_, path, sign, entitled) => {
    for (const actor of ACTORS)
      expect([actor, (await bodyOf(actor, path)).includes(sign)]).toEqual([
        actor,
        actor !== null && entitled.includes(actor),
      ])
  })

  test('below full access the open view of a report is empty and the closed view has rows (access row 25)', async () => {
    for (const actor of [null, 'reader', 'pro'] as const) {
      const { balance_sheet: table } = JSON.parse(await bodyOf(actor, '/api/report_msfo/2/')) as {
        balance_sheet: {
          scroll_body: unknown[]
          closed_data: { scroll_body: unknown[] }
          locked_rows: number
        }
      }
      expect(table.closed_data.scroll_body).toHaveLength(5)
      expect(table.scroll_body.length > 5).toBe(actor === 'pro')
      expect(table.locked_rows > 0).toBe(actor !== 'pro')
    }
  })

  test('the chat link is sent in rus only (access row 37)', async () => {
    const path = '/api/bonds/mp-quotes/1/1/256/'
    const rus = await app.ask('desk', path, {
      headers: { cookie: `${await app.cookieOf('desk')}; accrue_lang=rus` },
    })
    expect(await rus.text()).toContain('chat.example')
    expect(await bodyOf('desk', path)).not.toContain('chat.example')
  })
})
