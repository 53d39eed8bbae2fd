import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { chromium } from './tests/chromium.ts'

const conditions = ['@accrue/source', 'module', 'browser', 'development|production']
const source = ['packages/*/src', 'apps/*/src', 'apps/*/server']
const outside = ['**/node_modules/**', '**/dist/**']
const properties = {
  find: /^fast-check$/,
  replacement: fileURLToPath(new URL('tests/properties.ts', import.meta.url)),
}

/** In the long run a property draws 100 times as many examples as in the gate (`tests/properties.ts`). */
const timeout = (milliseconds: number) => (process.env.TEST_ALL ? 20 * 60_000 : milliseconds)

/** The projects that the command line names. */
const named = process.argv.flatMap((arg, index) =>
  arg.startsWith('--project=') ? [arg.slice(10)] : process.argv[index - 1] === '--project' ? [arg] : [],
)
/** Loading Storybook takes three seconds, which a run of other projects does without. */
const withStories = named.length === 0 || named.some(name => name !== 'node' && name !== 'unit')

const stories = (): TestProjectInlineConfiguration => ({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  test: {
    name: 'storybook',
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: chromium }),
      instances: [
        { name: 'storybook:chromium', browser: 'chromium', viewport: { width: 1000, height: 760 } },
      ],
    },
  },
})

/** A `.test.ts` is pure and runs in node; a `.test.tsx` renders and runs in jsdom; every story runs in Chromium with axe. */
export default defineConfig({
  test: {
    // one more than the processors: tests that render wait for a tenth of their time
    maxWorkers: availableParallelism() + 1,
    // tests that render make many short-lived objects: a larger nursery saves a twentieth of their time
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        resolve: {
          conditions: ['@accrue/source', 'module', 'node', 'development|production'],
          alias: [properties],
        },
        ssr: { resolve: { conditions: ['@accrue/source', 'module', 'node', 'development|production'] } },
        test: {
          name: 'node',
          environment: 'node',
          // pure functions leave nothing behind: loading their files once a worker takes a quarter of the time
          isolate: false,
          include: [
            ...source.map(s => `${s}/**/*.test.ts`),
            'tests/{architecture,access,bench,contract,faults,consumers}/**/*.test.{ts,tsx}',
          ],
          exclude: outside,
          setupFiles: ['./tests/setup.ts'],
          testTimeout: timeout(60_000),
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { conditions, alias: [properties] },
        test: {
          name: 'unit',
          environment: 'jsdom',
          isolate: false,
          expect: { poll: { timeout: 5_000 } },
          include: [...source.map(s => `${s}/**/*.test.tsx`), 'tests/dom/*.test.tsx'],
          exclude: outside,
          setupFiles: ['./tests/setup.ts', './tests/setup.dom.ts'],
          testTimeout: timeout(60_000),
        },
      },
      ...(withStories ? [stories()] : []),
    ],
  },
})
