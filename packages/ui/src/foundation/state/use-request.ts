'use client'
import { useEffect, useRef } from 'react'

/** A pending request in a reducer's state. A new `id` is a new request; null is none. */
export type Request<Payload> = { id: number; payload: Payload } | null

/** The result: the answer or the error, with the id of its request so that the reducer can drop stale ones. */
export type Settled<Answer> =
  | { type: 'answered'; id: number; answer: Answer }
  | { type: 'failed'; id: number; fault: unknown }

/** An async function that calls the outside world. It rejects for transport errors only; refusals are answers. */
export type Port<Payload, Answer> = (payload: Payload, options: { signal: AbortSignal }) => Promise<Answer>

/**
 * Calls a port and dispatches the result with the id of the request. Returns a function that aborts the call; its result is then never
 * dispatched.
 */
export function sendRequest<Payload, Answer>(
  { id, payload }: NonNullable<Request<Payload>>,
  port: Port<Payload, Answer>,
  dispatch: (event: Settled<Answer>) => void,
): () => void {
  const abort = new AbortController()
  // called inside a promise, so that a port which throws synchronously fails as well
  new Promise<Answer>(resolve => resolve(port(payload, { signal: abort.signal }))).then(
    answer => {
      if (!abort.signal.aborted) dispatch({ type: 'answered', id, answer })
    },
    (fault: unknown) => {
      if (!abort.signal.aborted) dispatch({ type: 'failed', id, fault })
    },
  )
  return () => abort.abort()
}

/**
 * Sends the reducer's `request` through a port and dispatches the result as an event. A new id, null or unmounting
 * aborts the pending request; its result is never dispatched.
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
    const { request: pending, port: send } = latest.current
    if (id === null || pending === null) return
    return sendRequest(pending, send, event => latest.current.dispatch(event))
  }, [id])
}
