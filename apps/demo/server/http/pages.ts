import { codeOfLanguage, languageOfCode } from '@accrue/api-client'
import type { BondPage, EntityPage, HomePage, Menu, Session } from '@accrue/api-client/wire'
import type { Day } from '@accrue/ui/foundation/calendar'
import { type Language, localeOf } from '@accrue/ui/foundation/format'
import type { Context, Hono } from 'hono'
import type { AuthError } from '../../src/bootstrap.ts'
import type { AboutSubject } from '../../src/paths.ts'
import type { ServerPage } from '../../src/server-page.tsx'
import { SITE_KEYS } from '../../src/site-keys.ts'
import type { Theme } from '../../src/theme.ts'
import type { Dictionary } from '../labels.ts'
import type { Market } from '../market/market.ts'
import { aboutOf } from '../page/about.ts'
import { headMarkup } from '../page/head-markup.ts'
import { homePage } from '../page/home.ts'
import { FUND_ID } from '../page/issue-blocks.ts'
import { menuOf } from '../page/menu.ts'
import { menuMarkup } from '../page/menu-markup.ts'
import { PAGE_FAULT_STYLE, pageFault } from '../page/page-fault.ts'
import { signInMarkup } from '../page/sign-in-markup.ts'
import { isTextPath, type TextSubject, textMarkup, textSubject, textTitle } from '../page/text-pages.ts'
import { paths, viewOf } from '../page/view.ts'
import { wireBondPage } from '../routes/bond-page.ts'
import { type EntityKind, wireEntityPage } from '../routes/entity-pages.ts'
import { firstChart } from '../routes/first-chart.ts'
import { sendCodeRoute } from '../routes/profile.ts'
import { wireSession } from '../routes/session.ts'
import { escapeHtml } from '../wire/escape-html.ts'
import { authErrorOf } from './auth-error.ts'
import { createCache } from './cache.ts'
import { type Body, type Bytes, bodyOf, compressedAnswer } from './compression.ts'
import { CLOSED_PROMPT_COOKIE, preferenceCookie, requestCookie } from './cookies.ts'
import type { Deps } from './deps.ts'
import { createLabelAssets, type LabelAssets } from './label-assets.ts'
import { parseId } from './parameters.ts'
import { redirectWithSlash } from './redirect-with-slash.ts'
import { notFound, Refusal } from './refusal.ts'
import type { Call } from './route.ts'
import { hashOf, pageHeaders, setPrivate, setShared } from './security-headers.ts'
import { serve, sessionOf, storedLanguage } from './serve.ts'
import { requestTheme, themeAttribute, themeOf, withTheme } from './theme.ts'

/** The data embedded in a page (`#accrue-bootstrap`), so that the first view needs no request. */
export type PageBootstrap = {
  session: Session
  lang: Language
  /** The user's choice; null follows the system. */
  theme: Theme | null
  /** Show keys instead of texts. */
  showLabels: boolean
  /** Whether the visitor closed the top access prompt within the last day. */
  promptClosed: boolean
  /** Whether the browser has recently viewed pages, which the home page names. */
  hasViewed: boolean
  /** Address of the file with the texts of all modules. */
  labelFile: string
  today: Day
  /** Result of a sign-in by a form or another service, just before this page. */
  authError: AuthError | null
  /** The main menu, in the API's format. */
  menu: Menu
} & (
  | { kind: 'home'; home: HomePage }
  | { kind: 'bond'; id: number; page: BondPage }
  | { kind: EntityKind; id: number; page: EntityPage }
  | { kind: SiteKind }
  | { kind: 'about'; subject: AboutSubject }
  | TextSubject
  | { kind: 'not-found' }
)

/** The page-specific part; the rest of the bootstrap is common. */
type Subject = PageBootstrap extends infer One
  ? One extends { kind: string }
    ? Omit<One, keyof Common>
    : never
  : never
type Common = Pick<
  PageBootstrap,
  | 'session'
  | 'lang'
  | 'theme'
  | 'showLabels'
  | 'promptClosed'
  | 'hasViewed'
  | 'labelFile'
  | 'today'
  | 'authError'
  | 'menu'
>

type RenderPage = (page: ServerPage & { lang: Language }) => Promise<Bytes | null>

