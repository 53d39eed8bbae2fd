/** Reads the exports of each entry from the types: components with their props, hooks, functions, constants, types. */
import { join, relative } from 'node:path'
import ts from 'typescript'
import { withoutReferences } from './references.mjs'

const { SymbolFlags, TypeFlags, TypeFormatFlags } = ts
const TEXT = TypeFormatFlags.NoTruncation | TypeFormatFlags.UseAliasDefinedOutsideCurrentScope

/** Longer types are cut. */
const LONGEST_TYPE = 400

/** The entries with code from `exports` of `package.json`, with their source files. */
export function entriesOf(manifest) {
  return Object.entries(manifest.exports)
    .filter(([, target]) => typeof target === 'object' && '@accrue/source' in target)
    .map(([path, target]) => ({ name: join(manifest.name, path), source: target['@accrue/source'] }))
}

/** The program of all entries and their imports. */
export function programOf(root, files) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }
  const config = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), {}, host)
  const options = {
    ...config.options,
    composite: false,
    incremental: false,
    declaration: false,
    noEmit: true,
  }
  return ts.createProgram(files, { ...options, emitDeclarationOnly: false, skipLibCheck: true })
}

/**
 * Every export, sorted by name. An export of two entries is listed once; exports that another package declares are
 * left to its documentation.
 */
export function readApi({ root, manifest, program }) {
  const checker = program.getTypeChecker()
  const found = new Map()
  for (const { name: entry, source } of entriesOf(manifest)) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(join(root, source)))
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
      if (!symbol.declarations?.some(one => isUnder(join(root, 'src'), one.getSourceFile()))) continue
      const before = found.get(symbol)
      if (before) before.alsoFrom = [...(before.alsoFrom ?? []), entry]
      else found.set(symbol, describe({ name: exported.name, entry, symbol, checker, root }))
    }
  }
  const all = [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  const of = kind => all.filter(one => one.kind === kind).map(({ kind: _, ...rest }) => rest)
  return {
    components: of('component'),
    hooks: of('hook'),
    functions: of('function'),
    constants: of('constant'),
    types: of('type'),
    named: namedTypes({ exported: found, checker, root }),
  }
}

/**
 * The types that the exported ones and their signatures name, and that are not exported themselves: readers of the reference need
 * their definitions too. A name that several files use for types of their own is left out.
 */
