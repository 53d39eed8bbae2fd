import { type Day, MS_PER_DAY } from '@accrue/ui/foundation/calendar'
import { describe, expect, test } from 'vitest'
import { TODAY, testData, testMarket } from '../testing/app.ts'
import { isinOfCusip } from './isin.ts'
import { inferIssueDate, type Sold } from './issue-dates.ts'
import { createMarket } from './market.ts'
import { seededRandom } from './random.ts'
import { indicativePrice } from './rows.ts'
import { find, findable, highlight } from './search.ts'
import { statusOn } from './statuses.ts'

const market = testMarket()
const bond = (id: number) => {
  const issue = market.bond(id)
  if (!issue) throw new Error(`No bond ${id}`)
  return issue
}

describe('bond and issuer numbers', () => {
  test('bond 1 is the contract’s note, issuer 1 the Treasury', () => {
    expect(bond(1)).toMatchObject({
      name: 'US Treasury 4% 15 Feb 2034',
      cusip: '91282CJZ5',
      isin: 'US91282CJZ59',
      issuerId: 1,
      issued: '2024-02-15',
    })
    expect(market.issuer(1)).toMatchObject({ name: 'United States Treasury', sovereign: true })
  })

  test('the other Treasuries follow in CUSIP order, the fund’s bonds from 10001 in ISIN order', () => {
    const treasuries = market.bonds
      .filter(issue => issue.id > 1 && issue.id < 10_001)
      .map(issue => issue.cusip ?? '')
    expect(treasuries).toEqual([...treasuries].sort())
    const isins = market.bonds.filter(issue => issue.id >= 10_001).map(issue => issue.isin)
    expect(isins).toHaveLength(601)
    expect(isins).toEqual([...isins].sort())
  })

  test('issuers with filings have fixed numbers; name variants of one legal entity are one issuer', () => {
    const names = [2, 3, 4, 5].map(id => market.issuer(id)?.name)
    expect(names).toEqual(['Apple Inc', 'Exxon Mobil Corp', 'Broadcom Inc', 'JPMorgan Chase & Co'])
    expect(market.issuesOf(5)).toHaveLength(12)
    expect(market.issuers.filter(issuer => /^JPMorgan Chase/i.test(issuer.name))).toHaveLength(1)
  })

  test('numbers do not depend on the day', () => {
    const later = testMarket('2026-03-24' as Day)
    for (const issue of market.bonds) expect(later.bond(issue.id)?.isin).toBe(issue.isin)
    expect(later.bonds.length).toBeGreaterThan(market.bonds.length)
  })

  test.each([
    ['912828H94', 'US912828H946'],
    ['037833EF3', 'US037833EF38'],
    ['30231GAT9', 'US30231GAT94'],
  ])('CUSIP %s is ISIN %s', (cusip, isin) => expect(isinOfCusip(cusip)).toBe(isin))

  test('every ISIN with a US CUSIP in the fund’s report equals the computed one', () => {
    const reported = testData().holdings.filter(
      isins => isins.cusip && isins.isin?.startsWith(`US${isins.cusip}`),
    )
    expect(reported.length).toBeGreaterThan(400)
    for (const { cusip, isin } of reported) expect(isinOfCusip(cusip ?? '')).toBe(isin)
  })
})

