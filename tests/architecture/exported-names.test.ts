import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { filesBelow, isShipped, parse, ROOT, type SourceFile, sources } from './source.ts'

const FOLDERS = [
  'packages/ui/src',
  'packages/api-client/src',
  'packages/bond-page/src',
  'apps/demo/src',
  'apps/demo/server',
]

/** The same concept in ui and in api-client, which are installed one without the other: neither can import from the other. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  Day: 'the same type, so that days of answers are props as they are',
  Language: 'the same tags, so that the language of a session is a prop as it is',
  ReportFileKind: 'the same ids, so that those of an answer are props as they are',
  Session: 'the session of an answer is the session of the UiProvider',
}

/** The names that a file declares and exports. Names that it imports and exports again belong to another file. */
function exportedNames({ tree }: Pick<SourceFile, 'tree'>): string[] {
  const imported = new Set(tree.statements.filter(ts.isImportDeclaration).flatMap(importedNames))
  const names = tree.statements.flatMap(statement => {
    if (ts.isExportDeclaration(statement)) return listedNames(statement, imported)
    return hasExport(statement) ? declaredNames(statement) : []
  })
  // overloads, and a type beside the value of its name
  return [...new Set(names)]
}

function hasExport(statement: ts.Statement): boolean {
  const kinds = ts.canHaveModifiers(statement)
    ? (ts.getModifiers(statement) ?? []).map(({ kind }) => kind)
    : []
  return kinds.includes(ts.SyntaxKind.ExportKeyword) && !kinds.includes(ts.SyntaxKind.DefaultKeyword)
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name))
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  return isNamed && statement.name ? [statement.name.text] : []
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap(element => (ts.isBindingElement(element) ? boundNames(element.name) : []))
}

