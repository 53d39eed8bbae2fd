import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Random schedules of one property: of pure reducers, and of rendered widgets (`tests/properties.ts`). */
const SCHEDULES = { ts: 10_000, tsx: 500 }

/** Every property test of races, with new random schedules. */
export function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'accrue-races-'))
  const file = join(folder, 'report.json')
  try {
    spawnSync(
      join(root, 'node_modules/.bin/vitest'),
      [
        'run',
        '--project',
        'node',
        '--project',
        'unit',
        '.race.test.',
        '--reporter=json',
        `--outputFile=${file}`,
      ],
      { cwd: root, env: { ...process.env, TEST_ALL: '1' }, stdio: 'ignore' },
    )
    const { testResults } = JSON.parse(readFileSync(file, 'utf8'))
    const failed = testResults
      .filter(({ status }) => status !== 'passed')
      .map(({ name }) => name.split('/').at(-1))
    const count = kind => testResults.filter(({ name }) => name.endsWith(`.${kind}`)).length
    const schedules = Object.entries(SCHEDULES).reduce((sum, [kind, each]) => sum + count(kind) * each, 0)
    return [
      {
        what: 'Random orders of choices and answers: searches, comparison, period, trading ground, watchlist, indicators, comments, reports',
        goal: '10,000 schedules, the last choice shown in all',
        measured: `${schedules.toLocaleString('en')} schedules in ${testResults.length} files, ${failed.length} files failed${
          failed.length ? ` (${failed.join(', ')})` : ''
        }`,
        reached: failed.length === 0 && schedules >= 10_000,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
