import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linkShape } from './link.view-model.ts'

const text = { kind: 'text' }
const outside = { kind: 'link', newTab: true, rel: 'noopener noreferrer', target: '_blank' }

describe('rendering of an address', () => {
  test.each([
    [
      'a path of this site is a link',
      { href: '/bonds/1/' },
      { kind: 'link', href: '/bonds/1/', newTab: false },
    ],
    ['a fragment is a link', { href: '#quotes' }, { kind: 'link', href: '#quotes', newTab: false }],
    [
      'a path with an address in its query is of this site',
      { href: '/go/?to=https://example.com' },
      { kind: 'link', href: '/go/?to=https://example.com', newTab: false },
    ],
    ['an https address opens in a new tab', { href: 'https://example.com/a' }, outside],
    ['a path may open in a new tab', { href: '/a', newTab: true }, { ...outside, href: '/a' }],
    ['script is text', { href: 'javascript:alert(1)' }, text],
    ['data is text', { href: 'data:text/html,x' }, text],
    ['an address without a scheme is text', { href: '//evil.example' }, text],
    ['http is text', { href: 'http://example.com' }, text],
    ['a missing address is text', { href: null }, text],
    ['a number is text', { href: 5 }, text],
    ['a host that is not allowed is text', { href: 'https://evil.example', hosts: ['example.com'] }, text],
    [
      'a sponsored link of this site has rel (H3)',
      { href: '/access/', sponsored: true },
      { kind: 'link', newTab: false, rel: 'sponsored' },
    ],
    [
      'a sponsored external link has rel too (H3)',
      { href: 'https://example.com/a', sponsored: true },
      { ...outside, rel: 'sponsored noopener noreferrer' },
    ],
    ['script that is paid for is text', { href: 'javascript:alert(1)', sponsored: true }, text],
    ['a host that is allowed is a link', { href: 'https://example.com', hosts: ['example.com'] }, outside],
  ])('%s', (_sentence, input, expected) => {
    expect(linkShape(input)).toMatchObject(expected)
  })
})

describe('for any address', () => {
  const scheme = fc.constantFrom(
    'javascript:',
    'JaVaScRiPt:',
    'java\tscript:',
    '\u0001javascript:',
    'data:text/html,',
    'vbscript:',
    'http://',
    'https://',
    '//',
    '\\\\',
    '/\\',
    '/',
    '#',
    '?',
    ' ',
    '',
  )
  const rest = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.webPath(),
    fc.domain(),
    fc.constant('a@evil.example'),
  )
  const address = fc.oneof(
    fc.tuple(scheme, rest).map(parts => parts.join('')),
    fc.webUrl(),
    fc.anything(),
  )
  const input = fc.record(
    {
      href: address,
      hosts: fc.constantFrom([], ['example.com']),
      newTab: fc.boolean(),
    },
    { requiredKeys: ['href'] },
  )
  const site = 'https://accrue.example'

  test('a link stays on this site or uses https, and an external page gets no opener and referrer', () => {
    fc.assert(
      fc.property(input, link => {
        const shape = linkShape(link)
        if (shape.kind === 'text') return
        const { origin, protocol } = new URL(shape.href, `${site}/bonds/1/`)
        expect(protocol).toBe('https:')
        if (origin !== site) expect(shape).toMatchObject({ newTab: true, rel: 'noopener noreferrer' })
        if (link.newTab) expect(shape.newTab).toBe(true)
      }),
    )
  })

  test('with a list of hosts no link leads to another one', () => {
    fc.assert(
      fc.property(address, href => {
        const shape = linkShape({ href, hosts: ['example.com'] })
        if (shape.kind === 'text') return
        expect(['accrue.example', 'example.com']).toContain(new URL(shape.href, site).hostname)
      }),
    )
  })
})
