import type { Menu, MenuLink } from '@accrue/api-client/wire'
import { describe, expect, test } from 'vitest'
import { menuMarkup } from './menu-markup.ts'

const HOSTILE = `"><script>alert('1')</script>&<!--`
const ESCAPED = '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;&lt;!--'
const withLink = (link: MenuLink): Menu => [
  { id: 'a', ttl: 'A', url: '', items: [{ ttl: 'G', column: [link] }] },
]

describe('H1 the main menu as markup', () => {
  test('is nested lists of links', () => {
    const items: Menu = [
      {
        id: 'bonds',
        ttl: 'Bonds',
        url: '/',
        items: [{ ttl: 'Governments', column: [{ ttl: 'Note', url: '/bonds/1/' }] }],
      },
      { id: 'funds', ttl: 'Funds', url: '/etf/1/' },
    ]
    expect(menuMarkup(items, 'Site')).toBe(
      '<nav data-menu aria-label="Site"><ul>' +
        '<li data-id="bonds"><a href="/">Bonds</a><ul><li><span>Governments</span>' +
        '<ul><li><a href="/bonds/1/">Note</a></li></ul></li></ul></li>' +
        '<li data-id="funds"><a href="/etf/1/">Funds</a></li></ul></nav>',
    )
  })

  test('links of a group without a title are directly below its entry', () => {
    const items: Menu = [
      { id: 's', ttl: 'Stocks', url: '', items: [{ ttl: '', column: [{ ttl: 'AAPL', url: '/stocks/1/' }] }] },
    ]
    expect(menuMarkup(items, 'Site')).toContain(
      '<span>Stocks</span><ul><li><a href="/stocks/1/">AAPL</a></li></ul>',
    )
  })

  test('a hidden entry has the hidden attribute, and a group without links is left out', () => {
    const items: Menu = [{ id: 'x', ttl: 'X', url: '/', show: false, items: [{ ttl: 'G', column: [] }] }]
    expect(menuMarkup(items, 'Site')).toContain('<li data-id="x" hidden><a href="/">X</a></li>')
  })

  test('hostile texts cannot close an element or an attribute', () => {
    const items: Menu = [
      {
        id: HOSTILE,
        ttl: HOSTILE,
        url: '/',
        items: [{ ttl: HOSTILE, column: [{ ttl: HOSTILE, url: '/?q="><script>' }] }],
      },
    ]
    const html = menuMarkup(items, HOSTILE)
    expect(html).not.toContain('<script')
    expect(html).not.toContain('<!--')
    expect(html.split(ESCAPED)).toHaveLength(6)
    expect(html).toContain('href="/?q=&quot;&gt;&lt;script&gt;"')
  })

  test.each<[string, MenuLink, string]>([
    ['a path', { ttl: 'L', url: '/a/?b=1&c' }, '<a href="/a/?b=1&amp;c">L</a>'],
    [
      'a new tab',
      { ttl: 'L', url: '/a/', target_blank: true },
      '<a href="/a/" target="_blank" rel="noopener noreferrer">L</a>',
    ],
    [
      'another site, which always has its own tab',
      { ttl: 'L', url: 'https://home.treasury.gov/' },
      '<a href="https://home.treasury.gov/" target="_blank" rel="noopener noreferrer">L</a>',
    ],
    ['an inactive one', { ttl: 'L', url: '/a/', active: false }, '<span>L</span>'],
    ['none', { ttl: 'L', url: '' }, '<span>L</span>'],
    ['a script', { ttl: 'L', url: 'javascript:alert(1)' }, '<span>L</span>'],
    ['a script behind a tab', { ttl: 'L', url: '\tjavascript:alert(1)' }, '<span>L</span>'],
    ['another host by two slashes', { ttl: 'L', url: '//evil.example/' }, '<span>L</span>'],
    ['another host by a backslash', { ttl: 'L', url: '/\\evil.example/' }, '<span>L</span>'],
    ['another host by a line break', { ttl: 'L', url: '/\n/evil.example/' }, '<span>L</span>'],
    ['plain http', { ttl: 'L', url: 'http://evil.example/' }, '<span>L</span>'],
    ['a user before the host', { ttl: 'L', url: 'https://a@evil.example/' }, '<span>L</span>'],
    ['data', { ttl: 'L', url: 'data:text/html,x' }, '<span>L</span>'],
  ])('a link: %s', (_sentence, link, expected) => {
    expect(menuMarkup(withLink(link), 'Site')).toContain(`<ul><li>${expected}</li></ul>`)
  })

  test('an empty menu is an empty navigation', () => {
    expect(menuMarkup([], 'Site')).toBe('<nav data-menu aria-label="Site"></nav>')
  })
})
