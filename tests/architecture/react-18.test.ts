import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { programOf } from './program.ts'
import { isShipped, ROOT, sources, walk } from './source.ts'

const SHIPPED = sources('packages/ui/src', 'packages/bond-page/src', 'packages/api-client/src').filter(
  isShipped,
)

/** The two files that handle the difference between React 18 and 19. */
const FORWARD_REF = 'packages/ui/src/foundation/forward-ref.ts'
const LAYOUT_EFFECT = 'packages/ui/src/foundation/layout-effect.ts'

/** The exports of React 18.3 that a package may use; others are new in 19. */
const REACT_18 = new Set([
  ...['Children', 'Component', 'Fragment', 'Profiler', 'PureComponent', 'StrictMode', 'Suspense'],
  ...['cloneElement', 'createContext', 'createElement', 'createRef', 'forwardRef', 'isValidElement', 'lazy'],
  ...[
    'memo',
    'startTransition',
    'useCallback',
    'useContext',
    'useDebugValue',
    'useDeferredValue',
    'useEffect',
  ],
  ...[
    'useId',
    'useImperativeHandle',
    'useInsertionEffect',
    'useLayoutEffect',
    'useMemo',
    'useReducer',
    'useRef',
  ],
  ...['useState', 'useSyncExternalStore', 'useTransition', 'version', 'createPortal', 'flushSync'],
])

/** The part of React's types that is about `ref`. Types of other packages are unknown, so props from them are not checked. */
const REACT = `
export type Ref<T> = ((element: T | null) => void) | { current: T | null } | null
export type RefCallback<T> = (element: T | null) => void
export type RefObject<T> = { current: T }
export type ComponentProps<T> = T extends (props: infer P) => unknown ? P : { ref?: Ref<unknown> }
export type ComponentPropsWithoutRef<T> = Omit<ComponentProps<T>, 'ref'>
export type SVGProps<T> = { ref?: Ref<T> }
export type HTMLProps<T> = { ref?: Ref<T> }
export declare const useCallback: <F>(callback: F, dependencies: unknown[]) => F
export declare const useMemo: <V>(make: () => V, dependencies: unknown[]) => V
export declare const useRef: <V>(value: V) => RefObject<V>
export declare const memo: <C>(component: C) => C
`

/** The page has no components that take a ref from others. */
const isPage = (node: ts.Node) =>
  node.getSourceFile().fileName.slice(ROOT.length).startsWith('packages/bond-page/')

type Component = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction

/** The places in a program that fail under React 18, by file. */
function wrongIn(program: ts.Program, isChecked: (path: string) => boolean): Map<string, string[]> {
  const checker = program.getTypeChecker()
  const files = program.getSourceFiles().filter(file => isChecked(file.fileName.slice(ROOT.length)))
  const contexts = new Set<string>()
  for (const file of files)
    walk(file, node => {
      if (ts.isVariableDeclaration(node) && node.initializer && isCallOf(node.initializer, 'createContext'))
        contexts.add(node.name.getText())
    })

  const takesRef = ({ parameters: [props] }: Component): boolean => {
    if (!props) return false
    const type = checker.getTypeAtLocation(props)
    // `any` props include a ref
    if (type.flags & ts.TypeFlags.TypeParameter) return !isPage(props)
    return (type.isUnion() ? type.types : [type]).some(part => checker.getPropertyOfType(part, 'ref'))
  }
  const returnsFunction = (ref: ts.Expression): boolean =>
    checker
      .getTypeAtLocation(ref)
      .getCallSignatures()
      .map(signature => signature.getReturnType())
      .some(type => (type.isUnion() ? type.types : [type]).some(part => part.getCallSignatures().length > 0))

  const fault = (node: ts.Node, path: string): string | null => {
    if (isComponent(node) && takesRef(node) && !isCallOf(node.parent, 'forwardRef'))
      return `${nameOf(node)} takes a ref without forwardRef`
    if (ts.isJsxOpeningElement(node) && ts.isIdentifier(node.tagName)) {
      const name = node.tagName.text
      if (contexts.has(name) || name.endsWith('Context')) return `<${name}> is not <${name}.Provider>`
    }
    if (ts.isJsxAttribute(node)) {
      const name = node.name.getText()
      if (name === 'inert' || name === 'precedence') return `${name} is no prop of React 18`
      const value = node.initializer && ts.isJsxExpression(node.initializer) && node.initializer.expression
      if (name === 'ref' && value && returnsFunction(value)) return 'a ref returns its clean-up'
    }
    if (ts.isImportSpecifier(node) && !node.isTypeOnly && !node.parent.parent.isTypeOnly) {
      const from = node.parent.parent.parent.moduleSpecifier
      const name = (node.propertyName ?? node.name).text
      if (!ts.isStringLiteral(from) || !/^react(-dom)?$/.test(from.text)) return null
      if (!REACT_18.has(name)) return `${name} came with React 19`
      if (name === 'forwardRef' && path !== FORWARD_REF) return 'forwardRef is ours here'
      if (name === 'useLayoutEffect' && path !== LAYOUT_EFFECT) return 'useLayoutEffect is ours here'
    }
    return null
  }

  const wrong = new Map<string, string[]>()
  for (const file of files) {
    const path = file.fileName.slice(ROOT.length)
    walk(file, node => {
      const what = fault(node, path)
      if (!what) return
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      wrong.set(path, [...(wrong.get(path) ?? []), `${path}:${line + 1} ${what}`])
    })
  }
  return wrong
}

