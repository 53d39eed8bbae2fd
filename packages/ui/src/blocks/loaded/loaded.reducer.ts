import { type Gate, gateOf } from '../../foundation/access/access.ts'
import type { Request, Settled } from '../../foundation/state/use-request.ts'

/** What a block's port brings when nothing broke: facts, or a refusal by the business. Answers of the API client fit as they are. */
export type BlockAnswer<Facts> = { kind: 'ok'; data: Facts } | { kind: 'refused'; code: string }

/** Why a user may not see what was asked for; the access policy's answer, as the server gave it. */
export type BlockGate = Gate

/** Where the facts of a block are. */
export type Loaded<Facts> =
  | { kind: 'asking' }
  /** `outdated`: they were asked for anew, and that failed. */
  | { kind: 'here'; facts: Facts; outdated: boolean }
  /** The server does not know what was asked for. */
  | { kind: 'missing' }
  | { kind: 'gate'; verdict: BlockGate }
  | { kind: 'failed' }

/** The state of something that is asked for once, and again when its subject changes. */
export type LoadedState<Query, Facts> = {
  /** What the question is about; another subject drops the facts. */
  subject: string
  query: Query
  loaded: Loaded<Facts>
  /** The last id given out. */
  sequence: number
  request: Request<Query>
}

export type LoadedEvent<Query, Facts> =
  /** Another subject: its facts are asked for, those of the last one are gone at once. */
  | { type: 'asked'; subject: string; query: Query }
  /** The same again, after a fault or to have it fresh; facts that are here stay meanwhile. */
  | { type: 'reloaded' }
  | Settled<BlockAnswer<Facts>>

/** The first state: asking. */
export function initialLoaded<Query, Facts>(subject: string, query: Query): LoadedState<Query, Facts> {
  return { subject, query, loaded: { kind: 'asking' }, sequence: 1, request: { id: 1, payload: query } }
}

/** Asks, asks again, and drops every answer that nobody waits for any more. */
export function loadedReducer<Query, Facts>(
  state: LoadedState<Query, Facts>,
  event: LoadedEvent<Query, Facts>,
): LoadedState<Query, Facts> {
  switch (event.type) {
    case 'asked':
      return ask({ ...state, subject: event.subject, query: event.query, loaded: { kind: 'asking' } })
    case 'reloaded':
      return ask({ ...state, loaded: meanwhile(state.loaded) })
    case 'answered':
      return event.id === state.request?.id
        ? { ...state, request: null, loaded: loadedOf(event.answer, state.loaded) }
        : state
    case 'failed':
      return event.id === state.request?.id
        ? { ...state, request: null, loaded: afterFault(state.loaded) }
        : state
  }
}

function ask<Query, Facts>(state: LoadedState<Query, Facts>): LoadedState<Query, Facts> {
  const id = state.sequence + 1
  return { ...state, sequence: id, request: { id, payload: state.query } }
}

function meanwhile<Facts>(loaded: Loaded<Facts>): Loaded<Facts> {
  return loaded.kind === 'here' ? loaded : { kind: 'asking' }
}

function afterFault<Facts>(loaded: Loaded<Facts>): Loaded<Facts> {
  return loaded.kind === 'here' ? { ...loaded, outdated: true } : { kind: 'failed' }
}

function loadedOf<Facts>(answer: BlockAnswer<Facts>, before: Loaded<Facts>): Loaded<Facts> {
  if (answer.kind === 'ok') return { kind: 'here', facts: answer.data, outdated: false }
  const verdict = gateOf(answer.code)
  // what may not be seen any longer goes; any other refusal is as good as a fault
  if (verdict) return { kind: 'gate', verdict }
  return answer.code === 'not_found' ? { kind: 'missing' } : afterFault(before)
}
