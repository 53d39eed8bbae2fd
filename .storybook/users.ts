import { ANONYMOUS, type Session } from '../packages/api-client/src/access/access.ts'
import { SESSIONS } from '../packages/api-client/src/testing/sessions.ts'

/** A user for each case of the access rules. */
export const USERS = {
  ...SESSIONS,
  readerNsd: { ...SESSIONS.reader, nsd: true },
  excel: { ...SESSIONS.pro, grants: ['excelExportAccess'] },
  documents: { ...SESSIONS.pro, grants: ['docsDownloadAccess'] },
  proNsd: { ...SESSIONS.pro, nsd: true },
} satisfies Record<string, Session>

/** Their names in the toolbar. */
export const USER_NAMES: Record<keyof typeof USERS, string> = {
  visitor: 'Visitor, not signed in',
  reader: 'Signed in, no paid access',
  support: 'Signed in, with support tickets',
  readerNsd: 'Signed in, with NSD access',
  pro: 'Full access, no grants',
  excel: 'Full access, Excel export',
  documents: 'Full access, file download',
  proNsd: 'Full access, with NSD access',
  desk: 'Full access, every grant',
}

/** The user with this name; signed out for an unknown name. */
export const userOf = (name: string) =>
  Object.hasOwn(USERS, name) ? USERS[name as keyof typeof USERS] : ANONYMOUS
