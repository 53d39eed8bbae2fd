/**
 * `DateField` became `DatePicker` (0.2.0). Run it over your source, look at the difference, and read what it reports:
 *
 *     npx jscodeshift@17 --transform node_modules/@accrue/ui/codemods/date-field-to-date-picker.mjs src
 *
 * It renames the import, whatever name you gave it, and on each element `min` → `notBefore`, `max` → `notAfter`,
 * `disabled` → `disabledField`, drops `picker`, and adds `valueType={dayValue}`, so that values stay days as texts. The
 * props of the field move to a `PickerField` inside.
 * What it cannot know it leaves as it is and reports: spread props, a `model`, types, hooks, re-exports.
 */

import { addParts, elementsOf, importBeside, isBound, membersOf, SOURCE } from './date-picker-parts.mjs'

const OLD = 'DateField'
const NEW = 'DatePicker'
const CONVERTER = 'dayValue'
const PROPS = new Map([
  ['min', 'notBefore'],
  ['max', 'notAfter'],
  ['disabled', 'disabledField'],
])
/** Removed without a replacement of the same shape. */
const BY_HAND = new Map([
  ['DateFieldProps', 'is DatePickerProps<typeof dayValue> now'],
  ['DateFieldModel', 'is DatePickerModel now, with other state and events'],
  ['DateFieldOptions', 'is DatePickerOptions now'],
  ['useDateField', 'is useDatePicker({ valueType: dayValue, … }) now, with other state and events'],
])

export const parser = 'tsx'

export default function dateFieldToDatePicker(file, { jscodeshift: j, report }) {
  const root = j(file.source)
  const tell = (node, text) => report(`line ${node.loc?.start.line ?? '?'}: ${text}`)
  const imports = root.find(j.ImportDeclaration, { source: { value: SOURCE } })
  tellOfOthers(root, imports, { j, tell })

  const named = rename(root, imports, { j, tell })
  const spaces = imports
    .find(j.ImportNamespaceSpecifier)
    .nodes()
    .map(({ local }) => local.name)
  const elements = [
    ...named.flatMap(({ elements }) => elements),
    ...spaces.flatMap(space => membersOf(root, j, space, OLD).map(path => ({ path, space }))),
  ]
  if (named.length === 0 && elements.length === 0) return undefined

  const isNamed = elements.some(({ space }) => space === undefined)
  const converter = isNamed ? importBeside(CONVERTER, [NEW], { root, imports, j }) : CONVERTER
  for (const { path, space } of elements) {
    const value = space
      ? j.memberExpression(j.identifier(space), j.identifier(CONVERTER))
      : j.identifier(converter)
    changeElement(path.node, value, { j, tell })
    if (space) path.node.name.property.name = NEW
  }
  addParts(elements, { root, imports, j })
  return root.toSource({ quote: 'single' })
}

/** Reports what needs a manual change. */
function tellOfOthers(root, imports, { j, tell }) {
  imports.find(j.ImportSpecifier).forEach(({ node }) => {
    const text = BY_HAND.get(node.imported.name)
    if (text) tell(node, `${node.imported.name} ${text}: change it by hand`)
  })
  root.find(j.ExportNamedDeclaration, { source: { value: SOURCE } }).forEach(({ node }) => {
    for (const one of node.specifiers ?? [])
      if (one.local?.name === OLD)
        tell(node, `${OLD} is exported from here: its props are others now, change it by hand`)
  })
}

/** Renames the import and its uses; returns the elements of the old name. */
function rename(root, imports, { j, tell }) {
  const imported = imports.find(j.ImportSpecifier, { imported: { name: NEW } }).nodes()[0]
  const renamed = []
  for (const path of imports.find(j.ImportSpecifier, { imported: { name: OLD } }).paths()) {
    const before = path.node.local?.name ?? OLD
    const isFree = !isBound(root, j, NEW)
    const after = imported ? (imported.local?.name ?? NEW) : before === OLD && isFree ? NEW : before
    const elements = elementsOf(root, j, before).map(path => ({ path }))
    for (const use of usesOf(root, j, before)) {
      if (use.node.type === 'Identifier')
        tell(use.node, `${before} is used here other than as an element: look at its props`)
      use.node.name = after
    }
    if (imported) path.prune()
    else path.replace(j.importSpecifier(j.identifier(NEW), j.identifier(after)))
    renamed.push({ elements })
  }
  return renamed
}

/** References of the imported name: no properties, and not where a nearer declaration shadows it. */
function usesOf(root, j, name) {
  const isMeant = path => {
    const { parent, name: place } = path
    const { type, computed } = parent.node
    if (/^Import/.test(type)) return false
    if (type === 'JSXAttribute' || (type === 'JSXMemberExpression' && place === 'property')) return false
    if (/^(?:Optional)?MemberExpression$/.test(type) && place === 'property' && !computed) return false
    if (place === 'key' && !computed && !parent.node.shorthand) return false
    return path.scope?.lookup(name)?.isGlobal !== false
  }
  const found = [
    ...root.find(j.JSXIdentifier, { name }).paths(),
    ...root.find(j.Identifier, { name }).paths(),
  ]
  return found.filter(isMeant)
}

function changeElement(element, converter, { j, tell }) {
  for (const one of element.attributes) {
    if (one.type !== 'JSXAttribute') {
      tell(
        one,
        'spread props are left as they are: min, max, disabled and picker in them have other names now',
      )
      continue
    }
    const name = PROPS.get(one.name.name)
    if (name) one.name.name = name
    if (one.name.name === 'model') tell(one, 'a model comes from useDatePicker now: change it by hand')
  }
  element.attributes = element.attributes.filter(one => {
    if (one.type !== 'JSXAttribute' || one.name.name !== 'picker') return true
    const literal = one.value?.expression?.value ?? one.value === null
    if (literal !== true) tell(one, 'picker is gone: there is always a way to pick')
    return false
  })
  // first, so that a later spread overrides it
  element.attributes.unshift(
    j.jsxAttribute(j.jsxIdentifier('valueType'), j.jsxExpressionContainer(converter)),
  )
}
