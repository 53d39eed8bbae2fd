import { defineConfig, devices } from '@playwright/test'
import { chromium } from './tests/chromium.ts'

const demoPort = Number(process.env.JOURNEY_PORT ?? 4174)
const storyPort = Number(process.env.STORY_PORT ?? 4175)
const demo = `http://127.0.0.1:${demoPort}`
const stories = `http://127.0.0.1:${storyPort}`
const only = process.argv.find((_, index) => process.argv[index - 1] === '--project')

/** How far a screenshot may be from its picture. */
export const PICTURE_TOLERANCE = { maxDiffPixels: 10 }

const demoServer = {
  command: 'node apps/demo/dist/server/main.js',
  url: `${demo}/healthz`,
  env: {
    PORT: String(demoPort),
    ACCRUE_DATA_DIR: `test-results/data-${demoPort}`,
    ACCRUE_TODAY: '2025-07-11',
    NODE_ENV: 'production',
  },
  reuseExistingServer: false,
  timeout: 60_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
}

const storyServer = {
  command: `node tests/tools/serve-folder.mjs storybook-static ${storyPort}`,
  url: `${stories}/index.json`,
  reuseExistingServer: false,
  timeout: 30_000,
}

/** Journeys run against the built demo as a user gets it: strict policy, real data, its own empty database. */
export default defineConfig({
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  // of all projects together; each has its own number
  workers: 3,
  // in the gate, where the machine is shared; what passes only then is named there and fails the long run
  retries: process.env.TEST_ALL ? 0 : 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  reporter: [['line'], ['json']],
  snapshotPathTemplate: 'tests/visual/__screenshots__/{arg}{ext}',
  use: {
    ...devices['Desktop Chrome'],
    headless: true,
    launchOptions: chromium,
    viewport: { width: 1360, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'America/New_York',
    locale: 'en-GB',
    // recording costs a fifth of the time; JOURNEY_TRACE=1 keeps what failed
    trace: process.env.JOURNEY_TRACE ? 'retain-on-failure' : 'off',
  },
  // how long a page may take where processors are shared; what must be quick is measured, not waited for
  expect: {
    timeout: 25_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', ...PICTURE_TOLERANCE },
  },
  projects: [
    {
      name: 'journeys',
      testDir: 'tests/journeys',
      workers: 2,
      use: { baseURL: demo },
    },
    // no trace: recording the one window of all stories costs more than looking at them; a third window fills the waits of two
    { name: 'stories', testDir: 'tests/visual', workers: 3, use: { baseURL: stories, trace: 'off' } },
  ],
  webServer:
    only === 'journeys' ? [demoServer] : only === 'stories' ? [storyServer] : [demoServer, storyServer],
})
