/**
 * `DatePicker` and `DateRange` became parts (0.3.0). Run it over your source, look at the difference, and read what it
 * reports:
 *
 *     npx jscodeshift@17 --transform node_modules/@accrue/ui/codemods/date-picker-parts.mjs src
 *
 * The props of the field move to a `PickerField` inside, those of the calendar to a `PickerCalendar` inside that;
 * `inline` and `native` become `mode`. What it cannot know it leaves as it is and reports: spread props, options that
 * only the hooks have.
 */

export const SOURCE = '@accrue/ui/controls'
const PICKERS = new Map([
  ['DatePicker', 'useDatePicker'],
  ['DateRange', 'useDateRange'],
])
const FIELD = 'PickerField'
const CALENDAR = 'PickerCalendar'

/** The props that stay. */
const PICKER_PROPS = new Set([
  'key',
  'label',
  'type',
  'valueType',
  'value',
  'defaultValue',
  'onValueChange',
  'format',
  'notBefore',
  'notAfter',
  'disabled',
  'clearable',
  'confirm',
  'shortcuts',
  'mode',
  'model',
  'disabledField',
  'readOnly',
  'onInputError',
  'onOpenChange',
])
const CALENDAR_PROPS = new Set(['firstWeekday', 'hasWeekNumbers', 'minuteStep', 'timeList', 'timeColumns'])
const MODES = new Set(['inline', 'native'])
const HOOK_OPTIONS = new Set([
  'onConfirm',
  'onClear',
  'onPick',
  'onPanelChange',
  'onCalendarChange',
  'defaultPanel',
  'today',
])

export const parser = 'tsx'

export default function datePickerParts(file, { jscodeshift: j, report }) {
  const root = j(file.source)
  const imports = root.find(j.ImportDeclaration, { source: { value: SOURCE } })
  const spaces = imports
    .find(j.ImportNamespaceSpecifier)
    .nodes()
    .map(({ local }) => local.name)
  const pickers = [...PICKERS.keys()].flatMap(name => [
    ...imports
      .find(j.ImportSpecifier, { imported: { name } })
      .nodes()
      .flatMap(({ local }) => elementsOf(root, j, local?.name ?? name))
      .map(path => ({ path, name })),
    ...spaces.flatMap(space => membersOf(root, j, space, name).map(path => ({ path, name, space }))),
  ])
  // a picker with children has its parts
  const flat = pickers.filter(({ path }) => path.node.selfClosing)
  if (flat.length === 0) return undefined
  const tell = (node, text) => report(`line ${node.loc?.start.line ?? '?'}: ${text}`)
  for (const picker of flat) tellOfOthers(picker, tell)
  addParts(flat, { root, imports, j })
  return root.toSource({ quote: 'single' })
}

/** Reports what needs a manual change. */
function tellOfOthers({ path, name }, tell) {
  for (const one of path.node.attributes) {
    if (one.type !== 'JSXAttribute')
      tell(
        one,
        `spread props stay at ${name}: those of the field belong to ${FIELD}, those of the calendar to ${CALENDAR}`,
      )
    else if (HOOK_OPTIONS.has(one.name.name))
      tell(one, `${one.name.name} is an option of ${PICKERS.get(name)} now: pass its result as model`)
  }
}

/** Gives each picker its field, and imports the parts. */
export function addParts(pickers, { root, imports, j }) {
  const imported = new Map()
  const partName = (part, space) => {
    if (space) return j.jsxMemberExpression(j.jsxIdentifier(space), j.jsxIdentifier(part))
    if (!imported.has(part)) imported.set(part, importBeside(part, [...PICKERS.keys()], { root, imports, j }))
    return j.jsxIdentifier(imported.get(part))
  }
  for (const { path, space } of pickers) {
    const { picker, field, calendar } = splitProps(path.node.attributes, j)
    const inField =
      calendar.length > 0 ? elementOf(partName(CALENDAR, space), calendar, undefined, j) : undefined
    const inPicker = elementOf(partName(FIELD, space), field, inField, j)
    path.parent.replace(elementOf(path.node.name, picker, inPicker, j))
  }
}

