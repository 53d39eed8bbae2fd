import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDERS = [
  'packages/ui/src',
  'packages/bond-page/src',
  'apps/demo/src',
  'apps/demo/server',
  'tests/journeys',
]

/** All tests with their titles: a rule is tested once, in the cheapest place. */
const tests = FOLDERS.flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(test|spec)\.tsx?$/.test(name))
    .map(name => readFileSync(join(folder, name), 'utf8')),
).join('\n')

test.each(Array.from({ length: 30 }, (_, index) => index + 1))(
  'a test is named after rule %i of the thirty that are easily skipped',
  number => {
    expect(tests).toMatch(new RegExp(`\\(\\s*['\`][^'\`\n]*\\brule ${number}: `))
  },
)
