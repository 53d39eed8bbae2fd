'use client'
import { useEffect, useMemo, useReducer, useRef } from 'react'
import { useRequest } from '../../foundation/state/use-request.ts'
import { useSession } from '../../foundation/ui-provider.tsx'
import { useHasDataCallback } from '../loaded/use-has-data-callback.ts'
import {
  type DeleteRequestPort,
  type Deletion,
  type DeletionEnd,
  deletionEnd,
  type IndicatorListState,
  type IndicatorsPort,
  indicatorListReducer,
  initialIndicators,
} from './indicators.reducer.ts'
import {
  hasIndicators,
  INDICATORS_LIMIT,
  INDICATORS_PAGE,
  type IndicatorListViewModel,
  toIndicatorsViewModel,
} from './indicators.view-model.ts'

export type IndicatorListOptions = {
  /** The issuer of the indicators. */
  issuerId: number
  /** Loads the list. Rejects for transport faults only. */
  list: IndicatorsPort
  /** Deletes one of the user's own requests: called once per confirmation, never aborted, never retried automatically. */
  deleteRequest: DeleteRequestPort
  /** Indicators per page. Default 6 (shared-blocks §9). */
  pageSize?: number
  /** Indicators on all pages at most. Default 30 (shared-blocks §9). */
  limit?: number
  /** Called once it is known whether there are indicators, and when the last one was deleted. */
  onHasDataChange?: (hasData: boolean) => void
}

type IndicatorsEvents = {
  page: (page: number) => void
  /** Opens the dialog that asks for confirmation. */
  askDelete: (requestId: number) => void
  cancelDelete: () => void
  confirmDelete: () => void
  retryDelete: (requestId: number) => void
  closeFailure: (requestId: number) => void
  /** Loads the list again. */
  reload: () => void
}

export type IndicatorListModel = {
  state: IndicatorListState
  viewModel: IndicatorListViewModel
  events: IndicatorsEvents
}

/** State, view model and events of the consensus-forecast indicators, without their markup (R8). */
export function useIndicatorList(options: IndicatorListOptions): IndicatorListModel {
  const { issuerId, list, deleteRequest, onHasDataChange } = options
  const { pageSize = INDICATORS_PAGE, limit = INDICATORS_LIMIT } = options
  const { userId } = useSession()
  // requests belong to one user: for another user the list is loaded again
  const subject = `${issuerId} for ${userId}`
  const query = { issuerId }
  const [state, dispatch] = useReducer(indicatorListReducer, { subject, query }, initialIndicators)
  // dispatched while rendering, so that rows of another subject are never drawn
  if (state.list.subject !== subject) dispatch({ type: 'subjectChanged', subject, query })
  useRequest(state.list.request, list, dispatch)
  useDeletions(state.deletions, deleteRequest, (id, end) => dispatch({ type: 'deletionEnded', id, end }))

  const canDelete = userId > 0
  const viewModel = useMemo(
    () => toIndicatorsViewModel({ state, canDelete, pageSize, limit }),
    [state, canDelete, pageSize, limit],
  )
  useHasDataCallback(hasIndicators(viewModel), onHasDataChange)

  const events: IndicatorsEvents = {
    page: page => dispatch({ type: 'paged', page }),
    askDelete: requestId => dispatch({ type: 'deleteRequested', requestId }),
    cancelDelete: () => dispatch({ type: 'deleteCancelled' }),
    confirmDelete: () => dispatch({ type: 'deleteConfirmed' }),
    retryDelete: requestId => dispatch({ type: 'deleteRetried', requestId }),
    closeFailure: requestId => dispatch({ type: 'failureClosed', requestId }),
    reload: () => dispatch({ type: 'reloaded' }),
  }
  return { state, viewModel, events }
}

/**
 * Sends each deletion through the port once and reports its result. It is a write: it is not retried, and it continues when the block
 * unmounts, so its signal is never aborted.
 */
function useDeletions(
  deletions: readonly Deletion[],
  deleteRequest: DeleteRequestPort,
  onEnd: (id: number, end: DeletionEnd) => void,
): void {
  const lastStarted = useRef(0)
  const latest = useRef({ deleteRequest, onEnd })
  useEffect(() => {
    latest.current = { deleteRequest, onEnd }
  })
  useEffect(() => {
    for (const { id, requestId } of deletions) {
      if (id <= lastStarted.current) continue
      lastStarted.current = id
      const { deleteRequest } = latest.current
      // called inside a promise, so that a port which throws synchronously is a fault too
      new Promise<DeletionEnd>(resolve =>
        resolve(deleteRequest({ id: requestId }, { signal: new AbortController().signal }).then(deletionEnd)),
      ).then(
        end => latest.current.onEnd(id, end),
        () => latest.current.onEnd(id, 'fault'),
      )
    }
  }, [deletions])
}
