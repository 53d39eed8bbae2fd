'use client'
import { useEffect, useReducer } from 'react'
import { sameSiteUrl } from '../../foundation/safe-url.ts'
import { type Port, type Request, type Settled, useRequest } from '../../foundation/state/use-request.ts'
import type { NetworkGraphStatus } from './network-graph.text.ts'
import type { NetworkGraphRow } from './network-graph.view-model.ts'

/** Loads the rows from an address of this site. Only rejects on errors. */
export type NetworkRowsPort = Port<string, readonly NetworkGraphRow[]>

type NetworkRowsPhase =
  /** The address is not under /api/ or /cb/ of this site, so it is never requested. */
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

export type NetworkRowsAction =
  | { type: 'opened'; url: string }
  | { type: 'retried' }
  | Settled<readonly NetworkGraphRow[]>

/** The first request for an address. */
export function initialNetworkRows(url: string): NetworkRowsState {
  return opened({ url, phase: { kind: 'loading' }, sequence: 0, request: null }, url)
}

/** The reducer of loaded rows. Answers to older requests are dropped. */
export function networkRowsReducer(state: NetworkRowsState, action: NetworkRowsAction): NetworkRowsState {
  switch (action.type) {
    case 'opened':
      return action.url === state.url ? state : opened(state, action.url)
    case 'retried':
      return state.phase.kind === 'failed' ? opened(state, state.url) : state
    case 'answered':
      if (action.id !== state.request?.id) return state
      return { ...state, request: null, phase: phaseOf(action.answer) }
    case 'failed':
      return action.id === state.request?.id ? { ...state, request: null, phase: { kind: 'failed' } } : state
  }
}

/** Treats an answer that is not a list as a failure, because types do not check network data. */
function phaseOf(answer: readonly NetworkGraphRow[]): NetworkRowsPhase {
  return Array.isArray(answer) ? { kind: 'loaded', rows: answer } : { kind: 'failed' }
}

function opened(state: NetworkRowsState, url: string): NetworkRowsState {
  const safe = sameSiteUrl(url)
  if (safe === null) return { ...state, url, phase: { kind: 'refused' }, request: null }
  const id = state.sequence + 1
  return { url, phase: { kind: 'loading' }, sequence: id, request: { id, payload: safe } }
}

export type NetworkRowsOptions = {
  /** Address of the rows: a path of this site under /api/ or /cb/. Other addresses are refused and never requested. */
  url: string
  /** Loads the companies and their relations. */
  load: NetworkRowsPort
}

export type NetworkRows = {
  rows: readonly NetworkGraphRow[]
  status: NetworkGraphStatus
  state: NetworkRowsState
  events: { retry: () => void }
}

const NO_ROWS: readonly NetworkGraphRow[] = []

/** Loads the rows of an address for `NetworkGraph`. A new address starts a new request. */
export function useNetworkRows({ url, load }: NetworkRowsOptions): NetworkRows {
  const [state, dispatch] = useReducer(networkRowsReducer, url, initialNetworkRows)
  useRequest(state.request, load, dispatch)
  useEffect(() => dispatch({ type: 'opened', url }), [url])
  const retry = (): void => dispatch({ type: 'retried' })
  const { phase } = state
  return {
    rows: phase.kind === 'loaded' ? phase.rows : NO_ROWS,
    status: statusOf(state, retry),
    state,
    events: { retry },
  }
}

function statusOf({ phase }: NetworkRowsState, retry: () => void): NetworkGraphStatus {
  if (phase.kind === 'loaded') return { kind: 'ready' }
  return phase.kind === 'failed' ? { kind: 'failed', onRetry: retry } : { kind: phase.kind }
}
