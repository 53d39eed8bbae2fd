/** Cookie that holds the session's token; `__Host-` ties it to this very host under https. */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-accrue_session' : 'accrue_session'
}

/** The session's cookie: no script reads it, no foreign post sends it. `maxAge` 0 deletes it. */
export function sessionCookie(token: string, maxAge: number, secure: boolean): string {
  const flags = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${maxAge}`, ...(secure ? ['Secure'] : [])]
  return [`${sessionCookieName(secure)}=${token}`, ...flags].join('; ')
}

/** A preference that the page may read as well (language, theme), kept for a year. */
export function preferenceCookie(
  name: 'accrue_lang' | 'accrue_theme',
  value: string,
  secure: boolean,
): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    'SameSite=Lax',
    'Max-Age=31536000',
    ...(secure ? ['Secure'] : []),
  ].join('; ')
}

/** The value of one cookie of the request, as it came. */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return null
}
