import { type Session, type Verdict, verdict } from '../../foundation/access/access.ts'
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
export type Lacking = Exclude<Verdict, { kind: 'allowed' | 'denied' }>

/** For whom the prompt is: everyone below 1077 (H3, readings #61), as the access table answers about values. */
export function topAccessPromptState({
  dismissal,
  session,
}: {
  dismissal: Dismissal
  session: Session
}): TopAccessPromptState {
  if (dismissal === 'unknown') return { kind: 'unknown' }
  const answer = verdict('seeValues', session)
  if (answer.kind === 'allowed' || answer.kind === 'denied') return { kind: 'off' }
  return dismissal === 'dismissed' ? { kind: 'closed' } : { kind: 'shown', verdict: answer }
}
