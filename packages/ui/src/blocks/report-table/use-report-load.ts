'use client'
import { useMemo, useReducer } from 'react'
import { type Port, useRequest } from '../../foundation/state/use-request.ts'
import { useSessionKey } from '../../foundation/use-session-key.ts'
import type { BlockAnswer } from '../loaded/loaded.reducer.ts'
import {
  type ReportLoad,
  type ReportLoadEvent,
  reportLoadReducer,
  reportLoadStart,
} from './report-load.reducer.ts'

export type ReportLoadOptions<Query, Facts> = {
  /** The initial query; another one starts again without the previous data. */
  subject: Query
  /** Loads a report. Rejects for transport faults only; a refusal is an answer. */
  load: Port<Query, BlockAnswer<Facts>>
}

export type ReportLoadModel<Query, Facts> = {
  state: ReportLoad<Query, Facts>
  events: {
    /** Loads another report; the latest query wins. */
    changeQuery: (query: Query) => void
    /** Loads again after a failure, else does nothing. */
    retry: () => void
  }
}

/** Loads a report on mount, when `subject` changes, and when another user signs in. */
export function useReportLoad<Query extends object, Facts>({
  subject,
  load,
}: ReportLoadOptions<Query, Facts>): ReportLoadModel<Query, Facts> {
  const viewer = useSessionKey()
  const [state, dispatch] = useReducer(
    reportLoadReducer<Query, Facts>,
    { subject, viewer },
    reportLoadStart<Query, Facts>,
  )
  const subjectChange = { type: 'subjectChanged', subject, viewer } as const
  // dispatched while rendering, so that data of another subject or user is never drawn
  if (reportLoadReducer(state, subjectChange) !== state) dispatch(subjectChange)
  useRequest(state.request, load, dispatch)
  const events = useMemo(() => {
    const send = (event: ReportLoadEvent<Query, Facts>) => dispatch(event)
    return {
      changeQuery: (query: Query) => send({ type: 'queryChanged', query }),
      retry: () => send({ type: 'retried' }),
    }
  }, [])
  return { state, events }
}
