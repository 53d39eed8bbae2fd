// `npm test`: installs what the tests need, then runs every stage of the gate and counts. Plain Node, so that it runs in a bare clone.
// `npm run test:all` (`--all`) is the long run: every width and theme, every consumer, 10,000 random draws for each property, and
// the whole server on PostgreSQL.
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { changedFiles } from './tools/changed-files.mjs'
import { ensureChromium, startPostgres } from './tools/provision.mjs'
import { consumersReport, playwrightReport, vitestReport } from './tools/reports.mjs'
import { runCommand } from './tools/run-command.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const results = join(root, 'test-results')
const all = process.argv.includes('--all')
const bin = name => join(root, 'node_modules/.bin', name)

/** Every stage that ran, in order: `{ title, passed, failed, failures, seconds }`. */
const stages = []

/** Runs one stage and prints its line. `run` returns `{ passed, failed, failures, unsteady? }`. */
async function stage(title, run) {
  const start = performance.now()
  const { passed, failed, failures, unsteady = [] } = await run()
  const seconds = (performance.now() - start) / 1000
  stages.push({ title, passed, failed, failures, unsteady, seconds })
  console.log(
    `${failed ? '✗' : '✓'} ${title}: ${passed} passed, ${failed} failed in ${Math.round(seconds)} s`,
  )
  const report = (sign, { name, message }) =>
    console.log(`\n  ${sign} ${name}\n${stripVTControlCharacters(message).replace(/^/gm, '    ')}\n`)
  for (const failure of failures) report('✗', failure)
  for (const test of unsteady) report('~ passed at the second try:', test)
  return failed === 0
}

/** A stage of one command, which counts as one test. */
const command = (title, program, args, env) =>
  stage(title, async () => {
    const { status, output } = await runCommand(program, args, { cwd: root, env })
    if (status === 0) return { passed: 1, failed: 0, failures: [] }
    return { passed: 0, failed: 1, failures: [{ name: title, message: output.trim() }] }
  })

/** A stage of a test runner that writes a JSON report to `file`; a runner that fails without a failed test counts as one. */
const reported = (title, program, args, { env, file, read }) =>
  stage(title, async () => {
    const { status, output } = await runCommand(program, args, {
      cwd: root,
      env: { ...env, TEST_ALL: all ? '1' : '' },
    })
    const report = read(file)
    if (status === 0 || report.failed > 0) return report
    return { ...report, failed: 1, failures: [{ name: title, message: output.trim() }] }
  })

const reportFile = title => join(results, `${title.replace(/\W+/g, '-')}.json`)

function vitest(title, args, env) {
  const file = reportFile(title)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  return reported(title, bin('vitest'), ['run', ...args, ...reporters], { env, file, read: vitestReport })
}

function playwright(title, args) {
  const file = reportFile(title)
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  return reported(title, bin('playwright'), ['test', ...args], { env, file, read: playwrightReport })
}

/** Files whose change needs all consumers: the packaging, the examples, and the guides that these follow. */
const PACKAGING =
  /(^|\/)(package(-lock)?\.json|tsdown[\w.]*\.ts)$|^(examples|tests\/consumers)\/|^packages\/ui\/src\/[^/]+\.mdx$|\.css$|^tailwind\.config/

/** Two consumers in the gate; all of them, and the examples, in the long run and when such a file changed. */
function consumers() {
  const changed = changedFiles(root)
  const some = all || changed?.some(file => PACKAGING.test(file)) ? [] : ['packages', 'vite-tailwind', 'node']
  const file = join(results, 'consumers.json')
  return reported('Consumers', process.execPath, ['tests/consumers/run.mjs', ...some], {
    file,
    read: consumersReport,
  })
}

