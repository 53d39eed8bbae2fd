// `npm test`: installs what the tests need, then proves everything, and counts. Plain Node, so that it runs in a bare clone.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium, startPostgres } from './tools/provision.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const results = join(root, 'test-results')
const bin = name => join(root, 'node_modules/.bin', name)
const tally = { passed: 0, failed: 0 }
/** What failed, in order: the suite, the test's name and what it said. */
const failures = []

function sh(command, args, env = {}) {
  return spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  }).status
}

/** As `sh`, but beside others, and what the command said is kept. */
function shKept(command, args, env = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    const parts = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', part => parts.push(part))
    child.on('error', error => parts.push(Buffer.from(error.message)))
    child.on('close', status => resolve({ status, said: Buffer.concat(parts).toString() }))
  })
}

function heading(title) {
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 76 - title.length))}`)
  return Date.now()
}

/** Counts a suite; `told` are its failed tests as `{ name, message }`. */
function done(title, began, passed, failed, told = []) {
  tally.passed += passed
  tally.failed += failed
  if (failed) failures.push(...(told.length ? told : [{}]).map(one => ({ title, ...one })))
  console.log(`${title}: ${passed} passed, ${failed} failed in ${Math.round((Date.now() - began) / 1000)} s`)
}

/** One command, one check. */
async function check(title, command, args, env) {
  const began = Date.now()
  const { status, said } = await shKept(command, args, env)
  heading(title)
  if (said.trim()) console.log(said.trimEnd())
  const ok = status === 0
  done(title, began, ok ? 1 : 0, ok ? 0 : 1, ok ? [] : [{ message: said }])
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
  const told = report?.testResults.filter(suite => suite.status === 'failed').flatMap(failedInFile)
  done(title, began, report?.numPassedTests ?? 0, Math.max(failed, status === 0 ? 0 : 1), told)
}

/** The failed tests of one file of a Vitest report; a file that did not load has no tests and failed itself. */
function failedInFile({ name, message, assertionResults }) {
  const file = relative(root, name)
  if (assertionResults.length === 0) return [{ name: file, message }]
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      message: failureMessages.join('\n'),
    }))
}

/** A Playwright run, counted from its report. */
function playwright(title, args, env) {
  const began = heading(title)
  const file = join(root, 'test-results', `${title.replace(/\W+/g, '-')}.json`)
  const status = sh(bin('playwright'), ['test', ...args], { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  const report = readJson(file)
  const stats = report?.stats
  done(
    title,
    began,
    stats?.expected ?? 0,
    Math.max((stats?.unexpected ?? 0) + (stats?.flaky ?? 0), status === 0 ? 0 : 1),
    [
      ...(report?.errors ?? []).map(({ message }) => ({ message })),
      ...(report?.suites ?? []).flatMap(failedInSuite),
    ],
  )
}

/** The packages as others install them: four projects of their own. */
function consumers() {
  const began = heading('Consumers')
  const status = sh(process.execPath, ['tests/consumers/run.mjs'])
  const report = readJson(join(results, 'consumers.json'))
  const failed = Math.max(report?.failed ?? 0, status === 0 ? 0 : 1)
  done('Consumers', began, report?.passed ?? 0, failed, report?.failures)
}

/** The failed tests of a suite of a Playwright report and of the suites in it. */
function failedInSuite({ suites = [], specs = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      name: `${file} › ${title}`,
      message: tests
        .flatMap(({ results }) => results)
        .flatMap(({ errors, error }) => (errors?.length ? errors : error ? [error] : []))
        .map(({ message }) => message)
        .join('\n'),
    }))
  return [...own, ...suites.flatMap(failedInSuite)]
}

const LAST_LINES = 54
/** Lines of a message that help nobody: frames of the runners and the frame of a difference. */
const NOISE = /node_modules|^at (new )?Promise|^[-+] (Expected|Received|Array \[)|^expect\(/
const CODES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** What failed and what it said first, so that the last 60 lines of a log tell it. */
function tellFailures() {
  const many = failures.slice(0, LAST_LINES - 1)
  const linesEach = Math.max(0, Math.min(6, Math.floor(LAST_LINES / many.length) - 1))
  console.log('\nFailed:')
  for (const { title, name, message = '' } of many) {
    console.log(`✗ ${name ? `${title}: ${name}` : title}`.slice(0, 240))
    const lines = message
      .replace(CODES, '')
      .split('\n')
      .map(line => line.trim())
      .filter(line => /\w/.test(line) && !NOISE.test(line))
    for (const line of lines.slice(0, linesEach)) console.log(`    ${line.slice(0, 200)}`)
  }
  const more = failures.length - many.length
  if (more > 0) console.log(`… and ${more} more: test-results/*.json`)
}

// as the demo does it, so that it finds its packages installed
if (sh(process.execPath, ['apps/demo/bin/demo.mjs', '--install-only']) !== 0) process.exit(1)
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
ensureChromium()

await Promise.all([
  check('Types', process.execPath, ['node_modules/typescript-native/bin/tsc', '-b']),
  check('Lint and format', bin('biome'), ['check', '--error-on-warnings', '.']),
])
vitest('Unit', ['--project', 'node', '--project', 'unit'])

const postgres = await startPostgres()
if (postgres) {
  // what never asks the database has been proven above
  const asking = ['db', 'http', 'routes'].map(folder => `apps/demo/server/${folder}/`)
  vitest('Server on PostgreSQL', ['--project', 'node', ...asking], { TEST_DATABASE_URL: postgres.url })
  postgres.stop()
} else {
  console.log('\nNo PostgreSQL on this machine: the server was proven on the embedded database only.')
  if (process.env.CI) done('Server on PostgreSQL', Date.now(), 0, 1)
}

/** Builds the packages and the demo. */
async function buildPackages() {
  const names = ['ui', 'api-client', 'bond-page']
  const workspaces = names.flatMap(name => ['-w', `@accrue/${name}`])
  const built = await check('Build of the packages', 'npm', ['run', 'build', '--silent', ...workspaces])
  const demo = await check('Build of the demo', process.execPath, ['apps/demo/bin/demo.mjs', '--build-only'])
  return { built, demo }
}

// both read the sources, and neither keeps two processors busy
const [{ built, demo }, storybook] = await Promise.all([
  buildPackages(),
  check('Build of the Storybook', bin('storybook'), ['build', '-o', 'storybook-static', '--quiet'], {
    CI: 'true',
  }),
])
if (built) consumers()
if (built && demo) await check('Sizes', process.execPath, ['tests/sizes/run.mjs'])
if (demo) playwright('Journeys', ['--project', 'journeys'])
if (storybook) playwright('Stories', ['--project', 'stories'])

if (failures.length) tellFailures()
console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
process.exit(tally.failed ? 1 : 0)
