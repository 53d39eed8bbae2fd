import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The packages in the order of imports: each imports from earlier ones only. */
export type PackageName = 'ui' | 'api-client' | 'bond-page' | 'demo'
export const PACKAGES: Record<PackageName, string> = {
  ui: 'packages/ui',
  'api-client': 'packages/api-client',
  'bond-page': 'packages/bond-page',
  demo: 'apps/demo',
}

export type SourceFile = {
  /** From the root, with forward slashes. */
  path: string
  package: PackageName
  /** What the file is in its widget: `reducer` of x.reducer.ts, `stories`, `test`; empty for x.tsx. */
  role: string
  text: string
  tree: ts.SourceFile
}

/** The paths of all files below a folder of the repository, from the root, sorted; none when there is no such folder. */
export function filesBelow(folder: string): string[] {
  if (!exists(folder)) return []
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map(entry => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

/** Tests of one worker share this module, so each file is parsed once for all of them. */
const parsed = new Map<string, SourceFile>()

/** Reads and parses the TypeScript of the folders, generated code left out. */
export function sources(...folders: string[]): SourceFile[] {
  const paths = folders.flatMap(filesBelow)
  return paths
    .filter(path => /\.tsx?$/.test(path) && !path.includes('/generated/'))
    .map(path => {
      const file = parsed.get(path) ?? parse(path, readFileSync(join(ROOT, path), 'utf8'))
      parsed.set(path, file)
      return file
    })
}

/** Parses one file; tests of checks pass sample code. */
export function parse(path: string, text: string): SourceFile {
  const name = (Object.keys(PACKAGES) as PackageName[]).find(key => path.startsWith(`${PACKAGES[key]}/`))
  return {
    path,
    package: name ?? 'demo',
    role: /\.([\w-]+)\.tsx?$/.exec(path)?.[1] ?? '',
    text,
    tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true),
  }
}

/** Whether the file is shipped: no test, story, test helper or example. */
export function isShipped({ path, role }: SourceFile): boolean {
  return role !== 'test' && role !== 'stories' && !/\/(?:testing|examples)\//.test(path)
}

/** Visits every node below, in order, without the children of nodes that `enter` rejects. */
export function walk(
  node: ts.Node,
  visit: (node: ts.Node) => void,
  enter: (node: ts.Node) => boolean = () => true,
): void {
  ts.forEachChild(node, child => {
    visit(child)
    if (enter(child)) walk(child, visit, enter)
  })
}

/** `path:line what`, which editors make a link. */
export function at(file: SourceFile, node: ts.Node, what: string): string {
  return `${file.path}:${file.tree.getLineAndCharacterOfPosition(node.getStart(file.tree)).line + 1} ${what}`
}

type Text = { node: ts.Node; text: string }
const textsOf = new WeakMap<SourceFile, Text[]>()

/** Every string in the code: literals, the fixed pieces of templates, and the text between tags. Collected once per file. */
export function strings(file: SourceFile): readonly Text[] {
  const known = textsOf.get(file)
  if (known) return known
  const found: Text[] = []
  textsOf.set(file, found)
  walk(file.tree, node => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node)
    )
      found.push({ node, text: node.text })
    if (ts.isJsxText(node)) found.push({ node, text: node.text })
  })
  return found
}

/** The file of an import, from the root; null for other packages. */
export function target(file: SourceFile, from: string): string | null {
  if (from.startsWith('.')) {
    const path = relative(ROOT, resolve(ROOT, dirname(file.path), from.replace(/\?.*$/, '')))
    return path.replaceAll('\\', '/')
  }
  const own = /^@accrue\/([\w-]+)(\/.*)?$/.exec(from)
  if (!own) return null
  const folder = PACKAGES[own[1] as PackageName]
  const manifest = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))
  const entry = manifest.exports?.[`.${own[2] ?? ''}`]
  const source: string | undefined = typeof entry === 'string' ? entry : entry?.['@accrue/source']
  return `${folder}/${(source ?? `src${own[2] ?? '/index.ts'}`).replace(/^\.\//, '')}`
}

/** The files of this repository that a file imports: static, dynamic, re-exported and for types alone; none when there is no text. */
export function importedFiles(path: string, text: string | null): string[] {
  if (text === null) return []
  // only the path is needed, so the text is not parsed
  const file = parse(path, '')
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.flatMap(({ fileName }) => target(file, fileName) ?? [])
}

/** Whether the file starts with the 'use client' directive. */
export function isClient({ tree }: SourceFile): boolean {
  const first = tree.statements[0]
  return (
    first !== undefined &&
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text === 'use client'
  )
}

export const readJson = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
export const exists = (path: string): boolean => existsSync(join(ROOT, path))
