/** Who may do what: the product's access rules as one table, read by the server, the pages and the tests. */

/** Full, paid access (bond-page §9). The one place where the number is written. */
export const FULL_ACCESS_LEVEL = 1077
/** The tariff that opens support tickets without full access (shared-blocks §6). */
export const SUPPORT_TARIFF = 677
/** The trading ground whose data needs NSD access (bond-page §6, readings #1). */
export const NSD_VENUE = 381
/** The watchlist that only holders of NSD access may add to (shared-blocks §5, readings #1). */
export const NSD_WATCHLIST = 381

export type Grant = 'excelExportAccess' | 'docsDownloadAccess'

/** What is known of the user. On a page it is for display only: the server decides from its own session. */
export type Session = {
  /** 0 when nobody is signed in. */
  userId: number
  /** 0 anonymous, 1077 full access; anything else is signed in without full access. */
  level: number
  tariffs: readonly number[]
  grants: readonly Grant[]
  /** NSD access: opens trading ground 381 and watchlist 381. */
  nsd: boolean
}

export const ANONYMOUS: Session = { userId: 0, level: 0, tariffs: [], grants: [], nsd: false }

/** The user's standing towards paid content. */
export type Standing = 'anonymous' | 'signedIn' | 'full'

/** The kind of user; unknown levels fail closed (access: "full access is level === 1077"). */
export function standingOf(session: Pick<Session, 'level'>): Standing {
  if (session.level === FULL_ACCESS_LEVEL) return 'full'
  return typeof session.level === 'number' && session.level > 0 ? 'signedIn' : 'anonymous'
}

/** The session as it counts on one trading ground: on 381 without NSD access the level is at most 1, and never raised (readings #2). */
export function sessionOnVenue(session: Session, venueId: number | null | undefined): Session {
  // an id that arrives as text must not slip past the rule
  if (Number(venueId) !== NSD_VENUE || session.nsd === true) return session
  return { ...session, level: standingOf(session) === 'anonymous' ? 0 : 1 }
}

/** Every gated thing. */
export type GatedAction =
  | 'exportExcel'
  | 'exportCashFlow'
  | 'exportReport'
  | 'downloadList'
  | 'downloadFile'
  | 'reporting'
  | 'reportFiles'
  | 'praams'
  | 'watchlist'
  | 'seeValues'
  | 'seeExtendedChart'
  | 'exportChart'
  | 'compare'
  | 'showMoreRows'
  | 'showMoreRowsSignedIn'
  | 'openReportView'
  | 'commentFile'
  | 'supportTickets'
  | 'serverSettings'
  | 'quoteAccessRequest'
  | 'indicatorRequests'
  | 'profile'

/** The answer of the table. The code is the label of the message and the server's error code. */
export type Verdict =
  | { kind: 'allowed' }
  | { kind: 'needAuth'; code: 'need_auth' }
  | { kind: 'needAccess'; code: 'need_get_access' }
  | { kind: 'denied'; code: 'access_denied_auth' | 'watchlist_nsd_forbiddance' }

const ALLOWED: Verdict = { kind: 'allowed' }
const NEED_AUTH: Verdict = { kind: 'needAuth', code: 'need_auth' }
const NEED_ACCESS: Verdict = { kind: 'needAccess', code: 'need_get_access' }
const DENIED: Verdict = { kind: 'denied', code: 'access_denied_auth' }

type Rule = {
  /** The verdict for a signed-in user without full access. */
  signedIn: Verdict
  /** The verdict for a user with full access. Default allowed. */
  full?: Verdict
  /** The grant that full access needs besides its level. */
  grant?: Grant
  /** A tariff that opens the action without full access. */
  tariff?: number
}

