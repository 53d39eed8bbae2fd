import type { ChartSetup } from '@accrue/api-client'
import { describe, expect, test, vi } from 'vitest'
import { entityCaption, entityPeriodTabs, entityStatusOf } from './entity-chart.map.ts'

const day = (text: string) => text as NonNullable<ChartSetup['from']>

describe('C4 the periods of a chart panel', () => {
  test('are those of the page, in order; one without both days is left out', () => {
    const chart: ChartSetup = {
      url: '/api/chart-data/stocks/1/',
      from: null,
      to: null,
      periods: [
        { id: '1M', tone: null, from: day('2017-11-29'), to: day('2017-12-29') },
        { id: '3M', tone: null, from: null, to: day('2017-12-29') },
      ],
    }
    expect(entityPeriodTabs(chart, key => `<${key}>`)).toEqual([
      { id: '1M', text: '<period_1M>', from: '2017-11-29', to: '2017-12-29' },
    ])
  })
  test('a page without a chart has none', () => expect(entityPeriodTabs(null, key => key)).toEqual([]))
})

test.each([
  [{ isIndex: false, unit: 'USD', values: 'absolute' }, '<graph_caption>: <entity_measure_price>, USD'],
  [{ isIndex: true, unit: '%', values: 'absolute' }, '<graph_caption>: <entity_measure_yield>, %'],
  [{ isIndex: true, unit: '', values: 'absolute' }, '<entity_measure_level>'],
  [{ isIndex: true, unit: '', values: 'percent' }, '<graph_caption_percent>: <entity_measure_level>'],
] as const)('C9 the legend says what %j shows', (input, caption) => {
  const label = (key: string, values?: object) =>
    [`<${key}>`, ...(values ? [Object.values(values).join(', ')] : [])].join(': ')
  expect(entityCaption(input, label)).toBe(caption)
})

describe('C14 chart status', () => {
  const still = { isWrong: false, any: true, isFetching: false, isError: false, refetch: () => {} }
  test.each([
    ['it has lines', {}, 'ready'],
    ['there is nothing in the period', { any: false }, 'empty'],
    ['the answer is on its way', { isFetching: true }, 'loading'],
    ['no answer came', { isError: true, any: false }, 'error'],
    ['it is asked again', { isError: true, isFetching: true }, 'loading'],
    ['the period starts after its end, whatever else', { isWrong: true, isError: true }, 'wrongPeriod'],
  ])('%s', (_, more, kind) => {
    expect(entityStatusOf({ ...still, ...more }).kind).toBe(kind)
  })
  test('an error can be retried', () => {
    const refetch = vi.fn()
    const status = entityStatusOf({ ...still, isError: true, refetch })
    if (status.kind === 'error') status.onRetry()
    expect(refetch).toHaveBeenCalledOnce()
  })
})
