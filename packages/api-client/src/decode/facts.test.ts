import { describe, expect, test } from 'vitest'
import { DecodeError } from '../fault.ts'
import { exampleOf } from '../testing/fake-server.ts'
import { decodeBenchmark } from './benchmark.ts'
import { decodeBondPage } from './bond-page.ts'
import { decodeAccruedInterest } from './calculation.ts'
import { decodeEntityPage } from './entity-page.ts'
import { decodeExportLink } from './file.ts'
import { decodeDeleted } from './first-item.ts'
import { decodeIndicators } from './indicators.ts'
import { decodeIssuerMap, decodeNetwork } from './issuer-map.ts'
import { decodeIssueAnswer } from './issues.ts'
import { decodeLabels } from './labels.ts'
import { decodePanel } from './panel.ts'
import { decodePraams } from './praams.ts'
import { decodePhoneMessages, decodeSent, decodeSettings, decodeTickets } from './profile.ts'
import { decodeRatingsHistory } from './ratings-history.ts'
import { decodeSession } from './session.ts'
import { decodeRemoved, decodeSaved } from './watchlist.ts'

describe('the bond page', () => {
  test('the example of bond 1, with full access', () => {
    const page = decodeBondPage(exampleOf('getBondPage'), 1)
    expect(page.today).toBe('2025-07-11')
    expect(page.bond).toMatchObject({
      id: 1,
      issuerName: 'United States Treasury',
      status: 192,
      sovereign: true,
      defaultVenueId: 4,
    })
    expect(page.bond.venues).toEqual([
      { id: 4, name: 'Estimation', latestDay: '2025-07-11', estimation: true },
      { id: 100, name: 'FedInvest', latestDay: '2024-08-23', estimation: false },
    ])
    expect(page.bond.ratings.issuer.map(rating => rating.rating)).toEqual(['Aa1', 'AA+', 'AA+'])
    expect(page.bond.ratings.issue).toEqual([])
    expect(page.facts).toMatchObject({
      price: { kind: 'value', value: 97.3594 },
      nextCoupon: { day: '2025-08-15' },
      nextOffer: null,
    })
    expect(page.cashFlow?.rows[0]).toMatchObject({
      day: '2025-08-15',
      couponRate: { value: 4 },
      redemption: { value: 0 },
    })
    expect(page.sections.map(section => section.id)).toContain('quotes')
    expect(page.blocks[0]?.tables[0]?.rows[0]?.cells.offering_amount?.numeric).toBe(42000000000)
  })
  test('below full access the withheld facts are masked and the others are public', () => {
    const { facts } = decodeBondPage(exampleOf('getBondPage', 'masked'), 1)
    const kinds = [
      facts.price,
      facts.priceChange,
      facts.yield,
      facts.yieldChange,
      facts.gSpread,
      facts.duration,
      facts.modifiedDuration,
    ]
    expect(new Set(kinds.map(one => one.kind))).toEqual(new Set(['masked']))
    expect(facts.accruedInterest.kind).toBe('value')
    expect(facts.nextCoupon?.amount.kind).toBe('value')
  })
  test('unknown kinds of pricing and unknown blank reasons are skipped', () => {
    const { bond, facts } = decodeBondPage(
      {
        context: { pricing: 'floating' },
        facts: {
          discount_margin: { value: '9.15', numeric: 9.15 },
          worst_date: { value: '2050-08-08' },
          blanks: { price: 'no_price', nkd: 'matured', yield: 'a new reason', constructor: 'no_price' },
        },
      },
      1,
    )
    expect(bond.pricing).toBe('floating')
    expect(facts).toMatchObject({ discountMargin: { value: 9.15 }, worstDay: '2050-08-08' })
    expect(facts.blanks).toEqual({ price: 'no_price', accruedInterest: 'matured' })
    expect(decodeBondPage({ context: { pricing: 'other' } }, 1).bond.pricing).toBeNull()
  })
  test('a masked fact with a blank reason is blank: it has no value to withhold (P7)', () => {
    const facts = {
      masked: true,
      price: { numeric: 101 },
      blanks: { yield: 'in_default', duration: 'of late' },
    }
    expect(decodeBondPage({ facts }, 1).facts).toMatchObject({
      price: { kind: 'masked' },
      yield: { kind: 'blank' },
      duration: { kind: 'masked' },
      blanks: { yield: 'in_default' },
    })
  })
  test('the day of the worst yield is masked with the yield (P7)', () => {
    const facts = { masked: true, yield_to_worst: { numeric: 0.04 }, worst_date: { value: '2050-08-08' } }
    expect(decodeBondPage({ facts }, 1).facts).toMatchObject({
      yieldToWorst: { kind: 'masked' },
      worstDay: null,
    })
  })
  test('an empty object is an empty page of the requested bond', () => {
    const page = decodeBondPage({}, 7)
    expect(page).toMatchObject({ today: null, sections: [], options: [], cashFlow: null })
    expect(page.bond).toMatchObject({ id: 7, venues: [], defaultVenueId: null })
  })
  test('without a formal name the name of the issuer stands for it', () => {
    expect(decodeBondPage({ context: { emitentName: 'UST' } }, 1).bond.issuerFormalName).toBe('UST')
  })
  test('a default trading ground that is not in the list becomes the first one', () => {
    const tgList = [{ id: 4, name: 'Estimation', max_date: null }]
    expect(decodeBondPage({ context: { tgList, defaultTg: 9 } }, 1).bond.defaultVenueId).toBe(4)
  })
  test('a body that is not an object fails', () => {
    expect(() => decodeBondPage([], 1)).toThrow(DecodeError)
  })
  test('the page of a stock', () => {
    const page = decodeEntityPage(exampleOf('getStockPage'), 1)
    expect(page).toMatchObject({
      id: 1,
      issuerId: 2,
      chart: { url: '/api/chart-data/stocks/1/', to: '2017-12-29' },
    })
    expect(page.facts.map(fact => [fact.id, fact.value, fact.masked])).toEqual([
      ['last_close', '169.23', false],
      ['as_of', '2017-12-29', false],
    ])
  })
  test('a masked fact has no value, even if the answer has one (P7)', () => {
    const facts = [{ id: 'last_close', value: '169.23', numeric: 169.23, kind: 'money', masked: true }]
    expect(decodeEntityPage({ facts }, 1).facts[0]).toMatchObject({ value: '', numeric: null, masked: true })
  })
})

