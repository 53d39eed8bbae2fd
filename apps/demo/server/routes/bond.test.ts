import { CHART_STATUSES } from '@accrue/api-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, openTestApp, type TestApp } from '../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

type Page = {
  context: { defaultTg: number | null; tgList: { id: number }[]; bondStatus: number }
  sections: { id: string }[]
  header: { name: string }
  facts: Record<string, { value: string }>
  blocks: Record<string, { illustrative?: boolean }>
  source: { id: string; illustrative?: boolean }[]
}
const get = async <Answer>(path: string, user: string | null = 'desk') =>
  (await (await app.ask(user, path)).json()) as Answer

/** The 35 sections of the contract, in menu order. */
const SECTIONS =
  'graph info documents quotes cash-flow ifrs ras placement issuer-analytics ratings early-redemption defaults tap-issues conversion lombard lombard-national structured-product covenants investors indexes more latest-issues similar news related-issuers relation-graphs identifiers classifier restructuring annual-reports holders reporting multipliers esg consensus'.split(
    ' ',
  )

describe('the bond page', () => {
  test('across all bonds every section of the contract is present at least once, always in menu order', async () => {
    const { market } = app.deps
    const seen = new Set<string>()
    const bonds = [
      ...market.bonds.filter(issue => issue.id === 1 || issue.inDefault),
      ...market.bonds.filter(issue => issue.auctions.some(auction => auction.reopening)).slice(0, 3),
      ...[2, 3, 4, 5].flatMap(issuer => market.issuesOf(issuer)),
    ]
    for (const issue of bonds) {
      const page = await get<Page>(`/api/bonds/${issue.id}/page/`, null)
      const ids = page.sections.map(section => section.id)
      expect(ids).toEqual(SECTIONS.filter(id => ids.includes(id)))
      for (const id of ids) seen.add(id)
    }
    expect(SECTIONS.filter(id => !seen.has(id))).toEqual([])
  })

  test('every bond has a page, and its chart section depends on its status and trading grounds', async () => {
    const { market } = app.deps
    for (const issue of market.bonds.filter((_, index) => index % 40 === 0)) {
      const page = await get<Page>(`/api/bonds/${issue.id}/page/`)
      expect(page.header.name).toBe(issue.name)
      const shown = page.context.tgList.length > 0 && CHART_STATUSES.has(page.context.bondStatus)
      expect(page.sections.some(section => section.id === 'graph')).toBe(shown)
    }
  })

  test('made-up data is marked, in the block and in the sources', async () => {
    for (const issue of app.deps.market.issuesOf(5)) {
      const page = await get<Page>(`/api/bonds/${issue.id}/page/`)
      const illustrative = Object.entries(page.blocks).flatMap(([id, block]) =>
        block.illustrative ? [id] : [],
      )
      expect(illustrative.length).toBeGreaterThan(0)
      for (const id of [...illustrative, 'early-redemption', 'esg', 'ground-381'])
        expect(page.source.find(note => note.id === id)?.illustrative, id).toBe(true)
    }
  })

  test('opens on the trading ground with the newest data', async () => {
    expect((await get<Page>('/api/bonds/1/page/')).context.defaultTg).toBe(4)
  })

  test('the facts of bond 1 are those of its newest row; below full access only the public ones', async () => {
    const { facts } = await get<Page>('/api/bonds/1/page/')
    expect(Number(facts.price?.value)).toBeCloseTo(97.6977, 3)
    expect(facts).toMatchObject({
      masked: false,
      estimation: true,
      price_type: 'market',
      yield_type: 'Clearance',
      date: { value: '2025-07-11' },
      next_coupon_date: { value: '2025-08-15' },
      next_coupon_sum: { value: '2' },
      maturity_date: { value: '2034-02-15' },
    })
    const masked = (await get<Page>('/api/bonds/1/page/', 'reader')).facts
    expect(masked).toMatchObject({ masked: true, price: { value: '', numeric: null }, nkd: facts.nkd })
  })

  test.each([
    ['tips', /^Estimated: the principal follows inflation/],
    ['frn', /^Estimated: the rate is reset/],
  ])('Q7 estimated payments of a %s have a reason (X3)', async (kind, why) => {
    const issue = app.deps.market.bonds.find(one => one.kind === kind)
    const { cash_flow } = await get<{ cash_flow: { rows: { coupon_is_estimated_text: string }[] } }>(
      `/api/bonds/${issue?.id}/page/`,
    )
    expect(cash_flow.rows.length).toBeGreaterThan(0)
    for (const row of cash_flow.rows) expect(row.coupon_is_estimated_text).toMatch(why)
  })

  test('the language of the answer follows the query, then the cookie, then English', async () => {
    const badge = async (path: string, cookie = '') => {
      const page = (await (await app.ask(null, path, { headers: { cookie } })).json()) as {
        header: { badges: { ttl: string }[] }
        context: { lang: string }
      }
      return [page.context.lang, page.header.badges[0]?.ttl]
    }
    expect(await badge('/api/bonds/1/page/')).toEqual(['eng', 'Outstanding'])
    expect(await badge('/api/bonds/1/page/?lang=rus')).toEqual(['rus', 'В обращении'])
    expect(await badge('/api/bonds/1/page/', 'accrue_lang=rus')).toEqual(['rus', 'В обращении'])
    expect(await badge('/api/bonds/1/page/', 'accrue_lang=xx')).toEqual(['eng', 'Outstanding'])
  })

  test.each(['lang=xx', 'lang=en-US', 'lang=', 'lang=eng&lang=rus', `lang=${'e'.repeat(1024)}`, 'other=1'])(
    'the query %.20s is malformed',
    async query => {
      for (const path of ['/api/bonds/1/page/', '/cb/emissions/item/global/json/1/']) {
        expect((await app.ask(null, `${path}?${query}`)).status).toBe(400)
      }
    },
  )
})

