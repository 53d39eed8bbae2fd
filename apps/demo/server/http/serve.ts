import { type Language, languageOfCode } from '@accrue/api-client'
import { verdict } from '@accrue/api-client/access'
import { vIdempotencyKey } from '@accrue/api-client/schemas'
import { is } from 'valibot'
import { json, noContent } from './answers.ts'
import { readBody } from './body.ts'
import { requestCookie, sessionCookieName } from './cookies.ts'
import type { Deps } from './deps.ts'
import { refuseForeignPage, requireOwnPage } from './guards.ts'
import { readPath, readQuery } from './parameters.ts'
import { badRequest, Refusal } from './refusal.ts'
import {
  type ApiRoute,
  type Call,
  type Input,
  type RequestSchemas,
  requireVerdict,
  visitorOf,
} from './route.ts'

/** The language when neither address nor cookie names one. */
const DEFAULT_LANGUAGE: Language = 'en'

/** The language stored in this browser's cookie. */
export function storedLanguage(request: Request): Language {
  return languageOfCode(requestCookie(request, 'accrue_lang')) ?? DEFAULT_LANGUAGE
}

/** The session of the cookie's token, if it is still valid. */
export async function sessionOf(
  request: Request,
  deps: Deps,
  now: number,
): Promise<Pick<Call, 'session' | 'token'>> {
  const token = requestCookie(request, sessionCookieName(deps.secure))
  const signedIn = token ? await deps.store.accounts.read(token, now) : null
  return { session: visitorOf(signedIn), token: signedIn ? token : null }
}

/**
 * Answers one request by its route. All shared checks are here, in this order: no HEAD for writes, own page, user,
 * access, path, query, body, idempotency, limit. A failed check throws a refusal.
 */
export async function serve(
  route: ApiRoute,
  request: Request,
  params: Readonly<Record<string, string>>,
  deps: Deps,
  env: unknown,
): Promise<Response> {
  const changes = route.callClass !== 'read'
  if (changes && request.method === 'HEAD') return noContent()
  if (changes) (route.fromScripts ? refuseForeignPage : requireOwnPage)(request)
  const now = deps.clock.now()
  const { session, token } = await sessionOf(request, deps, now)
  if (route.gate) requireVerdict(verdict(route.gate, session))
  const path = readPath(params, route.request?.path)
  const query = readQuery(request, route.request?.query)
  const body = route.request?.body && (await readBody(request, route.request.body, route.body))
  const lang = languageOfCode(query?.lang) ?? storedLanguage(request)
  const call = { deps, request, env, session, token, lang, now, path, query, body }
  const key = route.idempotent ? idempotencyKey(call) : null
  if (key === null) return answer(route, call)
  return deps.store.idempotency.inTurn(session.userId, key, () => answerOnce(route, call, key))
}

/** Runs a call within its limits. */
async function answer(route: ApiRoute, call: Call & Input<RequestSchemas>): Promise<Response> {
  const { deps, session, request, env, now } = call
  if (route.limits) {
    const subject = session.userId > 0 ? `user ${session.userId}` : deps.addressOf(request, env)
    if (!route.dropsQuietly) await deps.limits.consume(route.operation, subject, route.limits, now)
    else if (!(await deps.limits.tryConsume(route.operation, subject, route.limits, now))) return noContent()
  }
  return route.handle(call)
}

/** The key of a signed-in user's request; null without one. */
function idempotencyKey({ request, session }: Call): string | null {
  const key = request.headers.get('idempotency-key')
  if (key === null || session.userId === 0) return null
  if (!is(vIdempotencyKey, key)) throw badRequest('Idempotency-Key')
  return key
}

/**
 * Runs a call with an Idempotency-Key once: a repeat gets the first answer and does not count against limits; the same
 * key with other content is 409.
 */
async function answerOnce(
  route: ApiRoute,
  call: Call & Input<RequestSchemas>,
  key: string,
): Promise<Response> {
  const { idempotency } = call.deps.store
  const { userId } = call.session
  const content = { operation: route.operation, path: call.path, body: call.body }
  const replay = await idempotency.replay(userId, key, content)
  if (replay.kind === 'other') throw new Refusal(409, 'conflict')
  if (replay.kind === 'same') return json(replay.answer)
  const response = await answer(route, call)
  if (!response.ok || response.status === 204) return response
  const body = await response.text()
  await idempotency.store(userId, key, content, JSON.parse(body), call.now)
  return new Response(body, response)
}
