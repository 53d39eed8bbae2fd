import { NSD_WATCHLIST } from '../../foundation/access/access.ts'
import { forget } from './watchlist-fields.model.ts'
import {
  keysAfter,
  listsAfter,
  problemOf,
  refusedItem,
  reverseOf,
  uncertainAfter,
  type WatchlistOrder,
  type WatchlistOutcome,
  type WatchlistProblem,
} from './watchlist-save.model.ts'
import {
  chosenLists,
  IDLE,
  LISTS,
  settledTicks,
  WATCHLIST_PAGE_SIZE,
  type WatchlistNews,
  type WatchlistPanelState,
} from './watchlist-state.model.ts'
import type { WatchlistField, WatchlistList } from './watchlist-values.model.ts'

type Answered = { id: number; answer: WatchlistOutcome; hasNsd: boolean }

/** The end of a save: what was done counts, and what was not can be tried again (W4). */
export function answered(state: WatchlistPanelState, { id, answer, hasNsd }: Answered): WatchlistPanelState {
  const asked = state.request
  if (asked?.id !== id) return state
  const { payload } = asked
  const lists = listsAfter(state.lists, payload, answer)
  const next = settledTicks({
    ...state,
    lists,
    unsettled: keysAfter(payload, answer),
    uncertain: uncertainAfter(state.uncertain, payload, answer),
    request: null,
  })
  const problem = problemOf(answer)
  return problem === null
    ? succeeded(next, payload, answer, hasNsd)
    : refused(next, payload, answer, problem, hasNsd)
}

function succeeded(
  state: WatchlistPanelState,
  payload: WatchlistOrder,
  { appended }: WatchlistOutcome,
  hasNsd: boolean,
): WatchlistPanelState {
  const isSilent = appended?.kind === 'ok' && appended.data.watchlists.length === 0
  const message = isSilent ? appended.data.message : null
  const news: WatchlistNews =
    payload.purpose === 'save' && payload.append.length === 0
      ? { kind: 'removed', count: payload.remove.length }
      : { kind: payload.purpose === 'undo' ? 'undone' : 'saved', message }
  const told: WatchlistPanelState = {
    ...state,
    saving: { kind: 'told', news, held: false },
    said: { id: state.sequence, news },
    unsettled: {},
    origin: null,
  }
  if (payload.purpose === 'undo') return { ...told, undo: null }
  const saved = forget(
    told,
    payload.append.map(item => item.listId),
  )
  const { lists, removed } = state.origin ?? { lists: payload.before, removed: [] }
  const whole = { remove: [...removed, ...payload.remove], append: payload.append }
  return { ...saved, stage: LISTS, undo: reverseOf(lists, whole, hasNsd) }
}

/** Nothing that was typed or ticked goes; what was removed is said, and what remains can be tried again. */
function refused(
  state: WatchlistPanelState,
  payload: WatchlistOrder,
  { removed, appended }: WatchlistOutcome,
  problem: WatchlistProblem,
  hasNsd: boolean,
): WatchlistPanelState {
  const done = removed?.kind === 'ok' ? payload.remove : []
  const isUndo = payload.purpose === 'undo'
  const rest = isUndo
    ? { remove: removed?.kind === 'ok' ? [] : payload.remove, append: payload.append }
    : null
  const failed: WatchlistPanelState = {
    ...state,
    saving: { kind: 'failed', problem, removed: done.length, rest },
    refusals: refusalsOf(state.lists, payload, appended),
    // an undo that is half done is tried again, not offered as a whole
    undo: isUndo ? null : state.undo,
  }
  const partly = isUndo ? failed : withOrigin(failed, payload.before, done, hasNsd)
  const isNsd = problem.kind === 'refused' && problem.code === 'watchlist_nsd_forbiddance'
  if (!isNsd || isUndo) return partly
  return forbid({ ...partly, nsdRefused: true, saving: done.length > 0 ? partly.saving : IDLE })
}

/** Keeps what was removed before the rest failed, so that it can be taken back with the rest or alone. */
function withOrigin(
  state: WatchlistPanelState,
  before: readonly WatchlistList[],
  done: readonly number[],
  hasNsd: boolean,
): WatchlistPanelState {
  if (done.length === 0) return state
  const lists = state.origin?.lists ?? before
  const removed = [...(state.origin?.removed ?? []), ...done]
  return {
    ...state,
    origin: { lists, removed },
    undo: reverseOf(lists, { remove: removed, append: [] }, hasNsd),
  }
}

/** What the server has against single lists: the item that a refusal names, or the errors of the lists it answered. */
function refusalsOf(
  lists: readonly WatchlistList[],
  payload: WatchlistOrder,
  appended: WatchlistOutcome['appended'],
): WatchlistPanelState['refusals'] {
  if (payload.purpose === 'undo' || !appended || appended.kind === 'fault') return {}
  if (appended.kind === 'refused') {
    const item = refusedItem(payload, appended)
    return item ? { [item.listId]: { field: item.field, code: item.code, message: item.message } } : {}
  }
  const known = new Set(lists.map(list => list.id))
  const wrong = appended.data.watchlists.filter(list => list.error !== null && known.has(list.id))
  return Object.fromEntries(
    wrong.map(list => [
      list.id,
      { field: fieldOf(list.error), code: list.error ?? '', message: list.error ?? '' },
    ]),
  )
}

function fieldOf(code: string | null): WatchlistField {
  return code === 'wl_error_no_date' ? 'day' : code === 'wl_error_no_price' ? 'price' : 'quantity'
}

/** Calls that brought nothing that can be read. */
export const UNKNOWN: WatchlistOutcome = {
  removed: { kind: 'fault', fault: null },
  appended: { kind: 'fault', fault: null },
}

/** The list is unticked, the message shown, and saving stops; what was typed for the others stays. */
export function forbid(state: WatchlistPanelState): WatchlistPanelState {
  // a bond that is on 381 stays there: nobody asked to take it off
  const isOn = state.lists.some(list => list.id === NSD_WATCHLIST && list.checked)
  const ticks = isOn ? state.ticks : { ...state.ticks, [NSD_WATCHLIST]: false }
  const left = settledTicks({ ...state, ticks, forbidden: true })
  const { stage } = left
  if (stage.kind === 'lists') return left
  const chosen = chosenLists(left, false)
  if (chosen.length === 0) return { ...left, stage: LISTS }
  const last = Math.ceil(chosen.length / WATCHLIST_PAGE_SIZE)
  return { ...left, stage: { ...stage, page: Math.min(stage.page, last) } }
}
