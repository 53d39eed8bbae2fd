'use client'
import { useEffect, useRef } from 'react'

/** A question that a reducer's state waits for. A new `id` is a new question; null asks nothing. */
export type Request<Payload> = { id: number; payload: Payload } | null

/** What comes back: the answer or the fault, with the id of its question so that the reducer can drop stale ones. */
export type Settled<Answer> =
  | { type: 'answered'; id: number; answer: Answer }
  | { type: 'failed'; id: number; fault: unknown }

/** An async function that asks the outside world. It rejects for transport faults only; refusals are answers. */
export type Port<Payload, Answer> = (payload: Payload, options: { signal: AbortSignal }) => Promise<Answer>

/**
 * Carries the reducer's `request` through a port and brings the answer back as an event.
 * A new id, null or unmounting aborts the question that is under way; what it then says is never dispatched.
 */
export function useRequest<Payload, Answer>(
  request: Request<Payload>,
  port: Port<Payload, Answer>,
  dispatch: (event: Settled<Answer>) => void,
): void {
  const latest = useRef({ port, dispatch, request })
  useEffect(() => {
    latest.current = { port, dispatch, request }
  })
  const id = request?.id ?? null

  useEffect(() => {
    const asked = latest.current.request
    if (id === null || asked === null) return
    const abort = new AbortController()
    // asked inside a promise, so that a port which throws at once is a fault as well
    new Promise<Answer>(resolve =>
      resolve(latest.current.port(asked.payload, { signal: abort.signal })),
    ).then(
      answer => {
        if (!abort.signal.aborted) latest.current.dispatch({ type: 'answered', id, answer })
      },
      (fault: unknown) => {
        if (!abort.signal.aborted) latest.current.dispatch({ type: 'failed', id, fault })
      },
    )
    return () => abort.abort()
  }, [id])
}
