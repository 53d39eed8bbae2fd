'use client'
import { useSyncExternalStore } from 'react'
import { useIsMobile } from '../../../foundation/state/use-media.ts'

/**
 * How the table is laid out. `either`: the server does not know the width, so it sends both and CSS shows one;
 * the browser then renders less, with the same pixels, so nothing moves.
 */
export type TableLayout = 'either' | 'desk' | 'phone'

/** The layout for this window: phone at 680 px or less (shared-blocks §9, T3). */
export function useTableLayout(): TableLayout {
  const inBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const isMobile = useIsMobile()
  if (!inBrowser) return 'either'
  return isMobile ? 'phone' : 'desk'
}
