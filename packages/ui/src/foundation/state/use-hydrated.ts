'use client'
import { useSyncExternalStore } from 'react'

/** Whether the browser draws: false on the server and while its markup is taken over, so that both draw the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, inBrowser, onServer)
}

const subscribe = () => () => {}
const inBrowser = () => true
const onServer = () => false
