import type { AccessVerdict } from '../../foundation/access/access.ts'
import { gateOf } from '../../foundation/access/access.ts'
import {
  isBlankValue,
  valueError,
  valuesOf,
  type WatchlistItemError,
  type WatchlistList,
  type WatchlistValues,
} from './field-values.ts'
import type { WatchlistProblem } from './save-watchlists.ts'
import { firstPart, isPurchase, type WatchlistField, type WatchlistText } from './watchlist-fields.ts'
import {
  chosenLists,
  draftOf,
  invalidDaysOf,
  isChanged,
  isTicked,
  itemError,
  listsToRemove,
  needsAccess,
  pageOf,
  TEMPLATE_ROW,
  WATCHLIST_PAGE_SIZE,
  type WatchlistDetails,
  type WatchlistMessage,
  type WatchlistPanelState,
} from './watchlist-panel.state.ts'

/** One checkbox of step 1. */
export type WatchlistTick = {
  id: number
  name: string
  ticked: boolean
  readonly: boolean
  /** The quantity of the instrument on the list; '' for none. */
  quantity: string
}

type MainButton =
  /** Saving removes the instrument from `removes` lists; with 0 there is nothing to save. */
  | { kind: 'save'; removes: number; name: WatchlistText }
  /** `removes`: what saving will also remove. */
  | { kind: 'continue'; chosen: number; removes: WatchlistText | null }

/** Why a save failed, and what the user can do. */
export type WatchlistFailure = {
  text: WatchlistText
  /** What succeeded before it failed. */
  done: WatchlistText | null
  /** The access prompt, when the session lacks access. */
  gate: AccessVerdict | null
  retry: WatchlistText
}

type WatchlistRowError = { listId: number; field: string; name: string; text: WatchlistText }

/** One list in step 2. */
export type WatchlistRow = {
  id: number
  name: string
  values: WatchlistValues
  /** Part of the row's React key: a new number remounts its fields. */
  revision: number
  /** The day fields with an invalid text, as the panel knows them. */
  invalidDays: readonly string[]
  /** Shown after the focus has left the list or saving was tried; server errors are shown at once. */
  error: WatchlistRowError | null
  /** It differs from the saved values, so it can be reset. */
  changed: boolean
}

/** The row "Same for all lists". */
export type WatchlistTemplateRow = {
  values: WatchlistValues
  invalidDays: readonly string[]
  /** Why the lists cannot be filled in now. */
  blocked: WatchlistText | null
}

export type WatchlistDetailsViewModel = {
  /** Null for a single list. */
  template: WatchlistTemplateRow | null
  /** The mounted pages; only the current one is visible. */
  pages: readonly { page: number; current: boolean; rows: readonly WatchlistRow[] }[]
  page: number
  total: number
  /** The name of the save button: to how many lists, and from how many it removes. */
  save: WatchlistText
  /** The visible errors of all pages; they block saving. */
  errors: readonly WatchlistRowError[]
  /** A summary of `errors`: "2 lists need a price". */
  errorSummary: WatchlistText | null
  confirmingDiscard: boolean
  target: WatchlistDetails['target']
  /** The last edit of whole lists, which can be undone. */
  edit: WatchlistText | null
}

/** The view model of the panel. */
export type WatchlistViewModel = {
  /** A prompt in place of the lists (access row 4). */
  gate: AccessVerdict | null
  ticks: readonly WatchlistTick[]
  /** How many lists are ticked. */
  chosen: number
  main: MainButton
  pending: boolean
  /** The list that adding was refused for, and why. */
  forbidden: { list: string; text: WatchlistText } | null
  failure: WatchlistFailure | null
  /** The visible message of the last save. */
  message: WatchlistText | null
  canUndo: boolean
  details: WatchlistDetailsViewModel | null
  /** The message for the live region. A new id announces it again. */
  status: { id: number; text: WatchlistText } | null
}

