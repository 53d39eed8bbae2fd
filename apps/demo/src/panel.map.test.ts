import { MASKED, type PanelData, type PanelPoint } from '@accrue/api-client'
import { describe, expect, test } from 'vitest'
import { panelLines } from './panel.map.ts'

const NAMES = { name: 'Apple Inc', turnover: 'Volume' }
const valueField = (value: number) => ({ kind: 'value', value, text: String(value) }) as const
const point = (day: string, value: number, more: Partial<PanelPoint> = {}): PanelPoint => ({
  day: day as PanelPoint['day'],
  value: valueField(value),
  valueText: null,
  bar: null,
  shape: null,
  ...more,
})
const panel = (points: PanelPoint[], more: Partial<PanelData> = {}): PanelData => ({
  series: [{ name: '', color: null, type: 'line', visible: true, entity: null, legendText: null, points }],
  turnover: [],
  graphType: 'line',
  measure: 'USD',
  masked: false,
  ...more,
})
const bar = (open: number, high: number, low: number) => ({
  open: valueField(open),
  high: valueField(high),
  low: valueField(low),
})

describe('C2, C18 the lines of a chart panel', () => {
  test('a line without a name uses the page’s name and the panel’s unit', () => {
    const [main] = panelLines(panel([point('2017-12-28', 171.08), point('2017-12-29', 169.23)]), NAMES).series
    expect(main).toMatchObject({ id: 'main', name: 'Apple Inc', unit: 'USD' })
    expect(main?.points).toEqual([
      { day: '2017-12-28', value: 171.08 },
      { day: '2017-12-29', value: 169.23 },
    ])
    expect(main?.bars).toBeUndefined()
  })

  test('changes of prices have a direction and a share, those of yields are in basis points', () => {
    const points = [point('2017-12-29', 1)]
    const changeOf = (more: Partial<PanelData>) => panelLines(panel(points, more), NAMES).series[0]?.change
    expect(changeOf({})).toBe('percent')
    expect(changeOf({ measure: '%' })).toBe('basisPoints')
  })

  test('open, high and low become columns; a day without them leaves a gap', () => {
    const points = [
      point('2017-12-28', 171.08, { bar: bar(171, 171.85, 170.48) }),
      point('2017-12-29', 169.23),
    ]
    expect(panelLines(panel(points), NAMES).series[0]?.bars).toEqual({
      open: Float64Array.of(171, Number.NaN),
      high: Float64Array.of(171.85, Number.NaN),
      low: Float64Array.of(170.48, Number.NaN),
    })
  })

  test('the turnover is a histogram, aligned with the line’s points by day', () => {
    const { turnover, volume } = panelLines(
      panel([point('2017-12-28', 171.08), point('2017-12-29', 169.23)], {
        turnover: [point('2017-12-29', 25_999_922)],
      }),
      NAMES,
    )
    expect(turnover).toMatchObject({ name: 'Volume', variant: 'histogram' })
    expect(volume).toEqual(Float64Array.of(Number.NaN, 25_999_922))
  })

  test.each([
    ['nobody says what was traded', []],
    ['what was traded is of other days', [point('2016-01-04', 5)]],
  ])('%s: no second chart', (_, turnover) => {
    expect(panelLines(panel([point('2017-12-29', 169.23)], { turnover }), NAMES)).toMatchObject({
      turnover: null,
      volume: null,
    })
  })

  test('masked: only the shape, without unit, bars and turnover', () => {
    const hidden = point('2017-12-29', 0, { value: MASKED, shape: 40, bar: bar(1, 2, 0.5) })
    const lines = panelLines(panel([hidden], { masked: true, turnover: [hidden] }), NAMES)
    expect(lines).toEqual({
      series: [{ id: 'main', name: 'Apple Inc', points: [{ day: '2017-12-29', value: 40 }] }],
      turnover: null,
      volume: null,
    })
  })

  test('an invisible line is left out', () => {
    const { series } = panel([point('2017-12-29', 1)])
    const both = [...series, ...series.map(one => ({ ...one, visible: false }))]
    expect(panelLines(panel([], { series: both }), NAMES).series).toHaveLength(1)
  })
})