describe('the session fails closed', () => {
  test.each<[string, unknown, object]>([
    [
      'full access',
      { userId: 6, level: 1077, grants: ['excelExportAccess'], nsd: true, lang: 'rus' },
      { level: 1077, grants: ['excelExportAccess'], nsd: true, lang: 'ru' },
    ],
    ['a level as text', { userId: 1, level: '1077' }, { level: 1077 }],
    ['an invalid level', { level: 'full' }, { level: 0 }],
    ['no level', {}, { level: 0, userId: 0, grants: [], tariffs: [], nsd: false, lang: 'en' }],
    ['an unknown grant', { grants: ['everything'] }, { grants: [] }],
    ['NSD as text', { nsd: 'true' }, { nsd: false }],
    ['tariffs', { tariffs: [677, '5', 'x'] }, { tariffs: [677, 5] }],
  ])('%s', (_, body, expected) => {
    expect(decodeSession(body)).toMatchObject(expected)
  })
})

describe('similar bonds and latest issues (Q11)', () => {
  const items = [{ id: 1, name: 'A' }, { id: 1, name: 'A again' }, { id: 2, name: 'B' }, { name: 'no id' }]
  test.each<[string, unknown, number]>([
    ['a total', 25, 25],
    ['a total as text', '25', 25],
    ['total 0 with items', 0, 2],
    ['no total', undefined, 2],
  ])('%s', (_, total, expected) => {
    expect(decodeIssueAnswer({ response: { total, items } })).toMatchObject({ total: expected, page: 1 })
  })
  test('duplicates and items without an id are skipped', () => {
    expect(decodeIssueAnswer({ total: 4, items }).items.map(item => item.name)).toEqual(['A', 'B'])
  })
  test('a value in place of the list fails', () => {
    expect(() => decodeIssueAnswer({ response: {} })).toThrow(DecodeError)
  })
})