describe('inferred issue days', () => {
  const sold: Sold[] = testData()
    .auctions.filter(auction => !auction.reopening && auction.cusip.startsWith('91282C'))
    .map(auction => ({ cusip: auction.cusip, issued: auction.issued }))

  test('for each known issue, its CUSIP neighbours give its day within six weeks', () => {
    const known = testData().auctions.filter(
      auction => !auction.reopening && auction.cusip.startsWith('91282C'),
    )
    expect(known.length).toBeGreaterThan(100)
    const wrong = known.filter(auction => {
      const inferred = inferIssueDate(
        auction,
        sold.filter(one => one.cusip !== auction.cusip),
      )
      return !inferred || Math.abs(Date.parse(inferred) - Date.parse(auction.issued)) > 45 * MS_PER_DAY
    })
    expect(wrong.map(auction => auction.cusip)).toEqual([])
  })

  test.each([
    ['91282CNM9', '2028-07-15', '2025-07-15'],
    ['91282CNH0', '2028-06-15', '2025-06-15'],
    ['91282CKH3', '2026-03-31', '2024-03-31'],
    ['91282CJW2', '2029-01-31', '2024-01-31'],
  ] as const)('%s, due %s, was issued on %s', (cusip, maturity, issued) => {
    const anchors = [...sold, { cusip: '91282CJZ5', issued: '2024-02-15' as Day }]
    expect(inferIssueDate({ cusip, kind: 'note', maturity }, anchors)).toBe(issued)
  })

  test('an issue exists from its issue day on, not before', () => {
    const july = market.bonds.find(issue => issue.cusip === '91282CNM9')
    expect(july).toBeUndefined()
    const later = testMarket('2025-07-15' as Day).bonds.find(issue => issue.cusip === '91282CNM9')
    expect(later).toMatchObject({ issued: '2025-07-15', issuedInferred: true })
  })

  test('bills are unknown before the day of their only price', () => {
    expect(market.bonds.filter(issue => issue.kind === 'bill')).toEqual([])
    expect(testMarket('2026-03-24' as Day).bonds.filter(issue => issue.kind === 'bill')).toHaveLength(50)
  })
})

describe('rows of the main note', () => {
  const on = (tradingGroundId: number, day: string) => {
    const series = market.seriesOn(bond(1), tradingGroundId)
    const index = series?.days.indexOf(day as Day) ?? -1
    if (!series || index < 0) throw new Error(`No row on ${day}`)
    return series.row(index)
  }

  test('every observed yield is computed from its price to six decimals', () => {
    const series = market.seriesOn(bond(1), 100)
    const rows = testData().observed.filter(row => !row.bad)
    expect(rows).toHaveLength(133)
    for (const [index, row] of rows.entries())
      expect((series?.row(index).values.indicative_yield ?? 0) * 100).toBeCloseTo(row.yield ?? 0, 6)
  })

  test('the newest good one has price, yields, accrued interest, risk and spreads', () => {
    const { values, priceType, yieldType, benchmarkId, bad } = on(100, '2024-08-22')
    expect(values).toMatchObject({
      buying_quote: 101.0625,
      selling_quote: 101.078125,
      legalcloseprice: 101.09375,
    })
    expect([priceType, yieldType, bad.size]).toEqual(['close', 'Clearance', 0])
    expect(values.bid_ask_spread).toBe(0.015625)
    expect(values.years_to_maturity).toBeCloseTo(9.474, 3)
    expect(values.dur).toBeCloseTo(2911.25, 1)
    expect(values.dur_mod).toBeCloseTo(7.825, 3)
    expect(values.nkd).toBeCloseTo((100 * 0.02 * 11) / 184, 8)
    expect(Math.abs(values.g_spread ?? 999)).toBeLessThan(5)
    expect(market.bond(benchmarkId ?? 0)?.name).toBe('US Treasury 3.875% 15 Aug 2034')
  })

  test('the bad row keeps its source values and is flagged; nothing is computed from them', () => {
    const { values, bad } = on(100, '2024-08-23')
    expect(values).toEqual({
      buying_quote: 101.53125,
      selling_quote: 101.546875,
      bid_ask_spread: 0.015625,
      legalcloseprice: 0,
      indicative_price: 0,
      ytm_close: 37.23665078,
      indicative_yield: 37.23665078,
    })
    expect([...bad].sort()).toEqual(['indicative_price', 'indicative_yield', 'legalcloseprice', 'ytm_close'])
  })

  test('the estimation has every curve day since the issue, near the observed prices', () => {
    const series = market.seriesOn(bond(1), 4)
    expect(series?.days).toEqual(
      testData().curve.days.filter(day => day >= '2024-02-15' && day <= '2025-07-11'),
    )
    expect(series?.days).toHaveLength(334)
    const observed = testData().observed.filter(one => !one.bad && series?.days.includes(one.day))
    const misses = observed
      .map(row => Math.abs((on(4, row.day).values.indicative_price ?? 0) - (row.endOfDay ?? 0)))
      .sort((one, other) => one - other)
    // Some observed closes are a day late; on most days the two agree within a tick or two.
    expect(misses[misses.length >> 1]).toBeLessThan(0.1)
    expect(misses.at(-1)).toBeLessThan(2)
  })

  test('no row is later than the day, on any trading ground of any bond', () => {
    for (const issue of market.bonds)
      for (const { days } of market.series(issue)) expect((days.at(-1) ?? '') <= '2025-07-11').toBe(true)
  })

  test('on 2026-03-24 the note has the price of that day', () => {
    const later = testMarket('2026-03-24' as Day)
    const series = later.seriesOn(later.bond(1) ?? bond(1), 100)
    const row = series?.row((series?.days.length ?? 0) - 1)
    expect([row?.day, row?.values.buying_quote, row?.values.selling_quote, row?.priceType]).toEqual([
      '2026-03-24',
      98.34375,
      98.375,
      'mid',
    ])
  })
})

