/** The state of a withheld value: sign in, request access, requested, or no access (H12). */
export type LockedState = 'login' | 'send' | 'sent' | 'forbidden'

export type LockedShape = {
  /** The label key of the chip (shared-blocks §8). */
  text: string
  /** The label key of a longer message for assistive tech, or null when the chip is complete. */
  note: string | null
  /** Whether the chip is a button. */
  acts: boolean
}

/** One entry per state: cells use the short labels, the asterisk's messages are longer. */
export const LOCKED: Record<LockedState, LockedShape> = {
  login: { text: 'asterisk_default', note: null, acts: true },
  send: { text: 'send_request', note: 'send_request_label', acts: true },
  sent: { text: 'already_send_request', note: 'already_send_request_label', acts: false },
  forbidden: { text: 'forbidden_request', note: 'forbidden_request_label', acts: false },
}

/** The entry of a state; one that a newer server added has no action. */
export function lockedShape(state: LockedState): LockedShape {
  return LOCKED[state] ?? LOCKED.forbidden
}
