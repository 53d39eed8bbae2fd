/**
 * Tables run on TanStack Table (0.3.0). Run it over your source, look at the difference, and read what it reports:
 *
 *     npx jscodeshift@17 --transform node_modules/@accrue/ui/codemods/table-rows-to-data.mjs src
 *
 * Columns `{ id, header, kind }` become `column.text(id, { header })` and the like, with a type of their rows; rows `{ id, cells }`
 * become `{ id, …cells }`; `rows` becomes `data` with `getRowId`; what is known of the first order, of hidden columns and of ticks
 * becomes TanStack's state. Props that concern the grid alone move to a `<DataTableGrid>` in the table. What it cannot know it leaves
 * as it is, marks with `// TODO(accrue 0.3): …` and reports.
 */

const SOURCE = '@accrue/ui/tables'
const MARK = 'TODO(accrue 0.3):'
const TABLES = ['DataTable', 'ScrollTable']
const HOOKS = ['useDataTable', 'useScrollTable']

/** Options of columns by kind, beside those that all have. */
const KINDS = { text: [], comment: [], number: ['decimals', 'maxDecimals', 'sign'], day: ['dayStyle'] }
const SHARED = ['header', 'unit', 'info', 'align']
/** How a panel of settings offers a column. */
const SETTINGS = { check: 'isShown', group: 'group', textHideLabel: 'label' }

/** Options of a row by their old names, with the new ones. */
const ROW_META = Object.fromEntries([
  ['look', 'variant'],
  ['show', 'collapsible'],
  ['colspan', 'colSpan'],
  ['depth', 'depth'],
])
const ROW_BY_HAND = {
  hidden: 'leave hidden rows out of `data`',
  checked: 'initialState.rowSelection says which rows are selected at first',
  subRows: 'getSubRows of useDataTable gives the rows below a row, its state.expanded says which are open',
}

/** Renamed props and options with the same meaning. */
const RENAMED = { defaultColumn: 'defaultPhoneColumn', fixedHead: 'stickyHead' }
const BY_HAND = {
  sort: 'state.sorting of useDataTable is [{ id, desc }], [] for the given order',
  onSortChange:
    'onSortingChange of useDataTable takes the next [{ id, desc }], or a function that makes it of the last',
  selected: 'state.rowSelection of useDataTable is { [id]: true }',
  onSelectedChange:
    'onRowSelectionChange of useDataTable takes the next { [id]: true }, or a function that makes it of the last',
  expansions: 'state.pagination.pageSize of useDataTable says how many rows are shown',
  onExpansionsChange:
    'onPaginationChange of useDataTable takes the next { pageIndex, pageSize }, or a function that makes it of the last',
  groups: 'initialState.grouping names a column, `groups` of that column its groups',
  onToggleSubRows:
    'getSubRows of useDataTable gives the rows below a row, its onExpandedChange takes which are open',
  onRequestAccess: 'it is called with the row, not with its id',
}
/** Props of a DataTable that its grid takes. */
const GRID_PROPS = [
  'cellSelection',
  'columnMenus',
  'columnSpacing',
  'empty',
  'failure',
  'fit',
  'onRequestAccess',
  'onRetry',
  'reorderable',
  'resizable',
  'rowNumbers',
  'selectable',
  'skeletonRows',
  'stickyHead',
]
/** Removed types. */
const TYPES_BY_HAND = {
  TableSort: 'SortingState',
  SortChange: 'Updater<SortingState>',
  SortOrder: '`desc` of a SortingState',
  TableCells: 'your own type of rows',
  TableGroup: 'GroupMeta, in `groups` of a column',
  DataTableEvents: 'DataTableModel["actions"]',
  ScrollTableOptions: 'DataTableOptions',
  DataTableProps: 'ComponentProps<typeof DataTable>',
  HoistedDataTableProps: 'ComponentProps<typeof DataTable>',
  HoistedScrollTableProps: 'ComponentProps<typeof ScrollTableOfModel>',
}

