import { gateOf } from '@accrue/ui/foundation/access'

/** State of a request for a participant's quotes in this visit; absent means that the server's state applies. */
type AccessPhase = 'sending' | 'sent' | 'forbidden' | 'failed'

export type AccessState = {
  readonly phases: Readonly<Record<number, AccessPhase>>
  /** Result of the last request; a new object each time, so that the same text is announced again. */
  readonly message: { readonly key: string; readonly participantId: number } | null
}

export type AccessEvent =
  | { type: 'sending'; participantId: number }
  /** The server accepted the request, or not (`success.numeric` above 0 means sent: bond-page §7). */
  | { type: 'answered'; participantId: number; sent: boolean }
  | { type: 'refused'; participantId: number; code: string }
  | { type: 'failed'; participantId: number }

export const NO_REQUESTS: AccessState = { phases: {}, message: null }

/** Q3: the access request of each participant: send available → sending → sent, or the forbidden text (bond-page §4). */
export function accessReducer(state: AccessState, event: AccessEvent): AccessState {
  const { participantId } = event
  const become = (phase: AccessPhase, key: string | null): AccessState => ({
    phases: { ...state.phases, [participantId]: phase },
    message: key ? { key, participantId } : null,
  })
  switch (event.type) {
    case 'sending':
      return become('sending', null)
    case 'answered':
      return event.sent ? become('sent', 'request_sent') : become('forbidden', 'forbidden_request')
    case 'refused':
      if (event.code === 'forbidden_request') return become('forbidden', 'forbidden_request')
      // a refusal that is not about access counts as a failure
      return become('failed', gateOf(event.code) ? event.code : 'request_failed')
    case 'failed':
      return become('failed', 'request_failed')
  }
}

/** Whether a request can be sent: not while one is pending, nor after it was sent or forbidden. */
export function maySend(state: AccessState, participantId: number): boolean {
  const phase = state.phases[participantId]
  return phase === undefined || phase === 'failed'
}