/** The built web app. */
export type WebFiles = {
  /** Its index.html. */
  template: string
  /** Address of its style sheet, which the browser then requests before it reads the document. */
  styleSheet?: string | undefined
  /** Extra script addresses for a kind of page. */
  preloads: Readonly<Record<string, readonly string[]>>
  /**
   * Renders the markup of the root element, in UTF-8. Null leaves the page to the browser; without this function, so does every
   * page.
   */
  render?: RenderPage
  /** A file in an encoding that the browser accepts; null when it does not exist. */
  file(path: string, acceptEncoding: string): Promise<Response | null>
}

/** The first path segment of a page, and its kind. */
const PAGES: Record<string, 'bond' | EntityKind> = {
  bonds: 'bond',
  stocks: 'stock',
  etf: 'etf',
  indexes: 'index',
  company: 'company',
}

/** Pages of the site itself: access, account, and the outbox. */
type SiteKind = 'access' | 'account' | 'outbox' | 'cookies'
const SITE_PAGES: Record<string, SiteKind> = {
  '/access/': 'access',
  '/account/': 'account',
  '/outbox/': 'outbox',
  '/cookies/': 'cookies',
}
const siteKindOf = (path: string) => (Object.hasOwn(SITE_PAGES, path) ? SITE_PAGES[path] : undefined)

/** Serves files of the web app, and every other top-level address as a page. */
export function mountPages(app: Hono, deps: Deps, web: WebFiles | null): void {
  const cache: PageCache = createCache(MAX_CACHED_PAGES)
  const labels = createLabelAssets(deps.labels)
  app.get('*', async context => {
    const { path } = context.req
    const query = new URL(context.req.url).searchParams
    if (path === '/' && query.has('action')) return sendCode(context, deps)
    const origin = originOf(context.req.raw, deps)
    if (path === '/sitemap.xml') return textFile(context, 'application/xml', sitemap(deps.market, origin))
    if (path === '/robots.txt') return textFile(context, 'text/plain', robots(origin))
    const file =
      (await web?.file(path, context.req.header('accept-encoding') ?? '')) ??
      (await labels.answer(context.req.raw, path))
    if (file) return file
    const [, first = '', second, ...rest] = path.split('/')
    const kind = Object.hasOwn(PAGES, first) ? PAGES[first] : undefined
    const needsSlash = siteKindOf(`${path}/`) || aboutOf(`${path}/`) || isTextPath(`${path}/`)
    if ((kind && second && rest.length === 0) || needsSlash) return redirectWithSlash(context)
    const id = rest.length === 1 && rest[0] === '' && second ? parseId(second) : null
    return page(context.req.raw, deps, { ...(web ?? FALLBACK), cache, labels }, call =>
      subjectOf(call, path, kind, id),
    )
  })
  app.all('*', () => {
    throw new Refusal(405, 'method_not_allowed', { headers: { allow: 'GET, HEAD' } })
  })
}

/** `GET /?action=ajaxSendCode` shares the home page's address (readings #37). Other actions do not exist. */
async function sendCode(context: Context, deps: Deps): Promise<Response> {
  if (context.req.query('action') !== 'ajaxSendCode') throw notFound()
  const answer = await serve(sendCodeRoute, context.req.raw, {}, deps, context.env)
  setPrivate(answer.headers)
  return answer
}

/** A text for search engines, the same for everybody. */
function textFile(context: Context, type: string, text: string): Promise<Response> {
  return compressedAnswer(context.req.raw, bodyOf(text), {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' },
  })
}

type PageCall = Pick<Call, 'deps' | 'session' | 'lang'>

async function subjectOf(
  call: PageCall,
  path: string,
  kind: 'bond' | EntityKind | undefined,
  id: number | null,
): Promise<Subject> {
  if (path === '/') return { kind: 'home', home: homePage(viewOf(call)) }
  const site = siteKindOf(path)
  if (site) return { kind: site }
  const subject = aboutOf(path)
  if (subject) return { kind: 'about', subject }
  const text = textSubject(viewOf(call), path)
  if (text) return text
  if (!kind || id === null) return { kind: 'not-found' }
  if (kind === 'bond') {
    const issue = call.deps.market.bond(id)
    return issue ? { kind, id, page: await wireBondPage(call, issue) } : { kind: 'not-found' }
  }
  const entity = await wireEntityPage(call, kind, id)
  return entity ? { kind, id, page: entity } : { kind: 'not-found' }
}

/** The site's public origin. Behind a proxy the request names the internal host. */
function originOf(request: Request, { publicUrl }: Deps): string {
  return publicUrl ?? new URL(request.url).origin
}

