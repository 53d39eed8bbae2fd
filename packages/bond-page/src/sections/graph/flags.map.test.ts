import type { CashFlowRow, NumericField, OptionRow, Rating, RatingsHistory } from '@accrue/api-client'
import { labelLookup } from '@accrue/ui/foundation/labels'
import { describe, expect, test } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { numeric, PAGE } from '../../testing/facts.ts'
import { type FlagsInput, flagsOf } from './flags.map.ts'

const BLANK: NumericField = { kind: 'blank' }
const payment = (row: Partial<CashFlowRow>): CashFlowRow => ({
  number: 1,
  day: '2025-02-15',
  paidDay: null,
  recordDay: null,
  nonTradingFrom: null,
  couponRate: BLANK,
  couponAmount: BLANK,
  redemption: BLANK,
  poolFactor: BLANK,
  estimatedText: null,
  ...row,
})
const option = (row: Partial<OptionRow>): OptionRow => ({
  day: '2025-08-15',
  period: null,
  type: 'call',
  optionType: null,
  noticePeriod: null,
  benchmarkSpread: BLANK,
  price: BLANK,
  repurchasedAmount: BLANK,
  ...row,
})
const rated = (day: Rating['day'], rating: string, more: Partial<Rating> = {}): Rating => ({
  agencyId: 2,
  agency: 'Fitch',
  scale: null,
  outlook: null,
  subject: null,
  day,
  rating,
  ...more,
})
const history = (...ratings: Rating[]): RatingsHistory => ({
  types: [{ type: 'long-term', agencies: [{ id: 2, name: 'Fitch', ratings }] }],
})

const NOTHING: FlagsInput = {
  cashFlow: null,
  options: [],
  bond: { ratings: PAGE.bond.ratings },
  label: labelLookup(english),
  lang: 'en',
}
const paid = (...rows: CashFlowRow[]) =>
  flagsOf({ ...NOTHING, cashFlow: { rows, hasDeals: false, timeZone: null, currency: 'USD' } })
const withOptions = (...options: OptionRow[]) => flagsOf({ ...NOTHING, options })
const withHistory = (...ratings: Rating[]) =>
  flagsOf({ ...NOTHING, histories: { issuer: history(...ratings) } })

describe('C20, X5: the payments of the bond as flags', () => {
  test('a page without events has none', () => expect(flagsOf(NOTHING)).toEqual([]))

  test.each<[string, Partial<CashFlowRow>, object[]]>([
    [
      'a coupon: per cent of face value, the annual rate below',
      { couponAmount: numeric('2.0'), couponRate: numeric('4.00') },
      [{ kind: 'coupon', day: '2025-02-15', title: '2%', detail: '4% a year', isEstimated: false }],
    ],
    [
      'the last one includes the redemption',
      { couponAmount: numeric('2'), redemption: numeric('100') },
      [
        { kind: 'coupon', title: '2%' },
        { kind: 'redemption', day: '2025-02-15', title: '100%' },
      ],
    ],
    ['a partial redemption', { redemption: numeric('12.5') }, [{ kind: 'redemption', title: '12.5%' }]],
    [
      'an estimated coupon has the server’s text',
      { couponAmount: numeric('1.975'), estimatedText: 'By the current base rate' },
      [{ kind: 'coupon', title: '1.975%', detail: 'By the current base rate', isEstimated: true }],
    ],
    [
      'a coupon with only a rate',
      { couponRate: numeric('4.25') },
      [{ kind: 'coupon', title: '4.25% a year' }],
    ],
    [
      'paid on another day than it is due',
      { couponAmount: numeric('2'), paidDay: '2025-02-18' },
      [{ kind: 'coupon', day: '2025-02-15', detail: 'Paid on 18.02.2025' }],
    ],
    [
      'a withheld amount keeps the day',
      { couponAmount: { kind: 'masked' }, couponRate: { kind: 'masked' } },
      [{ kind: 'coupon', title: '' }],
    ],
    [
      'bad data has no number',
      { couponAmount: { kind: 'bad', text: '1e9', value: 1e9 } },
      [{ kind: 'coupon', title: '' }],
    ],
    ['a payment of zero', { couponAmount: numeric('0'), redemption: numeric('0.00') }, []],
    ['an unknown payment', {}, []],
    ['without a day', { day: null, couponAmount: numeric('2') }, []],
  ])('%s', (_sentence, row, expected) => {
    const flags = paid(payment(row))
    expect(flags).toHaveLength(expected.length)
    expect(flags).toMatchObject(expected)
  })

  test('numbers are formatted in the user’s language', () => {
    const cashFlow = {
      rows: [payment({ couponAmount: numeric('2.125') })],
      hasDeals: false,
      timeZone: null,
      currency: null,
    }
    expect(flagsOf({ ...NOTHING, cashFlow, lang: 'de' })[0]?.title).toBe('2,125%')
  })
})

