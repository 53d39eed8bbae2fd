// Tests the packages as installed: packs them, checks the tarballs, and installs them in new projects outside the repository,
// among them the examples, which are built, rendered on the server and used in Chromium. Needs the packages built (`npm run build`).
//
//   node tests/consumers/run.mjs                 everything
//   node tests/consumers/run.mjs i18next         one of: packages, vite-tailwind, vite-plain, node, or a folder of examples/
//   node tests/consumers/run.mjs i18next --keep  keeps the project, and prints its path
//   node tests/consumers/run.mjs --pictures      puts pictures of the pages into test-results/consumers
//
// `npm install @accrue/ui` runs as documented: a local registry serves @accrue, npm's serves the rest.
// The project with Tailwind follows packages/ui/src/start-here.mdx: its commands run, and its files are written, unchanged.
import assert from 'node:assert/strict'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { chromium as engine } from 'playwright'
import { tsImport } from 'tsx/esm/api'
import {
  asksForPdfPackages,
  hasOwnAccent,
  isStyled,
  onPage,
  ownClassesWin,
  picture,
  savesPdf,
  useWidgets,
} from './browser.mjs'
import { killAll, run, serve } from './commands.mjs'
import { stepsOf } from './docs.mjs'
import { nextServerRenders, useNextPages, VITE_EXAMPLES } from './examples.mjs'
import {
  importedOptionalPeers,
  misplaced,
  missing,
  oversized,
  packAll,
  publint,
  typesAreRight,
  undeclared,
  withoutDirective,
} from './packages.mjs'
import { startRegistry } from './registry.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '../..')
const results = join(root, 'test-results')
const pictures = join(results, 'consumers')
const flags = process.argv.slice(2).filter(word => word.startsWith('--'))
const requested = process.argv.slice(2).filter(word => !word.startsWith('--'))
// the real path, because bundlers compare real paths
const workshop = realpathSync(mkdtempSync(join(tmpdir(), 'accrue-consumers-')))
const began = Date.now()
const failures = []
let passed = 0
let browser = null

const seconds = since => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** Runs one check and prints one line with its result, or the whole error. */
async function check(name, prove) {
  try {
    const report = await prove()
    passed++
    console.log(`✓ ${name}${typeof report === 'string' && report ? `: ${report}` : ''}`)
    return true
  } catch (error) {
    // an error in this file needs its stack; assertions and commands have a full message
    const message = /^(Error|AssertionError)$/.test(error.name) ? error.message : error.stack
    failures.push({ name, message })
    console.log(`✗ ${name}\n${message.replace(/^/gm, '    ')}`)
    return false
  }
}

/** The environment of a consumer: the machine's, without variables of an enclosing `npm test`, and with our registry. */
function environment(origin) {
  const NPM_CONFIG = /^npm_config_(registry|cache|userconfig|globalconfig|cafile|proxy|https_proxy|noproxy)$/
  const gone = Object.keys(process.env).filter(
    name =>
      (/^(npm_|INIT_CWD$|NODE_ENV$|NODE_OPTIONS$|VITEST)/.test(name) && !NPM_CONFIG.test(name)) ||
      name === 'NODE',
  )
  const outside = (process.env.PATH ?? '').split(delimiter).filter(path => !path.startsWith(root))
  return {
    ...Object.fromEntries(gone.map(name => [name, undefined])),
    PATH: outside.join(delimiter),
    'npm_config_@accrue:registry': origin,
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    npm_config_loglevel: 'error',
    NEXT_TELEMETRY_DISABLED: '1',
    CI: 'true',
  }
}

/** Copies a consumer's files and the shared ones into a new folder. */
function project(name, shared) {
  const folder = join(workshop, name)
  cpSync(join(here, name), folder, { recursive: true })
  if (shared) cpSync(join(here, 'parts'), join(folder, shared), { recursive: true })
  return folder
}

/** Copies an example, without what running it left there. */
function example(name) {
  const folder = join(workshop, name)
  const written = /[\\/](node_modules|dist|generated|\.next|package-lock\.json)$/
  cpSync(join(root, 'examples', name), folder, { recursive: true, filter: path => !written.test(path) })
  return folder
}