describe('other bonds', () => {
  test('a company bond is estimated at its reported price on the day of the report', () => {
    for (const id of [10_057, 10_001, 10_300]) {
      const issue = bond(id)
      const series = market.seriesOn(issue, 4)
      expect(series?.days[0]).toBe('2023-03-31')
      expect(series?.row(0).values.indicative_price).toBeCloseTo(issue.holding?.price ?? 0, 6)
    }
  })

  test('indexed and floating notes have no estimation, because the curve is nominal', () => {
    const others = market.bonds.filter(issue => issue.kind === 'tips' || issue.kind === 'frn')
    expect(others.length).toBeGreaterThan(50)
    for (const issue of others) expect(market.seriesOn(issue, 4)).toBeNull()
  })

  test('a floating-rate note pays the day’s index plus its spread', () => {
    const note = market.bond(845)
    expect(note?.floating).toMatchObject({ derived: true, index: { day: '2025-07-11' } })
    // Three-month par yield of 4.41 % over 360 days, plus the spread: 3.872 % less the bill's rate on 24 March 2026.
    expect(note?.floating?.index?.rate).toBeCloseTo((0.0441 * 360) / 365, 10)
    expect(note?.floating?.spread).toBeCloseTo(0.03872 - ((100 / 99.064833 - 1) * 360) / 92, 10)
    expect(note?.couponRate).toBeCloseTo(0.0441 * (360 / 365) + (note?.floating?.spread ?? 0), 6)
  })

  test('on the cross-section day a floating-rate note pays the rate in the file and has a margin instead of a yield', () => {
    const later = testMarket('2026-03-24')
    const note = later.bonds.find(issue => issue.cusip === '91282CPX3')
    expect(note?.couponRate).toBe(0.0382)
    const row = note && later.latestRow(note)?.row
    expect(row?.yieldType).toBe('Coupon')
    expect(row?.values).not.toHaveProperty('ytm_close')
    expect(row?.values).not.toHaveProperty('duration')
    // The premium over par, as margin in basis points, is the spread less the discount margin.
    const { discount_margin = 0, pvbp = 0, indicative_price = 0 } = row?.values ?? {}
    expect(pvbp).toBeCloseTo(0.0178, 3)
    expect(discount_margin).toBeCloseTo(
      (note?.floating?.spread ?? 0) * 1e4 - (indicative_price - 100) / pvbp,
      0,
    )
  })

  test('the yield of an inflation-indexed bond is real, on its price per 100 before indexation', () => {
    const later = testMarket('2026-03-24')
    const bond = later.bonds.find(issue => issue.cusip === '912810FD5')
    const row = bond && later.latestRow(bond)?.row
    expect(row).toMatchObject({ yieldType: 'Real', settlement: '2026-03-26' })
    // The source's own yield at the sell price is 1.147 %, for an earlier settlement.
    expect(Math.abs((row?.values.ytm_bid ?? 0) - 0.01147)).toBeLessThan(1e-4)
    expect(row?.values).not.toHaveProperty('g_spread')
  })

  test('a callable bond has yields to its options, and to worst', () => {
    const callable = market.bond(10_056)
    const row = callable && market.latestRow(callable)?.row
    const { indicative_yield, ytw } = row?.values ?? {}
    expect(ytw).toBeLessThanOrEqual(indicative_yield ?? 0)
    // Far below par a call is worth nothing to the issuer.
    expect(ytw).toBe(indicative_yield)
    const nsd = callable && market.seriesOn(callable, 381)?.row(0).values
    expect(nsd?.yto_bid).toBeGreaterThan(nsd?.ytm_bid ?? 1)
    expect(nsd?.ytc_bid).toBeGreaterThan(nsd?.ytm_bid ?? 1)
  })

  test('only the fund prices a bond in default', () => {
    const defaulted = market.bonds.filter(issue => issue.inDefault)
    expect(defaulted.map(issue => market.statusOf(issue)).sort()).toEqual([192, 96].sort())
    for (const issue of defaulted)
      expect(market.series(issue).map(series => series.tradingGround.id)).toEqual([328])
  })

  test('the data of a matured bond ends before its maturity', () => {
    const matured = market.bonds.find(issue => market.statusOf(issue) === 128 && market.seriesOn(issue, 4))
    expect((market.seriesOn(matured ?? bond(1), 4)?.days.at(-1) ?? '') < (matured?.maturity ?? '')).toBe(true)
  })

  test('made-up data is the same at every start', () => {
    const again = createMarket(testData(), TODAY)
    const last = (of: typeof market) => {
      const series = of.seriesOn(of.bond(1) ?? bond(1), 381)
      return series?.row(series.days.length - 1)
    }
    expect(last(again)).toEqual(last(market))
    expect(seededRandom('a', 1)()).toBe(seededRandom('a', 1)())
    expect(seededRandom('a', 1)()).not.toBe(seededRandom('a', 2)())
  })

  test('similar bonds are outstanding, of the same family, nearest first, and exclude the bond itself', () => {
    const similar = market.similarTo(bond(1))
    expect(similar.length).toBeGreaterThan(10)
    expect(similar.every(issue => issue.id !== 1 && (issue.kind === 'note' || issue.kind === 'bond'))).toBe(
      true,
    )
    expect(Math.abs(Date.parse(similar[0]?.maturity ?? '') - Date.parse('2034-02-15'))).toBeLessThan(
      200 * MS_PER_DAY,
    )
  })
})

