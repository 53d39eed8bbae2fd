import { AUTH_ERROR_PARAMETER, AUTH_ERRORS, type AuthError } from '../../src/bootstrap.ts'

/** The error named in the address, if it is a known one; foreign text never reaches the page. */
export function authErrorOf(query: URLSearchParams): AuthError | null {
  return AUTH_ERRORS.find(one => one === query.get(AUTH_ERROR_PARAMETER)) ?? null
}

const HERE = 'http://here.invalid'
/** Control characters, spaces, direction marks, and characters that browsers treat as a slash. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}\\]/u
/** Paths that are not pages to return to. */
const NO_PAGE = /^\/(?:api|cb|sign-in)(?:\/|$)/
const MAX_LENGTH = 2000

/** The page to return to: a path of this site with its query. Anything else becomes the home page. */
export function backPath(text: string | null | undefined): string {
  const url = text && text.length <= MAX_LENGTH && !INVISIBLE.test(text) ? ownUrl(text) : null
  if (!url || !isPlain(url.pathname) || NO_PAGE.test(url.pathname)) return '/'
  // Drop the error of an earlier try.
  if (url.searchParams.has(AUTH_ERROR_PARAMETER)) url.searchParams.delete(AUTH_ERROR_PARAMETER)
  return url.pathname + url.search
}

/** The page to return to, with the error. */
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

/** Whether a path is safe however often it is decoded: `/.//evil` and `/%2f%2fevil` would name another host. */
function isPlain(pathname: string): boolean {
  try {
    for (let path = pathname; ; ) {
      const decoded = decodeURIComponent(path)
      if (decoded.startsWith('//') || INVISIBLE.test(decoded.replaceAll(' ', ''))) return false
      if (decoded === path) return true
      path = decoded
    }
  } catch {
    return false
  }
}
