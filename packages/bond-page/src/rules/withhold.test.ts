import { BLANK } from '@accrue/api-client'
import { accessFor } from '@accrue/api-client/access'
import { SESSIONS } from '@accrue/api-client/testing'
import { describe, expect, test } from 'vitest'
import { LAST_DAYS, NO_QUOTES, numeric, PAGE, quoteRow, tradingRow } from '../testing/facts.ts'
import { withholdFacts, withholdIssues } from './withhold.ts'
import { withholdQuote, withholdQuotes, withholdTrading } from './withhold-rows.ts'

const ROW = tradingRow({ day: '2024-08-22', indicativePrice: numeric('101.09375'), bid: numeric('101.0625') })
const QUOTE = quoteRow({ name: 'A', bid: numeric('101.0625'), gSpread: numeric('2.5') })

const json = (row: object) => JSON.stringify(row)

const VISITOR = accessFor(SESSIONS.visitor)
const READER = accessFor(SESSIONS.reader)
const PRO = accessFor(SESSIONS.pro)
const DESK = accessFor(SESSIONS.desk)

describe('P7 values without access are removed', () => {
  test.each([
    ['a visitor', VISITOR, 100, true],
    ['a reader', READER, 100, true],
    ['full access', PRO, 100, false],
    ['full access on ground 381 without NSD access', PRO, 381, true],
    ['full access on ground 381 with it', DESK, 381, false],
    ['full access, ground unknown', PRO, null, false],
  ])('%s', (_sentence, access, venueId, isMasked) => {
    for (const row of [
      withholdTrading({ ...ROW, venueId }, access),
      withholdQuote({ ...QUOTE, venueId }, access),
    ]) {
      expect(row.masked).toBe(isMasked)
      expect(json(row).includes('101.0625')).toBe(!isMasked)
    }
    const facts = withholdFacts({ ...PAGE.facts, venueId }, access)
    expect(facts.masked).toBe(isMasked)
    expect(json(facts).includes('101.09375')).toBe(!isMasked)
  })

  test('every number of a row is masked', () => {
    for (const row of LAST_DAYS)
      expect(json(withholdTrading(row, READER))).not.toMatch(/"kind":"(value|bad)"/)
    expect(json(withholdQuote(QUOTE, READER))).not.toMatch(/"kind":"value"/)
  })

  test('in all rows of the quotes: participants and both price blocks', () => {
    const answer = { ...NO_QUOTES, rows: [QUOTE], today: [ROW], endOfDay: [...LAST_DAYS] }
    const seen = withholdQuotes(answer, READER)
    expect([...seen.rows, ...seen.today, ...seen.endOfDay].every(row => row.masked)).toBe(true)
    expect(withholdQuotes(answer, PRO)).toEqual(answer)
  })

  test('public facts stay: accrued interest, the next coupon, the maturity', () => {
    const { accruedInterest, nextCoupon, maturity } = PAGE.facts
    expect(withholdFacts(PAGE.facts, VISITOR)).toMatchObject({
      accruedInterest,
      nextCoupon,
      maturity,
    })
  })

  test('a row masked by the server keeps its shape', () => {
    const row = tradingRow({ day: '2024-08-22', masked: true, shape: 40 })
    expect(withholdTrading(row, VISITOR)).toBe(row)
  })
})

/** A bond without values. */
const ITEM = {
  id: 2,
  name: 'US Treasury 4% 2035',
  url: '/bonds/2/',
  issuerName: null,
  status: 'Outstanding',
  isin: null,
  currency: 'USD',
  placed: null,
  matures: null,
  masked: false,
  couponRate: numeric('4'),
  amount: numeric('1000'),
  weight: BLANK,
  indicativePrice: BLANK,
  indicativeYield: BLANK,
  duration: BLANK,
}

test('P7 the values of a list of bonds are masked, public fields stay', () => {
  const item = {
    ...ITEM,
    weight: numeric('0.01234'),
    indicativePrice: numeric('101.09375'),
    indicativeYield: numeric('0.0386'),
    duration: numeric('2849'),
  }
  const list = { total: 1, page: 1, items: [item] }
  expect(withholdIssues(list, PRO)).toEqual(list)
  const [seen] = withholdIssues(list, READER).items
  expect(json(seen ?? {})).not.toMatch(/101\.09375|0\.0386|2849|0\.01234/)
  expect(seen).toMatchObject({ masked: true, name: item.name, couponRate: numeric('4') })
})

test('P7 a bond of the list with one value is masked', () => {
  const list = { total: 1, page: 1, items: [{ ...ITEM, duration: numeric('2849') }] }
  expect(withholdIssues(list, VISITOR).items[0]).toMatchObject({ masked: true, duration: { kind: 'masked' } })
})

test('P7 a bond of the list without any value is not masked', () => {
  const list = { total: 1, page: 1, items: [ITEM] }
  expect(withholdIssues(list, VISITOR)).toEqual(list)
})
