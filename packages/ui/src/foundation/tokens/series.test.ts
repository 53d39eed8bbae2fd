import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, distance, parseColour, seenBy, type Vision } from '../../testing/colour.ts'
import { themeTokens } from '../../testing/theme-tokens.ts'
import { SERIES_STYLES, type SeriesStyle, seriesStyle } from './series.ts'

const css = readFileSync(new URL('../../styles/theme.css', import.meta.url), 'utf8')
const series = Array.from({ length: SERIES_STYLES }, (_, index) => seriesStyle(index))
const pairs = series.flatMap((one, index) => series.slice(index + 1).map(other => [one, other] as const))
const nameOf = (paint: string) => paint.slice('var(--'.length, -1)

/**
 * Minimum distance of two colours, in OKLab; 0.02 is just noticeable. Most charts have five lines at most, and those
 * keep five times that. Ten hues at 4.5:1 leave less for each pair, and in grey, with lightness alone, too little:
 * there number, marker and dash distinguish lines.
 */
const FIRST_FIVE: Record<Vision, number> = {
  full: 0.11,
  protan: 0.11,
  deutan: 0.11,
  tritan: 0.11,
  grey: 0.05,
}
const ANY: Record<Exclude<Vision, 'grey'>, number> = { full: 0.09, protan: 0.06, deutan: 0.06, tritan: 0.05 }

describe('B11, C9: twenty distinct series (readings #19)', () => {
  test('1 main, 9 bonds and 10 indexes have a style each', () => {
    expect(SERIES_STYLES).toBe(20)
    expect(new Set(series.map(({ color, dash, marker }) => `${color} ${dash} ${marker}`)).size).toBe(20)
  })

  test('1–10 are solid, 11–15 dashed, 16–20 dotted, in whole pixels', () => {
    const dashes = series.map(({ dash }) => dash)
    expect(new Set(dashes.slice(0, 10))).toEqual(new Set([undefined]))
    expect(new Set(dashes.slice(10, 15))).toEqual(new Set(['6 3']))
    expect(new Set(dashes.slice(15))).toEqual(new Set(['2 3']))
  })

  test('each of the ten solid ones has its own marker', () => {
    expect(new Set(series.slice(0, 10).map(({ marker }) => marker)).size).toBe(10)
  })

  test('any two differ in at least two of colour, dash and marker', () => {
    const alike = pairs.filter(
      ([a, b]) => [a.color !== b.color, a.dash !== b.dash, a.marker !== b.marker].filter(Boolean).length < 2,
    )
    expect(alike).toEqual([])
  })

  test.each([
    [20, 0],
    [25, 5],
    [-1, 19],
    [3.7, 3],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('index %d has the style of index %d', (index, same) =>
    expect(seriesStyle(index)).toEqual(seriesStyle(same)),
  )
})

describe.each(['light', 'dark'] as const)('the colours of the series, %s', theme => {
  const tokens = themeTokens(css, theme)
  const colour = (name: string) => parseColour(tokens.get(name) ?? `missing --${name}`)

  const apart = (vision: Vision, among: readonly SeriesStyle[]) => {
    const seen = among.map(({ color }) => seenBy(vision, colour(nameOf(color))))
    return Math.min(...seen.flatMap((one, index) => seen.slice(index + 1).map(other => distance(one, other))))
  }

  test.each(Object.entries(FIRST_FIVE) as [Vision, number][])(
    '%s vision: the first five are %f apart',
    (vision, least) => {
      expect(apart(vision, series.slice(0, 5))).toBeGreaterThanOrEqual(least)
    },
  )

  test.each(Object.entries(ANY) as [Vision, number][])(
    '%s vision: lines of one dash are %f apart',
    (vision, least) => {
      for (const alike of [series.slice(0, 10), series.slice(10, 15), series.slice(15)])
        expect(apart(vision, alike)).toBeGreaterThanOrEqual(least)
    },
  )

  test.each(series.slice(10).map(({ color }, place) => [nameOf(color), `series-hue-${place + 1}`]))(
    '--%s is --%s, 8 %% darker; lighter in the dark',
    (name, base) => {
      const parts = (token: string) =>
        tokens
          .get(token)
          ?.match(/[\d.]+/g)
          ?.map(Number) ?? []
      const [lightness = 0, ...hue] = parts(base)
      expect(parts(name)).toEqual([expect.closeTo(lightness + (theme === 'light' ? -8 : 8), 1), ...hue])
    },
  )

  test.each(series.map(({ color }) => nameOf(color)))('--%s is 4.5:1 to the surface', name => {
    expect(contrast(colour(name), colour('surface'))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(series)('text on $color is 4.5:1', ({ color, onColor }) => {
    expect(contrast(colour(nameOf(onColor)), colour(nameOf(color)))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['map-main', 'map-other', 'network-other'])(
    '--%s is 3:1 to the chart’s background (readings #28)',
    name => {
      expect(contrast(colour(name), colour('surface'))).toBeGreaterThanOrEqual(3)
    },
  )
})
