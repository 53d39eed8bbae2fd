'use client'
import { useCallback, useState } from 'react'
import type { AccessAction, AccessSubject, AccessVerdict } from '../../foundation/access/access.ts'
import { useVerdict } from '../../foundation/ui-provider.tsx'

export type AccessGate = {
  /** The verdict of the page's policy on this action. */
  verdict: AccessVerdict
  /** Whether the prompt is open: the action was attempted and refused. */
  open: boolean
  /** Runs the action if it is allowed, else opens the prompt. */
  attempt: (run: () => void) => void
  /** Closes the prompt. */
  dismiss: () => void
}

/**
 * Checks an action against the access policy (P4). The button stays unchanged; a refused attempt opens the matching
 * prompt.
 */
export function useGate(action: AccessAction, subject?: AccessSubject): AccessGate {
  const verdict = useVerdict(action, subject)
  const [refused, setRefused] = useState(false)
  const allowed = verdict.kind === 'allowed'
  const attempt = useCallback(
    (run: () => void) => {
      setRefused(!allowed)
      if (allowed) run()
    },
    [allowed],
  )
  const dismiss = useCallback(() => setRefused(false), [])
  // the prompt closes when the user signs in
  return { verdict, open: refused && !allowed, attempt, dismiss }
}
