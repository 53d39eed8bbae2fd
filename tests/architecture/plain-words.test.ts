import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { parse, ROOT, walk } from './source.ts'

/**
 * The terms of this project are those of React, of table and chart libraries and of the bond market. This table lists private
 * words that the code once had, each with the term to use instead.
 */
type Rule = {
  words: readonly string[]
  instead: string
  /** The word is ordinary English in a sentence and misleads as a name only; some mislead as the name of a state only. */
  only?: 'names' | 'states'
}

const RULES: readonly Rule[] = [
  { words: ['figure', 'figures'], instead: 'value, number or view model' },
  { words: ['look', 'looks'], instead: 'variants, styles or theme', only: 'names' },
  {
    words: ['ground', 'grounds'],
    instead: 'background or plot area; a source of prices is a trading ground',
  },
  { words: ['room', 'rooms'], instead: 'space, placeholder or reserved height' },
  { words: ['said', 'told', 'heard'], instead: 'announcement, message, output or status' },
  { words: ['held', 'kept', 'keeper'], instead: 'controlled, cached, stored, selected or pressed' },
  { words: ['twin', 'twins'], instead: 'data table (of a chart) or copy' },
  { words: ['spare'], instead: 'overscan or unused' },
  { words: ['foot'], instead: 'footer' },
  { words: ['fold', 'folded'], instead: 'collapse or collapsed' },
  { words: ['trouble', 'troubles'], instead: 'error' },
  { words: ['wish', 'wishes'], instead: 'preference' },
  { words: ['reckon', 'reckons', 'reckoned'], instead: 'compute or measure' },
  { words: ['shelf', 'shelves'], instead: 'layer, section or folder' },
  { words: ['house'], instead: 'project' },
  { words: ['anew'], instead: 'again or from scratch' },
  { words: ['overturn'], instead: 'turnover' },
  { words: ['words'], instead: 'text, labels or terms', only: 'names' },
  { words: ['hand', 'hands'], instead: 'pointer or gesture', only: 'names' },
  { words: ['taken'], instead: 'occupied, used or accepted', only: 'names' },
  { words: ['asked'], instead: 'requested', only: 'names' },
  { words: ['wanted'], instead: 'expected or requested', only: 'names' },
  { words: ['asking'], instead: 'loading, pending, requested or confirming', only: 'names' },
  { words: ['going'], instead: 'deleting, hidden or leaving', only: 'names' },
  { words: ['judge', 'judges', 'judged'], instead: 'validate or validated', only: 'names' },
  { words: ['way out'], instead: 'action', only: 'names' },
  { words: ['here'], instead: 'ready, loaded, open or current', only: 'states' },
]

/** Sequences of words with a meaning of their own, lower case. */
const EXCEPTIONS = [
  'trading ground',
  'trading grounds',
  'by hand',
  'hand written',
  // a label of the specification
  'no_select_trading_ground',
  'below the fold',
  'valuation ground',
  'valuation grounds',
  // real words: of a name
  'shared words',
  // quoted from the specification
  'unless told to persist',
]

/** Names of the API (openapi.yaml) and of address parameters. They are written only where these are encoded and decoded. */
const WIRE_NAMES = ['emitent map grounds', 'emitent map ground id', 'ground', 'overturn']
const WIRE =
  /^(?:packages\/api-client\/src\/|apps\/demo\/server\/|packages\/bond-page\/src\/rules\/chart-url\.ts)/

/** Generated code, this table of words, and codemods with their fixtures, which contain old names. */
const EXCLUDED =
  /\/generated\/|^tests\/architecture\/plain-words\.test\.ts$|^tests\/contract\/codemods|^packages\/ui\/codemods\//

type Finding = { line: number; word: string; where: string; text: string }

