import type { Request, Settled } from '../../foundation/state/use-request.ts'
import type { ReportAnswer } from './report-facts.ts'

/** Where the newest question stands. */
export type ReportPhase =
  | { kind: 'asking' }
  | { kind: 'ready' }
  | { kind: 'failed' }
  /** The server said no; its code is the label of why. */
  | { kind: 'refused'; code: string }

/** A report as it is asked for and comes: the newest question wins, whatever order the answers have. */
export type ReportLoad<Query, Facts> = {
  /** The question that the page began with. */
  subject: Query
  /** Who asks: figures of one user are not shown to another. */
  viewer: string
  /** The newest question. */
  query: Query
  /** The last answer and its question; stays while another report is on its way. */
  got: { query: Query; facts: Facts } | null
  phase: ReportPhase
  /** How many questions there were. */
  sequence: number
  request: Request<Query>
}

export type ReportLoadEvent<Query, Facts> =
  /** The user chose another report or source. */
  | { type: 'asked'; query: Query }
  | { type: 'retried' }
  /** What the page asks about, and for whom; nothing happens while both are as before. */
  | { type: 'given'; subject: Query; viewer: string }
  | Settled<ReportAnswer<Facts>>

/** A report that is asked for at once. */
export function reportLoadStart<Query, Facts>(from: {
  subject: Query
  viewer: string
}): ReportLoad<Query, Facts> {
  const { subject, viewer } = from
  return {
    ...{ subject, viewer, query: subject, got: null },
    phase: { kind: 'asking' },
    sequence: 1,
    request: { id: 1, payload: subject },
  }
}

/** What each event makes of the load. Pure. */
export function reportLoadReducer<Query, Facts>(
  state: ReportLoad<Query, Facts>,
  event: ReportLoadEvent<Query, Facts>,
): ReportLoad<Query, Facts> {
  switch (event.type) {
    case 'asked':
      return chosen(state, event.query)
    case 'retried':
      return state.phase.kind === 'asking' || state.phase.kind === 'ready' ? state : ask(state, state.query)
    case 'given':
      return given(state, event)
    case 'answered':
      return state.request?.id === event.id ? answered(state, event.answer) : state
    case 'failed':
      return state.request?.id === event.id ? { ...state, phase: { kind: 'failed' }, request: null } : state
  }
}

function ask<Query, Facts>(state: ReportLoad<Query, Facts>, query: Query): ReportLoad<Query, Facts> {
  const id = state.sequence + 1
  return { ...state, query, phase: { kind: 'asking' }, sequence: id, request: { id, payload: query } }
}

function chosen<Query, Facts>(state: ReportLoad<Query, Facts>, query: Query): ReportLoad<Query, Facts> {
  if (isSame(query, state.query)) return state
  // back to what is still here: nothing has to be asked, and what was asked meanwhile is not waited for
  if (state.got && isSame(query, state.got.query))
    return { ...state, query, phase: { kind: 'ready' }, request: null }
  return ask(state, query)
}

function given<Query, Facts>(
  state: ReportLoad<Query, Facts>,
  { subject, viewer }: { subject: Query; viewer: string },
): ReportLoad<Query, Facts> {
  if (!isSame(subject, state.subject)) return ask({ ...state, subject, viewer, got: null }, subject)
  return viewer === state.viewer ? state : ask({ ...state, viewer, got: null }, state.query)
}

function answered<Query, Facts>(
  state: ReportLoad<Query, Facts>,
  answer: ReportAnswer<Facts>,
): ReportLoad<Query, Facts> {
  if (answer.kind === 'refused')
    return { ...state, phase: { kind: 'refused', code: answer.code }, request: null }
  return {
    ...state,
    got: { query: state.query, facts: answer.data },
    phase: { kind: 'ready' },
    request: null,
  }
}

/** Whether two questions ask the same: they are flat, and what is undefined is not asked. */
function isSame<Query>(one: Query, other: Query): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
