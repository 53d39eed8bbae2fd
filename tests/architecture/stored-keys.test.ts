import { LANGUAGES, STORED_KEYS, type StoredKeys } from '@accrue/ui/foundation'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { SITE_KEYS } from '../../apps/demo/src/site-keys.ts'
import { programOf } from './program.ts'
import { isShipped, ROOT, readJson, sources, walk } from './source.ts'

/** The stored keys of the widgets and of the demo: the registry that users see. */
const REGISTRY: StoredKeys = { ...STORED_KEYS, ...SITE_KEYS }
const NAMES = Object.values(REGISTRY).map(({ name }) => name)

const SHIPPED = sources(
  'packages/ui/src',
  'packages/bond-page/src',
  'packages/api-client/src',
  'apps/demo',
).filter(file => isShipped(file) && /^(packages\/[\w-]+|apps\/demo)\/(src|server)\//.test(file.path))

/** The only file that accesses the browser's stores; its callers are checked. */
const STORES = 'packages/ui/src/foundation/state/safe-storage.ts'
/** These files take names as parameters: the callers of one are checked, and the other reads the registry. */
const PARAMETERS = [
  'packages/ui/src/foundation/state/use-remembered.ts',
  'packages/ui/src/foundation/state/forget-stored.ts',
]
/** The file that creates cookies of responses, and the one that copies them. */
const COOKIES = 'apps/demo/server/http/cookies.ts'
const HANDED_ON = 'apps/demo/server/http/answers.ts'

const pathOf = (node: ts.Node): string => node.getSourceFile().fileName.slice(ROOT.length)
const placeOf = (node: ts.Node): string => {
  const file = node.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(node.getStart())
  return `${pathOf(node)}:${line + 1} ${node.getText()}`
}

type Uses = { used: Set<string>; wrong: string[] }

/** The stored names of a program: registered ones, and places with an unregistered or unknown one. */
function usesOf(program: ts.Program, isChecked: (path: string) => boolean): Uses {
  const checker = program.getTypeChecker()
  const used = new Set<string>()
  const wrong: string[] = []

  /** The literal values of an expression; null if it can have others. */
  const literalsOf = (node: ts.Expression): string[] | null => {
    const type = checker.getTypeAtLocation(node)
    const parts = type.isUnion() ? type.types : [type]
    return parts.every(part => part.isStringLiteral()) ? parts.map(part => part.value) : null
  }

  const declarationOf = (node: ts.Node): ts.Declaration | undefined => {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node)
    if (!symbol) return undefined
    const origin = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return origin.valueDeclaration
  }

  const returned = (declaration: ts.FunctionLikeDeclaration): ts.Expression[] => {
    const found: ts.Expression[] = []
    if (!declaration.body) return found
    if (!ts.isBlock(declaration.body)) return [declaration.body]
    walk(
      declaration.body,
      node => ts.isReturnStatement(node) && node.expression && found.push(node.expression),
      node => !ts.isFunctionLike(node),
    )
    return found
  }

  /** Whether the name comes from the registry. */
  const isRegistered = (node: ts.Expression): boolean => {
    const literals = literalsOf(node)
    if (literals !== null) {
      for (const name of literals) used.add(name)
      return literals.every(name => NAMES.includes(name))
    }
    if (ts.isParenthesizedExpression(node)) return isRegistered(node.expression)
    if (ts.isConditionalExpression(node)) return isRegistered(node.whenTrue) && isRegistered(node.whenFalse)
    if (ts.isCallExpression(node)) {
      const declared = declarationOf(node.expression)
      // its parameter accepts ids of the registry only
      if (declared && ts.isFunctionDeclaration(declared) && declared.name?.text === 'storedKey') return true
      const called = declared && ts.isVariableDeclaration(declared) ? declared.initializer : declared
      const results = called && ts.isFunctionLike(called) && 'body' in called ? returned(called) : []
      return results.length > 0 && results.every(isRegistered)
    }
    if (!ts.isIdentifier(node)) return false
    const declared = declarationOf(node)
    return declared !== undefined && ts.isVariableDeclaration(declared) && declared.initializer !== undefined
      ? isRegistered(declared.initializer)
      : false
  }
  const check = (name: ts.Expression | undefined, place: ts.Node) => {
    if (!name || !isRegistered(name)) wrong.push(placeOf(place))
  }

  const nameOfCall = (node: ts.CallExpression): { name: ts.Expression | undefined } | null => {
    const callee = node.expression
    if (ts.isPropertyAccessExpression(callee) && /^(get|set|remove)$/.test(callee.name.text)) {
      const type = checker.getTypeAtLocation(callee.expression)
      return (type.aliasSymbol ?? type.symbol)?.name === 'SafeStorage' ? { name: node.arguments[0] } : null
    }
    if (!ts.isIdentifier(callee)) return null
    if (callee.text === 'readCookie') return { name: node.arguments[1] }
    if (callee.text === 'generateCookie') return { name: node.arguments[0] }
    if (callee.text !== 'useRemembered' || !node.arguments[0]) return null
    const key = checker.getTypeAtLocation(node.arguments[0]).getProperty('key')?.valueDeclaration
    if (key && ts.isPropertyAssignment(key)) return { name: key.initializer }
    return { name: key && ts.isShorthandPropertyAssignment(key) ? key.name : undefined }
  }

  const visit = (node: ts.Node) => {
    const path = pathOf(node)
    if (ts.isCallExpression(node)) {
      if (ts.isIdentifier(node.expression) && node.expression.text === 'storedKey' && node.arguments[0])
        for (const id of literalsOf(node.arguments[0]) ?? []) used.add(REGISTRY[id]?.name ?? id)
      const named = PARAMETERS.includes(path) ? null : nameOfCall(node)
      if (named) check(named.name, node)
      if (isHeader(node.arguments[0])) checkHeader(node.arguments[1])
    }
    if (ts.isPropertyAssignment(node) && isHeader(node.name)) checkHeader(node.initializer)
    if (ts.isIdentifier(node) && RAW.includes(node.text) && !isOwnName(node)) wrong.push(placeOf(node.parent))
    if (ts.isPropertyAccessExpression(node) && node.getText() === 'document.cookie') wrong.push(placeOf(node))
  }
  const isHeader = (node: ts.Node | undefined) =>
    node !== undefined && ts.isStringLiteral(node) && node.text.toLowerCase() === 'set-cookie'
  const checkHeader = (value: ts.Expression | undefined) => {
    if (value && ts.isIdentifier(value) && pathOf(value) === HANDED_ON) return
    const by = value && ts.isCallExpression(value) ? declarationOf(value.expression) : undefined
    if (!by || pathOf(by) !== COOKIES) wrong.push(value ? placeOf(value) : 'set-cookie')
  }
  for (const file of program.getSourceFiles()) {
    const path = pathOf(file)
    if (!file.isDeclarationFile && path !== STORES && isChecked(path)) walk(file, visit)
  }
  return { used, wrong }
}

