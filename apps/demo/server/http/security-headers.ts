/** The policy of every page: only what this server gives, styles by file or by hash, no script in the page (reliability §2.7a). */
function pagePolicy(styleHash: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    `style-src 'self' 'sha256-${styleHash}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // the one policy of the page's own script, which passes the addresses of its built workers and nothing else
    'trusted-types default',
    'report-to csp',
  ].join('; ')
}

/** The policy of every answer that is no page: nothing in it may do anything. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Where browsers send what the page policy stopped. */
export const REPORT_PATH = '/api/csp-report/'

const ALWAYS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': '',
}

const TWO_YEARS = 63_072_000

/** Sets on an answer what every answer carries; a page brings its own policy. */
export function secureHeaders(headers: Headers, secure: boolean): void {
  for (const [name, value] of Object.entries(ALWAYS)) headers.set(name, value)
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', DATA_POLICY)
  if (secure) headers.set('strict-transport-security', `max-age=${TWO_YEARS}; includeSubDomains`)
}

/** Headers of one page: its policy, and where violations go. `style` is the text of its one style element. */
export async function pageHeaders(style: string): Promise<Record<string, string>> {
  const styleHash = hashes.get(style) ?? (await hashOf(style))
  hashes.set(style, styleHash)

  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy(styleHash),
    'reporting-endpoints': `csp="${REPORT_PATH}"`,
  }
}

/** For whatever differs by user: no cache keeps it, and none takes one user's answer for another's. */
export function keepPrivate(headers: Headers): void {
  headers.set('cache-control', 'private, no-store')
  headers.append('vary', 'Cookie')
}

/** By text; a site has a handful of them. */
const hashes = new Map<string, string>()

/** SHA-256 of a text, as policies and entity tags write it. */
export async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...bytes))
}

/** For what is the same for every visitor with the same cookies: caches may keep it for a minute, and show it for an hour while they ask anew. */
export function keepShared(headers: Headers, tag: string): void {
  headers.set('cache-control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=3600')
  headers.append('vary', 'Cookie')
  headers.set('etag', `W/"${tag}"`)
}
