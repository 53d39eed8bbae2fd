import { withCookies } from './answers.ts'
import { setPrivate } from './security-headers.ts'

/** Redirects a browser to a page of this site after a form, with new cookies. */
export function seeOther(path: string, cookies: readonly string[] = []): Response {
  const response = new Response(null, { status: 303, headers: { location: path } })
  setPrivate(response.headers)
  return withCookies(response, cookies)
}