/** An example with Vite: installs as its README says, and its pages are used as built for production and for development. */
const viteExample =
  (name, pages) =>
  async ({ env }) => {
    const cwd = example(name)
    const npm = (...args) => run('npm', args, { cwd, env })
    if (!(await check(`example ${name}: installs`, () => npm('install', '@accrue/ui')))) return
    await check(`example ${name}: its types are right`, () => npm('run', 'types'))
    if (!(await check(`example ${name}: builds`, () => npm('run', 'build')))) return
    await previewed(cwd, 'dist', async origin => {
      for (const { path, title, use } of pages) {
        if (flags.includes('--pictures'))
          await picture(
            await chromium(),
            origin + path,
            pictures,
            [name, ...(path.match(/\w+/g) ?? [])].join('-'),
          )
        await check(`example: ${title}`, async () => onPage(await chromium(), origin + path, use))
      }
    })
    // the checks of props, which production builds leave out
    await check(`example ${name}: while it is developed nothing warns`, async () => {
      const development = { ...env, NODE_ENV: 'development' }
      const args = ['vite', 'build', '--mode', 'development', '--outDir', 'dist-development']
      await run('npx', args, { cwd, env: development })
      await previewed(cwd, 'dist-development', async origin => {
        for (const { path, use } of pages) await onPage(await chromium(), origin + path, use)
      })
    })
  }

/** Serves a built page with Vite, which answers every path of a router, and passes its origin to `use`. */
async function previewed(cwd, folder, use) {
  const vite = join(cwd, 'node_modules/vite/bin/vite.js')
  const address = port => ['--port', String(port), '--strictPort', '--host', '127.0.0.1']
  const server = await serve(
    process.execPath,
    port => [vite, 'preview', '--outDir', folder, ...address(port)],
    { cwd },
  )
  try {
    await use(server.origin)
  } finally {
    server.stop()
  }
}

/** Serves a folder and passes its origin to `use`. */
async function served(folder, use) {
  const file = join(root, 'tests/tools/serve-folder.mjs')
  const server = await serve(process.execPath, port => [file, folder, String(port)], { cwd: root })
  try {
    return await use(server.origin)
  } finally {
    server.stop()
  }
}

async function chromium() {
  browser ??= tsImport('../chromium.ts', import.meta.url).then(({ chromium: options }) =>
    engine.launch(options),
  )
  return browser
}

/** Uses the page of a consumer; `more` are its own checks. */
async function usedInChromium(name, url, more = []) {
  const open = await chromium()
  if (flags.includes('--pictures')) await picture(open, url, pictures, name)
  await check(`${name}: sorts, picks a day, reads the chart, opens the watchlists, and says nothing`, () =>
    onPage(open, url, useWidgets),
  )
  await check(`${name}: the style sheet arrived`, () => onPage(open, url, isStyled))
  for (const [title, prove] of more) await check(`${name}: ${title}`, () => onPage(open, url, prove))
}

/** The files of a built page, as text and compressed. */
function weigh(folder, pattern) {
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter(file => pattern.test(file))
  const bodies = files.map(file => readFileSync(join(folder, file)))
  const kilobytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000
  return { text: bodies.join('\n'), kilobytes }
}

