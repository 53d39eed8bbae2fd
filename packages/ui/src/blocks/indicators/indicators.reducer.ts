import type { Day } from '../../foundation/calendar/day.ts'
import type { Port } from '../../foundation/state/use-request.ts'
import {
  type BlockAnswer,
  initialLoaded,
  type LoadedEvent,
  type LoadedState,
  loadedReducer,
} from '../loaded/loaded.reducer.ts'

/** A consensus-forecast indicator (shared-blocks §3 "Indicator list response"). Its address is unchecked. */
export type Indicator = {
  id: number | null
  name: string
  /** The latest value as the server writes it; null for none. */
  value: string | null
  day: Day | null
  url: string | null
  /** The user's own request for it, which they can delete; null for none. */
  requestId: number | null
  /** Made up, because no open source has it; the user interface has to say so (readings #69). */
  illustrative: boolean
}

export type IndicatorsQuery = { issuerId: number }
export type IndicatorsPort = Port<IndicatorsQuery, BlockAnswer<readonly Indicator[]>>

/** `deleted`: the server answered with status 1 (shared-blocks §7). */
export type DeleteRequestAnswer = BlockAnswer<{ deleted: boolean }>
export type DeleteRequestPort = Port<{ id: number }, DeleteRequestAnswer>

/**
 * The result of a deletion. `refused`: the server refused; `gone`: it has no such request of this user; `needAuth`: the session ended;
 * `fault`: no answer.
 */
export type DeletionEnd = 'deleted' | 'refused' | 'gone' | 'needAuth' | 'fault'

/** Why a request was not deleted. */
export type DeletionFailure = { requestId: number; name: string; why: Exclude<DeletionEnd, 'deleted'> }

/** A pending deletion. It is a write: never retried automatically, and not aborted when the block unmounts. */
export type Deletion = { id: number; requestId: number; name: string }

/** A message for the live region. A new id announces it again. */
type IndicatorsAnnouncement = { id: number; key: string; values: { name: string } }

type ListState = LoadedState<IndicatorsQuery, readonly Indicator[]>
type ListEvent = LoadedEvent<IndicatorsQuery, readonly Indicator[]>

export type IndicatorListState = {
  list: ListState
  /** The requested page, from 1; clamped when drawn. */
  page: number
  /** The request that the dialog is about. */
  confirming: number | null
  /** The id of the last deletion. */
  sequence: number
  deletions: readonly Deletion[]
  failures: readonly DeletionFailure[]
  /** Deleted requests: an older list that arrives later must not bring them back. */
  deleted: readonly number[]
  announcement: IndicatorsAnnouncement | null
}

export type IndicatorListEvent =
  | ListEvent
  | { type: 'paged'; page: number }
  | { type: 'deleteRequested'; requestId: number }
  | { type: 'deleteCancelled' }
  | { type: 'deleteConfirmed' }
  /** Retries a failed deletion. */
  | { type: 'deleteRetried'; requestId: number }
  | { type: 'deletionEnded'; id: number; end: DeletionEnd }
  | { type: 'failureClosed'; requestId: number }

/** The initial state: the list is loading. */
export function initialIndicators({
  subject,
  query,
}: {
  subject: string
  query: IndicatorsQuery
}): IndicatorListState {
  return {
    list: initialLoaded(subject, query),
    page: 1,
    confirming: null,
    sequence: 0,
    deletions: [],
    failures: [],
    deleted: [],
    announcement: null,
  }
}

/** The indicators without those of deleted requests (shared-blocks §7). */
export function remainingIndicators({ list, deleted }: IndicatorListState): readonly Indicator[] {
  if (list.loaded.kind !== 'ready') return []
  return deleted.length === 0
    ? list.loaded.facts
    : list.loaded.facts.filter(({ requestId }) => requestId === null || !deleted.includes(requestId))
}

/** Whether this request is being deleted. */
export function isDeleting({ deletions }: IndicatorListState, requestId: number): boolean {
  return deletions.some(deletion => deletion.requestId === requestId)
}

