'use client'
import { useCallback, useState } from 'react'
import type { AccessAction, AccessSubject, AccessVerdict } from '../../foundation/access/access.ts'
import { useVerdict } from '../../foundation/ui-provider.tsx'

export type Gate = {
  /** What the page's policy answers about this action. */
  verdict: AccessVerdict
  /** Whether the prompt is shown: the action was tried and refused. */
  open: boolean
  /** Runs the action if it is allowed, else shows the prompt. */
  attempt: (run: () => void) => void
  /** Takes the prompt away. */
  dismiss: () => void
}

/** The gate before an action (P4): its button stays as it is, and opens the right prompt where the action is refused. */
export function useGate(action: AccessAction, subject?: AccessSubject): Gate {
  const verdict = useVerdict(action, subject)
  const [asked, setAsked] = useState(false)
  const allowed = verdict.kind === 'allowed'
  const attempt = useCallback(
    (run: () => void) => {
      setAsked(!allowed)
      if (allowed) run()
    },
    [allowed],
  )
  const dismiss = useCallback(() => setAsked(false), [])
  // a user who signs in while the prompt is open is not asked any longer
  return { verdict, open: asked && !allowed, attempt, dismiss }
}
