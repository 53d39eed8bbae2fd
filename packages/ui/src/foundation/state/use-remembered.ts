'use client'
import { useCallback, useEffect, useState } from 'react'
import { useStores } from '../ui-provider.tsx'

export type Remembered<T> = {
  /** The storage key; listed in the registry of stored keys. */
  key: string
  /** The storage. Default `local`. */
  store?: 'local' | 'cookie'
  /** The value until something is stored, and always on the server. */
  fallback: T
  /** Parses the stored text; null or a throw means that it is invalid, and the fallback is used. */
  parse: (text: string) => T | null
  write: (value: T) => string
  /** Lifetime in seconds, cookies only. */
  maxAge?: number
}

/**
 * A value that is stored between visits. The server and the first render use the fallback, so that markup matches;
 * the stored value follows right after. With storage blocked it lasts until the page is closed.
 */
export function useRemembered<T>({
  key,
  store = 'local',
  fallback,
  parse,
  write,
  maxAge,
}: Remembered<T>): [T, (value: T) => void] {
  const stores = useStores()
  const [value, setValue] = useState(fallback)

  // biome-ignore lint/correctness/useExhaustiveDependencies: callers pass fallback and parse inline; the key decides
  useEffect(() => {
    const text = stores[store].get(key)
    const stored = text === null ? null : attempt(() => parse(text))
    setValue(stored === null ? fallback : stored)
  }, [stores, store, key])

  const remember = useCallback(
    (next: T) => {
      setValue(next)
      stores[store].set(key, write(next), maxAge === undefined ? {} : { maxAge })
    },
    [stores, store, key, write, maxAge],
  )
  return [value, remember]
}

function attempt<T>(read: () => T | null): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
