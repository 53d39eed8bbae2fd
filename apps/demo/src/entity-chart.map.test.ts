import type { ChartSetup } from '@accrue/api-client'
import { describe, expect, test, vi } from 'vitest'
import { entityCaption, entityPeriodTabs, entityStatusOf, overviewTab } from './entity-chart.map.ts'

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

describe('C20 the period of the navigator', () => {
  const tabs = [
    { id: '1M', text: '1M', from: day('2017-11-29'), to: day('2017-12-29') },
    { id: '3M', text: '3M', from: day('2017-09-29'), to: day('2017-12-29') },
    { id: '1Y', text: '1Y', from: day('2016-12-29'), to: day('2017-12-29') },
  ]
  test.each<[string, [from: string, to: string] | null, string | null]>([
    ['a month: three', ['2017-11-29', '2017-12-29'], '3M'],
    ['three months: a year', ['2017-09-29', '2017-12-29'], '1Y'],
    ['two days within the year', ['2017-03-01', '2017-05-01'], '1Y'],
    ['the longest has none', ['2016-12-29', '2017-12-29'], null],
    ['days before all of them have none', ['2012-01-01', '2012-02-01'], null],
    ['no valid period', null, null],
  ])('%s', (_sentence, range, id) => {
    expect(overviewTab(tabs, range && { from: day(range[0]), to: day(range[1]) })).toBe(id)
  })
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
