import { type LazyFallbackProps, type LazyPart, lazyPart } from '@accrue/ui/foundation'
import type { MobileOffer, SupportCounter } from '@accrue/ui/shell'
import type { ComponentProps } from 'react'
import { useEffect } from 'react'
import type { LaterPartsProps } from './later-parts.tsx'

/** Loads after the first render. */
export const LazyLaterParts = lazyPart<LaterPartsProps>(
  async () => (await import('./later-parts.tsx')).LaterParts,
  TriesAgain,
)

const signedInParts = () => import('./signed-in-parts.ts')
const nothing = () => null

/** Only for signed-in users, who load them. */
export const LazyMobileOffer: LazyPart<ComponentProps<typeof MobileOffer>> = lazyPart(
  async () => (await signedInParts()).MobileOffer,
  nothing,
)
export const LazySupportCounter: LazyPart<ComponentProps<typeof SupportCounter>> = lazyPart(
  async () => (await signedInParts()).SupportCounter,
  nothing,
)

/** Preloads parts that take space in the first view, to avoid layout shift; resolves to whether they loaded. */
export async function loadUserParts({ userId }: { userId: number }): Promise<boolean> {
  if (userId === 0) return true
  const came = await Promise.all([LazyMobileOffer.preload(), LazySupportCounter.preload()])
  return came.every(Boolean)
}

/** Retries a background load when the connection is back or the window has the focus again. */
function TriesAgain({ retry }: LazyFallbackProps<LaterPartsProps>) {
  useEffect(() => {
    if (!retry) return
    const stop = new AbortController()
    for (const sign of ['online', 'focus']) window.addEventListener(sign, retry, { signal: stop.signal })
    return () => stop.abort()
  })
  return null
}
