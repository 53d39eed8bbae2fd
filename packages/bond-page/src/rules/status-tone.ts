import { CLOSED_STATUSES, HIDDEN_QUOTE_STATUSES } from './chart-rules.ts'

/** The look of a bond's status: green while it trades, a warning where its quotes are hidden, plain once it is over or not known. */
export function statusTone(status: number | null): 'up' | 'warn' | 'neutral' {
  if (status === null || CLOSED_STATUSES.includes(status)) return 'neutral'
  return HIDDEN_QUOTE_STATUSES.includes(status) ? 'warn' : 'up'
}
