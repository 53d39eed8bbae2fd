import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areaBaseline, areaDomain, areaPaths, bandPaths } from './area.ts'

const NO = Number.NaN
const columnOf = (y: number[]) => ({ x: Float64Array.from(y, (_, i) => i), y: Float64Array.from(y) })
const indicesOf = (y: readonly number[]) => Uint32Array.from(y, (_, i) => i)
const MAPPING = { kx: 10, bx: 0, ky: -1, by: 100 }

describe('areaBaseline', () => {
  test.each<[sentence: string, low: number, high: number, log: boolean, baseline: number | null]>([
    ['an axis that begins at zero is filled', 0, 10, false, 0],
    ['zero within the axis is filled from both sides', -5, 5, false, 0],
    ['an axis that ends at zero is filled downwards', -5, 0, false, 0],
    ['an axis that begins anywhere else is not filled', 95, 105, false, null],
    ['nor is one below zero', -9, -2, false, null],
    ['a logarithmic axis has no zero', 0, 2, true, null],
  ])('%s', (_, low, high, log, baseline) => {
    expect(areaBaseline({ low, high }, { log })).toBe(baseline)
  })
})

describe('areaDomain', () => {
  test.each<[sentence: string, low: number, high: number, domain: ReturnType<typeof areaDomain>]>([
    ['prices begin at zero', 95, 105, { low: 0 }],
    ['negative yields hang from zero', -3, -1, { high: 0 }],
    ['values on both sides show zero anyway', -1, 2, {}],
    ['without a value the axis is left alone', Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, {}],
  ])('%s', (_, low, high, domain) => {
    expect(areaDomain({ low, high })).toEqual(domain)
  })
})

describe('areaPaths', () => {
  test.each<[sentence: string, y: number[], d: string | undefined]>([
    ['begins at its baseline', [10, 20], 'M0,100L0,90L10,80L10,100Z'],
    ['a gap parts it', [10, 20, NO, 30, 40], 'M0,100L0,90L10,80L10,100ZM30,100L30,70L40,60L40,100Z'],
    ['a point between gaps has no area', [10, NO, 20, 30], 'M20,100L20,80L30,70L30,100Z'],
    ['a single point has none', [10], undefined],
    ['nothing has none', [], undefined],
  ])('%s', (_, y, d) => {
    const paths = areaPaths({ column: columnOf(y), indices: indicesOf(y), mapping: MAPPING, baseline: 0 })
    expect(paths[0]?.d).toBe(d)
  })

  test('never writes NaN or Infinity', () => {
    const value = fc.option(fc.double({ min: -1e15, max: 1e15, noNaN: true }), { freq: 3 })
    fc.assert(
      fc.property(fc.array(value, { maxLength: 60 }), values => {
        const y = values.map(each => each ?? NO)
        const paths = areaPaths({ column: columnOf(y), indices: indicesOf(y), mapping: MAPPING, baseline: 0 })
        for (const { d } of paths) expect(d).toMatch(/^[MLZ\d.,e+-]+$/)
      }),
    )
  })
})

describe('bandPaths (C20)', () => {
  const band = (high: number[], low: number[]) =>
    bandPaths(
      { ...columnOf(high), high: Float64Array.from(high), low: Float64Array.from(low) },
      indicesOf(high),
      MAPPING,
    )

  test('is tinted between its edges, which are thin lines', () => {
    expect(band([30, 20], [10, 5])).toEqual([
      { tone: 'series', paint: 'soft', d: 'M0,70L10,80L10,95L0,90Z' },
      { tone: 'series', paint: 'line', d: 'M0,70L10,80M0,90L10,95' },
    ])
  })

  test.each<[sentence: string, high: number[], low: number[], parts: number]>([
    ['a gap parts it', [30, 20, NO, 20, 30], [10, 5, NO, 5, 10], 2],
    ['an edge that is missing is a gap', [30, 20, 25, 20], [10, 5, NO, 5], 1],
    ['a day alone has no width', [NO, 20], [NO, 5], 0],
  ])('%s', (_, high, low, parts) => {
    expect(band(high, low)[0]?.d.match(/Z/g)?.length ?? 0).toBe(parts)
  })
})
