import { describe, expect, test } from 'vitest'
import { exampleOf } from '../testing/fake-server.ts'
import { decodeFirstItem } from './first-item.ts'
import { QUOTE_FIELDS } from './quote-fields.ts'
import { decodeQuotes, type QuoteRow } from './quotes.ts'

const answer = {
  quotes: [],
  priceToday: [],
  endOfDayPrices: [],
  contacts: [],
  date_label: '',
  request_data: {},
  market_participants: [],
}
const one = (row: object, more: object = {}): QuoteRow | undefined =>
  decodeQuotes({ ...answer, ...more, quotes: [{ name: 'A', ...row }] }).rows[0]
const kinds = (row: QuoteRow | undefined) =>
  new Set(Object.keys(QUOTE_FIELDS).map(name => row?.[name as keyof typeof QUOTE_FIELDS].kind))

describe('quotes of market participants (Q1)', () => {
  test('the example', () => {
    const quotes = decodeQuotes(exampleOf('getMarketQuotes'))
    expect(quotes.rows.map(row => [row.name, row.accessRequest, row.hidden, row.illustrative])).toEqual([
      ['Participant A', 'available', false, true],
      ['Participant B', 'sent', true, true],
      ['Estimation', null, false, false],
    ])
    expect(quotes.rows[0]).toMatchObject({
      bid: { value: 97.3438 },
      quotedAt: 1752235200000,
      day: '2025-07-11',
      time: '15:00',
    })
    expect(quotes.endOfDay.map(row => row.venue)).toEqual(['FedInvest'])
  })
  test('hidden quotes are masked, even if the answer has numbers', () => {
    expect(kinds(one({ hide_quotes: 1, buying_quote: { value: '97', numeric: 97 } }))).toEqual(
      new Set(['masked']),
    )
  })
  test('below full access every value is masked (readings #3)', () => {
    expect(kinds(one({ buying_quote: { value: '97', numeric: 97 } }, { masked: true }))).toEqual(
      new Set(['masked']),
    )
  })
  test('a single row can be masked: trading ground 381 without NSD (P6)', () => {
    expect(kinds(one({ masked: true }))).toEqual(new Set(['masked']))
  })
  test.each<[string, unknown, number | null]>([
    ['seconds', 1752235200, 1752235200000],
    ['milliseconds', 1752235200000, 1752235200000],
    ['zero is no date', 0, null],
    ['negative', -5, null],
    ['text', 'today', null],
  ])('the time of a quote: %s', (_, date_numeric, expected) => {
    const quote = one({ date_numeric })
    expect([quote?.quotedAt, quote?.day]).toEqual([expected, expected && '2025-07-11'])
  })
  test.each([
    ['15:00', '15:00'],
    ['23:59', '23:59'],
    ['24:00', null],
    ['15:60', null],
    ['115:00', null],
    ['15:000', null],
    ['', null],
  ])('time of day %s → %s', (time, expected) => {
    expect(one({ time })?.time).toBe(expected)
  })
})

describe('the state of an access request (Q3)', () => {
  test.each<[string, object, string]>([
    [
      'can be sent',
      { send_request: true, already_send_request: false, forbidden_request: false },
      'available',
    ],
    ['sent', { send_request: false, already_send_request: true, forbidden_request: false }, 'sent'],
    ['sent wins', { send_request: true, already_send_request: 1, forbidden_request: true }, 'sent'],
    ['forbidden', { send_request: false, already_send_request: false, forbidden_request: true }, 'forbidden'],
    ['forbidden wins over can be sent', { send_request: true, forbidden_request: true }, 'forbidden'],
    ['"otherwise the forbidden text is shown"', {}, 'forbidden'],
    ['as 0 and 1', { send_request: 1, already_send_request: 0 }, 'available'],
  ])('%s', (_, state, expected) => {
    const row = one({ mp_contacts_emitent_id: 900 }, { request_data: { 900: state } })
    expect(row?.accessRequest).toBe(expected)
  })
  test('a participant without a state: null', () => {
    expect(one({ mp_contacts_emitent_id: 901 }, { request_data: { 900: {} } })?.accessRequest).toBeNull()
  })
})

describe('no quotes (Q4)', () => {
  test.each<[unknown, unknown, string | null]>([
    [[], 'hidden', 'hidden'],
    [[], 'no_quotes', 'none'],
    [[], null, 'none'],
    [null, null, 'none'],
    [[{ name: 'A' }], 'hidden', null],
  ])('quotes %j and reason %j → %s', (quotes, empty_reason, expected) => {
    expect(decodeQuotes({ ...answer, quotes, empty_reason }).emptyReason).toBe(expected)
  })
})

describe('success of the first item', () => {
  test.each<[string, unknown, boolean | null]>([
    ['numeric above 0', { response: { items: [{ success: { value: '1', numeric: 1 } }] } }, true],
    ['numeric 0', { response: { items: [{ success: { value: '0', numeric: 0 } }] } }, false],
    ['"1" counts', { response: { items: [{ success: '1' }] } }, true],
    ['"0" does not', { response: { items: [{ success: '0' }] } }, false],
    ['null', { response: { items: [{ success: null }] } }, false],
    ['NaN as text', { response: { items: [{ success: 'NaN' }] } }, false],
    ['minus one', { response: { items: [{ success: { numeric: -1 } }] } }, false],
    ['the flat form', { response: { items: [{ 'success.numeric': 1 }] } }, true],
    ['without the outer response', { items: [{ success: 1 }] }, true],
    ['no items', { response: {} }, null],
    ['empty items', { response: { items: [] } }, null],
  ])('%s', (_, body, expected) => {
    expect(decodeFirstItem(body, 'success')).toBe(expected)
  })
})