function importedNames({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings
  const named = bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : []
  return importClause?.name ? [importClause.name.text, ...named] : named
}

function listedNames(
  { moduleSpecifier, exportClause }: ts.ExportDeclaration,
  imported: ReadonlySet<string>,
): string[] {
  if (moduleSpecifier || !exportClause || !ts.isNamedExports(exportClause)) return []
  return exportClause.elements
    .filter(({ name, propertyName }) => !imported.has((propertyName ?? name).text))
    .map(({ name }) => name.text)
}

/** The names that a file exports, with those of the files that it exports as a whole. */
function publicNames(path: string): string[] {
  const file = parse(path, readFileSync(join(ROOT, path), 'utf8'))
  const passedOn = file.tree.statements.filter(ts.isExportDeclaration).flatMap(statement => {
    const { moduleSpecifier, exportClause } = statement
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return []
    if (!exportClause) return publicNames(join(path, '..', moduleSpecifier.text))
    return ts.isNamedExports(exportClause) ? exportClause.elements.map(({ name }) => name.text) : []
  })
  return [...exportedNames(file), ...passedOn]
}

/** What other teams can import, and what we therefore cannot change without a migration. */
const MOST_PUBLIC_NAMES = 500

const { exports: ENTRIES } = JSON.parse(readFileSync(join(ROOT, 'packages/ui/package.json'), 'utf8')) as {
  exports: Record<string, { '@accrue/source'?: string }>
}

test('@accrue/ui exports what other teams use, and no more', () => {
  const entries = Object.values(ENTRIES).flatMap(entry => entry['@accrue/source'] ?? [])
  const names = new Set(entries.flatMap(entry => publicNames(join('packages/ui', entry))))
  expect(names).toContain('DataTable')
  expect(names.size).toBeLessThanOrEqual(MOST_PUBLIC_NAMES)
})

/** The source of what a file imports from @accrue/ui, by its name or by its path; null for other imports. */
function sourceOf(path: string, specifier: string): string | null {
  if (specifier.startsWith('@accrue/ui/')) {
    const source = ENTRIES[specifier.replace('@accrue/ui', '.')]?.['@accrue/source']
    return source ? join('packages/ui', source) : null
  }
  const target = join(dirname(path), specifier)
  return specifier.startsWith('.') && /^packages\/.*\.tsx?$/.test(target) ? target : null
}

/** What a file imports from @accrue/ui that is not exported there. */
function missingImports({ path, tree }: Pick<SourceFile, 'path' | 'tree'>): string[] {
  return tree.statements.filter(ts.isImportDeclaration).flatMap(statement => {
    const { text } = statement.moduleSpecifier as ts.StringLiteral
    const source = sourceOf(path, text)
    if (!source) return []
    const names = publicNames(source)
    return importedNames(statement).filter(name => !names.includes(name))
  })
}

describe('the benches are built by hand: what they import is there', () => {
  const benches = filesBelow('tests/bench').filter(path => /^tests\/bench\/(?!dist\/).*\.jsx?$/.test(path))

  test.each(benches)('%s', path => {
    expect(missingImports(parse(path, readFileSync(join(ROOT, path), 'utf8')))).toEqual([])
  })

  test.each([
    ['a name of an entry', "import { TimeChart, gone } from '@accrue/ui/charts'"],
    [
      'a name of a file',
      "import { prepareSeries, gone } from '../../../packages/ui/src/charts/series/time-series.ts'",
    ],
  ])('%s that does not exist is found', (_, text) => {
    expect(missingImports(parse('tests/bench/chart/x.jsx', text))).toEqual(['gone'])
  })
})

/** Names that several files export, each with these files. */
function duplicates(files: readonly Pick<SourceFile, 'path' | 'tree'>[]): Map<string, string[]> {
  const pathsOf = new Map<string, string[]>()
  for (const file of files)
    for (const name of exportedNames(file)) pathsOf.set(name, [...(pathsOf.get(name) ?? []), file.path])
  return new Map([...pathsOf].filter(([, paths]) => paths.length > 1))
}

const messages = (found: ReadonlyMap<string, readonly string[]>): string[] =>
  [...found].map(([name, paths]) => `${name} is exported by ${paths.join(' and ')}`)

describe('a name is exported by one file of the whole tree', () => {
  const found = duplicates(sources(...FOLDERS).filter(isShipped))

  test('each names one thing', () => {
    const unexpected = new Map([...found].filter(([name]) => !Object.hasOwn(EXCEPTIONS, name)))
    expect(unexpected, messages(unexpected).join('\n')).toEqual(new Map())
  })

  test.each(Object.keys(EXCEPTIONS))('the exception %s is still needed, for ui and api-client', name => {
    expect(found.get(name)).toEqual([
      expect.stringMatching(/^packages\/ui\//),
      expect.stringMatching(/^packages\/api-client\//),
    ])
  })
})

describe('what the check finds', () => {
  const inFiles = (...texts: string[]) =>
    messages(duplicates(texts.map((text, index) => parse(`packages/ui/src/${index}.ts`, text))))

  test('the message has the name and its files', () => {
    expect(inFiles('export type Row = 1', 'export const Row = 2', 'export const other = 3')).toEqual([
      'Row is exported by packages/ui/src/0.ts and packages/ui/src/1.ts',
    ])
  })

  test.each([
    ['two functions', 'export function rowOf() {}', 'export async function rowOf() {}'],
    ['a type and a component', 'export type rowOf = {}', 'export const rowOf = forwardRef(() => null)'],
    ['a class and an enum', 'export class rowOf {}', 'export enum rowOf {}'],
    ['an interface and a declaration of two', 'export interface rowOf {}', 'export const a = 1, rowOf = 2'],
    ['parts of an object', 'export const { rowOf } = api', 'export const { a: [rowOf] } = api'],
    ['a list of exports', 'const rowOf = 1; export { rowOf }', 'const a = 1; export { a as rowOf }'],
  ])('%s', (_, one, other) => {
    expect(inFiles(one, other)).toEqual([expect.stringMatching(/^rowOf is exported by /)])
  })

  test.each([
    ['a name that one of them does not export', 'export const rowOf = 1', 'const rowOf = 2'],
    ['an entry', 'export const rowOf = 1', "export { rowOf } from './0.ts'"],
    [
      'an import that is exported again',
      'export type Row = 1',
      "import type { Row } from './0.ts'\nexport type { Row }",
    ],
    ['defaults', 'export default function page() {}', 'export default function page() {}'],
    ['overloads', 'export function rowOf(a: 1): 1\nexport function rowOf(a: 2): 2', 'export const other = 1'],
  ])('%s passes', (_, one, other) => {
    expect(inFiles(one, other)).toEqual([])
  })
})
