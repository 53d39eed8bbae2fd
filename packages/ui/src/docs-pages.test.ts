import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const here = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const FILES = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
const PAGES = FILES.filter(file => /^[^/\\]+\.mdx$/.test(file))
const EXAMPLES = FILES.filter(file => /^examples[/\\].*\.(?:tsx?|css)$/.test(file)).map(file =>
  file.replaceAll('\\', '/'),
)
const isQuoted = (file: string) => !/\.(?:test|stories)\.tsx?$/.test(file)

/** What Storybook calls the pages and the widgets. */
const KNOWN = FILES.flatMap(file => {
  if (!/\.(?:mdx|stories\.tsx)$/.test(file)) return []
  const [, title] =
    (file.endsWith('.mdx') ? /<Meta title="([^"]+)"/ : /title: '([A-Z][\w ]+\/[^']+)'/).exec(here(file)) ?? []
  return title === undefined ? [] : [title.toLowerCase().replace(/[^a-z\d]+/g, '-')]
})

type Listed = { name: string; entry: string }
const listed = (file: string, kind: string): Listed[] => JSON.parse(here(`../docs/${file}`))[kind]
/** Every name that an entry gives away; a test of their own holds these lists to the source. */
const PUBLIC = [
  ...['components', 'hooks', 'functions', 'constants'].flatMap(kind => listed('props.json', kind)),
  ...listed('types.json', 'types'),
]
const isPublic = (name: string, from?: string) =>
  PUBLIC.some(one => one.name === name && (from === undefined || from.startsWith(one.entry)))

const proseOf = (page: string) => page.replaceAll(/^```[\s\S]*?^```$/gm, '')
/** What the headings of a page are called in an address. */
const anchorsOf = (page: string) =>
  [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, head = '']) =>
    head
      .toLowerCase()
      .replace(/[^a-z\d ]/g, '')
      .replaceAll(' ', '-'),
  )

type Fence = { language: string; file: string | undefined; text: string }
const fencesOf = (page: string): Fence[] =>
  [...page.matchAll(/^```(\w+)(?: (?:no-run|file=(\S+)))?\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', file, text = '']) => ({ language, file, text }),
  )
const isScript = ({ language }: Fence) => language === 'ts' || language === 'tsx'

/** The names that a piece of code imports from Accrue. */
const importsOf = (code: string): Listed[] =>
  [...code.matchAll(/^import (?:type )?\{([^}]*)\} from '(@accrue\/ui\/[\w/]+)'/gm)].flatMap(
    ([, names = '', entry = '']) =>
      names
        .split(',')
        .map(name =>
          name
            .trim()
            .replace(/^type /, '')
            .replace(/ as .*$/, ''),
        )
        .filter(Boolean)
        .map(name => ({ name, entry })),
  )

/** Why code cannot be read. In a listing an element may follow a statement without a semicolon. */
const faultsOf = (code: string): string[] =>
  (
    ts.transpileModule(code.replaceAll(/^<(?!\/)/gm, ';<'), {
      fileName: 'page.tsx',
      reportDiagnostics: true,
      compilerOptions: { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.ESNext },
    }).diagnostics ?? []
  ).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))

test.each([
  'introduction',
  'start-here',
  'tokens',
  'access',
  'labels',
  'ports',
  'headless',
  'writing-a-widget',
  'recipes',
  'migration',
])('there is a page %s', page => expect(PAGES).toContain(`${page}.mdx`))

describe.each(PAGES)('the page %s', file => {
  const page = here(file)
  const prose = proseOf(page)
  const fences = fencesOf(page)

  test('leads to pages that there are', () => {
    const links = [...page.matchAll(/\?path=\/(?:docs|story)\/(.+?)--/g)].map(([, id]) => id)
    expect(links.filter(id => id === undefined || !KNOWN.includes(id))).toEqual([])
    const anchors = [...prose.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor]) => anchor)
    const heads = anchorsOf(page)
    expect(anchors.filter(anchor => anchor === undefined || !heads.includes(anchor))).toEqual([])
    const across = [...page.matchAll(/\?path=\/docs\/([\w-]+?)(?:-overview)?--docs#([\w-]+)/g)]
    const astray = across.filter(([, id, anchor = '']) => !anchorsOf(here(`${id}.mdx`)).includes(anchor))
    expect(astray.map(([link]) => link)).toEqual([])
  })

  test('shows stories that there are', () => {
    const modules = new Map(
      [...page.matchAll(/import \* as (\w+) from '\.\/(\S+\.stories\.tsx)'/g)].map(([, name, from = '']) => [
        name,
        here(from),
      ]),
    )
    const shown = [...page.matchAll(/<Canvas of=\{(\w+)\.(\w+)\}/g)]
    const wrong = shown.filter(
      ([, module, story]) => !modules.get(module)?.includes(`export const ${story}: Story`),
    )
    expect(wrong.map(([whole]) => whole)).toEqual([])
  })

  test('quotes files as they are', () => {
    // the page to start with writes whole files into another project
    const place = (path: string) =>
      file === 'start-here.mdx'
        ? path.replace(/^src\/(?=App|bonds)/, 'examples/start-here/').replace('App', 'app')
        : path
    const quoted = fences.flatMap(({ file: path, text }) =>
      path === undefined ? [] : [{ path: place(path), text }],
    )
    for (const { path, text } of quoted.filter(({ path }) => FILES.includes(path)))
      for (const piece of text.split(/^\.\.\.\n/m)) expect(here(path), path).toContain(piece)
    const elsewhere = quoted.map(({ path }) => path).filter(path => !FILES.includes(path))
    expect(elsewhere).toEqual(
      file === 'start-here.mdx' ? ['vite.config.ts', 'src/index.css', 'src/main.tsx'] : [],
    )
  })

  test('imports what the package gives away', () => {
    const unknown = fences
      .filter(isScript)
      .flatMap(({ text }) => importsOf(text))
      .filter(({ name, entry }) => !isPublic(name, entry))
    expect(unknown).toEqual([])
  })

  test('names hooks that there are', () => {
    const named = [...prose.matchAll(/`(use[A-Z]\w+)/g)].map(([, name = '']) => name)
    const ofOthers = ['useReactTable', 'useVirtualizer', 'useMemo']
    expect(named.filter(name => !ofOthers.includes(name) && !isPublic(name))).toEqual([])
  })

  test('writes code that can be read', () => {
    const whole = fences.filter(
      fence => isScript(fence) && (fence.file === undefined || file === 'start-here.mdx'),
    )
    expect(whole.flatMap(({ text }) => faultsOf(text))).toEqual([])
  })
})

