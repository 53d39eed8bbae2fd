import { Refusal } from './refusal.ts'

/**
 * Whether the request comes from a script of this very site. A foreign site can send a GET, a form, an image or a
 * link prefetch with the user's cookie, but neither `Sec-Fetch-Site: same-origin` nor a header of its own making.
 */
export function requireOwnPage(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  const own = site === null ? comesFrom(request) : site === 'same-origin'
  if (!own || !isFetch(request) || !request.headers.has('x-requested-by'))
    throw new Refusal(403, 'bad_origin')
}

/**
 * Whether no foreign site can have sent the request: for signing in and out, which users' own scripts call too.
 * Browsers name where a post comes from; what names nothing is no browser and carries nobody's cookie unasked.
 */
export function refuseForeignPage(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  const named = request.headers.has('origin') || request.headers.has('referer')
  const foreign = site === null ? named && !comesFrom(request) : site !== 'same-origin'
  if (foreign || !isFetch(request)) throw new Refusal(403, 'bad_origin')
}

/** Whether nothing speaks against a script's fetch: no image, frame, navigation or prefetch. */
function isFetch(request: Request): boolean {
  const header = (name: string) => request.headers.get(name) ?? ''
  const ahead = header('sec-purpose').includes('prefetch') || header('purpose') === 'prefetch'
  const embedded = ['image', 'document', 'iframe', 'script'].includes(header('sec-fetch-dest'))
  return !ahead && !embedded && header('sec-fetch-mode') !== 'navigate'
}

/** Whether Origin, or else Referer, names the address that was called. */
function comesFrom(request: Request): boolean {
  const named = request.headers.get('origin') ?? request.headers.get('referer')
  if (!named) return false
  try {
    return new URL(named).host === (request.headers.get('host') ?? new URL(request.url).host)
  } catch {
    return false
  }
}
