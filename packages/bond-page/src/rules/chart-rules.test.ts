import type { Day } from '@accrue/ui/foundation/calendar'
import { describe, expect, test } from 'vitest'
import {
  type ChartSubject,
  chartEnd,
  hasChart,
  nearestRange,
  overviewRange,
  periodRange,
} from './chart-rules.ts'

const bond = (subject: Partial<ChartSubject>): ChartSubject => ({
  bondStatus: 256,
  venues: [{ id: 100, maxDate: '2024-08-23' }],
  defaultVenueId: 100,
  ...subject,
})

describe('C1 the chart section needs trading grounds and a status that has a chart (bond-page §2)', () => {
  test.each([192, 256, 96, 174, 128, 112])('status %i has a chart', bondStatus => {
    expect(hasChart(bond({ bondStatus }))).toBe(true)
  })

  test.each([0, 64, 129, 1077, Number.NaN])('status %d has no chart', bondStatus => {
    expect(hasChart(bond({ bondStatus }))).toBe(false)
  })

  test('a bond without trading grounds has no chart', () => {
    expect(hasChart(bond({ venues: [] }))).toBe(false)
  })
})

describe('C4 the last day of a period (bond-page §4)', () => {
  test.each([
    ['an outstanding bond ends today', bond({ bondStatus: 192 }), '2025-07-11'],
    ['status 128 ends on the default ground’s latest date', bond({ bondStatus: 128 }), '2024-08-23'],
    ['status 112 too', bond({ bondStatus: 112 }), '2024-08-23'],
    [
      'a closed bond without a default ground ends today',
      bond({ bondStatus: 128, defaultVenueId: null }),
      '2025-07-11',
    ],
    [
      'a closed bond whose default ground has no date ends today (readings #32)',
      bond({ bondStatus: 112, venues: [{ id: 100, maxDate: null }] }),
      '2025-07-11',
    ],
  ])('%s', (_sentence, subject, end) => {
    expect(chartEnd(subject, '2025-07-11')).toBe(end)
  })

  test.each([
    ['1M', '2025-07-11', '2025-06-11'],
    ['3M', '2025-07-11', '2025-04-11'],
    ['1Y', '2025-07-11', '2024-07-11'],
    ['3Y', '2025-07-11', '2022-07-11'],
    ['1M', '2025-03-31', '2025-02-28'],
    ['3M', '2024-05-31', '2024-02-29'],
  ] as const)('%s up to %s starts on %s', (period, end, from) => {
    expect(periodRange(period, end)).toEqual({ from, to: end })
  })

  test('C6 the three months up to the nearest date with data replace an empty period', () => {
    expect(nearestRange('2024-08-23')).toEqual({ from: '2024-05-23', to: '2024-08-23' })
  })
})

describe('C20 the navigator shows the years around a period, so that there is something to drag', () => {
  test.each<[string, [from: Day, to: Day], [from: Day, to: Day]]>([
    ['three months: a year', ['2025-04-11', '2025-07-11'], ['2024-07-11', '2025-07-11']],
    ['an earlier part of the year', ['2024-08-01', '2024-09-01'], ['2024-07-11', '2025-07-11']],
    ['the first months of the year', ['2024-07-11', '2024-10-11'], ['2024-07-11', '2025-07-11']],
    ['a year: two', ['2024-07-11', '2025-07-11'], ['2023-07-11', '2025-07-11']],
    ['three years: five', ['2022-07-11', '2025-07-11'], ['2020-07-11', '2025-07-11']],
    ['a month four years ago', ['2021-06-01', '2021-07-01'], ['2020-07-11', '2025-07-11']],
    ['more than all of them', ['2012-01-01', '2025-07-11'], ['2015-07-11', '2025-07-11']],
    ['a period that ends after the data', ['2025-06-01', '2025-08-01'], ['2024-08-01', '2025-08-01']],
  ])('%s', (_sentence, [from, to], [first, last]) => {
    expect(overviewRange({ from, to }, '2025-07-11')).toEqual({ from: first, to: last })
  })
})
