'use client'
import { useCallback, useEffect, useState } from 'react'
import { useStores } from '../ui-provider.tsx'

export type Remembered<T> = {
  /** The storage key; listed in the registry of stored keys. */
  key: string
  /** Where it is kept. Default `local`. */
  store?: 'local' | 'cookie'
  /** What counts until something was stored, and always on the server. */
  fallback: T
  /** Reads the stored text; null or a throw means "not ours", and the fallback counts. */
  parse: (text: string) => T | null
  write: (value: T) => string
  /** Lifetime in seconds, cookies only. */
  maxAge?: number
}

/**
 * A value kept between visits. The server and the first render see the fallback, so that markup agrees;
 * the stored value comes in right after. Works with storage refused: then it lasts as long as the page.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: fallback and parse are what callers write inline; the key decides
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
