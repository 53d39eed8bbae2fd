/** The examples and the theme as a shadcn registry, for teams that copy and change them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { readTheme, variablesUnder } from './theme.mjs'

const SCHEMA = 'https://ui.shadcn.com/schema'
const COPIED = /(?<!\.(?:test|stories|property\.test))\.(?:tsx?|css)$/

/** The registry's items with the text of their files. */
export function registryItems({ root, manifest }) {
  return [
    themeItem(root, manifest),
    ...exampleFolders(root).map(folder => exampleItem({ root, manifest, folder })),
  ]
}

/** The index: the items without the text of their files. */
export function registryIndex(manifest, items) {
  return {
    $schema: `${SCHEMA}/registry.json`,
    name: 'accrue',
    homepage: `https://www.npmjs.com/package/${manifest.name}`,
    items: items.map(({ $schema: _, files, ...item }) =>
      files ? { ...item, files: files.map(({ content: _text, ...file }) => file) } : item,
    ),
  }
}

const exampleFolders = root =>
  readdirSync(join(root, 'src/examples'), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .filter(name => readdirSync(join(root, 'src/examples', name)).some(file => COPIED.test(file)))
    .sort()

function exampleItem({ root, manifest, folder }) {
  const names = readdirSync(join(root, 'src/examples', folder))
    .filter(file => COPIED.test(file))
    .sort()
  const sources = names.map(name => ({
    name,
    text: readFileSync(join(root, 'src/examples', folder, name), 'utf8'),
  }))
  const main = mainOf(folder, sources)
  return {
    $schema: `${SCHEMA}/registry-item.json`,
    name: folder,
    type: 'registry:block',
    title: titleOf(folder),
    description: descriptionOf(main, folder),
    dependencies: dependenciesOf({ folder, sources, manifest }),
    files: sources.map(({ name, text }) => ({
      path: `src/examples/${folder}/${name}`,
      type: kindOf(name),
      target: `components/${folder}/${name}`,
      content: asCopied(name, text),
    })),
  }
}

const titleOf = folder => folder.replace(/^./, first => first.toUpperCase()).replaceAll('-', ' ')

const mainOf = (folder, sources) =>
  sources.find(({ name }) => name === 'app.tsx') ??
  sources.find(({ name }) => name === `${folder}.tsx`) ??
  sources.find(({ name }) => name.endsWith('.tsx')) ??
  sources[0]

/** The first sentence above what the main file exports. */
function descriptionOf({ name, text }, folder) {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const exported = file.statements.filter(
    one =>
      ts.canHaveModifiers(one) &&
      ts.getModifiers(one)?.some(mark => mark.kind === ts.SyntaxKind.ExportKeyword),
  )
  const docstrings = exported
    .flatMap(one => ts.getJSDocCommentsAndTags(one))
    .map(doc => ts.getTextOfJSDocComment(doc.comment) ?? '')
  return docstrings.find(Boolean)?.split('\n')[0].trim() ?? `${titleOf(folder)}, an example.`
}

/** The npm dependencies: our package by its version, others with our ranges. React is assumed. */
function dependenciesOf({ folder, sources, manifest }) {
  const from = sources.flatMap(({ name, text }) =>
    ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => {
      const outside = fileName.startsWith('..')
      if (outside) throw new Error(`src/examples/${folder}/${name} reaches out of its folder: ${fileName}`)
      return fileName
    }),
  )
  const packages = from.filter(name => !name.startsWith('.')).map(name => /^(?:@[^/]+\/)?[^/]+/.exec(name)[0])
  return [...new Set(packages)]
    .filter(name => name !== 'react' && name !== 'react-dom')
    .map(name => (name === manifest.name ? `${name}@^${manifest.version}` : withRange(name, manifest)))
    .sort()
}

const withRange = (name, manifest) => {
  const range = manifest.dependencies?.[name]
  return range ? `${name}@${range}` : name
}

/** Hooks and event handlers need a client component. */
const LIVELY = /\buse[A-Z]\w*\(|\bon[A-Z]\w*=\{/

/** A copied client file gets 'use client', and imports without file extensions. */
function asCopied(name, text) {
  const bare = text.replace(/(from '\.\/[^']+)\.tsx?'/g, "$1'")
  const isLively = /\.tsx?$/.test(name) && LIVELY.test(bare) && !bare.includes("'react-dom/")
  return isLively && !bare.startsWith("'use client'") ? `'use client'\n\n${bare}` : bare
}

const kindOf = name => {
  if (name.endsWith('.css')) return 'registry:file'
  if (/^use-/.test(name)) return 'registry:hook'
  return name.endsWith('.tsx') ? 'registry:component' : 'registry:lib'
}

/** The palette, for a team that sets its own: light, dark and high contrast. */
function themeItem(root, manifest) {
  const rules = readTheme(readFileSync(join(root, 'src/styles/theme.css'), 'utf8'))
  const bare = variables =>
    Object.fromEntries(Object.entries(variables).map(([name, value]) => [name.slice(2), value]))
  const dark = variablesUnder(rules, '[data-theme="dark"]', { dark: true })
  const contrast = '[data-contrast="more"]'
  const darkContrast = variablesUnder(rules, contrast, { dark: true })
  return {
    $schema: `${SCHEMA}/registry-item.json`,
    name: 'accrue-theme',
    type: 'registry:theme',
    title: 'Accrue theme',
    description:
      'Every colour and size of Accrue as CSS variables, light, dark and in high contrast, for a site that sets its own.',
    dependencies: [`${manifest.name}@^${manifest.version}`],
    cssVars: { light: bare(variablesUnder(rules, ':root')), dark: bare(dark) },
    // our dark is an attribute of any element, or the system's; shadcn's own is a class
    css: {
      '[data-theme="dark"]': dark,
      [contrast]: variablesUnder(rules, contrast),
      [`${contrast}[data-theme="dark"], [data-theme="dark"] ${contrast}`]: darkContrast,
      '@media screen and (prefers-color-scheme: dark)': {
        ':root:not([data-theme])': dark,
        [`:root:not([data-theme])${contrast}, :root:not([data-theme]) ${contrast}`]: darkContrast,
      },
      '[data-density="compact"]': variablesUnder(rules, '[data-density="compact"]'),
    },
  }
}
