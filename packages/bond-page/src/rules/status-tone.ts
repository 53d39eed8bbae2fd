import { CLOSED_STATUSES, HIDDEN_QUOTE_STATUSES } from '@accrue/api-client'

/** Tone of the status badge: `up` while the bond trades, `warn` while its quotes are hidden, `neutral` when closed or unknown. */
export function statusTone(status: number | null): 'up' | 'warn' | 'neutral' {
  if (status === null || CLOSED_STATUSES.has(status)) return 'neutral'
  return HIDDEN_QUOTE_STATUSES.has(status) ? 'warn' : 'up'
}
