'use client'
import { useCallback, useReducer, useRef } from 'react'
import type { BondPagePorts } from '../../ports.ts'
import { accessReducer, maySend, NO_REQUESTS } from './quote-access.reducer.ts'

/** Sends access requests from clicks, one at a time for each participant; `onSent` hears of each that was taken. */
export function useQuoteAccess(port: BondPagePorts['requestQuoteAccess'], onSent: () => void) {
  const [state, dispatch] = useReducer(accessReducer, NO_REQUESTS)
  // two clicks can come before a render: what is under way is known here first
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