export const parser = 'tsx'

export default function tableRowsToData(file, { jscodeshift: j, report }) {
  const root = j(file.source)
  const imports = root.find(j.ImportDeclaration, { source: { value: SOURCE } })
  if (imports.length === 0) return undefined
  const change = changesOf({ j, root, imports, lines: file.source.split('\n'), report })

  const tables = tablesOf(change)
  const rowTypes = changeColumns(change, tables)
  changeRows(change)
  for (const table of tables) changeTable(change, table)
  changeHooks(change)
  markSettings(change)
  markExports(change)
  changeTypes(change, rowTypes, tables)
  changeImports(change)
  return change.isMade() ? root.toSource({ quote: 'single' }) : undefined
}

/** Shared by all steps: builds nodes, marks manual work, collects imports. */
function changesOf({ j, root, imports, lines, report }) {
  const neededImports = new Map()
  let made = false
  return {
    j,
    root,
    imports,
    neededImports,
    /** Whether rows in this file have options. */
    hasRowMeta: new Set(),
    isMade: () => made,
    made() {
      made = true
    },
    want(name, kind = 'value') {
      if (neededImports.get(name) !== 'value') neededImports.set(name, kind)
      made = true
    },
    /** The local name of an import from @accrue/ui, or null. */
    localOf(name) {
      const [found] = imports.find(j.ImportSpecifier, { imported: { name } }).nodes()
      return found ? (found.local?.name ?? name) : null
    },
    expression: code => unplaced(j(`const x = ${code}`).find(j.VariableDeclarator).get().node.init),
    statement: code => unplaced(j(code).get().node.program.body[0]),
    todo(node, message) {
      const text = ` ${MARK} ${message}`
      const line = node.loc?.start.line ?? 0
      // a second run must not repeat the marks of the first
      if (lines.slice(Math.max(line - 2, 0), line).some(each => each.includes(text))) return
      node.comments = [...(node.comments ?? []), j.commentLine(text, true, false)]
      report(`line ${line || '?'}: ${message}`)
      made = true
    },
  }
}

/** A copy of a node without its source positions, so that it is printed again. */
function unplaced(node) {
  if (Array.isArray(node)) return node.map(unplaced)
  if (typeof node?.type !== 'string') return node
  const places = ['loc', 'start', 'end', 'original', 'tokens', 'extra']
  const remaining = Object.entries(node).filter(([name]) => !places.includes(name))
  return Object.fromEntries(remaining.map(([name, value]) => [name, unplaced(value)]))
}

const keyOf = property =>
  property.type === 'ObjectProperty' && !property.computed ? (property.key.name ?? property.key.value) : null
const propertyOf = (object, name) => object.properties.find(each => keyOf(each) === name)
const isText = node => node?.type === 'StringLiteral'
const isTrue = node => node === null || (node?.type === 'BooleanLiteral' && node.value)
const isFalse = node => node?.type === 'BooleanLiteral' && !node.value
const quoted = text => (/^[A-Za-z_$][\w$]*$/.test(text) ? text : `'${text.replace(/['\\]/g, '\\$&')}'`)
const literal = text => `'${text.replace(/['\\]/g, '\\$&')}'`

/** The array in `[…]`, `[…] as const`, `[…] satisfies T`, `useMemo(() => […], […])`; else null. */
function arrayIn(node) {
  if (node?.type === 'ArrayExpression') return node
  if (/^TS(?:As|Satisfies)Expression$/.test(node?.type)) return arrayIn(node.expression)
  if (node?.type === 'CallExpression' && /^use(?:Memo|State)$/.test(node.callee.name))
    return arrayIn(node.arguments[0]?.body ?? node.arguments[0])
  return null
}

/** The top-level statement that contains a node. */
function topOf(path) {
  let at = path
  while (at.parent && at.parent.node.type !== 'Program') at = at.parent
  return at
}