describe('accrued interest (Q6)', () => {
  test.each<[unknown, number]>([
    [4, 4],
    [0, 0],
    ['3', 3],
    [null, 2],
    [-1, 2],
    [101, 2],
    ['x', 2],
  ])('precision %s → %s', (precision, expected) => {
    expect(decodeAccruedInterest({ nkd: { value: '1', numeric: 1 }, precision }).precision).toBe(expected)
  })
  test.each<[string, unknown, object]>([
    ['null', null, { kind: 'blank' }],
    ['negative', { value: '-1.5', numeric: -1.5 }, { kind: 'value', value: -1.5 }],
    ['a comma', '1,23', { kind: 'value', value: 1.23 }],
  ])('%s', (_, nkd, expected) => {
    expect(decodeAccruedInterest({ nkd }).amount).toMatchObject(expected)
  })
  test('an answer without nkd fails', () => {
    expect(() => decodeAccruedInterest({})).toThrow(DecodeError)
  })
})

describe('the praams report (Q14)', () => {
  test.each<[string, unknown, boolean]>([
    ['a report', { ttl: 'Risk' }, true],
    ['false', false, false],
    ['0', 0, false],
    ['an empty text', '', false],
    ['"0"', '0', false],
    ['HTML', '<p>x</p>', false],
    ['an empty object', {}, false],
    ['an empty list', [], false],
    ['null', null, false],
  ])('%s', (_, body, shown) => {
    expect(decodePraams(body) !== null).toBe(shown)
  })
})

test.each<[string, unknown, string | null | undefined]>([
  ['with a name', { response: { items: [{ id: 3, name: 'UST' }] } }, 'UST'],
  ['without a name', { response: { items: [{ id: 3 }] } }, null],
  ['none', { response: { items: [] } }, undefined],
  ['without an id, before another', { response: { items: [{ name: 'UST' }, { id: 4 }] } }, undefined],
])('benchmark bond %s', (_, body, expected) => {
  expect(decodeBenchmark(body)?.name).toBe(expected)
})

describe('the issuer map', () => {
  const map = {
    emitentName: 'A',
    emitentMap: [
      { x: 1, y: 0.04, emission_name: 'a' },
      { x: null, y: 0.04, emission_name: 'b' },
    ],
    emitentMapCurrencies: [
      { id: 1, text: 'USD' },
      { id: 2, text: 'EUR' },
    ],
    emitentMapCurrencyId: 9,
    emitentMapCurvesData: {
      1: [
        { x: 1, y: 0.04 },
        { x: 2, y: 'x' },
      ],
    },
    emitentMapGroundId: 100,
    emitentMapGrounds: { 1: [{ id: 4, text: 'Estimation' }] },
  }
  test('an unknown choice becomes the first available one', () => {
    expect(decodeIssuerMap(map)).toMatchObject({ currencyId: 1, venueId: 4 })
  })
  test('a point without an x is skipped', () => {
    expect(decodeIssuerMap(map).points.map(point => point.bondName)).toEqual(['a'])
  })
  test('a curve point with a bad y stays and is flagged', () => {
    expect(decodeIssuerMap(map).curves[0]?.points.map(point => point.y.kind)).toEqual(['value', 'bad'])
  })
  test('masked: shape and x, but no yield, price or duration (readings #11)', () => {
    const masked = decodeIssuerMap(exampleOf('getIssuerMap', 'masked'))
    expect(masked.points[0]).toMatchObject({
      x: 7.16,
      shape: 60,
      y: { kind: 'masked' },
      price: { kind: 'masked' },
      duration: { kind: 'masked' },
      yield: { kind: 'masked' },
    })
    expect(masked.curves[0]?.points[0]).toMatchObject({ y: { kind: 'masked' }, shape: 25 })
  })
})