const RULE_OF = new Map(RULES.flatMap(rule => rule.words.map(word => [word, rule] as const)))
/** The words, in a name that is split or in a sentence in lower case. */
const WORDS = new RegExp(`\\b(?:${[...RULE_OF.keys()].join('|')})\\b`, 'g')
/** Files without any of the words are not parsed, and names without one are not split. */
const ANY_WORD = new RegExp([...RULE_OF.keys()].join('|').replaceAll(' ', '[^a-z]*'), 'i')
/** The words that are forbidden in sentences too. */
const IN_SENTENCES = new RegExp(
  `\\b(?:${RULES.flatMap(({ words, only }) => (only ? [] : words)).join('|')})\\b`,
  'i',
)
/** Properties whose values are the names of states and events. */
const DISCRIMINANTS = ['kind', 'type', 'phase', 'stage', 'state', 'status']

/** `usePlotHeight` as `use plot height`, `--plot-height` as `plot height`. */
const split = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

const withoutExceptions = (text: string, exceptions: readonly string[]): string =>
  exceptions.reduce((rest, exception) => rest.replace(new RegExp(`\\b${exception}\\b`, 'g'), ''), text)

/** The forbidden words of a name or, in lower case, of a sentence. */
function wordsIn(text: string, kind: 'state' | 'name' | 'sentence', exceptions: readonly string[]): string[] {
  const found = withoutExceptions(text, exceptions).match(WORDS) ?? []
  return found.filter(word => {
    const only = RULE_OF.get(word)?.only
    return only === undefined || kind === 'state' || (only === 'names' && kind === 'name')
  })
}

const message = (path: string, { line, word, where, text }: Finding): string =>
  `${path}:${line} "${word}" in ${where} \`${text}\`: write ${RULE_OF.get(word)?.instead}`

const exceptionsOf = (path: string): readonly string[] =>
  WIRE.test(path) ? [...EXCEPTIONS, ...WIRE_NAMES] : EXCEPTIONS

/** `figure` of `<figure>`. */
const isHtmlElement = ({ parent, pos, text }: ts.Identifier): boolean =>
  (ts.isJsxOpeningElement(parent) || ts.isJsxSelfClosingElement(parent) || ts.isJsxClosingElement(parent)) &&
  parent.tagName.pos === pos &&
  /^[a-z]/.test(text)

/** Names, names of states, comments, `data-slot` values, label keys, and titles of tests in a script. */
function findInScript(path: string, text: string): Finding[] {
  const exceptions = exceptionsOf(path)
  const { tree } = parse(path, text)
  const found: Finding[] = []
  const lineOf = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1
  const addName = (node: ts.Node, name: string, kind: 'name' | 'state' = 'name') => {
    if (!ANY_WORD.test(name)) return
    for (const word of wordsIn(split(name), kind, exceptions))
      found.push({
        line: lineOf(node.getStart(tree)),
        word,
        where: kind === 'name' ? 'the name' : 'the state',
        text: name,
      })
  }
  const addSentence = (position: number, sentence: string, where: string) => {
    for (const word of wordsIn(plainSentence(sentence), 'sentence', exceptions))
      found.push({ line: lineOf(position), word, where, text: shortened(sentence, word) })
  }
  walk(tree, node => {
    if (ts.isIdentifier(node) && !isHtmlElement(node)) addName(node, node.text)
    if (!ts.isStringLiteralLike(node)) return
    const { parent } = node
    if (ts.isJsxAttribute(parent) && parent.name.getText(tree) === 'data-slot') addName(node, node.text)
    if (isState(node, tree)) addName(node, node.text, 'state')
    if (isLabelKey(node)) addName(node, node.text)
    if (isTestTitle(node, tree)) addSentence(node.getStart(tree), node.text, 'the title')
  })
  for (const [start, comment] of commentsIn(tree)) addSentence(start, comment, 'the comment')
  return found
}

/** `ready` of `{ kind: 'ready' }`, of its type, of `state.kind === 'ready'`, and of a case of `state.kind`. */
function isState(node: ts.StringLiteralLike, tree: ts.SourceFile): boolean {
  const { parent } = node
  const isDiscriminant = (name: ts.Node) => DISCRIMINANTS.includes(name.getText(tree))
  const isStateOf = (value: ts.Node) => ts.isPropertyAccessExpression(value) && isDiscriminant(value.name)
  if (ts.isCaseClause(parent)) return isStateOf(parent.parent.parent.expression)
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node && isDiscriminant(parent.name)
  if (ts.isBinaryExpression(parent)) return isStateOf(parent.left)
  return (
    ts.isLiteralTypeNode(parent) &&
    ts.isPropertySignature(parent.parent) &&
    isDiscriminant(parent.parent.name)
  )
}

