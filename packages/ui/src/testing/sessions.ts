import {
  type AccessPolicy,
  type AccessSubject,
  type AccessVerdict,
  ALLOWED,
  accessPolicy,
  DENIED,
  NEED_ACCESS,
  NEED_AUTH,
  type Session,
} from '../foundation/access/access.ts'

/** Extras that a sample user has in addition to the plan. */
type SampleExtra = 'excel' | 'files' | 'nsd' | 'support'

export type SampleSession = Session & { plan: 'none' | 'free' | 'full'; extras: readonly SampleExtra[] }

/** Sample users: not signed in, signed in without paid access, with it, and with all extras. */
export const SESSIONS: Record<'visitor' | 'reader' | 'pro' | 'desk', SampleSession> = {
  visitor: { userId: 0, plan: 'none', extras: [] },
  reader: { userId: 2, plan: 'free', extras: [] },
  pro: { userId: 3, plan: 'full', extras: [] },
  desk: { userId: 4, plan: 'full', extras: ['excel', 'files', 'nsd', 'support'] },
}

/** The id of the venue and of the watchlist that require the extra `nsd`. */
export const NSD_ID = 381

/** The access policy of a sample user, the default of `renderWithUi`. */
export function sampleAccess({ userId, plan, extras }: Session): AccessPolicy {
  const has = (extra: SampleExtra) => Array.isArray(extras) && extras.includes(extra)
  const rule = (free: AccessVerdict, full: AccessVerdict = ALLOWED) => {
    return ({ venueId }: AccessSubject): AccessVerdict => {
      if (!(userId > 0)) return NEED_AUTH
      const isFull = plan === 'full' && (venueId !== NSD_ID || has('nsd'))
      return isFull ? full : free
    }
  }
  const withExtra = (extra: SampleExtra) => rule(DENIED, has(extra) ? ALLOWED : DENIED)
  const watchlist = rule(DENIED)
  return accessPolicy({
    commentFile: rule(NEED_ACCESS),
    compare: rule(NEED_ACCESS),
    downloadFile: withExtra('files'),
    exportChart: rule(NEED_ACCESS),
    exportExcel: withExtra('excel'),
    exportReport: withExtra('excel'),
    openReportView: rule(NEED_ACCESS),
    profile: rule(ALLOWED),
    reportFiles: rule(NEED_ACCESS),
    reporting: withExtra('files'),
    seeExtendedChart: rule(ALLOWED),
    seeValues: rule(NEED_ACCESS),
    serverSettings: rule(ALLOWED),
    showMoreRows: rule(NEED_ACCESS),
    showMoreRowsSignedIn: rule(ALLOWED),
    supportTickets: rule(has('support') ? ALLOWED : NEED_ACCESS),
    watchlist: subject => {
      const general = watchlist(subject)
      return general.kind === 'allowed' && subject.watchlistId === NSD_ID && !has('nsd')
        ? { kind: 'denied', code: 'watchlist_nsd_forbiddance' }
        : general
    },
  })
}

/** The access policies of all sample users. */
export const ACCESS = {
  visitor: sampleAccess(SESSIONS.visitor),
  reader: sampleAccess(SESSIONS.reader),
  pro: sampleAccess(SESSIONS.pro),
  desk: sampleAccess(SESSIONS.desk),
} satisfies Record<keyof typeof SESSIONS, AccessPolicy>
