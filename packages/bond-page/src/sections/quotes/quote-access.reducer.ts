import { gateOf } from '@accrue/ui/foundation/access'

/** Where a request for a participant's quotes stands in this visit; absent means as the server said. */
type AccessPhase = 'sending' | 'sent' | 'forbidden' | 'failed'

export type AccessState = {
  readonly phases: Readonly<Record<number, AccessPhase>>
  /** What the last attempt came to; a new object for each, so that it is announced again. */
  readonly message: { readonly key: string; readonly participantId: number } | null
}

export type AccessEvent =
  | { type: 'sending'; participantId: number }
  /** The server took the request, or did not (`success.numeric` above 0 means sent: bond-page §7). */
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
      // a refusal that is not about access has no words of its own: it is as good as a fault
      return become('failed', gateOf(event.code) ? event.code : 'request_failed')
    case 'failed':
      return become('failed', 'request_failed')
  }
}

/** Whether a request may be sent now: not while one is under way, nor after it was taken or forbidden. */
export function maySend(state: AccessState, participantId: number): boolean {
  const phase = state.phases[participantId]
  return phase === undefined || phase === 'failed'
}
