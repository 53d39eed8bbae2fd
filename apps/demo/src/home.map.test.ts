import {
  BLANK,
  type HomeBond,
  type HomePageData,
  MASKED,
  type NumericField,
  type ParCurve,
} from '@accrue/api-client'
import { describe, expect, test } from 'vitest'
import {
  curveDomain,
  curveLines,
  curveSummaries,
  featuredBonds,
  labelledPlaces,
  linkedBonds,
  newestDay,
} from './home.map.ts'

const valueField = (value: number): NumericField => ({ kind: 'value', value, text: String(value) })
const bond = (id: number, more: Partial<HomeBond> = {}): HomeBond => ({
  id,
  name: `Bond ${id}`,
  url: `/bonds/${id}/`,
  kind: 'example_note',
  masked: false,
  venue: 'Estimation',
  isEstimation: true,
  day: '2025-07-11',
  price: valueField(100),
  priceChange: valueField(0),
  yield: valueField(0.04),
  yieldChange: valueField(0),
  line: null,
  ...more,
})
const home = (...bonds: HomeBond[]): HomePageData => ({ today: '2025-07-11', curve: null, bonds })

test('bonds link to a page of this site, or are left out', () => {
  const bonds = [
    bond(1),
    bond(2, { url: '/nowhere/' }),
    bond(3, { url: null }),
    bond(4, { url: '/stocks/1/' }),
  ]
  expect(linkedBonds(home(...bonds)).map(({ id }) => id)).toEqual([1])
})

describe('featured bonds', () => {
  const ids = (...bonds: HomeBond[]) => featuredBonds(bonds).map(({ id }) => id)

  test('by the size of the price change, up or down', () => {
    expect(
      ids(bond(1, { priceChange: valueField(0.2) }), bond(2, { priceChange: valueField(-0.9) }), bond(3)),
    ).toEqual([2, 1, 3])
  })

  test('only with a change of the newest day', () => {
    expect(
      ids(
        bond(1, { day: '2019-08-13', priceChange: valueField(5) }),
        bond(2, { priceChange: BLANK }),
        bond(3, { day: null }),
        bond(4),
      ),
    ).toEqual([4])
  })

  test('withheld ones stay in their order', () => {
    const masked = { masked: true, price: MASKED, priceChange: MASKED }
    expect(ids(bond(3, masked), bond(1, masked), bond(2, masked))).toEqual([3, 1, 2])
  })

  test('at most eight; without any there is no newest day', () => {
    expect(ids(...Array.from({ length: 11 }, (_, at) => bond(at + 1)))).toHaveLength(8)
    expect(newestDay([])).toBeNull()
    expect(ids()).toEqual([])
  })
})

const tenor = (id: string, years: number) => ({
  id,
  years,
  name: `${years}-year`,
  short: id,
  url: `/indexes/${years}/`,
})
const CURVE: ParCurve = {
  masked: false,
  tenors: [tenor('2Y', 2), tenor('5Y', 5), tenor('10Y', 10), tenor('30Y', 30)],
  lines: [
    { day: '2025-07-11', points: { '2Y': 0.039, '5Y': 0.0399, '10Y': 0.0443, '30Y': 0.0496 } },
    { day: '2025-06-11', points: { '2Y': 0.0394, '5Y': 0.0402, '10Y': 0.0441 } },
  ],
}

describe('the summary of the curve', () => {
  test('four tenors and the slope, each with its change in a month', () => {
    expect(
      curveSummaries(CURVE).map(({ tenors, value, change }) => [tenors.join('-'), value?.toFixed(2), change]),
    ).toEqual([
      ['2-year', '3.90', -4],
      ['5-year', '3.99', -3],
      ['10-year', '4.43', 2],
      ['30-year', '4.96', null],
      ['10-year-2-year', '53.00', 6],
    ])
  })

  test('a masked curve has names and no values, whatever its points', () => {
    const summaries = curveSummaries({ ...CURVE, masked: true })
    expect(summaries).toHaveLength(5)
    expect(summaries.every(({ value, change }) => value === null && change === null)).toBe(true)
  })

  test('a curve without one of two tenors has no slope', () => {
    expect(curveSummaries({ ...CURVE, tenors: [tenor('10Y', 10)] }).map(({ tenors }) => tenors)).toEqual([
      ['10-year'],
    ])
  })
})

describe('the lines of the curve', () => {
  test('in per cent, by tenor; missing tenors are left out', () => {
    const [now, month] = curveLines(CURVE)
    expect(now?.points.map(({ y }) => y.toFixed(2))).toEqual(['3.90', '3.99', '4.43', '4.96'])
    expect(month?.points.map(point => point.tenor)).toEqual([0, 1, 2])
    const xs = now?.points.map(({ x }) => x) ?? []
    expect(xs).toEqual([...xs].sort((one, other) => one - other))
  })

  test('a masked curve has a fixed domain, so that its scale reveals nothing', () => {
    const lines = curveLines({
      ...CURVE,
      masked: true,
      lines: [{ day: '2025-07-11', points: { '2Y': 30, '5Y': 60 } }],
    })
    expect(curveDomain(lines, true)).toMatchObject({ low: -9, high: 109 })
    expect(curveDomain(curveLines(CURVE), false).low).toBeLessThan(3.9)
  })

  test.each([
    ['with room for all', [0, 50, 100], [0, 1, 2]],
    ['the last before those too near to it', [0, 80, 100], [0, 2]],
    ['too near to the one before', [0, 10, 40, 100], [0, 2, 3]],
    ['none', [], []],
  ])('labels %s', (_, pixels, labelled) => expect(labelledPlaces(pixels, 28)).toEqual(labelled))
})
