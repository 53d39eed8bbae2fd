import { gateOf } from '../../foundation/access/access.ts'
import {
  cutFieldText,
  filledFrom,
  isBlankValue,
  isSameValues,
  noValues,
  savedValue,
  valuesOf,
  type WatchlistList,
} from './field-values.ts'
import { answered, forbidRestricted, UNKNOWN_OUTCOME } from './save-result.ts'
import {
  itemOf,
  keysFor,
  type WatchlistChange,
  type WatchlistOrder,
  type WatchlistOutcome,
  withRestored,
} from './save-watchlists.ts'
import { firstPart, LONGEST_TEXT } from './watchlist-fields.ts'
import {
  chosenLists,
  draftOf,
  FIRST_PAGE,
  hasUnsaved,
  IDLE,
  type InvalidDay,
  invalidDaysOf,
  isTicked,
  itemError,
  LISTS,
  listsToRemove,
  pageOf,
  TEMPLATE_ROW,
  type WatchlistDetails,
  type WatchlistPanelState,
  type WatchlistRowId,
  type WatchlistRowPart,
  type WatchlistSaving,
  withoutDrafts,
  withoutRedundantTicks,
} from './watchlist-panel.state.ts'

/** Input of a save: the user's access to lists that need it, and a unique idempotency key. */
type SaveContext = { hasListAccess: boolean; key: string }

/** Events of step 2. */
type WatchlistDetailsEvent =
  /** A field was edited: text, a decimal string, a day as `yyyy-mm-dd`, '' for none. */
  | { type: 'typed'; row: WatchlistRowId; field: string; text: string }
  /** The text of a day field became valid or invalid. */
  | { type: 'dateValidated'; row: WatchlistRowId; field: string; valid: boolean }
  /** The focus left a row. */
  | { type: 'rowLeft'; listId: number }
  /** Resets the fields of a list to the saved values. */
  | { type: 'rowReset'; listId: number }
  /** Copies the values of the row "Same for all lists" to every chosen list. */
  | { type: 'listsFilled'; hasListAccess: boolean }
  /** Unticks a list; its typed values stay. */
  | { type: 'listLeftOut'; listId: number; hasListAccess: boolean }
  /** Undoes the last `listsFilled` or `listLeftOut`. */
  | { type: 'editUndone'; hasListAccess: boolean }
  | { type: 'pageChosen'; page: number }
  | { type: 'jumped'; listId: number; field: string; hasListAccess: boolean }
  /** Escape, Cancel or the close button. */
  | { type: 'closed' }
  | { type: 'closeCancelled' }
  | { type: 'discarded' }
  /** Back to the lists; all typed values stay. */
  | { type: 'wentBack' }

export type WatchlistPanelEvent =
  | { type: 'listsReceived'; lists: readonly WatchlistList[] }
  | { type: 'ticked'; listId: number; checked: boolean }
  | { type: 'allTicked'; checked: boolean }
  /** The main button of step 1. */
  | ({ type: 'proceeded' } & SaveContext)
  /** The save button of step 2. */
  | ({ type: 'saved' } & SaveContext)
  | ({ type: 'retried' } & SaveContext)
  | ({ type: 'undone' } & SaveContext)
  | { type: 'answered'; id: number; answer: WatchlistOutcome; hasListAccess: boolean }
  | { type: 'failed'; id: number }
  /** The pointer or the focus entered or left the message. */
  | { type: 'messagePaused'; paused: boolean }
  | { type: 'messageExpired' }
  | { type: 'accessChanged' }
  | WatchlistDetailsEvent

/** Ticks, typed values, saves and undo of the watchlist panel (W1–W4, shared-blocks §4, §5). */
export function watchlistPanelReducer(
  state: WatchlistPanelState,
  event: WatchlistPanelEvent,
): WatchlistPanelState {
  switch (event.type) {
    case 'listsReceived':
      return listsReceived(state, event.lists)
    case 'ticked':
      return ticked(state, list => list.id === event.listId, event.checked)
    case 'allTicked':
      return ticked(state, () => true, event.checked)
    case 'proceeded':
      return proceeded(state, event)
    case 'saved':
      return state.stage.kind === 'details' ? savedDetails(state, state.stage, event) : state
    case 'retried':
      return retried(state, event)
    case 'undone':
      return undone(state, event)
    case 'answered':
      return answered(state, event)
    case 'failed':
      return answered(state, { id: event.id, hasListAccess: false, answer: UNKNOWN_OUTCOME })
    case 'messagePaused':
      return state.saving.kind === 'succeeded'
        ? { ...state, saving: { ...state.saving, paused: event.paused } }
        : state
    case 'messageExpired':
      return state.saving.kind === 'succeeded' ? { ...state, saving: IDLE } : state
    case 'accessChanged':
      return {
        ...state,
        listAccessRefused: false,
        saving: isRefusedAccess(state.saving) ? IDLE : state.saving,
      }
    default:
      // the values must not change during a save
      return state.stage.kind === 'details' && !state.request ? inDetails(state, state.stage, event) : state
  }
}

