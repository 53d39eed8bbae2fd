/**
 * The one gate for every address that comes from data (url, lnk, exportLink, cb_link, archLink …).
 * React refuses `javascript:` only; `data:`, `//evil.example` and `\\evil.example` would pass.
 */

/** Controls, spaces, zero-width and direction marks: browsers drop some, so an address that has them is not what it seems. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Z}]/u

/** A base that no real address has, so that "same origin" can be told without a document. */
const HERE = 'https://accrue.invalid'

export type SafeUrlOptions = {
  /** Other hosts that links may lead to, lower case, exact. Default: any https host. `[]` allows this site only. */
  hosts?: readonly string[]
}

/**
 * The address if it may be a link, else null (show plain text then).
 * Allowed: paths of this site, `#fragment`, `?query`, and https addresses without user or password.
 */
export function safeUrl(url: unknown, { hosts }: SafeUrlOptions = {}): string | null {
  if (typeof url !== 'string') return null
  const text = url.trim()
  if (text === '' || UNSEEN.test(text) || text.includes('\\') || text.startsWith('//')) return null
  const parsed = parseUrl(text)
  if (!parsed) return null
  if (parsed.origin === HERE) return /^[a-z][a-z\d+.-]*:/i.test(text) ? null : text
  const outside = parsed.protocol === 'https:' && parsed.username === '' && parsed.password === ''
  if (!outside) return null
  return hosts && !hosts.includes(parsed.hostname) ? null : text
}

/** The address if it stays on this site under one of the prefixes (readings #41: /api/ or /cb/), else null. */
export function sameSiteUrl(url: unknown, prefixes: readonly string[] = ['/api/', '/cb/']): string | null {
  const safe = safeUrl(url, { hosts: [] })
  if (!safe?.startsWith('/')) return null
  const path = parseUrl(safe)?.pathname
  return path && prefixes.some(prefix => path.startsWith(prefix)) ? safe : null
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text, HERE)
  } catch {
    return null
  }
}
