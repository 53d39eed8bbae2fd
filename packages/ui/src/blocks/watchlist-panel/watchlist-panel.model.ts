import { gateOf, NSD_WATCHLIST } from '../../foundation/access/access.ts'
import { inDetails, leave, type WatchlistDetailsEvent } from './watchlist-fields.model.ts'
import {
  itemOf,
  keysFor,
  type WatchlistChange,
  type WatchlistOrder,
  type WatchlistOutcome,
  withRestored,
} from './watchlist-save.model.ts'
import { answered, forbid, UNKNOWN } from './watchlist-settled.model.ts'
import {
  chosenLists,
  draftOf,
  FIRST_PAGE,
  IDLE,
  isTicked,
  itemError,
  LISTS,
  leftLists,
  settledTicks,
  type WatchlistDetails,
  type WatchlistPanelState,
  type WatchlistSaving,
} from './watchlist-state.model.ts'
import { isSameValues, valuesOf, type WatchlistList } from './watchlist-values.model.ts'

/** What a save needs from outside: the user's NSD access, and a key that no other save had. */
type WatchlistContext = { hasNsd: boolean; key: string }

export type WatchlistPanelEvent =
  | { type: 'given'; lists: readonly WatchlistList[] }
  | { type: 'ticked'; listId: number; checked: boolean }
  | { type: 'allTicked'; checked: boolean }
  /** The main button of step 1. */
  | ({ type: 'proceeded' } & WatchlistContext)
  /** The save button of step 2. */
  | ({ type: 'saved' } & WatchlistContext)
  | ({ type: 'retried' } & WatchlistContext)
  | ({ type: 'undone' } & WatchlistContext)
  | { type: 'answered'; id: number; answer: WatchlistOutcome; hasNsd: boolean }
  | { type: 'failed'; id: number }
  /** Somebody looks at the message, so it stays. */
  | { type: 'held'; held: boolean }
  | { type: 'faded' }
  /** The user's access is another than before. */
  | { type: 'admitted' }
  | WatchlistDetailsEvent

/** Watchlist panel: what is ticked, typed, saved and taken back (W1–W4, shared-blocks §4, §5). Pure. */
export function watchlistPanelReducer(
  state: WatchlistPanelState,
  event: WatchlistPanelEvent,
): WatchlistPanelState {
  switch (event.type) {
    case 'given':
      return given(state, event.lists)
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
      return answered(state, { id: event.id, hasNsd: false, answer: UNKNOWN })
    case 'held':
      return state.saving.kind === 'told'
        ? { ...state, saving: { ...state.saving, held: event.held } }
        : state
    case 'faded':
      return state.saving.kind === 'told' ? { ...state, saving: IDLE } : state
    case 'admitted':
      return {
        ...state,
        nsdRefused: false,
        saving: isRefusedAccess(state.saving) ? IDLE : state.saving,
      }
    default:
      // what is on its way is not changed under way: the fields are locked meanwhile
      return state.stage.kind === 'details' && !state.request ? inDetails(state, state.stage, event) : state
  }
}

function given(state: WatchlistPanelState, lists: readonly WatchlistList[]): WatchlistPanelState {
  if (lists === state.lists) return state
  const undo = isStillTrue(state, lists) ? state.undo : null
  const next = settledTicks({ ...state, lists, undo })
  return chosenLists(next, true).length > 0 || state.request ? next : { ...next, stage: LISTS }
}

/** Whether the lists of an undo are still as the save left them: another tab's change is not to be overwritten. */
function isStillTrue({ undo, lists }: WatchlistPanelState, now: readonly WatchlistList[]): boolean {
  const touched = undo ? [...undo.remove, ...undo.append.map(item => item.listId)] : []
  return touched.every(id => {
    const [one, other] = [lists.find(list => list.id === id), now.find(list => list.id === id)]
    return one?.checked === other?.checked && !!one && !!other && isSameValues(valuesOf(one), valuesOf(other))
  })
}