/** The consumers and the check of the tarballs, longest first. Each gets the environment and the packed packages. */
const jobs = {
  async 'next-app-router'({ env }) {
    const cwd = example('next-app-router')
    for (const part of ['parts', 'next-widgets'])
      cpSync(join(here, part), join(cwd, 'app/widgets'), { recursive: true })
    if (!(await check('next: installs', () => run('npm', ['install', '@accrue/ui'], { cwd, env })))) return
    if (!(await check('next: builds', () => run('npm', ['run', 'build'], { cwd, env })))) return
    const bin = join(cwd, 'node_modules/next/dist/bin/next')
    const server = await serve(
      process.execPath,
      port => [bin, 'start', '-p', String(port), '-H', '127.0.0.1'],
      { cwd, env },
    )
    try {
      await check('next: the server renders all four', () => hasAllFour(`${server.origin}/widgets`))
      await usedInChromium('next', `${server.origin}/widgets`)
      await check('example next-app-router: the server renders its pages', () =>
        nextServerRenders(server.origin),
      )
      await check('example: Next.js: a list from the server, and the page of a bond', async () =>
        onPage(await chromium(), server.origin, useNextPages),
      )
      await check('next: its server says nothing', () =>
        assert.doesNotMatch(server.output(), /warn|error|⚠|⨯/i),
      )
    } finally {
      server.stop()
    }
  },

  async 'vite-tailwind'({ env }) {
    const folder = join(workshop, 'start-here')
    mkdirSync(folder)
    let cwd = folder
    const steps = stepsOf(readFileSync(join(root, 'packages/ui/src/start-here.mdx'), 'utf8'))
    const followed = await check(
      'start here: its commands run and its files are written, as they stand there',
      async () => {
        assert.ok(
          steps.some(({ kind }) => kind === 'commands') && steps.some(({ kind }) => kind === 'file'),
          'it has steps',
        )
        for (const step of steps) cwd = await follow(step, cwd, env)
        return `${steps.length} steps`
      },
    )
    if (!followed) return
    await check('start here: the page has its three blocks and says nothing', () =>
      served(join(cwd, 'dist'), async origin => {
        if (flags.includes('--pictures')) await picture(await chromium(), origin, pictures, 'start-here')
        await onPage(await chromium(), origin, hasThreeBlocks)
      }),
    )
    cpSync(join(here, 'vite-tailwind'), cwd, { recursive: true })
    cpSync(join(here, 'parts'), join(cwd, 'src'), { recursive: true })
    const args = ['vite', 'build', '--config', 'widgets.config.ts']
    if (!(await check('vite-tailwind: builds', () => run('npx', args, { cwd, env })))) return
    await served(join(cwd, 'dist-widgets'), origin =>
      usedInChromium('vite-tailwind', `${origin}/widgets.html`, [
        ['its own accent takes the place of ours', page => hasOwnAccent(page, 'rgb(120, 40, 90)')],
        ['its own classes win', ownClassesWin],
      ]),
    )
  },

  ...Object.fromEntries(
    Object.entries(VITE_EXAMPLES).map(([name, pages]) => [name, viteExample(name, pages)]),
  ),

  async 'vite-plain'({ env }) {
    const cwd = project('vite-plain', 'src')
    if (!(await check('vite-plain: installs', () => run('npm', ['install', '@accrue/ui'], { cwd, env }))))
      return
    await check('vite-plain: types of React 18 fit, those of our files too', () =>
      run('npm', ['run', 'types'], { cwd, env }),
    )
    if (await check('vite-plain: builds', () => run('npm', ['run', 'build'], { cwd, env })))
      await served(join(cwd, 'dist'), origin =>
        usedInChromium('vite-plain', origin, [
          ['its own accent takes the place of ours', page => hasOwnAccent(page, 'rgb(20, 110, 100)')],
          ['a chart is saved as SVG; as PDF, it says what to install', asksForPdfPackages],
        ]),
      )
    await check('vite-plain: a page with a paginator ships a paginator', async () => {
      await run('npm', ['run', 'build:paginator'], { cwd, env })
      return shipsOnlyPaginator(join(cwd, 'dist-paginator/assets'), join(cwd, 'dist/assets'))
    })
    await check('vite-plain: with the packages that the message named, a chart is saved as PDF', async () => {
      await run('npm', ['install', '@cantoo/pdf-lib', '@cantoo/fontkit'], { cwd, env })
      await run('npm', ['run', 'build'], { cwd, env })
      await served(join(cwd, 'dist'), async origin => onPage(await chromium(), origin, savesPdf))
    })
  },

  async node({ env }) {
    const cwd = project('node')
    if (!(await check('node: installs', () => run('npm', ['install', '@accrue/ui'], { cwd, env })))) return
    await check('node: renders all four to text and says nothing', async () => {
      const { stdout, stderr } = await run(process.execPath, ['render.mjs'], { cwd, env })
      assert.equal(stderr, '', 'nothing on stderr')
      return stdout.trim()
    })
  },

  async packages({ packed }) {
    for (const one of packed) {
      const { name } = one.manifest
      await check(`${name}: holds what belongs, and all that its manifest names`, () => {
        assert.deepEqual(misplaced(one.paths), [], 'does not belong into a package')
        assert.deepEqual(oversized(one), [], 'is too large')
        assert.deepEqual(missing(one), [], 'is named and not there')
        assert.deepEqual(undeclared(one), [], 'is imported and not declared')
        assert.deepEqual(importedOptionalPeers(one), [], 'is optional, and imported without a choice')
        return `${one.paths.length} files, ${(one.bytes / 1000).toFixed(0)} kB packed`
      })
      await check(`${name}: 'use client' stands where it is needed`, async () => {
        assert.deepEqual(await withoutDirective(root, one), [])
      })
      await check(`${name}: publint`, () => publint(root, one))
      await check(`${name}: are the types wrong`, () => typesAreRight(root, one))
    }
  },
}

/** Runs one step of the documentation; resolves with the working directory after it. */
async function follow(step, cwd, env) {
  if (step.kind === 'file') {
    const file = join(cwd, step.file)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, step.text)
    return cwd
  }
  const place = join(workshop, 'place')
  await run('bash', ['-e', '-c', `${step.text}\npwd > ${JSON.stringify(place)}`], { cwd, env })
  return readFileSync(place, 'utf8').trim()
}

