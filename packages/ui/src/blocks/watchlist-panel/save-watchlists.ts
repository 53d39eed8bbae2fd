import {
  isRestorable,
  savedValues,
  valuesOf,
  type WatchlistList,
  type WatchlistValues,
} from './field-values.ts'
import type { WatchlistField } from './watchlist-fields.ts'

/** The instrument's entry on one list, as it is sent: the value of every field, '' for none. */
export type WatchlistItem = { listId: number; values: WatchlistValues }

/** A refusal by the server: `code` is the label key of its message, `field` the id of the wrong field and the index of its item (`price[2]`). */
export type WatchlistRefused = { kind: 'refused'; code: string; message: string; field: string | null }
export type WatchlistAnswer<Data> = { kind: 'ok'; data: Data } | WatchlistRefused

/** The result of appending (shared-blocks §7). */
export type WatchlistSaved = {
  saved: boolean
  /** The current lists. */
  watchlists: readonly WatchlistList[]
  message: string | null
}

/** There is no signal, because a write is never aborted. The server stores a repeated key only once. */
type WatchlistCallOptions = { idempotencyKey: string }

/** Removes the instrument from lists; resolves with those lists. Rejects for transport faults only. */
export type WatchlistRemovePort = (
  question: { ids: readonly number[] },
  options: WatchlistCallOptions,
) => Promise<WatchlistAnswer<readonly WatchlistList[]>>

/** Adds the instrument to lists, to all or none. Rejects for transport faults only. */
export type WatchlistAppendPort = (
  question: { items: readonly WatchlistItem[] },
  options: WatchlistCallOptions,
) => Promise<WatchlistAnswer<WatchlistSaved>>

export type WatchlistPorts = {
  /** Removes the instrument from lists. */
  remove: WatchlistRemovePort
  /** Adds the instrument to lists, with the values of the fields. */
  append: WatchlistAppendPort
}

/** A change of the user's lists. */
export type WatchlistChange = { remove: readonly number[]; append: readonly WatchlistItem[] }

/** The two calls of a change. */
type WatchlistCall = 'remove' | 'append'

/** A change to send, with the idempotency keys of its calls. */
export type WatchlistOrder = WatchlistChange & {
  purpose: 'save' | 'undo'
  /** The lists before the change. */
  before: readonly WatchlistList[]
  keys: Readonly<Record<WatchlistCall, string>>
}

type WatchlistStep<Data> = WatchlistAnswer<Data> | { kind: 'fault'; fault: unknown }

/** The result of each call; null for a call that was not made. */
export type WatchlistOutcome = {
  removed: WatchlistStep<readonly WatchlistList[]> | null
  appended: WatchlistStep<WatchlistSaved> | null
}

/** Why something was not saved. */
export type WatchlistProblem =
  | { kind: 'fault' }
  | { kind: 'refused'; code: string; message: string }
  /** The server answered `success: false`. */
  | { kind: 'unsaved'; message: string | null }

/** Keys of failed calls with their content: a repeat of the same content reuses the key. */
export type WatchlistKeys = Readonly<Partial<Record<WatchlistCall, { content: string; key: string }>>>

/** Sends a change: removes first, and appends only if that succeeded (W4). Never rejects. */
export async function saveWatchlists(
  order: WatchlistOrder,
  ports: WatchlistPorts,
): Promise<WatchlistOutcome> {
  const { remove, append, keys } = order
  const removed =
    remove.length > 0
      ? await stepOf(() => ports.remove({ ids: remove }, { idempotencyKey: keys.remove }))
      : null
  if (append.length === 0 || (removed !== null && removed.kind !== 'ok')) return { removed, appended: null }
  const appended = await stepOf(() => ports.append({ items: append }, { idempotencyKey: keys.append }))
  return { removed, appended }
}

async function stepOf<Data>(call: () => Promise<WatchlistAnswer<Data>>): Promise<WatchlistStep<Data>> {
  try {
    return await call()
  } catch (fault) {
    return { kind: 'fault', fault }
  }
}

/** The first error, or null after full success. */
export function problemOf({ removed, appended }: WatchlistOutcome): WatchlistProblem | null {
  if (removed && removed.kind !== 'ok') return stepProblem(removed)
  if (appended === null) return null
  if (appended.kind !== 'ok') return stepProblem(appended)
  return appended.data.saved ? null : { kind: 'unsaved', message: appended.data.message }
}

function stepProblem(step: Exclude<WatchlistStep<never>, { kind: 'ok' }>): WatchlistProblem {
  return step.kind === 'fault'
    ? { kind: 'fault' }
    : { kind: 'refused', code: step.code, message: step.message }
}

/** The notification for the parent (shared-blocks §7): the new lists, or a removal without additions. */
export function notificationOf({ removed, appended }: WatchlistOutcome): {
  removed: readonly WatchlistList[] | null
  updated: readonly WatchlistList[] | null
} {
  const added = appended?.kind === 'ok' && appended.data.saved
  const updated = added && appended.data.watchlists.length > 0 ? appended.data.watchlists : null
  const left = !added && removed?.kind === 'ok' && removed.data.length > 0 ? removed.data : null
  return { removed: left, updated }
}

