import type { Request } from '../../foundation/state/use-request.ts'
import {
  isBlank,
  isSameValues,
  noValues,
  valueError,
  valuesOf,
  type WatchlistItemError,
  type WatchlistList,
  type WatchlistValues,
} from './field-values.ts'
import type { WatchlistChange, WatchlistKeys, WatchlistOrder, WatchlistProblem } from './save-watchlists.ts'
import { PURCHASE_FIELDS, type WatchlistField } from './watchlist-fields.ts'

/** shared-blocks §4, §9: the modal pages chosen lists 6 per page. */
export const WATCHLIST_PAGE_SIZE = 6

/** The row "Same for all lists", from which every list can be filled in. */
export const TEMPLATE_ROW = 'all'
/** A row of step 2: a list by its id, or the template. */
export type WatchlistRowId = number | typeof TEMPLATE_ROW

/** What can take the focus in a row: a field by its id, `leave` (leaves the list out), or `fill` ("Fill in every list"). */
export type WatchlistRowPart = string

/** A day field that holds a text that is no day. */
export type UnreadDay = { row: WatchlistRowId; field: string }

export type WatchlistDetails = {
  kind: 'details'
  /** From 1. */
  page: number
  /** Lists whose fields the focus has left: their errors are shown. */
  visited: readonly number[]
  /** How often saving was tried while something was wrong: from the first on, every error is shown. */
  tries: number
  /** Whether the user is asked if unsaved values may be discarded. */
  asking: boolean
  /** Where the focus has to go; every new `turn` moves it again. */
  target: { row: WatchlistRowId; part: WatchlistRowPart; turn: number } | null
  /** The last edit that "Undo" takes back. `before`: the drafts that "Fill in every list" replaced. */
  edit:
    | { kind: 'filled'; before: Readonly<Record<number, WatchlistValues>>; count: number }
    | { kind: 'leftOut'; listId: number }
    | null
}

/** Step 1, the choice of lists, or step 2, the details of the chosen (shared-blocks §4). */
export type WatchlistStage = { kind: 'lists' } | WatchlistDetails

/** The result of the last save, shown and announced. */
export type WatchlistMessage =
  | { kind: 'saved' | 'undone'; message: string | null }
  | { kind: 'removed'; count: number }

export type WatchlistSaving =
  | { kind: 'idle' }
  | { kind: 'saving'; purpose: WatchlistOrder['purpose'] }
  /** `removed` lists were left before it failed; `rest` is what remains of an undo, for another try. */
  | { kind: 'failed'; problem: WatchlistProblem; removed: number; rest: WatchlistChange | null }
  /** Shown for 1000 ms (bond-page §9), longer under the pointer or the focus (readings #49). */
  | { kind: 'succeeded'; message: WatchlistMessage; held: boolean }

export type WatchlistPanelState = {
  /** What is noted for each list. */
  fields: readonly WatchlistField[]
  /** The lists as they are saved, as far as is known. */
  lists: readonly WatchlistList[]
  /** What the user ticked or unticked, by list. */
  ticks: Readonly<Record<number, boolean>>
  /** What the user typed, by list; kept until it is saved or discarded. */
  drafts: Readonly<Record<number, WatchlistValues>>
  /** What the user typed into the row "Same for all lists". */
  template: WatchlistValues
  /** Day fields that hold a text that is no day. The text itself lives in the field. */
  unread: readonly UnreadDay[]
  /** What the server refused, by list, until its values change. */
  refusals: Readonly<Record<number, WatchlistItemError>>
  stage: WatchlistStage
  saving: WatchlistSaving
  /** Adding to a list that needs access was refused (shared-blocks §5). */
  forbidden: boolean
  /** The server refused the access that lists need, whatever the session says. */
  listAccessRefused: boolean
  /** Part of the React key of a list's row: a new number draws its fields anew, without half-typed text. */
  revisions: Readonly<Record<number, number>>
  /** What a save that failed half way has already removed, and the lists before it. */
  partial: { lists: readonly WatchlistList[]; removed: readonly number[] } | null
  /** The change that undoes the last save, while that is possible. */
  undo: WatchlistChange | null
  /** The last message, kept for the live region after it has disappeared. */
  announced: { id: number; message: WatchlistMessage } | null
  /** Keys of the last save for another try. */
  retryKeys: WatchlistKeys
  /** Lists that a save without an answer may have changed, until a later answer settles them. */
  uncertain: readonly number[]
  /** The last id given out. */
  sequence: number
  request: Request<WatchlistOrder>
}

export const IDLE: WatchlistSaving = { kind: 'idle' }
/** Step 1. */
export const LISTS: WatchlistStage = { kind: 'lists' }

/** Step 2 as it opens. */
export const FIRST_PAGE: WatchlistDetails = {
  kind: 'details',
  page: 1,
  visited: [],
  tries: 0,
  asking: false,
  target: null,
  edit: null,
}

