import { type Gate, gateOf } from '../../foundation/access/access.ts'
import type { Request, Settled } from '../../foundation/state/use-request.ts'

/** What a block's port resolves with: facts, or a refusal by a business rule. Answers of the API client have this shape. */
export type BlockAnswer<Facts> = { kind: 'ok'; data: Facts } | { kind: 'refused'; code: string }

/** How far the loading of a block's facts has come. */
export type Loaded<Facts> =
  | { kind: 'loading' }
  /** `outdated`: the last reload failed. */
  | { kind: 'ready'; facts: Facts; outdated: boolean }
  | { kind: 'gate'; verdict: Gate }
  | { kind: 'failed' }

/** The state of data that is loaded once, and again when its subject changes. */
export type LoadedState<Query, Facts> = {
  /** What the query is about; another subject drops the facts. */
  subject: string
  query: Query
  loaded: Loaded<Facts>
  /** The id of the last request. */
  sequence: number
  request: Request<Query>
}

export type LoadedEvent<Query, Facts> =
  /** Drops the facts of the previous subject at once and loads those of the new one. */
  | { type: 'subjectChanged'; subject: string; query: Query }
  /** Loads again, after a fault or for fresh facts; the present facts stay meanwhile. */
  | { type: 'reloaded' }
  | Settled<BlockAnswer<Facts>>

/** The first state: loading. */
export function initialLoaded<Query, Facts>(subject: string, query: Query): LoadedState<Query, Facts> {
  return { subject, query, loaded: { kind: 'loading' }, sequence: 1, request: { id: 1, payload: query } }
}

/** Loads and reloads, and drops every answer that does not belong to the latest request. */
export function loadedReducer<Query, Facts>(
  state: LoadedState<Query, Facts>,
  event: LoadedEvent<Query, Facts>,
): LoadedState<Query, Facts> {
  switch (event.type) {
    case 'subjectChanged':
      return withRequest({
        ...state,
        subject: event.subject,
        query: event.query,
        loaded: { kind: 'loading' },
      })
    case 'reloaded':
      return withRequest({ ...state, loaded: duringReload(state.loaded) })
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

function withRequest<Query, Facts>(state: LoadedState<Query, Facts>): LoadedState<Query, Facts> {
  const id = state.sequence + 1
  return { ...state, sequence: id, request: { id, payload: state.query } }
}

function duringReload<Facts>(loaded: Loaded<Facts>): Loaded<Facts> {
  return loaded.kind === 'ready' ? loaded : { kind: 'loading' }
}

function afterFault<Facts>(loaded: Loaded<Facts>): Loaded<Facts> {
  return loaded.kind === 'ready' ? { ...loaded, outdated: true } : { kind: 'failed' }
}

function loadedOf<Facts>(answer: BlockAnswer<Facts>, before: Loaded<Facts>): Loaded<Facts> {
  if (answer.kind === 'ok') return { kind: 'ready', facts: answer.data, outdated: false }
  const verdict = gateOf(answer.code)
  // a gate removes the facts; any other refusal counts as a fault, `not_found` too: no data is an empty list
  return verdict ? { kind: 'gate', verdict } : afterFault(before)
}
