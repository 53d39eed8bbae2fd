import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACTORS, type Actor, type Outcome, ROWS } from '../../../../tests/access/rows.ts'
import { DEMO_USERS } from '../db/accounts.ts'
import { type Ask, openTestApp, type TestApp } from '../testing/app.ts'

/** A bond of Exxon Mobil with reports, comments, early redemption and documents. */
const BOND = 10_242
const ISSUER = 3
/** Matured and defaulted bonds, which have no quotes. */
const MATURED = 185
const DEFAULTED = 10_585

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  for (const { userId } of DEMO_USERS) await app.store.profile.setPhone(userId, '+15550100200')
})
afterAll(() => app.close())

const loginOf = (actor: Actor) => (actor === 'visitor' ? null : actor)
const idOf = (actor: Actor) => DEMO_USERS.find(user => user.login === actor)?.userId ?? 0
const ask = (actor: Actor, path: string, how?: Ask) => app.ask(loginOf(actor), path, how)

const OUTCOMES: Record<string, Outcome> = {
  'need_auth 401': 'auth',
  'access_denied_auth 403': 'no',
  'need_get_access 403': 'get',
  'watchlist_nsd_forbiddance 403': 'nsd',
}

/** The outcome of an answer. */
async function outcomeOf(answer: Promise<Response>): Promise<string> {
  const response = await answer
  if (response.ok) return 'ok'
  const { error } = (await response.json()) as { error: { code: string } }
  return OUTCOMES[`${error.code} ${response.status}`] ?? `${error.code} ${response.status}`
}

async function jsonOf<T>(actor: Actor, path: string, how?: Ask): Promise<T> {
  return (await (await ask(actor, path, how)).json()) as T
}

type Row = {
  trading_ground_id?: number
  masked?: boolean
  indicative_price?: { numeric: number | null }
  shape?: unknown
}

/** Rows of a trading ground in the last month: with or without values. */
async function tradings(actor: Actor, tgId: number): Promise<Outcome> {
  const rows = await jsonOf<Row[]>(actor, '/api/chart/get_tradings/', {
    json: {
      items: [{ id: BOND, tgId, model: 'bonds' }],
      startDate: '2025-06-11',
      endDate: '2025-07-11',
      chartType: 'price',
    },
  })
  expect(rows.length).toBeGreaterThan(10)
  return rows.every(each => each.masked && !('indicative_price' in each)) ? 'masked' : 'values'
}

const maskedIf = (masked: boolean | undefined): Outcome => (masked ? 'masked' : 'values')
const archive = { tgId: '4', startDate: '2025-06-11', endDate: '2025-07-11' }
const list = (bondId: number, add: number[]) => ({
  json: { bondId, add, qnt: add.map(() => ''), price: add.map(() => ''), date: add.map(() => '') },
})

type Quotes = { quotes: unknown[]; masked?: boolean }
type Report = { balance_sheet: { scroll_body: unknown[] }; params: { scroll_body: unknown[] } }