/** The gate runs the stores on PostgreSQL, where PGlite may differ. The long run runs the whole server on it. */
async function postgres() {
  const database = await startPostgres()
  if (!database) {
    console.log('No PostgreSQL on this machine: the server was tested on the embedded database only.')
    const failed = process.env.CI ? 1 : 0
    const failures = failed ? [{ name: 'PostgreSQL', message: 'PostgreSQL could not be started.' }] : []
    return stage('Server on PostgreSQL', async () => ({ passed: 0, failed, failures }))
  }
  // the other files of db/ test the embedded database, or none
  const paths = (all ? ['db/store.test.ts', 'http/', 'routes/'] : ['db/store.test.ts']).map(
    path => `apps/demo/server/${path}`,
  )
  await vitest('Server on PostgreSQL', ['--project', 'node', ...paths], { TEST_DATABASE_URL: database.url })
  database.stop()
}

async function buildPackages() {
  const workspaces = ['ui', 'api-client', 'bond-page'].flatMap(name => ['-w', `@accrue/${name}`])
  const built = await command('Build of the packages', 'npm', ['run', 'build', '--silent', ...workspaces])
  const demo = await command('Build of the demo', process.execPath, [
    'apps/demo/bin/demo.mjs',
    '--build-only',
  ])
  return { built, demo }
}

const buildStorybook = () =>
  command(
    'Build of the Storybook',
    bin('storybook'),
    ['build', '-o', 'storybook-static', '--quiet', '--stats-json'],
    { CI: 'true', STORYBOOK_FOR_TESTS: '1' },
  )

function printSummary() {
  const passed = stages.reduce((sum, { passed }) => sum + passed, 0)
  const failed = stages.reduce((sum, { failed }) => sum + failed, 0)
  const rows = [
    ['Stage', 'Passed', 'Failed', 'Minutes'],
    ...stages.map(({ title, passed, failed, seconds }) => [title, passed, failed, (seconds / 60).toFixed(1)]),
    ['All', passed, failed, (performance.now() / 60_000).toFixed(1)],
  ].map(row => row.map(String))
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)))
  const pad = (text, column) => (column === 0 ? text.padEnd(widths[0]) : text.padStart(widths[column]))
  console.log(`\n${rows.map(row => row.map(pad).join('  ')).join('\n')}`)
  const names = stages.flatMap(({ title, failures }) => failures.map(({ name }) => `✗ ${title}: ${name}`))
  if (names.length) console.log(`\nFailed:\n${names.slice(0, 40).join('\n')}`)
  const unsteady = stages.flatMap(({ unsteady }) => unsteady.map(({ name }) => `~ ${name}`))
  if (unsteady.length) console.log(`\nPassed at the second try:\n${unsteady.join('\n')}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed
}

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
// on a new machine it takes as long as the packages and the builds, which do not need it
const chromium = ensureChromium()
// the demo installs the packages when the lock file changed; both share its stamp
if (!(await command('Packages installed', process.execPath, ['apps/demo/bin/demo.mjs', '--install-only'])))
  process.exit(printSummary())

// none of these uses two processors
const [{ built, demo }, storybook] = await Promise.all([
  buildPackages(),
  buildStorybook(),
  // one thread: several would check shared types more than once, while the builds wait for a processor
  command('Types', process.execPath, ['node_modules/typescript-native/bin/tsc', '-b', '--singleThreaded']),
  command('Lint and format', bin('biome'), ['check', '--error-on-warnings', '.']),
  command('Unused code', bin('knip'), []),
])
await chromium
await vitest('Unit', ['--project', 'node', '--project', 'unit'])
await Promise.all([
  postgres(),
  built && consumers(),
  built && demo && command('Sizes', process.execPath, ['tests/sizes/run.mjs']),
])
if (all && built && demo)
  await command('Steps of the Dockerfile', process.execPath, ['tests/container/run.mjs'])
if (demo) await playwright('Journeys', ['--project', 'journeys'])
if (storybook) await playwright('Stories', ['--project', 'stories'])

process.exit(printSummary() ? 1 : 0)
