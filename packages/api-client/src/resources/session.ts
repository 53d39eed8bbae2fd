import type { Caller } from '../caller.ts'
import { decodeSession } from '../decode/session.ts'
import { getSession, signIn, signOut } from '../generated/sdk.gen.ts'
import type { CallOptions } from '../policy.ts'

/** Clear every cache when the session changes: another user must not see its values. */
export function sessionCalls({ read, write }: Caller) {
  return {
    /** The current session. */
    current: (_: object = {}, options?: CallOptions) => read(getSession, decodeSession, options),
    /** Refused with `bad_credentials` when login and password do not match. */
    signIn: ({ login, password }: { login: string; password: string }, options?: CallOptions) =>
      write(request => signIn({ ...request, body: { login, password } }), decodeSession, options),
    /** Ends the session; the answer is the anonymous one. */
    signOut: (_: object = {}, options?: CallOptions) => write(signOut, decodeSession, options),
  }
}