function listsReceived(state: WatchlistPanelState, lists: readonly WatchlistList[]): WatchlistPanelState {
  if (lists === state.lists) return state
  const undo = isUndoValid(state, lists) ? state.undo : null
  const next = withoutRedundantTicks({ ...state, lists, undo })
  return chosenLists(next, true).length > 0 || state.request ? next : { ...next, stage: LISTS }
}

/** Whether the lists of an undo are unchanged since the save: an undo must not overwrite changes of another tab. */
function isUndoValid({ undo, lists, fields }: WatchlistPanelState, now: readonly WatchlistList[]): boolean {
  const touched = undo ? [...undo.remove, ...undo.append.map(item => item.listId)] : []
  return touched.every(id => {
    const [one, other] = [lists.find(list => list.id === id), now.find(list => list.id === id)]
    if (!one || !other || one.checked !== other.checked) return false
    return isSameValues(fields, valuesOf(fields, one), valuesOf(fields, other))
  })
}

function ticked(
  state: WatchlistPanelState,
  isSelected: (list: WatchlistList) => boolean,
  checked: boolean,
): WatchlistPanelState {
  if (state.stage.kind !== 'lists') return state
  const changed = state.lists.filter(
    list => isSelected(list) && !list.readonly && isTicked(state, list) !== checked,
  )
  if (changed.length === 0) return state
  const ticks = { ...state.ticks, ...Object.fromEntries(changed.map(list => [list.id, checked])) }
  return { ...state, ticks, forbidden: false }
}

function proceeded(state: WatchlistPanelState, context: SaveContext): WatchlistPanelState {
  if (state.request || state.stage.kind !== 'lists') return state
  if (isListForbidden(state, context)) return forbidRestricted(state)
  if (chosenLists(state, context.hasListAccess).length > 0)
    return { ...state, saving: IDLE, forbidden: false, stage: FIRST_PAGE }
  const remove = listsToRemove(state).map(list => list.id)
  return remove.length > 0 ? order(state, { remove, append: [] }, 'save', context) : state
}

/** Whether a chosen list needs access that the user lacks (shared-blocks §5); lists that already contain the instrument do not count. */
function isListForbidden(
  state: WatchlistPanelState,
  { hasListAccess }: Pick<SaveContext, 'hasListAccess'>,
): boolean {
  const mayWrite = hasListAccess && !state.listAccessRefused
  return chosenLists(state, hasListAccess).some(list => list.needsAccess && !mayWrite)
}

function savedDetails(
  state: WatchlistPanelState,
  stage: WatchlistDetails,
  context: SaveContext,
): WatchlistPanelState {
  if (state.request) return state
  if (isListForbidden(state, context)) return forbidRestricted({ ...state, saving: IDLE })
  const chosen = chosenLists(state, context.hasListAccess)
  if (chosen.length === 0) return backToLists(state)
  const wrong = chosen.find(list => itemError(state, list))
  const error = wrong && itemError(state, wrong)
  if (wrong && error)
    return {
      ...state,
      forbidden: false,
      stage: {
        ...focused(stage, wrong.id, error.field),
        page: pageOf(chosen, wrong.id),
        tries: stage.tries + 1,
        confirmingDiscard: false,
      },
    }
  const change = {
    remove: listsToRemove(state).map(list => list.id),
    append: chosen.map(list => itemOf(state.fields, list.id, draftOf(state, list))),
  }
  return order(state, change, 'save', context)
}