/** The nearest statement that contains a node. */
function statementOf(path) {
  let at = path
  while (at.parent && !/Statement$|Declaration$/.test(at.node.type)) at = at.parent
  return at.parent?.node.type === 'ExportNamedDeclaration' ? at.parent.node : at.node
}

/** Every table of the file: an element, or the options of a hook, as named values. */
function tablesOf({ j, root, localOf }) {
  const elements = TABLES.flatMap(name => {
    const local = localOf(name)
    if (local === null) return []
    const found = root.find(j.JSXOpeningElement, { name: { type: 'JSXIdentifier', name: local } }).paths()
    return found.map(path => ({ ...elementEntries(j, path), component: name }))
  })
  const hooks = HOOKS.flatMap(name => {
    const local = localOf(name)
    if (local === null) return []
    const calls = root.find(j.CallExpression, { callee: { type: 'Identifier', name: local } }).paths()
    return calls.flatMap(path => {
      const [options] = path.node.arguments
      return options?.type === 'ObjectExpression' ? [optionEntries(j, path, options)] : []
    })
  })
  return [...elements, ...hooks]
}

function elementEntries(j, path) {
  const { node } = path
  const named = name => node.attributes.find(each => each.type === 'JSXAttribute' && each.name.name === name)
  return {
    path,
    names: () => node.attributes.flatMap(each => (each.type === 'JSXAttribute' ? [each.name.name] : [])),
    spreads: () => node.attributes.filter(({ type }) => type === 'JSXSpreadAttribute'),
    entry: named,
    /** The value; null for an attribute without one. */
    value(name) {
      const value = named(name)?.value
      return value?.type === 'JSXExpressionContainer' ? value.expression : (value ?? null)
    },
    rename(name, next) {
      named(name).name.name = next
    },
    set(name, value) {
      const container = value === null ? null : j.jsxExpressionContainer(value)
      const there = named(name)
      if (there) there.value = container
      else node.attributes.push(j.jsxAttribute(j.jsxIdentifier(name), container))
    },
    remove(name) {
      node.attributes = node.attributes.filter(each => each !== named(name))
    },
  }
}

function optionEntries(j, path, options) {
  return {
    path,
    names: () => options.properties.flatMap(each => keyOf(each) ?? []),
    spreads: () => options.properties.filter(({ type }) => type === 'SpreadElement'),
    entry: name => propertyOf(options, name),
    value: name => propertyOf(options, name)?.value,
    rename(name, next) {
      const property = propertyOf(options, name)
      property.key = j.identifier(next)
      property.shorthand = false
    },
    set(name, value) {
      const there = propertyOf(options, name)
      const made = value ?? j.booleanLiteral(true)
      if (there) Object.assign(there, { value: made, shorthand: false })
      else options.properties.push(j.objectProperty(j.identifier(name), made))
    },
    remove(name) {
      options.properties = options.properties.filter(each => keyOf(each) !== name)
    },
  }
}

/** Converts columns to calls of the column helper; returns the row types created for them. */
function changeColumns(change, tables) {
  const rowTypes = []
  for (const { array, path, declarator } of columnArrays(change, tables)) {
    const rowType = rowTypeOf(change, array, declarator?.id.name ?? '', rowTypes)
    if (!rowType) continue
    rowTypes.push(rowType)
    array.elements = array.elements.map(element => columnCall(change, element, rowType))
    if (declarator) {
      declarator.id.typeAnnotation = null
      if (arrayIn(declarator.init) === array && /^TS/.test(declarator.init.type)) declarator.init = array
    }
    declareRowType(change, topOf(path), rowType)
  }
  return rowTypes
}

