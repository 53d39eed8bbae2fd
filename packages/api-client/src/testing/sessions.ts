import { ANONYMOUS, FULL_ACCESS_LEVEL, type Session, SUPPORT_TARIFF } from '../access/access.ts'

const pro: Session = { ...ANONYMOUS, userId: 3, level: FULL_ACCESS_LEVEL }

/** Kinds of users: not signed in, signed in, with support tickets, with full access, and with every grant and NSD access. */
export const SESSIONS = {
  visitor: ANONYMOUS,
  reader: { ...ANONYMOUS, userId: 2, level: 1 },
  support: { ...ANONYMOUS, userId: 2, level: 1, tariffs: [SUPPORT_TARIFF] },
  pro,
  desk: { ...pro, userId: 4, grants: ['excelExportAccess', 'docsDownloadAccess'], nsd: true },
} satisfies Record<string, Session>
