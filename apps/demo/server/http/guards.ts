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
  if (isForeign(request) || !isFetch(request)) throw new Refusal(403, 'bad_origin')
}

/** As `refuseForeignPage`, for a form that a browser sends without a script: it goes to a new document, never into a frame. */
export function refuseForeignForm(request: Request): void {
  if (isForeign(request) || isAhead(request) || isWithin(request, ['image', 'iframe', 'script']))
    throw new Refusal(403, 'bad_origin')
}

function isForeign(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  const named = request.headers.has('origin') || request.headers.has('referer')
  return site === null ? named && !comesFrom(request) : site !== 'same-origin'
}

/** Whether nothing speaks against a script's fetch: no image, frame, navigation or prefetch. */
function isFetch(request: Request): boolean {
  const embedded = isWithin(request, ['image', 'document', 'iframe', 'script'])
  return !isAhead(request) && !embedded && request.headers.get('sec-fetch-mode') !== 'navigate'
}

function isAhead({ headers }: Request): boolean {
  return (headers.get('sec-purpose') ?? '').includes('prefetch') || headers.get('purpose') === 'prefetch'
}

function isWithin({ headers }: Request, places: readonly string[]): boolean {
  return places.includes(headers.get('sec-fetch-dest') ?? '')
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
