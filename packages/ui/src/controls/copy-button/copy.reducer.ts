/** How long "Copied" stands, in milliseconds (bond-page §9). */
export const COPIED_MS = 2000

export type CopyPhase = 'idle' | 'copying' | 'copied' | 'failed'
export type CopyState = {
  phase: CopyPhase
  /** Which attempt this is; the answer of an earlier one is dropped. */
  attempt: number
}
export type CopyEvent =
  | { type: 'asked' }
  | { type: 'succeeded'; attempt: number }
  | { type: 'failed'; attempt: number }
  | { type: 'hidden'; attempt: number }

export const COPY_START: CopyState = { phase: 'idle', attempt: 0 }

/** Copying as states: one attempt at a time, and only the latest one may speak. */
export function copyReducer(state: CopyState, event: CopyEvent): CopyState {
  if (event.type === 'asked')
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
