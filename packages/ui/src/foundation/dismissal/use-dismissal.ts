'use client'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { STORED_KEYS, storedAge, storedKey } from '../state/stored-keys.ts'
import { useUi } from '../ui-provider.tsx'
import { type Dismissal, isResting } from './dismissal.rules.ts'

/** Things that can be dismissed for a while, by stored key. */
export type Dismissable = 'bottomBanner' | 'mobileOffer' | 'topAccessPrompt'

const neverChanges = () => () => {}

/**
 * Whether something was dismissed recently, and a function that dismisses it for the duration in the registry of
 * stored keys. A client-rendered tree knows at once, so nothing shifts; a hydrated tree knows right after hydration.
 * With cookies blocked, a dismissal lasts until the page is closed.
 */
export function useDismissal(what: Dismissable): [Dismissal, () => void] {
  const { stores, clock } = useUi()
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const [closedHere, setClosedHere] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once: nothing reappears on an open page
  const resting = useMemo(() => {
    if (!inBrowser) return false
    return isResting({
      since: stores.cookie.get(storedKey(what)),
      now: clock(),
      life: STORED_KEYS[what].life,
    })
  }, [inBrowser, stores, what])

  const close = useCallback(() => {
    setClosedHere(true)
    stores.cookie.set(storedKey(what), String(clock()), storedAge(what))
  }, [stores, clock, what])

  if (!inBrowser) return ['unknown', close]
  return [closedHere || resting ? 'dismissed' : 'open', close]
}
