import type { Session } from '../../foundation/access/access.ts'
import { isResting } from '../../foundation/dismissal/dismissal.rules.ts'
import { STORED_KEYS, storedKey } from '../../foundation/state/stored-keys.ts'

/** What makes the banner appear (shared-blocks §4). */
export type BannerTrigger = 'idle' | 'mouseLeft' | 'scrolled'

/** Which of the two banners: by the second of the clock at which it appears. */
export type BannerVariant = 'odd' | 'even'

export type RegistrationBannerState =
  /** Nothing is known of the visitor yet: the server, and the first render. */
  | { kind: 'unknown' }
  /** Not for this visitor, or seen within the day. */
  | { kind: 'off' }
  /** To be shown at the first trigger. */
  | { kind: 'armed' }
  /** A trigger has come; on a phone something else stands there, and it waits. */
  | { kind: 'due'; by: BannerTrigger }
  | { kind: 'shown'; variant: BannerVariant; by: BannerTrigger }
  /** Closed on this page: it does not come back. */
  | { kind: 'closed' }

/** Who is looking, and when the banner was last seen. */
export type BannerVisitor = {
  session: Session
  /** Site language code. */
  lang: string
  /** What the cookie holds, or null. */
  seen: string | null
  /** Milliseconds since 1970. */
  now: number
}

export type RegistrationBannerEvent =
  | ({ type: 'visited' } & BannerVisitor)
  /** `waits`: it has to ask for its turn first. Default false. */
  | { type: 'triggered'; by: BannerTrigger; now: number; waits?: boolean }
  | { type: 'turned'; now: number }
  | { type: 'closed' }

/** The cookie that keeps the banner away; its value is the time in milliseconds. */
export const REGISTRATION_BANNER_COOKIE = storedKey('registrationBanner')
/** `STORED_KEYS.registrationBanner.life` under the name that sites import: 24 hours, in seconds (shared-blocks §9). */
export const REGISTRATION_BANNER_REST: number = STORED_KEYS.registrationBanner.life
/** How long nothing happens before the banner shows, in milliseconds: 15 seconds (shared-blocks §9). */
export const REGISTRATION_BANNER_IDLE = 15_000
/** The part of the page height that has to be scrolled past (shared-blocks §9). */
const SCROLL_MARK = 0.6

/** Whether the banner is for this visitor: anonymous, English, and not seen within 24 hours (access row 30). */
export function isInvited({ session, lang, seen, now }: BannerVisitor): boolean {
  const anonymous = !(session.userId > 0)
  const { life } = STORED_KEYS.registrationBanner
  return anonymous && lang === 'eng' && !isResting({ since: seen, now, life })
}

/** The variant of an instant (readings #52). */
export function bannerVariant(now: number): BannerVariant {
  return Math.floor(now / 1000) % 2 === 0 ? 'even' : 'odd'
}

/** Whether the page is scrolled past 60 percent of its height. A page without height never is. */
export function isPastScrollMark({ scrolled, height }: { scrolled: number; height: number }): boolean {
  return height > 0 && scrolled > height * SCROLL_MARK
}

/** When the registration banner shows and when it does not (H4, shared-blocks §4). Pure. */
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
  // showing it is what the cookie remembers, so a banner that stands is only asked who looks at it now
  const seen = state.kind === 'shown' ? null : visitor.seen
  if (!isInvited({ ...visitor, seen })) return state.kind === 'off' ? state : { kind: 'off' }
  const isArmed = state.kind === 'shown' || state.kind === 'due' || state.kind === 'armed'
  return isArmed ? state : { kind: 'armed' }
}
