import { expect, test } from 'vitest'
import { chromiumPath } from './chromium-path.ts'

test.each<[string, string | undefined, string[], string | null]>([
  ['the one that CHROMIUM_PATH names', '/opt/browser', ['/opt/browser', '/usr/bin/chromium'], '/opt/browser'],
  ['no other when that one is not there', '/opt/browser', ['/usr/bin/chromium'], null],
  ['else the first at a usual place', undefined, ['/usr/bin/google-chrome'], '/usr/bin/google-chrome'],
  ['an empty name names none', '', ['/usr/bin/chromium'], '/usr/bin/chromium'],
  ['none where there is none', undefined, [], null],
])('the browser to print with: %s', (_sentence, named, there, expected) => {
  expect(chromiumPath(named, path => there.includes(path))).toBe(expected)
})
