import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { themeTokens } from '../../packages/ui/src/testing/theme-tokens.ts'

const ui = fileURLToPath(new URL('../../packages/ui', import.meta.url))
const fresh = mkdtempSync(join(tmpdir(), 'accrue-docs-'))

const WRITTEN = [
  'docs',
  'registry',
  'tokens',
  'llms.txt',
  'registry.json',
  'src/foundation/format/date-names.ts',
]

/** Every written file below a folder, by its path from there. */
function writtenIn(folder: string): Map<string, string> {
  const paths = WRITTEN.flatMap(name => {
    const path = join(folder, name)
    if (!existsSync(path)) return []
    if (name.includes('.')) return [path]
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
  })
  return new Map(paths.map(path => [relative(folder, path), readFileSync(path, 'utf8')]))
}

const written = writtenIn(ui)
const text = (path: string) => written.get(path) ?? ''
const parsed = (path: string): unknown => JSON.parse(text(path))

describe('generated files match their sources: run `npm run generate` after changing these', () => {
  beforeAll(() => {
    execFileSync(process.execPath, ['scripts/write-docs.mjs'], {
      cwd: ui,
      env: { ...process.env, ACCRUE_GENERATED: fresh },
      stdio: 'pipe',
    })
    // reading all types takes long on a busy machine
  }, 180_000)
  afterAll(() => rmSync(fresh, { recursive: true, force: true }))

  test('X12 the same files', () => {
    expect([...writtenIn(fresh).keys()].toSorted()).toEqual([...written.keys()].toSorted())
  })

  test('byte for byte', () => {
    const different = [...writtenIn(fresh)]
      .filter(([name, now]) => written.get(name) !== now)
      .map(([name]) => name)
    expect(different).toEqual([])
  })
})

const prop = v.strictObject({
  type: v.pipe(v.string(), v.minLength(1)),
  values: v.optional(v.array(v.union([v.string(), v.number()]))),
  required: v.boolean(),
  default: v.optional(v.string()),
  description: v.string(),
  deprecated: v.optional(v.string()),
})
const head = {
  name: v.string(),
  entry: v.pipe(v.string(), v.startsWith('@accrue/ui/')),
  file: v.pipe(v.string(), v.startsWith('src/')),
  description: v.string(),
  deprecated: v.optional(v.string()),
  alsoFrom: v.optional(v.array(v.string())),
}
const component = v.strictObject({
  ...head,
  dataSlots: v.optional(v.array(v.string())),
  stateAttributes: v.optional(v.array(v.string())),
  props: v.record(v.string(), prop),
  rest: v.optional(v.array(v.string())),
})
const callable = v.strictObject({ ...head, signatures: v.pipe(v.array(v.string()), v.minLength(1)) })
const Props = v.strictObject({
  package: v.literal('@accrue/ui'),
  components: v.array(component),
  hooks: v.array(callable),
  functions: v.array(callable),
  constants: v.array(v.strictObject({ ...head, type: v.string() })),
})

describe('props.json', () => {
  const props = v.parse(Props, parsed('docs/props.json'))
  const of = (name: string) => props.components.find(one => one.name === name)

  test('has the entry, the parts and the props of a component, with type, default and description', () => {
    expect(of('Paginator')).toMatchObject({
      entry: '@accrue/ui/controls',
      dataSlots: [
        'paginator',
        'paginator-page',
        'paginator-gap',
        'paginator-step',
        'paginator-status',
        'paginator-jump',
      ],
      props: {
        page: { type: 'number', required: true },
        onPageChange: { type: '(page: number) => void', required: true },
        limit: { type: 'number', required: false, description: expect.stringContaining('Default 30') },
      },
    })
    expect(of('Button')?.props.variant).toMatchObject({
      values: ['link', 'primary', 'quiet', 'secondary'],
      required: false,
      default: 'secondary',
    })
    expect(of('Button')?.props).not.toHaveProperty('onClick')
    expect(of('Button')?.rest).toContain('ButtonHTMLAttributes')
  })

  test('has the widgets of each folder, and the hooks of their state', () => {
    const names = props.components.map(({ name }) => name)
    for (const name of ['UiProvider', 'DatePicker', 'DataTable', 'TimeChart', 'CompareSearch', 'MainMenu'])
      expect(names).toContain(name)
    const hooks = props.hooks.map(({ name }) => name)
    for (const name of ['useLabel', 'useTabs', 'useDatePicker', 'useTimeChart']) expect(hooks).toContain(name)
  })

  test('describes every prop', () => {
    const silent = props.components.flatMap(({ name, props }) =>
      Object.entries(props).flatMap(([prop, { description }]) => (description ? [] : `${name} ${prop}`)),
    )
    expect(silent).toEqual([])
  })

  test('describes every component', () => {
    expect(props.components.filter(({ description }) => description === '').map(({ name }) => name)).toEqual(
      [],
    )
  })

  test('lists each export once', () => {
    const all = [...props.components, ...props.hooks, ...props.functions, ...props.constants]
    const names = all.map(({ name, file }) => `${name} of ${file}`)
    expect(names).toEqual([...new Set(names)])
  })
})

