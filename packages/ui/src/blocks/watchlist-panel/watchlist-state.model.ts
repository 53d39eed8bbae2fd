import { NSD_WATCHLIST } from '../../foundation/access/access.ts'
import type { Request } from '../../foundation/state/use-request.ts'
import type {
  WatchlistChange,
  WatchlistKeys,
  WatchlistOrder,
  WatchlistProblem,
} from './watchlist-save.model.ts'
import {
  crossError,
  isSameValues,
  NO_VALUES,
  valuesOf,
  type WatchlistField,
  type WatchlistItemError,
  type WatchlistList,
  type WatchlistValues,
} from './watchlist-values.model.ts'

/** shared-blocks §4, §9: the modal pages chosen lists 6 per page. */
export const WATCHLIST_PAGE_SIZE = 6

export type WatchlistDetails = {
  kind: 'details'
  /** From 1. */
  page: number
  /** Lists whose fields the focus has left: their errors are shown. */
  left: readonly number[]
  /** How often saving was tried while something was wrong: from the first on, every error is shown. */
  tries: number
  /** Whether the user is asked if what was typed may go. */
  asking: boolean
  /** The field to go to; `turn` tells one wish from the next. */
  target: { listId: number; field: WatchlistField; turn: number } | null
  /** The values of one list were put into all; what stood there before, to bring it back. */
  copied: { listId: number; before: Readonly<Record<number, WatchlistValues>> } | null
}

/** Step 1, the choice of lists, or step 2, the details of the chosen (shared-blocks §4). */
export type WatchlistStage = { kind: 'lists' } | WatchlistDetails

/** What the panel says of the last save, for eyes and ears alike. */
export type WatchlistNews =
  | { kind: 'saved' | 'undone'; message: string | null }
  | { kind: 'removed'; count: number }

export type WatchlistSaving =
  | { kind: 'idle' }
  | { kind: 'saving'; purpose: WatchlistOrder['purpose'] }
  /** `removed` lists were left before it failed; what remains of an undo is kept for another try. */
  | { kind: 'failed'; problem: WatchlistProblem; removed: number; rest: WatchlistChange | null }
  /** Shown for 1000 ms (bond-page §9), longer while somebody looks at it (readings #49). */
  | { kind: 'told'; news: WatchlistNews; held: boolean }

export type WatchlistPanelState = {
  /** The lists as they are saved, as far as is known. */
  lists: readonly WatchlistList[]
  /** What the user ticked or unticked, by list. */
  ticks: Readonly<Record<number, boolean>>
  /** What the user typed, by list; kept whatever happens until it is saved or given up. */
  drafts: Readonly<Record<number, WatchlistValues>>
  /** Lists whose date field holds a text that is no date. */
  unread: readonly number[]
  /** What the server refused, by list, until its values change. */
  refusals: Readonly<Record<number, WatchlistItemError>>
  stage: WatchlistStage
  saving: WatchlistSaving
  /** Adding to list 381 was refused (shared-blocks §5). */
  forbidden: boolean
  /** The server said that the user has no NSD access, whatever the page says. */
  nsdRefused: boolean
  /** Lists whose fields are drawn anew, because their values did not come from the fields. */
  turns: Readonly<Record<number, number>>
  /** What a save that failed half way has already done, and the lists before it. */
  origin: { lists: readonly WatchlistList[]; removed: readonly number[] } | null
  /** What takes the last save back, while that can be done. */
  undo: WatchlistChange | null
  /** The last news, kept for the live region after it has faded. */
  said: { id: number; news: WatchlistNews } | null
  unsettled: WatchlistKeys
  /** Lists that a save without an answer may have changed, until a later answer settles them. */
  uncertain: readonly number[]
  /** The last id given out. */
  sequence: number
  request: Request<WatchlistOrder>
}

/** Nothing is under way and nothing is to be told. */
export const IDLE: WatchlistSaving = { kind: 'idle' }
/** Step 1. */
export const LISTS: WatchlistStage = { kind: 'lists' }

/** Step 2 as it opens. */
export const FIRST_PAGE: WatchlistDetails = {
  kind: 'details',
  page: 1,
  left: [],
  tries: 0,
  asking: false,
  target: null,
  copied: null,
}

/** The state before anybody did anything. */
export function initialWatchlistPanel(lists: readonly WatchlistList[]): WatchlistPanelState {
  return {
    lists,
    ticks: {},
    drafts: {},
    unread: [],
    refusals: {},
    stage: LISTS,
    saving: IDLE,
    forbidden: false,
    nsdRefused: false,
    turns: {},
    origin: null,
    undo: null,
    said: null,
    unsettled: {},
    uncertain: [],
    sequence: 0,
    request: null,
  }
}

/** Whether the box of a list is ticked. */
export function isTicked({ ticks }: Pick<WatchlistPanelState, 'ticks'>, list: WatchlistList): boolean {
  return list.readonly ? list.checked : (ticks[list.id] ?? list.checked)
}

/**
 * Whether the bond stays on a list as it is: a list that may not be changed, and 381 for those without NSD access, who may
 * leave it and not write to it (access row 6). Adding to 381 is another matter; it is refused when it is tried.
 */
export function isKept(list: WatchlistList, hasNsd: boolean): boolean {
  return list.readonly || (list.checked && list.id === NSD_WATCHLIST && !hasNsd)
}

/** The lists that step 2 is about. */
export function chosenLists(state: WatchlistPanelState, hasNsd: boolean): WatchlistList[] {
  const isHolder = hasNsd && !state.nsdRefused
  return state.lists.filter(list => isTicked(state, list) && !isKept(list, isHolder))
}

/** The lists that saving takes the bond off: unticked ones that it is on, or may be on (shared-blocks §4). */
export function leftLists(state: WatchlistPanelState): WatchlistList[] {
  const mayBeOn = (list: WatchlistList) =>
    list.checked || (state.uncertain.includes(list.id) && !list.readonly)
  return state.lists.filter(list => mayBeOn(list) && !isTicked(state, list))
}

/** What stands in the fields of a list. */
export function draftOf(
  { drafts }: Pick<WatchlistPanelState, 'drafts'>,
  list: WatchlistList,
): WatchlistValues {
  return drafts[list.id] ?? (list.checked ? valuesOf(list) : NO_VALUES)
}

/** Whether the fields of a list hold anything else than what is saved. */
export function isChanged(state: WatchlistPanelState, list: WatchlistList): boolean {
  return (
    state.unread.includes(list.id) ||
    !isSameValues(draftOf(state, list), list.checked ? valuesOf(list) : NO_VALUES)
  )
}

/** What keeps a list from being saved, or null (shared-blocks §5: "saving is blocked while any item has an error"). */
export function itemError(state: WatchlistPanelState, list: WatchlistList): WatchlistItemError | null {
  if (state.unread.includes(list.id)) return { field: 'day', code: 'watchlist_error_date' }
  return crossError(draftOf(state, list))
}

/** The page of step 2 that shows a list, from 1. */
export function pageOf(lists: readonly WatchlistList[], listId: number): number {
  const at = lists.findIndex(list => list.id === listId)
  return Math.floor(Math.max(at, 0) / WATCHLIST_PAGE_SIZE) + 1
}

/** Ticks that say no more than what is saved are none. */
export function settledTicks(state: WatchlistPanelState): WatchlistPanelState {
  const ticks = Object.fromEntries(
    Object.entries(state.ticks).filter(([id, checked]) => {
      const list = state.lists.find(one => one.id === Number(id))
      return list && list.checked !== checked
    }),
  )
  return { ...state, ticks }
}