/** The view model of a state, for a user with this access. */
export function watchlistViewModel(
  state: WatchlistPanelState,
  { access, hasListAccess }: { access: AccessVerdict; hasListAccess: boolean },
): WatchlistViewModel {
  const chosen = chosenLists(state, hasListAccess)
  const { saving, stage, announced } = state
  const gate = access.kind === 'allowed' ? null : access
  return {
    // in step 2 the prompt is part of `failure`, so that typed values stay visible
    gate: stage.kind === 'lists' ? gate : null,
    ticks: state.lists.map(list => tickOf(state, list)),
    chosen: state.lists.filter(list => isTicked(state, list)).length,
    main: mainButton(state, chosen),
    pending: state.request !== null,
    forbidden: state.forbidden ? forbiddenList(state) : null,
    failure: gate && stage.kind === 'details' ? gateFailure(gate) : failureOf(state),
    message: saving.kind === 'succeeded' ? messageText(saving.message) : null,
    canUndo: state.undo !== null && state.request === null && stage.kind === 'lists',
    details: stage.kind === 'details' ? detailsOf(state, stage, chosen) : null,
    status: announced && { id: announced.id, text: messageText(announced.message) },
  }
}

function tickOf(state: WatchlistPanelState, list: WatchlistList): WatchlistTick {
  const { id, name, readonly, values } = list
  return { id, name, readonly, ticked: isTicked(state, list), quantity: values.quantity?.trim() ?? '' }
}

function mainButton(state: WatchlistPanelState, chosen: readonly WatchlistList[]): MainButton {
  const removes = listsToRemove(state).length
  if (chosen.length > 0) {
    const text = removes === 0 ? null : { key: 'watchlist_also_removes', count: removes }
    return { kind: 'continue', chosen: chosen.length, removes: text }
  }
  const name: WatchlistText =
    removes === 0 ? { key: 'watchlist_save' } : { key: 'watchlist_save_removes', count: removes }
  return { kind: 'save', removes, name }
}

function forbiddenList({ lists }: WatchlistPanelState): WatchlistViewModel['forbidden'] {
  const list = lists.find(({ needsAccess }) => needsAccess)
  return list?.needsAccess ? { list: list.name, text: { key: list.needsAccess } } : null
}

function messageText(message: WatchlistMessage): WatchlistText {
  if (message.kind === 'removed') return { key: 'watchlist_removed', count: message.count }
  if (message.message) return { plain: message.message }
  return { key: message.kind === 'undone' ? 'watchlist_undone' : 'watchlist_saved' }
}

function failureOf({ saving, forbidden, stage, lists }: WatchlistPanelState): WatchlistFailure | null {
  if (saving.kind !== 'failed') return null
  const { problem, removed, rest } = saving
  const done = removed > 0 ? { key: 'watchlist_removed', count: removed } : null
  // a list that needs access has its own message
  if (forbidden && done === null) return null
  const isAdding = removed > 0 && stage.kind === 'details'
  const retry = isAdding ? 'watchlist_retry_add' : removed > 0 && rest ? 'watchlist_retry_undo' : 'retry'
  const gate = problem.kind === 'refused' ? gateOf(problem.code) : null
  return { text: problemText(lists, problem), done, gate, retry: { key: retry } }
}

function gateFailure(access: Exclude<AccessVerdict, { kind: 'allowed' }>): WatchlistFailure {
  return { text: { key: access.code }, done: null, gate: access, retry: { key: 'retry' } }
}

/** The refusal codes with a label; for others the server's own sentence is shown. */
const REFUSALS = new Set([
  'need_auth',
  'need_get_access',
  'access_denied_auth',
  'watchlist_readonly',
  'wl_error_no_date',
  'wl_error_no_price',
])

function problemText(lists: readonly WatchlistList[], problem: WatchlistProblem): WatchlistText {
  if (problem.kind === 'fault') return { key: 'watchlist_failed' }
  if (problem.kind === 'refused' && (REFUSALS.has(problem.code) || needsAccess(lists, problem.code)))
    return { key: problem.code }
  return problem.message?.trim() ? { plain: problem.message } : { key: 'watchlist_refused' }
}

function detailsOf(
  state: WatchlistPanelState,
  stage: WatchlistDetails,
  chosen: readonly WatchlistList[],
): WatchlistDetailsViewModel {
  const count = Math.max(1, Math.ceil(chosen.length / WATCHLIST_PAGE_SIZE))
  const page = Math.min(Math.max(1, stage.page), count)
  // an invalid date text is state of its field, so the field stays mounted while another page is shown
  const pagesWithText = chosen
    .filter(list => invalidDaysOf(state, list.id).length > 0)
    .map(list => pageOf(chosen, list.id))
  const mounted = [...new Set([page, ...pagesWithText])].sort((a, b) => a - b)
  const errors = chosen.flatMap(list => ownError(state, stage, list) ?? [])
  return {
    template: chosen.length > 1 ? templateOf(state) : null,
    pages: mounted.map(one => ({
      page: one,
      current: one === page,
      rows: chosen.filter(list => pageOf(chosen, list.id) === one).map(list => rowOf(state, stage, list)),
    })),
    page,
    total: chosen.length,
    save: saveText(chosen.length, listsToRemove(state).length),
    errors,
    errorSummary: summaryOf(state.fields, errors),
    confirmingDiscard: stage.confirmingDiscard,
    target: stage.target,
    edit: editText(state, stage),
  }
}

