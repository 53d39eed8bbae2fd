import type { Hono } from 'hono'
import { type InferOutput, optional, strictObject, string } from 'valibot'
import type { AuthError } from '../../src/bootstrap.ts'
import { signInRoute } from '../routes/session.ts'
import { backPath, backWith } from './auth-error.ts'
import { readBody } from './body.ts'
import type { Deps } from './deps.ts'
import { refuseForeignForm } from './guards.ts'
import { Refusal } from './refusal.ts'
import { seeOther } from './see-other.ts'
import { serve } from './serve.ts'

const form = strictObject({
  login: optional(string(), ''),
  password: optional(string(), ''),
  back: optional(string(), '/'),
})

type Credentials = Pick<InferOutput<typeof form>, 'login' | 'password'>

/** The error shown on the page for each refusal; other refusals are returned as they are. */
const ERRORS: ReadonlyMap<string, AuthError> = new Map([
  ['bad_credentials', 'bad_credentials'],
  // An empty or overlong login matches no user.
  ['bad_request', 'bad_credentials'],
  ['too_many', 'too_many'],
])

/** `POST /sign-in/`: the login form without scripts. Redirects back to the page, signed in or with the error. */
export function mountSignIn(app: Hono, deps: Deps): void {
  app.post('/sign-in/', async context => {
    const request = context.req.raw
    refuseForeignForm(request)
    const fields = await readBody(request, form, 'form')
    const page = backPath(fields.back)
    try {
      const answer = await signInByApi(request, fields, deps, context.env)
      return seeOther(page, answer.headers.getSetCookie())
    } catch (refusal) {
      const error = refusal instanceof Refusal ? ERRORS.get(refusal.code) : undefined
      if (!error) throw refusal
      return seeOther(backWith(page, error))
    }
  })
}

/** Calls the API's own route, so that the form has the same guards, limit and check. */
function signInByApi(
  request: Request,
  { login, password }: Credentials,
  deps: Deps,
  env: unknown,
): Promise<Response> {
  const headers = new Headers(request.headers)
  for (const name of ['sec-fetch-mode', 'sec-fetch-dest', 'content-length']) headers.delete(name)
  headers.set('content-type', 'application/json')
  const body = JSON.stringify({ login: login.trim(), password })
  const url = new URL(signInRoute.path, request.url)
  return serve(signInRoute, new Request(url, { method: 'POST', headers, body }), {}, deps, env)
}