test('the page on headless use names every hook', () => {
  const page = here('headless.mdx')
  const unnamed = listed('props.json', 'hooks').filter(({ name }) => !page.includes(`\`${name}\``))
  expect(unnamed).toEqual([])
})

describe('examples', () => {
  test('each is shown whole on a page, and each has a test', () => {
    const pages = PAGES.map(here).join('\n')
    const hidden = EXAMPLES.filter(isQuoted).filter(
      file => !pages.includes(`./${file}?raw`) && !file.startsWith('examples/start-here/') && !isData(file),
    )
    expect(hidden).toEqual([])
    const folders = new Set(EXAMPLES.map(file => file.split('/')[1]))
    const untested = [...folders].filter(
      folder => !EXAMPLES.includes(`examples/${folder}/${folder}.test.tsx`),
    )
    expect(untested).toEqual([])
  })

  test('they import as a page of others does: from the entries, and from beside them', () => {
    const wrong = EXAMPLES.filter(isQuoted).flatMap(file =>
      [...here(file).matchAll(/from '([^']+)'/g)]
        .map(([, from = '']) => from)
        .filter(from => !/^(?:\.\/|@accrue\/ui\/|react(?:-dom)?(?:\/|$))/.test(from))
        .map(from => `${file}: ${from}`),
    )
    expect(wrong).toEqual([])
    const unknown = EXAMPLES.filter(isQuoted)
      .flatMap(file => importsOf(here(file)))
      .filter(({ name, entry }) => !isPublic(name, entry))
    expect(unknown).toEqual([])
  })
})

/** What stands in for a server in an example. */
function isData(file: string): boolean {
  return /\/(?:bonds|funds|server-of-a-story)\.ts$/.test(file)
}

describe('references to the specification stay in the source', () => {
  const written = readdirSync(new URL('../docs', import.meta.url), { recursive: true, encoding: 'utf8' })
  const pages = written.filter(file => /\.(?:json|md)$/.test(file)).map(file => `../docs/${file}`)

  test.each([...pages, '../llms.txt', '../README.md'])('%s', page => {
    expect(
      here(page).match(/.{0,40}(?:shared-blocks|bond-page|readings|features) [§#].{0,20}/g) ?? [],
    ).toEqual([])
    expect(here(page).match(/.{0,40}\((?:[A-Z]\d{1,2}(?:, )?)+\).{0,20}/g) ?? []).toEqual([])
  })
})
