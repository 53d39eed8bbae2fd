import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, parseColour } from '../testing/colour.ts'
import { THEMES, themeTokens } from '../testing/theme-tokens.ts'

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')
const BACKGROUNDS = ['canvas', 'surface', 'surface-sunken', 'surface-raised']
const TEXTS = ['ink', 'ink-2', 'ink-3', 'accent', 'up', 'down', 'warn']
const SOFT = ['accent-soft', 'up-soft', 'down-soft', 'warn-soft']

describe.each(THEMES)('WCAG 2.2 contrast of the tokens, %s', theme => {
  const tokens = themeTokens(css, theme)
  const between = (one: string, other: string): number => {
    const colour = (name: string) => parseColour(tokens.get(name) ?? `missing --${name}`)
    return contrast(colour(one), colour(other))
  }

  test.each(TEXTS.flatMap(text => BACKGROUNDS.map(background => [text, background])))(
    '%s on %s is text: 4.5:1',
    (text, background) => {
      expect(between(text, background)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each([
    ...['accent', 'up', 'down', 'warn'].map(text => [text, `${text}-soft`]),
    ...['ink', 'ink-2', 'ink-3'].flatMap(text => SOFT.map(background => [text, background])),
    ['accent-ink', 'accent'],
  ])('%s on %s is text: 4.5:1', (text, background) => {
    expect(between(text, background)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(BACKGROUNDS)('the edge of a control on %s is 3:1', background => {
    expect(between('line-control', background)).toBeGreaterThanOrEqual(3)
  })

  test('the axis tags: text 4.5:1, tags 3:1', () => {
    expect(between('tag-ink', 'tag')).toBeGreaterThanOrEqual(4.5)
    expect(between('tag', 'surface')).toBeGreaterThanOrEqual(3)
  })

  test.each(['crosshair', 'volume'])('%s on the surface is 3:1', name => {
    expect(between(name, 'surface')).toBeGreaterThanOrEqual(3)
  })

  test.each(BACKGROUNDS)('the focus ring on %s is 3:1', background => {
    expect(between('accent', background)).toBeGreaterThanOrEqual(3)
  })
})

describe('high contrast', () => {
  test.each([
    ['light', 'light, high contrast'],
    ['dark', 'dark, high contrast'],
  ] as const)('text is 7:1 and no paler than in %s', (plain, high) => {
    const of = (theme: typeof plain | typeof high, text: string) => {
      const tokens = themeTokens(css, theme)
      return contrast(parseColour(tokens.get(text) ?? ''), parseColour(tokens.get('surface') ?? ''))
    }
    for (const text of TEXTS) {
      expect(of(high, text), text).toBeGreaterThanOrEqual(7)
      expect(of(high, text), text).toBeGreaterThan(of(plain, text))
    }
  })
})

test('every colour of the light theme has its dark counterpart, or says why not', () => {
  const names = (theme: (typeof THEMES)[number]) => [...themeTokens(css, theme)]
  const own = new Map(names('dark'))
  const same = names('light')
    .filter(([name, value]) => own.get(name) === value)
    .map(([name]) => name)
  expect(same.sort()).toEqual([
    // shared-blocks §9 gives this one colour
    'row',
    'row-height',
    'row-height-compact',
    'series-default',
  ])
})