describe('lists of bonds, ten to a page', () => {
  type List = { total: number; page: number; items: { id: number }[] }

  test('latest issues lists all of the issuer’s bonds once, newest first', async () => {
    const first = await get<List>('/api/bonds/10057/latest-issues/')
    expect(first).toMatchObject({ total: 2, page: 1 })
    const ids: number[] = []
    const { total } = await get<List>('/api/bonds/1/latest-issues/')
    for (let page = 1; page <= Math.ceil(total / 10); page += 1)
      ids.push(...(await get<List>(`/api/bonds/1/latest-issues/?page=${page}`)).items.map(item => item.id))
    expect(ids).toHaveLength(total)
    expect(new Set(ids).size).toBe(total)
  })

  test('a page number past the end gives the last page', async () => {
    const { response } = await get<{ response: List }>('/api/bonds/1/similar-items/?page=99999')
    expect(response.page).toBe(Math.ceil(response.total / 10))
    expect(response.items.length).toBeGreaterThan(0)
  })

  test.each(['0', '-1', '1.5', 'x', '100001', ''])('page %j is refused', async page => {
    expect((await app.ask(null, `/api/bonds/1/similar-items/?page=${page}`)).status).toBe(400)
  })
})

describe('accrued interest on a day (bond-page §5, readings #30)', () => {
  const nkd = (day: string, bond = 1) => app.ask(null, `/api/bonds/${bond}/getNkdInfo/${day}/`)

  test.each([
    ['2025-07-11', '1.61325967'],
    ['2025-07-13', '1.63535912'],
    ['2024-08-15', '0'],
    ['2024-02-14', ''],
  ])('on %s it is %s', async (day, value) => {
    const answer = (await (await nkd(day)).json()) as { nkd: { value: string }; precision: number }
    expect([answer.nkd.value, answer.precision]).toEqual([value, 6])
  })

  test('two days after today is accepted, three are not', async () => {
    expect((await nkd('2025-07-13')).status).toBe(200)
    const late = await nkd('2025-07-14')
    expect([late.status, await codeOf(late)]).toEqual([400, 'bad_date'])
  })

  test.each(['2026-02-30', '30.02.2026', '0000-01-01', '2025-7-1', '2025-07-11T00:00', 'today', '%00'])(
    '%s is not a date',
    async day => {
      const response = await nkd(day)
      expect([response.status, await codeOf(response)]).toEqual([400, 'bad_date'])
    },
  )

  test('unknown terms give a blank', async () => {
    const floater = app.deps.market.bonds.find(issue => issue.holding?.couponKind === 'Floating')
    const answer = (await (await nkd('2025-07-11', floater?.id)).json()) as { nkd: unknown; precision: null }
    expect(answer).toMatchObject({ nkd: { value: '', numeric: null }, precision: null })
  })
})