function order(
  state: WatchlistPanelState,
  { remove, append }: WatchlistChange,
  purpose: WatchlistOrder['purpose'],
  { key }: SaveContext,
): WatchlistPanelState {
  const id = state.sequence + 1
  const keys = keysFor({ remove, append }, state.retryKeys, key)
  const stage = state.stage.kind === 'details' ? { ...state.stage, confirmingDiscard: false } : state.stage
  return {
    ...state,
    stage,
    forbidden: false,
    refusals: {},
    saving: { kind: 'saving', purpose },
    sequence: id,
    request: { id, payload: { remove, append, purpose, keys, before: state.lists } },
  }
}

/** Undoes the last save, together with a later save of unknown outcome. */
function undone(state: WatchlistPanelState, context: SaveContext): WatchlistPanelState {
  if (!state.undo || state.request || state.stage.kind !== 'lists') return state
  const hasListAccess = context.hasListAccess && !state.listAccessRefused
  const change = withRestored(state.undo, state.lists, state.uncertain, {
    fields: state.fields,
    hasListAccess,
  })
  return order(state, change, 'undo', context)
}

/** Retries: in step 2 with the current values, an undo with the rest of it, in step 1 with the ticks. */
function retried(state: WatchlistPanelState, context: SaveContext): WatchlistPanelState {
  if (state.saving.kind !== 'failed' || state.request) return state
  if (state.saving.rest) return order(state, state.saving.rest, 'undo', context)
  return state.stage.kind === 'details'
    ? savedDetails(state, state.stage, context)
    : proceeded(state, context)
}

function isRefusedAccess(saving: WatchlistSaving): boolean {
  return saving.kind === 'failed' && saving.problem.kind === 'refused' && gateOf(saving.problem.code) !== null
}

/** Handles the events of step 2 (W2). */
function inDetails(
  state: WatchlistPanelState,
  stage: WatchlistDetails,
  event: WatchlistDetailsEvent,
): WatchlistPanelState {
  const withStage = (change: Partial<WatchlistDetails>) => ({ ...state, stage: { ...stage, ...change } })
  switch (event.type) {
    case 'typed':
      return typed(state, stage, event)
    case 'dateValidated':
      return dateValidated(state, event)
    case 'rowLeft':
      return stage.visited.includes(event.listId)
        ? state
        : withStage({ visited: [...stage.visited, event.listId] })
    case 'rowReset':
      return {
        ...withNewFields(withoutDrafts(state, [event.listId]), [event.listId]),
        // the focused Reset button unmounts
        stage: focused(stage, event.listId, firstPart(state.fields)),
      }
    case 'listsFilled':
      return listsFilled(state, stage, event.hasListAccess)
    case 'listLeftOut':
      return listLeftOut(state, stage, event.listId, event.hasListAccess)
    case 'editUndone':
      return editUndone(state, stage, event.hasListAccess)
    case 'pageChosen':
      return withStage({ page: event.page })
    case 'jumped':
      return withStage({
        ...focused(stage, event.listId, event.field),
        page: pageOf(chosenLists(state, event.hasListAccess), event.listId),
      })
    case 'closed':
      // the second Escape closes the question and discards nothing
      if (stage.confirmingDiscard) return withStage({ confirmingDiscard: false })
      return hasUnsaved(state) ? withStage({ confirmingDiscard: true }) : backToLists(state)
    case 'closeCancelled':
      return withStage({ confirmingDiscard: false })
    case 'discarded': {
      const ids = state.lists.map(list => list.id)
      return backToLists({ ...withoutDrafts(state, ids), template: noValues(state.fields) })
    }
    case 'wentBack':
      return backToLists(state)
  }
}

/** Back to step 1. A failed save ends there; what it removed can be undone. */
function backToLists(state: WatchlistPanelState): WatchlistPanelState {
  return {
    ...state,
    stage: LISTS,
    // invalid date texts disappear with their fields
    invalidDays: [],
    partial: null,
    saving: state.saving.kind === 'failed' ? IDLE : state.saving,
  }
}

function focused(stage: WatchlistDetails, row: WatchlistRowId, part: WatchlistRowPart): WatchlistDetails {
  return { ...stage, target: { row, part, turn: (stage.target?.turn ?? 0) + 1 } }
}

