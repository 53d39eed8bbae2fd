import { LOCKED, type LockedShape, type LockedState } from '../locked-chip/locked-chip.view-model.ts'

/** What an asterisk stands for: as a locked chip, and besides: full access is needed, or the request is on its way (H12). */
export type AsteriskState = LockedState | 'access' | 'sending'

export type AsteriskShape = LockedShape & {
  /** What a press does unless told otherwise: the sign-in form, the prompt, the page's own action, or nothing. */
  press: 'signIn' | 'prompt' | 'action' | 'none'
  pending: boolean
}

/** What the teaser says and does. The words are the locked chip's: one table for both. */
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
    case 'sent':
    case 'forbidden':
      return { ...LOCKED[state], press: 'none', pending: false }
  }
}
