import type { AccessVerdict } from '../../foundation/access/access.ts'
import type { Dismissal } from '../../foundation/dismissal/dismissal.rules.ts'

export type TopAccessPromptState =
  /** The visitor is unknown yet: the server, and hydration. */
  | { kind: 'unknown' }
  /** Full access: nothing to show. */
  | { kind: 'off' }
  | { kind: 'shown'; verdict: Lacking }
  /** Closed on this page, or within the last day on another. */
  | { kind: 'closed' }

/** The verdict for a visitor below full access. */
type Lacking = Exclude<AccessVerdict, { kind: 'allowed' | 'denied' }>

/** Who sees the prompt: everyone without access to values (H3, readings #61). */
export function topAccessPromptState({
  dismissal,
  verdict,
}: {
  dismissal: Dismissal
  /** The policy's verdict for `seeValues`. */
  verdict: AccessVerdict
}): TopAccessPromptState {
  if (dismissal === 'unknown') return { kind: 'unknown' }
  if (verdict.kind === 'allowed' || verdict.kind === 'denied') return { kind: 'off' }
  return dismissal === 'dismissed' ? { kind: 'closed' } : { kind: 'shown', verdict }
}
