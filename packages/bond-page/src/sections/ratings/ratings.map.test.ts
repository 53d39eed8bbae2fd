import { describe, expect, test } from 'vitest'
import { cellsOf, idsOf } from '../../testing/cells-of.ts'
import { rated, rating } from '../../testing/rating-facts.ts'
import { hasRevoked, ratedGroups, ratingColumns, ratingMeta, shownRatings } from './ratings.map.ts'

const label = (key: string) => `<${key}>`
const good = rating({ agency: 'Fitch', agencyId: 2, rating: 'AA+', outlook: 'Stable', day: '2023-08-01' })
const gone = rating({ agency: 'S&P', agencyId: 4, rating: 'NR', day: '2020-01-01' })

describe('Q9 groups of ratings (bond-page §3)', () => {
  test('have the order issue, issuer, SPV, surety, guarantors, offeror; groups without ratings are left out', () => {
    const all = {
      offeror: [good],
      guarantors: [good],
      surety: [good],
      spv: [good],
      issuer: [],
      issue: [good],
    }
    expect(ratedGroups(rated(all).bond.ratings).map(({ group }) => group)).toEqual([
      'issue',
      'spv',
      'surety',
      'guarantors',
      'offeror',
    ])
  })

  test('a rating is a row: agency, rating, scale, outlook, date', () => {
    expect(idsOf(ratingColumns([good], label))).toEqual(['agency', 'rating', 'scale', 'outlook', 'day'])
    expect(cellsOf(ratingColumns([good], label), good)).toMatchObject({
      agency: 'Fitch',
      rating: { text: 'AA+', sortValue: 1 },
      scale: 'Long-term, foreign currency',
      outlook: 'Stable',
      day: '2023-08-01',
    })
  })

  test('the subject is a column if a rating has one', () => {
    const columns = ratingColumns([{ ...good, subject: 'First Guarantor' }, gone], label)
    expect(idsOf(columns)).toContain('subject')
  })

  test('missing fields have a reason (X3)', () => {
    const row = { ...gone, scale: null, day: null }
    expect(cellsOf(ratingColumns([row], label), row)).toMatchObject({
      scale: { reason: '<reason_not_given>' },
      outlook: { reason: '<reason_not_given>' },
      day: { reason: '<reason_not_given>' },
    })
  })
})

describe('Q9 revoked ratings can be shown or hidden (bond-page §4)', () => {
  test.each([
    ['hidden', false, ['AA+']],
    ['shown', true, ['AA+', 'NR']],
  ] as const)('%s', (_state, showRevoked, expected) => {
    expect(shownRatings([good, gone], showRevoked).map(one => one.rating)).toEqual(expected)
  })

  test('the toggle needs a revoked rating', () => {
    expect(hasRevoked(ratedGroups(rated({ issue: [good], issuer: [gone] }).bond.ratings))).toBe(true)
    expect(hasRevoked(ratedGroups(rated({ issue: [good] }).bond.ratings))).toBe(false)
  })

  test('a revoked rating is muted', () => {
    expect([good, gone].map(row => ratingMeta(row)?.variant)).toEqual([undefined, 'muted'])
  })
})
