/** What stands in the place of a withheld value: sign in, ask for access, asked already, or closed (H12). */
export type LockedState = 'login' | 'send' | 'sent' | 'forbidden'

export type LockedShape = {
  /** The label of what the chip says (shared-blocks §8). */
  text: string
  /** The label of the longer message for assistive tech, or null when the chip says it all. */
  note: string | null
  /** Whether the chip is a button. */
  acts: boolean
}

/** One line per state: placeholder cells use the short labels, the asterisk's messages explain them. */
export const LOCKED: Record<LockedState, LockedShape> = {
  login: { text: 'asterisk_default', note: null, acts: true },
  send: { text: 'send_request', note: 'send_request_label', acts: true },
  sent: { text: 'already_send_request', note: 'already_send_request_label', acts: false },
  forbidden: { text: 'forbidden_request', note: 'forbidden_request_label', acts: false },
}