function isCallOf(node: ts.Node, name: string): boolean {
  return ts.isCallExpression(node) && node.expression.getText() === name
}

const isComponent = (node: ts.Node): node is Component =>
  (ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node)) &&
  /^[A-Z]/.test(nameOf(node))

function nameOf(node: Component): string {
  if (node.name) return node.name.text
  const { parent } = node
  return ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) ? parent.name.text : ''
}

const SAMPLES: readonly (readonly [code: string, isReported: boolean])[] = [
  ["export function Part(props: ComponentProps<'p'>) { return <p {...props} /> }", true],
  ['export function Part({ ref }: { ref: RefObject<unknown> }) { return <p ref={ref} /> }', true],
  ["export const Part = (props: ComponentProps<'p'> & { on: boolean }) => <p {...props} />", true],
  ["export const Part = memo(function Part(props: ComponentProps<'p'>) { return <p {...props} /> })", true],
  ['function any<P extends object>() { return function Part(props: P) { return <p {...props} /> } }', true],
  ['const Kept = createContext(1); export const kept = <Kept value={1}><p /></Kept>', true],
  [
    "import { DataContext } from '@visx/xychart'; export const kept = <DataContext value={1}><p /></DataContext>",
    true,
  ],
  ['const end = (element: unknown) => () => element; export const part = <p ref={end} />', true],
  ['const Part = () => { const end = useCallback(() => () => {}, []); return <p ref={end} /> }', true],
  ['export const part = <p inert />', true],
  ["import { use } from 'react'; use(promise)", true],
  ["import { useLayoutEffect } from 'react'; useLayoutEffect(effect)", true],
  ["import { useFormStatus } from 'react-dom'; useFormStatus()", true],
  [
    "export const Part = forwardRef(function Part(props: ComponentProps<'p'>) { return <p {...props} /> })",
    false,
  ],
  ["export function Part(props: Omit<ComponentProps<'p'>, 'ref'>) { return <p {...props} /> }", false],
  ['export function Part(props: { of: number }) { return <p>{props.of}</p> }', false],
  [
    'const Kept = createContext(1); export const kept = <Kept.Provider value={1}><p /></Kept.Provider>',
    false,
  ],
  ['const end = (element: unknown) => void element; export const part = <p ref={end} />', false],
  ['const at = useRef(null); export const part = <p ref={at} />', false],
  ["import { useId } from 'react'; useId()", false],
]
const IMPORTS = `
import { type ComponentProps, createContext, memo, type RefObject, useCallback, useRef } from 'react'
import { forwardRef } from '../foundation/forward-ref.ts'
`
const sampleOf = (at: number) => `packages/ui/src/sample/${at}.sample.tsx`
const isSample = (path: string) => path.startsWith('packages/ui/src/sample/')

const program = programOf(SHIPPED, {
  react: REACT,
  ...Object.fromEntries(SAMPLES.map(([code], at) => [sampleOf(at), IMPORTS + code])),
})
const shipped = new Set(SHIPPED.map(({ path }) => path))
const findings = wrongIn(program, isSample)

describe('the packages work under React 18 as under 19', () => {
  test('nothing in them needs React 19', () => {
    expect([...wrongIn(program, path => shipped.has(path)).values()].flat()).toEqual([])
  })

  test.each(
    SAMPLES.map(([code, isReported], at) => [code, isReported ? 'is reported' : 'passes', at] as const),
  )('%s %s', (_code, outcome, at) => {
    expect(findings.get(sampleOf(at)) ?? []).toHaveLength(outcome === 'is reported' ? 1 : 0)
  })
})