describe('quotes of participants', () => {
  type Quotes = {
    quotes: Record<string, unknown>[]
    request_data: Record<string, Record<string, boolean>>
    empty_reason: string | null
    support_link: string | null
    masked: boolean
  }
  const quotes = (user: string | null, bond = 1) => get<Quotes>(`/api/bonds/mp-quotes/${bond}/1/256/`, user)
  const statusBond = (status: number) =>
    app.deps.market.bonds.find(issue => app.deps.market.statusOf(issue) === status)?.id ?? 0

  test('full access sees every number except quotes that are shown on request only', async () => {
    const { quotes: rows, masked } = await quotes('pro')
    expect(masked).toBe(false)
    for (const row of rows) {
      const shown = row.hide_quotes === 0 && row.trading_ground_id !== 381
      expect('indicative_price' in row).toBe(shown)
    }
    expect(rows.filter(row => row.hide_quotes === 1)).toHaveLength(2)
    expect(rows.filter(row => row.illustrative).length).toBeGreaterThan(6)
  })

  test('a bid is below its offer, and the offer yields less', async () => {
    for (const row of (await quotes('pro')).quotes as Record<string, { numeric: number }>[]) {
      if (!row.buying_quote?.numeric || !row.selling_quote?.numeric) continue
      expect(row.buying_quote.numeric).toBeLessThan(row.selling_quote.numeric)
      expect(row.indicative_yield_bid?.numeric).toBeGreaterThan(row.indicative_yield_ask?.numeric ?? 0)
    }
  })

  test('the effective yield is the yield compounded once a year', async () => {
    const rows = (await quotes('pro')).quotes as Record<string, { numeric: number }>[]
    const estimation = rows.find(row => Number(row.trading_ground_id) === 4)
    const { facts } = await get<{ facts: Record<string, { numeric: number }> }>('/api/bonds/1/page/', 'pro')
    const street = facts.yield?.numeric ?? 0
    expect(estimation?.clearance_profit_effect?.numeric).toBeCloseTo((1 + street / 2) ** 2 - 1, 7)
  })

  test('times are on the demo’s day, in UTC+3', async () => {
    for (const row of (await quotes('pro')).quotes) {
      expect(Number(row.date_numeric) * 1000).toBeLessThan(Date.UTC(2025, 6, 12))
      if (row.time) {
        const shifted = new Date((Number(row.date_numeric) + 3 * 3600) * 1000).toISOString()
        expect(row.time).toBe(shifted.slice(11, 16))
      }
    }
  })

  test('valuations link to their explanation (bond-page §9)', async () => {
    const rows = (await quotes(null)).quotes
    expect(rows.find(row => row.trading_ground_id === 4)?.url).toBe('/valuation/estimation/')
    expect(rows.find(row => row.trading_ground_id === 100)?.url).toBeNull()
  })

  test.each([
    [192, 'hidden'],
    [96, 'hidden'],
    [128, 'no_quotes'],
  ])('status %i sends none; full access gets a support link', async (status, reason) => {
    const bond = statusBond(status)
    expect(await quotes('pro', bond)).toMatchObject({
      quotes: [],
      empty_reason: reason,
      support_link: '/support/',
    })
    expect(await quotes('reader', bond)).toMatchObject({
      quotes: [],
      empty_reason: reason,
      support_link: null,
    })
  })

  test('the status in the URL is ignored (readings #40)', async () => {
    const bond = statusBond(192)
    expect(await get<Quotes>(`/api/bonds/mp-quotes/${bond}/1/256/`, 'pro')).toMatchObject({ quotes: [] })
    expect((await get<Quotes>('/api/bonds/mp-quotes/1/7/192/', 'pro')).quotes.length).toBeGreaterThan(0)
  })

  test('a request changes its participant’s state, once and for this user alone', async () => {
    const state = async (user: string) => (await quotes(user)).request_data['502']
    expect(await state('reader')).toEqual({
      send_request: true,
      already_send_request: false,
      forbidden_request: false,
    })
    const send = () => app.ask('reader', '/api/bonds/submit_quotes_access_request/502/')
    const answers = await Promise.all([send(), send(), send()])
    for (const answer of answers)
      expect(await answer.json()).toEqual({ response: { items: [{ success: { value: '1', numeric: 1 } }] } })
    expect(await state('reader')).toEqual({
      send_request: false,
      already_send_request: true,
      forbidden_request: false,
    })
    expect((await state('reader677'))?.send_request).toBe(true)
  })

  test('a participant that accepts no requests refuses with its own code; an unknown one is 404', async () => {
    const closed = await app.ask('pro', '/api/bonds/submit_quotes_access_request/505/')
    expect([closed.status, await codeOf(closed)]).toEqual([403, 'forbidden_request'])
    expect((await app.ask('pro', '/api/bonds/submit_quotes_access_request/599/')).status).toBe(404)
    expect((await quotes('pro')).request_data['505']).toMatchObject({ forbidden_request: true })
  })
})

