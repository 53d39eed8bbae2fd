import type { Melody } from './melody.ts'

export type SonificationState = {
  /** Counts the plays; outcomes of earlier ones are dropped. */
  attempt: number
  /** The melody that was played to its end since the last press. */
  finished: Melody | null
} & (
  | { kind: 'playing'; request: { id: number; payload: Melody } }
  /** `unsupported`: the browser has no audio. `failed`: it refused to play. */
  | { kind: 'idle' | 'unsupported' | 'failed'; request: null }
)

export type SonificationAction =
  | { type: 'playPressed'; melody: Melody }
  /** Also dispatched when the line changes, because the status message is about the previous one. */
  | { type: 'stopped' }
  | { type: 'answered'; id: number; answer: 'ended' | 'unsupported' }
  | { type: 'failed'; id: number; fault: unknown }

export const SILENCE: SonificationState = { kind: 'idle', request: null, attempt: 0, finished: null }

/** One melody plays at a time; results of earlier ones are ignored. */
export function sonificationReducer(state: SonificationState, action: SonificationAction): SonificationState {
  const { kind, attempt, request } = state
  const idle: SonificationState = { kind: 'idle', request: null, attempt, finished: null }
  switch (action.type) {
    case 'playPressed': {
      if (kind === 'playing') return state
      const id = attempt + 1
      return { kind: 'playing', request: { id, payload: action.melody }, attempt: id, finished: null }
    }
    case 'stopped':
      return kind === 'idle' && state.finished === null ? state : idle
    case 'answered':
      if (action.id !== request?.id) return state
      return action.answer === 'ended'
        ? { ...idle, finished: request.payload }
        : { ...idle, kind: 'unsupported' }
    case 'failed':
      return action.id === request?.id ? { ...idle, kind: 'failed' } : state
  }
}