describe('rules', () => {
  const all = { average: 1, market: 2, close: 3, admitted: 4, mid: 5, last: 6 }
  test.each([
    ['average', all],
    ['market', { ...all, average: null }],
    ['close', { close: 3, admitted: 4, mid: 5, last: 6 }],
    ['admitted', { admitted: 4, mid: 5, last: 6 }],
    ['mid', { mid: 5, last: 6 }],
    ['last', { last: 6 }],
  ])(
    'the indicative price is the %s price when it is the first that exists (readings #67)',
    (type, prices) => {
      expect(indicativePrice(prices)?.type).toBe(type)
    },
  )
  test('no price gives no indicative price', () => expect(indicativePrice({ bid: 1 })).toBeNull())

  test('a bid and an offer alone give their middle', () => {
    expect(indicativePrice({ bid: 99, offer: 100 })).toEqual({ price: 99.5, type: 'mid' })
  })

  test.each([4, 100, 328, 381])(
    'on trading ground %i the price of a day alone is that of its whole row, and null if the source is wrong',
    tradingGroundId => {
      const all = market.bonds.flatMap(issue => market.seriesOn(issue, tradingGroundId) ?? []).slice(0, 20)
      expect(all).not.toEqual([])
      for (const series of all)
        for (let index = Math.max(0, series.days.length - 100); index < series.days.length; index += 1) {
          const price = series.price(index)
          const { values, bad } = series.row(index)
          expect(price).toBe(bad.has('indicative_price') ? null : (values.indicative_price ?? null))
        }
    },
  )

  test.each([
    ['2025-07-11', '2034-02-15', false, null, 256],
    ['2034-02-14', '2034-02-15', false, null, 256],
    ['2034-02-15', '2034-02-15', false, null, 128],
    ['2025-07-11', '2027-04-12', true, null, 192],
    ['2025-07-11', '2022-10-28', true, null, 96],
    ['2025-07-11', '2030-01-01', false, '2025-01-01', 112],
    ['2024-12-31', '2030-01-01', false, '2025-01-01', 256],
  ] as const)(
    'on %s a bond due %s (default %s, called %s) has status %i',
    (day, maturity, inDefault, calledOn, status) => {
      expect(statusOn(day, { maturity, inDefault, calledOn })).toBe(status)
    },
  )
})