type RenderedPage = { body: Body; status: number; tag: string }

/** Pages for visitors, cached as long as public caches may keep them. */
const MAX_CACHED_PAGES = 100
const CACHE_MS = 60_000
type PageCache = ReturnType<typeof createCache<Deps['market'], { page: Promise<RenderedPage> | null }>>

/** One page: the app's template with its bootstrap, under its own policy. */
async function page(
  request: Request,
  deps: Deps,
  web: Omit<WebFiles, 'file'> & { cache: PageCache; labels: LabelAssets },
  makeSubject: (call: PageCall) => Promise<Subject>,
): Promise<Response> {
  const { pathname, search, searchParams: query } = new URL(request.url)
  const requested = { lang: languageOfCode(query.get('lang')), theme: themeOf(query.get('theme')) }
  const lang = requested.lang ?? storedLanguage(request)
  const theme = requested.theme ?? requestTheme(request)
  const promptClosed = requestCookie(request, CLOSED_PROMPT_COOKIE) !== null
  const hasViewed = pathname === paths.home() && requestCookie(request, SITE_KEYS.hasViewed.name) !== null
  const now = deps.clock.now()
  const { session } = await sessionOf(request, deps, now)
  const renderPage = () =>
    makePage(request, deps, web, { lang, theme, promptClosed, hasViewed, session, makeSubject })
  const isVisitor = session.userId === 0
  const key = [
    originOf(request, deps),
    pathname,
    search,
    lang,
    theme,
    promptClosed,
    hasViewed,
    deps.clock.today(),
    Math.floor(now / CACHE_MS),
  ].join(' ')
  const { body, status, tag } = isVisitor
    ? await cachedPage(
        web.cache(deps.market, key, () => ({ page: null })),
        renderPage,
      )
    : await renderPage()
  const headers = new Headers(await pageHeaders(PAGE_FAULT_STYLE))
  if (web.styleSheet) headers.set('link', `<${web.styleSheet}>; rel=preload; as=style; crossorigin`)
  if (requested.lang)
    headers.append('set-cookie', preferenceCookie('accrue_lang', codeOfLanguage(requested.lang), deps.secure))
  if (requested.theme)
    headers.append('set-cookie', preferenceCookie('accrue_theme', requested.theme, deps.secure))
  const setsCookies = requested.lang !== null || requested.theme !== null
  // Answers that set cookies or carry a sign-in result are specific to one visitor.
  if (!isVisitor || setsCookies || authErrorOf(query)) setPrivate(headers)
  else setShared(headers, tag)
  if (headers.has('etag') && request.headers.get('if-none-match')?.includes(tag))
    return new Response(null, { status: 304, headers })
  return compressedAnswer(request, body, { status, headers })
}

/** A recently rendered page, or a new one; failed pages are not cached. */
async function cachedPage(
  cache: { page: Promise<RenderedPage> | null },
  renderPage: () => Promise<RenderedPage>,
): Promise<RenderedPage> {
  cache.page ??= renderPage()
  try {
    return await cache.page
  } catch (error) {
    cache.page = null
    throw error
  }
}

type PageOptions = {
  lang: Language
  theme: Theme | null
  promptClosed: boolean
  hasViewed: boolean
  session: PageCall['session']
  makeSubject: (call: PageCall) => Promise<Subject>
}

async function makePage(
  request: Request,
  deps: Deps,
  web: Omit<WebFiles, 'file'> & { labels: LabelAssets },
  { lang, theme, promptClosed, hasViewed, session, makeSubject }: PageOptions,
): Promise<RenderedPage> {
  const { pathname, search, searchParams: query } = new URL(request.url)
  const call: PageCall = { deps, session, lang }
  const subject = await makeSubject(call)
  const { labels, path: labelFile } = await web.labels.of(pathname, lang)
  const bootstrap: PageBootstrap = {
    session: wireSession(call),
    lang,
    theme,
    showLabels: query.get('show_labels') === '1',
    promptClosed,
    hasViewed,
    labelFile,
    today: deps.clock.today(),
    authError: authErrorOf(query),
    menu: menuOf(viewOf(call)),
    ...subject,
  }
  const data = JSON.stringify(bootstrap)
  const chart = web.render ? firstChart(viewOf(call), subject) : null
  const markup =
    (await web.render?.({ data, chart, lang, labels, pathname, search }).catch(deps.fault)) ?? null
  const origin = originOf(request, deps)
  const isRendered = markup !== null
  const { before, after } = shell(web, bootstrap, { labels, origin, pathname, search, data, isRendered })
  const body = bodyOf(Buffer.concat([Buffer.from(before), markup ?? Buffer.alloc(0), Buffer.from(after)]))
  return { body, status: subject.kind === 'not-found' ? 404 : 200, tag: await hashOf(body.plain) }
}

