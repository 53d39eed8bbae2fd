import { LANGUAGES } from '@accrue/ui/foundation/format'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textsOf } from '../labels.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { menuOf } from './menu.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const menuIn = (lang: (typeof LANGUAGES)[number]) =>
  menuOf({ market: app.deps.market, lang, text: textsOf(app.deps.labels, lang) })
const linksOf = (menu: ReturnType<typeof menuOf>) =>
  menu.flatMap(({ items = [] }) => items.flatMap(group => group.column))

describe('H1 the demo’s main menu', () => {
  test('has the kinds of things that have pages', () => {
    expect(menuIn('en').map(({ ttl, url }) => [ttl, url])).toEqual([
      ['Bonds', '/'],
      ['Stocks', ''],
      ['Funds', '/etf/1/'],
      ['Indexes', ''],
      ['Companies', ''],
      ['About', ''],
    ])
  })

  test('every link of the site leads to a page', async () => {
    const menu = menuIn('en')
    const urls = [...menu, ...linksOf(menu)].map(({ url }) => url).filter(url => url.startsWith('/'))
    expect(urls.length).toBeGreaterThan(40)
    for (const url of new Set(urls)) {
      const response = await app.ask(null, url, { headers: { 'sec-fetch-site': 'none' } })
      expect([url, response.status]).toEqual([url, 200])
    }
    // Dozens of pages, each rendered for the first time.
  }, 60_000)

  test('links to the sources open in a new tab', () => {
    const outside = linksOf(menuIn('en')).filter(({ url }) => url.startsWith('https://'))
    expect(outside.map(({ ttl, target_blank }) => [ttl, target_blank])).toEqual([
      ['Auctions at TreasuryDirect', true],
      ['Par yields at the US Treasury', true],
      ['Filings at the SEC', true],
    ])
  })

  test('a kind without data, such as bills, is plain text', () => {
    const inactive = linksOf(menuIn('en')).filter(({ active }) => active === false)
    expect(inactive).toEqual([{ ttl: 'Treasury bill', url: '', active: false }])
    expect(app.deps.market.bonds.some(issue => issue.kind === 'bill')).toBe(false)
  })

  test.each(LANGUAGES)('%s: every text is translated, and ids do not depend on the language', lang => {
    const menu = menuIn(lang)
    expect(menu.map(({ id }) => id)).toEqual(['bonds', 'stocks', 'funds', 'indexes', 'companies', 'about'])
    const texts = menu.flatMap(({ ttl, items = [] }) => [
      ttl,
      ...items.flatMap(group => [group.ttl ?? '', ...group.column.map(link => link.ttl)]),
    ])
    expect(texts.filter(text => /^[a-z]+(?:_[a-z]+)+$/.test(text))).toEqual([])
    expect(linksOf(menu).every(({ ttl }) => ttl.trim() !== '')).toBe(true)
  })

  test('the API returns it in the requested language', async () => {
    const answer: unknown = await (await app.ask(null, '/api/menu/?lang=rus')).json()
    expect(answer).toEqual(menuIn('ru'))
    expect((await app.ask(null, '/api/menu/?lang=x')).status).toBe(400)
  })
})
