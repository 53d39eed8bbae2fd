import { SITE_KEYS } from '../../src/site-keys.ts'

/** The session cookie; the `__Host-` prefix binds it to this host under https. */
export function sessionCookieName(secure: boolean): string {
  return (secure ? SITE_KEYS.secureSession : SITE_KEYS.session).name
}

/** The session cookie: HttpOnly and SameSite. `maxAge` 0 deletes it. */
export function sessionCookie(token: string, maxAge: number, secure: boolean): string {
  const flags = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${maxAge}`, ...(secure ? ['Secure'] : [])]
  return [`${sessionCookieName(secure)}=${token}`, ...flags].join('; ')
}

/** Binds a sign-in at another service to the browser that started it. */
export function socialCookieName(secure: boolean): string {
  return (secure ? SITE_KEYS.secureSocial : SITE_KEYS.social).name
}

/** Its cookie, valid for ten minutes; an empty state deletes it. Other sites' links and forms do not send it. */
export function socialCookie(state: string, secure: boolean): string {
  const maxAge = state ? SITE_KEYS.social.life : 0
  const flags = ['Path=/', 'HttpOnly', 'SameSite=Strict', `Max-Age=${maxAge}`, ...(secure ? ['Secure'] : [])]
  return [`${socialCookieName(secure)}=${state}`, ...flags].join('; ')
}

/** A preference cookie; scripts of the page may read it. */
type Preference = (typeof SITE_KEYS)['lang' | 'theme']

/** The preference cookie, with the lifetime from the registry of stored keys. */
export function preferenceCookie(name: Preference['name'], value: string, secure: boolean): string {
  const { life } = name === SITE_KEYS.lang.name ? SITE_KEYS.lang : SITE_KEYS.theme
  const flags = ['Path=/', 'SameSite=Lax', `Max-Age=${life}`, ...(secure ? ['Secure'] : [])]
  return [`${name}=${encodeURIComponent(value)}`, ...flags].join('; ')
}

/** The raw value of one request cookie. */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return null
}
