/** Access actions, and the verdicts of a page's policy. Pure: no React, no storage. */

/** What the page knows about the user, for display only. A policy may use further facts. */
export type Session = {
  /** 0 when nobody is signed in. */
  userId: number
  readonly [fact: string]: unknown
}

/** Nobody signed in. */
export const SIGNED_OUT: Session = { userId: 0 }

/** The actions that the widgets of this package check. */
export type WidgetAction =
  | 'commentFile'
  | 'compare'
  | 'exportChart'
  | 'exportReport'
  | 'openReportView'
  | 'profile'
  | 'reportFiles'
  | 'reporting'
  | 'seeExtendedChart'
  | 'seeValues'
  | 'serverSettings'
  | 'showMoreRows'
  | 'showMoreRowsSignedIn'
  | 'supportTickets'
  | 'watchlist'

/** An action that a policy decides on: one of the widgets', or one of the page's own. */
export type AccessAction = WidgetAction | (string & {})

/** What an action is about, where the verdict depends on it. A page can add its own fields. */
export type AccessSubject = {
  venueId?: number | null | undefined
  watchlistId?: number | null | undefined
  readonly [fact: string]: unknown
}

/** The verdict of a policy. The code is the label key of the message and the error code of the server. */
export type AccessVerdict =
  | { kind: 'allowed' }
  /** Nobody is signed in: the prompt offers signing in. */
  | { kind: 'needAuth'; code: string }
  /** Signed in without paid access: the prompt links to `accessUrl`. */
  | { kind: 'needAccess'; code: string }
  /**
   * The user's access does not include it: the prompt links to `accessUrl` for `access_denied_auth`; for other codes
   * it is a sentence.
   */
  | { kind: 'denied'; code: string }

/** A verdict that is not `allowed`. */
export type Gate = Exclude<AccessVerdict, { kind: 'allowed' }>

/** The access rules of a page for the current user. Keep its identity while the verdicts stay the same. */
export type AccessPolicy = {
  /** Whether the user may do this, and the reason if not. */
  verdict: (action: AccessAction, subject?: AccessSubject) => AccessVerdict
  /** The actions that the policy decides on; in development, others cause a warning. Default: no warning. */
  actions?: readonly string[] | undefined
}

/** An entry of a policy's table: the verdict, or a function of the subject. */
export type AccessRule = AccessVerdict | ((subject: AccessSubject) => AccessVerdict)

/** The action is allowed. */
export const ALLOWED: AccessVerdict = { kind: 'allowed' }
/** The user must sign in first. */
export const NEED_AUTH: Gate = { kind: 'needAuth', code: 'need_auth' }
/** The user needs paid access first. */
export const NEED_ACCESS: Gate = { kind: 'needAccess', code: 'need_get_access' }
/** The user's access does not include it. */
export const DENIED: Gate = { kind: 'denied', code: 'access_denied_auth' }

/** The default policy. */
export const allowEverything: AccessPolicy = { verdict: () => ALLOWED }

/**
 * A policy from a table. Actions without an entry get `otherwise`, by default `DENIED`.
 * @example
 * const access = accessPolicy(
 *   {
 *     seeValues: user.isPaying ? ALLOWED : NEED_ACCESS,
 *     exportChart: ({ venueId }) => (venueId === 4 ? ALLOWED : DENIED),
 *     'research.download': user.userId > 0 ? ALLOWED : NEED_AUTH,
 *   },
 *   { otherwise: ALLOWED },
 * )
 */
export function accessPolicy(
  table: Readonly<Partial<Record<AccessAction, AccessRule>>>,
  { otherwise }: { otherwise?: AccessVerdict } = {},
): AccessPolicy {
  return {
    ...(otherwise ? {} : { actions: Object.keys(table) }),
    verdict: (action, subject = {}) => {
      const rule = Object.hasOwn(table, action) ? table[action] : undefined
      return typeof rule === 'function' ? rule(subject) : (rule ?? otherwise ?? DENIED)
    },
  }
}

const GATES: readonly Gate[] = [NEED_AUTH, NEED_ACCESS, DENIED]

/**
 * The gate for the code of a refusal, e.g. when the session ended while the page was open; null for refusals that are
 * not about access.
 */
export function gateOf(code: string): Gate | null {
  return GATES.find(gate => gate.code === code) ?? null
}
