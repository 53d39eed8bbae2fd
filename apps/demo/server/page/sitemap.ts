import type { Market } from '../market/market.ts'
import { escapeHtml } from '../wire/escape-html.ts'
import { FUND_ID } from './issue-blocks.ts'
import { paths } from './view.ts'

/** The sitemap: addresses of all market pages; the format allows at most 50,000. */
export function sitemap({ bonds, stocks, indexes, issuers }: Market, origin: string): string {
  const all = [
    paths.home(),
    ...bonds.map(({ id }) => paths.bond(id)),
    ...stocks.map(({ id }) => paths.stock(id)),
    paths.etf(FUND_ID),
    ...indexes.map(({ id }) => paths.index(id)),
    ...issuers.map(({ id }) => paths.company(id)),
  ]
  const urls = all.map(path => `<url><loc>${escapeHtml(origin + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('\n')}</urlset>\n`
}

/** robots.txt: what search engines may read, and the sitemap's address. */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /cb/\nDisallow: /account/\nDisallow: /outbox/\nSitemap: ${origin}/sitemap.xml\n`
}