describe('ratings', () => {
  const history = (ratingType: unknown, bond = 1) =>
    app.ask(null, `/api/bonds/${bond}/getRatingsHistory/`, { json: { ratingType } })

  test('the history of the United States, by agency, latest first', async () => {
    const answer = (await (await history('emitent')).json()) as {
      agencies: Record<string, { id: number; name: string }[]>
      ratings: Record<string, Record<string, { scale_point_name: string; date: { value: string } }[]>>
    }
    const [[type, agencies] = ['', []]] = Object.entries(answer.agencies)
    expect(agencies.map(agency => agency.name).sort()).toEqual(['DBRS', 'Fitch', "Moody's", 'S&P'])
    const moodys = answer.ratings[type]?.[agencies.find(agency => agency.name === "Moody's")?.id ?? 0]
    expect(moodys?.[0]).toMatchObject({ scale_point_name: 'Aa1', date: { value: '2025-05-16' } })
    expect(moodys?.map(rating => rating.date.value)).toEqual(
      moodys
        ?.map(rating => rating.date.value)
        .sort()
        .reverse(),
    )
  })

  test('companies in the data have no ratings: an empty history, no error', async () => {
    expect(await (await history('emitent', 10_057)).json()).toEqual({ agencies: {}, ratings: {} })
  })

  test.each([undefined, 'x', ['emitent'], '__proto__', 1])('rating type %j is refused', async type => {
    expect((await history(type)).status).toBe(400)
  })
})

