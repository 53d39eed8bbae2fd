import { codeOfLanguage } from '@accrue/api-client'
import type { BondPage, EntityPage } from '@accrue/api-client/wire'
import { LANGUAGES, type Language, localeOf } from '@accrue/ui/foundation/format'
import type { Dictionary } from '../labels.ts'
import { escapeHtml } from '../wire/escape-html.ts'

export type HeadMarkup = {
  /** Scheme and host of the site. */
  origin: string
  pathname: string
  lang: Language
  labels: Dictionary
  title: string
  /** Null for pages without a market subject. */
  page: BondPage | EntityPage | null
  /** JSON for a script element, escaped so that it cannot close the element. */
  inScript: (json: string) => string
}

/** The default language, whose address names none. */
const DEFAULT_LANGUAGE: Language = 'en'
/** Length of a description that search engines show. */
const MAX_LENGTH = 160

/** Metadata for search engines and link previews: description, addresses in all languages, Open Graph, JSON-LD. */
export function headMarkup(head: HeadMarkup): string {
  const { lang, title, page, inScript } = head
  const address = addressIn(head, lang)
  const description = descriptionOf(head)
  const named = { description }
  const shared = {
    'og:type': 'website',
    'og:site_name': 'Accrue',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:locale': localeOf(lang).replace('-', '_'),
  }
  const metas = (by: string, values: Record<string, string>) =>
    Object.entries(values).map(([key, value]) => `<meta ${by}="${key}" content="${escapeHtml(value)}">`)
  const links = LANGUAGES.map(other => link('alternate', addressIn(head, other), localeOf(other)))
  const data = page ? [structured(head, page)] : []
  return [
    ...metas('name', named),
    link('canonical', address),
    ...links,
    link('alternate', addressIn(head, DEFAULT_LANGUAGE), 'x-default'),
    ...metas('property', shared),
    ...data.map(json => `<script type="application/ld+json">${inScript(json)}</script>`),
  ].join('')
}

function link(rel: string, href: string, hreflang?: string): string {
  const language = hreflang ? ` hreflang="${hreflang}"` : ''
  return `<link rel="${rel}"${language} href="${escapeHtml(href)}">`
}

function addressIn({ origin, pathname }: Pick<HeadMarkup, 'origin' | 'pathname'>, lang: Language): string {
  return `${origin}${pathname}${lang === DEFAULT_LANGUAGE ? '' : `?lang=${codeOfLanguage(lang)}`}`
}

/** Public data of the subject: its codes, badges and the first lines of its summary; other pages describe the site. */
function descriptionOf({ page, labels }: HeadMarkup): string {
  const text = (key: string) => labels[key] ?? key
  if (!page) return text('home_lead')
  const { name, isin, ticker, badges } = page.header
  const lines = page.info
    .filter(({ kind }) => kind === 'text' || kind === 'link')
    .map(({ id, value }) => `${text(id)}: ${value.startsWith('label:') ? text(value.slice(6)) : value}`)
  const parts = [name, isin ?? ticker, ...badges.map(({ ttl }) => ttl), ...lines]
  const description = parts.filter(Boolean).join(' · ')
  return description.length > MAX_LENGTH ? `${description.slice(0, MAX_LENGTH - 1)}…` : description
}

function structured({ origin, ...head }: HeadMarkup, page: BondPage | EntityPage): string {
  const { name, breadcrumbs, isin, ticker, badges } = page.header
  const url = addressIn({ origin, ...head }, head.lang)
  const steps = [...breadcrumbs.map(({ ttl, url: path }) => ({ ttl, path })), { ttl: name, path: null }]
  const issuer = page.info.find(({ id }) => id === 'info_issuer')?.value
  const organization = (of: string) => ({ '@type': 'Organization', name: of })
  const thing = head.pathname.startsWith('/company/')
    ? { ...organization(name), url }
    : {
        '@type': 'FinancialProduct',
        name,
        url,
        ...(isin || ticker ? { identifier: isin ?? ticker } : {}),
        ...(badges[0] ? { category: badges.at(-1)?.ttl } : {}),
        ...(issuer ? { provider: organization(issuer) } : {}),
      }
  const list = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ ttl, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: ttl,
      ...(path ? { item: `${origin}${path}` } : {}),
    })),
  }
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': [thing, list] })
}
