/** Duration of "Copied", in milliseconds (bond-page §9). */
export const COPIED_MS = 2000

export type CopyPhase = 'idle' | 'copying' | 'copied' | 'failed'
export type CopyState = {
  phase: CopyPhase
  /** The number of the attempt; results of earlier attempts are dropped. */
  attempt: number
}
export type CopyEvent =
  | { type: 'requested' }
  | { type: 'succeeded'; attempt: number }
  | { type: 'failed'; attempt: number }
  | { type: 'hidden'; attempt: number }

export const COPY_START: CopyState = { phase: 'idle', attempt: 0 }

/** The states of copying: one attempt at a time; only the result of the latest counts. */
export function copyReducer(state: CopyState, event: CopyEvent): CopyState {
  if (event.type === 'requested')
    return state.phase === 'copying' ? state : { phase: 'copying', attempt: state.attempt + 1 }
  if (event.attempt !== state.attempt) return state
  switch (event.type) {
    case 'succeeded':
      return state.phase === 'copying' ? { ...state, phase: 'copied' } : state
    case 'failed':
      return state.phase === 'copying' ? { ...state, phase: 'failed' } : state
    case 'hidden':
      return state.phase === 'copied' || state.phase === 'failed' ? { ...state, phase: 'idle' } : state
  }
}
