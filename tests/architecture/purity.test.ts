import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { at, isClient, isShipped, type SourceFile, sources, walk } from './source.ts'

const LIBRARIES = sources('packages/ui/src', 'packages/bond-page/src', 'packages/api-client/src').filter(
  isShipped,
)
const IN_BROWSER = [...LIBRARIES, ...sources('apps/demo/src').filter(isShipped)]
const FOR_SERVER_AND_BROWSER = LIBRARIES.filter(({ package: name }) => name !== 'api-client')

/** Files that compute and do not render. */
const isPure = ({ role, path }: SourceFile) =>
  ['reducer', 'view-model', 'rules', 'map', 'layout'].includes(role) || path.includes('/rules/')

const isFunction = (node: ts.Node): boolean => ts.isFunctionLike(node)

const BROWSER = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage']
const CLOCK_AND_CHANCE = ['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID']

/** The browser global, clock or random source that this node reads, if any. */
function ambient(node: ts.Node): string | null {
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length)
    return 'new Date()'
  if (ts.isPropertyAccessExpression(node) && CLOCK_AND_CHANCE.includes(node.getText())) return node.getText()
  if (!ts.isIdentifier(node) || !BROWSER.includes(node.text)) return null
  const { parent } = node
  const isName =
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.initializer !== node) ||
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isTypeNode(parent) ||
    ts.isTypeElement(parent) ||
    ts.isJsxAttribute(parent) ||
    ts.isImportSpecifier(parent)
  return isName || isDeclaredAround(node, node.text) ? null : node.text
}

/** Whether a scope around the node declares a parameter or variable of this name. */
function isDeclaredAround(node: ts.Node, name: string): boolean {
  const binds = (binding: ts.BindingName): boolean =>
    ts.isIdentifier(binding)
      ? binding.text === name
      : binding.elements.some(element => ts.isBindingElement(element) && binds(element.name))
  for (let scope = node.parent; scope; scope = scope.parent) {
    if (ts.isFunctionLike(scope) && scope.parameters.some(parameter => binds(parameter.name))) return true
    const statements =
      ts.isBlock(scope) || ts.isSourceFile(scope) || ts.isCaseClause(scope) ? scope.statements : []
    for (const statement of statements)
      if (
        ts.isVariableStatement(statement) &&
        statement.declarationList.declarations.some(one => binds(one.name))
      )
        return true
    const loop = ts.isForOfStatement(scope) || ts.isForStatement(scope) ? scope.initializer : undefined
    if (loop && ts.isVariableDeclarationList(loop) && loop.declarations.some(one => binds(one.name)))
      return true
  }
  return false
}

/** Whether the node calls the clock or the random source, instead of passing it on. */
const isAccessQuestion = (node: ts.Node): boolean =>
  !ts.isPropertyAccessExpression(node) ||
  (ts.isCallExpression(node.parent) && node.parent.expression === node)

const isHook = (name: string) => /^use([A-Z]|$)/.test(name)

function hookCalls(file: SourceFile): ts.Node[] {
  const found: ts.Node[] = []
  walk(file.tree, node => {
    if (!ts.isCallExpression(node)) return
    const { expression } = node
    const name = ts.isIdentifier(expression)
      ? expression.text
      : ts.isPropertyAccessExpression(expression) && expression.expression.getText() === 'React'
        ? expression.name.text
        : ''
    if (isHook(name)) found.push(node)
  })
  return found
}

describe("'use client'", () => {
  test('is the first statement of every file that calls a hook', () => {
    const wrong = FOR_SERVER_AND_BROWSER.filter(file => !isClient(file) && hookCalls(file).length > 0).map(
      ({ path }) => path,
    )
    expect(wrong).toEqual([])
  })

  test('is in no reducer, view model, map, rules file or barrel', () => {
    const wrong = FOR_SERVER_AND_BROWSER.filter(
      file => isClient(file) && (isPure(file) || file.path.endsWith('/index.ts')),
    )
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test('a name starts with use if and only if it calls React', () => {
    const wrong = FOR_SERVER_AND_BROWSER.flatMap(file => {
      const found: string[] = []
      walk(file.tree, node => {
        if (!ts.isFunctionDeclaration(node) || !node.name || !node.body || !isHook(node.name.text)) return
        let calls = false
        walk(node.body, inner => {
          if (ts.isCallExpression(inner) && isHook(inner.expression.getText().replace(/^React\./, '')))
            calls = true
        })
        if (!calls) found.push(at(file, node, `${node.name.text} calls no hook`))
      })
      return found
    })
    expect(wrong).toEqual([])
  })
})

/** Only the browser loads these. */
const ENTRIES = new Set(['apps/demo/src/main.tsx', 'apps/demo/src/waiting-links.ts'])

describe('the server can load and render everything', () => {
  test('no module reads the browser, the clock or a random source when it loads', () => {
    const wrong = IN_BROWSER.filter(({ path }) => !ENTRIES.has(path)).flatMap(file => {
      const found: string[] = []
      walk(
        file.tree,
        node => {
          const what = ambient(node)
          if (what && isAccessQuestion(node)) found.push(at(file, node, what))
        },
        node => !isFunction(node) && !ts.isTypeNode(node) && !ts.isPropertyDeclaration(node),
      )
      return found
    })
    expect(wrong).toEqual([])
  })

  test('no component or hook reads them during render', () => {
    const wrong = FOR_SERVER_AND_BROWSER.flatMap(renderReads)
    expect(wrong).toEqual([])
  })
})

/** What components and hooks read during render; handlers and effects may read anything. */
function renderReads(file: SourceFile): string[] {
  const found: string[] = []
  const renders = (node: ts.Node): node is ts.FunctionDeclaration | ts.FunctionExpression =>
    (ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node)) &&
    node.name !== undefined &&
    /^([A-Z]|use[A-Z])/.test(node.name.text)
  walk(file.tree, node => {
    if (!renders(node) || !node.body) return
    walk(
      node.body,
      inner => {
        const what = ambient(inner)
        if (what && isAccessQuestion(inner) && !ts.isTypeOfExpression(inner.parent))
          found.push(at(file, inner, `${node.name?.text} reads ${what} while it renders`))
      },
      inner => !isFunction(inner) || runsInRender(inner),
    )
  })
  return found
}

/** A function handed to useMemo or to useState is run by the render. */
function runsInRender(node: ts.Node): boolean {
  const call = node.parent
  return ts.isCallExpression(call) && /^use(Memo|State|Reducer)$/.test(call.expression.getText())
}

test('full access and NSD are written once: 1077 for the level, 381 for the trading ground and the watchlist', () => {
  const everywhere = [...IN_BROWSER, ...sources('apps/demo/server').filter(isShipped)]
  const written = new Map<string, string[]>([
    ['1077', []],
    ['381', []],
  ])
  for (const file of everywhere)
    walk(file.tree, node => {
      if (ts.isNumericLiteral(node) || ts.isStringLiteralLike(node))
        written.get(node.text)?.push(at(file, node, node.text))
    })
  const where = (number: string) => written.get(number)?.map(line => line.replace(/:\d+ .*/, ''))
  expect(where('1077'), written.get('1077')?.join('\n')).toEqual(['packages/api-client/src/access/access.ts'])
  expect(where('381'), written.get('381')?.join('\n')).toEqual(
    Array(2).fill('packages/api-client/src/access/access.ts'),
  )
})
