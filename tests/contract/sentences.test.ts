import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { parse, ROOT } from '../architecture/source.ts'
import { type Proof, SENTENCES } from './sentences.ts'

/** The titles of the tests and groups of a file; of a table its template, of a text with slots the text as it is written. */
function titlesOf(path: string, text: string): string[] {
  const titles: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title] = node.arguments
      if (title && ts.isStringLiteralLike(title)) titles.push(title.text)
      else if (title && ts.isTemplateExpression(title)) titles.push(title.getText().slice(1, -1))
    }
    ts.forEachChild(node, visit)
  }
  visit(parse(path, text).tree)
  return titles
}

/** `test`, `test.each(…)`, `describe.skipIf(…)` and the like: what they are called on tells. */
function isTest(callee: ts.Node): boolean {
  if (ts.isIdentifier(callee)) return ['test', 'it', 'describe'].includes(callee.text)
  if (ts.isPropertyAccessExpression(callee)) return isTest(callee.expression)
  if (ts.isTaggedTemplateExpression(callee)) return isTest(callee.tag)
  return ts.isCallExpression(callee) && isTest(callee.expression)
}

const read = new Map<string, { text: string; titles: string[] }>()
function fileOf(path: string) {
  const known = read.get(path)
  if (known) return known
  const text = readFileSync(join(ROOT, path), 'utf8')
  const file = { text, titles: titlesOf(path, text) }
  read.set(path, file)
  return file
}

/** What is wrong with a proof; nothing, when its file has the test and the test its row. */
function faultOf([path, title, row]: Proof): string | null {
  if (!/\.(test|spec)\.tsx?$/.test(path) || !existsSync(join(ROOT, path))) return `${path} is no test file`
  const { text, titles } = fileOf(path)
  if (!titles.some(one => one.includes(title))) return `${path} has no test “${title}”`
  return row === undefined || text.includes(row) ? null : `${path} has no row “${row}”`
}

test('every sentence of bond-page §2–§9 stands once, in order, without a gap', () => {
  const keys = SENTENCES.map(({ key }) => key)
  const places = keys.map(key => /§(\d)\.(\d+)$/.exec(key)?.slice(1).map(Number) ?? [])
  const chapters = [2, 3, 4, 5, 6, 7, 8, 9]
  const inOrder = chapters.flatMap(chapter => {
    const many = places.filter(([of]) => of === chapter).length
    return Array.from({ length: many }, (_, at) => `bond-page §${chapter}.${at + 1}`)
  })
  expect(keys).toEqual(inOrder)
  expect(new Set(places.map(([chapter]) => chapter))).toEqual(new Set(chapters))
})

describe('bond-page, sentence by sentence: a test proves each', () => {
  test.each(SENTENCES.map(({ key, says, proofs }) => [key, says, proofs] as const))(
    '%s: %s',
    (_key, _says, proofs) => {
      expect(proofs).not.toEqual([])
      expect(proofs.map(faultOf).filter(fault => fault !== null)).toEqual([])
    },
  )
})

describe('what is wrong would be seen', () => {
  const own = 'tests/contract/sentences.test.ts'
  test.each<[string, Proof]>([
    ['a file that is not there', ['tests/contract/none.test.ts', '']],
    ['a file without tests', ['tests/contract/sentences.ts', '']],
    ['a title that no test has', [own, ['no', 'such', 'title'].join(' ')]],
    ['a row that the file has not', [own, '%s: %s', ['no', 'such', 'row'].join(' ')]],
  ])('%s', (_what, proof) => {
    expect(faultOf(proof)).not.toBeNull()
  })

  test('titles are read from tests, groups, tables and texts with slots', () => {
    const text = [
      "test('one', () => {})",
      "describe.each([1])('of %i', () => {})",
      'test(`with $' + '{slots} in it`, () => {})',
      "other('not this', () => {})",
      '// test("nor this")',
    ].join('\n')
    expect(titlesOf('x.test.ts', text)).toEqual(['one', 'of %i', 'with ${' + 'slots} in it'])
  })
})
