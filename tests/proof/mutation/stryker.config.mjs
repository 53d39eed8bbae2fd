import { availableParallelism } from 'node:os'
import { GROUPS } from './groups.mjs'

/** Options of Stryker: https://stryker-mutator.io/docs/stryker-js/configuration/ */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/proof/mutation/vitest.config.ts' },
  mutate: Object.values(GROUPS).flat(),
  ignorePatterns: [
    '/.*',
    '/apps',
    '/docs',
    '/examples',
    '/tsconfig.json',
    '/test-results',
    '/tests/*',
    '!/tests/proof',
    '!/tests/*.ts',
    'dist',
    '.tsc',
  ],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: availableParallelism(),
  timeoutMS: 10_000,
  incremental: true,
  incrementalFile: '.stryker/incremental.json',
  tempDirName: '.stryker',
  cleanTempDir: 'always',
  reporters: ['html', 'progress-append-only'],
  htmlReporter: { fileName: '.stryker/report.html' },
}
