import { codeOfLanguage, type Language, languageOfCode } from '@accrue/api-client'

/** All URLs of the site. No other file writes one. */
export const paths = {
  home: () => '/',
  bond: (id: number) => `/bonds/${id}/`,
  company: (id: number) => `/company/${id}/`,
  stock: (id: number) => `/stocks/${id}/`,
  etf: (id: number) => `/etf/${id}/`,
  index: (id: number) => `/indexes/${id}/`,
  access: () => '/access/',
  /** Form action of the login form without scripts. */
  signIn: () => '/sign-in/',
  /** Sign-in at the demo's external service; `back` is the page to return to. */
  exampleId: (back: string) => `/sign-in/example-id/?${new URLSearchParams({ back })}`,
  account: () => '/account/',
  outbox: () => '/outbox/',
  cookies: () => '/cookies/',
  /** A methodology document in one language, or the list of all without a name. */
  methodology: (variant: MethodologyVariant, id: string | null = null) =>
    `/methodology/${codeOfLanguage(variant)}/${id === null ? '' : `${id}/`}`,
  /** Comments on all issuers. */
  analytics: () => '/analytics/',
  /** The text of a comment. */
  comment: (id: number) => `/analytics/${id}/`,
  /** The issuer's reports for periods before those on its page. */
  reports: (issuerId: number) => `/company/${issuerId}/reports/`,
  about: (subject: AboutSubject) => (subject === 'support' ? '/support/' : `/valuation/${subject}/`),
  /** A company's subsidiaries, as rows of a graph. */
  networkData: (id: number) => `/api/network/${id}/from/`,
} as const

/** Kinds of pages about one thing, and their path prefix. */
export type PageKind = 'bond' | 'stock' | 'etf' | 'index' | 'company'
const FOLDERS: Record<PageKind, string> = {
  bond: 'bonds',
  stock: 'stocks',
  etf: 'etf',
  index: 'indexes',
  company: 'company',
}

/** URL templates of what charts are compared with, where the client inserts the id, and the URL of all analytics. */
export const LINK_TEMPLATES = {
  bonds: '/bonds/{id}/',
  index: '/indexes/{id}/',
  stocks: '/stocks/{id}/',
  etf: '/etf/{id}/',
  analytics: '/analytics/',
} as const

/** The languages of methodology documents (shared-blocks §2). */
export const METHODOLOGY_VARIANTS = ['ru', 'en'] as const
export type MethodologyVariant = (typeof METHODOLOGY_VARIANTS)[number]

/** Russian documents in Russian, English ones in all other languages. */
export function methodologyVariant(lang: Language): MethodologyVariant {
  return lang === 'ru' ? 'ru' : 'en'
}

/** Short text pages: the three valuations that quotes link to, and support. */
export type AboutSubject = 'estimation' | 'fund' | 'evaluated' | 'support'

const ABOUT: readonly AboutSubject[] = ['estimation', 'fund', 'evaluated', 'support']

export type Route =
  | { kind: 'home' }
  | { kind: 'access' }
  | { kind: 'account' }
  | { kind: 'outbox' }
  | { kind: 'cookies' }
  | { kind: 'about'; subject: AboutSubject }
  | { kind: 'methodology'; variant: MethodologyVariant; document: string | null }
  | { kind: 'analytics' }
  | { kind: 'comment'; commentId: number }
  | { kind: 'reports'; issuerId: number }
  | { kind: PageKind; id: number }
  | { kind: 'notFound' }

/** The route of a path. */
export function routeOf(pathname: string): Route {
  if (pathname === paths.home()) return { kind: 'home' }
  if (pathname === paths.access()) return { kind: 'access' }
  if (pathname === paths.account()) return { kind: 'account' }
  if (pathname === paths.outbox()) return { kind: 'outbox' }
  if (pathname === paths.cookies()) return { kind: 'cookies' }
  const subject = ABOUT.find(one => paths.about(one) === pathname)
  if (subject) return { kind: 'about', subject }
  if (pathname === paths.analytics()) return { kind: 'analytics' }
  const numbered = /^\/(analytics|company)\/([1-9]\d{0,8})\/(reports\/)?$/.exec(pathname)
  if (numbered?.[1] === 'analytics' && !numbered[3])
    return { kind: 'comment', commentId: Number(numbered[2]) }
  if (numbered?.[1] === 'company' && numbered[3]) return { kind: 'reports', issuerId: Number(numbered[2]) }
  const [, code, document = null] = /^\/methodology\/([a-z]+)\/(?:([a-z-]+)\/)?$/.exec(pathname) ?? []
  const written = languageOfCode(code)
  const variant = METHODOLOGY_VARIANTS.find(one => one === written)
  if (variant) return { kind: 'methodology', variant, document }
  const [, folder, id] = /^\/([a-z]+)\/([1-9]\d{0,8})\/$/.exec(pathname) ?? []
  const kind = (Object.keys(FOLDERS) as PageKind[]).find(one => FOLDERS[one] === folder)
  return kind ? { kind, id: Number(id) } : { kind: 'notFound' }
}

/** The same URL in another language; it keeps the rest of the query, and so the view (P1). */
export function inLanguage(search: string, lang: Language): string {
  const query = new URLSearchParams(search)
  query.set('lang', codeOfLanguage(lang))
  return `?${query}`
}

/** The same URL with texts instead of keys (H10). */
export function inTexts(href: string): string {
  const url = new URL(href)
  url.searchParams.delete('show_labels')
  return `${url.pathname}${url.search}${url.hash}`
}
