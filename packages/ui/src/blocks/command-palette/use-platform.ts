'use client'
import { useSyncExternalStore } from 'react'
import { type Platform, platformOf } from './palette-key.rules.ts'

const never = () => () => {}
const here = () => platformOf(navigator.platform)
const onServer = (): Platform => 'other'

/** The keyboard of this browser, or the given one. The server answers `other`. */
export function usePlatform(given?: Platform): Platform {
  const found = useSyncExternalStore(never, here, onServer)
  return given ?? found
}
