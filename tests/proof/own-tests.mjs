import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Runs a test runner of the project with everything that the long run has; returns its JSON report. */
function reportOf(program, args, env) {
  const folder = mkdtempSync(join(tmpdir(), 'accrue-proof-'))
  const file = join(folder, 'report.json')
  try {
    spawnSync(join(root, 'node_modules/.bin', program), args(file), {
      cwd: root,
      env: { ...process.env, TEST_ALL: '1', ...env?.(file) },
      stdio: 'ignore',
    })
    return JSON.parse(readFileSync(file, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The files of unit tests whose path contains one of `parts`: `{ name, status, assertionResults }`. */
export function unitTests(...parts) {
  const projects = ['--project', 'node', '--project', 'unit']
  const { testResults } = reportOf('vitest', file => [
    'run',
    ...projects,
    ...parts,
    '--reporter=json',
    `--outputFile=${file}`,
  ])
  return testResults
}

/** The journeys of one file: `{ title, ok }`. */
export function journeys(file) {
  const { suites } = reportOf(
    'playwright',
    () => ['test', file, '--project', 'journeys', '--reporter=json'],
    report => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  )
  const specsOf = ({ specs = [], suites: inner = [] }) => [...specs, ...inner.flatMap(specsOf)]
  return suites.flatMap(specsOf)
}
