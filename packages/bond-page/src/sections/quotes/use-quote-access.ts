'use client'
import { useCallback, useReducer, useRef } from 'react'
import type { BondPagePorts } from '../../ports.ts'
import { accessReducer, maySend, NO_REQUESTS } from './quote-access.reducer.ts'

/** Sends access requests on clicks, one at a time per participant; calls `onSent` after each accepted one. */
export function useQuoteAccess(port: BondPagePorts['requestQuoteAccess'], onSent: () => void) {
  const [state, dispatch] = useReducer(accessReducer, NO_REQUESTS)
  // a second click can come before the next render
  const pending = useRef(new Set<number>())

  const request = useCallback(
    async (participantId: number) => {
      if (pending.current.has(participantId) || !maySend(state, participantId)) return
      pending.current.add(participantId)
      dispatch({ type: 'sending', participantId })
      try {
        const answer = await port({ participantId })
        if (answer.kind === 'ok') {
          dispatch({ type: 'answered', participantId, sent: answer.data.sent })
          if (answer.data.sent) onSent()
        } else dispatch({ type: 'refused', participantId, code: answer.code })
      } catch {
        dispatch({ type: 'failed', participantId })
      } finally {
        pending.current.delete(participantId)
      }
    },
    [port, state, onSent],
  )
  return { state, request }
}
