// `npm run check`: types, lint, and the unit tests that import what changed since the merge base. For use while writing code; the gate is `npm test`.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { changedFiles, mergeBase } from './tools/changed-files.mjs'
import { runCommand } from './tools/run-command.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const bin = name => join(root, 'node_modules/.bin', name)
let failed = 0

async function check(title, program, args) {
  const start = performance.now()
  const { status, output } = await runCommand(program, args, { cwd: root })
  if (status !== 0) failed++
  console.log(`${status === 0 ? '✓' : '✗'} ${title} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  if (status !== 0) console.log(output.trim())
}

await Promise.all([
  check('Types', process.execPath, ['node_modules/typescript-native/bin/tsc', '-b']),
  check('Lint and format', bin('biome'), ['check', '--error-on-warnings', '.']),
])

// without a remote branch: uncommitted changes
const changed = (changedFiles(root, mergeBase(root) ?? 'HEAD') ?? []).filter(file =>
  existsSync(join(root, file)),
)
/** Nearly every test imports these; types and their own tests check them. */
const isShared = file => /\/index\.ts$|\/labels\/|\/docs\//.test(file)
const sources = changed.filter(file => /\.(tsx?|css)$/.test(file) && !isShared(file))
if (changed.some(file => file.includes('/labels/'))) sources.push('tests/architecture/label-texts.test.ts')

if (sources.length === 0) console.log('No source changed: no test to run.')
else
  await check(`Tests related to ${sources.length} changed files`, bin('vitest'), [
    'related',
    ...sources,
    '--run',
    '--project=node',
    '--project=unit',
    '--passWithNoTests',
    '--reporter=dot',
  ])

process.exit(failed ? 1 : 0)