/** Arrays of columns: of tables, of column settings, and those with a type annotation. */
function columnArrays({ j, root, localOf }, tables) {
  const found = new Map()
  const add = (path, node, declarator) => {
    const array = arrayIn(node)
    if (array && !found.has(array)) found.set(array, { array, path, declarator })
  }
  const names = new Set()
  const take = (path, value) => {
    if (value?.type === 'Identifier') names.add(value.name)
    else add(path, value)
  }
  for (const { path, value, entry } of tables) if (entry('columns')) take(path, value('columns'))
  const settings = localOf('useColumnSettings')
  if (settings)
    root.find(j.CallExpression, { callee: { name: settings } }).forEach(path => {
      take(path, path.node.arguments[0])
    })
  root.find(j.VariableDeclarator).forEach(path => {
    const { id, init } = path.node
    const types = [id.typeAnnotation, init?.typeAnnotation].filter(Boolean).map(type => j(type).toSource())
    const says = types.some(type => /\b(?:TableColumn|SettingsColumn)\b/.test(type))
    if (says || names.has(id.name)) add(path, init, path.node)
  })
  return [...found.values()]
}

/** The row type of columns; null for columns of another form. */
function rowTypeOf({ j, root }, { elements }, name, others) {
  const ids = elements.flatMap(each => {
    const isColumn = each?.type === 'ObjectExpression' && propertyOf(each, 'header')
    const id = isColumn ? propertyOf(each, 'id')?.value : null
    return isText(id) ? [id.value] : []
  })
  if (ids.length === 0) return null
  const stem = name
    .toLowerCase()
    .split('_')
    .filter(word => word !== 'columns')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .replace(/columns$/i, '')
  const isInUse = word =>
    root.find(j.Identifier, { name: word }).length > 0 ||
    others.some(each => [each.row, each.column].includes(word))
  const free = word => {
    let [made, count] = [word, 2]
    while (isInUse(made)) made = `${word}${count++}`
    return made
  }
  const column = stem ? `${stem.charAt(0).toLowerCase()}${stem.slice(1)}Column` : 'column'
  return { row: free(`${stem}Row`), column: free(column), ids, of: name }
}

/** A type with a cell for each column, and the helper that makes its columns. */
function declareRowType({ statement, want, made }, top, rowType) {
  const isExported = top.node.type === 'ExportNamedDeclaration'
  const type = statement(`${isExported ? 'export ' : ''}type ${rowType.row} = { id: string }`)
  const helper = statement(`const ${rowType.column} = createColumns<${rowType.row}>()`)
  top.insertBefore(type)
  top.insertBefore(helper)
  rowType.declaration = isExported ? type.declaration : type
  want('createColumns')
  made()
}

/** `column.number('price', { header: 'Price', decimals: 2 })` of `{ id: 'price', header: 'Price', kind: 'number', decimals: 2 }`. */
function columnCall({ j, todo, made }, element, rowType) {
  if (element?.type !== 'ObjectExpression') {
    if (element) todo(element, `make these columns with ${rowType.column}.text, .number, .day or .comment`)
    return element
  }
  const value = name => propertyOf(element, name)?.value
  const kind = value('kind')
  const isPlain = element.properties.every(each => keyOf(each) !== null)
  if (!isPlain || !isText(value('id')) || (kind && !(isText(kind) && Object.hasOwn(KINDS, kind.value)))) {
    todo(element, `make this column with ${rowType.column}.text, .number, .day or .comment`)
    return element
  }
  made()
  const method = kind?.value ?? 'text'
  const remaining = element.properties.filter(each => [...SHARED, ...KINDS[method]].includes(keyOf(each)))
  const settings = Object.entries(SETTINGS).flatMap(([before, after]) =>
    value(before) ? [j.objectProperty(j.identifier(after), value(before))] : [],
  )
  if (isTrue(value('hidden') ?? undefined))
    settings.push(j.objectProperty(j.identifier('isOffered'), j.booleanLiteral(false)))
  const options = [
    ...remaining,
    ...enabled(j, 'enableSorting', value('sortable'), false),
    ...enabled(j, 'enableHiding', value('dontHide'), true),
    ...(settings.length > 0
      ? [j.objectProperty(j.identifier('settings'), j.objectExpression(settings))]
      : []),
  ]
  const id = value('id').value
  // TanStack reads a key with a dot as a path
  const accessor = id.includes('.')
    ? j.arrowFunctionExpression(
        [j.identifier('row')],
        j.memberExpression(j.identifier('row'), j.stringLiteral(id), true),
      )
    : j.stringLiteral(id)
  if (id.includes('.')) options.unshift(j.objectProperty(j.identifier('id'), j.stringLiteral(id)))
  const call = j.callExpression(j.memberExpression(j.identifier(rowType.column), j.identifier(method)), [
    accessor,
    j.objectExpression(options),
  ])
  call.comments = element.comments
  return call
}

