import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { cx } from '../../packages/ui/src/foundation/tokens/cx.ts'
import { at, filesBelow, parse, ROOT, type SourceFile, sources, strings, target, walk } from './source.ts'

const FOLDERS = ['packages/ui/src', 'packages/bond-page/src', 'apps/demo/src', '.storybook']
const CODE = sources(...FOLDERS).filter(file => file.role !== 'test' && !file.path.includes('/testing/'))
/** The same by path. */
const CODE_OF = new Map(CODE.map(file => [file.path, file]))
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

describe('classes that clsx and cva join do not override each other, because these merge nothing', () => {
  type Declared = { node: ts.Node; file: SourceFile }

  /** The constants and functions that a file declares or imports from our own files, by name. */
  const declared = new WeakMap<SourceFile, Map<string, Declared>>()
  function declarationsOf(file: SourceFile): Map<string, Declared> {
    const known = declared.get(file)
    if (known) return known
    const all = new Map<string, Declared>()
    declared.set(file, all)
    for (const statement of file.tree.statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name && statement.body)
        all.set(statement.name.text, { node: statement.body, file })
      if (ts.isVariableStatement(statement))
        for (const { name, initializer } of statement.declarationList.declarations)
          if (ts.isIdentifier(name) && initializer) all.set(name.text, { node: initializer, file })
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
      const names = statement.importClause?.namedBindings
      const from = CODE_OF.get(target(file, statement.moduleSpecifier.text) ?? '')
      if (!from || !names || !ts.isNamedImports(names)) continue
      for (const { name, propertyName } of names.elements) {
        const one = declarationsOf(from).get((propertyName ?? name).text)
        if (one) all.set(name.text, one)
      }
    }
    return all
  }

  /** The class texts of an expression, with those of the constants and functions that it names. */
  function textsOf({ node, file }: Declared, within: ReadonlySet<ts.Node> = new Set()): string[] {
    if (within.has(node)) return []
    const texts: string[] = []
    const visit = (one: ts.Node): void => {
      if (ts.isStringLiteralLike(one) || ts.isTemplateHead(one) || ts.isTemplateMiddleOrTemplateTail(one))
        texts.push(one.text)
      else if (ts.isIdentifier(one)) {
        const value = declarationsOf(file).get(one.text)
        if (value) texts.push(...textsOf(value, new Set([...within, node])))
      } else if (ts.isBinaryExpression(one) && /^[!=]==$/.test(one.operatorToken.getText(file.tree))) return
      else ts.forEachChild(one, visit)
    }
    visit(node)
    return texts
  }

  const classesIn = (text: string): string[] => text.split(/\s+/).filter(Boolean)
  const overridden = (before: string, after: string): string[] => {
    const merged = new Set(classesIn(cx(before, after)))
    return classesIn(cx(before)).filter(word => !merged.has(word) && !classesIn(after).includes(word))
  }

  /** Classes of one list that a later list overrides. */
  const overrides = (lists: readonly (readonly string[])[]): string[] =>
    lists.flatMap((texts, place) =>
      texts.flatMap(text =>
        lists
          .slice(place + 1)
          .flat()
          .flatMap(other => overridden(text, other)),
      ),
    )

  /** The base of a `cva`, and the classes of each of its variants. */
  const variantLists = ([base, options]: readonly ts.Node[], file: SourceFile): string[][] => {
    const lists = [base ? [textsOf({ node: base, file }).join(' ')] : []]
    const valuesOf = (node: ts.Node | undefined): readonly ts.Expression[] =>
      node && ts.isObjectLiteralExpression(node)
        ? node.properties.filter(ts.isPropertyAssignment).map(({ initializer }) => initializer)
        : []
    const variants =
      options && ts.isObjectLiteralExpression(options)
        ? options.properties.find(one => ts.isPropertyAssignment(one) && one.name.getText() === 'variants')
        : undefined
    if (!variants || !ts.isPropertyAssignment(variants)) return lists
    for (const variant of valuesOf(variants.initializer))
      lists.push(valuesOf(variant).map(node => textsOf({ node, file }).join(' ')))
    return lists
  }

  const conflicts: Check = file => {
    const found: string[] = []
    walk(file.tree, node => {
      if (!ts.isCallExpression(node)) return
      const name = node.expression.getText(file.tree)
      const lists =
        name === 'clsx'
          ? node.arguments.map(argument => textsOf({ node: argument, file }))
          : name === 'cva'
            ? variantLists(node.arguments, file)
            : []
      found.push(...overrides(lists).map(word => at(file, node, word)))
    })
    return found
  }

  test('no call', () => expect(offenders(conflicts)).toEqual([]))

  /** `cx` returns a single list as it is. Prose may repeat itself: only names with a hyphen or a colon count. */
  const contradictory: Check = file =>
    strings(file)
      .filter(({ node, text }) => !ts.isJsxText(node) && text.includes(' '))
      .flatMap(({ node, text }) => {
        const merged = new Set(classesIn(cx(text)))
        const lost = classesIn(text).filter(name => !merged.has(name) && /[-:]/.test(name))
        return lost.map(name => at(file, node, name))
      })

  test('no text overrides a part of itself', () => {
    const components = CODE.filter(({ path }) => path.endsWith('.tsx'))
    expect(components.flatMap(contradictory)).toEqual([])
    expect(
      found(contradictory, "const a = 'px-2 text-ink px-4 text-13'; const b = 'px-2 py-4'"),
    ).toHaveLength(1)
  })

  test.each([
    ["clsx('px-2', wide && 'px-4')", 1],
    ["const OWN = 'text-13 text-ink'; clsx(OWN, faint ? 'text-ink-3' : 'font-strong')", 1],
    ["const cell = cva('py-1', { variants: { tall: { true: 'h-8' } } }); clsx(cell({ tall }), 'h-4')", 1],
    ["clsx(open ? 'flex' : 'grid', 'hidden')", 2],
    ["clsx('flex', layout === 'grid' && 'gap-2', wide ? 'px-4' : 'px-2')", 0],
    ["cva('flex px-2', { variants: { size: { s: 'px-1', m: '' }, wide: { true: 'grow' } } })", 1],
    ["cva('flex', { variants: { size: { s: 'px-1', m: 'px-2' }, look: { plain: ['text-ink'] } } })", 0],
    ["cx('px-2', className)", 0],
  ])('%s', (code, count) => expect(found(conflicts, code)).toHaveLength(count))
})

test('no module merges classes while it is loaded, when nobody may use what it merged', () => {
  const atLoad: Check = file => {
    const found: string[] = []
    walk(
      file.tree,
      node => {
        if (ts.isCallExpression(node) && node.expression.getText(file.tree) === 'cx')
          found.push(at(file, node, 'cx'))
      },
      node => !ts.isFunctionLike(node),
    )
    return found
  }
  expect(offenders(atLoad)).toEqual([])
  expect(found(atLoad, "const a = cx('px-2', 'px-4'); const b = () => cx('px-2', c)")).toHaveLength(1)
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
