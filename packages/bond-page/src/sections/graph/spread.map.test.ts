import { describe, expect, test } from 'vitest'
import { spreadPane } from './spread.map.ts'

const label = (key: string) => `<${key}>`
const day = '2024-08-22' as const

describe('C11 the pane of the spread', () => {
  const series = [
    { id: 'main', name: 'Main', points: [] },
    { id: 'other', name: 'Other', points: [] },
  ]
  const figures = { value: 2.25, at: 0 }
  const spread = {
    kind: 'on',
    x: Float64Array.of(0),
    y: Float64Array.of(2.25),
    points: [{ day, value: 2.25 }],
    unit: 'spread_unit_points',
    figures: { min: figures, max: figures, last: figures, mean: 2.25, days: 1 },
  } as const

  test('is there when it is wanted and can be', () => {
    expect(spreadPane(spread, true, series, label)).toMatchObject({
      label: '<spread_of>',
      decimals: 3,
      series: [{ points: spread.points, unit: '<spread_unit_points>' }],
    })
  })

  test.each([
    ['nobody wants it', spread, false],
    ['there is none', { kind: 'off', reason: 'notTwo' }, true],
  ] as const)('is not when %s', (_sentence, given, wanted) => {
    expect(spreadPane(given, wanted, series, label)).toBeNull()
  })
})
