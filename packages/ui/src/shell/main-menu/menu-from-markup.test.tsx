import { describe, expect, test } from 'vitest'
import type { MainMenuEntry } from './main-menu.view-model.ts'
import { menuFromMarkup } from './menu-from-markup.ts'

function read(html: string): MainMenuEntry[] {
  const template = document.createElement('template')
  template.innerHTML = html
  const element = template.content.firstElementChild
  if (!element) throw new Error('No markup')
  return menuFromMarkup(element)
}
const nav = (items: string) => `<nav data-menu aria-label="Site"><ul>${items}</ul></nav>`
const one = (item: string) => read(nav(item))[0]

describe('H1 the menu of the page’s own markup (shared-blocks §2)', () => {
  test('nested lists become entries, groups and links', () => {
    const items = read(
      nav(`
        <li data-id="bonds"><a href="/">Bonds</a>
          <ul>
            <li><span>Governments</span>
              <ul>
                <li><a href="/bonds/1/">US Treasury 4%</a></li>
                <li><a href="https://home.treasury.gov/" target="_blank" rel="noopener">Auctions</a></li>
                <li><span>Treasury bill</span></li>
              </ul>
            </li>
          </ul>
        </li>
        <li data-id="funds"><a href="/etf/1/">Funds</a></li>`),
    )
    expect(items).toEqual([
      {
        id: 'bonds',
        title: 'Bonds',
        href: '/',
        groups: [
          {
            title: 'Governments',
            links: [
              { title: 'US Treasury 4%', href: '/bonds/1/', newTab: false, active: true },
              { title: 'Auctions', href: 'https://home.treasury.gov/', newTab: true, active: true },
              { title: 'Treasury bill', href: '', newTab: false, active: false },
            ],
          },
        ],
      },
      { id: 'funds', title: 'Funds', href: '/etf/1/', groups: [] },
    ])
  })

  test('links directly below an entry are a group without a title', () => {
    const item =
      '<li><a href="/">Bonds</a><ul><li><a href="/a/">A</a></li><li><a href="/b/">B</a></li></ul></li>'
    expect(one(item)?.groups.map(({ title, links }) => [title, links.map(link => link.title)])).toEqual([
      ['', ['A', 'B']],
    ])
  })

  test('a heading with an address is the first link of its column', () => {
    const item = '<li>Bonds<ul><li><a href="/g/">G</a><ul><li><a href="/a/">A</a></li></ul></li></ul></li>'
    expect(one(item)?.groups[0]?.links.map(link => link.href)).toEqual(['/g/', '/a/'])
  })

  test('deeper lists belong to the group above them', () => {
    const item =
      '<li>Bonds<ul><li>G<ul><li><a href="/a/">A</a><ol><li><a href="/b/">B</a></li></ol></li></ul></li></ul></li>'
    expect(one(item)?.groups[0]?.links.map(link => link.title)).toEqual(['A', 'B'])
  })

  test.each([
    ['an entry', '<li hidden><a href="/a/">A</a></li><li><a href="/b/">B</a></li>', ['B']],
    ['what is not an entry', '<p>Text</p><li><a href="/b/">B</a></li>', ['B']],
  ])('hidden is not shown: %s', (_sentence, items, titles) => {
    expect(read(nav(items)).map(item => item.title)).toEqual(titles)
  })

  test('hidden is not shown: a link, a group, a word', () => {
    const item =
      '<li>Bonds<span hidden> secret</span><ul><li hidden>H<ul><li>x</li></ul></li><li>G<ul><li hidden><a href="/a/">A</a></li></ul></li></ul></li>'
    expect(one(item)).toMatchObject({ title: 'Bonds', groups: [{ title: 'G', links: [] }] })
  })

  test('links and lists can have wrappers, and white space is one space', () => {
    const item = '<li><div><b><a href="/a/">US\n  Treasury</a></b></div><div><ul><li>x</li></ul></div></li>'
    expect(one(item)).toMatchObject({
      title: 'US Treasury',
      href: '/a/',
      groups: [{ links: [{ title: 'x' }] }],
    })
  })

  test('hostile titles stay text, and addresses are unchanged for safeUrl to check', () => {
    const item = '<li><a href="javascript:alert(1)">&lt;script&gt;alert(1)&lt;/script&gt;</a></li>'
    expect(one(item)).toMatchObject({ title: '<script>alert(1)</script>', href: 'javascript:alert(1)' })
  })

  test('the nav can be a descendant', () => {
    const html = `<header><ul><li>Other</li></ul>${nav('<li><a href="/a/">A</a></li>')}</header>`
    expect(read(html).map(item => item.title)).toEqual(['A'])
  })

  test.each([
    ['no list', '<nav data-menu>Menu</nav>'],
    ['an empty list', nav('')],
  ])('%s returns no entries', (_sentence, html) => {
    expect(read(html)).toEqual([])
  })

  test('200 entries keep their order', () => {
    const items = Array.from({ length: 200 }, (_, at) => `<li><a href="/${at}/">${at}</a></li>`).join('')
    expect(read(nav(items)).map(item => item.title)).toEqual(Array.from({ length: 200 }, (_, at) => `${at}`))
  })
})
