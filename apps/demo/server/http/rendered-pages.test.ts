import { SITE_CODES } from '@accrue/api-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawPage } from '../../src/server-page.tsx'
import { openTestApp, type TestApp } from '../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  const template =
    '<!doctype html><html lang="en"><head><title>Accrue</title></head><body><div id="root"></div></body></html>'
  app = await openTestApp({ web: { template, preloads: {}, render: drawPage, file: async () => null } })
})
afterAll(() => app.close())

/** The content of the root element. */
async function rootOf(path: string, user: string | null = null): Promise<string> {
  const text = await (await app.ask(user, path)).text()
  return /<div id="root">(.*)<\/div><aside id="page-fault">/s.exec(text)?.[1] ?? ''
}

/** Its text, with one space at each element boundary. */
const textOf = (markup: string) =>
  markup
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

describe('X10 the server renders complete pages', () => {
  test.each([
    ['/', ['Bonds on 11 Jul 2025', 'US Treasury 4% 15 Feb 2034', 'Treasury par curve']],
    [
      '/bonds/1/',
      ['US Treasury 4% 15 Feb 2034', 'US91282CJZ59', 'Chart and archive', 'Coupon', 'Similar bonds'],
    ],
    ['/stocks/1/', ['Apple Inc', 'AAPL', 'Issuer']],
    ['/etf/1/', ['Bond fund of the N-PORT report']],
    ['/indexes/11/', ['US Treasury par yield 10-year']],
    ['/company/5/', ['JPMorgan Chase']],
    ['/access/', ['What a subscription includes']],
    ['/methodology/eng/', ['Methodology']],
    ['/nothing', ['404']],
  ])('%s with its content', async (path, texts) => {
    const root = await rootOf(path)
    expect(root).toMatch(/<header.*<h1.*<footer/s)
    expect(root).not.toMatch(/ style="|<script|\{\{\w+\}\}/)
    const text = textOf(root)
    for (const expected of texts) expect(text).toContain(expected)
  })

  test('H4 a visitor’s page contains only data from its data block; a signed-in user’s contains values', async () => {
    expect(textOf(await rootOf('/bonds/1/'))).toContain('Sign in')
    const mine = textOf(await rootOf('/bonds/1/', 'desk'))
    expect(mine).toContain('desk')
    expect(mine).not.toContain('Sign in')
  })

  test.each([
    ['/bonds/1/', 'Price, US Treasury 4% 15 Feb 2034, Estimation: '],
    ['/stocks/1/', 'Apple Inc: '],
    ['/indexes/11/', 'US Treasury par yield 10-year: '],
  ])('%s with its chart as a picture, of which a visitor sees the shape', async (path, name) => {
    const pictures = async (user: string | null, search = '') => {
      const root = await rootOf(path + search, user)
      return [`role="img" aria-label="${name}`, 'static-time-chart-tag'].map(part => root.includes(part))
    }
    expect(await pictures(null)).toEqual([true, false])
    expect(await pictures('desk')).toEqual([true, true])
    // the picture is that of the first period
    expect(await pictures('desk', '?period=1M')).toEqual([false, false])
  })

  test.each(Object.values(SITE_CODES))('in %s', async lang => {
    const root = await rootOf(`/bonds/1/?lang=${lang}`)
    expect(root).toContain('<h1')
    expect(root).not.toMatch(/\{\{\w+\}\}/)
  })

  test.each([
    ['/account/', 'Your account'],
    ['/outbox/', 'Outbox'],
  ])('%s of a visitor, who has no data of their own', async (path, title) => {
    expect(textOf(await rootOf(path))).toMatch(new RegExp(`${title}.*Sign in`))
  })

  test.each(['/account/', '/outbox/'])(
    '%s of a user needs their data and is left to the browser',
    async path => {
      expect(await rootOf(path, 'desk')).toBe('')
    },
  )
})