function enabled(j, name, value, isTurned) {
  if (!value || (isTurned ? isFalse(value) : isTrue(value))) return []
  const plain = isTurned ? isTrue(value) : isFalse(value)
  const turned = isTurned && !plain ? j.unaryExpression('!', value) : value
  return [j.objectProperty(j.identifier(name), plain ? j.booleanLiteral(false) : turned)]
}

/** Flattens rows, i.e. objects with `id` and `cells`. Groups have these too, and a label. */
function changeRows({ j, root, todo, made, hasRowMeta }) {
  root.find(j.ObjectExpression).forEach(path => {
    const { node } = path
    const cells = propertyOf(node, 'cells')
    if (!cells || !propertyOf(node, 'id') || propertyOf(node, 'label')) return
    const own = cells.value.type === 'ObjectExpression' ? cells.value.properties : null
    const names = node.properties.map(keyOf).filter(name => name !== 'cells')
    const conflicting = own
      ?.map(keyOf)
      .filter(name => names.includes(name) || Object.values(ROW_META).includes(name))
    if (conflicting?.length) {
      todo(
        node,
        `a cell has the name of a property of the row: ${conflicting.join(', ')}; give one of them another`,
      )
      return
    }
    // rows of a function get their type from its return type
    const isMade = j(path).closest(j.ArrowFunctionExpression).length > 0
    node.properties = node.properties.flatMap(property => {
      const name = keyOf(property)
      if (name === 'cells') return own ?? [j.spreadElement(cells.value)]
      if (name !== null && Object.hasOwn(ROW_BY_HAND, name)) todo(property, ROW_BY_HAND[name])
      if (name === null || !Object.hasOwn(ROW_META, name)) return [property]
      return [rowMeta({ j, todo, hasRowMeta }, property, name, isMade)]
    })
    made()
  })
}

function rowMeta({ j, todo, hasRowMeta }, { value }, name, isMade) {
  const after = ROW_META[name]
  hasRowMeta.add(after)
  const isKnown = isText(value) && ['prev', 'next'].includes(value.value)
  if (isKnown) value.value = value.value === 'prev' ? 'previous' : 'next'
  const property = j.objectProperty(j.identifier(after), isMade ? asConst(j, value) : value)
  if (name === 'show' && !isKnown)
    todo(property, "collapsible is 'previous' or 'next'; leave rows that are never shown out of `data`")
  return property
}

/** `'total' as const`, also in `isSum ? ('total' as const) : undefined`. */
function asConst(j, node) {
  if (isText(node)) return j.tsAsExpression(node, j.tsTypeReference(j.identifier('const')))
  if (node.type !== 'ConditionalExpression') return node
  const [consequent, alternate] = [node.consequent, node.alternate].map(each => {
    const made = asConst(j, each)
    return made === each ? each : j.parenthesizedExpression(made)
  })
  return j.conditionalExpression(node.test, consequent, alternate)
}

