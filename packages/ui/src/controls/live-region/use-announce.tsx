'use client'
import { type ReactElement, useCallback, useState } from 'react'
import { type Announcement, LiveRegion } from './live-region.tsx'

/**
 * A polite live region: `const [announce, region] = useAnnounce()`. Render `region` once and always; every
 * `announce(text)` is announced once, even if the text is the same as before.
 */
export function useAnnounce(): [announce: (text: string) => void, region: ReactElement] {
  const [message, setMessage] = useState<Announcement | null>(null)
  const announce = useCallback(
    (text: string) => setMessage(before => ({ id: (before?.id ?? 0) + 1, text })),
    [],
  )
  return [announce, <LiveRegion key="live-region" message={message} />]
}
