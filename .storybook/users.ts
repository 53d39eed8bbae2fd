import { ANONYMOUS, type Session } from '../packages/api-client/src/access/access.ts'
import { SESSIONS } from '../packages/api-client/src/testing/sessions.ts'

/** Everybody whom an access rule tells apart. */
export const USERS = {
  ...SESSIONS,
  readerNsd: { ...SESSIONS.reader, nsd: true },
  excel: { ...SESSIONS.pro, grants: ['excelExportAccess'] },
  documents: { ...SESSIONS.pro, grants: ['docsDownloadAccess'] },
  proNsd: { ...SESSIONS.pro, nsd: true },
} satisfies Record<string, Session>

/** What the toolbar calls them. */
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

/** The user of a name; nobody signed in for a name that is unknown. */
export const userOf = (name: string) =>
  Object.hasOwn(USERS, name) ? USERS[name as keyof typeof USERS] : ANONYMOUS
