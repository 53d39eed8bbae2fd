import { SESSION_MS, type SignedIn } from '../db/accounts.ts'
import { deviceCookie, deviceCookieName, requestCookie, sessionCookie } from './cookies.ts'
import type { Deps } from './deps.ts'

/** The token of the browser's device cookie; null unless the account with this login signed in with it before. */
export async function knownDevice(
  request: Request,
  login: string,
  { store, secure }: Deps,
  now: number,
): Promise<string | null> {
  const token = requestCookie(request, deviceCookieName(secure))
  return token && (await store.devices.isKnown(login, token, now)) ? token : null
}

type Start = {
  userId: number
  /** The token of the session that this one replaces. */
  before: string | null
  device: string | null
  now: number
}

/** Starts a session and remembers the browser. Returns the session and the cookies of both. */
export async function startSession(
  { store, secure }: Deps,
  { userId, before, device, now }: Start,
): Promise<{ session: SignedIn; cookies: readonly string[] }> {
  if (before) await store.accounts.signOut(before)
  const { token, session } = await store.accounts.signIn(userId, now)
  const remembered = await store.devices.remember(userId, device, now)
  return {
    session,
    cookies: [sessionCookie(token, SESSION_MS / 1000, secure), deviceCookie(remembered, secure)],
  }
}
