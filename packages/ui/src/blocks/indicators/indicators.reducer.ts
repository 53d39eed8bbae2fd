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
  /** The latest value as the server words it; null when there is none. */
  value: string | null
  day: Day | null
  url: string | null
  /** The user's own request for it, which may be deleted; null when there is none. */
  requestId: number | null
  /** No open source has this: it is made up and has to say so (readings #69). */
  illustrative: boolean
}

export type IndicatorsQuery = { issuerId: number }
export type IndicatorsPort = Port<IndicatorsQuery, BlockAnswer<readonly Indicator[]>>

/** Whether the request is gone: the server said status 1 (shared-blocks §7). */
export type DeleteRequestAnswer = BlockAnswer<{ deleted: boolean }>
export type DeleteRequestPort = Port<{ id: number }, DeleteRequestAnswer>

/**
 * How a deletion ended. `kept`: the server said no; `gone`: it knows no such request of this user; `needAuth`: nobody is signed in any
 * more; `fault`: no answer came.
 */
export type DeletionEnd = 'deleted' | 'kept' | 'gone' | 'needAuth' | 'fault'

/** Why a request is still there. */
export type DeletionFailure = { requestId: number; name: string; why: Exclude<DeletionEnd, 'deleted'> }

/** A deletion under way. It is a write: never repeated by itself, and not ended when the block goes away. */
export type Deletion = { id: number; requestId: number; name: string }

/** What is said to assistive tech, with its place in the order of things said. */
export type IndicatorsSaid = { id: number; key: string; values: { name: string } }

type ListState = LoadedState<IndicatorsQuery, readonly Indicator[]>
type ListEvent = LoadedEvent<IndicatorsQuery, readonly Indicator[]>

export type IndicatorsState = {
  list: ListState
  /** The page that was asked for, from 1; drawn clamped to the pages there are. */
  page: number
  /** The request that the dialog asks about. */
  confirming: number | null
  /** The last id given to a deletion. */
  sequence: number
  deletions: readonly Deletion[]
  failures: readonly DeletionFailure[]
  /** Requests that are gone: an older list that arrives later does not bring them back. */
  deleted: readonly number[]
  said: IndicatorsSaid | null
}

export type IndicatorsEvent =
  | ListEvent
  | { type: 'paged'; page: number }
  | { type: 'deleteAsked'; requestId: number }
  | { type: 'deleteCancelled' }
  | { type: 'deleteConfirmed' }
  /** The same deletion again, after it failed. */
  | { type: 'deleteRetried'; requestId: number }
  | { type: 'deletionEnded'; id: number; end: DeletionEnd }
  | { type: 'failureClosed'; requestId: number }

/** The first state: the list is asked for. */
export function initialIndicators({
  subject,
  query,
}: {
  subject: string
  query: IndicatorsQuery
}): IndicatorsState {
  return {
    list: initialLoaded(subject, query),
    page: 1,
    confirming: null,
    sequence: 0,
    deletions: [],
    failures: [],
    deleted: [],
    said: null,
  }
}

/** The indicators that are left: those whose request is gone are removed from the list (shared-blocks §7). */
export function indicatorsLeft({ list, deleted }: IndicatorsState): readonly Indicator[] {
  if (list.loaded.kind !== 'here') return []
  return deleted.length === 0
    ? list.loaded.facts
    : list.loaded.facts.filter(({ requestId }) => requestId === null || !deleted.includes(requestId))
}

/** Whether this request is being deleted. */
export function isGoing({ deletions }: IndicatorsState, requestId: number): boolean {
  return deletions.some(deletion => deletion.requestId === requestId)
}

/** The list, its pages, and the deletion of the user's own requests (R8). */
export function indicatorsReducer(state: IndicatorsState, event: IndicatorsEvent): IndicatorsState {
  switch (event.type) {
    case 'asked':
      // what is under way goes on; everything that was about the last list goes with it
      return { ...onList(state, event), page: 1, confirming: null, failures: [], said: null }
    case 'reloaded':
      return onList({ ...state, failures: state.failures.filter(({ why }) => why !== 'gone') }, event)
    case 'answered':
    case 'failed':
      return onList(state, event)
    case 'paged':
      return { ...state, page: event.page }
    case 'deleteAsked':
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

function onList(state: IndicatorsState, event: ListEvent): IndicatorsState {
  const list = loadedReducer(state.list, event)
  if (list === state.list) return state
  return event.type === 'answered' ? onlyAboutRows({ ...state, list }) : { ...state, list }
}

/** A list that came says which requests there are: the question and messages about any other have no row any more. */
function onlyAboutRows(state: IndicatorsState): IndicatorsState {
  const { confirming, failures } = state
  return {
    ...state,
    confirming: confirming !== null && ownOf(state, confirming) ? confirming : null,
    failures: failures.filter(({ requestId }) => ownOf(state, requestId)),
  }
}

/** The indicator of a request that is there and not on its way out. */
function isDeletable(state: IndicatorsState, requestId: number): boolean {
  return ownOf(state, requestId) !== undefined && !isGoing(state, requestId)
}

function ownOf(state: IndicatorsState, requestId: number): Indicator | undefined {
  return indicatorsLeft(state).find(indicator => indicator.requestId === requestId)
}

function failureOf({ failures }: IndicatorsState, requestId: number): DeletionFailure | undefined {
  return failures.find(failure => failure.requestId === requestId)
}

function withoutFailure(state: IndicatorsState, requestId: number): IndicatorsState {
  if (!failureOf(state, requestId)) return state
  return { ...state, failures: state.failures.filter(failure => failure.requestId !== requestId) }
}

/** Begins a deletion, unless one of the same request is under way: pressing twice deletes once. */
function begin(state: IndicatorsState, requestId: number): IndicatorsState {
  const own = ownOf(state, requestId)
  if (!own || isGoing(state, requestId)) return state
  const id = state.sequence + 1
  const deletions = [...state.deletions, { id, requestId, name: own.name }]
  return { ...withoutFailure(state, requestId), sequence: id, deletions }
}

function ended(state: IndicatorsState, id: number, end: DeletionEnd): IndicatorsState {
  const deletion = state.deletions.find(one => one.id === id)
  if (!deletion) return state
  const { requestId, name } = deletion
  const rest = { ...state, deletions: state.deletions.filter(one => one.id !== id) }
  if (end === 'deleted')
    return {
      ...rest,
      deleted: [...state.deleted, requestId],
      confirming: state.confirming === requestId ? null : state.confirming,
      said: { id, key: 'forecast_deleted', values: { name } },
    }
  // a list of somebody else came meanwhile: there is no row for the message to be about
  if (!ownOf(state, requestId)) return rest
  return { ...rest, failures: [...rest.failures, { requestId, name, why: end }] }
}

/** What the answer to a deletion means. Only status 1 removes (shared-blocks §7). */
export function deletionEnd(answer: DeleteRequestAnswer): DeletionEnd {
  if (answer.kind === 'ok') return answer.data.deleted === true ? 'deleted' : 'kept'
  if (answer.code === 'need_auth') return 'needAuth'
  return answer.code === 'not_found' ? 'gone' : 'kept'
}