function typed(
  state: WatchlistPanelState,
  stage: WatchlistDetails,
  { row, field: id, text }: Extract<WatchlistDetailsEvent, { type: 'typed' }>,
): WatchlistPanelState {
  const field = state.fields.find(one => one.id === id)
  if (!field) return state
  const change = { [id]: field.kind === 'text' ? cutFieldText(text, field.maxLength ?? LONGEST_TEXT) : text }
  if (row === TEMPLATE_ROW) return { ...state, template: { ...state.template, ...change } }
  const list = state.lists.find(one => one.id === row)
  if (!list || list.readonly) return state
  const { [row]: _, ...refusals } = state.refusals
  const drafts = { ...state.drafts, [row]: { ...draftOf(state, list), ...change } }
  return { ...state, drafts, refusals, stage: { ...stage, edit: null } }
}

function dateValidated(
  state: WatchlistPanelState,
  { row, field, valid }: Extract<WatchlistDetailsEvent, { type: 'dateValidated' }>,
): WatchlistPanelState {
  if (invalidDaysOf(state, row).includes(field) === !valid) return state
  const others = state.invalidDays.filter(one => one.row !== row || one.field !== field)
  return { ...state, invalidDays: valid ? others : [...others, { row, field }] }
}

function listsFilled(
  state: WatchlistPanelState,
  stage: WatchlistDetails,
  hasListAccess: boolean,
): WatchlistPanelState {
  const { template, fields } = state
  const chosen = chosenLists(state, hasListAccess)
  if (isBlankValue(fields, template) || invalidDaysOf(state, TEMPLATE_ROW).length > 0 || chosen.length < 2)
    return state
  const filled = chosen.map(list => [list.id, filledFrom(fields, template, draftOf(state, list))])
  const next: WatchlistPanelState = {
    ...state,
    drafts: { ...state.drafts, ...Object.fromEntries(filled) },
    refusals: {},
    stage: { ...stage, edit: { kind: 'filled', before: state.drafts, count: chosen.length } },
  }
  // a filled day replaces invalid texts
  const days = fields.filter(field => field.kind === 'day' && savedValue(field, template) !== '')
  const isFilled = ({ field }: InvalidDay) => days.some(({ id }) => id === field)
  const ids = chosen
    .map(list => list.id)
    .filter(id => state.invalidDays.some(one => one.row === id && isFilled(one)))
  return withNewFields({ ...next, invalidDays: state.invalidDays.filter(one => !isFilled(one)) }, ids)
}

/** Leaves a list out and focuses the same button of the next list, so that several can be left out in a row. */
function listLeftOut(
  state: WatchlistPanelState,
  stage: WatchlistDetails,
  listId: number,
  hasListAccess: boolean,
): WatchlistPanelState {
  const before = chosenLists(state, hasListAccess)
  const index = before.findIndex(list => list.id === listId)
  if (index < 0) return state
  const next = withoutRedundantTicks({
    ...state,
    ticks: { ...state.ticks, [listId]: false },
    invalidDays: state.invalidDays.filter(({ row }) => row !== listId),
  })
  const chosen = chosenLists(next, hasListAccess)
  const neighbour = chosen[Math.min(index, chosen.length - 1)]
  if (!neighbour) return backToLists(next)
  return {
    ...next,
    stage: {
      ...focused(stage, neighbour.id, 'leave'),
      page: pageOf(chosen, neighbour.id),
      edit: { kind: 'leftOut', listId },
    },
  }
}

function editUndone(
  state: WatchlistPanelState,
  stage: WatchlistDetails,
  hasListAccess: boolean,
): WatchlistPanelState {
  const { edit } = stage
  if (edit === null) return state
  if (edit.kind === 'filled') {
    return { ...state, drafts: edit.before, stage: { ...focused(stage, TEMPLATE_ROW, 'fill'), edit: null } }
  }
  const next = withoutRedundantTicks({ ...state, ticks: { ...state.ticks, [edit.listId]: true } })
  const page = pageOf(chosenLists(next, hasListAccess), edit.listId)
  return { ...next, stage: { ...focused(stage, edit.listId, firstPart(state.fields)), page, edit: null } }
}

/** Remounts the fields of these lists, without half-typed text. */
function withNewFields(state: WatchlistPanelState, listIds: readonly number[]): WatchlistPanelState {
  const revisions = Object.fromEntries(listIds.map(id => [id, (state.revisions[id] ?? 0) + 1]))
  return { ...state, revisions: { ...state.revisions, ...revisions } }
}
