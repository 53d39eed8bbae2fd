import { describe, expect, test } from 'vitest'
import { linkShape } from './link.shape.ts'

const text = { kind: 'text' }
const outside = { kind: 'link', newTab: true, rel: 'noopener noreferrer', target: '_blank' }

describe('what an address becomes', () => {
  test.each([
    [
      'a path of this site is a link',
      { href: '/bonds/1/' },
      { kind: 'link', href: '/bonds/1/', newTab: false },
    ],
    ['a fragment is a link', { href: '#quotes' }, { kind: 'link', href: '#quotes', newTab: false }],
    ['an https address opens in a new tab', { href: 'https://example.com/a' }, outside],
    ['a path may open in a new tab', { href: '/a', newTab: true }, { ...outside, href: '/a' }],
    ['script is text', { href: 'javascript:alert(1)' }, text],
    ['data is text', { href: 'data:text/html,x' }, text],
    ['an address without a scheme is text', { href: '//evil.example' }, text],
    ['http is text', { href: 'http://example.com' }, text],
    ['nothing is text', { href: null }, text],
    ['a number is text', { href: 5 }, text],
    ['a host that is not allowed is text', { href: 'https://evil.example', hosts: ['example.com'] }, text],
    ['a host that is allowed is a link', { href: 'https://example.com', hosts: ['example.com'] }, outside],
  ])('%s', (_sentence, input, expected) => {
    expect(linkShape(input)).toMatchObject(expected)
  })
})
