import type { Request } from '../../foundation/state/use-request.ts'
import {
  isBlankValue,
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

/** The row "Same for all lists". */
export const TEMPLATE_ROW = 'all'
/** A row of step 2: a list by its id, or the template. */
export type WatchlistRowId = number | typeof TEMPLATE_ROW

/** A focusable part of a row: a field id, `leave` (leaves the list out), or `fill` ("Fill in every list"). */
export type WatchlistRowPart = string

/** A day field with an invalid text. */
export type InvalidDay = { row: WatchlistRowId; field: string }

export type WatchlistDetails = {
  kind: 'details'
  /** From 1. */
  page: number
  /** Lists that the focus has left: their errors are shown. */
  visited: readonly number[]
  /** How often saving was tried with errors: from the first time on, all errors are shown. */
  tries: number
  /** Whether the question about unsaved values is shown. */
  confirmingDiscard: boolean
  /** The part to focus; every new `turn` moves the focus again. */
  target: { row: WatchlistRowId; part: WatchlistRowPart; turn: number } | null
  /** The last edit, which "Undo" reverts. `before`: the drafts that "Fill in every list" replaced. */
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
  /** `removed`: from how many lists it removed before it failed; `rest`: the rest of an undo, for a retry. */
  | { kind: 'failed'; problem: WatchlistProblem; removed: number; rest: WatchlistChange | null }
  /** Shown for 1000 ms (bond-page §9), longer while hovered or focused, when `paused` (readings #49). */
  | { kind: 'succeeded'; message: WatchlistMessage; paused: boolean }

export type WatchlistPanelState = {
  fields: readonly WatchlistField[]
  /** The saved lists, as far as known. */
  lists: readonly WatchlistList[]
  /** The user's ticks that differ from the saved lists, by list. */
  ticks: Readonly<Record<number, boolean>>
  /** Typed values by list, until they are saved or discarded. */
  drafts: Readonly<Record<number, WatchlistValues>>
  /** Typed values of the row "Same for all lists". */
  template: WatchlistValues
  /** Day fields with an invalid text. The text itself is state of the field. */
  invalidDays: readonly InvalidDay[]
  /** The server's errors by list, until its values change. */
  refusals: Readonly<Record<number, WatchlistItemError>>
  stage: WatchlistStage
  saving: WatchlistSaving
  /** Whether adding to a list that needs access was refused (shared-blocks §5). */
  forbidden: boolean
  /** Whether the server refused the access to lists, although the session has it. */
  listAccessRefused: boolean
  /** Part of the React key of a list's row: a new number remounts its fields, without half-typed text. */
  revisions: Readonly<Record<number, number>>
  /** After a save that failed half way: what it has removed, and the lists before it. */
  partial: { lists: readonly WatchlistList[]; removed: readonly number[] } | null
  /** The change that undoes the last save, if possible. */
  undo: WatchlistChange | null
  /** The last message, for the live region; it stays after the visible message has disappeared. */
  announced: { id: number; message: WatchlistMessage } | null
  /** Keys of the last save, for a retry. */
  retryKeys: WatchlistKeys
  /** Lists that a save without an answer may have changed, until a later answer makes them known. */
  uncertain: readonly number[]
  /** The id of the last request. */
  sequence: number
  request: Request<WatchlistOrder>
}

export const IDLE: WatchlistSaving = { kind: 'idle' }
/** Step 1. */
export const LISTS: WatchlistStage = { kind: 'lists' }

/** The initial state of step 2. */
export const FIRST_PAGE: WatchlistDetails = {
  kind: 'details',
  page: 1,
  visited: [],
  tries: 0,
  confirmingDiscard: false,
  target: null,
  edit: null,
}

/** The initial state of the panel. `fields`: default those of a purchase. */
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
    invalidDays: [],
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

/** Whether the checkbox of a list is ticked. */
export function isTicked({ ticks }: Pick<WatchlistPanelState, 'ticks'>, list: WatchlistList): boolean {
  return list.readonly ? list.checked : (ticks[list.id] ?? list.checked)
}

/**
 * Whether saving skips a ticked list: a read-only list, and a list with the instrument that needs access the user lacks; the user may
 * remove from it, but not write to it (access row 6). Adding to such a list is refused, not skipped.
 */
export function isUntouched(list: WatchlistList, hasListAccess: boolean): boolean {
  return list.readonly || (list.checked && list.needsAccess !== undefined && !hasListAccess)
}

/** Whether the code is the refusal of a list that needs access. */
export function needsAccess(lists: readonly WatchlistList[], code: string): boolean {
  return lists.some(list => list.needsAccess === code)
}

/** The lists of step 2. */
export function chosenLists(state: WatchlistPanelState, hasListAccess: boolean): WatchlistList[] {
  const mayWrite = hasListAccess && !state.listAccessRefused
  return state.lists.filter(list => isTicked(state, list) && !isUntouched(list, mayWrite))
}

/** The lists that saving removes the instrument from: unticked lists that contain it, or may contain it (shared-blocks §4). */
export function listsToRemove(state: WatchlistPanelState): WatchlistList[] {
  const mayBeOn = (list: WatchlistList) =>
    list.checked || (state.uncertain.includes(list.id) && !list.readonly)
  return state.lists.filter(list => mayBeOn(list) && !isTicked(state, list))
}

/** The current values of a list's fields. */
export function draftOf(
  { drafts, fields }: Pick<WatchlistPanelState, 'drafts' | 'fields'>,
  list: WatchlistList,
): WatchlistValues {
  return drafts[list.id] ?? savedDraft(fields, list)
}

function savedDraft(fields: readonly WatchlistField[], list: WatchlistList): WatchlistValues {
  return list.checked ? valuesOf(fields, list) : noValues(fields)
}

/** The ids of a row's day fields with an invalid text. */
export function invalidDaysOf(
  { invalidDays }: Pick<WatchlistPanelState, 'invalidDays'>,
  row: WatchlistRowId,
): string[] {
  return invalidDays.filter(one => one.row === row).map(({ field }) => field)
}

/** Whether the fields of a list differ from the saved values. */
export function isChanged(state: WatchlistPanelState, list: WatchlistList): boolean {
  const { fields } = state
  return (
    invalidDaysOf(state, list.id).length > 0 ||
    !isSameValues(fields, draftOf(state, list), savedDraft(fields, list))
  )
}

/** Whether closing step 2 would lose typed values. */
export function hasUnsaved(state: WatchlistPanelState): boolean {
  return (
    !isBlankValue(state.fields, state.template) ||
    invalidDaysOf(state, TEMPLATE_ROW).length > 0 ||
    state.lists.some(list => isChanged(state, list))
  )
}

/** The error that blocks saving a list, or null (shared-blocks §5: "saving is blocked while any item has an error"). */
export function itemError(state: WatchlistPanelState, list: WatchlistList): WatchlistItemError | null {
  const [invalidDay] = invalidDaysOf(state, list.id)
  if (invalidDay !== undefined) return { field: invalidDay, code: 'watchlist_error_date' }
  return valueError(state.fields, draftOf(state, list))
}

/** The page of step 2 that shows a list, from 1. */
export function pageOf(lists: readonly WatchlistList[], listId: number): number {
  const index = lists.findIndex(list => list.id === listId)
  return Math.floor(Math.max(index, 0) / WATCHLIST_PAGE_SIZE) + 1
}

/** Removes the drafts of these lists. */
export function withoutDrafts(state: WatchlistPanelState, listIds: readonly number[]): WatchlistPanelState {
  const isOther = ([id]: [string, unknown]) => !listIds.includes(Number(id))
  return {
    ...state,
    drafts: Object.fromEntries(Object.entries(state.drafts).filter(isOther)),
    refusals: Object.fromEntries(Object.entries(state.refusals).filter(isOther)),
    invalidDays: state.invalidDays.filter(({ row }) => row === TEMPLATE_ROW || !listIds.includes(row)),
  }
}

/** Removes ticks that equal the saved state, and those of lists that no longer exist. */
export function withoutRedundantTicks(state: WatchlistPanelState): WatchlistPanelState {
  const ticks = Object.fromEntries(
    Object.entries(state.ticks).filter(([id, checked]) => {
      const list = state.lists.find(one => one.id === Number(id))
      return list && list.checked !== checked
    }),
  )
  return { ...state, ticks }
}