describe('search', () => {
  const suggest = async (kind: string, term: string) => {
    app.deps.limits = { consume: () => {}, tryConsume: () => true }
    return app.ask(null, `/api/suggest/${kind}/`, { form: { term } })
  }

  test('hits with a count, or a reason when there are none', async () => {
    const apple = (await (await suggest('bonds', 'apple')).json()) as {
      items: unknown[]
      counter_title: string
    }
    expect([apple.items.length, apple.counter_title]).toEqual([2, '2'])
    expect(await (await suggest('stocks', 'no such stock')).json()).toEqual({
      items: [],
      counter_title: '0',
      search_error: 'Nothing found',
    })
  })

  test.each([
    ['commodities', 'crude oil', 'eng', ['Brent crude oil', 'WTI crude oil']],
    ['commodities', 'Öl W', 'deu', ['Rohöl WTI']],
    ['commodities', 'rohöl', 'deu', ['Rohöl Brent', 'Rohöl WTI']],
    ['currencies', 'USD/EUR', 'eng', ['Euro, USD/EUR']],
    ['currencies', 'jap', 'deu', ['Japanischer Yen, USD/JPY']],
    ['currencies', 'brent', 'eng', []],
  ])('%s by name or ticker: %s in %s', async (kind, term, lang, names) => {
    app.deps.limits = { consume: () => {}, tryConsume: () => true }
    const headers = { cookie: `accrue_lang=${lang}` }
    const response = await app.ask(null, `/api/suggest/${kind}/`, { form: { term }, headers })
    expect(((await response.json()) as { items: { ttl: string }[] }).items.map(({ ttl }) => ttl)).toEqual(
      names,
    )
  })

  test.each(['ap', '   ', ' a  ', ''])('%j is too short', async term => {
    expect((await suggest('bonds', term)).status).toBe(400)
  })

  test.each([
    '%%%',
    '\\\\\\',
    "' OR 1=1--",
    '<script>',
    'ǅž҉',
    '中国银行',
    '\u202ertl',
    '𝒶𝓅𝓅𝓁ℯ',
    'x'.repeat(200),
  ])('%j is an ordinary term', async term => {
    for (const kind of ['bonds', 'stocks', 'etf', 'indexes'])
      expect((await suggest(kind, term)).status).toBe(200)
  })

  test('the compare search returns the request’s hash and marks matches', async () => {
    const response = await app.ask('desk', '/api/bonds/1/getAutocompleteData/', {
      json: { term: 'par yield', hash: 42 },
    })
    const answer = (await response.json()) as {
      hash: number
      tabs: { model: string; count: number; selected: boolean; items: { highlighting: string }[] }[]
    }
    expect(answer.hash).toBe(42)
    expect(answer.tabs.map(tab => [tab.model, tab.count, tab.selected])).toEqual([
      ['bonds', 0, false],
      ['index', 13, true],
    ])
    expect(answer.tabs[1]?.items[0]?.highlighting).toContain('<em>par</em>')
  })

  test.each([0, 1_000_000, 1.5, '7', null])('hash %j is refused', async hash => {
    expect(
      (await app.ask('desk', '/api/bonds/1/getAutocompleteData/', { json: { term: 'apple', hash } })).status,
    ).toBe(400)
  })

  test('trading grounds of a selected bond, the main bond’s first; an empty list is reported as such', async () => {
    const tradingGrounds = async (selectedId: number, currentTgId: number | null = null) =>
      (await (
        await app.ask('desk', '/api/bonds/1/getTradingGround/', {
          json: { hash: 3, selectedId, currentTgId },
        })
      ).json()) as { hash: number; result: number; items: { id: number }[] }
    expect((await tradingGrounds(10_057)).items.map(tradingGround => tradingGround.id)).toEqual([4, 328, 381])
    expect((await tradingGrounds(10_057, 381)).items[0]?.id).toBe(381)
    const tips = app.deps.market.bonds.find(issue => app.deps.market.series(issue).length === 0)
    expect(await tradingGrounds(tips?.id ?? 0)).toEqual({ hash: 3, result: 0, items: [] })
  })

  test('a failed bank is found, and excluded when its status is in the filter', async () => {
    const ask = async (json: object) =>
      (await (await app.ask(null, '/api/suggest/companies/', { json })).json()) as {
        items: { ttl: string }[]
        counter_title: string
      }
    const found = await ask({ term: 'silicon valley' })
    expect(found.items.map(({ ttl }) => ttl)).toEqual(['Silicon Valley Bank'])
    const left = await ask({ term: 'silicon valley', emitent_stop_statuses_ids: [300] })
    expect(left).toMatchObject({ items: [], counter_title: '0' })
    expect((await ask({ term: 'jpmorgan', emitent_stop_statuses_ids: [300] })).items).toHaveLength(1)
  })

  test('issuers with an excluded status are left out', async () => {
    const ask = async (stop: number[]) =>
      (await (
        await app.ask(null, '/api/suggest/companies/', {
          json: { term: 'venezuela', emitent_stop_statuses_ids: stop },
        })
      ).json()) as { items: unknown[] }
    expect((await ask([])).items).toHaveLength(1)
    expect((await ask([192, 96])).items).toHaveLength(0)
    expect((await ask([300])).items).toHaveLength(1)
    for (const ids of ['1', [null], [1.5], Array.from({ length: 101 }, () => 1)]) {
      const json = { term: 'bank', emitent_stop_statuses_ids: ids }
      expect((await app.ask(null, '/api/suggest/companies/', { json })).status).toBe(400)
    }
  })
})

