import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { at, filesBelow, parse, ROOT, type SourceFile, sources, strings } from './source.ts'

const FOLDERS = ['packages/ui/src', 'packages/bond-page/src', 'apps/demo/src', '.storybook']
const CODE = sources(...FOLDERS).filter(file => file.role !== 'test' && !file.path.includes('/testing/'))
const THEME = 'packages/ui/src/styles/theme.css'
/** The theme of an example: it may contain colours. */
const THEME_OF_OTHERS = 'packages/ui/src/examples/own-theme/own-theme.css'
const SHEETS = FOLDERS.flatMap(filesBelow)
  .filter(path => path.endsWith('.css') && path !== THEME && path !== THEME_OF_OTHERS)
  .map(path => ({ path, text: readFileSync(join(ROOT, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }))

type Check = (file: SourceFile) => string[]
const offenders = (check: Check): string[] => CODE.flatMap(check)
const found = (check: Check, code: string): string[] => check(parse('packages/ui/src/sample.tsx', code))
const inSheets = (pattern: RegExp): string[] =>
  SHEETS.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([match]) => `${path}: ${match.trim()}`))

/** The class names in the strings of a file, without their variants (`desk:hover:`) and signs. */
function classes(file: SourceFile): { node: ts.Node; name: string }[] {
  return strings(file).flatMap(({ node, text }) =>
    ts.isJsxText(node)
      ? []
      : text
          .split(/\s+/)
          .map(word => ({ node, name: word.replace(/^.*:(?![^[(]*[\])])/, '').replace(/^[-!]+/, '') })),
  )
}

const saying =
  (pattern: RegExp): Check =>
  file =>
    classes(file)
      .filter(({ name }) => pattern.test(name))
      .map(({ node, name }) => at(file, node, name))