async function hasThreeBlocks(page) {
  const table = page.getByRole('table', { name: 'Treasuries' })
  await table.getByRole('rowheader', { name: 'UST 4 3/8% 2034' }).waitFor()
  const chart = page.getByRole('figure', { name: 'Price of Treasuries' })
  await chart.waitFor()
  const search = page.getByRole('combobox', { name: 'Compare with' })
  await search.fill('2027')
  await page.getByRole('option', { name: /2027/ }).first().click()
  await page.locator('[data-slot=time-chart-legend]').getByText('UST 4 1/8% 2027').waitFor()
  await isStyled(page)
}

/** The server's markup, without scripts. */
async function hasAllFour(origin) {
  const html = await (await fetch(origin)).text()
  for (const text of [
    /<caption[^>]*>.*Treasuries/s,
    /<th[^>]*scope="row"[^>]*>.*UST 3 7\/8% 2033/s,
    /aria-label="Price of UST 4 3\/8% 2034"/,
    /<label[^>]*>.*Settlement day/s,
    /type="checkbox".*Core rates/s,
    /aria-haspopup="dialog"/,
  ])
    assert.match(html, text)
  assert.doesNotMatch(html.replace(/<script[\s\S]*?<\/script>/g, ''), /\{\{/, 'a text is missing')
}

/** Strings of parts that a page with a paginator does not import; minifiers keep them. */
const FOREIGN = [
  'time-chart-surface',
  'table-head-cell',
  'watchlist-lists',
  'date-picker',
  'picker-open',
  'aria-rowcount',
]
/** Size limit of one control with provider and class names, in kB gzip. The ellipsis of a paginator opens a popover, which most of it is for. */
const PAGINATOR_KB = 47

/** Measures the page with a paginator; `four` is the page with all four widgets, which must contain each string. */
function shipsOnlyPaginator(folder, four) {
  const { text, kilobytes } = weigh(folder, /(?<!react-[^/]*)\.js$/)
  const everything = weigh(four, /\.js$/).text
  const without = marks => FOREIGN.filter(mark => !marks.includes(mark))
  assert.match(text, /paginator-step/, 'the bundle has the paginator')
  assert.deepEqual(without(everything), [], 'marks that no widget has any more')
  assert.deepEqual(without(text), FOREIGN, 'parts of widgets that the page does not have are in its bundle')
  assert.ok(kilobytes < PAGINATOR_KB, `${kilobytes} kB gz are more than ${PAGINATOR_KB}`)
  const react = weigh(folder, /react-[^/]*\.js$/).kilobytes
  return `${kilobytes.toFixed(1)} kB gz, and React ${react.toFixed(1)} kB`
}

/** Runs the jobs, two at a time. */
async function workOff(names, context) {
  const left = [...names]
  const times = []
  const lane = async () => {
    for (let name = left.shift(); name; name = left.shift()) {
      const since = Date.now()
      await check(`${name}: ends`, () => jobs[name](context))
      times.push(`${name} ${seconds(since)}`)
    }
  }
  await Promise.all([lane(), lane()])
  return times
}

async function main() {
  const unknown = requested.filter(name => !Object.hasOwn(jobs, name))
  if (unknown.length)
    throw new Error(`There is no ${unknown.join(', ')}; there are ${Object.keys(jobs).join(', ')}`)
  if (!existsSync(join(root, 'packages/ui/dist/styles.css')))
    throw new Error('The packages are not built: npm run build')
  const packed = await packAll(root, join(pictures, 'tarballs'))
  const registry = await startRegistry(packed)
  const names = Object.keys(jobs).filter(name => requested.length === 0 || requested.includes(name))
  const times = await workOff(names, { packed, env: environment(registry.origin) })
  registry.stop()
  console.log(`Seconds: ${times.join(', ')}; in all ${seconds(began)}`)
}

async function end() {
  await (await browser)?.close()
  killAll()
  if (flags.includes('--keep')) console.log(`The projects are in ${workshop}`)
  else rmSync(workshop, { recursive: true, force: true })
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    killAll()
    process.exit(1)
  })

await check('the run', main)
await end()
mkdirSync(results, { recursive: true })
writeFileSync(
  join(results, 'consumers.json'),
  JSON.stringify({ passed, failed: failures.length, failures }, null, 2),
)
console.log(`${passed} passed, ${failures.length} failed`)
process.exit(failures.length ? 1 : 0)
