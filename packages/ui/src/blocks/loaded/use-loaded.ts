'use client'
import { useCallback, useReducer } from 'react'
import { type Port, useRequest } from '../../foundation/state/use-request.ts'
import { type BlockAnswer, initialLoaded, type LoadedState, loadedReducer } from './loaded.reducer.ts'

export type LoadedOptions<Query, Facts> = {
  /** What the query is about; another subject drops the facts and loads its own. */
  subject: string
  query: Query
  /** Rejects for transport faults only. */
  load: Port<Query, BlockAnswer<Facts>>
}

/** Loads a block's facts on mount: `{ state, reload }`. The request is aborted when the subject changes or the block unmounts. */
export function useLoaded<Query, Facts>({ subject, query, load }: LoadedOptions<Query, Facts>) {
  const [state, dispatch] = useReducer(
    loadedReducer<Query, Facts>,
    null,
    (): LoadedState<Query, Facts> => initialLoaded(subject, query),
  )
  // while rendering, so that facts about another subject are never drawn
  if (state.subject !== subject) dispatch({ type: 'subjectChanged', subject, query })
  useRequest(state.request, load, dispatch)
  const reload = useCallback(() => dispatch({ type: 'reloaded' }), [])
  return { state, reload }
}