/** The fallback template when no web app is built: the bootstrap without scripts. */
const FALLBACK = {
  template:
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Accrue</title></head><body><div id="root"></div></body></html>',
  preloads: {},
}

type Page = {
  labels: Dictionary
  origin: string
  pathname: string
  search: string
  /** The bootstrap as JSON. */
  data: string
  /** Whether the root element has markup; without it, the browser renders the page. */
  isRendered: boolean
}

/**
 * The filled template before and after the markup of the root element: language, theme, title, the page's scripts, bootstrap,
 * the menu without scripts, and the message for a page that fails to start.
 */
function shell(
  { template, preloads }: Pick<WebFiles, 'template' | 'preloads'>,
  bootstrap: PageBootstrap,
  { labels, origin, pathname, search, data, isRendered }: Page,
): { before: string; after: string } {
  const head = `<style>${PAGE_FAULT_STYLE}</style>`
  // The data follows the rendered content, which users can read while it loads.
  const block = `<script type="application/json" id="accrue-bootstrap">${inScript(data)}</script>`
  const title = titleOf(bootstrap, labels)
  const { kind, lang } = bootstrap
  const metadata =
    kind === 'not-found'
      ? '<meta name="robots" content="noindex">'
      : headMarkup({
          origin,
          pathname,
          lang,
          labels,
          title,
          inScript,
          page: 'page' in bootstrap ? bootstrap.page : null,
        })
  // These wait for `waiting-links.ts`: the style sheet comes first, and with it the page is painted.
  const links = (preloads[bootstrap.kind] ?? []).map(
    file => `<link data-rel="modulepreload" crossorigin href="${file}">`,
  )
  const preload = `<link data-rel="preload" as="fetch" crossorigin href="${bootstrap.labelFile}">`
  const [before = '', after = ''] = withTheme(template, bootstrap.theme)
    .replace(
      /<html[^>]*>/,
      () => `<html lang="${localeOf(bootstrap.lang)}"${themeAttribute(bootstrap.theme)}>`,
    )
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escaped(title)}</title>${metadata}${preload}${links.join('')}`,
    )
    .replace('</head>', () => `${head}</head>`)
    .split('<div id="root"></div>')
  const fault = pageFault({ labels, menu: bootstrap.menu, search })
  const noScript = withoutScripts(bootstrap, { labels, pathname, search, isRendered })
  return { before: `${before}<div id="root">`, after: `</div>${fault}${noScript}${block}${after}` }
}

/**
 * The menu, the login form and, for pages that are not rendered, their text or a notice, for browsers without scripts.
 * A noscript element does not exist for browsers with scripts: no flash of plain links, no layout shift, and no double
 * announcement.
 */
function withoutScripts(
  bootstrap: PageBootstrap,
  { labels, pathname, search, isRendered }: Pick<Page, 'labels' | 'pathname' | 'search' | 'isRendered'>,
): string {
  const { menu, authError, session } = bootstrap
  const text = isRendered
    ? ''
    : (textMarkup(bootstrap) ?? `<p>${escaped(labels.without_scripts ?? 'without_scripts')}</p>`)
  const form = session.userId > 0 ? '' : signInMarkup({ labels, authError, back: pathname + search })
  return `<noscript>${text}${form}${menuMarkup(menu, labels.site_menu ?? 'site_menu')}</noscript>`
}

function titleOf(bootstrap: PageBootstrap, labels: Dictionary): string {
  if ('page' in bootstrap) return `${bootstrap.page.header.name} · Accrue`
  const title = textTitle(bootstrap, key => labels[key] ?? key)
  return title ? `${title} · Accrue` : 'Accrue'
}

/** JSON that cannot close the script element around it. */
function inScript(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, sign => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'))
}

/** The sitemap: addresses of all market pages; the format allows at most 50,000. */
function sitemap({ bonds, stocks, indexes, issuers }: Market, origin: string): string {
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
function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /cb/\nDisallow: /account/\nDisallow: /outbox/\nSitemap: ${origin}/sitemap.xml\n`
}
