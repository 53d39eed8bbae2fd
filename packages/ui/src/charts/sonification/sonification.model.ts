import type { Melody } from './sonification.shape.ts'

/** What sounds, or why nothing does. */
export type SonificationState = {
  /** Counts the presses; what an earlier one comes to is dropped. */
  attempt: number
  /** What was heard to its end since the last press. */
  heard: Melody | null
} & (
  | { kind: 'playing'; request: { id: number; payload: Melody } }
  /** `unsupported`: the browser has no sound. `failed`: it has, and refused. */
  | { kind: 'idle' | 'unsupported' | 'failed'; request: null }
)

export type SonificationEvent =
  | { type: 'asked'; melody: Melody }
  /** Nothing sounds any more, and what was said of the last line no longer stands. */
  | { type: 'stopped' }
  | { type: 'answered'; id: number; answer: 'ended' | 'unsupported' }
  | { type: 'failed'; id: number; fault: unknown }

export const SILENCE: SonificationState = { kind: 'idle', request: null, attempt: 0, heard: null }

/** Playing as states: one melody at a time, and only the latest may end. */
export function sonificationReducer(state: SonificationState, event: SonificationEvent): SonificationState {
  if (event.type === 'asked') {
    if (state.kind === 'playing') return state
    const attempt = state.attempt + 1
    return { kind: 'playing', request: { id: attempt, payload: event.melody }, attempt, heard: null }
  }
  const { attempt, request } = state
  if (event.type === 'stopped') {
    const silent = state.kind === 'idle' && state.heard === null
    return silent ? state : { kind: 'idle', request: null, attempt, heard: null }
  }
  if (state.kind !== 'playing') return state
  if (event.id !== request?.id) return state
  if (event.type === 'failed') return { kind: 'failed', request: null, attempt, heard: null }
  return event.answer === 'ended'
    ? { kind: 'idle', request: null, attempt, heard: request.payload }
    : { kind: 'unsupported', request: null, attempt, heard: null }
}