/** The request for each row. */
const ASKS: Record<number, (actor: Actor) => Promise<string>> = {
  1: actor => outcomeOf(ask(actor, `/api/bonds/${BOND}/archive-export/`, { form: archive })),
  2: actor => outcomeOf(ask(actor, `/api/bonds/${BOND}/cash-flow-export/`)),
  3: actor => outcomeOf(ask(actor, `/api/report-export/msfo/${ISSUER}/?from=2020-01-01&to=2025-07-11`)),
  4: actor => outcomeOf(ask(actor, '/api/watchlistAppend/', list(BOND, [idOf(actor) * 1000 + 1]))),
  5: actor => outcomeOf(ask(actor, '/api/watchlistAppend/', list(BOND, [381]))),
  6: async actor => {
    const answer = await ask(actor, '/api/watchlist/remove/', { json: { ids: [381], bondId: MATURED } })
    // The bond is already on the list, so there is an entry to remove.
    if (answer.ok) expect(await answer.clone().json()).toMatchObject([{ id: 381, checked: false }])
    return outcomeOf(Promise.resolve(answer))
  },
  7: actor => tradings(actor, 381),
  8: actor => outcomeOf(ask(actor, `/api/bonds/${BOND}/similar-items/export/`)),
  9: actor => outcomeOf(ask(actor, `/api/files/document/${BOND * 100 + 99}/`)),
  10: actor => outcomeOf(ask(actor, `/api/files/report/${ISSUER}0001/`)),
  11: actor => outcomeOf(ask(actor, `/api/bonds/${BOND}/praams/`)),
  12: actor => tradings(actor, 4),
  13: actor => tradings(actor, 4),
  14: async () => '-',
  15: async actor => ((await tradings(actor, 4)) === 'masked' ? 'shape' : 'values'),
  16: actor => tradings(actor, 4),
  17: async actor =>
    maskedIf((await jsonOf<Quotes>(actor, `/api/bonds/mp-quotes/${BOND}/${ISSUER}/256/`)).masked),
  18: actor => outcomeOf(ask(actor, '/api/bonds/submit_quotes_access_request/502/')),
  19: async actor => {
    const { quotes } = await jsonOf<Quotes>(actor, `/api/bonds/mp-quotes/${MATURED}/1/128/`)
    return quotes.length === 0 ? 'empty' : 'values'
  },
  20: async actor => {
    // The status in the URL is ignored (readings #40).
    const { quotes } = await jsonOf<Quotes>(actor, `/api/bonds/mp-quotes/${DEFAULTED}/1/256/`)
    return quotes.length === 0 ? 'empty' : 'values'
  },
  21: actor => tradings(actor, 4),
  22: async actor => {
    const { emitentMap } = await jsonOf<{ emitentMap: (Row & { y: number | null })[] }>(
      actor,
      `/api/emitent-map-data/${ISSUER}/`,
    )
    const open = emitentMap.filter(point => point.trading_ground_id !== 381)
    expect(open.length).toBeGreaterThan(0)
    return maskedIf(open.every(point => point.masked && point.y === null))
  },
  23: actor =>
    outcomeOf(ask(actor, `/api/bonds/${BOND}/getAutocompleteData/`, { json: { term: 'apple', hash: 7 } })),
  24: async actor => {
    const { params } = await jsonOf<Report>(actor, `/api/report_msfo/${ISSUER}/`)
    return maskedIf(params.scroll_body.length === 5)
  },
  25: async actor => {
    const report = await jsonOf<Report>(actor, `/api/report_msfo/${ISSUER}/`)
    return maskedIf(report.balance_sheet.scroll_body.length <= 5)
  },
  26: async actor => {
    const text = await (await ask(actor, `/api/company/${ISSUER}/comments_about/`)).text()
    return /"content":"[^"]/.test(text) ? 'ok' : 'no content'
  },
  27: actor => outcomeOf(ask(actor, '/api/comments/create_comments_access_request/2/')),
  28: actor => outcomeOf(ask(actor, '/api/profile/support/tickets/')),
  29: actor => outcomeOf(ask(actor, '/api/user/settings/')),
  30: async () => '-',
  31: async () => '-',
  32: actor => outcomeOf(ask(actor, `/api/uss/delete/${idOf(actor)}001/`, { method: 'POST' })),
  33: actor => outcomeOf(ask(actor, '/api/profile/update_mob/', { json: { phone: '+1 555 0100 200' } })),
  34: async actor => {
    expect(await outcomeOf(ask(actor, `/api/bonds/${BOND}/pdf/?blocks=info`))).toBe('ok')
    const { facts } = await jsonOf<{ facts: { masked: boolean } }>(actor, `/api/bonds/${BOND}/page/`)
    return maskedIf(facts.masked)
  },
  35: async actor => {
    const open = [
      `/api/bonds/${BOND}/page/`,
      `/api/bonds/${BOND}/latest-issues/?page=1`,
      `/api/bonds/${BOND}/similar-items/`,
      `/api/bonds/${BOND}/getNkdInfo/2025-07-11/`,
      `/api/bonds/${BOND}/calculation/?settlement=2025-07-14&given=price&value=98`,
    ]
    const answers = await Promise.all(open.map(path => outcomeOf(ask(actor, path))))
    return [...new Set(answers)].join(' ')
  },
  36: actor => outcomeOf(ask(actor, '/cb/current_user/action_log/global/json/297/')),
  37: async actor => {
    const cookie = [actor === 'visitor' ? '' : await app.cookieOf(actor), 'accrue_lang=rus']
      .filter(Boolean)
      .join('; ')
    const path = `/api/bonds/mp-quotes/${BOND}/${ISSUER}/256/`
    const rus = await (await ask(actor, path, { headers: { cookie } })).text()
    const eng = await (await ask(actor, path)).text()
    return rus.includes('chat.example') && !eng.includes('chat.example') ? 'ok' : 'wrong'
  },
}

test('every row of the table has a request', () => {
  expect(Object.keys(ASKS).map(Number)).toEqual(ROWS.map(({ row }) => row))
})

describe.each(ROWS)('access row $row: $name', ({ row, server }) => {
  test.each(ACTORS)('%s', async actor => {
    expect(await ASKS[row]?.(actor)).toBe(server[actor])
  })
})
