/** The question of access as widgets ask it, and the answers of a page's policy. Pure: no React, no storage. */

/** What the page knows of the user, for display only. A policy may look at further facts. */
export type Session = {
  /** 0 when nobody is signed in. */
  userId: number
  readonly [fact: string]: unknown
}

/** Nobody signed in. */
export const ANONYMOUS: Session = { userId: 0 }

/** What the widgets of this package ask about. */
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

/** An action that a policy answers about: one of the widgets', or one of the page's own. */
export type AccessAction = WidgetAction | (string & {})

/** What an action is about, where the answer depends on it. A page adds facts of its own. */
export type AccessSubject = {
  tradingGroundId?: number | null | undefined
  watchlistId?: number | null | undefined
  readonly [fact: string]: unknown
}

/** The answer of a policy. The code is the label of the message and the error code of the server. */
export type AccessVerdict =
  | { kind: 'allowed' }
  /** Nobody is signed in: the prompt offers to sign in. */
  | { kind: 'needAuth'; code: string }
  /** Signed in without paid access: the prompt leads to `accessUrl`. */
  | { kind: 'needAccess'; code: string }
  /** The user's access does not include it: the prompt leads to `accessUrl` for `access_denied_auth`, and is a sentence for other codes. */
  | { kind: 'denied'; code: string }

/** Why a user may not: the verdict where it is not `allowed`. */
export type Gate = Exclude<AccessVerdict, { kind: 'allowed' }>

/** Who may do what on a page, for its present user. Keep its identity while the answers stay the same. */
export type AccessPolicy = {
  /** Whether the user may do this, and what to say if not. */
  verdict: (action: AccessAction, subject?: AccessSubject) => AccessVerdict
  /** The actions that the policy answers about; in development, asking about others is warned of. Default: no warning. */
  actions?: readonly string[] | undefined
}

/** A line of a policy's table: the answer, or how it follows from the subject. */
export type AccessRule = AccessVerdict | ((subject: AccessSubject) => AccessVerdict)

/** Go on. */
export const ALLOWED: AccessVerdict = { kind: 'allowed' }
/** Sign in first. */
export const NEED_AUTH: Gate = { kind: 'needAuth', code: 'need_auth' }
/** Ask for paid access first. */
export const NEED_ACCESS: Gate = { kind: 'needAccess', code: 'need_get_access' }
/** The user's access does not include it. */
export const DENIED: Gate = { kind: 'denied', code: 'access_denied_auth' }

/** The policy of a page without one. */
export const allowEverything: AccessPolicy = { verdict: () => ALLOWED }

/**
 * A policy from a table. An action without a line is refused with `DENIED`, unless `otherwise` says more.
 * @example
 * const access = accessPolicy(
 *   {
 *     seeValues: user.isPaying ? ALLOWED : NEED_ACCESS,
 *     exportChart: ({ tradingGroundId }) => (tradingGroundId === OWN_GROUND ? ALLOWED : DENIED),
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
 * The gate that a refusal's code stands for, when the session ended or lost its rights while the page was open; null for
 * refusals that are not about access.
 */
export function gateOf(code: string): Gate | null {
  return GATES.find(gate => gate.code === code) ?? null
}
