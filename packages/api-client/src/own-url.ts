/** Paths that a url from the page may lead to (readings #41). */
const PREFIXES = ['/api/', '/cb/']
/** Used where there is no page, as on a server. */
const NO_ORIGIN = 'http://accrue.invalid'

/**
 * The path and query of a url from the page or an answer, if it is on the API's origin under `/api/` or `/cb/`; else null.
 * Other hosts, `//host`, `\\host`, `javascript:`, `data:`, `blob:` and paths that leave these folders by `..` are null.
 */
export function ownPath(url: string, baseUrl: string): string | null {
  const base = absolute(baseUrl)
  if (base === null || /[\p{Cc}\\]/u.test(url)) return null
  let target: URL
  try {
    target = new URL(url, base)
  } catch {
    return null
  }
  const own = target.origin === base.origin && target.protocol === base.protocol && target.username === ''
  return own && PREFIXES.some(prefix => target.pathname.startsWith(prefix))
    ? target.pathname + target.search
    : null
}

function absolute(baseUrl: string): URL | null {
  try {
    return new URL(baseUrl === '' ? (globalThis.location?.origin ?? NO_ORIGIN) : baseUrl, NO_ORIGIN)
  } catch {
    return null
  }
}
