import type { Dismissal } from '../../foundation/dismissal/dismissal.rules.ts'

/** Delay of the banner after page load, in milliseconds (shared-blocks §9, catfish banner). */
export const BOTTOM_BANNER_DELAY = 3_000

export type BottomBannerState =
  /** The page has just loaded, the visitor is unknown yet, or (on phones) another banner has its turn. */
  | { kind: 'waiting' }
  | { kind: 'shown' }
  /** Closed on this page, or within the last day on another. */
  | { kind: 'closed' }

export type BottomBannerFacts = {
  dismissal: Dismissal
  /** Whether the delay is over. */
  due: boolean
}

/** Whether the banner is shown (H3, shared-blocks §4 and §9). Pure. */
export function bottomBannerState({ dismissal, due }: BottomBannerFacts): BottomBannerState {
  if (dismissal === 'dismissed') return { kind: 'closed' }
  return dismissal === 'open' && due ? { kind: 'shown' } : { kind: 'waiting' }
}
