'use client'
import { useCallback, useMemo, useState } from 'react'
import { STORED_KEYS, storedAge, storedKey } from '../state/stored-keys.ts'
import { useHydrated } from '../state/use-hydrated.ts'
import { useUi } from '../ui-provider.tsx'
import { type Dismissable, type Dismissal, isResting } from './dismissal.rules.ts'

/**
 * Whether something was dismissed recently, and a function that dismisses it for the duration in the registry of
 * stored keys. A client-rendered tree knows at once, so nothing shifts; a hydrated tree knows right after hydration, or from the start
 * what the provider's `dismissed` says.
 * With cookies blocked, a dismissal lasts until the page is closed.
 */
export function useDismissal(what: Dismissable): [Dismissal, () => void] {
  const { stores, clock, dismissed } = useUi()
  const isHydrated = useHydrated()
  const [closedHere, setClosedHere] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once: nothing reappears on an open page
  const resting = useMemo(() => {
    if (!isHydrated) return false
    return isResting({
      since: stores.cookie.get(storedKey(what)),
      now: clock(),
      life: STORED_KEYS[what].life,
    })
  }, [isHydrated, stores, what])

  const close = useCallback(() => {
    setClosedHere(true)
    stores.cookie.set(storedKey(what), String(clock()), storedAge(what))
  }, [stores, clock, what])

  if (!isHydrated) return [dismissalOf(dismissed[what]), close]
  return [closedHere || resting ? 'dismissed' : 'open', close]
}

function dismissalOf(isDismissed: boolean | undefined): Dismissal {
  if (isDismissed === undefined) return 'unknown'
  return isDismissed ? 'dismissed' : 'open'
}