function ticked(
  state: WatchlistPanelState,
  isMeant: (list: WatchlistList) => boolean,
  checked: boolean,
): WatchlistPanelState {
  if (state.stage.kind !== 'lists') return state
  const changed = state.lists.filter(
    list => isMeant(list) && !list.readonly && isTicked(state, list) !== checked,
  )
  if (changed.length === 0) return state
  const ticks = { ...state.ticks, ...Object.fromEntries(changed.map(list => [list.id, checked])) }
  return { ...state, ticks, forbidden: false }
}

function proceeded(state: WatchlistPanelState, context: WatchlistContext): WatchlistPanelState {
  if (state.request || state.stage.kind !== 'lists') return state
  if (isForbidden(state, context)) return forbid(state)
  if (chosenLists(state, context.hasNsd).length > 0)
    return {
      ...state,
      saving: IDLE,
      forbidden: false,
      stage: FIRST_PAGE,
    }
  const remove = leftLists(state).map(list => list.id)
  return remove.length > 0 ? order(state, { remove, append: [] }, 'save', context) : state
}

/** Adding to 381 without NSD access (shared-blocks §5); lists that the bond is on already are not added to. */
function isForbidden(state: WatchlistPanelState, { hasNsd }: Pick<WatchlistContext, 'hasNsd'>): boolean {
  const isHolder = hasNsd && !state.nsdRefused
  return chosenLists(state, hasNsd).some(list => list.id === NSD_WATCHLIST && !isHolder)
}

function savedDetails(
  state: WatchlistPanelState,
  stage: WatchlistDetails,
  context: WatchlistContext,
): WatchlistPanelState {
  if (state.request) return state
  if (isForbidden(state, context)) return forbid({ ...state, saving: IDLE })
  const chosen = chosenLists(state, context.hasNsd)
  if (chosen.length === 0) return leave(state)
  if (chosen.some(list => itemError(state, list)))
    return { ...state, stage: { ...stage, tries: stage.tries + 1, asking: false }, forbidden: false }
  return order(state, changeOf(state, chosen), 'save', context)
}

function changeOf(state: WatchlistPanelState, chosen: readonly WatchlistList[]): WatchlistChange {
  return {
    remove: leftLists(state).map(list => list.id),
    append: chosen.map(list => itemOf(list.id, draftOf(state, list))),
  }
}

function order(
  state: WatchlistPanelState,
  { remove, append }: WatchlistChange,
  purpose: WatchlistOrder['purpose'],
  { key }: WatchlistContext,
): WatchlistPanelState {
  const id = state.sequence + 1
  const keys = keysFor({ remove, append }, state.unsettled, key)
  const stage = state.stage.kind === 'details' ? { ...state.stage, asking: false } : state.stage
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

/** Takes the last save back, and with it a later save of unknown outcome. */
function undone(state: WatchlistPanelState, context: WatchlistContext): WatchlistPanelState {
  if (!state.undo || state.request || state.stage.kind !== 'lists') return state
  const hasNsd = context.hasNsd && !state.nsdRefused
  const change = withRestored(state.undo, state.lists, state.uncertain, hasNsd)
  return order(state, change, 'undo', context)
}

/** Tries again: step 2 with what stands in it now, an undo with what is left of it, step 1 with its ticks. */
function retried(state: WatchlistPanelState, context: WatchlistContext): WatchlistPanelState {
  if (state.saving.kind !== 'failed' || state.request) return state
  if (state.saving.rest) return order(state, state.saving.rest, 'undo', context)
  return state.stage.kind === 'details'
    ? savedDetails(state, state.stage, context)
    : proceeded(state, context)
}

function isRefusedAccess(saving: WatchlistSaving): boolean {
  return saving.kind === 'failed' && saving.problem.kind === 'refused' && gateOf(saving.problem.code) !== null
}
