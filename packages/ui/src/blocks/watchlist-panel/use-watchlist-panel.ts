'use client'
import { useEffect, useReducer, useRef } from 'react'
import type { Verdict } from '../../foundation/access/access.ts'
import type { Day } from '../../foundation/calendar/day.ts'
import { randomKey } from '../../foundation/state/random-key.ts'
import { useRequest } from '../../foundation/state/use-request.ts'
import { useClock, useSession, useVerdict } from '../../foundation/ui-provider.tsx'
import { carrySave } from './watchlist-carry.ts'
import { type WatchlistPanelEvent, watchlistPanelReducer } from './watchlist-panel.model.ts'
import { type WatchlistFigure, watchlistFigure } from './watchlist-panel.shape.ts'
import {
  toldOf,
  type WatchlistOrder,
  type WatchlistOutcome,
  type WatchlistPorts,
} from './watchlist-save.model.ts'
import { initialWatchlistPanel, type WatchlistPanelState } from './watchlist-state.model.ts'
import type { WatchlistField, WatchlistList } from './watchlist-values.model.ts'

/** How long "Saved" is shown, in milliseconds (bond-page §9). */
const WATCHLIST_SAVED_MS = 1000

export type WatchlistPanelOptions = WatchlistPorts & {
  /** The user's lists, and the bond's place on each. Given again, they change what is saved and nothing that was typed. */
  lists: readonly WatchlistList[]
  /** Whether this user may have watchlists. Default the access table's word for the session (readings #7). */
  access?: Verdict | undefined
  /** Whether this user may add to list 381. Default the session's (readings #7). */
  hasNsd?: boolean | undefined
  /** Told after appending, with the lists as the server answered them. */
  onUpdated?: ((lists: readonly WatchlistList[]) => void) | undefined
  /** Told of the lists that the bond left, when nothing was added with it. */
  onRemoved?: ((lists: readonly WatchlistList[]) => void) | undefined
  /** A key for one intent to save, 8 to 50 letters, digits, - or _. Default a random one. */
  newKey?: (() => string) | undefined
}

type WatchlistPanelEvents = {
  tick: (listId: number, checked: boolean) => void
  tickAll: (checked: boolean) => void
  /** The main button: saves when nothing is chosen, else opens the details. */
  proceed: () => void
  save: () => void
  retry: () => void
  undo: () => void
  typeQuantity: (listId: number, text: string) => void
  typePrice: (listId: number, price: string) => void
  pickDay: (listId: number, day: Day | null) => void
  readDay: (listId: number, readable: boolean) => void
  leaveItem: (listId: number) => void
  resetItem: (listId: number) => void
  copyToAll: (listId: number) => void
  undoCopy: () => void
  choosePage: (page: number) => void
  jump: (listId: number, field: WatchlistField) => void
  close: () => void
  stay: () => void
  discard: () => void
  back: () => void
  hold: (held: boolean) => void
}

export type WatchlistPanelModel = {
  state: WatchlistPanelState
  figure: WatchlistFigure
  events: WatchlistPanelEvents
}

/** The watchlist panel without its looks: lists, details, saving (W1–W4, shared-blocks §4). */
export function useWatchlistPanel(options: WatchlistPanelOptions): WatchlistPanelModel {
  const session = useSession()
  const clock = useClock()
  const general = useVerdict('watchlist')
  const { lists, access = general, hasNsd = session.nsd, newKey = () => randomKey(clock()) } = options
  const [state, dispatch] = useReducer(watchlistPanelReducer, lists, initialWatchlistPanel)
  const figure = watchlistFigure(state, { access, hasNsd })
  const port = useSaving(options)

  useEffect(() => dispatch({ type: 'given', lists }), [lists])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another access, or another user, is the event
  useEffect(() => dispatch({ type: 'admitted' }), [access.kind, hasNsd, session.userId])
  useRequest<WatchlistOrder, WatchlistOutcome>(state.request, port, came =>
    dispatch(came.type === 'answered' ? { ...came, hasNsd } : { type: 'failed', id: came.id }),
  )
  const { saving } = state
  useEffect(() => {
    if (saving.kind !== 'told' || saving.held) return
    const timer = setTimeout(() => dispatch({ type: 'faded' }), WATCHLIST_SAVED_MS)
    return () => clearTimeout(timer)
  }, [saving])

  const isAdmitted = access.kind === 'allowed'
  const ask = (type: 'proceeded' | 'saved' | 'retried' | 'undone') => () => {
    if (isAdmitted) dispatch({ type, hasNsd, key: newKey() })
  }
  return { state, figure, events: eventsOf(dispatch, ask, hasNsd) }
}

function eventsOf(
  dispatch: (event: WatchlistPanelEvent) => void,
  ask: (type: 'proceeded' | 'saved' | 'retried' | 'undone') => () => void,
  hasNsd: boolean,
): WatchlistPanelEvents {
  return {
    tick: (listId, checked) => dispatch({ type: 'ticked', listId, checked }),
    tickAll: checked => dispatch({ type: 'allTicked', checked }),
    proceed: ask('proceeded'),
    save: ask('saved'),
    retry: ask('retried'),
    undo: ask('undone'),
    typeQuantity: (listId, text) => dispatch({ type: 'quantityTyped', listId, text }),
    typePrice: (listId, price) => dispatch({ type: 'priceTyped', listId, price }),
    pickDay: (listId, day) => dispatch({ type: 'dayPicked', listId, day }),
    readDay: (listId, readable) => dispatch({ type: 'dayRead', listId, readable }),
    leaveItem: listId => dispatch({ type: 'itemLeft', listId }),
    resetItem: listId => dispatch({ type: 'itemReset', listId }),
    copyToAll: listId => dispatch({ type: 'copied', listId, hasNsd }),
    undoCopy: () => dispatch({ type: 'copyUndone' }),
    choosePage: page => dispatch({ type: 'pageChosen', page }),
    jump: (listId, field) => dispatch({ type: 'jumped', listId, field, hasNsd }),
    close: () => dispatch({ type: 'closed' }),
    stay: () => dispatch({ type: 'stayed' }),
    discard: () => dispatch({ type: 'discarded' }),
    back: () => dispatch({ type: 'wentBack' }),
    hold: held => dispatch({ type: 'held', held }),
  }
}

/**
 * Carries a save through both calls and tells the parent what came of it, even if the panel is gone by then: a write is not
 * cut off, and the page has to know of it.
 */
function useSaving(options: WatchlistPanelOptions): (order: WatchlistOrder) => Promise<WatchlistOutcome> {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  return async order => {
    const { remove, append } = latest.current
    const outcome = await carrySave(order, { remove, append })
    const { removed, updated } = toldOf(outcome)
    // told by itself: what a parent throws does not make a save that is done look as if it failed
    queueMicrotask(() => {
      if (removed) latest.current.onRemoved?.(removed)
      if (updated) latest.current.onUpdated?.(updated)
    })
    return outcome
  }
}
