import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { parse, readJson, type SourceFile, sources, walk } from './source.ts'

const PUBLIC = new Set(
  (readJson('packages/ui/docs/props.json') as { components: { name: string }[] }).components.map(
    ({ name }) => name,
  ),
)

/** Parts of the library that are not exported, and have a page of their own. */
const INTERNAL = ['LoadedFrame', 'PanelNotices', 'Tip']

const isStories = ({ role }: SourceFile) => role === 'stories'
const UI = sources('packages/ui/src').filter(isStories)
const BOND_PAGE = sources('packages/bond-page/src').filter(isStories)

/** Examples have stories and no docs page. */
const hasDocsPage = ({ text }: SourceFile) => !text.includes("'!autodocs'")

/** The component of the file's `meta`, and whether the file imports it. */
function componentOf(file: SourceFile): { name: string; isImported: boolean } {
  let name = ''
  const imported = new Set<string>()
  walk(file.tree, node => {
    if (ts.isImportSpecifier(node)) imported.add(node.name.text)
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'component' || !isOfMeta(node)) return
    const value = node.initializer
    // a generic component is given the type of its rows: `DataTable<Quote>`
    name = (ts.isExpressionWithTypeArguments(value) ? value.expression : value).getText()
  })
  return { name, isImported: imported.has(name) }
}

/** Whether the property belongs to the object in `const meta = {…}`, with or without a type. */
function isOfMeta({ parent: object }: ts.PropertyAssignment): boolean {
  const { parent } = object
  const whole = ts.isSatisfiesExpression(parent) || ts.isAsExpression(parent) ? parent : object
  return ts.isVariableDeclaration(whole.parent) && whole.parent.name.getText() === 'meta'
}

const withoutImport = (file: SourceFile) => !componentOf(file).isImported
const withoutProps = (file: SourceFile) => {
  const { name, isImported } = componentOf(file)
  return !isImported || !(PUBLIC.has(name) || INTERNAL.includes(name))
}
const listed = (file: SourceFile) => `${file.path}: ${componentOf(file).name}`

test('a story page shows the props of a public component', () => {
  const wrong = UI.filter(hasDocsPage).filter(withoutProps).map(listed)
  expect(wrong, wrong.join('\n')).toEqual([])
})

test('every other story is about a component from a file of its own', () => {
  const others = [...UI.filter(file => !hasDocsPage(file)), ...BOND_PAGE]
  const wrong = others.filter(withoutImport).map(listed)
  expect(wrong, wrong.join('\n')).toEqual([])
})

/** Whether a render function of the file's `meta` or of its first story takes no arguments, so that no control changes what it draws. */
function ignoresControls(file: SourceFile): boolean {
  const renders: boolean[] = []
  let stories = 0
  walk(file.tree, node => {
    if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isSourceFile(node.parent.parent.parent))
      return
    const isStory = node.type?.getText().startsWith('Story') ?? false
    if (isStory) stories += 1
    if (node.name.getText() !== 'meta' && !(isStory && stories === 1)) return
    const whole = node.initializer
    const object = ts.isSatisfiesExpression(whole) || ts.isAsExpression(whole) ? whole.expression : whole
    if (!ts.isObjectLiteralExpression(object)) return
    for (const property of object.properties)
      if (
        ts.isPropertyAssignment(property) &&
        property.name.getText() === 'render' &&
        (ts.isArrowFunction(property.initializer) || ts.isFunctionExpression(property.initializer))
      )
        renders.push(property.initializer.parameters.length === 0)
  })
  return renders.some(Boolean)
}

test('every prop of a component has a control that changes the first story of its page', () => {
  // a gallery hides controls that would change nothing
  const hidesControls = ({ text }: SourceFile) => text.includes('controls: { disable: true }')
  const pages = UI.filter(hasDocsPage)
  const wrong = pages.filter(file => ignoresControls(file) !== hidesControls(file)).map(listed)
  expect(wrong, wrong.join('\n')).toEqual([])
  expect(pages.filter(hidesControls).map(listed)).toHaveLength(3)
})

test('titles are words in sentence case', () => {
  const titles = [...UI, ...BOND_PAGE].map(
    ({ text }) => /title: '([A-Z][^'/]*(?:\/[^'/]+)+)'/.exec(text)?.[1],
  )
  expect(titles).not.toContain(undefined)
  expect(titles.filter(title => /[a-z][A-Z]/.test(title ?? ''))).toEqual([])
})

test('a component has one status: new in place of stable, and examples have none', () => {
  const tagsOf = ({ text }: SourceFile) => /\n {2}tags: \[(.*)\]/.exec(text)?.[1]
  const unusual = [...UI, ...BOND_PAGE].filter(
    file =>
      ![undefined, hasDocsPage(file) ? "'new', '!stable'" : "'!autodocs', '!stable'"].includes(tagsOf(file)),
  )
  expect(unusual.map(({ path }) => path)).toEqual([])
  expect(UI.filter(file => !hasDocsPage(file) && tagsOf(file) === undefined)).toEqual([])
})

test('every internal component of the list has a page, and is not public', () => {
  const shown = UI.map(file => componentOf(file).name)
  expect(INTERNAL.filter(name => PUBLIC.has(name) || !shown.includes(name))).toEqual([])
})

describe('what is found', () => {
  const story = (component: string, head = "import { DataTable, Row } from './data-table.tsx'") =>
    parse(
      'packages/ui/src/x.stories.tsx',
      `${head}\nconst meta = { title: 'X', component: ${component} } satisfies Meta<Props>`,
    )

  test.each(['DataTable', 'DataTable<Quote>'])('%s of another file is public', component => {
    expect(withoutProps(story(component))).toBe(false)
  })

  test.each([
    ['a component that is not public', story('Row')],
    ['a function of the file', story('Page', 'function Page() {}')],
    ['one with the name of a public component', story('DataTable', 'function DataTable() {}')],
    ['no component', parse('packages/ui/src/x.stories.tsx', "const meta = { title: 'X' }")],
  ])('%s', (_, file) => expect(withoutProps(file)).toBe(true))
})
