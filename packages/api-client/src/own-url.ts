/** Where a call that the page names itself may lead (readings #41). */
const PREFIXES = ['/api/', '/cb/']
/** Stands in for the page's origin when there is none, as on a server. */
const NOWHERE = 'http://accrue.invalid'

/**
 * The path and query of a url that a page or an answer names, if it stays on the own origin under `/api/` or `/cb/`; else null.
 * Other hosts, `//host`, `\\host`, `javascript:`, `data:`, `blob:` and paths that climb out are all null.
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
    return new URL(baseUrl === '' ? (globalThis.location?.origin ?? NOWHERE) : baseUrl, NOWHERE)
  } catch {
    return null
  }
}
