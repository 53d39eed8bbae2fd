import { SITE_KEYS } from '../../src/site-keys.ts'

/** Cookie that holds the session's token; `__Host-` ties it to this very host under https. */
export function sessionCookieName(secure: boolean): string {
  return (secure ? SITE_KEYS.secureSession : SITE_KEYS.session).name
}

/** The session's cookie: no script reads it, no foreign post sends it. `maxAge` 0 deletes it. */
export function sessionCookie(token: string, maxAge: number, secure: boolean): string {
  const flags = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${maxAge}`, ...(secure ? ['Secure'] : [])]
  return [`${sessionCookieName(secure)}=${token}`, ...flags].join('; ')
}

/** Cookie that ties the answer of another service to the browser that was sent there. */
export function socialCookieName(secure: boolean): string {
  return (secure ? SITE_KEYS.secureSocial : SITE_KEYS.social).name
}

/** Its cookie for the ten minutes of its entry in the registry; an empty state deletes it. No other site's link or form sends it. */
export function socialCookie(state: string, secure: boolean): string {
  const maxAge = state ? SITE_KEYS.social.life : 0
  const flags = ['Path=/', 'HttpOnly', 'SameSite=Strict', `Max-Age=${maxAge}`, ...(secure ? ['Secure'] : [])]
  return [`${socialCookieName(secure)}=${state}`, ...flags].join('; ')
}

/** A preference that the page may read as well. */
type Preference = (typeof SITE_KEYS)['lang' | 'theme']

/** The cookie of a preference, for as long as its entry in the registry says. */
export function preferenceCookie(name: Preference['name'], value: string, secure: boolean): string {
  const { life } = name === SITE_KEYS.lang.name ? SITE_KEYS.lang : SITE_KEYS.theme
  const flags = ['Path=/', 'SameSite=Lax', `Max-Age=${life}`, ...(secure ? ['Secure'] : [])]
  return [`${name}=${encodeURIComponent(value)}`, ...flags].join('; ')
}

/** The value of one cookie of the request, as it came. */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return null
}
