import type { Request, Settled } from '../../foundation/state/use-request.ts'
import type { BlockAnswer } from '../loaded/loaded.reducer.ts'

/** The state of the latest query. */
export type ReportPhase =
  | { kind: 'loading' }
  | { kind: 'ready' }
  | { kind: 'failed' }
  /** Refused by the server; `code` is the label key of the reason. */
  | { kind: 'refused'; code: string }

/** The load of a report: the latest query wins, in whatever order the answers arrive. */
export type ReportLoad<Query, Facts> = {
  /** The initial query of the page. */
  subject: Query
  /** The user who loads: data of one user must not be shown to another. */
  viewer: string
  /** The latest query. */
  query: Query
  /** The last answer and its query; stays while another report is loading. */
  loaded: { query: Query; facts: Facts } | null
  phase: ReportPhase
  /** How many queries were sent. */
  sequence: number
  request: Request<Query>
}

export type ReportLoadEvent<Query, Facts> =
  /** The user chose another report or source. */
  | { type: 'queryChanged'; query: Query }
  | { type: 'retried' }
  /** The page passes another initial query, or another user signed in; the same values change nothing. */
  | { type: 'subjectChanged'; subject: Query; viewer: string }
  | Settled<BlockAnswer<Facts>>

/** The initial state: the first report is loading. */
export function reportLoadStart<Query, Facts>({
  subject,
  viewer,
}: {
  subject: Query
  viewer: string
}): ReportLoad<Query, Facts> {
  return {
    subject,
    viewer,
    query: subject,
    loaded: null,
    phase: { kind: 'loading' },
    sequence: 1,
    request: { id: 1, payload: subject },
  }
}

/** The state of the load after an event. Pure. */
export function reportLoadReducer<Query, Facts>(
  state: ReportLoad<Query, Facts>,
  event: ReportLoadEvent<Query, Facts>,
): ReportLoad<Query, Facts> {
  switch (event.type) {
    case 'queryChanged':
      return withQuery(state, event.query)
    case 'retried':
      return state.phase.kind === 'loading' || state.phase.kind === 'ready'
        ? state
        : withRequest(state, state.query)
    case 'subjectChanged':
      return withSubject(state, event)
    case 'answered':
      return state.request?.id === event.id ? answered(state, event.answer) : state
    case 'failed':
      return state.request?.id === event.id ? { ...state, phase: { kind: 'failed' }, request: null } : state
  }
}

function withRequest<Query, Facts>(state: ReportLoad<Query, Facts>, query: Query): ReportLoad<Query, Facts> {
  const id = state.sequence + 1
  return { ...state, query, phase: { kind: 'loading' }, sequence: id, request: { id, payload: query } }
}

function withQuery<Query, Facts>(state: ReportLoad<Query, Facts>, query: Query): ReportLoad<Query, Facts> {
  if (isSame(query, state.query)) return state
  // the report shown is chosen again: no request is needed, and the pending one is dropped
  if (state.loaded && isSame(query, state.loaded.query))
    return { ...state, query, phase: { kind: 'ready' }, request: null }
  return withRequest(state, query)
}

function withSubject<Query, Facts>(
  state: ReportLoad<Query, Facts>,
  { subject, viewer }: { subject: Query; viewer: string },
): ReportLoad<Query, Facts> {
  if (!isSame(subject, state.subject))
    return withRequest({ ...state, subject, viewer, loaded: null }, subject)
  return viewer === state.viewer ? state : withRequest({ ...state, viewer, loaded: null }, state.query)
}

function answered<Query, Facts>(
  state: ReportLoad<Query, Facts>,
  answer: BlockAnswer<Facts>,
): ReportLoad<Query, Facts> {
  if (answer.kind === 'refused')
    return { ...state, phase: { kind: 'refused', code: answer.code }, request: null }
  return {
    ...state,
    loaded: { query: state.query, facts: answer.data },
    phase: { kind: 'ready' },
    request: null,
  }
}

/** Whether two queries are equal: they are flat objects, and undefined properties do not count. */
function isSame<Query>(one: Query, other: Query): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
