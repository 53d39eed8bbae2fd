import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CHART_TYPES, CHART_VIEWS, type ChartUrl, readChartUrl, writeChartUrl } from './chart-url.ts'

describe('X1 the chart’s part of the address', () => {
  test.each([
    ['an empty query is the page’s defaults', '', {}],
    ['a fixed period', '?chart=yield&period=1Y&ground=4', { type: 'yield', period: '1Y', ground: 4 }],
    ['an arbitrary range', '?from=2024-05-23&to=2024-08-23', { from: '2024-05-23', to: '2024-08-23' }],
    ['a period wins over a range', '?period=1M&from=2024-05-23&to=2024-08-23', { period: '1M' }],
    ['half a range is none', '?from=2024-05-23', {}],
    ['a day that no calendar has is none', '?from=2024-02-31&to=2024-08-23', {}],
    ['words that mean nothing are dropped', '?view=x&chart=constructor&period=9Q&ground=-1', {}],
    ['percent values', '?values=percent&view=archive', { values: 'percent', view: 'archive' }],
  ])('%s', (_sentence, search, expected) => {
    expect(readChartUrl(search)).toEqual(expected)
  })

  test('what does not belong to the chart stays', () => {
    expect(writeChartUrl('?lang=pol&chart=price&show_labels=1', { type: 'yield' })).toBe(
      '?lang=pol&show_labels=1&chart=yield',
    )
  })

  test('what is written is read back', () => {
    const url: fc.Arbitrary<ChartUrl> = fc.record(
      {
        view: fc.constantFrom(...CHART_VIEWS),
        type: fc.constantFrom(...CHART_TYPES),
        period: fc.constantFrom('1M' as const, '3M' as const, '1Y' as const, '3Y' as const),
        ground: fc.nat(999),
        values: fc.constant('percent' as const),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(url, given => {
        expect(readChartUrl(writeChartUrl('?lang=rus', given))).toEqual(given)
      }),
    )
  })
})
