import { type Context, Hono } from 'hono'
import { DatabaseUnavailable } from '../db/unavailable.ts'
import { textsOf } from '../labels.ts'
import { ROUTES } from '../routes/index.ts'
import { escapeHtml } from '../wire/escape-html.ts'
import { noContent } from './answers.ts'
import { readText } from './body.ts'
import type { Deps } from './deps.ts'
import { mountExampleId } from './example-id.ts'
import { mountPages, type WebFiles } from './pages.ts'
import { plainPage } from './plain-page.ts'
import { redirectWithSlash } from './redirect-with-slash.ts'
import { notFound, Refusal } from './refusal.ts'
import type { ApiRoute } from './route.ts'
import { REPORT_PATH, secureHeaders, setPrivate } from './security-headers.ts'
import { serve, storedLanguage } from './serve.ts'
import { mountSignIn } from './sign-in.ts'

/** The whole server as one function: `app.fetch(request)`. It needs no port and no Node, so tests and Storybook run the same app. */
export function createApp(deps: Deps, web: WebFiles | null = null): Hono {
  const app = new Hono()
  app.use('*', async (context, next) => {
    await next()
    secureHeaders(context.res.headers, deps.secure)
  })
  app.onError((error, context) => {
    const refusal = refusalOf(error, deps)
    const isPage = refusal.status >= 500 && isForReaders(context)
    return isPage ? unavailablePage(context.req.raw, deps, web?.template ?? '', refusal) : answerOf(refusal)
  })
  app.get(
    '/healthz',
    () => new Response('{"status":"ready"}', { headers: { 'content-type': 'application/json' } }),
  )
  mountReports(app, deps)
  mountRoutes(app, deps)
  const noSuchCall = (context: Context) =>
    refuse(hasEmptyParameter(context.req.path) ? new Refusal(400, 'bad_id') : notFound(), deps)
  app.all('/api/*', noSuchCall)
  app.all('/cb/*', noSuchCall)
  mountSignIn(app, deps)
  mountExampleId(app, deps, web?.template ?? '')
  mountPages(app, deps, web)
  return app
}

/** The answer for a thrown refusal. Any other error is internal and reveals no details. */
function refuse(error: unknown, deps: Deps): Response {
  return answerOf(refusalOf(error, deps))
}

function refusalOf(error: unknown, deps: Deps): Refusal {
  if (error instanceof Refusal) return error
  deps.fault(error)
  return error instanceof DatabaseUnavailable
    ? new Refusal(503, 'unavailable', { headers: { 'retry-after': '5' } })
    : new Refusal(500, 'internal')
}

function answerOf(refusal: Refusal): Response {
  const answer = refusal.answer()
  setPrivate(answer.headers)
  return answer
}

/** Whether a browser asks for a page, as opposed to an API call. */
function isForReaders({ req }: Context): boolean {
  return !/^\/(api|cb)\//.test(req.path) && (req.header('accept') ?? '').includes('text/html')
}

/** The page for a database outage: says that it is temporary and how to retry. */
async function unavailablePage(
  request: Request,
  deps: Deps,
  template: string,
  refusal: Refusal,
): Promise<Response> {
  const lang = storedLanguage(request)
  const text = textsOf(deps.labels, lang)
  const title = text('page_fault_title')
  const main = `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text('page_fault_text'))}</p>
<p><a href="">${escapeHtml(text('reload_page'))}</a></p>`
  const page = await plainPage({ request, template, lang, title, main })
  for (const [name, value] of Object.entries(refusal.headers)) page.headers.set(name, value)
  return new Response(page.body, { status: refusal.status, headers: page.headers })
}

function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

function mountRoutes(app: Hono, deps: Deps): void {
  const methods = new Map<string, Set<string>>()
  for (const route of ROUTES) {
    const allowed = methods.get(route.path) ?? new Set()
    methods.set(route.path, allowed.add(route.method))
    if (route.path === '/') continue
    const answer = (context: Context) => answerRoute(route, context, deps)
    app.on(route.method, honoPath(route.path), answer)
    app.on(route.method, honoPath(route.path).slice(0, -1), context =>
      route.method === 'GET' ? redirectWithSlash(context) : answer(context),
    )
  }
  for (const [path, allowed] of methods) {
    if (path === '/') continue
    const allow = [...allowed, ...(allowed.has('GET') ? ['HEAD'] : [])].join(', ')
    const refused = () => refuse(new Refusal(405, 'method_not_allowed', { headers: { allow } }), deps)
    app.all(honoPath(path), refused)
    app.all(honoPath(path).slice(0, -1), refused)
  }
}

/** The route's answer, with the headers for user-specific content. */
async function answerRoute(route: ApiRoute, context: Context, deps: Deps): Promise<Response> {
  const answer = await serve(route, context.req.raw, context.req.param(), deps, context.env)
  setPrivate(answer.headers)
  return answer
}

/** Reports per minute and address. A page that violates its policy sends a few per view. */
const REPORT_LIMITS = [{ count: 60, seconds: 60 }]

/** Receives policy violation reports. Browsers send them without our headers, so this endpoint does nothing else. */
function mountReports(app: Hono, deps: Deps): void {
  const types = ['application/csp-report', 'application/reports+json', 'application/json']
  app.post(REPORT_PATH, async context => {
    const address = deps.addressOf(context.req.raw, context.env)
    if (!(await deps.limits.tryConsume('reportPolicy', address, REPORT_LIMITS, deps.clock.now())))
      return noContent()
    const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    if (!types.includes(type)) throw new Refusal(415, 'unsupported_media')
    const text = await readText(context.req.raw)
    try {
      deps.reports.add(JSON.parse(text))
    } catch {
      throw new Refusal(400, 'bad_request')
    }
    return noContent()
  })
  app.all(REPORT_PATH, () =>
    refuse(new Refusal(405, 'method_not_allowed', { headers: { allow: 'POST' } }), deps),
  )
}

/** Route paths with empty parameters, such as `/api/bonds//page/`. */
const SHAPES = ROUTES.filter(route => route.path.includes('{')).map(
  route => new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]*')}?$`),
)

function hasEmptyParameter(path: string): boolean {
  return path.includes('//') && SHAPES.some(shape => shape.test(path))
}
