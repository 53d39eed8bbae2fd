'use client'
import { type Dispatch, useEffect, useMemo, useReducer, useRef } from 'react'
import type { AccessVerdict } from '../../foundation/access/access.ts'
import { listOf, uniqueBy } from '../../foundation/list-of.ts'
import { randomKey } from '../../foundation/state/random-key.ts'
import { useRequest } from '../../foundation/state/use-request.ts'
import { useAccess, useClock, useSession, useVerdict } from '../../foundation/ui-provider.tsx'
import type { WatchlistList } from './field-values.ts'
import {
  notificationOf,
  saveWatchlists,
  type WatchlistOrder,
  type WatchlistOutcome,
  type WatchlistPorts,
} from './save-watchlists.ts'
import { PURCHASE_FIELDS, type WatchlistField } from './watchlist-fields.ts'
import { type WatchlistPanelEvent, watchlistPanelReducer } from './watchlist-panel.reducer.ts'
import {
  initialWatchlistPanel,
  type WatchlistPanelState,
  type WatchlistRowId,
} from './watchlist-panel.state.ts'
import { type WatchlistViewModel, watchlistViewModel } from './watchlist-panel.view-model.ts'

/** How long "Saved" is shown, in milliseconds (bond-page §9). */
const SAVED_MESSAGE_MS = 1000

export type WatchlistPanelOptions = WatchlistPorts & {
  /** The user's lists, with the instrument's entry on each. A new array changes saved values, never typed ones. */
  lists: readonly WatchlistList[]
  /**
   * The fields of each chosen list, in the order of the columns; up to four fit. Default `purchaseFields()`: quantity, price and buy
   * date.
   */
  fields?: readonly WatchlistField[] | undefined
  /** Whether this user may use watchlists. Default the policy's verdict on `watchlist` (readings #7). */
  access?: AccessVerdict | undefined
  /** Whether this user may add to lists with `needsAccess`. Default the policy's verdicts on `watchlist` with the `watchlistId` of each. */
  hasListAccess?: boolean | undefined
  /** Called after appending, with the lists from the server's answer. */
  onUpdated?: ((lists: readonly WatchlistList[]) => void) | undefined
  /** Called after removing without adding, with the lists that the instrument was removed from. */
  onRemoved?: ((lists: readonly WatchlistList[]) => void) | undefined
  /** An idempotency key for one save, 8 to 50 letters, digits, - or _. Default a random one. */
  newKey?: (() => string) | undefined
}

type WatchlistPanelActions = {
  tick: (listId: number, checked: boolean) => void
  tickAll: (checked: boolean) => void
  /** The main button: saves when no list is chosen, else opens the details. */
  proceed: () => void
  save: () => void
  retry: () => void
  undo: () => void
  /** Sets the value of a field: text, a decimal string, a day as `yyyy-mm-dd`, '' for none. */
  type: (row: WatchlistRowId, field: string, text: string) => void
  /** Reports whether the text of a day field is a valid day. */
  validateDate: (row: WatchlistRowId, field: string, valid: boolean) => void
  /** The focus left a list's row. */
  leaveRow: (listId: number) => void
  resetRow: (listId: number) => void
  fillLists: () => void
  leaveOut: (listId: number) => void
  /** Undoes the last `fillLists` or `leaveOut`. */
  undoEdit: () => void
  choosePage: (page: number) => void
  jump: (listId: number, field: string) => void
  close: () => void
  cancelClose: () => void
  discard: () => void
  back: () => void
  /** Pauses or resumes the timer that hides the message of the last save. */
  pauseMessage: (paused: boolean) => void
}

export type WatchlistPanelModel = {
  state: WatchlistPanelState
  viewModel: WatchlistViewModel
  actions: WatchlistPanelActions
}