/** `retry` of `label('retry')`. */
const isLabelKey = ({ parent }: ts.StringLiteralLike): boolean =>
  ts.isCallExpression(parent) && ts.isIdentifier(parent.expression) && parent.expression.text === 'label'

const isTestTitle = (node: ts.StringLiteralLike, tree: ts.SourceFile): boolean =>
  ts.isCallExpression(node.parent) &&
  node.parent.arguments[0] === node &&
  /^(?:test|it|describe)\b/.test(node.parent.expression.getText(tree))

/** A comment's sentences: HTML tags and text in backticks are names, which the code itself is checked for. */
const plainSentence = (text: string): string =>
  text
    .replace(/`[^`]*`|<\/?[a-z]+[^>]*>/g, ' ')
    .replace(/\s*\n\s*\*?\s*/g, ' ')
    .toLowerCase()

function shortened(text: string, word: string): string {
  const line = text.replace(/\s+/g, ' ')
  const at = Math.max(0, line.toLowerCase().indexOf(word) - 40)
  return line.slice(at, at + 90)
}

/** Comments with one of the words. Comments stand between tokens, in the space before each. */
function commentsIn(tree: ts.SourceFile): Map<number, string> {
  const found = new Map<number, string>()
  const visit = (node: ts.Node): void => {
    if (!IN_SENTENCES.test(tree.text.slice(node.pos, node.end))) return
    const children = node.getChildren(tree)
    for (const child of children) visit(child)
    if (children.length > 0 || node.kind === ts.SyntaxKind.JsxText) return
    const add = (start: number, end: number) => void found.set(start, tree.text.slice(start, end))
    ts.forEachLeadingCommentRange(tree.text, node.pos, add)
    ts.forEachTrailingCommentRange(tree.text, node.pos, add)
  }
  visit(tree)
  return found
}

/** Names and comments of a style sheet; values that CSS defines are no names of ours. */
function findInSheet(text: string): Finding[] {
  const found: Finding[] = []
  const lineOf = (position: number) => text.slice(0, position).split('\n').length
  const code = text.replace(/\/\*[\s\S]*?\*\//g, (comment, position: number) => {
    for (const word of wordsIn(plainSentence(comment), 'sentence', EXCEPTIONS))
      found.push({ line: lineOf(position), word, where: 'the comment', text: shortened(comment, word) })
    return comment.replace(/[^\n]/g, ' ')
  })
  for (const match of code.matchAll(/(?:--|\.|@utility |data-slot[~^$*]?=["']?)([a-z][\w-]*)/gi))
    for (const word of wordsIn(split(match[1] ?? ''), 'name', EXCEPTIONS))
      found.push({ line: lineOf(match.index), word, where: 'the name', text: match[0] })
  return found
}

function find(path: string, text: string): string[] {
  const inName = wordsIn(split(path.slice(path.lastIndexOf('/') + 1)), 'name', exceptionsOf(path))
  const found = ANY_WORD.test(text)
    ? path.endsWith('.css')
      ? findInSheet(text)
      : findInScript(path, text)
    : []
  return [
    ...inName.map(word => `${path} "${word}" in the file's name: write ${RULE_OF.get(word)?.instead}`),
    ...found.map(finding => message(path, finding)),
  ]
}

/** All scripts and style sheets under version control, or new. */
function trackedFiles(): string[] {
  const options = { cwd: ROOT, encoding: 'utf8' } as const
  const output = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], options)
  return output.split('\n').filter(
    path =>
      /\.(?:[cm]?[jt]sx?|css)$/.test(path) &&
      !EXCLUDED.test(path) &&
      // deleted, but not committed yet
      existsSync(join(ROOT, path)),
  )
}

test('names, comments and test titles use the terms of the field', () => {
  const found = trackedFiles().flatMap(path => find(path, readFileSync(join(ROOT, path), 'utf8')))
  expect(found, found.join('\n')).toEqual([])
})

