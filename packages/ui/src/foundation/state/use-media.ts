'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { mediaQuery } from './observers.ts'

/** The mobile breakpoint in pixels: phone layouts apply at or below it (shared-blocks §9, readings #53). */
export const MOBILE_WIDTH = 680

/** Whether a media query matches. The server, and the first render, return `onServer`. */
export function useMedia(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const media = mediaQuery(query)
      media.addEventListener('change', notify)
      return () => media.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => mediaQuery(query).matches,
    () => onServer,
  )
}

/** Whether the window is at most 680 px wide. False on the server. */
export function useIsMobile(): boolean {
  return useMedia(`(max-width: ${MOBILE_WIDTH}px)`)
}

/** Whether the user prefers reduced motion. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)')
}