/** State, view model and actions of the watchlist panel, without its markup (W1–W4, shared-blocks §4). */
export function useWatchlistPanel(options: WatchlistPanelOptions): WatchlistPanelModel {
  const { userId } = useSession()
  const clock = useClock()
  const policy = useAccess()
  const verdict = useVerdict('watchlist')
  const { newKey = () => randomKey(clock()) } = options
  const fields = options.fields ? listOf(options.fields) : PURCHASE_FIELDS
  const access = options.access ?? verdict
  const lists = useMemo(() => uniqueBy(options.lists, ({ id }) => id), [options.lists])
  const mayAdd = ({ id, needsAccess }: WatchlistList) =>
    !needsAccess || policy.verdict('watchlist', { watchlistId: id }).kind === 'allowed'
  const { hasListAccess = lists.every(mayAdd) } = options
  const [current, dispatch] = useReducer(
    (before: WatchlistPanelState, event: WatchlistPanelEvent) =>
      watchlistPanelReducer(withFields(before, fields), event),
    lists,
    first => initialWatchlistPanel(first, fields),
  )
  const state = withFields(current, fields)
  const save = useSave(options)

  useEffect(() => dispatch({ type: 'listsReceived', lists }), [lists])
  // biome-ignore lint/correctness/useExhaustiveDependencies: dispatched when access or user change
  useEffect(() => dispatch({ type: 'accessChanged' }), [access.kind, hasListAccess, userId])
  useRequest<WatchlistOrder, WatchlistOutcome>(state.request, save, result =>
    dispatch(result.type === 'answered' ? { ...result, hasListAccess } : { type: 'failed', id: result.id }),
  )
  const { saving } = state
  useEffect(() => {
    if (saving.kind !== 'succeeded' || saving.paused) return
    const timer = setTimeout(() => dispatch({ type: 'messageExpired' }), SAVED_MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [saving])

  const isAllowed = access.kind === 'allowed'
  const send = (type: 'proceeded' | 'saved' | 'retried' | 'undone') => () => {
    if (isAllowed) dispatch({ type, hasListAccess, key: newKey() })
  }
  return {
    state,
    viewModel: watchlistViewModel(state, { access, hasListAccess }),
    actions: actionsOf(dispatch, send, hasListAccess),
  }
}

function withFields(state: WatchlistPanelState, fields: WatchlistPanelState['fields']): WatchlistPanelState {
  return state.fields === fields ? state : { ...state, fields }
}

function actionsOf(
  dispatch: Dispatch<WatchlistPanelEvent>,
  send: (type: 'proceeded' | 'saved' | 'retried' | 'undone') => () => void,
  hasListAccess: boolean,
): WatchlistPanelActions {
  return {
    tick: (listId, checked) => dispatch({ type: 'ticked', listId, checked }),
    tickAll: checked => dispatch({ type: 'allTicked', checked }),
    proceed: send('proceeded'),
    save: send('saved'),
    retry: send('retried'),
    undo: send('undone'),
    type: (row, field, text) => dispatch({ type: 'typed', row, field, text }),
    validateDate: (row, field, valid) => dispatch({ type: 'dateValidated', row, field, valid }),
    leaveRow: listId => dispatch({ type: 'rowLeft', listId }),
    resetRow: listId => dispatch({ type: 'rowReset', listId }),
    fillLists: () => dispatch({ type: 'listsFilled', hasListAccess }),
    leaveOut: listId => dispatch({ type: 'listLeftOut', listId, hasListAccess }),
    undoEdit: () => dispatch({ type: 'editUndone', hasListAccess }),
    choosePage: page => dispatch({ type: 'pageChosen', page }),
    jump: (listId, field) => dispatch({ type: 'jumped', listId, field, hasListAccess }),
    close: () => dispatch({ type: 'closed' }),
    cancelClose: () => dispatch({ type: 'closeCancelled' }),
    discard: () => dispatch({ type: 'discarded' }),
    back: () => dispatch({ type: 'wentBack' }),
    pauseMessage: paused => dispatch({ type: 'messagePaused', paused }),
  }
}

/** Saves and notifies the parent, even after the panel has unmounted, because a write is not aborted. */
function useSave(options: WatchlistPanelOptions): (order: WatchlistOrder) => Promise<WatchlistOutcome> {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  return async order => {
    const { remove, append } = latest.current
    const outcome = await saveWatchlists(order, { remove, append })
    const { removed, updated } = notificationOf(outcome)
    // in a microtask: an exception in a callback must not look like a failed save
    queueMicrotask(() => {
      if (removed) latest.current.onRemoved?.(removed)
      if (updated) latest.current.onUpdated?.(updated)
    })
    return outcome
  }
}
