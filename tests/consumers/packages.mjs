// Packs the packages and looks at what would be published.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './commands.mjs'

const NAMES = ['ui', 'api-client', 'bond-page']

/** Files that a tarball may contain; all others are faults. */
const BELONGS = [
  /^(package\.json|README\.md|LICENSE|CHANGELOG\.md)$/,
  /^dist\/.+\.(js|d\.ts|css)$/,
  /^labels\/[a-z]{2}\.json$/,
  /^src\/styles\/[\w-]+\.css$/,
  /^(tailwind\.css|openapi\.yaml|registry\.json|llms\.txt)$/,
  /^(codemods|docs|registry|tokens)\//,
]
/** Files that no tarball may contain. */
const FOREIGN = /(^|\/)(node_modules|fixtures|__screenshots__)\/|\.(test|spec|stories)\.|tsbuildinfo|\.tsc\//

/** The largest tarball that an install may download: number of files, and bytes packed. */
const MAX_FILES = 900
const MAX_BYTES = 1_200_000

/**
 * The exports of React's `react-server` entry. A file that imports others from React needs 'use client'.
 */
async function serverSafe(root) {
  const output = await run(process.execPath, [
    '--conditions=react-server',
    '--input-type=module',
    '--eval',
    `import * as react from ${JSON.stringify(join(root, 'node_modules/react/index.js'))}; console.log(JSON.stringify(Object.keys(react.default)))`,
  ])
  return new Set([...JSON.parse(output.stdout), 'default'])
}

/** Packs one package; resolves with its manifest, the tarball's path and the paths in it. */
async function pack(root, name, folder) {
  mkdirSync(folder, { recursive: true })
  const cwd = join(root, 'packages', name)
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]
  const [packed] = JSON.parse((await run('npm', args, { cwd })).stdout)
  return {
    name,
    cwd,
    manifest: JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')),
    file: join(folder, packed.filename),
    paths: packed.files.map(({ path }) => path),
    bytes: packed.size,
  }
}

/** Packs all three. */
export function packAll(root, folder) {
  return Promise.all(NAMES.map(name => pack(root, name, folder)))
}

/** The faults in the paths of a tarball. */
export function misplaced(paths) {
  return paths.filter(path => FOREIGN.test(path) || !BELONGS.some(pattern => pattern.test(path)))
}

/** What a tarball has too much of. */
export function oversized({ paths, bytes }) {
  return [
    ...(paths.length > MAX_FILES ? [`${paths.length} files, more than ${MAX_FILES}`] : []),
    ...(bytes > MAX_BYTES ? [`${bytes} bytes, more than ${MAX_BYTES}`] : []),
  ]
}

/** Files that the manifest names and the tarball does not contain. */
export function missing({ manifest, paths }) {
  const targets = Object.values(manifest.exports).flatMap(target =>
    typeof target === 'string' ? target : [target.types, target.default],
  )
  const has = target => {
    const [before, after] = target.replace(/^\.\//, '').split('*')
    return paths.some(path =>
      after === undefined ? path === before : path.startsWith(before) && path.endsWith(after),
    )
  }
  return ['./README.md', './LICENSE', ...targets].filter(target => !has(target))
}

/** Packages that code or types import without a dependency in the manifest. */
export function undeclared({ cwd, manifest, paths }) {
  const declared = new Set(
    Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies, [manifest.name]: '' }),
  )
  const found = new Set()
  for (const path of paths.filter(one => /\.(js|d\.ts)$/.test(one)))
    for (const [, specifier] of readFileSync(join(cwd, path), 'utf8').matchAll(IMPORTED)) {
      const name = specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/')
      if (!declared.has(name)) found.add(`${name} (${path})`)
    }
  return [...found]
}

/** Optional peers that a file imports statically: without them no page that has the file could be built. */
export function importedOptionalPeers({ cwd, manifest, paths }) {
  const optional = Object.entries(manifest.peerDependenciesMeta ?? {}).flatMap(([name, { optional }]) =>
    optional ? [name] : [],
  )
  // `testing` is for tests alone, which have Testing Library
  const files = paths.filter(one => /^dist\/(?!testing\/).+\.js$/.test(one))
  return files.flatMap(path =>
    [...readFileSync(join(cwd, path), 'utf8').matchAll(IMPORTED)].flatMap(([, specifier]) =>
      optional.includes(specifier) ? [`${specifier} (${path})`] : [],
    ),
  )
}

// tsdown writes one import a line, with nothing before it
const IMPORTED = /^(?:import|export) (?:[^'"]*? from )?["']([@a-z][^"']*)["']/gm

/** Modules that need a client component and do not begin with 'use client', and sources whose directive was lost. */
export async function withoutDirective(root, { cwd, paths }) {
  const safe = await serverSafe(root)
  const lost = []
  for (const path of paths.filter(one => /^dist\/.+\.js$/.test(one))) {
    const text = readFileSync(join(cwd, path), 'utf8')
    if (/^(["'])use client\1/.test(text)) continue
    const stem = join(cwd, path.replace(/^dist/, 'src').replace(/\.js$/, ''))
    const source = [`${stem}.tsx`, `${stem}.ts`].find(existsSync)
    if (source && /^(["'])use client\1/.test(readFileSync(source, 'utf8')))
      lost.push(`${path} lost its directive`)
    const [, names = ''] = /^import \{([^}]+)\} from "react";$/m.exec(text) ?? []
    const client = names
      .split(',')
      .map(name => name.trim().split(' as ')[0])
      .filter(name => name && !safe.has(name))
    if (client.length) lost.push(`${path} imports ${client.join(', ')} and is no client module`)
  }
  return lost
}

/** Runs publint over a tarball; rejects with what it found. */
export function publint(root, { file }) {
  return run(join(root, 'node_modules/.bin/publint'), ['run', '--strict', file])
}

/** Runs are-the-types-wrong over a tarball; rejects with what it found. Style sheets, dictionaries and documents have no types. */
export function typesAreRight(root, { file, manifest }) {
  const untyped = Object.entries(manifest.exports)
    .filter(([, target]) => typeof target === 'string')
    .map(([path]) => path.replace('./', ''))
  const args = [file, '--profile', 'esm-only', '--no-emoji', '--no-color']
  return run(
    join(root, 'node_modules/.bin/attw'),
    untyped.length ? [...args, '--exclude-entrypoints', ...untyped] : args,
  )
}
