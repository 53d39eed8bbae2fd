import { describe, expect, test } from 'vitest'
import type { TrendKind } from '../trend/trend.shape.ts'
import { prepareMap } from './issuer-map.shape.ts'
import type { MapPoint } from './map-point.ts'
import { canHaveTrend, mapTrends } from './map-trend.shape.ts'

const prepare = (
  xy: readonly (readonly [number, number])[],
  { own = [], masked = false, main = -1 }: { own?: [number, number][]; masked?: boolean; main?: number } = {},
) => {
  const points = (list: readonly (readonly [number, number])[]): MapPoint[] =>
    list.map(([x, y], i) => ({ name: `p${i}`, x, y, main: i === main }))
  return prepareMap({
    series: [{ id: 'issues', name: 'Issuer', points: points(xy) }],
    added: { name: 'Added', points: points(own) },
    ...{ curves: [], currencyId: null, groundId: null, masked, closed: false, removed: new Set<string>() },
  })
}
const LINE = [2, 5, 9].map(x => [x, 4 + 0.1 * x] as const)

describe('shared-blocks §5: a trend line only for a series with more than one point', () => {
  test.each<[string, Parameters<typeof prepare>, TrendKind | null, string[]]>([
    ['not selected: none', [LINE], null, []],
    ['three points: one', [LINE], 'linear', ['issues']],
    ['one point: none', [[[2, 4]]], 'linear', []],
    ['no point: none', [[]], 'linear', []],
    [
      'each series its own',
      [
        LINE,
        {
          own: [
            [1, 1],
            [2, 2],
          ],
        },
      ],
      'linear',
      ['issues', 'added'],
    ],
    ['one added point has none', [LINE, { own: [[1, 1]] }], 'linear', ['issues']],
    ['masked: none, its equation would tell values (access row 16)', [LINE, { masked: true }], 'linear', []],
    ['the main issue belongs to its series', [LINE, { main: 0 }], 'linear', ['issues']],
  ])('%s', (_, args, kind, ids) => {
    const { trends } = mapTrends(prepare(...args), kind)
    expect(trends.map(({ id }) => id).sort()).toEqual([...ids].sort())
  })

  test.each<[string, Parameters<typeof prepare>, boolean]>([
    ['one point', [[[2, 4]]], false],
    ['one point in each series', [[[2, 4]], { own: [[1, 1]] }], false],
    ['two points', [LINE], true],
    ['masked', [LINE, { masked: true }], false],
  ])('whether one can be chosen with %s: %#', (_, args, can) => {
    expect(canHaveTrend(prepare(...args))).toBe(can)
  })
})

describe('the equation is over the axis', () => {
  test('linear: a at x = 0', () => {
    const [trend] = mapTrends(prepare(LINE), 'linear').trends
    expect(trend?.trend.a).toBeCloseTo(4, 9)
    expect(trend?.trend.b).toBeCloseTo(0.1, 9)
    expect(trend?.from).toBe(0)
    expect(trend?.trend.r2).toBeCloseTo(1, 9)
    expect(trend?.points[0]?.y).toBeCloseTo(4.2, 9)
    expect(trend?.points.at(-1)).toMatchObject({ x: 9 })
  })

  test('exponential: a at x = 0', () => {
    const points = [1, 3, 7].map(x => [x, 2 * Math.exp(0.2 * x)] as const)
    const [trend] = mapTrends(prepare(points), 'exponential').trends
    expect(trend?.trend.a).toBeCloseTo(2, 9)
    expect(trend?.trend.b).toBeCloseTo(0.2, 9)
  })

  test('logarithmic: from the first point, which counts as 1', () => {
    const points = [2, 4, 9].map(x => [x, 3 + 0.5 * Math.log(x - 2 + 1)] as const)
    const [trend] = mapTrends(prepare(points), 'logarithmic').trends
    expect(trend?.from).toBe(2)
    expect(trend?.trend.a).toBeCloseTo(3, 9)
    expect(trend?.trend.b).toBeCloseTo(0.5, 9)
  })

  test('exponential of values that are not above zero: a reason instead', () => {
    const points = [
      [1, -1],
      [2, 2],
    ] as const
    expect(mapTrends(prepare(points), 'exponential')).toEqual({
      trends: [],
      refused: [{ name: 'Issuer', reason: 'notPositive' }],
    })
  })

  test('points at one place give a flat one', () => {
    const points = [
      [3, 4],
      [3, 4],
    ] as const
    expect(mapTrends(prepare(points), 'linear').trends[0]?.trend.b).toBe(0)
  })
})
