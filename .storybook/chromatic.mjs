// `npm run chromatic`: publishes the Storybook to Chromatic, which compares pictures of the stories that a change can touch.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

const { CHROMATIC_PROJECT_TOKEN } = process.env

if (!CHROMATIC_PROJECT_TOKEN) {
  process.stderr.write(`Chromatic was not asked: CHROMATIC_PROJECT_TOKEN is not set.

It is on the project's page in Chromatic under Manage, Configure:

  CHROMATIC_PROJECT_TOKEN=… npm run chromatic

Without Chromatic: npm test compares every story with its picture in tests/visual/__screenshots__.
`)
  process.exit(1)
}

const chromatic = createRequire(import.meta.url).resolve('chromatic/package.json')
const { status } = spawnSync(
  process.execPath,
  [chromatic.replace(/package\.json$/, 'dist/bin.cjs'), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
)
process.exit(status ?? 1)
