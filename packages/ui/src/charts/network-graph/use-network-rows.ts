'use client'
import { useEffect, useReducer } from 'react'
import { useRequest } from '../../foundation/state/use-request.ts'
import type { NetworkGraphRow } from './network-graph.shape.ts'
import type { NetworkGraphStatus } from './network-graph-words.ts'
import {
  type NetworkRowsPort,
  type NetworkRowsState,
  networkRowsReducer,
  openNetworkRows,
} from './network-rows.model.ts'

export type NetworkRowsOptions = {
  /** Where the rows are: a path of this site under /api/ or /cb/. Any other is refused and never asked (readings #41). */
  url: string
  load: NetworkRowsPort
}

export type NetworkRows = {
  rows: readonly NetworkGraphRow[]
  status: NetworkGraphStatus
  state: NetworkRowsState
  events: { retry: () => void }
}

const NO_ROWS: readonly NetworkGraphRow[] = []

/** The rows of an address, as `NetworkGraph` takes them; another address asks anew. */
export function useNetworkRows({ url, load }: NetworkRowsOptions): NetworkRows {
  const [state, dispatch] = useReducer(networkRowsReducer, url, openNetworkRows)
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
