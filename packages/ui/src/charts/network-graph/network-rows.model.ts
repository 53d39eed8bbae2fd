import { sameSiteUrl } from '../../foundation/safe-url.ts'
import type { Port, Request, Settled } from '../../foundation/state/use-request.ts'
import type { NetworkGraphRow } from './network-graph.shape.ts'

/** Asks for the rows at an address of this site (shared-blocks §7). Rejects for faults only. */
export type NetworkRowsPort = Port<string, readonly NetworkGraphRow[]>

type NetworkRowsPhase =
  /** The address is not one of this site under /api/ or /cb/; it is never asked (readings #41). */
  | { kind: 'refused' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'loaded'; rows: readonly NetworkGraphRow[] }

export type NetworkRowsState = {
  url: string
  phase: NetworkRowsPhase
  sequence: number
  request: Request<string>
}

export type NetworkRowsEvent =
  | { type: 'opened'; url: string }
  | { type: 'retried' }
  | Settled<readonly NetworkGraphRow[]>

/** The first question for an address. */
export function openNetworkRows(url: string): NetworkRowsState {
  return opened({ url, phase: { kind: 'loading' }, sequence: 0, request: null }, url)
}

/** From an address to its rows. An answer to another question than the last one is dropped. */
export function networkRowsReducer(state: NetworkRowsState, event: NetworkRowsEvent): NetworkRowsState {
  switch (event.type) {
    case 'opened':
      return event.url === state.url ? state : opened(state, event.url)
    case 'retried':
      return state.phase.kind === 'failed' ? opened(state, state.url) : state
    case 'answered':
      if (event.id !== state.request?.id) return state
      return { ...state, request: null, phase: phaseOf(event.answer) }
    case 'failed':
      return event.id === state.request?.id ? { ...state, request: null, phase: { kind: 'failed' } } : state
  }
}

/** What is no list is no answer, whatever the types say: it came over a wire. */
function phaseOf(answer: readonly NetworkGraphRow[]): NetworkRowsPhase {
  return Array.isArray(answer) ? { kind: 'loaded', rows: answer } : { kind: 'failed' }
}

function opened(state: NetworkRowsState, url: string): NetworkRowsState {
  const safe = sameSiteUrl(url)
  if (safe === null) return { ...state, url, phase: { kind: 'refused' }, request: null }
  const id = state.sequence + 1
  return { url, phase: { kind: 'loading' }, sequence: id, request: { id, payload: safe } }
}
