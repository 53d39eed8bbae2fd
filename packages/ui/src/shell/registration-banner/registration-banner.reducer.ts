import type { Session } from '../../foundation/access/access.ts'
import { isResting } from '../../foundation/dismissal/dismissal.rules.ts'
import { languageOf } from '../../foundation/labels/languages.ts'
import { STORED_KEYS, storedKey } from '../../foundation/state/stored-keys.ts'

/** What makes the banner appear (shared-blocks §4). */
export type BannerTrigger = 'idle' | 'mouseLeft' | 'scrolled'

/** The banner's variant: by the clock's second at which it appears. */
export type BannerVariant = 'odd' | 'even'

export type RegistrationBannerState =
  /** The visitor is unknown yet: the server, and the first render. */
  | { kind: 'unknown' }
  /** Not for this visitor, or seen within the last day. */
  | { kind: 'off' }
  /** Shown at the first trigger. */
  | { kind: 'armed' }
  /** Triggered, but on phones another banner has its turn. */
  | { kind: 'due'; by: BannerTrigger }
  | { kind: 'shown'; variant: BannerVariant; by: BannerTrigger }
  /** Closed on this page: it does not return. */
  | { kind: 'closed' }

/** The visitor, and when the banner was last seen. */
export type BannerVisitor = {
  session: Session
  /** BCP 47 tag. */
  lang: string
  /** The cookie's value, or null. */
  seen: string | null
  /** Milliseconds since 1970. */
  now: number
}

export type RegistrationBannerEvent =
  | ({ type: 'visited' } & BannerVisitor)
  /** `waits`: it has to wait for its turn first. Default false. */
  | { type: 'triggered'; by: BannerTrigger; now: number; waits?: boolean }
  | { type: 'turned'; now: number }
  | { type: 'closed' }

/** The cookie that suppresses the banner; its value is the time in milliseconds. */
export const REGISTRATION_BANNER_COOKIE = storedKey('registrationBanner')
/** Inactivity before the banner shows, in milliseconds: 15 seconds (shared-blocks §9). */
export const REGISTRATION_BANNER_IDLE = 15_000
/** The share of the page height that has to be scrolled past (shared-blocks §9). */
const SCROLL_MARK = 0.6

/** Whether the banner is for this visitor: anonymous, English, and not seen within 24 hours (access row 30). */
export function isInvited({ session, lang, seen, now }: BannerVisitor): boolean {
  const anonymous = !(session.userId > 0)
  const { life } = STORED_KEYS.registrationBanner
  return anonymous && languageOf(lang) === 'en' && !isResting({ since: seen, now, life })
}

/** The variant of an instant (readings #52). */
export function bannerVariant(now: number): BannerVariant {
  return Math.floor(now / 1000) % 2 === 0 ? 'even' : 'odd'
}

/** Whether the page is scrolled past 60 percent of its height. Never for a page without height. */
export function isPastScrollMark({ scrolled, height }: { scrolled: number; height: number }): boolean {
  return height > 0 && scrolled > height * SCROLL_MARK
}

/** When the registration banner shows (H4, shared-blocks §4). Pure. */
export function registrationBannerReducer(
  state: RegistrationBannerState,
  event: RegistrationBannerEvent,
): RegistrationBannerState {
  switch (event.type) {
    case 'visited':
      return visited(state, event)
    case 'triggered':
      if (state.kind !== 'armed') return state
      return event.waits ? { kind: 'due', by: event.by } : shownBy(event.by, event.now)
    case 'turned':
      return state.kind === 'due' ? shownBy(state.by, event.now) : state
    case 'closed':
      return state.kind === 'shown' ? { kind: 'closed' } : state
  }
}

function shownBy(by: BannerTrigger, now: number): RegistrationBannerState {
  return { kind: 'shown', variant: bannerVariant(now), by }
}

function visited(state: RegistrationBannerState, visitor: BannerVisitor): RegistrationBannerState {
  if (state.kind === 'closed') return state
  // showing the banner sets the cookie, so a visible banner ignores it
  const seen = state.kind === 'shown' ? null : visitor.seen
  if (!isInvited({ ...visitor, seen })) return state.kind === 'off' ? state : { kind: 'off' }
  const isArmed = state.kind === 'shown' || state.kind === 'due' || state.kind === 'armed'
  return isArmed ? state : { kind: 'armed' }
}
