import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeUrl, sameSiteUrl } from './safe-url.ts'

const HOSTS = ['site.test', 'files.site.test']

describe('addresses from data that are safe as links (reliability fact 5)', () => {
  test.each<[url: string]>([
    ['/'],
    ['/bonds/12345/'],
    ['/bonds/12345/?tab=archive#quotes'],
    ['#quotes'],
    ['?page=2'],
    ['bonds/12345/'],
    ['./next'],
    ['../up'],
    ['/api/export/%25from%25/'],
    ['/search?q=https://site.test/'],
    ['/имя/'],
    ['https://site.test'],
    ['https://site.test/report.pdf?year=2024#page=2'],
    ['https://files.site.test/a'],
    ['HTTPS://Site.Test/a'],
    ['https://site.test:8443/a'],
  ])('%s is returned unchanged', url => {
    expect(safeUrl(url)).toBe(url)
    expect(safeUrl(url, { hosts: HOSTS })).toBe(url)
  })

  test('surrounding spaces are removed', () => expect(safeUrl('  /bonds/1/\n')).toBe('/bonds/1/'))

  test.each<[url: unknown, why: string]>([
    ['javascript:alert(1)', 'a script'],
    ['JaVaScRiPt:alert(1)', 'a script in mixed case'],
    [' javascript:alert(1)', 'a script behind a space'],
    ['java\tscript:alert(1)', 'browsers drop the tab'],
    ['java\nscript:alert(1)', 'browsers drop the newline'],
    ['java\rscript:alert(1)', 'browsers drop the return'],
    ['\u0001javascript:alert(1)', 'browsers drop leading controls'],
    ['java\u0000script:alert(1)', 'a null character'],
    ['java\u200Bscript:alert(1)', 'a zero-width space'],
    ['/bonds\u200D/1', 'a zero-width joiner'],
    ['\u2060/bonds/1', 'a word joiner'],
    ['/bonds/\u202Efdp.exe', 'a direction mark that reverses the name'],
    ['/bonds/\u00AD1', 'a soft hyphen'],
    ['/bonds\uFEFF/1', 'a byte order mark inside'],
    ['/bonds/\u00A01', 'a no-break space'],
    ['/a b', 'a space inside'],
    ['/a\u2028b', 'a line separator'],
    ['data:text/html,<script>alert(1)</script>', 'data'],
    ['DATA:text/html;base64,PHNjcmlwdD4=', 'data in capitals'],
    ['blob:https://site.test/2b1f', 'a blob'],
    ['vbscript:msgbox(1)', 'another script'],
    ['file:///etc/passwd', 'a file'],
    ['ftp://site.test/a', 'another protocol'],
    ['mailto:a@site.test', 'mail'],
    ['tel:+1', 'telephone'],
    ['intent://site.test#Intent;end', 'an app'],
    ['view-source:https://site.test', 'a browser page'],
    ['http://site.test/', 'no https'],
    ['//evil.example', 'another host without a protocol'],
    ['///evil.example', 'three slashes are two to a browser'],
    ['////evil.example', 'and so are four'],
    ['\\\\evil.example', 'backslashes are slashes to a browser'],
    ['/\\evil.example', 'mixed slashes'],
    ['\\/evil.example', 'mixed slashes'],
    ['/\t/evil.example', 'browsers drop the tab between the slashes'],
    ['https:evil.example', 'a path on https pages, a host on others'],
    ['https:/evil.example', 'a path on https pages, a host on others'],
    ['https://accrue.invalid/a', 'the internal base for "same origin"'],
    ['https://a@b.example/', 'a user'],
    ['https://site.test@evil.example/', 'a user that looks like a host'],
    ['https://site.test%40evil.example/', 'a host with an escaped sign'],
    ['https://a:b@site.test/', 'a user and a password'],
    ['https://', 'no host'],
    ['https://[::1', 'no address at all'],
    ['', 'nothing'],
    ['   ', 'nothing'],
    [null, 'nothing'],
    [undefined, 'nothing'],
    [0, 'a number'],
    [{}, 'an object'],
    [['/a'], 'a list'],
    [new URL('https://site.test/'), 'a URL object'],
  ])('%s is rejected: %s', url => {
    expect(safeUrl(url)).toBeNull()
    expect(safeUrl(url, { hosts: HOSTS })).toBeNull()
    expect(sameSiteUrl(url)).toBeNull()
  })

  test.each([
    'https://evil.example/',
    'https://site.test.evil.com/',
    'https://evilsite.test/',
    'https://www.site.test/',
    'https://site.test./',
    'https://127.0.0.1/',
    'https://sıte.test/',
  ])('%s has a host that is not listed', url => {
    expect(safeUrl(url, { hosts: HOSTS })).toBeNull()
    expect(safeUrl(url, { hosts: [] })).toBeNull()
  })

  test('without `hosts` any https host is allowed, with an empty list none', () => {
    expect(safeUrl('https://anything.example/')).toBe('https://anything.example/')
    expect(safeUrl('https://anything.example/', { hosts: [] })).toBeNull()
  })

  test.each(['java%73cript:alert(1)', '%6Aavascript:alert(1)', 'javascript&colon;alert(1)'])(
    'every browser reads %s as a name of this site',
    url => {
      expect(safeUrl(url)).toBe(url)
      expect(new URL(url, 'https://site.test/').origin).toBe('https://site.test')
    },
  )
})