describe('the reference', () => {
  const reference = [...written].filter(([path]) => path.startsWith('docs/reference/'))
  const definitions = reference.flatMap(([, page]) =>
    [...page.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code = '']) =>
      code.replace(/\/\*\*[\s\S]*?\*\//g, ''),
    ),
  )
  const headings = reference.flatMap(([, page]) => [...page.matchAll(/^### (\w+)/gm)].map(([, name]) => name))

  test('defines what it names: types of signatures too that are not exported', () => {
    // these are in TanStack's documentation
    const TANSTACK = /^(Column\w+|Grouping|Pagination|Sorting)State$/
    const named = definitions.flatMap(code =>
      [...code.matchAll(/(?<=[:<|&] )([A-Z]\w+)(?=Options|Answer|State)\w+/g)].map(([name]) => name),
    )
    expect(named.length).toBeGreaterThan(40)
    const known = new Set(headings)
    expect([...new Set(named)].filter(name => !known.has(name) && !TANSTACK.test(name)).sort()).toEqual([])
  })

  test('names every entry of an export', () => {
    expect(text('docs/reference/foundation.md')).toContain(
      "`import { addMonths } from '@accrue/ui/foundation'`, also from `'@accrue/ui/foundation/calendar'`",
    )
  })
})

describe('llms.txt has the form of llmstxt.org', () => {
  const file = text('llms.txt')

  test('a title, a summary in a quote, text, and lists of links', () => {
    expect(file.match(/^# .+$/gm)).toEqual(['# @accrue/ui'])
    expect(file).toMatch(/^# @accrue\/ui\n\n> .+\n/)
    const sections = file.split(/^## /m).slice(1)
    expect(sections.map(section => section.split('\n')[0])).toEqual([
      'Guides',
      'Reference',
      'Examples',
      'Optional',
    ])
    for (const section of sections)
      for (const line of section.trim().split('\n').slice(1).filter(Boolean))
        expect(line).toMatch(/^- \[[^\]]+\]\([^)]+\): \S/)
  })

  test.each(['llms.txt', ...[...written.keys()].filter(path => path.endsWith('.md'))])(
    '%s links to files that are shipped',
    path => {
      const bare = text(path)
        .replace(/^```[\s\S]*?^```$/gm, '')
        .replace(/`[^`\n]*`/g, '')
      const links = [...bare.matchAll(/\]\(((?!https:|#)[^)\s]+)\)/g)].map(([, to = '']) => to)
      const missing = links.filter(to => !written.has(join(dirname(path), to.replace(/#.*$/, ''))))
      expect(missing).toEqual([])
    },
  )

  test.each(['foundation', 'controls', 'tables', 'charts', 'blocks', 'shell'])(
    'the advice of %s is a table in markdown',
    name => {
      const [, ...rows] =
        /^\| Do \| Don’t \| Why \|\n((?:\|.+\n)+)/m.exec(text(`docs/${name}.md`))?.[1]?.split('\n') ?? []
      expect(rows.filter(Boolean).length).toBeGreaterThanOrEqual(5)
      for (const row of rows.filter(Boolean)) expect(row).toMatch(/^(?:\| [^|]+ ){3}\|$/)
    },
  )

  test('the pages contain no MDX syntax', () => {
    for (const [path, page] of written)
      if (/^docs\/[\w-]+\.md$/.test(path))
        expect(page.replace(/^```[\s\S]*?^```$/gm, ''), path).not.toMatch(
          /^import |<(Canvas|Meta|Guide|Keys|DoDont|Source)\b|@@\d|\?path=/m,
        )
  })
})

// the part of https://ui.shadcn.com/schema/registry-item.json that the items use; no other properties are allowed
const variables = v.record(v.pipe(v.string(), v.regex(/^[a-z][\w-]*$/)), v.string())
const cssRule = v.record(v.pipe(v.string(), v.startsWith('--')), v.string())
const itemType = v.picklist([
  'registry:block',
  'registry:component',
  'registry:hook',
  'registry:lib',
  'registry:theme',
])
const registryFile = v.strictObject({
  path: v.string(),
  type: v.picklist(['registry:component', 'registry:file', 'registry:hook', 'registry:lib']),
  target: v.pipe(v.string(), v.regex(/^components\/[\w/.-]+$/)),
  content: v.optional(v.string()),
})
const item = {
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  type: itemType,
  title: v.string(),
  description: v.pipe(v.string(), v.minLength(10)),
  dependencies: v.array(v.pipe(v.string(), v.regex(/^(@[\w-]+\/)?[\w.-]+(@[\^~]?[\d.]+)?$/))),
  registryDependencies: v.optional(v.array(v.string())),
  files: v.optional(v.array(registryFile)),
  cssVars: v.optional(v.strictObject({ light: variables, dark: variables })),
  css: v.optional(v.record(v.string(), v.union([cssRule, v.record(v.string(), cssRule)]))),
}
const Item = v.strictObject({
  $schema: v.literal('https://ui.shadcn.com/schema/registry-item.json'),
  ...item,
})
const Registry = v.strictObject({
  $schema: v.literal('https://ui.shadcn.com/schema/registry.json'),
  name: v.literal('accrue'),
  homepage: v.pipe(v.string(), v.url()),
  items: v.pipe(v.array(v.strictObject(item)), v.minLength(2)),
})

describe('the registry has the form of shadcn’s', () => {
  const registry = v.parse(Registry, parsed('registry.json'))
  const items = registry.items.map(({ name }) => v.parse(Item, parsed(`registry/${name}.json`)))

  test('an item is its entry of the index with the text of its files', () => {
    const bare = items.map(({ $schema: _, files, ...rest }) => ({
      ...rest,
      ...(files ? { files: files.map(({ content: _content, ...file }) => file) } : {}),
    }))
    expect(bare).toEqual(registry.items)
    expect([...written.keys()].filter(path => path.startsWith('registry/')).toSorted()).toEqual(
      items.map(({ name }) => `registry/${name}.json`).toSorted(),
    )
  })

  test('every example is an item, with all files that it needs', () => {
    const folders = readdirSync(join(ui, 'src/examples'), { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(({ name }) => name)
    const blocks = items.filter(({ files }) => files)
    expect(blocks.map(({ name }) => name).toSorted()).toEqual(folders.toSorted())
    for (const { files = [], dependencies } of blocks) {
      const names = files.map(({ path }) =>
        path
          .split('/')
          .at(-1)
          ?.replace(/\.tsx?$/, ''),
      )
      for (const { content = '', path } of files) {
        // files with hooks have 'use client', files for a server never
        const isClient = content.startsWith("'use client'")
        if (/\buse[A-Z]\w*\(/.test(content)) expect(isClient, path).toBe(true)
        if (content.includes("'react-dom/server'")) expect(isClient, path).toBe(false)
        expect(existsSync(join(ui, path)), path).toBe(true)
        for (const [, from = ''] of content.matchAll(/ from '([^']+)'/g))
          if (from.startsWith('./')) expect(names).toContain(from.slice(2))
          else if (!/^react(-dom)?(\/|$)/.test(from))
            expect(
              dependencies.some(name => from === name || from.startsWith(name.replace(/(?<=.)@.*$/, ''))),
            ).toBe(true)
      }
    }
  })

  test('the theme has every variable of theme.css, in light and in dark', () => {
    const css = readFileSync(join(ui, 'src/styles/theme.css'), 'utf8')
    const light = [...themeTokens(css, 'light').keys()]
    const [, own = ''] = /@variant accrue-dark \{([^}]*)\}/.exec(css) ?? []
    const theme = items.find(({ type }) => type === 'registry:theme')
    expect(Object.keys(theme?.cssVars?.light ?? {})).toEqual(light)
    expect(Object.keys(theme?.cssVars?.dark ?? {})).toEqual(
      [...own.matchAll(/--([\w-]+):/g)].map(([, name]) => name),
    )
    expect(light.length).toBeGreaterThan(30)
  })
})
