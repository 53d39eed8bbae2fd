import type { Caller } from '../caller.ts'
import { decodeSession } from '../decode/session.ts'
import type { CallOptions } from '../http.ts'

/** Who is asking. Clear every cache when it changes: values of one session must not outlive it. */
export function sessionCalls({ call }: Caller) {
  return {
    /** The session as it stands. */
    current: (_: object = {}, options?: CallOptions) => call('getSession', {}, decodeSession, options),
    /** Opens a session; refused with `bad_credentials` when login and password do not match. */
    signIn: ({ login, password }: { login: string; password: string }, options?: CallOptions) =>
      call('signIn', { body: { login, password } }, decodeSession, options),
    /** Closes the session and answers the anonymous one. */
    signOut: (_: object = {}, options?: CallOptions) => call('signOut', {}, decodeSession, options),
  }
}