/** The panel as it opens. `fields`: default those of a purchase. */
export function initialWatchlistPanel(
  lists: readonly WatchlistList[],
  fields: readonly WatchlistField[] = PURCHASE_FIELDS,
): WatchlistPanelState {
  return {
    fields,
    lists,
    ticks: {},
    drafts: {},
    template: noValues(fields),
    unread: [],
    refusals: {},
    stage: LISTS,
    saving: IDLE,
    forbidden: false,
    listAccessRefused: false,
    revisions: {},
    partial: null,
    undo: null,
    announced: null,
    retryKeys: {},
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
 * Whether saving leaves a list untouched: a read-only list, and one that needs access for those without it, who may leave it but
 * not write to it (access row 6). Adding to it is not skipped; it is refused.
 */
export function isUntouched(list: WatchlistList, hasListAccess: boolean): boolean {
  return list.readonly || (list.checked && list.needsAccess !== undefined && !hasListAccess)
}

/** Whether a refusal's code is that of a list that needs access. */
export function needsAccess(lists: readonly WatchlistList[], code: string): boolean {
  return lists.some(list => list.needsAccess === code)
}

/** The lists that step 2 is about. */
export function chosenLists(state: WatchlistPanelState, hasListAccess: boolean): WatchlistList[] {
  const mayWrite = hasListAccess && !state.listAccessRefused
  return state.lists.filter(list => isTicked(state, list) && !isUntouched(list, mayWrite))
}

/** The lists that saving removes the instrument from: unticked ones that it is on, or may be on (shared-blocks §4). */
export function listsToRemove(state: WatchlistPanelState): WatchlistList[] {
  const mayBeOn = (list: WatchlistList) =>
    list.checked || (state.uncertain.includes(list.id) && !list.readonly)
  return state.lists.filter(list => mayBeOn(list) && !isTicked(state, list))
}

/** What the fields of a list hold. */
export function draftOf(
  { drafts, fields }: Pick<WatchlistPanelState, 'drafts' | 'fields'>,
  list: WatchlistList,
): WatchlistValues {
  return drafts[list.id] ?? savedDraft(fields, list)
}

function savedDraft(fields: readonly WatchlistField[], list: WatchlistList): WatchlistValues {
  return list.checked ? valuesOf(fields, list) : noValues(fields)
}

/** The ids of a row's day fields that hold a text that is no day. */
export function unreadOf({ unread }: Pick<WatchlistPanelState, 'unread'>, row: WatchlistRowId): string[] {
  return unread.filter(one => one.row === row).map(({ field }) => field)
}

/** Whether the fields of a list hold anything else than what is saved. */
export function isChanged(state: WatchlistPanelState, list: WatchlistList): boolean {
  const { fields } = state
  return (
    unreadOf(state, list.id).length > 0 ||
    !isSameValues(fields, draftOf(state, list), savedDraft(fields, list))
  )
}

/** Whether closing step 2 would lose anything that was typed. */
export function hasUnsaved(state: WatchlistPanelState): boolean {
  return (
    !isBlank(state.fields, state.template) ||
    unreadOf(state, TEMPLATE_ROW).length > 0 ||
    state.lists.some(list => isChanged(state, list))
  )
}

/** What keeps a list from being saved, or null (shared-blocks §5: "saving is blocked while any item has an error"). */
export function itemError(state: WatchlistPanelState, list: WatchlistList): WatchlistItemError | null {
  const [unread] = unreadOf(state, list.id)
  if (unread !== undefined) return { field: unread, code: 'watchlist_error_date' }
  return valueError(state.fields, draftOf(state, list))
}

/** The page of step 2 that shows a list, from 1. */
export function pageOf(lists: readonly WatchlistList[], listId: number): number {
  const index = lists.findIndex(list => list.id === listId)
  return Math.floor(Math.max(index, 0) / WATCHLIST_PAGE_SIZE) + 1
}

/** Drops the drafts of these lists. */
export function withoutDrafts(state: WatchlistPanelState, listIds: readonly number[]): WatchlistPanelState {
  const isOther = ([id]: [string, unknown]) => !listIds.includes(Number(id))
  return {
    ...state,
    drafts: Object.fromEntries(Object.entries(state.drafts).filter(isOther)),
    refusals: Object.fromEntries(Object.entries(state.refusals).filter(isOther)),
    unread: state.unread.filter(({ row }) => row === TEMPLATE_ROW || !listIds.includes(row)),
  }
}

/** Drops ticks that equal what is saved, and ticks of lists that are gone. */
export function withoutIdleTicks(state: WatchlistPanelState): WatchlistPanelState {
  const ticks = Object.fromEntries(
    Object.entries(state.ticks).filter(([id, checked]) => {
      const list = state.lists.find(one => one.id === Number(id))
      return list && list.checked !== checked
    }),
  )
  return { ...state, ticks }
}
