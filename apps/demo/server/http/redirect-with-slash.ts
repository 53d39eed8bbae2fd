import type { Context } from 'hono'

/** Redirects to the same address with a trailing slash; the address stays encoded, as a header must be. */
export function redirectWithSlash(context: Context): Response {
  const { pathname, search } = new URL(context.req.url)
  return new Response(null, { status: 308, headers: { location: `${pathname}/${search}` } })
}
