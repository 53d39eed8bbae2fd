/** theme.css as design tokens in the format of the Design Tokens Community Group (2025.10): one file for each theme. */
import Color from 'colorjs.io'
import { readTheme, variablesUnder } from './theme.mjs'

const CONTRAST = '[data-contrast="more"]'

/** What each theme adds to the light one, weakest first: a selector of theme.css, and whether it applies in the dark only. */
const THEMES = {
  light: { title: 'Light', adds: [] },
  dark: { title: 'Dark', adds: [['[data-theme="dark"]', true]] },
  'light-high-contrast': { title: 'Light, high contrast', adds: [[CONTRAST, false]] },
  'dark-high-contrast': {
    title: 'Dark, high contrast',
    adds: [
      ['[data-theme="dark"]', true],
      [CONTRAST, false],
      [CONTRAST, true],
    ],
  },
}

/** Variables of `:root` that are sizes; the others are colours and shadows. */
const SIZES = ['row', 'row-height', 'row-height-compact']

/** Variables of `@theme` by the start of their name: the group that they go to, its type, and how a value is read. */
const GROUPS = [
  ['breakpoint', 'dimension', dimension],
  ['font-weight', 'fontWeight', Number],
  ['font', 'fontFamily', families],
  ['radius', 'dimension', dimension],
  ['text', 'dimension', dimension],
  ['ease', 'cubicBezier', bezier],
]

/** The files of `tokens/`, by name: `{ 'light.tokens.json': { color: … } }`. Throws on a variable that it cannot place. */
export function tokenFiles(css) {
  const rules = readTheme(css)
  const shared = Object.entries(variablesUnder(rules, '@theme')).map(withoutDashes)
  return Object.fromEntries(
    Object.entries(THEMES).map(([name, { title, adds }]) => {
      const variables = Object.assign(
        {},
        variablesUnder(rules, ':root'),
        ...adds.map(([selector, dark]) => variablesUnder(rules, selector, { dark })),
      )
      const own = Object.entries(variables).map(withoutDashes)
      const description = `Tokens of Accrue: ${title}. Written from theme.css. A token’s path is the name of its CSS variable, with dashes and without color or size.`
      return [
        `${name}.tokens.json`,
        { $description: description, ...themeGroups(own), ...sharedGroups(shared) },
      ]
    }),
  )
}

const withoutDashes = ([name, value]) => [name.replace(/^--/, ''), value]

function themeGroups(variables) {
  const isShadow = name => name.startsWith('shadow-')
  const colours = variables.filter(([name]) => !isShadow(name) && !SIZES.includes(name))
  const shadows = variables.filter(([name]) => isShadow(name))
  const sizes = variables.filter(([name]) => SIZES.includes(name))
  return {
    color: group('color', colours, color),
    shadow: group('shadow', shadows, shadow, 'shadow'),
    size: group('dimension', sizes, dimension),
  }
}

function sharedGroups(variables) {
  const groups = {}
  for (const [name, value] of variables) {
    const found = GROUPS.find(([prefix]) => name.startsWith(`${prefix}-`))
    if (!found) throw new Error(`No group of tokens for --${name}`)
    const [prefix, type, read] = found
    groups[prefix] ??= { $type: type }
    groups[prefix][name.slice(prefix.length + 1)] = { $value: read(value) }
  }
  return groups
}

const group = (type, variables, read, prefix) => ({
  $type: type,
  ...Object.fromEntries(
    variables.map(([name, value]) => [
      prefix ? name.slice(prefix.length + 1) : name,
      { $value: read(value) },
    ]),
  ),
})

/** sRGB, which every tool reads, instead of theme.css' OKLCH; colours outside its gamut are clipped as browsers do. */
function color(text) {
  const srgb = new Color(text).to('srgb').toGamut({ method: 'clip' })
  const alpha = Number(srgb.alpha)
  return {
    colorSpace: 'srgb',
    components: srgb.coords.map(channel => Number(Number(channel).toFixed(4))),
    ...(alpha < 1 && { alpha }),
    hex: srgb.toString({ format: 'hex', alpha: false, collapse: false }),
  }
}

/** `2.25rem`, `0`, or a reference to another size. */
function dimension(text) {
  const reference = /^var\(--([\w-]+)\)$/.exec(text)
  if (reference) return `{size.${reference[1]}}`
  const match = /^(-?[\d.]+)(px|rem)?$/.exec(text)
  if (!match) throw new Error(`Not a size that tokens are written in: ${text}`)
  return { value: Number(match[1]), unit: match[2] ?? 'px' }
}

function families(text) {
  return text.split(/,\s*/).map(name => name.replaceAll('"', ''))
}

function bezier(text) {
  const points = /^cubic-bezier\((.+)\)$/.exec(text)?.[1].split(',').map(Number)
  if (points?.length !== 4) throw new Error(`Not a curve that tokens are written in: ${text}`)
  return points
}

/** Layers as CSS writes them: two to four lengths, then the colour. */
function shadow(text) {
  return text.split(/,\s*(?![^(]*\))/).map(layer => {
    const [, lengths, paint] = /^(.+?)\s+(oklch\(.+\)|#\w+)$/.exec(layer) ?? []
    if (!lengths) throw new Error(`Not a shadow that tokens are written in: ${layer}`)
    const [offsetX, offsetY, blur = '0', spread = '0'] = lengths.split(' ')
    return {
      color: color(paint),
      offsetX: dimension(offsetX),
      offsetY: dimension(offsetY),
      blur: dimension(blur),
      spread: dimension(spread),
    }
  })
}
