import { describe, expect, test } from 'vitest'
import { type ChartGroupEvent, chartGroupReducer, INITIAL_GROUP, widestAxis } from './chart-group.reducer.ts'

const bounds = { from: 0, to: 1000, minSpan: 10, key: 'one' }

function following(...events: ChartGroupEvent[]) {
  return events.reduce(chartGroupReducer, INITIAL_GROUP)
}

const needs = (chart: string, width: number | null): ChartGroupEvent => ({
  type: 'axisWidthReported',
  chart,
  width,
})

describe('C18: charts below each other', () => {
  test('show the same part of the data', () => {
    const chosen = following({ type: 'selected', window: { from: 100, to: 300 }, bounds })
    expect(chosen.window).toEqual({ from: 100, to: 300 })
    expect(chartGroupReducer(chosen, { type: 'reset' }).window).toBeNull()
  })

  test.each<[string, ChartGroupEvent[], number]>([
    ['without charts there is no width', [], 0],
    ['the widest value axis is everybody’s', [needs('price', 56), needs('volume', 72)], 72],
    ['a chart that needs less makes the axes narrower', [needs('price', 56), needs('price', 48)], 48],
    ['an unmounted chart needs none', [needs('price', 56), needs('volume', 72), needs('volume', null)], 56],
  ])('%s', (_, events, width) => {
    expect(widestAxis(following(...events))).toBe(width)
  })

  test('the same width again gives the same state, so that nothing renders', () => {
    const state = following(needs('price', 56))
    expect(chartGroupReducer(state, needs('price', 56))).toBe(state)
    expect(chartGroupReducer(state, needs('volume', null))).toBe(state)
  })

  test.each([
    ['a time in sight does not move the window', 200, { from: 100, to: 300 }],
    ['a later time is brought in with a tenth of air', 500, { from: 320, to: 520 }],
    ['an earlier time likewise, but not past the data', 5, { from: 0, to: 200 }],
  ])('revealing: %s', (_, at, window) => {
    const state = following(
      { type: 'selected', window: { from: 100, to: 300 }, bounds },
      { type: 'revealed', at, bounds },
    )
    expect(state.window).toEqual(window)
  })
})