function saveText(to: number, from: number): WatchlistText {
  return from > 0
    ? { key: 'watchlist_save_both', values: { to, from } }
    : { key: 'watchlist_save_to', count: to }
}

function templateOf(state: WatchlistPanelState): WatchlistTemplateRow {
  const { template, fields } = state
  const invalidDays = invalidDaysOf(state, TEMPLATE_ROW)
  const blankText = { key: isPurchase(fields) ? 'watchlist_fill_nothing' : 'watchlist_fill_blank' }
  const blank = isBlankValue(fields, template) ? blankText : null
  return {
    values: template,
    invalidDays,
    blocked: invalidDays.length > 0 ? { key: 'watchlist_error_date' } : blank,
  }
}

function editText(state: WatchlistPanelState, { edit }: WatchlistDetails): WatchlistText | null {
  if (edit === null) return null
  if (edit.kind === 'filled') return { key: 'watchlist_filled', count: edit.count }
  const list = state.lists.find(({ id }) => id === edit.listId)
  return list ? { key: 'watchlist_left_out', values: { list: list.name } } : null
}

function rowOf(state: WatchlistPanelState, stage: WatchlistDetails, list: WatchlistList): WatchlistRow {
  const changed = isChanged(state, list)
  const refusal = state.refusals[list.id] ?? serverError(state.fields, list, changed)
  return {
    id: list.id,
    name: list.name,
    values: draftOf(state, list),
    revision: state.revisions[list.id] ?? 0,
    invalidDays: invalidDaysOf(state, list.id),
    error: ownError(state, stage, list) ?? (refusal && rowError(state.fields, list, refusal)),
    changed,
  }
}

/** The error that blocks saving a list; shown after the focus has left the list, not while it is filled in. */
function ownError(
  state: WatchlistPanelState,
  stage: WatchlistDetails,
  list: WatchlistList,
): WatchlistRowError | null {
  const error = itemError(state, list)
  const isShown = stage.tries > 0 || stage.visited.includes(list.id)
  return error && isShown ? rowError(state.fields, list, error) : null
}

/** The server's error about the saved entry, until the entry is changed. */
function serverError(
  fields: readonly WatchlistField[],
  list: WatchlistList,
  changed: boolean,
): WatchlistItemError | null {
  const { error } = list
  if (error === null || error === '' || changed) return null
  const wrong = valueError(fields, valuesOf(fields, list))?.field
  const field = wrong ?? fields.find(({ kind }) => kind === 'number')?.id ?? firstPart(fields)
  return { field, code: error, message: error }
}

function rowError(
  fields: readonly WatchlistField[],
  { id, name }: WatchlistList,
  error: WatchlistItemError,
): WatchlistRowError {
  return { listId: id, field: error.field, name, text: errorText(fields, error) }
}

function errorText(
  fields: readonly WatchlistField[],
  { code, message, field: id, bound }: WatchlistItemError,
): WatchlistText {
  const field = fields.find(one => one.id === id)
  if (bound !== undefined && field) return { key: code, values: { bound }, field: field.label }
  if (code === 'watchlist_required' && field) return { key: code, field: field.label }
  if (code === 'bad_date' || code === 'watchlist_error_date') return { key: 'watchlist_error_date' }
  if (fields.some(({ errors }) => errors?.missing === code)) return { key: code }
  const refused = code === 'bad_request' ? field?.errors?.refused : undefined
  if (refused !== undefined) return { key: refused }
  return message?.trim() ? { plain: message } : { key: 'watchlist_refused' }
}

/** Names the missing field if it is the same in all lists. */
function summaryOf(
  fields: readonly WatchlistField[],
  errors: readonly WatchlistRowError[],
): WatchlistText | null {
  if (errors.length === 0) return null
  const every = (code: string | undefined) => errors.every(({ text }) => 'key' in text && text.key === code)
  const common = fields.find(field => every(field.errors?.missing))?.errors?.missingInLists
  return { key: common ?? 'watchlist_wrong', count: errors.length }
}
