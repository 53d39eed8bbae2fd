'use client'
import { useEffect, useMemo, useReducer, useRef } from 'react'
import { useRequest } from '../../foundation/state/use-request.ts'
import { useSession } from '../../foundation/ui-provider.tsx'
import { useTold } from '../loaded/use-told.ts'
import {
  type DeleteRequestPort,
  type Deletion,
  type DeletionEnd,
  deletionEnd,
  type IndicatorsPort,
  type IndicatorsState,
  indicatorsReducer,
  initialIndicators,
} from './indicators.reducer.ts'
import {
  hasIndicators,
  INDICATORS_LIMIT,
  INDICATORS_PAGE,
  type IndicatorsViewModel,
  toIndicatorsViewModel,
} from './indicators.view-model.ts'

export type IndicatorsOptions = {
  /** Whose indicators. */
  issuerId: number
  /** Asks for the list. Rejects for transport faults only. */
  list: IndicatorsPort
  /** Deletes one of the user's own requests: called once for each confirmation, never aborted, never repeated by itself. */
  deleteRequest: DeleteRequestPort
  /** Indicators on a page. Default 6 (shared-blocks §9). */
  pageSize?: number
  /** Indicators over all pages at most. Default 30 (shared-blocks §9). */
  limit?: number
  /** Told once it is known whether there are indicators, and when the last one was deleted. */
  onHasDataChange?: (hasData: boolean) => void
}

export type IndicatorsEvents = {
  page: (page: number) => void
  /** Opens the question whether to delete the request. */
  askDelete: (requestId: number) => void
  cancelDelete: () => void
  confirmDelete: () => void
  retryDelete: (requestId: number) => void
  closeFailure: (requestId: number) => void
  /** Asks for the list again. */
  reload: () => void
}

export type IndicatorsModel = {
  state: IndicatorsState
  viewModel: IndicatorsViewModel
  events: IndicatorsEvents
}

/** Consensus-forecast indicators without their looks: state, what to draw, and what the user can do (R8). */
export function useIndicators(options: IndicatorsOptions): IndicatorsModel {
  const { issuerId, list, deleteRequest, onHasDataChange } = options
  const { pageSize = INDICATORS_PAGE, limit = INDICATORS_LIMIT } = options
  const { userId } = useSession()
  // requests belong to this user: another one is asked for anew
  const subject = `${issuerId} for ${userId}`
  const query = { issuerId }
  const [state, dispatch] = useReducer(indicatorsReducer, { subject, query }, initialIndicators)
  // while rendering, so that rows of another subject are never drawn
  if (state.list.subject !== subject) dispatch({ type: 'asked', subject, query })
  useRequest(state.list.request, list, dispatch)
  useDeletions(state.deletions, deleteRequest, (id, end) => dispatch({ type: 'deletionEnded', id, end }))

  const canDelete = userId > 0
  const viewModel = useMemo(
    () => toIndicatorsViewModel({ state, canDelete, pageSize, limit }),
    [state, canDelete, pageSize, limit],
  )
  useTold(hasIndicators(viewModel), onHasDataChange)

  const events: IndicatorsEvents = {
    page: page => dispatch({ type: 'paged', page }),
    askDelete: requestId => dispatch({ type: 'deleteAsked', requestId }),
    cancelDelete: () => dispatch({ type: 'deleteCancelled' }),
    confirmDelete: () => dispatch({ type: 'deleteConfirmed' }),
    retryDelete: requestId => dispatch({ type: 'deleteRetried', requestId }),
    closeFailure: requestId => dispatch({ type: 'failureClosed', requestId }),
    reload: () => dispatch({ type: 'reloaded' }),
  }
  return { state, viewModel, events }
}

/**
 * Sends each deletion through the port once and reports how it ended. It is a write: it is never retried, and continues when the block
 * goes away, so its signal is never aborted.
 */
function useDeletions(
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