function namedTypes({ exported, checker, root }) {
  const named = new Map()
  const visit = node => {
    if (ts.isBlock(node)) return
    const name = ts.isTypeReferenceNode(node) ? node.typeName : undefined
    const symbol = name && targetOf(checker.getSymbolAtLocation(name), checker)
    const [declaration] = symbol?.declarations ?? []
    if (declaration && isNamedType(declaration, root) && !exported.has(symbol) && !named.has(symbol)) {
      named.set(symbol, declaration)
      visit(declaration)
    }
    ts.forEachChild(node, visit)
  }
  for (const { declarations = [] } of exported.keys())
    for (const declaration of declarations)
      for (const node of typesWrittenIn(declaration))
        if (isUnder(join(root, 'src'), node.getSourceFile())) visit(node)
  const names = [...named.keys()].map(({ name }) => name)
  return [...named]
    .filter(([{ name }]) => names.indexOf(name) === names.lastIndexOf(name))
    .map(([symbol, declaration]) => ({
      name: symbol.name,
      file: relative(root, declaration.getSourceFile().fileName),
      ...documentationOf(symbol, checker),
      definition: textOf(declaration),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

const targetOf = (symbol, checker) =>
  symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

const isNamedType = (declaration, root) =>
  (ts.isTypeAliasDeclaration(declaration) || ts.isInterfaceDeclaration(declaration)) &&
  isUnder(join(root, 'src'), declaration.getSourceFile())

/** The types of a declaration without its code: of a function its parameters and its result. */
function typesWrittenIn(declaration) {
  if (ts.isFunctionLike(declaration)) {
    const { parameters, type, body } = declaration
    const parts = parameters.flatMap(parameter => parameter.type ?? [])
    if (type) return [...parts, type]
    // a function that returns functions, such as a column helper
    const returned = body?.statements?.filter(ts.isReturnStatement) ?? []
    return [
      ...parts,
      ...returned.flatMap(({ expression }) => functionsOf(expression)).flatMap(typesWrittenIn),
    ]
  }
  if (!ts.isVariableDeclaration(declaration)) return [declaration]
  const { type, initializer } = declaration
  return [...(type ? [type] : []), ...functionsOf(initializer).flatMap(typesWrittenIn)]
}

/** The functions of a constant: itself, those that it passes to a call such as `forwardRef`, and the members of an object. */
function functionsOf(value) {
  if (!value) return []
  if (ts.isFunctionLike(value)) return [value]
  if (ts.isCallExpression(value)) return value.arguments.flatMap(functionsOf)
  if (!ts.isObjectLiteralExpression(value)) return []
  return value.properties.flatMap(one => functionsOf(ts.isPropertyAssignment(one) ? one.initializer : one))
}

const isUnder = (folder, { fileName }) => fileName.startsWith(`${folder}/`)

function describe({ name, entry, symbol, checker, root }) {
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0]
  const file = relative(root, declaration.getSourceFile().fileName)
  const head = { name, entry, file, ...documentationOf(symbol, checker) }
  if (!(symbol.flags & SymbolFlags.Value)) return { kind: 'type', ...head, definition: textOf(declaration) }
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration)
  const [signature] = type.getCallSignatures()
  const written = checker.typeToString(type, undefined, TEXT)
  // icons differ by name only
  if (!signature || written === 'Icon') return { kind: 'constant', ...head, type: short(written) }
  if (/^[A-Z]/.test(name) && drawsSomething(signature, checker))
    return { kind: 'component', ...head, ...partsOf(head.description), ...propsOf(signature, checker, root) }
  const signatures = type.getCallSignatures().map(one => short(signatureText(one, checker)))
  return { kind: /^use[A-Z]/.test(name) ? 'hook' : 'function', ...head, signatures }
}

/** The docstring and its tags. */
function documentationOf(symbol, checker) {
  const description =
    ownDocumentation(symbol) ?? ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()
  const deprecated = symbol.getJsDocTags(checker).find(({ name }) => name === 'deprecated')
  return {
    description: withoutReferences(description),
    ...(deprecated ? { deprecated: withoutReferences(ts.displayPartsToString(deprecated.text)) } : {}),
  }
}

/** The docstring in our own source, for names that React's types declare too. */
function ownDocumentation(symbol) {
  const ours =
    symbol.declarations?.filter(one => !one.getSourceFile().fileName.includes('/node_modules/')) ?? []
  if (ours.length === (symbol.declarations?.length ?? 0)) return undefined
  const [last] = ours.flatMap(one => ts.getJSDocCommentsAndTags(one)).slice(-1)
  return last && (ts.getTextOfJSDocComment(last.comment) ?? '').trim()
}

const drawsSomething = (signature, checker) =>
  /Element|ReactNode|Portal|^null$/.test(checker.typeToString(signature.getReturnType(), undefined, TEXT))

/** A component's parts from its docstring: `data-slot` names and state attributes. */
function partsOf(description) {
  const [, slots = ''] = /`data-slot` ([^;.]+)/.exec(description.replace(/\s+/g, ' ')) ?? []
  const marks = description.match(/\b(?:data-(?!slot\b|ui\b)|aria-)[\w-]+/g) ?? []
  const parts = slots
    .split(', ')
    .flatMap(slot => /^(?:then )?([a-z][a-z-]*)(?=…?$|…? )/.exec(slot)?.[1] ?? [])
  const state = [...new Set(marks)].filter(mark => !parts.includes(mark))
  return {
    ...(parts.length ? { dataSlots: parts } : {}),
    ...(state.length ? { stateAttributes: state } : {}),
  }
}

/** A component's own props, and the origins of those that it passes to its root. */
function propsOf(signature, checker, root) {
  const [parameter] = signature.getParameters()
  if (!parameter) return { props: {} }
  const propsType = checker.getTypeOfSymbol(parameter)
  const defaults = defaultsOf(parameter.valueDeclaration)
  const members = propsType.isUnion() ? propsType.types : [propsType]
  const props = {}
  const rest = new Set()
  for (const name of new Set(members.flatMap(type => type.getProperties().map(prop => prop.name)))) {
    const here = members.flatMap(type => type.getProperty(name) ?? [])
    const own = here.filter(prop => isOwn(prop, root))
    if (own.length > 0)
      props[name] = propOf({
        inAll: own.length === members.length,
        own,
        checker,
        byDefault: defaults.get(name),
      })
    else for (const origin of here.flatMap(originsOf)) rest.add(origin)
  }
  const from = [...rest].filter(name => !EVERYWHERE.has(name)).sort()
  const sorted = Object.fromEntries(Object.entries(props).sort(([a], [b]) => (a < b ? -1 : 1)))
  return { props: sorted, ...(from.length ? { rest: from } : {}) }
}

const filesOf = symbol => (symbol.declarations ?? []).map(one => one.getSourceFile().fileName)
const isOwn = (symbol, root) => {
  const files = filesOf(symbol)
  return (
    files.length === 0 ||
    files.some(file => file.startsWith(join(root, 'src/'))) ||
    files.some(file => file.includes('/class-variance-authority/'))
  )
}
/** `ButtonHTMLAttributes`, `DOMAttributes`, or the package that the prop comes from. */
const originsOf = symbol =>
  (symbol.declarations ?? []).map(({ parent }) => {
    if (parent.name) return parent.name.text
    return /node_modules\/((?:@[\w-]+\/)?[\w.-]+)\/(?!.*node_modules\/)/.exec(
      parent.getSourceFile().fileName,
    )?.[1]
  })

/** Props of every element. */
const EVERYWHERE = new Set([
  undefined,
  'Attributes',
  'RefAttributes',
  'ClassAttributes',
  'AriaAttributes',
  'DOMAttributes',
])

function propOf({ inAll, own, checker, byDefault }) {
  const [first] = own
  const optional = !inAll || own.some(prop => prop.flags & SymbolFlags.Optional)
  const types = own.map(prop => checker.getTypeOfSymbol(prop))
  const texts = [
    ...new Set(own.map(prop => writtenType(prop) ?? shown(checker.getTypeOfSymbol(prop), checker))),
  ]
  const values = [...new Set(types.flatMap(type => literalsOf(type, checker)))]
  const { description, deprecated } = documentationOf(first, checker)
  const standing = byDefault ?? /\bDefault:? `([^`]+)`(?=[.;,)]|$)/.exec(description)?.[1]
  return {
    type: short(texts.join(' | ')),
    ...(values.length > 1 ? { values } : {}),
    required: !optional,
    ...(standing === undefined ? {} : { default: standing }),
    description: description || (COMMON_PROPS[first.name] ?? ''),
    ...(deprecated === undefined ? {} : { deprecated }),
  }
}

/** Descriptions of common props. A docstring takes precedence. */
const COMMON_PROPS = {
  'data-slot': 'Name of the part in the markup, for style sheets and tests.',
  children: 'The content.',
  className: "Classes of the root; they override the component's own.",
  defaultExpanded: 'Whether it is expanded initially, if uncontrolled.',
  defaultOpen: 'Whether it is open initially, if uncontrolled.',
  defaultValue: 'The initial value, if uncontrolled.',
  expanded: 'Whether it is expanded (controlled).',
  items: 'The items, in order. Keep the array stable between renders.',
  label: 'The accessible name, and the visible label.',
  model: 'The state from the hook of the same name, if the page owns it.',
  onExpandedChange: 'Called with the new expanded state.',
  onOpenChange: 'Called with the new open state.',
  onValueChange: 'Called with the new value.',
  open: 'Whether it is open (controlled).',
  options: 'The options, in order. Keep the array stable between renders.',
  size: 'Height of the control.',
  title: 'The heading.',
  value: 'The value (controlled).',
  variant: 'The visual variant.',
}

/** The type as written in the source: its name says more than its expansion. */
function writtenType(prop) {
  const node = prop.declarations?.[0]
  if (!node || !ts.isPropertySignature(node) || !node.type) return undefined
  return plain(node.type.getText())
}

const shown = (type, checker) => plain(checker.typeToString(type, undefined, TEXT))

/** A type without `undefined`, which `required: false` says already, and without outer brackets. */
const plain = text =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ \| undefined$|^undefined \| /, '')
    .replace(/^\((\([^()]*\) => [^()]*)\)$/, '$1')

/** The values of a union of literals; empty for other types. */
function literalsOf(type, checker) {
  const there = checker.getNonNullableType(type)
  const members = there.isUnion() ? there.types : [there]
  const literal = members.every(one => one.flags & (TypeFlags.StringLiteral | TypeFlags.NumberLiteral))
  return literal && members.length <= 40 ? members.map(one => one.value).sort() : []
}

/** Default values from the destructured parameter. */
function defaultsOf(parameter) {
  const pattern = parameter && ts.isParameter(parameter) ? parameter.name : undefined
  if (!pattern || !ts.isObjectBindingPattern(pattern)) return new Map()
  return new Map(
    pattern.elements
      .filter(({ initializer }) => initializer)
      .map(({ propertyName, name, initializer }) => [
        (propertyName ?? name).getText(),
        initializer.getText(),
      ]),
  )
}

/** The signature of a function from the source, else from the checker. */
function signatureText(signature, checker) {
  const { declaration } = signature
  const from = declaration && (ts.isFunctionDeclaration(declaration) || ts.isArrowFunction(declaration))
  if (!from) return checker.signatureToString(signature, undefined, TEXT)
  const generics = declaration.typeParameters?.map(one => one.getText()).join(', ')
  const parameters = declaration.parameters.map(one => parameterText(one, checker)).join(', ')
  const back = declaration.type?.getText() ?? checker.typeToString(signature.getReturnType(), undefined, TEXT)
  return `${generics ? `<${generics}>` : ''}(${parameters}): ${back}`.replace(/\s+/g, ' ')
}

function parameterText(parameter, checker) {
  const name = ts.isIdentifier(parameter.name) ? parameter.name.text : 'options'
  const type =
    parameter.type?.getText() ?? checker.typeToString(checker.getTypeAtLocation(parameter), undefined, TEXT)
  const optional = parameter.questionToken || parameter.initializer ? '?' : ''
  return `${parameter.dotDotDotToken ? '...' : ''}${name}${optional}: ${type}`
}

const textOf = node => short(withoutReferences(node.getText().replace(/^export /, '')), 2000)

const short = (text, most = LONGEST_TYPE) => (text.length > most ? `${text.slice(0, most - 2)} …` : text)

/** The top folder of a source file: `controls`. */
export const folderOf = file => file.replace(/^src\//, '').split('/')[0]
