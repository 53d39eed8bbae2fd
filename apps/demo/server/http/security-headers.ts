/** The policy of every page: content from this server only, styles by file or hash, no inline scripts (reliability §2.7a). */
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
    // The one trusted-types policy of the page's script; it allows only the addresses of built workers.
    'trusted-types default',
    'report-to csp',
  ].join('; ')
}

/** The policy of every answer that is not a page: nothing in it may load or run. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Where browsers report violations of the page policy. */
export const REPORT_PATH = '/api/csp-report/'

/** Hono's `secureHeaders` cannot send an empty permissions-policy, and its other headers would have to be disabled one by one. */
const COMMON_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': '',
}

const TWO_YEARS = 63_072_000

/** Sets the common headers of every answer; a page sets its own policy. */
export function secureHeaders(headers: Headers, secure: boolean): void {
  for (const [name, value] of Object.entries(COMMON_HEADERS)) headers.set(name, value)
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', DATA_POLICY)
  if (secure) headers.set('strict-transport-security', `max-age=${TWO_YEARS}; includeSubDomains`)
}

/** Headers of one page: its policy and report address. `style` is the text of its one style element. */
export async function pageHeaders(style: string): Promise<Record<string, string>> {
  const styleHash = hashes.get(style) ?? (await hashOf(style))
  hashes.set(style, styleHash)

  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy(styleHash),
    'reporting-endpoints': `csp="${REPORT_PATH}"`,
  }
}

/** For user-specific answers: not cached, and never shared between users. */
export function setPrivate(headers: Headers): void {
  headers.set('cache-control', 'private, no-store')
  headers.append('vary', 'Cookie')
}

/** Hashes by text; a site has only a few. */
const hashes = new Map<string, string>()

/** SHA-256 of a text or of its UTF-8 bytes, in the format of policies and entity tags. */
export async function hashOf(text: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const content = typeof text === 'string' ? new TextEncoder().encode(text) : text
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return btoa(String.fromCharCode(...bytes))
}

/** For pages equal for all visitors with the same cookies: cacheable for a minute, and served stale for an hour while revalidating. */
export function setShared(headers: Headers, tag: string): void {
  headers.set('cache-control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=3600')
  headers.append('vary', 'Cookie')
  headers.set('etag', `W/"${tag}"`)
}
