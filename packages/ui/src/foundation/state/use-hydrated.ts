'use client'
import { useSyncExternalStore } from 'react'

/** False on the server and during hydration, so that both render the same; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, inBrowser, onServer)
}

const subscribe = () => () => {}
const inBrowser = () => true
const onServer = () => false