describe('labels', () => {
  test('a module by language; a language without texts is empty', async () => {
    const eng = await get<Record<string, string>>('/api/labels/site/', null)
    const rus = await get<Record<string, string>>('/api/labels/site/?lang=rus', null)
    expect([eng.info_issuer, rus.info_issuer]).toEqual(['Issuer', 'Эмитент'])
    expect(Object.keys(rus).sort()).toEqual(Object.keys(eng).sort())
  })

  test('show_labels returns each key as its text, and the flag is never echoed', async () => {
    const shown = await get<Record<string, string>>('/api/labels/site/?show_labels=1', null)
    expect(Object.entries(shown).every(([key, text]) => key === text)).toBe(true)
    for (const flag of ['"><script>', '2', 'true', ''])
      expect(
        await (await app.ask(null, `/api/labels/site/?show_labels=${encodeURIComponent(flag)}`)).text(),
      ).not.toContain('script')
    expect((await app.ask(null, '/api/labels/site/?show_labels=1&show_labels=1')).status).toBe(400)
  })

  test('a repository of a module is the keys that begin with its name', async () => {
    const info = await get<Record<string, string>>('/api/labels/site/info/', null)
    expect(Object.keys(info).length).toBeGreaterThan(5)
    expect(Object.keys(info).every(key => key.startsWith('info_'))).toBe(true)
    expect((await app.ask(null, '/api/labels/site/nothing/')).status).toBe(404)
  })

  test.each(['..%2fui', 'constructor', 'UI', 'x', '__proto__'])('there is no module %s', async module => {
    expect((await app.ask(null, `/api/labels/${module}/`)).status).toBe(404)
  })
})

describe('settings and profile', () => {
  test('settings are saved only with the session’s own token', async () => {
    const { sid } = await get<{ sid: string }>('/api/session/', 'reader')
    const other = await get<{ sid: string }>('/api/session/', 'pro')
    const save = (token: unknown) =>
      app.ask('reader', '/api/user/set-settings/', {
        json: { sid: token, settings: { settings: { hints: false } } },
      })
    const foreign = await save(other.sid)
    expect([foreign.status, await codeOf(foreign)]).toEqual([403, 'bad_sid'])
    expect(await get('/api/user/settings/', 'reader')).toEqual({ hints: true })
    expect(await (await save(sid)).json()).toEqual({ hints: false })
    expect(await get('/api/user/settings/', 'reader')).toEqual({ hints: false })
  })

  test.each([
    ['+1 555 0100 200', true],
    ['7 (495) 123-45-67', true],
    ['+', false],
    ['   ', false],
    ['letters', false],
    ['123456', false],
    ['1234567890123456', false],
    ['٣٣٣٣٣٣٣٣', false],
    ['\u202e15550100200', false],
    ['+1 555 0100 😀', false],
  ])('phone %j is accepted: %s', async (phone, accepted) => {
    app.deps.limits = { consume: () => {}, tryConsume: () => true }
    const response = await app.ask('prodocs', '/api/profile/update_mob/', { json: { phone } })
    const { messages } = (await response.json()) as { messages: string[] }
    expect(messages.length === 0).toBe(accepted)
  })

  test.each([
    [{ tariff: 1077, contactPersonId: 1 }, 200],
    [{ tariff: 1077, contactPersonId: 9 }, 400],
    [{ tariff: 5, contactPersonId: 1 }, 404],
    [{ tariff: -1, contactPersonId: 1 }, 400],
    [{ tariff: '1077', contactPersonId: 1 }, 400],
    [{ tariff: 1077 }, 400],
  ])('a subscription request %j is answered %i', async (json, status) => {
    expect((await app.ask('reader', '/api/profile/pa/subscr_send_request/', { json })).status).toBe(status)
  })

  test('a repeated subscription request is one request', async () => {
    const json = { tariff: 677 }
    for (let times = 0; times < 2; times += 1)
      expect(
        await (await app.ask('reader', '/api/profile/pa/subscr_expand_request/', { json })).json(),
      ).toEqual({
        success: true,
        paSendExpand: 1,
      })
    const requests = await app.store.profile.subscriptionRequests(1)
    expect(requests.filter(request => request.kind === 'expand')).toHaveLength(1)
  })

  test('a code is sent only to the phone number on record', async () => {
    const none = await app.ask('nsdreader', '/?action=ajaxSendCode')
    expect(none.status).toBe(404)
    await app.store.profile.setPhone(7, '+15550100207')
    expect((await app.ask('nsdreader', '/?action=ajaxSendCode')).status).toBe(204)
    expect(await app.store.profile.outboxOf(7)).toMatchObject([
      { recipient: '+15550100207', body: expect.stringMatching(/^Your Accrue code is \d{6}\. /) },
    ])
  })
})

