import type { CashFlowRow, NumericField, OptionRow, Rating, RatingsHistory } from '@accrue/api-client'
import { labelLookup } from '@accrue/ui/foundation/labels'
import { describe, expect, test } from 'vitest'
import english from '../../../labels/eng.json' with { type: 'json' }
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
  lang: 'eng',
}
const paid = (...rows: CashFlowRow[]) =>
  flagsOf({ ...NOTHING, cashFlow: { rows, hasDeals: false, timeZone: null, currency: 'USD' } })
const withOptions = (...options: OptionRow[]) => flagsOf({ ...NOTHING, options })
const withHistory = (...ratings: Rating[]) =>
  flagsOf({ ...NOTHING, histories: { issuer: history(...ratings) } })

describe('C20, X5: the payments of the bond as flags', () => {
  test('a page that knows nothing has none', () => expect(flagsOf(NOTHING)).toEqual([]))

  test.each<[string, Partial<CashFlowRow>, object[]]>([
    [
      'a coupon: per cent of face value, the annual rate below',
      { couponAmount: numeric('2.0'), couponRate: numeric('4.00') },
      [{ kind: 'coupon', day: '2025-02-15', title: '2%', detail: '4% a year', isEstimated: false }],
    ],
    [
      'the last one repays as well',
      { couponAmount: numeric('2'), redemption: numeric('100') },
      [
        { kind: 'coupon', title: '2%' },
        { kind: 'redemption', day: '2025-02-15', title: '100%' },
      ],
    ],
    ['a part of it', { redemption: numeric('12.5') }, [{ kind: 'redemption', title: '12.5%' }]],
    [
      'an estimated coupon says so, in the words of the server',
      { couponAmount: numeric('1.975'), estimatedText: 'By the current base rate' },
      [{ kind: 'coupon', title: '1.975%', detail: 'By the current base rate', isEstimated: true }],
    ],
    [
      'a coupon of which only the rate is known',
      { couponRate: numeric('4.25') },
      [{ kind: 'coupon', title: '4.25% a year' }],
    ],
    [
      'paid on another day than it is due',
      { couponAmount: numeric('2'), paidDay: '2025-02-18' },
      [{ kind: 'coupon', day: '2025-02-15', detail: 'Paid on 18.02.2025' }],
    ],
    [
      'a figure that is withheld leaves the day',
      { couponAmount: { kind: 'masked' }, couponRate: { kind: 'masked' } },
      [{ kind: 'coupon', title: '' }],
    ],
    [
      'a figure that cannot be right is not written',
      { couponAmount: { kind: 'bad', text: '1e9', value: 1e9 } },
      [{ kind: 'coupon', title: '' }],
    ],
    ['nothing is paid', { couponAmount: numeric('0'), redemption: numeric('0.00') }, []],
    ['nothing is known', {}, []],
    ['without a day', { day: null, couponAmount: numeric('2') }, []],
  ])('%s', (_sentence, row, expected) => {
    const flags = paid(payment(row))
    expect(flags).toHaveLength(expected.length)
    expect(flags).toMatchObject(expected)
  })

  test('numbers are written as the language writes them', () => {
    const cashFlow = {
      rows: [payment({ couponAmount: numeric('2.125') })],
      hasDeals: false,
      timeZone: null,
      currency: null,
    }
    expect(flagsOf({ ...NOTHING, cashFlow, lang: 'deu' })[0]?.title).toBe('2,125%')
  })
})

describe('C20, X5: puts and calls as flags', () => {
  test.each<[string, Partial<OptionRow>, object[]]>([
    ['a call at its price', { price: numeric('101') }, [{ kind: 'call', day: '2025-08-15', title: '101%' }]],
    ['a put', { type: 'put', price: numeric('100') }, [{ kind: 'put', title: '100%' }]],
    ['what is neither', { type: null }, [{ kind: 'other', title: '' }]],
    [
      'its terms below',
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
  test('the latest first, as they come: each says what it was before, and where it went', () => {
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
    ['an affirmation is no change', [rated('2023-01-01', 'AA'), rated('2024-01-01', 'AA')], [{}]],
    [
      'another outlook is one, without a direction',
      [rated('2023-01-01', 'AA'), rated('2024-01-01', 'AA', { outlook: 'Negative' })],
      [{}, { title: 'Fitch AA', detail: 'Rating of the issuer. Outlook: Negative' }],
    ],
    [
      'a withdrawn rating is neither up nor down',
      [rated('2023-01-01', 'AA'), rated('2024-01-01', 'withdrawn')],
      [{}, { title: 'Fitch AA → withdrawn' }],
    ],
    [
      'who is rated, in a group of several, each with a history of its own',
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

  test('a group whose history was not loaded gives its current ratings', () => {
    const ratings = { ...PAGE.bond.ratings, issue: [rated('2023-08-01', 'AA+')] }
    expect(flagsOf({ ...NOTHING, bond: { ratings } })).toMatchObject([
      { kind: 'rating', title: 'Fitch AA+', detail: 'Rating of the issue' },
    ])
  })

  test('no two flags have one id', () => {
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
