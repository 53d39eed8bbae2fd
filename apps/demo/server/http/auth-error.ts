/** Why the last attempt to sign in came to nothing, as a page is told (shared-blocks §2, §8). */
const AUTH_ERRORS = ['bad_credentials', 'too_many', 'social'] as const
export type AuthError = (typeof AUTH_ERRORS)[number]

/** The parameter of a page's address that carries it. */
const AUTH_ERROR_PARAMETER = 'auth_error'

/** The error that a page's address names: one of the known ones or none, so that no text of others gets into the page. */
export function authErrorOf(query: URLSearchParams): AuthError | null {
  return AUTH_ERRORS.find(one => one === query.get(AUTH_ERROR_PARAMETER)) ?? null
}

const HERE = 'http://here.invalid'
/** Controls, spaces, direction marks, and what browsers take for a slash. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Z}\\]/u
/** Addresses that are no pages to come back to. */
const NO_PAGE = /^\/(?:api|cb|sign-in)(?:\/|$)/
const LONGEST = 2000

/** The page to go back to: a path of this site with its query, or the home page when the text is anything else. */
export function backPath(text: string | null | undefined): string {
  const url = text && text.length <= LONGEST && !UNSEEN.test(text) ? ownUrl(text) : null
  if (!url || !isPlain(url.pathname) || NO_PAGE.test(url.pathname)) return '/'
  // an error of before is over
  if (url.searchParams.has(AUTH_ERROR_PARAMETER)) url.searchParams.delete(AUTH_ERROR_PARAMETER)
  return url.pathname + url.search
}

/** A page to go back to, with what went wrong. */
export function backWith(back: string, error: AuthError): string {
  const url = new URL(back, HERE)
  url.searchParams.set(AUTH_ERROR_PARAMETER, error)
  return url.pathname + url.search
}

function ownUrl(text: string): URL | null {
  if (!/^\/(?!\/)/.test(text)) return null
  try {
    const url = new URL(text, HERE)
    return url.origin === HERE ? url : null
  } catch {
    return null
  }
}

/** Whether a path stays one however often it is decoded: `/.//evil` and `/%2f%2fevil` would name another host. */
function isPlain(pathname: string): boolean {
  try {
    const decoded = decodeURIComponent(pathname)
    return !decoded.startsWith('//') && !UNSEEN.test(decoded.replaceAll(' ', ''))
  } catch {
    return false
  }
}
