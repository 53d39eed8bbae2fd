import { describe, expect, test } from 'vitest'
import { refuseForeignForm, refuseForeignPage, requireOwnPage } from './guards.ts'

const from = (headers: Record<string, string>) =>
  new Request('https://accrue.test/api/session/', {
    method: 'POST',
    headers: { host: 'accrue.test', ...headers },
  })
const OWN = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }

describe('calls that change state come from a page of this site (reliability §2.7a)', () => {
  test.each<[string, Record<string, string>, boolean]>([
    ['our page with our header', { ...OWN, 'x-requested-by': 'accrue' }, true],
    ['our page without our header', OWN, false],
    [
      'an older browser that names our origin',
      { origin: 'https://accrue.test', 'x-requested-by': 'accrue' },
      true,
    ],
    [
      'an older browser that names a foreign one',
      { origin: 'https://evil.test', 'x-requested-by': 'accrue' },
      false,
    ],
    ['a foreign page', { ...OWN, 'sec-fetch-site': 'cross-site', 'x-requested-by': 'accrue' }, false],
    ['a sibling host', { ...OWN, 'sec-fetch-site': 'same-site', 'x-requested-by': 'accrue' }, false],
    ['an image', { ...OWN, 'sec-fetch-dest': 'image', 'x-requested-by': 'accrue' }, false],
    ['a prefetch', { ...OWN, 'sec-purpose': 'prefetch', 'x-requested-by': 'accrue' }, false],
    ['a navigation', { ...OWN, 'sec-fetch-mode': 'navigate', 'x-requested-by': 'accrue' }, false],
    ['a request without an origin', { 'x-requested-by': 'accrue' }, false],
  ])('%s', (_who, headers, passes) => {
    const attempt = () => requireOwnPage(from(headers))
    if (passes) expect(attempt).not.toThrow()
    else expect(attempt).toThrow(expect.objectContaining({ status: 403, code: 'bad_origin' }))
  })
})

describe('signing in and out, which users’ scripts also call (contract, Demo users)', () => {
  test.each<[string, Record<string, string>, boolean]>([
    ['a script outside a browser', {}, true],
    ['our page', OWN, true],
    ['our page in an older browser', { origin: 'https://accrue.test' }, true],
    ['a foreign page', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }, false],
    ['a foreign page in an older browser', { origin: 'https://evil.test' }, false],
    ['a page that hides its origin', { origin: 'null' }, false],
    ['an address that the user typed', { 'sec-fetch-site': 'none' }, false],
  ])('%s', (_who, headers, passes) => {
    const attempt = () => refuseForeignPage(from(headers))
    if (passes) expect(attempt).not.toThrow()
    else expect(attempt).toThrow(expect.objectContaining({ status: 403, code: 'bad_origin' }))
  })
})

describe('H6 a form that a browser submits without a script', () => {
  const SENT = { ...OWN, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

  test.each<[string, Record<string, string>, boolean]>([
    ['a form of our page', { ...SENT, origin: 'https://accrue.test' }, true],
    ['a form of our page in an older browser', { origin: 'https://accrue.test' }, true],
    ['a form of our page, named by its address alone', { referer: 'https://accrue.test/bonds/1/' }, true],
    ['a script outside a browser', {}, true],
    ['a form of a foreign page', { ...SENT, 'sec-fetch-site': 'cross-site' }, false],
    ['a form of a foreign page in an older browser', { origin: 'https://evil.test' }, false],
    ['a form of a page that hides its origin', { origin: 'null' }, false],
    ['a sibling host', { ...SENT, 'sec-fetch-site': 'same-site' }, false],
    ['an address that the user typed', { ...SENT, 'sec-fetch-site': 'none' }, false],
    ['a form within a frame', { ...SENT, 'sec-fetch-dest': 'iframe' }, false],
    ['a prefetch', { ...SENT, 'sec-purpose': 'prefetch;prerender' }, false],
  ])('%s', (_who, headers, passes) => {
    const attempt = () => refuseForeignForm(from(headers))
    if (passes) expect(attempt).not.toThrow()
    else expect(attempt).toThrow(expect.objectContaining({ status: 403, code: 'bad_origin' }))
  })
})
