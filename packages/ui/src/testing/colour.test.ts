import { describe, expect, test } from 'vitest'
import { contrast, distance, luminance, oklab, parseColour, type Rgb, seenBy, type Vision } from './colour.ts'
import { themeTokens } from './theme-tokens.ts'

const WHITE: Rgb = [1, 1, 1]
const BLACK: Rgb = [0, 0, 0]
const near = (colour: readonly number[], expected: readonly number[]) => {
  for (const [index, channel] of expected.entries()) expect(colour[index]).toBeCloseTo(channel, 3)
}

describe('colours are parsed like in browsers', () => {
  test.each<[text: string, same: string]>([
    ['oklch(100% 0 0)', '#ffffff'],
    ['oklch(0% 0 0)', '#000000'],
    ['oklch(62.7955% 0.257683 29.2339)', '#ff0000'],
    ['oklch(86.644% 0.294827 142.4953)', '#00ff00'],
    ['oklch(45.2014% 0.313214 264.052)', '#0000ff'],
  ])('%s is %s', (text, same) => near(parseColour(text), parseColour(same)))

  test('colours outside sRGB are clipped', () => {
    expect(parseColour('oklch(90% 0.4 29)').every(channel => channel >= 0 && channel <= 1)).toBe(true)
  })

  test.each(['red', '', '#fff', 'oklch(50% 0.1)', 'rgb(1 2 3)', 'missing --ink'])('%s is refused', text => {
    expect(() => parseColour(text)).toThrow(/Not a colour/)
  })
})

describe('contrast and distance', () => {
  test('black on white is 21, a colour on itself 1, in either order', () => {
    expect(contrast(BLACK, WHITE)).toBeCloseTo(21, 10)
    expect(contrast(WHITE, BLACK)).toBeCloseTo(21, 10)
    expect(contrast(WHITE, WHITE)).toBe(1)
  })

  test('the WCAG example grey #767676 on white is just above 4.5', () => {
    expect(contrast(parseColour('#767676'), WHITE)).toBeCloseTo(4.54, 2)
  })

  test('black is 1 from white, the lightness of #808080 is 0.6', () => {
    expect(distance(BLACK, WHITE)).toBeCloseTo(1, 3)
    expect(oklab(parseColour('#808080'))[0]).toBeCloseTo(0.6, 2)
  })
})

describe('simulated colour vision', () => {
  test.each<Vision>(['full', 'protan', 'deutan', 'tritan', 'grey'])(
    '%s: white stays white and black black',
    vision => {
      near(seenBy(vision, WHITE), WHITE)
      near(seenBy(vision, BLACK), BLACK)
    },
  )

  test('red and green of one lightness are near for red-green blindness, far for full colour', () => {
    const [red, green] = [parseColour('oklch(60% 0.15 30)'), parseColour('oklch(60% 0.15 130)')]
    const apart = (vision: Vision) => distance(seenBy(vision, red), seenBy(vision, green))
    expect(apart('full')).toBeGreaterThan(0.2)
    expect(apart('deutan')).toBeLessThan(0.12)
    expect(apart('tritan')).toBeGreaterThan(apart('deutan'))
  })

  test('grey print keeps only the luminance', () => {
    const colour = parseColour('#5eb5e2')
    expect(luminance(seenBy('grey', colour))).toBeCloseTo(luminance(colour), 10)
    expect(seenBy('grey', colour)[0]).toBe(seenBy('grey', colour)[2])
  })
})

test('a theme with a missing block throws', () => {
  expect(() => themeTokens(':root { --ink: #000000; }', 'dark')).toThrow(/no block \[data-theme="dark"\]/)
  expect(themeTokens('/* :root { --ink: #111111; } */ :root { --ink: #000000; }', 'light').get('ink')).toBe(
    '#000000',
  )
})
