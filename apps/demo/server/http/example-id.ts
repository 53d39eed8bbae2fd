import type { Context, Hono } from 'hono'
import { optional, picklist, strictObject, string } from 'valibot'
import type { AuthError } from '../../src/bootstrap.ts'
import { DEMO_USERS } from '../db/accounts.ts'
import { randomSecret } from '../db/secrets.ts'
import { textsOf } from '../labels.ts'
import { signInRoute } from '../routes/session.ts'
import { escapeHtml } from '../wire/escape-html.ts'
import { backPath, backWith } from './auth-error.ts'
import { readBody } from './body.ts'
import { requestCookie, socialCookie, socialCookieName } from './cookies.ts'
import type { Deps } from './deps.ts'
import { refuseForeignForm } from './guards.ts'
import { plainPage } from './plain-page.ts'
import { Refusal } from './refusal.ts'
import { seeOther } from './see-other.ts'
import { sessionOf, storedLanguage } from './serve.ts'
import { knownDevice, startSession } from './start-session.ts'

const PATH = '/sign-in/example-id/'

/** The account that the service signs in: a demo user without any access. */
const DEMO_ACCOUNT = DEMO_USERS.find(({ login }) => login === 'reader')

const form = strictObject({
  state: optional(string(), ''),
  back: optional(string(), '/'),
  answer: picklist(['allow', 'refuse']),
})

/**
 * Example ID: an external sign-in service, simulated by this server so that the demo works offline. It has a consent
 * page and a redirect back. The result counts only in the browser that started the sign-in, once, within ten minutes.
 */
export function mountExampleId(app: Hono, deps: Deps, template: string): void {
  app.get(PATH.slice(0, -1), context => {
    const { search } = new URL(context.req.url)
    return new Response(null, { status: 308, headers: { location: PATH + search } })
  })
  app.get(PATH, context => consentPage(context, deps, template))
  app.post(PATH, context => finish(context, deps))
}

async function consentPage(context: Context, deps: Deps, template: string): Promise<Response> {
  const request = context.req.raw
  const lang = storedLanguage(request)
  const text = textsOf(deps.labels, lang)
  const state = randomSecret()
  const back = backPath(new URL(request.url).searchParams.get('back'))
  const hidden = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`
  const button = (answer: 'allow' | 'refuse') =>
    `<button name="answer" value="${answer}">${escapeHtml(text(`example_id_${answer}`))}</button>`
  const main = `<p class="mark">${escapeHtml(text('example_id_mark'))}</p>
<h1>${escapeHtml(text('example_id_title'))}</h1>
<p>${escapeHtml(text('example_id_text'))}</p>
<form method="post" action="${PATH}">${hidden('state', state)}${hidden('back', back)}${button('allow')}${button('refuse')}</form>`
  const page = await plainPage({ request, template, lang, title: text('example_id'), main })
  page.headers.append('set-cookie', socialCookie(state, deps.secure))
  return page
}

async function finish(context: Context, deps: Deps): Promise<Response> {
  const request = context.req.raw
  refuseForeignForm(request)
  const body = await readBody(request, form, 'form')
  const page = backPath(body.back)
  const expectedState = requestCookie(request, socialCookieName(deps.secure))
  const deleteCookie = socialCookie('', deps.secure)
  const fail = (error: AuthError) => seeOther(backWith(page, error), [deleteCookie])
  if (!expectedState || expectedState !== body.state || body.answer !== 'allow' || !DEMO_ACCOUNT)
    return fail('social')
  try {
    return seeOther(page, [deleteCookie, ...(await signIn(request, DEMO_ACCOUNT, deps, context.env))])
  } catch (refusal) {
    if (refusal instanceof Refusal && refusal.code === 'too_many') return fail('too_many')
    throw refusal
  }
}

/** Starts a session within the limit shared by all sign-ins and returns its cookies. */
async function signIn(
  request: Request,
  { userId, login }: { userId: number; login: string },
  deps: Deps,
  env: unknown,
): Promise<readonly string[]> {
  const now = deps.clock.now()
  const before = await sessionOf(request, deps, now)
  const subject = before.session.userId > 0 ? `user ${before.session.userId}` : deps.addressOf(request, env)
  await deps.limits.consume(signInRoute.operation, subject, signInRoute.limits ?? [], now)
  const device = await knownDevice(request, login, deps, now)
  const { cookies } = await startSession(deps, { userId, before: before.token, device, now })
  return cookies
}