/** Converts props or options of one table. */
function changeTable(change, table) {
  const { j, expression, todo, made, want, hasRowMeta } = change
  const { names, spreads, entry, value, set, remove, rename } = table
  const isOld = names().includes('rows')
  const initial = []
  const start = (name, slice, message) => {
    if (slice === null) return todo(entry(name), message)
    if (slice) initial.push(slice)
    remove(name)
    made()
  }
  for (const name of names()) {
    const initial = value(name)
    if (name === 'rows') {
      rename(name, 'data')
      if (!entry('getRowId')) set('getRowId', expression('row => row.id'))
      if (hasRowMeta.size > 0) set('getRowMeta', j.identifier('rowMeta'))
      made()
    } else if (name === 'model' && table.component === 'ScrollTable') {
      renameElement(table.path, 'ScrollTableOfModel')
      want('ScrollTableOfModel')
    } else if (name === 'defaultSort')
      start(name, initialSorting(initial), 'initialState.sorting is [{ id, desc }]')
    else if (name === 'defaultSelected')
      start(name, initialSelection(initial), 'initialState.rowSelection is { [id]: true }')
    else if (name === 'rowOrder') changeRowOrder(change, table)
    else if (name === 'hiddenColumns' && ofSettings(initial, name)) columnsOfSettings(change, table)
    else if (name === 'hiddenColumns')
      start(name, initialVisibility(initial), 'initialState.columnVisibility is { [id]: false }')
    // TanStack has an option `defaultColumn` too
    else if (Object.hasOwn(RENAMED, name) && (isOld || name !== 'defaultColumn')) {
      rename(name, RENAMED[name])
      made()
    } else if (Object.hasOwn(BY_HAND, name) && (isOld || name !== 'onRequestAccess'))
      todo(entry(name), BY_HAND[name])
  }
  if (initial.length > 0) set('initialState', expression(`{ ${initial.join(', ')} }`))
  if (table.component === 'DataTable') movePropsToGrid(change, table)
  if (isOld)
    for (const spread of spreads())
      todo(spread, 'what is spread here is left as it is: its props may have other names now')
}

/** Moves props that concern the grid alone to a grid in the table, which had no children. */
function movePropsToGrid({ j, want }, { path: { node, parent } }) {
  const isOfGrid = each => each.type === 'JSXAttribute' && GRID_PROPS.includes(each.name.name)
  const props = node.attributes.filter(isOfGrid)
  if (props.length === 0 || !node.selfClosing) return
  const grid = j.jsxOpeningElement(j.jsxIdentifier('DataTableGrid'), props, true)
  node.attributes = node.attributes.filter(each => !isOfGrid(each))
  node.selfClosing = false
  parent.node.children = [j.jsxText('\n'), j.jsxElement(grid), j.jsxText('\n')]
  parent.node.closingElement = j.jsxClosingElement(j.jsxIdentifier(node.name.name))
  want('DataTableGrid')
}

/** `sorting: […]` of a literal initial sort; empty for none, null for one that is not a literal. */
function initialSorting(sort) {
  if (sort?.type === 'NullLiteral') return ''
  if (sort?.type !== 'ObjectExpression') return null
  const [field, order] = ['field', 'order'].map(name => propertyOf(sort, name)?.value)
  return isText(field) && isText(order)
    ? `sorting: [{ id: ${literal(field.value)}, desc: ${order.value === 'desc'} }]`
    : null
}

function initialSelection(selected) {
  const ids = textsIn(selected)
  return ids && `rowSelection: { ${ids.map(id => `${quoted(id)}: true`).join(', ')} }`
}

/** The strings of a literal array; null for any other. */
function textsIn(node) {
  const array = arrayIn(node)
  return array?.elements.every(isText) ? array.elements.map(({ value }) => value) : null
}

function changeRowOrder({ todo, made }, { component, entry, value, set, remove }) {
  const order = value('rowOrder')
  const isByHand = !isText(order) || (order.value === 'given' && component)
  if (isByHand) return todo(entry('rowOrder'), 'manualSorting of useDataTable says that the rows come sorted')
  remove('rowOrder')
  if (order.value === 'given') set('manualSorting', null)
  made()
}