describe('readings #41: requests stay on this site, under the known prefixes', () => {
  test.each(['/api/bonds/1/', '/cb/emissions/item/', '/api/x?y=//z'])('%s is allowed', url => {
    expect(sameSiteUrl(url)).toBe(url)
  })

  test.each([
    'https://site.test/api/',
    '/bonds/1/',
    '/apix/',
    '/api',
    'api/bonds/',
    '?/api/',
    '#/api/',
    '/api/../admin/',
    '/api/%2e%2e/admin/',
    '/api/./../../cbx/',
    '//evil.example/api/',
    '/\\evil.example/api/',
  ])('%s is rejected', url => expect(sameSiteUrl(url)).toBeNull())

  test('other prefixes can be passed', () => {
    expect(sameSiteUrl('/export/1', ['/export/'])).toBe('/export/1')
    expect(sameSiteUrl('/api/1', ['/export/'])).toBeNull()
  })
})

const pieces = fc
  .array(
    fc.constantFrom(
      'https',
      'http',
      'javascript',
      'data',
      ':',
      '/',
      '//',
      '\\',
      '@',
      'site.test',
      'evil.example',
      '.',
      '..',
      '%2e',
      '%2f',
      '?',
      '#',
      '\t',
      '\n',
      ' ',
      '\u200B',
      'api',
      'a',
      '1',
    ),
    { maxLength: 9 },
  )
  .map(parts => parts.join(''))
const anyText = fc.oneof(pieces, fc.webUrl(), fc.string({ unit: 'binary' }))

describe('safe addresses as properties', () => {
  test.each(['https://here.test/bonds/1/', 'http://localhost:8080/bonds/1/'])(
    'on %s a browser leaves the site only by https to a listed host',
    page => {
      fc.assert(
        fc.property(anyText, text => {
          const url = safeUrl(text, { hosts: HOSTS })
          if (url === null) return
          const target = new URL(url, page)
          const stays = target.origin === new URL(page).origin
          const listed = target.protocol === 'https:' && HOSTS.includes(target.hostname)
          expect(stays || listed).toBe(true)
          expect(target.username + target.password).toBe('')
        }),
      )
    },
  )

  test('without hosts it stays on this site', () => {
    fc.assert(
      fc.property(anyText, text => {
        const url = safeUrl(text, { hosts: [] })
        if (url !== null) expect(new URL(url, 'https://here.test/a/').origin).toBe('https://here.test')
      }),
    )
  })

  test('a request stays under its prefixes', () => {
    fc.assert(
      fc.property(anyText, rest => {
        const url = sameSiteUrl(`/api/${rest}`)
        if (url === null) return
        const target = new URL(url, 'https://here.test/')
        expect(target.origin).toBe('https://here.test')
        expect(target.pathname).toMatch(/^\/(api|cb)\//)
      }),
    )
  })

  test('a safe address stays unchanged', () => {
    fc.assert(
      fc.property(anyText, text => {
        const url = safeUrl(text)
        if (url !== null) expect(safeUrl(url)).toBe(url)
      }),
    )
  })

  test('an https address with a user or password is never safe', () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['https'] }), fc.stringMatching(/^[a-z]{1,8}$/), (url, user) => {
        expect(safeUrl(url.replace('https://', `https://${user}@`))).toBeNull()
      }),
    )
  })
})
