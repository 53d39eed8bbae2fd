import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Runs a test runner of the project with everything that the long run has; returns its JSON report. */
async function reportOf(program, args, env) {
  const folder = mkdtempSync(join(tmpdir(), 'accrue-proof-'))
  const file = join(folder, 'report.json')
  try {
    const runner = spawn(join(root, 'node_modules/.bin', program), args(file), {
      cwd: root,
      env: { ...process.env, TEST_ALL: '1', ...env?.(file) },
      stdio: 'ignore',
    })
    await once(runner, 'exit')
    return JSON.parse(readFileSync(file, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The files of unit tests whose path contains `part`: `{ name, status, assertionResults }`. `env` is added to theirs. */
export async function unitTests(part, env) {
  const projects = ['--project', 'node', '--project', 'unit']
  const { testResults } = await reportOf(
    'vitest',
    file => ['run', ...projects, part, '--reporter=json', `--outputFile=${file}`],
    () => env,
  )
  return testResults
}

/** The journeys of one file: `{ title, ok }`. */
export async function journeys(file) {
  const { suites } = await reportOf(
    'playwright',
    () => ['test', file, '--project', 'journeys', '--reporter=json'],
    report => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  )
  const specsOf = ({ specs = [], suites: inner = [] }) => [...specs, ...inner.flatMap(specsOf)]
  return suites.flatMap(specsOf)
}
