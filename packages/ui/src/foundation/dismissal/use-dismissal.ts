'use client'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { STORED_KEYS, storedAge, storedKey } from '../state/stored-keys.ts'
import { useUi } from '../ui-provider.tsx'
import { type Dismissal, isResting } from './dismissal.rules.ts'

/** What can be closed for a while, by its stored key. */
export type Dismissable = 'bottomBanner' | 'mobileOffer' | 'topAccessPrompt'

const neverChanges = () => () => {}

/**
 * Whether something was closed lately, and the way to close it: for as long as the registry of stored keys says.
 * A tree that the browser renders by itself knows at once, so nothing jumps in; one that takes over the server's markup
 * knows right after. With cookies refused, what is closed stays closed for the life of the page.
 */
export function useDismissal(what: Dismissable): [Dismissal, () => void] {
  const { stores, clock } = useUi()
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const [closedHere, setClosedHere] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once; time that goes by brings nothing back on a page that is being read
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
