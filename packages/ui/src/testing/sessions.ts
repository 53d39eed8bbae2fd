import { ANONYMOUS, FULL_ACCESS_LEVEL, type Session } from '../foundation/access/access.ts'

/** The three kinds of user of bond-page §1, and full access with every grant. */
export const SESSIONS = {
  visitor: ANONYMOUS,
  reader: { ...ANONYMOUS, userId: 2, level: 1 },
  pro: { ...ANONYMOUS, userId: 3, level: FULL_ACCESS_LEVEL },
  desk: {
    userId: 4,
    level: FULL_ACCESS_LEVEL,
    tariffs: [],
    grants: ['excelExportAccess', 'docsDownloadAccess'],
    nsd: true,
  },
} as const satisfies Record<string, Session>