/** One line per gated thing: what it takes beyond being signed in (bond-page §4 and §6, shared-blocks §6, readings #3–#9). */
const RULES: Record<GatedAction, Rule> = {
  exportExcel: { signedIn: DENIED, grant: 'excelExportAccess' },
  exportCashFlow: { signedIn: DENIED, grant: 'excelExportAccess' },
  exportReport: { signedIn: DENIED, grant: 'excelExportAccess' },
  downloadList: { signedIn: DENIED, grant: 'excelExportAccess' },
  downloadFile: { signedIn: DENIED, grant: 'docsDownloadAccess' },
  reporting: { signedIn: DENIED, grant: 'docsDownloadAccess' },
  reportFiles: { signedIn: NEED_ACCESS },
  praams: { signedIn: DENIED },
  watchlist: { signedIn: DENIED },
  seeValues: { signedIn: NEED_ACCESS },
  seeExtendedChart: { signedIn: ALLOWED },
  exportChart: { signedIn: NEED_ACCESS },
  compare: { signedIn: NEED_ACCESS },
  showMoreRows: { signedIn: NEED_ACCESS },
  showMoreRowsSignedIn: { signedIn: ALLOWED },
  openReportView: { signedIn: NEED_ACCESS },
  commentFile: { signedIn: NEED_ACCESS },
  supportTickets: { signedIn: NEED_ACCESS, tariff: SUPPORT_TARIFF },
  serverSettings: { signedIn: ALLOWED },
  quoteAccessRequest: { signedIn: ALLOWED },
  indicatorRequests: { signedIn: ALLOWED },
  profile: { signedIn: ALLOWED },
}

/** An action that the table does not know is refused to everybody. */
const UNKNOWN: Rule = { signedIn: DENIED, full: DENIED }

export const GATED_ACTIONS = Object.keys(RULES) as GatedAction[]

/**
 * Whether this user may do this thing, and what to say if not.
 * `venueId` narrows the question to one trading ground (bond-page §6: 381 without NSD access counts as level 1).
 */
export function verdict(action: GatedAction, session: Session, venueId?: number | null): Verdict {
  const rule = Object.hasOwn(RULES, action) ? RULES[action] : UNKNOWN
  const standing = standingOf(sessionOnVenue(session, venueId))
  if (standing === 'anonymous') return NEED_AUTH
  if (standing === 'signedIn')
    return rule.tariff !== undefined && session.tariffs.includes(rule.tariff) ? ALLOWED : rule.signedIn
  return rule.grant && !session.grants.includes(rule.grant) ? DENIED : (rule.full ?? ALLOWED)
}

/** Whether adding to this watchlist is allowed: as `watchlist`, and 381 needs NSD access besides (access row 5). */
export function watchlistVerdict(session: Session, watchlistId: number): Verdict {
  const general = verdict('watchlist', session)
  if (general.kind !== 'allowed') return general
  return Number(watchlistId) === NSD_WATCHLIST && session.nsd !== true
    ? { kind: 'denied', code: 'watchlist_nsd_forbiddance' }
    : ALLOWED
}

/** Whether numbers may be shown at all: the one question behind masked axes, tooltips, quotes and archive rows. */
export function seesValues(session: Session, venueId?: number | null): boolean {
  return verdict('seeValues', session, venueId).kind === 'allowed'
}

/** What an action is about, where its answer depends on that. */
type AccessSubject = {
  venueId?: number | null | undefined
  watchlistId?: number | null | undefined
}

/** The table as one user sees it. */
export type Access = {
  actions: readonly GatedAction[]
  verdict: (action: string, subject?: AccessSubject) => Verdict
}

/**
 * The policy of one user, for the widgets of a page. For display only: the server decides every call.
 * Keep its identity while the session stays the same.
 * @example
 * const access = useMemo(() => accessFor(session), [session])
 * return <UiProvider session={session} access={access}>…</UiProvider>
 */
export function accessFor(session: Session): Access {
  return {
    actions: GATED_ACTIONS,
    verdict: (action, { venueId, watchlistId } = {}) =>
      action === 'watchlist' && watchlistId != null
        ? watchlistVerdict(session, watchlistId)
        : verdict(action as GatedAction, session, venueId),
  }
}
