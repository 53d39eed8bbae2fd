import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import { SITE_KEYS } from '../../src/site-keys.ts'

/** The session cookie; the `__Host-` prefix binds it to this host under https. */
export function sessionCookieName(secure: boolean): string {
  return (secure ? SITE_KEYS.secureSession : SITE_KEYS.session).name
}

/** The session cookie: HttpOnly and SameSite. `maxAge` 0 deletes it. */
export function sessionCookie(token: string, maxAge: number, secure: boolean): string {
  return generateCookie(sessionCookieName(secure), token, { maxAge, httpOnly: true, secure, sameSite: 'Lax' })
}

/** Binds a sign-in at another service to the browser that started it. */
export function socialCookieName(secure: boolean): string {
  return (secure ? SITE_KEYS.secureSocial : SITE_KEYS.social).name
}

/** Its cookie, valid for ten minutes; an empty state deletes it. Other sites' links and forms do not send it. */
export function socialCookie(state: string, secure: boolean): string {
  const maxAge = state ? SITE_KEYS.social.life : 0
  return generateCookie(socialCookieName(secure), state, {
    maxAge,
    httpOnly: true,
    secure,
    sameSite: 'Strict',
  })
}

/** Marks a browser that signed in before. */
export function deviceCookieName(secure: boolean): string {
  return (secure ? SITE_KEYS.secureDevice : SITE_KEYS.device).name
}

/** Its cookie. Only this site's own pages send it, and no script reads it. */
export function deviceCookie(token: string, secure: boolean): string {
  return generateCookie(deviceCookieName(secure), token, {
    maxAge: SITE_KEYS.device.life,
    httpOnly: true,
    secure,
    sameSite: 'Strict',
  })
}

/** The design system's cookie of a closed top access prompt, `STORED_KEYS.topAccessPrompt`. */
export const CLOSED_PROMPT_COOKIE = 'top_access_prompt'

/** A preference cookie; scripts of the page may read it. */
type Preference = (typeof SITE_KEYS)['lang' | 'theme']

/** The preference cookie, with the lifetime from the registry of stored keys. */
export function preferenceCookie(name: Preference['name'], value: string, secure: boolean): string {
  const { life } = name === SITE_KEYS.lang.name ? SITE_KEYS.lang : SITE_KEYS.theme
  return generateCookie(name, value, { maxAge: life, secure, sameSite: 'Lax' })
}

/** The decoded value of one request cookie. */
export function requestCookie(request: Request, name: string): string | null {
  return parse(request.headers.get('cookie') ?? '', name)[name] ?? null
}