describe('sessions', () => {
  test('a wrong password and an unknown login get the same answer', async () => {
    app.deps.limits = { consume: () => {}, tryConsume: () => true }
    for (const json of [
      { login: 'reader', password: 'x' },
      { login: 'nobody', password: 'nobody' },
      { login: "' OR 1=1--", password: 'x' },
    ]) {
      const response = await app.ask(null, '/api/session/', { json })
      expect([response.status, await codeOf(response), response.headers.get('set-cookie')]).toEqual([
        401,
        'bad_credentials',
        null,
      ])
    }
  })

  test('the cookie is HttpOnly and Lax; signing out ends the session at once and may be repeated', async () => {
    const response = await app.ask(null, '/api/session/', { json: { login: 'pro', password: 'pro' } })
    const [set = ''] = response.headers.getSetCookie()
    expect(set).toMatch(/^accrue_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/)
    const headers = { cookie: set.split(';')[0] ?? '' }
    const who = async () =>
      ((await (await app.ask(null, '/api/session/', { headers })).json()) as { userId: number }).userId
    expect(await who()).toBe(3)
    for (let times = 0; times < 2; times += 1) {
      const left = await app.ask(null, '/api/session/', { method: 'DELETE', headers })
      expect(left.headers.get('set-cookie')).toMatch(/^accrue_session=; Max-Age=0;/)
      expect(((await left.json()) as { level: number }).level).toBe(0)
    }
    expect(await who()).toBe(0)
    expect((await app.ask(null, '/api/user/settings/', { headers })).status).toBe(401)
  })

  test('a new sign-in ends the previous session', async () => {
    const first = (
      await app.ask(null, '/api/session/', { json: { login: 'pro', password: 'pro' } })
    ).headers.get('set-cookie')
    const headers = { cookie: first?.split(';')[0] ?? '' }
    await app.ask(null, '/api/session/', { json: { login: 'desk', password: 'desk' }, headers })
    expect(
      ((await (await app.ask(null, '/api/session/', { headers })).json()) as { userId: number }).userId,
    ).toBe(0)
  })

  test.each([
    '',
    'x',
    'accrue_session',
    'accrue_session=',
    'accrue_session=x; accrue_session=y',
    '=; ;;',
    `accrue_session=${'x'.repeat(4000)}`,
  ])('the cookie header %.30j is a visitor’s', async cookie => {
    const response = await app.ask(null, '/api/session/', { headers: { cookie } })
    expect(((await response.json()) as { userId: number }).userId).toBe(0)
  })
})