test('network rows: a share "12,5", an undisclosed share, a row without an issuer', () => {
  const rows = decodeNetwork([
    { emitent_id: 1, emitent_name: 'A', share: '12,5' },
    { emitent_id: 2, share: null },
    { emitent_name: 'x' },
  ])
  expect(rows.map(row => row.share)).toEqual([
    { kind: 'value', value: 12.5, text: '12.5' },
    { kind: 'blank' },
  ])
})

describe('a chart panel', () => {
  const point = { date: { value: '2017-12-29', numeric: 1514505600 }, value: 1, valueFmt: '1.0' }
  test.each<[string, unknown, [string, number][]]>([
    ['data alone is one line', { data: [point] }, [['line', 1]]],
    [
      'series win over data',
      { data: [point], series: [{ name: 'a', type: 'column', data: [point, point] }] },
      [['column', 2]],
    ],
    [
      'the graph type of the panel applies to its series',
      { series: [{ name: 'a', data: [] }], graph_type: 'area' },
      [['area', 0]],
    ],
  ])('%s', (_, body, expected) => {
    expect(decodePanel(body).series.map(one => [one.type, one.points.length])).toEqual(expected)
  })
  test.each<[string, object, unknown]>([
    ['a single value has no bar', {}, null],
    [
      'open, high and low are a bar; unreadable ones are blank',
      { open: 0.5, high: 1.25, low: null },
      {
        open: { kind: 'value', value: 0.5, text: '0.5' },
        high: { kind: 'value', value: 1.25, text: '1.25' },
        low: { kind: 'blank' },
      },
    ],
  ])('%s', (_, more, bar) => {
    expect(decodePanel({ data: [{ ...point, ...more }] }).series[0]?.points[0]?.bar).toEqual(bar)
  })
  test('masked: a shape, but no value, text or bar', () => {
    const { series } = decodePanel({ data: [{ ...point, open: 0.5, shape: 30 }], masked: true })
    expect(series[0]?.points[0]).toEqual({
      day: '2017-12-29',
      value: { kind: 'masked' },
      valueText: null,
      bar: null,
      shape: 30,
    })
  })
  test('an answer without data and series fails', () => {
    expect(() => decodePanel({ measure: '%' })).toThrow(DecodeError)
  })
})

describe('ratings history (Q9)', () => {
  test('agencies of a type with their ratings', () => {
    const { types } = decodeRatingsHistory(exampleOf('getRatingsHistory'))
    expect(
      types[0]?.agencies.map(agency => [agency.name, agency.ratings.map(rating => rating.rating)]),
    ).toEqual([
      ["Moody's", ['Aa1', 'Aaa']],
      ['Fitch', ['AA+', 'AAA']],
    ])
  })
  test('agencies named __proto__ and constructor, and one without ratings', () => {
    const body = JSON.parse(
      '{"agencies":{"__proto__":[{"id":1,"name":"x"}],"constructor":[{"id":2,"name":"y"}],"a":[{"id":3,"name":"z"}]},"ratings":{}}',
    )
    expect(decodeRatingsHistory(body).types).toEqual([])
  })
  test('an agency without an id is skipped', () => {
    const ratings = { issuer: { null: [{ scale_point_name: 'AA+' }] } }
    expect(decodeRatingsHistory({ agencies: { issuer: [{ name: 'x' }] }, ratings }).types).toEqual([])
  })
})

