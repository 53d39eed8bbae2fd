import { dayToMs } from '@accrue/ui/foundation'
import { describe, expect, test } from 'vitest'
import { cellsOf, idsOf } from '../../testing/cells-of.ts'
import { historyOf, SOVEREIGN_HISTORY } from '../../testing/rating-facts.ts'
import {
  changeMeta,
  type HistoryType,
  historyColumns,
  ratingChanges,
  toHistoryViewModel,
} from './history.map.ts'

const label = (key: string, values: Record<string, string | number> = {}) =>
  [key, ...Object.values(values)].join(' ')
const options = { label, showRevoked: false, today: '2025-07-11' } as const
const [SOVEREIGN] = SOVEREIGN_HISTORY.types as [HistoryType]
const WITHDRAWN = historyOf({
  Agency: [
    ['2024-01-10', 'BB'],
    ['2023-01-10', 'withdrawn'],
    ['2020-01-10', 'BBB-', 'Negative'],
    ['2019-01-10', 'BBB', 'Stable'],
  ],
})
const viewModelOf = (type: HistoryType, more: Partial<typeof options> | { showRevoked: true } = {}) =>
  toHistoryViewModel(type, { ...options, ...more })

describe('Q9 the history as a step chart', () => {
  test('a step line for each agency, the earliest rating first', () => {
    const series = viewModelOf(SOVEREIGN)?.series ?? []
    expect(series.map(({ name, variant }) => [name, variant])).toEqual([
      ['Moody’s', 'step'],
      ['Fitch', 'step'],
      ['S&P', 'step'],
    ])
    expect(series[2]?.points.map(({ day }) => day)).toEqual(['2011-07-14', '2011-08-05', '2013-06-10'])
  })

  test('every point has the agency’s own name of the rating', () => {
    const names = viewModelOf(SOVEREIGN)?.series.map(({ points, names }) =>
      points.map(({ value }) => names?.get(value ?? 0)),
    )
    expect(names?.[0]).toEqual(['Aaa', 'Aaa', 'Aaa', 'Aa1'])
    expect(names?.[2]).toEqual(['AAA', 'AA+', 'AA+'])
  })

  test('the axis has the used notches and one beyond, in every used notation, the best on top', () => {
    const viewModel = viewModelOf(SOVEREIGN)
    expect([...(viewModel?.names ?? [])]).toEqual([
      [0, 'AAA / Aaa'],
      [-1, 'AA+ / Aa1'],
      [-2, 'AA / Aa2'],
    ])
    expect(viewModel?.domain).toEqual({ low: -2.5, high: 0.5 })
    expect([...(viewModelOf(WITHDRAWN)?.names.values() ?? [])]).toEqual([
      'BBB+',
      'BBB',
      'BBB−',
      'BB+',
      'BB',
      'BB−',
    ])
  })

  test('lines at the same rating are offset, and stay nearest to it', () => {
    const firsts = viewModelOf(SOVEREIGN)?.series.map(({ points }) => points[0]?.value ?? 9) ?? []
    expect(new Set(firsts).size).toBe(3)
    for (const value of firsts) expect(Math.abs(value)).toBeLessThan(0.5)
  })

  test('… with any number of lines', () => {
    const many = historyOf(
      Object.fromEntries(
        Array.from({ length: 24 }, (_, at) => [`Agency ${at}`, [['2020-01-10', 'AAA']] as const]),
      ),
    )
    const values = viewModelOf(many)?.series.map(({ points }) => points[0]?.value ?? 9) ?? []
    expect(new Set(values).size).toBe(24)
    for (const value of values) expect(Math.abs(value)).toBeLessThan(0.5)
  })

  test('it extends from the first rating to today', () => {
    expect(viewModelOf(SOVEREIGN)?.extent).toEqual({
      from: dayToMs('2000-09-21'),
      to: dayToMs('2025-07-11'),
    })
  })

  test.each([
    ['hidden, its reason is that the rating ended', {}, 'rating_ended'],
    ['shown, its reason is the revoked rating', { showRevoked: true } as const, 'withdrawn'],
  ])('a revoked rating ends the line; %s', (_state, more, reason) => {
    const points = viewModelOf(WITHDRAWN, more)?.series[0]?.points
    expect(points?.[2]).toEqual({ day: '2023-01-10', value: null, reason })
    expect(points?.[3]?.value).not.toBeNull()
  })

  test('a rating off the long-term scales is a gap with a reason', () => {
    const [line] =
      viewModelOf(
        historyOf({
          A: [
            ['2024-01-10', 'A-1+'],
            ['2020-01-10', 'AA'],
          ],
        }),
      )?.series ?? []
    expect(line?.points[1]).toEqual({ day: '2024-01-10', value: null, reason: 'rating_off_scale A-1+' })
  })

  test.each<[string, HistoryType]>([
    ['a history of revoked ratings', historyOf({ A: [['2024-01-10', 'withdrawn']] })],
    ['a history without days', historyOf({ A: [[null, 'AAA']] })],
    ['a history of short-term ratings', historyOf({ A: [['2024-01-10', 'P-1']] })],
  ])('%s has no chart', (_case, type) => {
    expect(viewModelOf(type)).toBeNull()
  })

  test('each subject has its own line', () => {
    const type = historyOf({
      A: [
        ['2024-01-10', 'AA'],
        ['2023-01-10', 'BB'],
      ],
    })
    const [agency] = type.agencies
    const ratings = (agency?.ratings ?? []).map((one, at) => ({ ...one, subject: `Guarantor ${at + 1}` }))
    const two = { ...type, agencies: [{ id: 1, name: 'A', ratings }] }
    expect(viewModelOf(two)?.series.map(({ name }) => name)).toEqual(['A · Guarantor 1', 'A · Guarantor 2'])
    expect(idsOf(historyColumns(two, label))).toContain('subject')
  })
})

