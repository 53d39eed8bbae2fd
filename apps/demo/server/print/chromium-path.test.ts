import { expect, test } from 'vitest'
import { chromiumPath } from './chromium-path.ts'

test.each<[string, string | undefined, string[], string | null]>([
  ['the one in CHROMIUM_PATH', '/opt/browser', ['/opt/browser', '/usr/bin/chromium'], '/opt/browser'],
  ['no other when that one is missing', '/opt/browser', ['/usr/bin/chromium'], null],
  ['else the first at a usual location', undefined, ['/usr/bin/google-chrome'], '/usr/bin/google-chrome'],
  ['an empty CHROMIUM_PATH counts as unset', '', ['/usr/bin/chromium'], '/usr/bin/chromium'],
  ['none at any location: null', undefined, [], null],
])('the browser to print with: %s', (_sentence, named, there, expected) => {
  expect(chromiumPath(named, path => there.includes(path))).toBe(expected)
})
