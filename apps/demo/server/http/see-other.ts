import { setPrivate } from './security-headers.ts'

/** Redirects a browser to a page of this site after a form, with new cookies. */
export function seeOther(path: string, cookies: readonly string[] = []): Response {
  const response = new Response(null, { status: 303, headers: { location: path } })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  setPrivate(response.headers)
  return response
}
