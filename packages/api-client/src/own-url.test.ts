import { expect, test } from 'vitest'
import { ownPath } from './own-url.ts'

test.each<[string, string | null]>([
  ['/api/network/1/from/', '/api/network/1/from/'],
  ['/cb/x/?a=1#top', '/cb/x/?a=1'],
  ['https://site.test/api/x/', '/api/x/'],
  ['/api', null],
  ['/bonds/1/', null],
  ['//evil.example/api/', null],
  ['\\\\evil.example\\api\\', null],
  ['/\\evil.example/api/', null],
  ['https://evil.example/api/', null],
  ['https://site.test.evil.example/api/', null],
  ['https://site.test@evil.example/api/', null],
  ['https://user@site.test/api/', null],
  ['http://site.test/api/', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['blob:https://site.test/api/1', null],
  ['/api/../admin/', null],
  ['/api/%2e%2e/admin/', null],
  ['/api/\nx/', null],
  ['', null],
  ['https://', null],
])('%j → %j (readings #41)', (url, expected) => {
  expect(ownPath(url, 'https://site.test')).toBe(expected)
})

test('without a base url the page’s origin counts; on a server only paths are accepted', () => {
  expect(ownPath('/api/x/', '')).toBe('/api/x/')
  expect(ownPath('https://site.test/api/x/', '')).toBeNull()
})