/** The lists after an outcome: from the server's answer, else as they were sent. */
export function listsAfter(
  lists: readonly WatchlistList[],
  order: WatchlistChange,
  { removed, appended }: WatchlistOutcome,
): readonly WatchlistList[] {
  const left =
    removed?.kind === 'ok'
      ? lists.map(list => (order.remove.includes(list.id) ? withoutEntry(list) : list))
      : lists
  if (appended?.kind !== 'ok' || !appended.data.saved) return left
  const { watchlists } = appended.data
  const known = left.map(list => watchlists.find(one => one.id === list.id) ?? withItem(list, order.append))
  return [...known, ...watchlists.filter(one => !left.some(list => list.id === one.id))]
}

function withoutEntry(list: WatchlistList): WatchlistList {
  return { ...list, checked: false, values: {}, error: null }
}

function withItem(list: WatchlistList, items: readonly WatchlistItem[]): WatchlistList {
  const item = items.find(one => one.listId === list.id)
  if (!item) return list
  return { ...list, checked: true, values: { ...list.values, ...item.values }, error: null }
}

/** The item to send for a list. */
export function itemOf(
  fields: readonly WatchlistField[],
  listId: number,
  values: WatchlistValues,
): WatchlistItem {
  return { listId, values: savedValues(fields, values) }
}

/** What decides whether a change can be reversed. */
export type ReverseRule = { fields: readonly WatchlistField[]; hasListAccess: boolean }

/**
 * The change that reverses another one by the same two calls (W4). Null when that is impossible: a previous value is unknown, or the
 * instrument would have to be added to a list that the user may not add to.
 */
export function reverseOf(
  before: readonly WatchlistList[],
  change: WatchlistChange,
  { fields, hasListAccess }: ReverseRule,
): WatchlistChange | null {
  const touched = [...new Set([...change.remove, ...change.append.map(item => item.listId)])]
  const former = touched.flatMap(id => before.find(list => list.id === id) ?? [])
  const back = former.filter(list => list.checked)
  if (former.length < touched.length || !back.every(list => isRestorable(fields, list))) return null
  if (!hasListAccess && back.some(list => list.needsAccess)) return null
  return {
    remove: former.filter(list => !list.checked).map(list => list.id),
    append: back.map(list => itemOf(fields, list.id, valuesOf(fields, list))),
  }
}

/** The lists with unknown state after an outcome. */
export function uncertainAfter(
  uncertain: readonly number[],
  order: WatchlistChange,
  { removed, appended }: WatchlistOutcome,
): readonly number[] {
  const added = order.append.map(item => item.listId)
  const known = new Set(removed?.kind === 'ok' ? order.remove : [])
  if (appended?.kind === 'ok' && appended.data.saved)
    for (const id of [...added, ...appended.data.watchlists.map(list => list.id)]) known.add(id)
  const lost = [
    ...(removed?.kind === 'fault' ? order.remove : []),
    ...(appended?.kind === 'fault' ? added : []),
  ]
  return [...new Set([...uncertain.filter(id => !known.has(id)), ...lost])]
}

/** The change, extended by setting uncertain lists back to their last known state, as far as possible. */
export function withRestored(
  change: WatchlistChange,
  lists: readonly WatchlistList[],
  uncertain: readonly number[],
  rule: ReverseRule,
): WatchlistChange {
  const touched = [...change.remove, ...change.append.map(item => item.listId)]
  const others = uncertain.filter(id => !touched.includes(id))
  const changes = others.map(id => reverseOf(lists, { remove: [id], append: [] }, rule))
  return {
    remove: [...change.remove, ...changes.flatMap(one => one?.remove ?? [])],
    append: [...change.append, ...changes.flatMap(one => one?.append ?? [])],
  }
}

/** The keys of a change: those of the last try if the content is the same, else new ones. */
export function keysFor(
  change: WatchlistChange,
  unsettled: WatchlistKeys,
  fresh: string,
): WatchlistOrder['keys'] {
  const keyOf = (call: WatchlistCall) => {
    const known = unsettled[call]
    return known?.content === contentOf(change, call) ? known.key : `${fresh}-${call}`
  }
  return { remove: keyOf('remove'), append: keyOf('append') }
}

/** The keys to reuse after an outcome: those of failed calls. */
export function keysAfter(order: WatchlistOrder, outcome: WatchlistOutcome): WatchlistKeys {
  const reusable: Partial<Record<WatchlistCall, { content: string; key: string }>> = {}
  const add = (call: WatchlistCall) => {
    if (order[call].length > 0) reusable[call] = { content: contentOf(order, call), key: order.keys[call] }
  }
  if (outcome.removed?.kind !== 'ok') add('remove')
  if (!(outcome.appended?.kind === 'ok' && outcome.appended.data.saved)) add('append')
  return reusable
}

function contentOf(change: WatchlistChange, call: WatchlistCall): string {
  return JSON.stringify(change[call])
}

/** The item that a refusal names by its index (`price[2]`), and the id of its field. */
export function refusedItem(
  fields: readonly WatchlistField[],
  order: WatchlistChange,
  { code, message, field }: WatchlistRefused,
): { listId: number; field: string; code: string; message: string } | null {
  const named = /^(.+)\[(\d+)\]$/.exec(field ?? '')
  const item = named ? order.append[Number(named[2])] : undefined
  const wrong = named && fields.find(({ id }) => id === named[1])
  return item && wrong ? { listId: item.listId, field: wrong.id, code, message } : null
}
