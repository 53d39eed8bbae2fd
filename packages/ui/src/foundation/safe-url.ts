/**
 * The only check for addresses from data (url, lnk, exportLink, cb_link, archLink …). React blocks only
 * `javascript:`; `data:`, `//evil.example` and `\\evil.example` would pass.
 */

/**
 * Control characters, spaces, zero-width and direction marks. Browsers drop some of them, so an address with them can
 * be misleading.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}]/u

/** A base that no real address has. It detects "same origin" without a document. */
const LOCAL_BASE = 'https://accrue.invalid'

export type SafeUrlOptions = {
  /** Other allowed hosts, lower case, exact match. Default: any https host. `[]` allows this site only. */
  hosts?: readonly string[]
}

/**
 * Returns the address if it is safe as a link, else null (show plain text then). Allowed: paths of this site,
 * `#fragment`, `?query`, and https addresses without user or password.
 */
export function safeUrl(url: unknown, { hosts }: SafeUrlOptions = {}): string | null {
  if (typeof url !== 'string') return null
  const text = url.trim()
  if (text === '' || INVISIBLE.test(text) || text.includes('\\') || text.startsWith('//')) return null
  const parsed = parseUrl(text)
  if (!parsed) return null
  if (parsed.origin === LOCAL_BASE) return /^[a-z][a-z\d+.-]*:/i.test(text) ? null : text
  const outside = parsed.protocol === 'https:' && parsed.username === '' && parsed.password === ''
  if (!outside) return null
  return hosts && !hosts.includes(parsed.hostname) ? null : text
}

/** Returns the address if it is on this site under one of the prefixes (readings #41: /api/ or /cb/), else null. */
export function sameSiteUrl(url: unknown, prefixes: readonly string[] = ['/api/', '/cb/']): string | null {
  const safe = safeUrl(url, { hosts: [] })
  if (!safe?.startsWith('/')) return null
  const path = parseUrl(safe)?.pathname
  return path && prefixes.some(prefix => path.startsWith(prefix)) ? safe : null
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text, LOCAL_BASE)
  } catch {
    return null
  }
}