/** Replaces the filtered columns of column settings by all their columns. */
function columnsOfSettings({ j, root, todo, made }, { entry, value, set, remove }) {
  const settings = ofSettings(value('hiddenColumns'), 'hiddenColumns')
  remove('hiddenColumns')
  made()
  if (ofSettings(value('columns'), 'columns') !== settings) return
  const [declarator] = root.find(j.VariableDeclarator, { id: { name: settings } }).nodes()
  const options = declarator?.init?.arguments?.[0]
  if (options?.type === 'Identifier') set('columns', j.identifier(options.name))
  else todo(entry('columns'), 'give the columns that useColumnSettings was given')
}

/** `columnVisibility: {…}` of literal hidden columns, null for others. */
function initialVisibility(hidden) {
  const ids = textsIn(hidden)
  return ids && `columnVisibility: { ${ids.map(id => `${quoted(id)}: false`).join(', ')} }`
}

/** `settings` of `settings.columns`; null for anything else. */
function ofSettings(node, name) {
  const isMember = node?.type === 'MemberExpression' && node.property.name === name
  return isMember ? (node.object.name ?? null) : null
}

function renameElement({ node, parent }, name) {
  node.name.name = name
  if (parent.node.closingElement) parent.node.closingElement.name.name = name
}

/** Models: `useScrollTable` becomes `useDataTable`, and some of their properties have new names. */
function changeHooks({ j, root, localOf, todo, want }) {
  const scroll = localOf('useScrollTable')
  for (const local of HOOKS.flatMap(name => localOf(name) ?? [])) {
    root.find(j.VariableDeclarator, { init: { callee: { name: local } } }).forEach(path => {
      const { id } = path.node
      if (id.type === 'ObjectPattern') {
        const old = id.properties.map(keyOf).filter(name => ['figure', 'events', 'selection'].includes(name))
        if (old.length > 0) todo(statementOf(path), MODEL)
        return
      }
      const isOld = ({ node: { property } }) => ['figure', 'events', 'selection'].includes(property.name)
      root
        .find(j.MemberExpression, { object: { name: id.name } })
        .filter(isOld)
        .forEach(member => {
          todo(statementOf(member), MODEL)
        })
    })
  }
  if (scroll === null) return
  want('useDataTable')
  root.find(j.CallExpression, { callee: { name: scroll } }).forEach(({ node }) => {
    node.callee.name = 'useDataTable'
  })
}

const MODEL =
  'a model has `table`, which is TanStack Table’s, and `actions`; `figure`, `events` and `selection` are gone'

/** Column settings belong to the table now; where its model is created is a manual decision. */
function markSettings({ j, root, localOf, todo }) {
  const local = localOf('useColumnSettings')
  if (local === null) return
  root.find(j.CallExpression, { callee: { name: local } }).forEach(path => {
    const key = propertyOf(path.node.arguments[1] ?? { properties: [] }, 'storageKey')?.value
    const saveState = `saveState: { key: ${isText(key) ? literal(key.value) : '…'}, in: 'storage' }`
    todo(
      statementOf(path),
      `useColumnSettings is gone: <ColumnSettings table={model.table} /> and <DataTable model={model} />, of one useDataTable({ …, ${saveState} })`,
    )
  })
}

function markExports({ j, root, localOf, todo }) {
  const local = localOf('TableExport')
  if (local === null) return
  root.find(j.JSXOpeningElement, { name: { name: local } }).forEach(({ node }) => {
    const columns = node.attributes.find(each => each.name?.name === 'columns')
    if (columns) todo(columns, 'TableExport takes `table` of a model in place of columns, rows and sort')
  })
}

