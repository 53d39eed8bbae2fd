import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, distance, parseColour, seenBy, type Vision } from '../../testing/colour.ts'
import { themeTokens } from '../../testing/theme-tokens.ts'
import { SERIES_STYLES, seriesStyle } from './series.ts'

const css = readFileSync(new URL('../../styles/theme.css', import.meta.url), 'utf8')
const series = Array.from({ length: SERIES_STYLES }, (_, index) => seriesStyle(index))
const pairs = series.flatMap((one, index) => series.slice(index + 1).map(other => [one, other] as const))
const nameOf = (paint: string) => paint.slice('var(--'.length, -1)

/** Five times what is just noticeable; grey print has lightness alone, so it has to do with four. */
const APART: Record<Vision, number> = { full: 0.11, protan: 0.11, deutan: 0.11, tritan: 0.11, grey: 0.08 }

describe('B11, C9: twenty series that stay apart (readings #19)', () => {
  test('1 main, 9 bonds and 10 indexes have a look each', () => {
    expect(SERIES_STYLES).toBe(20)
    expect(new Set(series.map(({ color, dash, marker }) => `${color} ${dash} ${marker}`)).size).toBe(20)
  })

  test('four dashes of whole pixels and five markers', () => {
    const dashes = [...new Set(series.map(({ dash }) => dash))]
    expect(dashes).toHaveLength(4)
    expect(dashes.every(dash => dash === undefined || /^\d+( \d+)+$/.test(dash))).toBe(true)
    expect([...new Set(series.map(({ marker }) => marker))].sort()).toEqual([
      'circle',
      'cross',
      'diamond',
      'square',
      'triangle',
    ])
  })

  test('any two differ in at least two of colour, dash and marker', () => {
    const alike = pairs.filter(
      ([a, b]) => [a.color !== b.color, a.dash !== b.dash, a.marker !== b.marker].filter(Boolean).length < 2,
    )
    expect(alike).toEqual([])
  })

  test('the first five are solid, so that most charts need no dashes', () => {
    expect(series.slice(0, 6).map(({ dash }) => dash === undefined)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ])
  })

  test.each([
    [20, 0],
    [25, 5],
    [-1, 19],
    [3.7, 3],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('place %d looks like place %d', (index, same) => expect(seriesStyle(index)).toEqual(seriesStyle(same)))
})

describe.each(['light', 'dark'] as const)('the colours of the series, %s', theme => {
  const tokens = themeTokens(css, theme)
  const colour = (name: string) => parseColour(tokens.get(name) ?? `missing --${name}`)

  test.each(Object.keys(APART) as Vision[])('%s vision: any two differ in colour or by dash', vision => {
    const seen = (paint: string) => seenBy(vision, colour(nameOf(paint)))
    const close = pairs
      .filter(([a, b]) => a.dash === b.dash)
      .map(([a, b]) => ({ pair: `${a.color} ${b.color}`, apart: distance(seen(a.color), seen(b.color)) }))
      .filter(({ apart }) => apart < APART[vision])
    expect(close).toEqual([])
  })

  test.each(series.slice(0, 5).map(({ color }) => nameOf(color)))(
    '--%s is 3:1 to the chart’s ground',
    name => {
      expect(contrast(colour(name), colour('surface'))).toBeGreaterThanOrEqual(3)
    },
  )

  test.each(series.slice(0, 5))('text on $color is 4.5:1', ({ color, onColor }) => {
    expect(contrast(colour(nameOf(onColor)), colour(nameOf(color)))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['map-main', 'map-other', 'network-other'])(
    '--%s is 3:1 to the chart’s ground (readings #28)',
    name => {
      expect(contrast(colour(name), colour('surface'))).toBeGreaterThanOrEqual(3)
    },
  )
})
