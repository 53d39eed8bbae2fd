import {
  LOCKED,
  type LockedShape,
  type LockedState,
  lockedShape,
} from '../locked-chip/locked-chip.view-model.ts'

/** The states of a locked chip, and two more: full access is needed, or the request is pending (H12). */
export type AsteriskState = LockedState | 'access' | 'sending'

export type AsteriskShape = LockedShape & {
  /** The default action of a press: the sign-in form, the prompt, the page's own action, or nothing. */
  press: 'signIn' | 'prompt' | 'action' | 'none'
  pending: boolean
}

/** The text and action of the teaser. The labels are those of the locked chip, from one table. */
export function asteriskShape(state: AsteriskState): AsteriskShape {
  switch (state) {
    case 'access':
      return { text: 'get_access', note: 'need_get_access', acts: true, press: 'prompt', pending: false }
    case 'sending':
      return { ...LOCKED.send, press: 'none', pending: true }
    case 'login':
      return { ...LOCKED.login, press: 'signIn', pending: false }
    case 'send':
      return { ...LOCKED.send, press: 'action', pending: false }
    default:
      return { ...lockedShape(state), press: 'none', pending: false }
  }
}
