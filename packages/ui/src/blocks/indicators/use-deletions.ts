'use client'
import { useEffect, useRef } from 'react'
import { type DeleteRequestPort, type Deletion, type DeletionEnd, deletionEnd } from './indicators.reducer.ts'

/**
 * Carries each deletion through the port once, and tells how it ended. A write: it is not repeated by itself, and goes on when the block
 * goes away, so its signal is never aborted.
 */
export function useDeletions(
  deletions: readonly Deletion[],
  deleteRequest: DeleteRequestPort,
  onEnd: (id: number, end: DeletionEnd) => void,
): void {
  const begun = useRef(0)
  const latest = useRef({ deleteRequest, onEnd })
  useEffect(() => {
    latest.current = { deleteRequest, onEnd }
  })
  useEffect(() => {
    for (const { id, requestId } of deletions) {
      if (id <= begun.current) continue
      begun.current = id
      const { deleteRequest } = latest.current
      // asked inside a promise, so that a port which throws at once is a fault as well
      new Promise<DeletionEnd>(resolve =>
        resolve(deleteRequest({ id: requestId }, { signal: new AbortController().signal }).then(deletionEnd)),
      ).then(
        end => latest.current.onEnd(id, end),
        () => latest.current.onEnd(id, 'fault'),
      )
    }
  }, [deletions])
}