const HEX = /(?<![&\w/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/i
const FUNCTIONS = /\b(?:oklch|oklab|rgba?|hsla?|hwb|lch|lab|color)\(/i

describe('colours live in theme.css and nowhere else', () => {
  const coloured: Check = file =>
    strings(file)
      .filter(({ text }) => HEX.test(text) || FUNCTIONS.test(text))
      .map(({ node, text }) => at(file, node, text.trim()))

  test('no hex, oklch, rgb or hsl in code', () => {
    expect(offenders(coloured)).toEqual([])
    expect(inSheets(new RegExp(`${HEX.source}|${FUNCTIONS.source}`, 'gi'))).toEqual([])
    expect(found(coloured, "const a = '#5eb5e2'; const b = `rgb(1 2 3)`; const c = '#quotes'")).toHaveLength(
      2,
    )
  })

  const palette = saying(
    /^(?:bg|text|border(?:-[xytbse])?|ring|fill|stroke|outline|divide|from|via|to|shadow|accent|caret|decoration|placeholder)-(?:white|black|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3})(?:\/\d+)?$/,
  )

  test('no colour of Tailwind’s own palette', () => {
    expect(offenders(palette)).toEqual([])
    expect(
      found(palette, "const a = 'desk:hover:bg-white text-gray-500 bg-surface text-ink-2'"),
    ).toHaveLength(2)
  })
})

describe('every side is logical, so that right-to-left works', () => {
  const SIZE = String.raw`(?:-(?:\d|px\b|auto|full|row|\[|\().*)`
  const physical = saying(
    new RegExp(
      [
        `(?:scroll-)?[pm][lr]${SIZE}`,
        `(?:left|right)${SIZE}`,
        `border-[lr](?:-.*)?`,
        `rounded-(?:[lr]|t[lr]|b[lr])(?:-.*)?`,
        '(?:text|float|clear)-(?:left|right)',
      ]
        .map(part => `^${part}$`)
        .join('|'),
    ),
  )

  test('no class names left or right', () => {
    expect(offenders(physical)).toEqual([])
  })

  test.each([
    'pl-2',
    'desk:-mr-px',
    'left-1/2',
    'right-[3px]',
    'border-l',
    'border-r-2',
    'rounded-tl-field',
    'rounded-l',
    'text-left',
    'max-desk:float-right',
    'group-data-[side=left]/menu:ml-auto',
  ])('%s is found', name => expect(found(physical, `const a = '${name}'`)).toHaveLength(1))

  test.each([
    'ps-2',
    'start-1/2',
    'border-line',
    'border-s',
    'rounded-card',
    'text-start',
    'left',
    'data-[side=left]:ps-2',
    'leading-5',
  ])('%s is fine', name => expect(found(physical, `const a = '${name}'`)).toEqual([]))

  test('no style sheet names left or right', () => {
    expect(
      inSheets(
        /(?:margin|padding|border)-(?:left|right)[^;]*|(?:text-align|float):\s*(?:left|right)|(?<![\w-])(?:left|right):[^;]*/g,
      ),
    ).toEqual([])
  })
})

describe('a box that scrolls is positioned: hidden text in it would else widen the page beyond the box', () => {
  /** The class names of one attribute or constant: a box may have them in several strings. */
  const place = (node: ts.Node): ts.Node =>
    ts.findAncestor(node, one => ts.isJsxAttribute(one) || ts.isVariableStatement(one)) ?? node
  const unpositioned: Check = file => {
    const placed = classes(file).map(({ node, name }) => ({ box: place(node), name }))
    const names = new Map<ts.Node, string[]>()
    for (const { box, name } of placed) names.set(box, [...(names.get(box) ?? []), name])
    return [...names].flatMap(([box, all]) => {
      const has = (pattern: RegExp) => all.some(name => pattern.test(name))
      const scrolls = has(/^overflow-(?:[xy]-)?(?:auto|scroll)$/)
      return scrolls && !has(/^(?:relative|absolute|fixed|sticky)$/) ? [at(file, box, 'overflow')] : []
    })
  }

  test('every one', () => expect(offenders(unpositioned)).toEqual([]))

  test.each([
    ["const a = <ul className='overflow-y-auto' />", 1],
    ["const a = <ul className={cx('flex', open && 'max-desk:overflow-x-auto')} />", 1],
    ["const a = 'flex overflow-auto'", 1],
    ["const a = <ul className={cx('relative flex', open && 'max-desk:overflow-x-auto')} />", 0],
    ["const a = <ul className='overflow-clip' />", 0],
  ])('%s', (code, count) => expect(found(unpositioned, code)).toHaveLength(count))
})

test('no variant `**:`, whose rule a browser tries on every element with the attribute; use `[&_[data-slot=x]]:`', () => {
  const anywhere: Check = file =>
    strings(file).flatMap(({ node, text }) =>
      text.split(/\s+/).flatMap(word => (/(?:^|:)\*\*:/.test(word) ? [at(file, node, word)] : [])),
    )
  expect(offenders(anywhere)).toEqual([])
  const code = "const a = '**:data-[slot=x]:hidden desk:**:flex [&_[data-slot=x]]:hidden *:grow'"
  expect(found(anywhere, code)).toHaveLength(2)
})

/** Class names: `cva`, or text with one of our variants or with sizes. */
const CLASS_NAMES =
  /\bcva\(|['"`][^'"`\n]*(?:\b(?:desk|hover|focus-visible|forced-colors|motion-reduce|(?:aria|data)-[a-z-]+):[a-z[]|(?:^|[ '"`])(?:min-|max-)?[wh]-[\d[(a-z]+ )/

test('class names are in .tsx files, where Tailwind reads them', () => {
  const hidden = CODE.filter(({ path, text }) => path.endsWith('.ts') && CLASS_NAMES.test(text))
  expect(hidden.map(({ path }) => path)).toEqual([])
})

test.each([
  ["const look = cva('num')", true],
  ["const LOOK = 'relative w-fit max-desk:min-w-36'", true],
  ["const LOOK = 'w-fit max-w-full '", true],
  ["const LOOK = ['aria-checked:border-accent-line', 'hover:text-ink'].join(' ')", true],
  ['const SESSIONS = { desk: { level: 0 } }', false],
  ["const name = 'a day-by-day list'", false],
])('class names are recognised: %s', (code, isFound) => {
  expect(CLASS_NAMES.test(code)).toBe(isFound)
})
