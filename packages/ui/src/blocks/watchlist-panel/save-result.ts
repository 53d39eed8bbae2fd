import { noValues, type WatchlistList } from './field-values.ts'
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
} from './save-watchlists.ts'
import { firstPart, type WatchlistField } from './watchlist-fields.ts'
import {
  chosenLists,
  IDLE,
  LISTS,
  needsAccess,
  pageOf,
  type WatchlistMessage,
  type WatchlistPanelState,
  withoutDrafts,
  withoutRedundantTicks,
} from './watchlist-panel.state.ts'

type Answered = { id: number; answer: WatchlistOutcome; hasListAccess: boolean }

/** The state after a save: successful calls are applied, failed ones can be retried (W4). */
export function answered(
  state: WatchlistPanelState,
  { id, answer, hasListAccess }: Answered,
): WatchlistPanelState {
  const { request } = state
  if (request?.id !== id) return state
  const order = request.payload
  const next = withoutRedundantTicks({
    ...state,
    lists: listsAfter(state.lists, order, answer),
    retryKeys: keysAfter(order, answer),
    uncertain: uncertainAfter(state.uncertain, order, answer),
    request: null,
  })
  const problem = problemOf(answer)
  return problem === null
    ? succeeded(next, order, answer, hasListAccess)
    : failed(next, order, answer, problem, hasListAccess)
}

function succeeded(
  state: WatchlistPanelState,
  order: WatchlistOrder,
  { appended }: WatchlistOutcome,
  hasListAccess: boolean,
): WatchlistPanelState {
  const hasOwnMessage = appended?.kind === 'ok' && appended.data.watchlists.length === 0
  const message: WatchlistMessage =
    order.purpose === 'save' && order.append.length === 0
      ? { kind: 'removed', count: order.remove.length }
      : {
          kind: order.purpose === 'undo' ? 'undone' : 'saved',
          message: hasOwnMessage ? appended.data.message : null,
        }
  const next: WatchlistPanelState = {
    ...state,
    saving: { kind: 'succeeded', message, paused: false },
    announced: { id: state.sequence, message },
    retryKeys: {},
    partial: null,
  }
  if (order.purpose === 'undo') return { ...next, undo: null }
  const saved = withoutDrafts(
    next,
    order.append.map(item => item.listId),
  )
  const { lists, removed } = state.partial ?? { lists: order.before, removed: [] }
  const whole = { remove: [...removed, ...order.remove], append: order.append }
  return {
    ...saved,
    template: noValues(state.fields),
    invalidDays: [],
    stage: LISTS,
    undo: reverseOf(lists, whole, { fields: state.fields, hasListAccess }),
  }
}

/** Keeps all typed values and ticks, reports what was removed, and prepares a retry of the rest. */
function failed(
  state: WatchlistPanelState,
  order: WatchlistOrder,
  { removed, appended }: WatchlistOutcome,
  problem: WatchlistProblem,
  hasListAccess: boolean,
): WatchlistPanelState {
  const removedIds = removed?.kind === 'ok' ? order.remove : []
  const isUndo = order.purpose === 'undo'
  const rest = isUndo ? { remove: removed?.kind === 'ok' ? [] : order.remove, append: order.append } : null
  const next: WatchlistPanelState = {
    ...state,
    saving: { kind: 'failed', problem, removed: removedIds.length, rest },
    refusals: refusalsOf(state, order, appended),
    // the rest of a failed undo can be retried; the whole undo is no longer offered
    undo: isUndo ? null : state.undo,
  }
  const withPartial = isUndo ? next : rememberRemoved(next, order.before, removedIds, hasListAccess)
  const isForbidden = problem.kind === 'refused' && needsAccess(state.lists, problem.code)
  if (!isForbidden || isUndo) return withPartial
  return forbidRestricted({
    ...withPartial,
    listAccessRefused: true,
    saving: removedIds.length > 0 ? withPartial.saving : IDLE,
  })
}

/** Stores what was removed before the rest failed, so that it can be undone with the rest or alone. */
function rememberRemoved(
  state: WatchlistPanelState,
  before: readonly WatchlistList[],
  removedIds: readonly number[],
  hasListAccess: boolean,
): WatchlistPanelState {
  if (removedIds.length === 0) return state
  const lists = state.partial?.lists ?? before
  const removed = [...(state.partial?.removed ?? []), ...removedIds]
  return {
    ...state,
    partial: { lists, removed },
    undo: reverseOf(lists, { remove: removed, append: [] }, { fields: state.fields, hasListAccess }),
  }
}

/** The server's errors by list: of the item that a refusal names, or of the lists in the answer. */
function refusalsOf(
  { lists, fields }: WatchlistPanelState,
  order: WatchlistOrder,
  appended: WatchlistOutcome['appended'],
): WatchlistPanelState['refusals'] {
  if (order.purpose === 'undo' || !appended || appended.kind === 'fault') return {}
  if (appended.kind === 'refused') {
    const item = refusedItem(fields, order, appended)
    return item ? { [item.listId]: { field: item.field, code: item.code, message: item.message } } : {}
  }
  const known = new Set(lists.map(list => list.id))
  const wrong = appended.data.watchlists.filter(list => list.error !== null && known.has(list.id))
  return Object.fromEntries(
    wrong.map(list => [
      list.id,
      { field: fieldOf(fields, list.error), code: list.error ?? '', message: list.error ?? '' },
    ]),
  )
}

function fieldOf(fields: readonly WatchlistField[], code: string | null): string {
  return fields.find(({ errors }) => errors?.missing === code)?.id ?? firstPart(fields)
}

/** An outcome without a readable answer. */
export const UNKNOWN_OUTCOME: WatchlistOutcome = {
  removed: { kind: 'fault', fault: null },
  appended: { kind: 'fault', fault: null },
}

/** Unticks the lists that need access, shows the message and stops saving; values of the other lists stay. */
export function forbidRestricted(state: WatchlistPanelState): WatchlistPanelState {
  // an instrument that is already on such a list stays there: the user did not remove it
  const refused = state.lists.filter(list => list.needsAccess && !list.checked)
  const ticks = { ...state.ticks, ...Object.fromEntries(refused.map(list => [list.id, false])) }
  const next = withoutRedundantTicks({ ...state, ticks, forbidden: true })
  const { stage } = next
  if (stage.kind === 'lists') return next
  const last = chosenLists(next, false).at(-1)
  if (!last) return { ...next, stage: LISTS }
  const lastPage = pageOf(chosenLists(next, false), last.id)
  return { ...next, stage: { ...stage, page: Math.min(stage.page, lastPage) } }
}