describe('search', () => {
  const list = findable(
    ['US Treasury 4% 15 Feb 2034', 'Crédit Agricole SA', 'İş Bankası', '中国银行', '100% Co'],
    name => [name],
  )
  test.each([
    ['treasury 2034', ['US Treasury 4% 15 Feb 2034']],
    ['TREASURY', ['US Treasury 4% 15 Feb 2034']],
    ['credit', ['Crédit Agricole SA']],
    ['is bank', ['İş Bankası']],
    ['ｔｒｅａｓｕｒｙ', ['US Treasury 4% 15 Feb 2034']],
    ['中国', ['中国银行']],
    ['100%', ['100% Co']],
    ['%%%', []],
    ['\\\\\\', []],
    ["' or 1=1", []],
    ['<b>treasury', []],
    ['<treasury>', []],
    ['"treasury"', []],
    ['treasury_', []],
    ['_______', []],
    ['treasury\\', []],
    ['treasury-2034', ['US Treasury 4% 15 Feb 2034']],
    ['treasury, 2034', ['US Treasury 4% 15 Feb 2034']],
    ['(us) treasury', ['US Treasury 4% 15 Feb 2034']],
    ['   ', []],
  ])('%j finds %j', (term, names) => expect(find(list, term)).toEqual(names))

  test('items that begin with the term come before items that contain it', () => {
    expect(
      find(
        findable(['Northapple', 'Apple Inc'], name => [name]),
        'apple',
      ),
    ).toEqual(['Apple Inc', 'Northapple'])
  })

  test.each([
    ['Apple Inc', 'app', '<em>App</em>le Inc'],
    ['A<b>&"', 'a', '<em>A</em>&lt;b&gt;&amp;&quot;'],
    ['a.c', '.', 'a<em>.</em>c'],
    ['$& x', '$&', '<em>$&amp;</em> x'],
    ['plain', '', 'plain'],
  ])('%j with %j is marked as %j', (name, term, html) => expect(highlight(name, term)).toBe(html))

  test('bonds are found by name, ISIN, CUSIP and issuer; among equal hits the main note is first', () => {
    expect(market.findBonds('91282CJZ5').map(issue => issue.id)).toEqual([1])
    expect(market.findBonds('US91282CJZ59').map(issue => issue.id)).toEqual([1])
    expect(market.findBonds('us treasury')[0]?.id).toBe(1)
    expect(market.findIssuers('jpmorgan').map(issuer => issuer.id)).toEqual([5])
    expect(market.findStocks('aapl').map(stock => stock.id)).toEqual([1])
  })

  test('companies and their bonds are found by stock ticker', () => {
    expect(market.findIssuers('xom').map(issuer => issuer.name)).toEqual(['Exxon Mobil Corp'])
    const bonds = market.findBonds('xom')
    expect(bonds.length).toBeGreaterThan(0)
    expect(new Set(bonds.map(issue => market.issuerOf(issue).name))).toEqual(new Set(['Exxon Mobil Corp']))
    expect(market.findIssuers('aapl').map(issuer => issuer.name)).toEqual(['Apple Inc'])
  })

  test.each(['<b>x', '<b>apple', 'apple%', 'app_e', '"apple"', "'apple'", 'apple\\'])(
    'special characters are literal: %j finds nothing in any list',
    term => {
      for (const found of [market.findBonds(term), market.findIssuers(term), market.findStocks(term)])
        expect(found).toEqual([])
    },
  )
})
