import { codeOfLanguage } from '@accrue/api-client'
import { vSignInBody } from '@accrue/api-client/schemas'
import type { Session as WireSession } from '@accrue/api-client/wire'
import { json, withCookies } from '../http/answers.ts'
import { sessionCookie } from '../http/cookies.ts'
import { Refusal } from '../http/refusal.ts'
import { type ApiRoute, type Call, route, visitorOf } from '../http/route.ts'
import { guardedSignIn } from '../http/sign-in-guard.ts'
import { knownDevice, startSession } from '../http/start-session.ts'
import { countryOf } from '../market/countries.ts'
import { wireDate } from '../wire/values.ts'

/** The session as shown on pages; permissions are always checked against the server's own. */
export function wireSession(call: Pick<Call, 'deps' | 'session' | 'lang'>): WireSession {
  const { deps, lang } = call
  const { userId, level, tariffs, grants, nsd, sid, login, mobileExists } = call.session
  return {
    userId,
    level,
    tariffs: [...tariffs],
    grants: [...grants],
    nsd,
    lang: codeOfLanguage(lang),
    sid,
    ...(userId > 0 ? { login, countryId: countryOf('US').id } : {}),
    mobileExists,
    today: wireDate(deps.clock.today()),
  }
}

/** Signs in by login and password. */
export const signInRoute = route({
  operation: 'signIn',
  fromScripts: true,
  request: { body: vSignInBody },
  limits: [{ count: 10, seconds: 60 }],
  async handle(call) {
    const { deps, body, now, token: before } = call
    const { login, password } = body
    const address = deps.addressOf(call.request, call.env)
    const device = await knownDevice(call.request, login, deps, now)
    const check = () => deps.store.accounts.check(login, password)
    const account = await guardedSignIn(deps.tries, { login, address, device, now }, check)
    if (!account) throw new Refusal(401, 'bad_credentials')
    const { session, cookies } = await startSession(deps, { ...account, before, device, now })
    return withCookies(json(wireSession({ ...call, session })), cookies)
  },
})

export const sessionRoutes: readonly ApiRoute[] = [
  route({
    operation: 'getSession',
    handle: call => json(wireSession(call)),
  }),
  signInRoute,
  route({
    operation: 'signOut',
    fromScripts: true,
    async handle(call) {
      if (call.token) await call.deps.store.accounts.signOut(call.token)
      return json(wireSession({ ...call, session: visitorOf(null) }), {
        'set-cookie': sessionCookie('', 0, call.deps.secure),
      })
    },
  }),
]