const RAW = ['localStorage', 'sessionStorage', 'indexedDB']

/** A property of that name of another object. */
function isOwnName(node: ts.Identifier): boolean {
  const { parent } = node
  return (
    (ts.isPropertyAccessExpression(parent) &&
      parent.name === node &&
      !/^(window|globalThis|self)$/.test(parent.expression.getText())) ||
    ts.isPropertyAssignment(parent)
  )
}

/** What the check must find, and what it must accept. */
const SAMPLES: readonly (readonly [code: string, isReported: boolean])[] = [
  ["useStores().local.set('mine', '1')", true],
  ["useStores().cookie.get('columns.' + 1)", true],
  ["const { cookie } = useStores(); cookie.get('fullscreen')", true],
  ["const name = 'mine'; useStores().local.remove(name)", true],
  ["const mine = (id: string) => 'mine' + id; useStores().local.get(mine('a'))", true],
  ["cookieStore().set('fullscreen', '1')", true],
  ["const kept = { key: 'mine', fallback: 1 }; useRemembered(kept)", true],
  ["localStorage.setItem('columns.', '1')", true],
  ["window.sessionStorage.getItem('columns.')", true],
  ["document.cookie = 'columns.=1'", true],
  ["generateCookie('mine', '1')", true],
  ["headers.append('set-cookie', 'mine=1')", true],
  ["const answer = { headers: { 'set-cookie': 'mine=' + 1 } }", true],
  ["const ready = 'mine=1'; headers.append('set-cookie', ready)", true],
  ["useStores().local.set(storedKey('columns', 'a'), '1')", false],
  ["const name = storedKey('fullscreen', 'a'); cookieStore().set(name, '1')", false],
  ["const own = (of: string) => storedKey('columns', of); useStores().local.get(own('a'))", false],
  ["const key = storedKey('columns', 'a'); useRemembered({ key, fallback: 1 })", false],
  ["cookieStore().get('search_tab')", false],
  ['new Map([[1, 2]]).get(1)', false],
]
const SAMPLE_IMPORTS = `
import { cookieStore } from '../foundation/state/safe-storage.ts'
import { storedKey } from '../foundation/state/stored-keys.ts'
import { useRemembered } from '../foundation/state/use-remembered.ts'
import { useStores } from '../foundation/ui-provider.tsx'
`
const sampleOf = (at: number) => `packages/ui/src/sample/${at}.sample.ts`

