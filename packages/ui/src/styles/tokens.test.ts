import { readFileSync } from 'node:fs'
import { defineConfig, Logger, parse } from '@terrazzo/parser'
import { describe, expect, test } from 'vitest'
import { parseColour, type Rgb } from '../testing/colour.ts'
import { THEMES, themeTokens } from '../testing/theme-tokens.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const css = read('./theme.css')
const sharedNames = [...(css.split('@theme {')[1] ?? '').matchAll(/--([\w-]+):/g)].map(([, name]) => name)

type Srgb = { components: [number, number, number]; alpha?: number; hex: string }

/** The tokens of a file, as a reader of the format resolves them, by the name of their CSS variable. */
async function tokensOf(file: string) {
  const path = `../../tokens/${file}.tokens.json`
  const filename = new URL(path, import.meta.url)
  const config = defineConfig({ lint: { rules: {} } }, { cwd: new URL('.', filename) })
  const { tokens } = await parse([{ filename, src: read(path) }], { config, logger: new Logger() })
  return new Map(
    Object.entries(tokens).map(([id, token]) => [
      id.replace(/^(color|size)\./, '').replaceAll('.', '-'),
      token,
    ]),
  )
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const toRgb = ({ components: [red, green, blue] }: Srgb): Rgb => [linear(red), linear(green), linear(blue)]

describe.each(THEMES)('design tokens, %s', theme => {
  const file = theme.replace(', ', '-').replace(' ', '-')
  const variables = themeTokens(css, theme)

  test('are all variables of theme.css and no others', async () => {
    expect([...(await tokensOf(file)).keys()].toSorted()).toEqual(
      [...variables.keys(), ...sharedNames].toSorted(),
    )
  })

  test('have the colours of theme.css', async () => {
    const colours = [...(await tokensOf(file))].filter(([, { $type }]) => $type === 'color')
    expect(colours.length).toBeGreaterThan(50)
    for (const [name, { $value }] of colours) {
      const written = variables.get(name) ?? ''
      const [colour = '', alpha = '1'] = written.replace(')', '').split(' / ')
      const expected = parseColour(colour.startsWith('oklch') ? `${colour})` : colour)
      const found = $value as unknown as Srgb
      expect(found.alpha ?? 1, name).toBe(Number(alpha))
      for (const [index, channel] of toRgb(found).entries())
        expect(channel, `${name}: ${written}`).toBeCloseTo(expected[index] ?? Number.NaN, 3)
      for (const [index, channel] of parseColour(found.hex).entries())
        expect(channel, `${name}: ${found.hex}`).toBeCloseTo(expected[index] ?? Number.NaN, 2)
    }
  })

  test('have the sizes, shadows and curves of theme.css', async () => {
    const tokens = await tokensOf(file)
    const sized = (name: string) => {
      const size = tokens.get(name)?.$value as { value: number; unit: string } | undefined
      return `${size?.value}${size?.unit}`
    }
    for (const name of ['row-height', 'row-height-compact']) expect(sized(name)).toBe(variables.get(name))
    expect(sized('row')).toBe(variables.get('row-height'))
    for (const name of ['radius-card', 'text-11', 'text-11--line-height', 'breakpoint-desk'])
      expect(css).toContain(`--${name}: ${sized(name)};`)
    const layers = tokens.get('shadow-2')?.$value as { blur: { value: number } }[]
    expect(layers.map(({ blur }) => blur.value)).toEqual(
      [...(variables.get('shadow-2') ?? '').matchAll(/px (\d+)px -?\d|px (\d+)px oklch/g)].map(
        ([, one, other]) => Number(one ?? other),
      ),
    )
    expect(tokens.get('ease-standard')?.$value).toEqual([0.2, 0, 0, 1])
  })
})
