'use client'
import { useCallback, useReducer } from 'react'
import { type Port, useRequest } from '../../foundation/state/use-request.ts'
import { type BlockAnswer, initialLoaded, type LoadedState, loadedReducer } from './loaded.reducer.ts'

export type LoadedOptions<Query, Facts> = {
  /** What the question is about; another subject drops the facts and asks anew. */
  subject: string
  /** The question. */
  query: Query
  /** Asks it. Rejects for transport faults only. */
  load: Port<Query, BlockAnswer<Facts>>
}

/** Facts that a block asks for when it appears: `{ state, reload }`. The question under way ends with the subject and with the block. */
export function useLoaded<Query, Facts>({ subject, query, load }: LoadedOptions<Query, Facts>) {
  const [state, dispatch] = useReducer(
    loadedReducer<Query, Facts>,
    null,
    (): LoadedState<Query, Facts> => initialLoaded(subject, query),
  )
  // while rendering, so that facts about another subject are never drawn
  if (state.subject !== subject) dispatch({ type: 'asked', subject, query })
  useRequest(state.request, load, dispatch)
  const reload = useCallback(() => dispatch({ type: 'reloaded' }), [])
  return { state, reload }
}
