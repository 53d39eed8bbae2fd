/** Statuses whose bonds have a chart section (bond-page §2). */
export const CHART_STATUSES: ReadonlySet<number> = new Set([192, 256, 96, 174, 128, 112])

/** Statuses of bonds that no longer trade: their charts end on the trading ground's latest date (bond-page §4). */
export const CLOSED_STATUSES: ReadonlySet<number> = new Set([128, 112])

/** Statuses that hide the participants' quotes: the server does not send them, and full access sees a support message (bond-page §9). */
export const HIDDEN_QUOTE_STATUSES: ReadonlySet<number> = new Set([192, 96])