/** Code and samples in one program, because creating one takes seconds. */
const program = programOf(
  SHIPPED,
  Object.fromEntries(SAMPLES.map(([code], at) => [sampleOf(at), SAMPLE_IMPORTS + code])),
)
const isSample = (path: string) => path.startsWith('packages/ui/src/sample/')
const { used, wrong } = usesOf(program, path => !isSample(path))
const findings = usesOf(program, isSample).wrong

describe('H3, H11: one registry of every cookie and storage key', () => {
  test('every stored name is in it, and all code uses the safe stores', () => {
    expect(wrong).toEqual([])
  })

  test('every name in it is stored', () => {
    expect(NAMES.filter(name => !used.has(name))).toEqual([])
  })

  test.each(
    SAMPLES.map(([code, isReported], at) => [code, isReported ? 'is reported' : 'passes', at] as const),
  )('%s %s', (_code, outcome, at) => {
    const places = findings.filter(place => place.startsWith(sampleOf(at)))
    expect(places).toHaveLength(outcome === 'is reported' ? 1 : 0)
  })
})

describe('the texts of the registry', () => {
  const entries = Object.entries<StoredKeys[string]>(REGISTRY)

  test.each(LANGUAGES)('in %s it has a text for each: what is stored and what for', lang => {
    const texts = (folder: string) => readJson(`${folder}/labels/${lang}.json`) as Record<string, string>
    const ui = texts('packages/ui')
    const all = { ...ui, ...texts('apps/demo') }
    expect(
      Object.values<StoredKeys[string]>(STORED_KEYS).filter(({ labelKey }) => !Object.hasOwn(ui, labelKey)),
    ).toEqual([])
    expect(entries.filter(([, { labelKey }]) => !Object.hasOwn(all, labelKey))).toEqual([])
  })

  test('each has a valid cookie name, and a lifetime or a reason for none', () => {
    for (const [id, { name, life, store }] of entries) {
      expect(name, id).toMatch(/^[A-Za-z][\w]*\.?$|^__Host-\w+$/)
      if (typeof life === 'number') expect(life, id).toBeGreaterThan(0)
      // a cookie without a lifetime ends with the browser session; local storage has no such lifetime
      expect(life, id).not.toBe(store === 'cookie' ? 'persistent' : 'visit')
    }
  })

  test('no name is a prefix of another, so that no entry reads or removes another', () => {
    for (const name of NAMES) expect(NAMES.filter(other => other.startsWith(name))).toEqual([name])
  })

  test('an id has one meaning, including the site’s ids', () => {
    expect(Object.keys(STORED_KEYS).filter(id => Object.hasOwn(SITE_KEYS, id))).toEqual([])
  })
})
