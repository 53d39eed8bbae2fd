import { type LazyFallbackProps, lazyPart } from '@accrue/ui/foundation'
import type { MobileOfferProps, SupportCounterProps } from '@accrue/ui/shell'
import { useEffect } from 'react'
import type { LaterPartsProps } from './later-parts.tsx'

/** Comes once the first view is drawn. */
export const LaterParts = lazyPart<LaterPartsProps>(
  async () => (await import('./later-parts.tsx')).LaterParts,
  TriesAgain,
)

const signedInParts = () => import('./signed-in-parts.ts')
const nothing = () => null

/** Only those who are signed in see these two, and load them. */
export const MobileOffer = lazyPart<MobileOfferProps>(
  async () => (await signedInParts()).MobileOffer,
  nothing,
)
export const SupportCounter = lazyPart<SupportCounterProps>(
  async () => (await signedInParts()).SupportCounter,
  nothing,
)

/** Fetches what takes room beside the rest of the first view, so that nothing moves when it is drawn; whether it came. */
export async function loadUserParts({ userId }: { userId: number }): Promise<boolean> {
  if (userId === 0) return true
  const came = await Promise.all([MobileOffer.preload(), SupportCounter.preload()])
  return came.every(Boolean)
}

/** A file that nobody asks for by a press is fetched again when the connection is back, or the visitor. */
function TriesAgain({ retry }: LazyFallbackProps<LaterPartsProps>) {
  useEffect(() => {
    if (!retry) return
    const stop = new AbortController()
    for (const sign of ['online', 'focus']) window.addEventListener(sign, retry, { signal: stop.signal })
    return () => stop.abort()
  })
  return null
}
