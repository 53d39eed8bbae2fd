// `npm test`: installs what the tests need, then proves everything, and counts. Plain Node, so that it runs in a bare clone.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium, startPostgres } from './tools/provision.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const results = join(root, 'test-results')
const bin = name => join(root, 'node_modules/.bin', name)
const tally = { passed: 0, failed: 0 }
const failures = []

function sh(command, args, env = {}) {
  return spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  }).status
}

function heading(title) {
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 76 - title.length))}`)
  return Date.now()
}

function done(title, began, passed, failed) {
  tally.passed += passed
  tally.failed += failed
  if (failed) failures.push(title)
  console.log(`${title}: ${passed} passed, ${failed} failed in ${Math.round((Date.now() - began) / 1000)} s`)
}

/** One command, one check. */
function check(title, command, args, env) {
  const began = heading(title)
  const ok = sh(command, args, env) === 0
  done(title, began, ok ? 1 : 0, ok ? 0 : 1)
  return ok
}

const readJson = file => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/** A Vitest run; its own report is counted, and a run without one has failed. */
function vitest(title, args, env) {
  const began = heading(title)
  const file = join(results, `${title.replace(/\W+/g, '-')}.json`)
  const status = sh(
    bin('vitest'),
    ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    env,
  )
  const report = readJson(file)
  const failed = report
    ? report.numFailedTests +
      report.testResults.filter(suite => suite.status === 'failed' && suite.assertionResults.length === 0)
        .length
    : 1
  done(title, began, report?.numPassedTests ?? 0, Math.max(failed, status === 0 ? 0 : 1))
}

/** A Playwright run, counted from its report. */
function playwright(title, args, env) {
  const began = heading(title)
  const file = join(root, 'test-results', `${title.replace(/\W+/g, '-')}.json`)
  const status = sh(bin('playwright'), ['test', ...args], { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  const stats = readJson(file)?.stats
  done(
    title,
    began,
    stats?.expected ?? 0,
    Math.max((stats?.unexpected ?? 0) + (stats?.flaky ?? 0), status === 0 ? 0 : 1),
  )
}

if (!existsSync(join(root, 'node_modules/vite/package.json'))) {
  heading('Installing packages')
  if (sh('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']) !== 0) process.exit(1)
}
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
ensureChromium()

check('Types', process.execPath, ['node_modules/typescript-native/bin/tsc', '-b'])
check('Lint and format', bin('biome'), ['check', '--error-on-warnings', '.'])
vitest('Unit', ['--project', 'node', '--project', 'unit'])

const postgres = await startPostgres()
if (postgres) {
  vitest('Server on PostgreSQL', ['--project', 'node', 'apps/demo/server'], {
    TEST_DATABASE_URL: postgres.url,
  })
  postgres.stop()
} else {
  console.log('\nNo PostgreSQL on this machine: the server was proven on the embedded database only.')
  if (process.env.CI) done('Server on PostgreSQL', Date.now(), 0, 1)
}

vitest('Stories', ['--project', 'storybook:chromium'])
if (
  check('Build of the packages', 'npm', [
    'run',
    'build',
    '--silent',
    '-w',
    '@accrue/ui',
    '-w',
    '@accrue/api-client',
    '-w',
    '@accrue/bond-page',
  ])
) {
  for (const name of ['ui', 'api-client', 'bond-page'])
    check(`Package ${name} can be published`, bin('publint'), ['--strict', `packages/${name}`])
}
const demo = check('Build of the demo', process.execPath, ['apps/demo/bin/demo.mjs', '--build-only'])
const storybook = check(
  'Build of the Storybook',
  bin('storybook'),
  ['build', '-o', 'storybook-static', '--quiet'],
  { CI: 'true' },
)
if (demo) playwright('Journeys', ['--project', 'journeys'])
if (storybook) playwright('Pictures', ['--project', 'pictures'])

if (failures.length) console.log(`\nFailed: ${failures.join(', ')}`)
console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
process.exit(tally.failed ? 1 : 0)
