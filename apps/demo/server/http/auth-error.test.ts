import { describe, expect, test } from 'vitest'
import { authErrorOf, backPath, backWith } from './auth-error.ts'

describe('H6 the return address is a page of this site', () => {
  test.each<[string, string | null | undefined, string]>([
    ['a page', '/bonds/1/', '/bonds/1/'],
    ['a page with its query', '/bonds/1/?chart=yield&ground=4', '/bonds/1/?chart=yield&ground=4'],
    ['the home page', '/', '/'],
    ['a page with a fragment, which is dropped', '/bonds/1/#quotes', '/bonds/1/'],
    ['a page with an earlier error', '/bonds/1/?auth_error=social&lang=rus', '/bonds/1/?lang=rus'],
    [
      'a word in another script',
      '/search/?q=облигации',
      '/search/?q=%D0%BE%D0%B1%D0%BB%D0%B8%D0%B3%D0%B0%D1%86%D0%B8%D0%B8',
    ],
    ['nothing', undefined, '/'],
    ['null', null, '/'],
    ['an empty text', '', '/'],
    ['another host', '//evil.example', '/'],
    ['another host with three slashes', '///evil.example', '/'],
    ['another host by backslashes', '\\\\evil.example', '/'],
    ['another host by slash and backslash', '/\\evil.example', '/'],
    ['another host after a dot', '/.//evil.example', '/'],
    ['another host after ..', '/..//evil.example', '/'],
    ['another host, encoded', '%2f%2fevil.example', '/'],
    ['another host, encoded after the slash', '/%2f%2fevil.example', '/'],
    ['another host, encoded twice', '/%252f%252fevil.example', '/'],
    ['another host, encoded three times', '/%25252f%25252fevil.example', '/'],
    ['another host, one slash encoded', '/%2fevil.example', '/'],
    ['another host by an encoded backslash', '/%5cevil.example', '/'],
    ['an absolute url', 'https://evil.example/', '/'],
    ['a scheme without a host', 'https:evil.example', '/'],
    ['a script', 'javascript:alert(1)', '/'],
    ['data', 'data:text/html,x', '/'],
    ['a relative path', 'bonds/1/', '/'],
    ['a query alone', '?lang=rus', '/'],
    ['a new line', '/bonds/1/\nset-cookie: x=1', '/'],
    ['a carriage return', '/bonds/1/\r\n\r\n<script>', '/'],
    ['a new line, encoded', '/bonds/1/%0d%0aset-cookie:x=1', '/'],
    ['a tab that browsers drop', '/\t/evil.example', '/'],
    ['a null byte', '/bonds/1/\0', '/'],
    ['a space before it', ' //evil.example', '/'],
    ['a direction mark', '/\u202Ebonds/1/', '/'],
    ['an undecodable path', '/%E0%A4%A', '/'],
    ['a call of the API', '/api/session/', '/'],
    ['the API itself', '/api', '/'],
    ['a page whose path begins like the API', '/apiary/', '/apiary/'],
    ['the sign-in page', '/sign-in/example-id/', '/'],
    ['2001 characters', `/${'a'.repeat(2000)}`, '/'],
  ])('%s', (_sentence, text, expected) => {
    expect(backPath(text)).toBe(expected)
    expect(new URL(backPath(text), 'https://accrue.test').host).toBe('accrue.test')
  })

  test.each([
    ['/bonds/1/', '/bonds/1/?auth_error=social'],
    ['/bonds/1/?lang=rus', '/bonds/1/?lang=rus&auth_error=social'],
    ['/', '/?auth_error=social'],
  ])('%s names the error', (back, expected) => {
    expect(backWith(back, 'social')).toBe(expected)
  })
})

describe('H6 a page shows one of three known errors, never text from its address', () => {
  test.each([
    ['bad_credentials', 'bad_credentials'],
    ['too_many', 'too_many'],
    ['social', 'social'],
    ['', null],
    ['Social', null],
    ['constructor', null],
    ['"><script>alert(1)</script>', null],
  ])('auth_error=%s', (text, expected) => {
    expect(authErrorOf(new URLSearchParams({ auth_error: text }))).toBe(expected)
  })

  test('an address without an error: null', () => {
    expect(authErrorOf(new URLSearchParams('lang=rus'))).toBeNull()
  })
})
