import type { Verdict } from '../../foundation/access/access.ts'
import { gateOf, NSD_WATCHLIST } from '../../foundation/access/access.ts'
import type { LabelValues } from '../../foundation/labels/labels.ts'
import type { WatchlistProblem } from './watchlist-save.model.ts'
import {
  chosenLists,
  draftOf,
  isChanged,
  isTicked,
  itemError,
  leftLists,
  pageOf,
  WATCHLIST_PAGE_SIZE,
  type WatchlistDetails,
  type WatchlistNews,
  type WatchlistPanelState,
} from './watchlist-state.model.ts'
import {
  isBlank,
  type WatchlistField,
  type WatchlistItemError,
  type WatchlistList,
  type WatchlistValues,
} from './watchlist-values.model.ts'

/**
 * A text that is still a key: parts look it up in the user's language. With a `count` it is the key of a plural (`pluralKey`);
 * `plain` stands for itself.
 */
export type WatchlistText =
  | { key: string; values?: LabelValues }
  | { key: string; count: number }
  | { plain: string }

/** One box of step 1. */
export type WatchlistTick = {
  id: number
  name: string
  ticked: boolean
  readonly: boolean
  /** How much of the bond is on the list; '' for none. */
  quantity: string
}

type WatchlistMain =
  /** Saving leaves `removes` lists; with none there is nothing to save. */
  | { kind: 'save'; removes: number; name: WatchlistText }
  /** `removes`: what saving will remove besides, in words. */
  | { kind: 'continue'; chosen: number; removes: WatchlistText | null }

/** What went wrong, in words, and what can be done. */
export type WatchlistTrouble = {
  text: WatchlistText
  /** What was done before it went wrong. */
  done: WatchlistText | null
  /** The way in, when it is the session that lacks something. */
  gate: Verdict | null
  retry: WatchlistText
}

/** One list in step 2. */
export type WatchlistForm = {
  id: number
  name: string
  values: WatchlistValues
  /** Part of the React key of its fields: another one draws them anew. */
  turn: number
  unread: boolean
  /** The error under each field, where one is to be shown. */
  errors: Partial<Record<WatchlistField, WatchlistText>>
  /** It differs from what is saved, so it can be set back. */
  changed: boolean
  /** Its values can be put into the other lists. */
  copyable: boolean
}

/** A line of the error summary. */
type WatchlistMistake = { listId: number; field: WatchlistField; name: string; text: WatchlistText }

export type WatchlistDetailsFigure = {
  /** The pages that are drawn, with their forms; only the current one is seen. */
  pages: readonly { page: number; current: boolean; forms: readonly WatchlistForm[] }[]
  page: number
  total: number
  /** The name of the button that saves: it says how many lists are left besides. */
  save: WatchlistText
  mistakes: readonly WatchlistMistake[]
  tries: number
  asking: boolean
  target: WatchlistDetails['target']
  /** The list whose values all others took. */
  copied: { name: string; count: number } | null
}

/** What is drawn. */
export type WatchlistFigure = {
  /** A prompt in place of the lists (access row 4). */
  gate: Verdict | null
  ticks: readonly WatchlistTick[]
  /** Lists that are ticked. */
  chosen: number
  main: WatchlistMain
  pending: boolean
  /** Adding to this list was refused: it takes NSD access. */
  forbidden: { list: string } | null
  trouble: WatchlistTrouble | null
  /** The message of the last save, while it is shown. */
  told: WatchlistText | null
  canUndo: boolean
  details: WatchlistDetailsFigure | null
  /** What is said politely: a text and its place in the order of things said. */
  status: { id: number; text: WatchlistText } | null
}

/** The figure of a state, for a user of this access. */
export function watchlistFigure(
  state: WatchlistPanelState,
  { access, hasNsd }: { access: Verdict; hasNsd: boolean },
): WatchlistFigure {
  const chosen = chosenLists(state, hasNsd)
  const { saving, stage, said } = state
  const gate = access.kind === 'allowed' ? null : access
  return {
    // in step 2 the prompt stands beside what was typed, which has to stay
    gate: stage.kind === 'lists' ? gate : null,
    ticks: state.lists.map(list => tickOf(state, list)),
    chosen: state.lists.filter(list => isTicked(state, list)).length,
    main: mainOf(state, chosen),
    pending: state.request !== null,
    forbidden: state.forbidden ? { list: nsdListName(state) } : null,
    trouble: gate && stage.kind === 'details' ? gateTrouble(gate) : troubleOf(state),
    told: saving.kind === 'told' ? newsText(saving.news) : null,
    canUndo: state.undo !== null && state.request === null && stage.kind === 'lists',
    details: stage.kind === 'details' ? detailsOf(state, stage, chosen) : null,
    status: said && { id: said.id, text: newsText(said.news) },
  }
}

function tickOf(state: WatchlistPanelState, list: WatchlistList): WatchlistTick {
  const { id, name, readonly, quantity } = list
  return { id, name, readonly, ticked: isTicked(state, list), quantity: quantity.trim() }
}

function mainOf(state: WatchlistPanelState, chosen: readonly WatchlistList[]): WatchlistMain {
  const removes = leftLists(state).length
  if (chosen.length > 0) {
    const text = removes === 0 ? null : { key: 'watchlist_also_removes', count: removes }
    return { kind: 'continue', chosen: chosen.length, removes: text }
  }
  const name: WatchlistText =
    removes === 0 ? { key: 'watchlist_save' } : { key: 'watchlist_save_removes', count: removes }
  return { kind: 'save', removes, name }
}

