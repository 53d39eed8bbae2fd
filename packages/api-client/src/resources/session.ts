import type { Caller } from '../caller.ts'
import { decodeSession } from '../decode/session.ts'
import { getSession, signIn, signOut } from '../generated/sdk.gen.ts'
import type { CallOptions } from '../policy.ts'

/** Who is asking. Clear every cache when it changes: values of one session must not outlive it. */
export function sessionCalls({ read, write }: Caller) {
  return {
    /** The session as it stands. */
    current: (_: object = {}, options?: CallOptions) => read(getSession, decodeSession, options),
    /** Opens a session; refused with `bad_credentials` when login and password do not match. */
    signIn: ({ login, password }: { login: string; password: string }, options?: CallOptions) =>
      write(request => signIn({ ...request, body: { login, password } }), decodeSession, options),
    /** Closes the session and answers the anonymous one. */
    signOut: (_: object = {}, options?: CallOptions) => write(signOut, decodeSession, options),
  }
}
