import { CLOSED_STATUSES, HIDDEN_QUOTE_STATUSES } from './chart-rules.ts'

/** Tone of the status badge: `up` while the bond trades, `warn` while its quotes are hidden, `neutral` when closed or unknown. */
export function statusTone(status: number | null): 'up' | 'warn' | 'neutral' {
  if (status === null || CLOSED_STATUSES.includes(status)) return 'neutral'
  return HIDDEN_QUOTE_STATUSES.includes(status) ? 'warn' : 'up'
}
