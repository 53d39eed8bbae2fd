import type { Day } from '../../foundation/calendar/day.ts'
import {
  chosenLists,
  draftOf,
  IDLE,
  isChanged,
  LISTS,
  pageOf,
  type WatchlistDetails,
  type WatchlistPanelState,
} from './watchlist-state.model.ts'
import { cutQuantity, type WatchlistField, type WatchlistValues } from './watchlist-values.model.ts'

/** What can happen in step 2. */
export type WatchlistDetailsEvent =
  | { type: 'quantityTyped'; listId: number; text: string }
  | { type: 'priceTyped'; listId: number; price: string }
  | { type: 'dayPicked'; listId: number; day: Day | null }
  /** Whether the text of a date field can be read as a day that may be picked. */
  | { type: 'dayRead'; listId: number; readable: boolean }
  | { type: 'itemLeft'; listId: number }
  /** Back to what is saved for this list. */
  | { type: 'itemReset'; listId: number }
  /** The values of this list for all chosen lists. */
  | { type: 'copied'; listId: number; hasNsd: boolean }
  | { type: 'copyUndone' }
  | { type: 'pageChosen'; page: number }
  | { type: 'jumped'; listId: number; field: WatchlistField; hasNsd: boolean }
  /** Escape, Cancel or the close button. */
  | { type: 'closed' }
  | { type: 'stayed' }
  | { type: 'discarded' }
  /** Back to the lists, with all that was typed. */
  | { type: 'wentBack' }

/** Step 2: what is typed, paged through, copied and given up (W2). */
export function inDetails(
  state: WatchlistPanelState,
  stage: WatchlistDetails,
  event: WatchlistDetailsEvent,
): WatchlistPanelState {
  const onStage = (change: Partial<WatchlistDetails>) => ({ ...state, stage: { ...stage, ...change } })
  switch (event.type) {
    case 'quantityTyped':
      return typed(state, event.listId, { quantity: cutQuantity(event.text) })
    case 'priceTyped':
      return typed(state, event.listId, { price: event.price })
    case 'dayPicked':
      return typed(state, event.listId, { day: event.day })
    case 'dayRead':
      return dayRead(state, event)
    case 'itemLeft':
      return stage.left.includes(event.listId) ? state : onStage({ left: [...stage.left, event.listId] })
    case 'itemReset':
      return renewed(forget(state, [event.listId]), [event.listId])
    case 'copied':
      return copied(state, stage, event)
    case 'copyUndone':
      return copyUndone(state, stage)
    case 'pageChosen':
      return onStage({ page: event.page })
    case 'jumped':
      return onStage(towards(state, stage, event))
    case 'closed':
      // the second Escape takes the question back, not what was typed
      if (stage.asking) return onStage({ asking: false })
      return state.lists.some(list => isChanged(state, list)) ? onStage({ asking: true }) : leave(state)
    case 'stayed':
      return onStage({ asking: false })
    case 'discarded':
      return leave(
        forget(
          state,
          state.lists.map(list => list.id),
        ),
      )
    case 'wentBack':
      return leave(state)
  }
}

/** Back in step 1, what failed half way is over: it can be undone as it is. */
export function leave(state: WatchlistPanelState): WatchlistPanelState {
  return {
    ...state,
    stage: LISTS,
    // a text that is no date goes with its field
    unread: [],
    origin: null,
    saving: state.saving.kind === 'failed' ? IDLE : state.saving,
  }
}

function typed(
  state: WatchlistPanelState,
  listId: number,
  change: Partial<WatchlistValues>,
): WatchlistPanelState {
  const list = state.lists.find(one => one.id === listId)
  if (!list || list.readonly) return state
  const { [listId]: _, ...refusals } = state.refusals
  const stage = state.stage.kind === 'details' ? { ...state.stage, copied: null } : state.stage
  const drafts = { ...state.drafts, [listId]: { ...draftOf(state, list), ...change } }
  return { ...state, drafts, refusals, stage }
}

function dayRead(
  state: WatchlistPanelState,
  { listId, readable }: { listId: number; readable: boolean },
): WatchlistPanelState {
  if (state.unread.includes(listId) === !readable) return state
  const others = state.unread.filter(id => id !== listId)
  return { ...state, unread: readable ? others : [...others, listId] }
}

/** What was typed for these lists is let go. */
export function forget(state: WatchlistPanelState, listIds: readonly number[]): WatchlistPanelState {
  const isOther = ([id]: [string, unknown]) => !listIds.includes(Number(id))
  return {
    ...state,
    drafts: Object.fromEntries(Object.entries(state.drafts).filter(isOther)),
    refusals: Object.fromEntries(Object.entries(state.refusals).filter(isOther)),
    unread: state.unread.filter(id => !listIds.includes(id)),
  }
}

function copied(
  state: WatchlistPanelState,
  stage: WatchlistDetails,
  { listId, hasNsd }: { listId: number; hasNsd: boolean },
): WatchlistPanelState {
  const chosen = chosenLists(state, hasNsd)
  const source = chosen.find(list => list.id === listId)
  if (!source || chosen.length < 2) return state
  const values = draftOf(state, source)
  const drafts = { ...state.drafts, ...Object.fromEntries(chosen.map(list => [list.id, values])) }
  const filled = {
    ...state,
    drafts,
    unread: [],
    refusals: {},
    stage: { ...stage, copied: { listId, before: state.drafts } },
  }
  const others = chosen.map(list => list.id).filter(id => id !== listId)
  return renewed(filled, others)
}

function copyUndone(state: WatchlistPanelState, stage: WatchlistDetails): WatchlistPanelState {
  if (!stage.copied) return state
  const { before, listId } = stage.copied
  const others = Object.keys(state.drafts).map(Number)
  const back = { ...state, drafts: before, stage: { ...stage, copied: null } }
  return renewed(
    back,
    others.filter(id => id !== listId),
  )
}

/** These lists' fields are drawn anew: what stood in them half typed is gone. */
function renewed(state: WatchlistPanelState, listIds: readonly number[]): WatchlistPanelState {
  const turns = Object.fromEntries(listIds.map(id => [id, (state.turns[id] ?? 0) + 1]))
  return { ...state, turns: { ...state.turns, ...turns } }
}

function towards(
  state: WatchlistPanelState,
  stage: WatchlistDetails,
  { listId, field, hasNsd }: { listId: number; field: WatchlistField; hasNsd: boolean },
): Partial<WatchlistDetails> {
  const target = { listId, field, turn: (stage.target?.turn ?? 0) + 1 }
  return { page: pageOf(chosenLists(state, hasNsd), listId), target }
}
