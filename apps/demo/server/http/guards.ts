import { Refusal } from './refusal.ts'

/**
 * Whether a script of this site sent the request. A foreign site can trigger a GET, a form, an image or a link
 * prefetch with the user's cookie, but can set neither `Sec-Fetch-Site: same-origin` nor a custom header.
 */
export function requireOwnPage(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  const own = site === null ? comesFrom(request) : site === 'same-origin'
  if (!own || !isFetch(request) || !request.headers.has('x-requested-by'))
    throw new Refusal(403, 'bad_origin')
}

/**
 * Whether the request cannot come from a foreign site. Used for signing in and out, which users' scripts also call:
 * browsers always name the origin of a POST, and a request without one is not from a browser and carries no cookie by
 * itself.
 */
export function refuseForeignPage(request: Request): void {
  if (isForeign(request) || !isFetch(request)) throw new Refusal(403, 'bad_origin')
}

/** Like `refuseForeignPage`, for forms submitted without a script: they load a new top-level document, never a frame. */
export function refuseForeignForm(request: Request): void {
  if (isForeign(request) || isAhead(request) || isWithin(request, ['image', 'iframe', 'script']))
    throw new Refusal(403, 'bad_origin')
}

function isForeign(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  const named = request.headers.has('origin') || request.headers.has('referer')
  return site === null ? named && !comesFrom(request) : site !== 'same-origin'
}

/** Whether the fetch metadata fits a script's request: no image, frame, navigation or prefetch. */
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

/** Whether Origin, or else Referer, matches the requested host. */
function comesFrom(request: Request): boolean {
  const named = request.headers.get('origin') ?? request.headers.get('referer')
  if (!named) return false
  try {
    return new URL(named).host === (request.headers.get('host') ?? new URL(request.url).host)
  } catch {
    return false
  }
}