/** Fills in the row types where `TableRow` and `TableColumn` were used. */
function changeTypes(change, rowTypes, tables) {
  const { j, root, localOf, statement, todo, want, made, hasRowMeta } = change
  if (hasRowMeta.size > 0) want('RowMeta', 'type')
  for (const { ids, declaration } of rowTypes) {
    want('TableCell', 'type')
    const members = [
      'id: string',
      ...ids.map(id => `${quoted(id)}?: TableCell`),
      ...[...hasRowMeta].map(name => `${name}?: RowMeta['${name}']`),
    ]
    declaration.typeAnnotation = statement(`type T = { ${members.join('; ')} }`).typeAnnotation
  }
  const replace = (name, typeFor) => {
    const local = localOf(name)
    if (local === null) return
    root.find(j.TSTypeReference, { typeName: { name: local } }).forEach(path => {
      const type = typeFor(path)
      if (type) {
        path.replace(type)
        made()
      } else todo(statementOf(path), `${name} is gone: say the type of your rows`)
    })
  }
  const named = name => j.tsTypeReference(j.identifier(name))
  const rowOf = path => {
    if (rowTypes.length === 1) return rowTypes[0].row
    // of several, the one whose columns are in the same table as these rows
    const declarator = j(path).closest(j.VariableDeclarator).nodes()[0]
    const table = tables.find(
      ({ entry, value }) => entry('data') && value('data').name === declarator?.id.name,
    )
    return rowTypes.find(({ of }) => of && table?.entry('columns') && table.value('columns').name === of)?.row
  }
  replace('TableRow', path => {
    const row = rowOf(path)
    return row && named(row)
  })
  replace('TableColumn', () => {
    if (rowTypes.length !== 1) return undefined
    want('DataTableColumnDef', 'type')
    return j.tsTypeReference(
      j.identifier('DataTableColumnDef'),
      j.tsTypeParameterInstantiation([named(rowTypes[0].row)]),
    )
  })
}

function changeImports({ j, root, imports, neededImports, todo, statement, hasRowMeta }) {
  const isUsed = name =>
    root.find(j.Identifier, { name }).some(({ parent }) => !/^Import/.test(parent.node.type)) ||
    root.find(j.JSXIdentifier, { name }).length > 0
  const gone = ['TableRow', 'TableColumn', 'SettingsColumn', 'useScrollTable', ...TABLES]
  imports.forEach(path => {
    const { node } = path
    for (const { imported } of node.specifiers) {
      const message = imported && TYPES_BY_HAND[imported.name]
      if (message) todo(node, `${imported.name} is gone: ${message}`)
    }
  })
  if (neededImports.size === 0) return
  // removes unused imports
  imports.forEach(path => {
    path.node.specifiers = path.node.specifiers.filter(
      ({ imported, local }) => !gone.includes(imported?.name) || isUsed(local?.name ?? imported.name),
    )
  })
  const known = new Set(
    imports.nodes().flatMap(({ specifiers }) => specifiers.map(({ imported }) => imported?.name)),
  )
  const [first] = imports.filter(({ node }) => node.importKind !== 'type').nodes()
  const target = first ?? j.importDeclaration([], j.stringLiteral(SOURCE))
  for (const [name, kind] of neededImports) {
    if (known.has(name)) continue
    const specifier = j.importSpecifier(j.identifier(name))
    if (kind === 'type') specifier.importKind = 'type'
    target.specifiers.push(specifier)
  }
  const nameOf = ({ imported }) => imported?.name.toLowerCase() ?? ''
  target.specifiers.sort((a, b) => nameOf(a).localeCompare(nameOf(b)))
  if (!first) imports.at(0).insertAfter(target)
  imports.filter(({ node }) => node.specifiers.length === 0).remove()
  if (hasRowMeta.size === 0) return
  const last = root.find(j.ImportDeclaration).at(-1)
  last.insertAfter(statement('const rowMeta = <Row extends RowMeta>(row: Row): RowMeta => row'))
}