/** The list, its pages, and the deletion of the user's own requests (R8). */
export function indicatorListReducer(
  state: IndicatorListState,
  event: IndicatorListEvent,
): IndicatorListState {
  switch (event.type) {
    case 'subjectChanged':
      // pending deletions continue; all other state belongs to the previous list
      return { ...onList(state, event), page: 1, confirming: null, failures: [], announcement: null }
    case 'reloaded':
      return onList({ ...state, failures: state.failures.filter(({ why }) => why !== 'gone') }, event)
    case 'answered':
    case 'failed':
      return onList(state, event)
    case 'paged':
      return { ...state, page: event.page }
    case 'deleteRequested':
      return isDeletable(state, event.requestId) ? { ...state, confirming: event.requestId } : state
    case 'deleteCancelled':
      return state.confirming === null ? state : { ...state, confirming: null }
    case 'deleteConfirmed':
      return state.confirming === null ? state : begin({ ...state, confirming: null }, state.confirming)
    case 'deleteRetried':
      return failureOf(state, event.requestId) ? begin(state, event.requestId) : state
    case 'deletionEnded':
      return ended(state, event.id, event.end)
    case 'failureClosed':
      return withoutFailure(state, event.requestId)
  }
}

function onList(state: IndicatorListState, event: ListEvent): IndicatorListState {
  const list = loadedReducer(state.list, event)
  if (list === state.list) return state
  return event.type === 'answered' ? onlyAboutRows({ ...state, list }) : { ...state, list }
}

/** After a new list, closes the dialog and the messages about requests that it does not contain. */
function onlyAboutRows(state: IndicatorListState): IndicatorListState {
  const { confirming, failures } = state
  return {
    ...state,
    confirming: confirming !== null && ownOf(state, confirming) ? confirming : null,
    failures: failures.filter(({ requestId }) => ownOf(state, requestId)),
  }
}

/** Whether the list contains the request and no deletion of it is pending. */
function isDeletable(state: IndicatorListState, requestId: number): boolean {
  return ownOf(state, requestId) !== undefined && !isDeleting(state, requestId)
}

function ownOf(state: IndicatorListState, requestId: number): Indicator | undefined {
  return remainingIndicators(state).find(indicator => indicator.requestId === requestId)
}

function failureOf({ failures }: IndicatorListState, requestId: number): DeletionFailure | undefined {
  return failures.find(failure => failure.requestId === requestId)
}

function withoutFailure(state: IndicatorListState, requestId: number): IndicatorListState {
  if (!failureOf(state, requestId)) return state
  return { ...state, failures: state.failures.filter(failure => failure.requestId !== requestId) }
}

/** Starts a deletion, unless one of the same request is pending: a double click deletes once. */
function begin(state: IndicatorListState, requestId: number): IndicatorListState {
  const own = ownOf(state, requestId)
  if (!own || isDeleting(state, requestId)) return state
  const id = state.sequence + 1
  const deletions = [...state.deletions, { id, requestId, name: own.name }]
  return { ...withoutFailure(state, requestId), sequence: id, deletions }
}

function ended(state: IndicatorListState, id: number, end: DeletionEnd): IndicatorListState {
  const deletion = state.deletions.find(one => one.id === id)
  if (!deletion) return state
  const { requestId, name } = deletion
  const rest = { ...state, deletions: state.deletions.filter(one => one.id !== id) }
  if (end === 'deleted')
    return {
      ...rest,
      deleted: [...state.deleted, requestId],
      confirming: state.confirming === requestId ? null : state.confirming,
      announcement: { id, key: 'forecast_deleted', values: { name } },
    }
  // the list of another user or issuer has arrived meanwhile: the message would have no row
  if (!ownOf(state, requestId)) return rest
  return { ...rest, failures: [...rest.failures, { requestId, name, why: end }] }
}

/** The result of a deletion from its answer. Only status 1 removes (shared-blocks §7). */
export function deletionEnd(answer: DeleteRequestAnswer): DeletionEnd {
  if (answer.kind === 'ok') return answer.data.deleted === true ? 'deleted' : 'refused'
  if (answer.code === 'need_auth') return 'needAuth'
  return answer.code === 'not_found' ? 'gone' : 'refused'
}