function nsdListName({ lists }: WatchlistPanelState): string {
  return lists.find(({ id }) => id === NSD_WATCHLIST)?.name ?? ''
}

function newsText(news: WatchlistNews): WatchlistText {
  if (news.kind === 'removed') return { key: 'watchlist_removed', count: news.count }
  if (news.message) return { plain: news.message }
  return { key: news.kind === 'undone' ? 'watchlist_undone' : 'watchlist_saved' }
}

function troubleOf({ saving, forbidden, stage }: WatchlistPanelState): WatchlistTrouble | null {
  if (saving.kind !== 'failed') return null
  const { problem, removed, rest } = saving
  const done = removed > 0 ? { key: 'watchlist_removed', count: removed } : null
  // the message of list 381 has a place of its own
  if (forbidden && done === null) return null
  const isAdding = removed > 0 && stage.kind === 'details'
  const retry = isAdding ? 'watchlist_retry_add' : removed > 0 && rest ? 'watchlist_retry_undo' : 'retry'
  const gate = problem.kind === 'refused' ? gateOf(problem.code) : null
  return { text: problemText(problem), done, gate, retry: { key: retry } }
}

function gateTrouble(access: Exclude<Verdict, { kind: 'allowed' }>): WatchlistTrouble {
  return { text: { key: access.code }, done: null, gate: access, retry: { key: 'retry' } }
}

/** The codes of refusals that have a text of their own; others say what the server says. */
const REFUSALS = new Set([
  'need_auth',
  'need_get_access',
  'access_denied_auth',
  'watchlist_nsd_forbiddance',
  'watchlist_readonly',
  'wl_error_no_date',
  'wl_error_no_price',
])

function problemText(problem: WatchlistProblem): WatchlistText {
  if (problem.kind === 'fault') return { key: 'watchlist_failed' }
  if (problem.kind === 'refused' && REFUSALS.has(problem.code)) return { key: problem.code }
  return problem.message?.trim() ? { plain: problem.message } : { key: 'watchlist_refused' }
}

function detailsOf(
  state: WatchlistPanelState,
  stage: WatchlistDetails,
  chosen: readonly WatchlistList[],
): WatchlistDetailsFigure {
  const count = Math.max(1, Math.ceil(chosen.length / WATCHLIST_PAGE_SIZE))
  const page = Math.min(Math.max(1, stage.page), count)
  // a text that is no date lives in its field alone, so the field stays while another page is seen
  const half = chosen.filter(list => state.unread.includes(list.id)).map(list => pageOf(chosen, list.id))
  const drawn = [...new Set([page, ...half])].sort((a, b) => a - b)
  const removes = leftLists(state).length
  const source = stage.copied && chosen.find(list => list.id === stage.copied?.listId)
  return {
    pages: drawn.map(one => ({
      page: one,
      current: one === page,
      forms: chosen
        .filter(list => pageOf(chosen, list.id) === one)
        .map(list => formOf(state, stage, list, chosen.length)),
    })),
    page,
    total: chosen.length,
    save:
      removes > 0
        ? { key: 'watchlist_save_both', values: { to: chosen.length, from: removes } }
        : { key: 'watchlist_save' },
    mistakes: stage.tries > 0 ? chosen.flatMap(list => mistakesOf(state, list)) : [],
    tries: stage.tries,
    asking: stage.asking,
    target: stage.target,
    copied: source ? { name: source.name, count: chosen.length } : null,
  }
}

function formOf(
  state: WatchlistPanelState,
  stage: WatchlistDetails,
  list: WatchlistList,
  chosen: number,
): WatchlistForm {
  const values = draftOf(state, list)
  const own = itemError(state, list)
  const isSeen = stage.tries > 0 || stage.left.includes(list.id)
  const changed = isChanged(state, list)
  const error = (isSeen ? own : null) ?? state.refusals[list.id] ?? serverError(list, changed)
  return {
    id: list.id,
    name: list.name,
    values,
    turn: state.turns[list.id] ?? 0,
    unread: state.unread.includes(list.id),
    errors: error ? { [error.field]: mistakeText(error) } : {},
    changed,
    copyable: chosen > 1 && !isBlank(values),
  }
}

/** What the server has against the saved entry, as long as nothing else is typed. */
function serverError({ error, day, price }: WatchlistList, changed: boolean): WatchlistItemError | null {
  if (error === null || error === '' || changed) return null
  const field = day === null && price.kind === 'value' ? 'day' : 'price'
  return { field, code: error, message: error }
}

function mistakesOf(state: WatchlistPanelState, list: WatchlistList): WatchlistMistake[] {
  const error = itemError(state, list)
  return error ? [{ listId: list.id, field: error.field, name: list.name, text: mistakeText(error) }] : []
}

const MISTAKES = new Set(['wl_error_no_date', 'wl_error_no_price', 'watchlist_error_date'])

function mistakeText({ code, message, field }: WatchlistItemError): WatchlistText {
  if (MISTAKES.has(code)) return { key: code }
  if (code === 'bad_date') return { key: 'watchlist_error_date' }
  if (code === 'bad_request' && field === 'price') return { key: 'watchlist_error_price' }
  return message?.trim() ? { plain: message } : { key: 'watchlist_refused' }
}