describe('C20, X5: puts and calls as flags', () => {
  test.each<[string, Partial<OptionRow>, object[]]>([
    ['a call at its price', { price: numeric('101') }, [{ kind: 'call', day: '2025-08-15', title: '101%' }]],
    ['a put', { type: 'put', price: numeric('100') }, [{ kind: 'put', title: '100%' }]],
    ['neither put nor call', { type: null }, [{ kind: 'other', title: '' }]],
    [
      'terms in the detail',
      { optionType: 'European', period: 'on the day', noticePeriod: '30 days' },
      [{ detail: 'European. on the day. Notice: 30 days' }],
    ],
    ['a masked price', { price: { kind: 'masked' } }, [{ kind: 'call', title: '' }]],
    ['without a day', { day: null }, []],
  ])('%s', (_sentence, row, expected) => {
    const flags = withOptions(option(row))
    expect(flags).toHaveLength(expected.length)
    expect(flags).toMatchObject(expected)
  })
})

describe('C20, X5: rating changes as flags', () => {
  test('each has the previous rating and the direction', () => {
    const flags = withHistory(
      rated('2024-03-01', 'AA', { outlook: 'Stable' }),
      rated('2023-08-01', 'AA+', { outlook: 'Stable' }),
      rated('1994-08-10', 'AAA'),
    )
    expect(flags).toMatchObject([
      { kind: 'rating', day: '1994-08-10', title: 'Fitch AAA', detail: 'Rating of the issuer' },
      {
        day: '2023-08-01',
        title: 'Fitch AAA → AA+',
        direction: 'down',
        detail: 'Rating of the issuer. Outlook: Stable',
      },
      { day: '2024-03-01', title: 'Fitch AA+ → AA', direction: 'down' },
    ])
    expect(flags[0]).not.toHaveProperty('direction')
  })

  test.each<[string, Rating[], object[]]>([
    [
      'an upgrade',
      [rated('2023-01-01', 'BB+'), rated('2024-01-01', 'BBB-')],
      [{}, { title: 'Fitch BB+ → BBB-', direction: 'up' }],
    ],
    ['an affirmation is not a change', [rated('2023-01-01', 'AA'), rated('2024-01-01', 'AA')], [{}]],
    [
      'another outlook is a change without a direction',
      [rated('2023-01-01', 'AA'), rated('2024-01-01', 'AA', { outlook: 'Negative' })],
      [{}, { title: 'Fitch AA', detail: 'Rating of the issuer. Outlook: Negative' }],
    ],
    [
      'a withdrawn rating has no direction',
      [rated('2023-01-01', 'AA'), rated('2024-01-01', 'withdrawn')],
      [{}, { title: 'Fitch AA → withdrawn' }],
    ],
    [
      'several subjects of a group, each with its own history',
      [rated('2023-01-01', 'AA', { subject: 'Bank' }), rated('2024-01-01', 'A', { subject: 'Fund' })],
      [{ detail: 'Rating of the issuer. Bank' }, { title: 'Fitch A', detail: 'Rating of the issuer. Fund' }],
    ],
    ['without a day', [rated(null, 'AA')], []],
  ])('%s', (_sentence, ratings, expected) => {
    const flags = withHistory(...ratings)
    expect(flags).toHaveLength(expected.length)
    expect(flags).toMatchObject(expected)
    for (const [at, one] of expected.entries())
      if (!('direction' in one)) expect(flags[at]).not.toHaveProperty('direction')
  })

  test('a group without a loaded history has its current ratings', () => {
    const ratings = { ...PAGE.bond.ratings, issue: [rated('2023-08-01', 'AA+')] }
    expect(flagsOf({ ...NOTHING, bond: { ratings } })).toMatchObject([
      { kind: 'rating', title: 'Fitch AA+', detail: 'Rating of the issue' },
    ])
  })

  test('ids are unique', () => {
    const flags = flagsOf({
      ...NOTHING,
      cashFlow: {
        rows: [
          payment({ couponAmount: numeric('2'), redemption: numeric('100') }),
          payment({ couponAmount: numeric('2') }),
        ],
        hasDeals: false,
        timeZone: null,
        currency: null,
      },
      options: [option({}), option({})],
      histories: {
        issuer: history(rated('2023-01-01', 'AA'), rated('2024-01-01', 'A')),
        issue: history(rated('2023-01-01', 'AA')),
      },
    })
    expect(flags).toHaveLength(8)
    expect(new Set(flags.map(({ id }) => id)).size).toBe(8)
  })
})
