import type { AccessVerdict } from '../../foundation/access/access.ts'
import type { Dismissal } from '../../foundation/dismissal/dismissal.rules.ts'

export type TopAccessPromptState =
  /** Nothing is known of the visitor yet: the server, and the render that takes over its markup. */
  | { kind: 'unknown' }
  /** Full access: there is nothing to ask for. */
  | { kind: 'off' }
  | { kind: 'shown'; verdict: Lacking }
  /** Closed on this page, or within the day on another. */
  | { kind: 'closed' }

/** What a visitor below full access is told. */
export type Lacking = Exclude<AccessVerdict, { kind: 'allowed' | 'denied' }>

/** For whom the prompt is: everyone who may not see values yet (H3, readings #61). */
export function topAccessPromptState({
  dismissal,
  verdict,
}: {
  dismissal: Dismissal
  /** The policy's answer about `seeValues`. */
  verdict: AccessVerdict
}): TopAccessPromptState {
  if (dismissal === 'unknown') return { kind: 'unknown' }
  if (verdict.kind === 'allowed' || verdict.kind === 'denied') return { kind: 'off' }
  return dismissal === 'dismissed' ? { kind: 'closed' } : { kind: 'shown', verdict }
}