describe('what the check finds', () => {
  const inCode = (code: string) => find('packages/ui/src/sample.tsx', code)

  test.each([
    ['a variable', 'const figure = 1', 'figure'],
    ['a part of a name', 'const axisRoomPx = 1', 'room'],
    ['an upper-case name', 'const MAX_LOOKS = 1', 'looks'],
    ['a type and its property', 'type Row = { folded: boolean }', 'folded'],
    ['a property in JSX', '<Row isHeld />', 'held'],
    ['a component named after an element', '<Figure />', 'figure'],
    ['a data-slot', '<div data-slot="chart-foot" />', 'foot'],
    ['a data attribute', '<tr data-going="" />', 'going'],
    ['a state', "const state = { kind: 'asking' }", 'asking'],
    ['the type of a state', "type Loaded = { kind: 'here' }", 'here'],
    ['a state in a comparison', "if (loaded.kind === 'here') show()", 'here'],
    ['a case of a state', "switch (state.kind) { case 'asking': }", 'asking'],
    ['a label key', "label('watchlist_kept')", 'kept'],
    ['two words', 'const wayOut = null', 'way out'],
    ['a part of a function', 'const judgeDraft = () => {}', 'judge'],
    ['a comment', '// The value is kept.', 'kept'],
    ['a docstring of two lines', '/**\n * Draws it\n * anew.\n */\nconst a = 1', 'anew'],
    ['a comment in JSX', '<p>{/* a spare row */}</p>', 'spare'],
    ['a comment behind code', 'const a = 1 // the house style', 'house'],
    ['a ground that is no trading ground', '/** The ground of the plot. */', 'ground'],
    ['the title of a test', "test('a row is said to be open', () => {})", 'said'],
    ['the title of a table of tests', "test.each([1])('%s wishes', () => {})", 'wishes'],
  ])('%s', (_, code, word) => {
    expect(inCode(code).map(text => /"([\w ]+)"/.exec(text)?.[1])).toEqual([word])
  })

  test('a name of a file', () => {
    expect(find('packages/ui/src/use-plot-hand.ts', '')).toEqual([
      `packages/ui/src/use-plot-hand.ts "hand" in the file's name: write pointer or gesture`,
    ])
  })

  test('names and comments of a style sheet', () => {
    const sheet = '/* drawn anew */\n.chart-ground {\n  --axis-room: 4px;\n  object-fit: contain;\n}\n'
    expect(find('a.css', sheet)).toEqual([
      expect.stringMatching(/^a\.css:1 "anew" in the comment /),
      expect.stringMatching(/^a\.css:2 "ground" in the name `\.chart-ground`: write background/),
      expect.stringMatching(/^a\.css:3 "room" in the name `--axis-room`: write space/),
    ])
  })

  test('it says where the word is and what to write', () => {
    expect(inCode('\nconst chartTrouble = 1')).toEqual([
      'packages/ui/src/sample.tsx:2 "trouble" in the name `chartTrouble`: write error',
    ])
  })

  test.each([
    ['longer words', 'const background = 1; const footer = 2; const scaffolding = 3; const broom = 4'],
    ['a trading ground', '/** The trading ground 4. */ const tradingGroundId = 1'],
    ['HTML elements', '<figure><figcaption /></figure>'],
    ['HTML elements in comments', '/** A `<figure>`, or <figure>. */ const a = 1'],
    ['text', "const role = 'figure'; const b = `room`"],
    ['class names', '<p className="will-change-transform self-stretch object-fit" />'],
    ['ordinary English in a sentence', '// Looks the words up and asks for what is wanted.'],
    [
      'a way out in a sentence',
      '// A message with a way out, for the server to judge before going on asking.',
    ],
    ['a name that is no state', "const here = import.meta.dirname; const place = 'here'"],
    ['an address in text', '<p>https://example.com/room</p>'],
    ['marked by hand', 'const MARKED_BY_HAND = 1'],
  ])('%s pass', (_, code) => {
    expect(inCode(code)).toEqual([])
  })

  test('a name of the API passes where answers are decoded, and nowhere else', () => {
    const code = 'const overturn = 1'
    expect(find('packages/api-client/src/decode/panel.ts', code)).toEqual([])
    expect(inCode(code)).toHaveLength(1)
  })
})