/** The props of the picker, of its field and of its calendar. */
function splitProps(attributes, j) {
  const parts = { picker: [], field: [], calendar: [] }
  for (const one of attributes) {
    const name = one.type === 'JSXAttribute' ? one.name.name : undefined
    if (MODES.has(name)) parts.picker.push(...modeOf(one, j))
    else if (name === undefined || PICKER_PROPS.has(name) || HOOK_OPTIONS.has(name)) parts.picker.push(one)
    else if (CALENDAR_PROPS.has(name)) parts.calendar.push(one)
    else parts.field.push(one)
  }
  return parts
}

/** `inline` → `mode="inline"`; nothing for `inline={false}`. */
function modeOf({ name: { name }, value }, j) {
  const attribute = mode => [j.jsxAttribute(j.jsxIdentifier('mode'), mode)]
  // a text is printed as it is; a string would get single quotes
  const always = () => attribute(j.jsxText(`"${name}"`))
  if (value === null) return always()
  const { expression } = value
  if (expression.value === true) return always()
  if (expression.value === false) return []
  const either = j.conditionalExpression(expression, j.stringLiteral(name), j.stringLiteral('popup'))
  return attribute(j.jsxExpressionContainer(either))
}

function elementOf(name, attributes, child, j) {
  if (!child) return j.jsxElement(j.jsxOpeningElement(name, attributes, true), null, [])
  const line = j.jsxText('\n')
  return j.jsxElement(j.jsxOpeningElement(name, attributes), j.jsxClosingElement(name), [line, child, line])
}

/**
 * Imports a name next to one of the others, with `Accrue` before it if the file uses it for something else; returns the
 * local name.
 */
export function importBeside(name, others, { root, imports, j }) {
  const there = imports.find(j.ImportSpecifier, { imported: { name } }).nodes()[0]
  if (there) return there.local?.name ?? name
  const local = isBound(root, j, name) ? prefixed(name) : name
  const [beside] = imports
    .filter(path => path.node.specifiers.some(one => others.includes(one.imported?.name)))
    .nodes()
  const specifier = j.importSpecifier(...[...new Set([name, local])].map(each => j.identifier(each)))
  const later = beside.specifiers.findIndex(one => sortKey(one.local?.name ?? '') > sortKey(local))
  beside.specifiers.splice(later < 0 ? beside.specifiers.length : later, 0, specifier)
  return local
}

/** `PickerField` → `AccruePickerField`, `dayValue` → `accrueDayValue`. */
const prefixed = name =>
  `${/^[a-z]/.test(name) ? 'accrue' : 'Accrue'}${name[0].toUpperCase()}${name.slice(1)}`

/** The order of formatters: by letter, capitals first. */
const sortKey = name => [...name].map(letter => letter.toLowerCase() + letter).join('')

/** Whether the file declares the name anywhere. */
export function isBound(root, j, name) {
  const binds = path => path.scope?.lookup(name) != null
  return root.find(j.Identifier, { name }).some(binds) || root.find(j.JSXIdentifier, { name }).some(binds)
}

/** The opening elements of an imported name, not where a nearer declaration shadows it. */
export const elementsOf = (root, j, local) =>
  root
    .find(j.JSXOpeningElement, { name: { type: 'JSXIdentifier', name: local } })
    .filter(path => path.scope?.lookup(local)?.isGlobal !== false)
    .paths()

/** The opening elements of a name of a namespace: `controls.DatePicker`. */
export const membersOf = (root, j, space, name) =>
  root
    .find(j.JSXOpeningElement, {
      name: { type: 'JSXMemberExpression', object: { name: space }, property: { name } },
    })
    .paths()
