'use client'
import { useMemo, useReducer } from 'react'
import { type Port, useRequest } from '../../foundation/state/use-request.ts'
import { useSessionKey } from '../../foundation/use-session-key.ts'
import type { ReportAnswer } from './report-facts.ts'
import {
  type ReportLoad,
  type ReportLoadEvent,
  reportLoadReducer,
  reportLoadStart,
} from './report-load.reducer.ts'

export type ReportLoadOptions<Query, Facts> = {
  /** What the page asks about; another one starts afresh. */
  subject: Query
  /** Brings a report. Rejects for transport faults only; a refusal is an answer. */
  load: Port<Query, ReportAnswer<Facts>>
}

export type ReportLoadModel<Query, Facts> = {
  state: ReportLoad<Query, Facts>
  events: {
    /** Asks for another report; the newest question wins. */
    ask: (query: Query) => void
    /** Asks again what failed; nothing when nothing did. */
    retry: () => void
  }
}

/** A report that is asked for when the widget comes, when its subject changes, and when another user signs in. */
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
  const given = { type: 'given', subject, viewer } as const
  // while rendering, so that figures of another subject or user are never drawn
  if (reportLoadReducer(state, given) !== state) dispatch(given)
  useRequest(state.request, load, dispatch)
  const events = useMemo(() => {
    const send = (event: ReportLoadEvent<Query, Facts>) => dispatch(event)
    return {
      ask: (query: Query) => send({ type: 'asked', query }),
      retry: () => send({ type: 'retried' }),
    }
  }, [])
  return { state, events }
}