describe('small answers', () => {
  test.each<[unknown, boolean]>([
    [{ hints: true }, true],
    [{ hints: false }, false],
    [{ hints: '0' }, false],
    [{ hints: 0 }, false],
    [{ hints: null }, true],
    [{}, true],
  ])('settings %j: hints %s (H8)', (body, hints) => {
    expect(decodeSettings(body)).toEqual({ hints })
  })
  test('an empty list of messages is success, a missing list is not (H7)', () => {
    expect(decodePhoneMessages({ messages: [] })).toEqual({ messages: [] })
    expect(decodePhoneMessages({ data: { messages: ['too short'] } })).toEqual({ messages: ['too short'] })
    expect(decodePhoneMessages({ messages: ['too short', null, {}] })).toEqual({ messages: ['too short'] })
    for (const body of [{}, { messages: null }, { messages: {} }])
      expect(() => decodePhoneMessages(body)).toThrow(DecodeError)
  })
  test.each<[unknown, boolean]>([
    [{ response: { items: [{ status: 1 }] } }, true],
    [{ response: { items: [{ status: '1' }] } }, true],
    [{ response: { items: [{ status: 0 }] } }, false],
    [{ response: { items: [{}] } }, false],
    [{ response: { items: [] } }, false],
  ])('%j: deleted %s (R8)', (body, deleted) => {
    expect(decodeDeleted(body)).toEqual({ deleted })
  })
  test('the name of an indicator without a text is its key in double braces (H10)', () => {
    expect(decodeIndicators({ items: [{ indexName: 'eps' }], labels: {} })[0]?.name).toBe('{{eps}}')
    expect(decodeIndicators({ items: [{ indexName: 'constructor' }], labels: {} })[0]?.name).toBe(
      '{{constructor}}',
    )
  })
  test('labels: values that are not text are skipped', () => {
    expect(decodeLabels(JSON.parse('{"a":"A","b":2,"c":null,"d":{},"__proto__":"x"}'))).toEqual({
      a: 'A',
      b: '2',
    })
    expect(() => decodeLabels([])).toThrow(DecodeError)
  })
  test('saving a watchlist', () => {
    expect(
      decodeSaved({ success: 1, watchlist: [{ id: { value: '7', numeric: 7 }, name: 'x' }] }),
    ).toMatchObject({ saved: true, watchlists: [{ id: 7 }] })
    expect(decodeSaved({ success: false, message: 'no' })).toMatchObject({
      saved: false,
      watchlists: [],
      message: 'no',
    })
  })
  test.each([
    ['a price', { value: '98.125', numeric: 98.125 }, '98.125'],
    ['no price', { value: '', numeric: null }, ''],
    ['a price that is no number', 'NaN', null],
  ])('the values of a watchlist entry: %s', (_sentence, price, text) => {
    const entry = { id: 7, name: 'x', count: '1 000', user_price: price }
    expect(decodeRemoved([entry])[0]?.values).toEqual({ quantity: '1 000', price: text, day: '' })
  })
  test('list 381 names the access that it takes', () => {
    const entries = decodeRemoved([{ id: 381 }, { id: 1 }])
    expect(entries.map(({ needsAccess }) => needsAccess)).toEqual(['watchlist_nsd_forbiddance', undefined])
  })
  test('removing: the answer must be a list', () => {
    expect(decodeRemoved([])).toEqual([])
    expect(() => decodeRemoved({})).toThrow(DecodeError)
  })
  test('an accepted subscription request', () => expect(decodeSent({ success: '1' })).toEqual({ sent: true }))
  test('a ticket without messages', () =>
    expect(decodeTickets([{ id: 1 }])).toEqual([{ id: 1, messages: [] }]))
  test('an export has a link, or fails', () => {
    expect(decodeExportLink({ exportLink: '/e/' })).toEqual({ url: '/e/' })
    expect(() => decodeExportLink({ exportLink: null })).toThrow(DecodeError)
  })
})
