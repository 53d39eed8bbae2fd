import type { Dismissal } from '../../foundation/dismissal/dismissal.rules.ts'

/** How long the page is there before the banner comes, in milliseconds (shared-blocks §9, catfish banner). */
export const BOTTOM_BANNER_DELAY = 3_000

export type BottomBannerState =
  /** The page has just come, nothing is known of the visitor yet, or something else has its turn (on a phone). */
  | { kind: 'waiting' }
  | { kind: 'shown' }
  /** Closed on this page, or within the day on another. */
  | { kind: 'closed' }

export type BottomBannerFacts = {
  dismissal: Dismissal
  /** Whether the page has been there for long enough. */
  due: boolean
}

/** Whether the banner stands (H3, shared-blocks §4 and §9). Pure. */
export function bottomBannerState({ dismissal, due }: BottomBannerFacts): BottomBannerState {
  if (dismissal === 'dismissed') return { kind: 'closed' }
  return dismissal === 'open' && due ? { kind: 'shown' } : { kind: 'waiting' }
}
