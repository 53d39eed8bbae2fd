// Compares the size of every entry point with its limit (performance F.5). One build per row, with nothing shared, so that each page has its
// full size. `node tests/sizes/run.mjs [--source] [name…]`: the packages as they are shipped (dist, and the built demo),
// or their sources. WEB=<folder> is another build of the demo; KEEP=<folder> keeps the pages with their source maps, to see where the bytes are.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { BUILT, ENTRIES } from './budgets.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const args = process.argv.slice(2)
const fromSource = args.includes('--source')
const requested = args.filter(each => !each.startsWith('--'))
const keep = process.env.KEEP
/** The folder from which the imports of the pages resolve. */
const PAGE = join(root, 'packages/ui/page.js')

const weigh = code => gzipSync(code, { level: 9 }).length

/** A page that renders with React and has all of `uses` in it. */
function pageOf(uses) {
  const parts = Object.entries(uses).flatMap(([module, names]) => names.map(name => ({ module, name })))
  const imports = parts.map(({ module, name }, at) => `import { ${name} as part${at} } from '${module}'`)
  return `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
${imports.join('\n')}
window.page = [${parts.map((_, at) => `part${at}`).join(', ')}]
createRoot(document.body).render(createElement('b'))`
}

const fileOf = part => {
  const [name, ...path] = part.split('/')
  return `packages/${name}/${fromSource ? 'src' : 'dist'}/${path.join('/')}`
}

/** The page with empty modules instead of lazy ones. */
function pagePlugin(code, later) {
  const left = later.map(part => new RegExp(`/${fileOf(part)}\\.[jt]sx?$`))
  return {
    name: 'page',
    resolveId: { filter: { id: /^virtual:page$/ }, handler: () => PAGE },
    load: {
      filter: { id: [/packages\/ui\/page\.js$/, ...left] },
      handler: id => (id.endsWith('packages/ui/page.js') ? code : 'export {}'),
    },
  }
}

/** One bundle of everything that the page can load, except `later`. */
async function bundle(input, code = '', later = []) {
  const build = await rolldown({
    input,
    cwd: root,
    platform: 'browser',
    logLevel: 'silent',
    transform: { target: 'es2023', define: { 'process.env.NODE_ENV': '"production"' } },
    resolve: {
      conditionNames: [
        ...(fromSource ? ['@accrue/source'] : []),
        'module',
        'browser',
        'production',
        'import',
      ],
    },
    plugins: [pagePlugin(code, later)],
  })
  try {
    const { output } = await build.generate({
      format: 'esm',
      minify: true,
      // one file, but not by `codeSplitting: false`, which drops modules that are imported both statically and lazily
      codeSplitting: { groups: [{ name: 'page', test: /./ }] },
      sourcemap: Boolean(keep),
    })
    const chunks = output.filter(({ type }) => type === 'chunk')
    return {
      ...chunks.reduce((most, each) => (each.code.length > most.code.length ? each : most)),
      bytes: chunks.reduce((sum, { code: text }) => sum + weigh(text), 0),
      moduleIds: chunks.flatMap(({ moduleIds }) => moduleIds),
    }
  } finally {
    await build.close()
  }
}

const packageOf = id => id.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1]

async function weighEntry({ name, uses, libraries, workers = [], later = [], without = [] }) {
  const provided = { '@accrue/ui/foundation': ['UiProvider'], ...uses }
  const [page, ...files] = await Promise.all([
    bundle('virtual:page', pageOf(provided), later),
    ...workers.map(worker => bundle(join(root, `${fileOf(worker)}.${fromSource ? 'ts' : 'js'}`))),
  ])
  if (keep) {
    mkdirSync(keep, { recursive: true })
    const file = join(keep, `${name.replace(/\W+/g, '-')}.js`)
    writeFileSync(file, page.code)
    writeFileSync(`${file}.map`, JSON.stringify(page.map))
  }
  const shipped = new Set(page.moduleIds.map(packageOf))
  const alone = libraries ? (await bundle('virtual:page', pageOf(libraries))).bytes - bare : null
  return {
    bytes: [page, ...files].reduce((sum, { bytes }) => sum + bytes, 0) - bare,
    alone,
    unwanted: without.filter(each => shipped.has(each)),
  }
}

/** The files of a built page before its first paint: its entry, the parts it awaits, and their imports. */
function firstFiles(web, entries) {
  const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8'))
  const files = new Set()
  const add = key => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The built demo has no ${key}; has it moved?`)
    if (files.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    chunk.imports?.forEach(add)
  }
  entries.forEach(add)
  return [...files]
}

/** Bytes of an answer's headers, as browsers count them. */
const HEADERS = 300

function weighBuilt({ folder, entries, ending, sent = false }) {
  const web = process.env.WEB ?? join(root, folder)
  const files = firstFiles(web, entries).filter(file => file.endsWith(ending))
  const weighFile = file =>
    sent ? statSync(join(web, `${file}.br`)).size + HEADERS : weigh(readFileSync(join(web, file)))
  const bytes = files.reduce((sum, file) => sum + weighFile(file), 0)
  return { bytes, alone: null, unwanted: [] }
}

const began = Date.now()
const bare = (await bundle('virtual:page', pageOf({}))).bytes
const isRequested = ({ name }) => requested.length === 0 || requested.includes(name)
const rows = []
for (const entry of ENTRIES.filter(isRequested)) rows.push({ ...entry, ...(await weighEntry(entry)) })
for (const page of BUILT.filter(isRequested)) {
  if (fromSource && !existsSync(join(root, page.folder))) continue
  rows.push({ ...page, ...weighBuilt(page) })
}

const kB = bytes => bytes / 1000
const results = rows.map(({ name, goal, limit = goal, bytes, alone, unwanted }) => {
  const fits = kB(bytes) <= limit && unwanted.length === 0
  const meets = kB(bytes) <= goal
  const verdict = !fits
    ? 'TOO HEAVY'
    : meets
      ? 'met'
      : `missed by ${(kB(bytes) - goal).toFixed(1)}, within the limit`
  return { name, measured: kB(bytes), alone: alone && kB(alone), goal, limit, fits, verdict, unwanted }
})

console.log(
  `kB of gzip -9 of the ${fromSource ? 'sources' : 'built packages'}, over React's ${kB(bare).toFixed(1)}, unless it says brotli or with React (performance F.5)`,
)
console.log(
  `${'page'.padEnd(44)} ${['measured', 'libraries alone', 'goal', 'limit'].map(each => each.padStart(8)).join(' ')}  verdict`,
)
for (const { name, measured, alone, goal, limit, verdict, unwanted } of results) {
  const columns = [
    measured.toFixed(1).padStart(8),
    (alone?.toFixed(1) ?? '').padStart(15),
    ...[goal, limit].map(each => each.toFixed(1).padStart(8)),
  ].join(' ')
  const ships = unwanted.length ? `, and ships ${unwanted.join(', ')}` : ''
  console.log(`${name.padEnd(44)} ${columns}  ${verdict}${ships}`)
}
console.log(`${results.length} rows in ${((Date.now() - began) / 1000).toFixed(1)} s`)

mkdirSync(join(root, 'test-results'), { recursive: true })
writeFileSync(
  join(root, 'test-results/sizes.json'),
  JSON.stringify({ react: kB(bare), rows: results }, null, 2),
)
process.exit(results.every(({ fits }) => fits) ? 0 : 1)