describe('Q9 the history by agency', () => {
  const cellsIn = (type: HistoryType, showRevoked = false) => {
    const columns = historyColumns(type, label)
    return ratingChanges(type, showRevoked).map(change => cellsOf(columns, change))
  }

  test('each agency is a group in the order of the agencies, its latest rating first', () => {
    const [agency] = historyColumns(SOVEREIGN, label)
    expect([...(agency?.meta?.groups?.values() ?? [])].map(group => group.label)).toEqual([
      'Moody’s',
      'Fitch',
      'S&P',
    ])
    const ofOne = ratingChanges(SOVEREIGN, false).filter(change => change.agency === '3')
    expect(ofOne.map(({ rating }) => rating.day)).toEqual(['2013-06-10', '2011-08-05', '2011-07-14'])
  })

  test('changes have a direction', () => {
    expect(cellsIn(SOVEREIGN).map(({ rating }) => rating)).toMatchObject([
      { text: 'Aa1', tone: 'down' },
      { text: 'Aaa' },
      { text: 'Aaa' },
      { text: 'Aaa' },
      { text: 'AA+', tone: 'down' },
      { text: 'AAA' },
      { text: 'AAA' },
      { text: 'AAA' },
      { text: 'AAA' },
      { text: 'AA+' },
      { text: 'AA+', tone: 'down' },
      { text: 'AAA' },
    ])
  })

  test('the toggle applies: revoked ratings are hidden, or shown muted', () => {
    expect(ratingChanges(WITHDRAWN, false)).toHaveLength(3)
    const all = ratingChanges(WITHDRAWN, true)
    expect(all).toHaveLength(4)
    expect(all.map(change => changeMeta(change)?.variant)).toEqual([undefined, 'muted', undefined, undefined])
    expect(cellsIn(WITHDRAWN, true)[1]?.rating).toMatchObject({ text: 'withdrawn' })
  })

  test('a rating after a revoked one has no direction, hidden or not', () => {
    expect(cellsIn(WITHDRAWN)[0]?.rating).not.toHaveProperty('tone')
  })

  test('an agency without visible ratings is left out', () => {
    expect(ratingChanges(historyOf({ A: [['2024-01-10', 'NR']] }), false)).toEqual([])
  })
})
