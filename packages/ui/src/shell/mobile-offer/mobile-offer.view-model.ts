import type { Session } from '../../foundation/access/access.ts'
import type { Dismissal } from '../../foundation/dismissal/dismissal.rules.ts'
import { safeUrl } from '../../foundation/safe-url.ts'
import type { Device } from './device.rules.ts'

/** The app's store address for each device; without an address the app is not offered. */
export type AppStores = Readonly<Partial<Record<Device, string | null>>>

export type MobileOfferState =
  /** The visitor is unknown yet: the server, and the first render. */
  | { kind: 'unknown' }
  /** Not for this visitor, this device, or this site. */
  | { kind: 'off' }
  /** Another banner has its turn (on phones). */
  | { kind: 'waiting' }
  | { kind: 'shown'; device: Device; href: string }
  /** Closed on this page, or within the last year on another. */
  | { kind: 'closed' }

export type MobileOfferFacts = {
  dismissal: Dismissal
  session: Session
  device: Device | null
  stores: AppStores
}

/** Who is offered the app: signed-in users on one of the devices, until they close it (H3, shared-blocks §4, access row 31). */
export function mobileOfferState({ dismissal, session, device, stores }: MobileOfferFacts): MobileOfferState {
  if (dismissal === 'unknown') return { kind: 'unknown' }
  const href = device ? safeUrl(stores?.[device]) : null
  if (!(session.userId > 0) || !device || !href) return { kind: 'off' }
  return dismissal === 'dismissed' ? { kind: 'closed' } : { kind: 'shown', device, href }
}
