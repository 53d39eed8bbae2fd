import { accessFor, type Session } from '@accrue/api-client/access'

/** What the provider takes of a user: the session, and the product's access. */
export const providerOf = (session: Session) => ({ session, access: accessFor(session) })
