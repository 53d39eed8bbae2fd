import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { at, filesBelow, isShipped, parse, ROOT, type SourceFile, sources, strings, walk } from './source.ts'

const FOLDERS = ['packages/ui/src', 'packages/bond-page/src', 'apps/demo/src', '.storybook']
const CODE = sources(...FOLDERS).filter(file => file.role !== 'test' && !file.path.includes('/testing/'))
const THEME = 'packages/ui/src/styles/theme.css'
/** The theme of another page, which an example gives to our widgets: colours are what it shows. */
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

  const NAMED =
    /^(?:white|black|gr[ae]y|red|green|blue|orange|yellow|purple|pink|brown|cyan|magenta|silver|gold|navy|teal)$/i
  const painted: Check = file => {
    const wrong: string[] = []
    walk(file.tree, node => {
      if (!ts.isJsxAttribute(node) || !node.initializer) return
      if (!/^(fill|stroke|color|stopColor|floodColor)$/.test(node.name.getText())) return
      if (NAMED.test(node.initializer.getText().replace(/[{}'"`]/g, '')))
        wrong.push(at(file, node, node.getText()))
    })
    return wrong
  }

  test('no colour by its English name in SVG', () => {
    expect(offenders(painted)).toEqual([])
    expect(found(painted, 'const a = <rect fill="white" stroke="none" />')).toHaveLength(1)
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
  ])('%s would be seen', name => expect(found(physical, `const a = '${name}'`)).toHaveLength(1))

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

  const styled: Check = file => {
    const wrong: string[] = []
    walk(file.tree, node => {
      if (!ts.isPropertyAssignment(node)) return
      const name = node.name.getText().replace(/['"]/g, '')
      const side = /^(?:margin|padding|border)-?(?:left|right)/i.test(name)
      const align = /^text-?align$/i.test(name) && /left|right/.test(node.initializer.getText())
      if (side || align) wrong.push(at(file, node, node.getText()))
    })
    return wrong
  }

  test('no style names left or right', () => {
    expect(offenders(styled)).toEqual([])
    expect(found(styled, "const a = { marginLeft: 1, paddingInline: 2, textAlign: 'right' }")).toHaveLength(2)
    expect(
      inSheets(
        /(?:margin|padding|border)-(?:left|right)[^;]*|(?:text-align|float):\s*(?:left|right)|(?<![\w-])(?:left|right):[^;]*/g,
      ),
    ).toEqual([])
  })
})

describe('the strict content security policy holds', () => {
  const injected: Check = file => {
    const wrong: string[] = []
    walk(file.tree, node => {
      if (ts.isJsxAttribute(node)) {
        const name = node.name.getText()
        if (name === 'dangerouslySetInnerHTML') wrong.push(at(file, node, name))
        if (name === 'style' && node.initializer && ts.isStringLiteral(node.initializer))
          wrong.push(at(file, node, 'style string'))
        if (/^on[a-z]/.test(name)) wrong.push(at(file, node, name))
      }
      if (
        (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
        /^(?:style|script)$/.test(node.tagName.getText())
      )
        wrong.push(at(file, node, `<${node.tagName.getText()}>`))
      if (
        ts.isPropertyAccessExpression(node) &&
        /^(?:innerHTML|outerHTML|insertAdjacentHTML|cssText)$/.test(node.name.text)
      )
        wrong.push(at(file, node, node.name.text))
      if (ts.isCallExpression(node) && /^(?:eval|Function|document\.write)$/.test(node.expression.getText()))
        wrong.push(at(file, node, node.expression.getText()))
      if (
        ts.isCallExpression(node) &&
        /\.setAttribute$/.test(node.expression.getText()) &&
        /^['"]style['"]$/.test(node.arguments[0]?.getText() ?? '')
      )
        wrong.push(at(file, node, "setAttribute('style')"))
    })
    return wrong
  }

  test('no markup from text, no style string, no inline script or style', () => {
    expect(offenders(injected)).toEqual([])
  })

  test.each([
    'const a = <p dangerouslySetInnerHTML={{ __html: "" }} />',
    'const a = <p style="color: inherit" />',
    'const a = <style>{x}</style>',
    'const a = <script />',
    'node.innerHTML = x',
    "node.setAttribute('style', x)",
    "eval('1')",
  ])('%s would be seen', code => expect(found(injected, code)).toHaveLength(1))
})

/** `Number(x.toFixed(3))` is arithmetic, not writing. */
function isReadBack(node: ts.PropertyAccessExpression): boolean {
  const around = node.parent.parent
  return (
    node.name.text === 'toFixed' && ts.isCallExpression(around) && around.expression.getText() === 'Number'
  )
}

describe('data reaches the screen through the gates', () => {
  const UI = CODE.filter(file => isShipped(file) && file.path.startsWith('packages/ui/src'))

  test('numbers are formatted by formatDecimal, not by toFixed or Intl (readings #27)', () => {
    const wrong = UI.filter(({ path }) => !path.includes('/foundation/')).flatMap(file => {
      const seen: string[] = []
      walk(file.tree, node => {
        if (!ts.isPropertyAccessExpression(node) || isReadBack(node)) return
        const text = node.getText()
        if (
          /\.(?:toFixed|toLocaleString|toLocaleDateString|toLocaleTimeString|toPrecision)$/.test(text) ||
          /^Intl\.(?:NumberFormat|DateTimeFormat)$/.test(text)
        )
          seen.push(at(file, node, text))
      })
      return seen
    })
    expect(wrong).toEqual([])
  })

  test('storage and cookies are reached through the safe wrapper', () => {
    const wrong = UI.filter(({ path }) => !path.endsWith('/safe-storage.ts')).flatMap(file => {
      const seen: string[] = []
      walk(file.tree, node => {
        if (
          ts.isPropertyAccessExpression(node) &&
          /^(?:cookie|localStorage|sessionStorage)$/.test(node.name.text) &&
          /^(?:document|window|globalThis)/.test(node.getText())
        )
          seen.push(at(file, node, node.getText()))
        if (
          ts.isIdentifier(node) &&
          /^(?:localStorage|sessionStorage)$/.test(node.text) &&
          !ts.isPropertyAccessExpression(node.parent.parent)
        )
          seen.push(at(file, node, node.text))
      })
      return seen
    })
    expect(wrong).toEqual([])
  })
})

/** What makes class names: `cva`, or a text with a variant of ours or with sizes among its words. */
const CLASS_NAMES =
  /\bcva\(|['"`][^'"`\n]*(?:\b(?:desk|hover|focus-visible|forced-colors|motion-reduce|(?:aria|data)-[a-z-]+):[a-z[]|(?:^|[ '"`])(?:min-|max-)?[wh]-[\d[(a-z]+ )/

test('class names stand where the style sheet looks for them: in .tsx files', () => {
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
])('class names are told from other words: %s', (code, isFound) => {
  expect(CLASS_NAMES.test(code)).toBe(isFound)
})
