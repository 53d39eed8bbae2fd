import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draws } from '../../../../../tests/properties.ts'
import { watchlist } from '../../testing/fixtures/watchlists.ts'
import { valuesOf, type WatchlistList } from './field-values.ts'
import type { WatchlistItem, WatchlistOutcome, WatchlistPorts } from './save-watchlists.ts'
import { saveWatchlists } from './save-watchlists.ts'
import { PURCHASE_FIELDS } from './watchlist-fields.ts'
import { type WatchlistPanelEvent, watchlistPanelReducer } from './watchlist-panel.reducer.ts'
import {
  draftOf,
  initialWatchlistPanel,
  itemError,
  TEMPLATE_ROW,
  type WatchlistPanelState,
  type WatchlistRowId,
} from './watchlist-panel.state.ts'

type Fate = 'well' | 'lost' | 'cut' | 'refused' | 'saysNo'
type Do =
  | { do: 'tick'; listId: number; checked: boolean }
  | { do: 'type'; listId: WatchlistRowId; text: string }
  | { do: 'price'; listId: WatchlistRowId; price: string }
  | { do: 'leaveOut'; listId: number }
  | {
      do:
        | 'all'
        | 'none'
        | 'proceed'
        | 'save'
        | 'retry'
        | 'undo'
        | 'close'
        | 'discard'
        | 'back'
        | 'fill'
        | 'undoEdit'
        | 'reload'
    }

const LISTS: readonly WatchlistList[] = [
  watchlist(1, 'A', { checked: true, quantity: 'one' }),
  watchlist(2, 'B', { checked: true }),
  watchlist(3, 'C'),
  watchlist(4, 'D', { readonly: true, checked: true }),
]
const IDS = [1, 2, 3]

const listId = fc.constantFrom(...IDS)
const rowId = fc.constantFrom<WatchlistRowId[]>(...IDS, TEMPLATE_ROW)
const step: fc.Arbitrary<Do> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('tick' as const), listId, checked: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      listId: rowId,
      text: fc.constantFrom('5', '7', ''),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('price' as const),
      listId: rowId,
      price: fc.constantFrom('99', ''),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leaveOut' as const), listId }) },
  { weight: 12, arbitrary: fc.constantFrom('proceed' as const, 'save' as const).map(what => ({ do: what })) },
  {
    weight: 8,
    arbitrary: fc
      .constantFrom('all', 'none', 'retry', 'undo', 'close', 'discard', 'back', 'fill', 'undoEdit', 'reload')
      .map(what => ({ do: what }) as Do),
  },
)
const fates = fc.infiniteStream(
  fc.constantFrom<Fate>('well', 'well', 'well', 'lost', 'cut', 'refused', 'saysNo'),
)

/** A server that keeps lists, and answers a key that it knows with its first answer. */
function serverOf(scheduler: fc.Scheduler, fate: () => Fate) {
  let lists = [...LISTS]
  const known = new Map<string, unknown>()
  let removing = 0
  // kept for the end: what a port throws is a fault of transport to the panel
  const wrong: string[] = []
  async function answer<Answer>(key: string, content: unknown, store: () => Answer): Promise<Answer> {
    const ends = fate()
    await scheduler.schedule(Promise.resolve(), `${key} arrives`)
    if (ends === 'lost') throw new Error('never arrived')
    if (ends === 'refused') return { kind: 'refused', code: 'need_auth', message: '', field: null } as Answer
    const before = known.get(key) as { content: string; answer: Answer } | undefined
    // it would be answered 409
    if (before && JSON.stringify(content) !== before.content) wrong.push(`${key} came with other content`)
    const made = before?.answer ?? store()
    known.set(key, { content: JSON.stringify(content), answer: made })
    await scheduler.schedule(Promise.resolve(), `${key} is answered`)
    if (ends === 'cut') throw new Error('the answer was lost')
    return made
  }
  const ports: WatchlistPorts = {
    remove: async ({ ids }, { idempotencyKey }) => {
      removing++
      try {
        return await answer(idempotencyKey, ids, () => {
          const left = lists.filter(list => list.checked && ids.includes(list.id))
          lists = lists.map(list => (ids.includes(list.id) ? watchlist(list.id, list.name) : list))
          return { kind: 'ok' as const, data: left.map(list => watchlist(list.id, list.name)) }
        })
      } finally {
        removing--
      }
    },
    append: async ({ items }, { idempotencyKey }) => {
      if (removing > 0) wrong.push('append before remove has settled')
      if (fate() === 'saysNo')
        return { kind: 'ok', data: { saved: false, watchlists: [], message: 'Not now' } }
      return answer(idempotencyKey, items, () => {
        lists = lists.map(list => joined(list, items))
        return { kind: 'ok' as const, data: { saved: true, watchlists: lists, message: null } }
      })
    },
  }
  return { ports, lists: () => lists, wrong }
}

function joined(list: WatchlistList, items: readonly WatchlistItem[]): WatchlistList {
  const item = items.find(one => one.listId === list.id)
  if (!item) return list
  return { ...list, checked: true, values: item.values }
}

function eventOf(taken: Do, key: string): WatchlistPanelEvent | null {
  const context = { hasListAccess: true, key }
  switch (taken.do) {
    case 'tick':
      return { type: 'ticked', listId: taken.listId, checked: taken.checked }
    case 'type':
      return { type: 'typed', row: taken.listId, field: 'quantity', text: taken.text }
    case 'price':
      return { type: 'typed', row: taken.listId, field: 'price', text: taken.price }
    case 'all':
      return { type: 'allTicked', checked: true }
    case 'none':
      return { type: 'allTicked', checked: false }
    case 'proceed':
      return { type: 'proceeded', ...context }
    case 'save':
      return { type: 'saved', ...context }
    case 'retry':
      return { type: 'retried', ...context }
    case 'undo':
      return { type: 'undone', ...context }
    case 'close':
      return { type: 'closed' }
    case 'discard':
      return { type: 'discarded' }
    case 'back':
      return { type: 'wentBack' }
    case 'leaveOut':
      return { type: 'listLeftOut', listId: taken.listId, hasListAccess: true }
    case 'fill':
      return { type: 'listsFilled', hasListAccess: true }
    case 'undoEdit':
      return { type: 'editUndone', hasListAccess: true }
    case 'reload':
      return null
  }
}

/** Plays what a user does while the scheduler decides when each call arrives and is answered. */
async function play(scheduler: fc.Scheduler, steps: readonly Do[], fate: () => Fate) {
  const reached = { saves: 0, failures: 0, undone: 0 }
  const faults: unknown[] = []
  const server = serverOf(scheduler, fate)
  const open = new Set<number>()
  let state = initialWatchlistPanel(LISTS)
  let keys = 0

  const happen = (event: WatchlistPanelEvent) => {
    const before = state
    state = watchlistPanelReducer(before, event)
    expectHonest(before, state, event)
    if (state.request && state.request.id !== before.request?.id) ask(state)
  }
  const ask = ({ request }: WatchlistPanelState) => {
    if (!request) return
    const { id, payload } = request
    expect(open.size, 'two saves at once').toBe(0)
    open.add(id)
    const settle = (answer: WatchlistOutcome) => {
      open.delete(id)
      if (answer.removed && answer.removed.kind !== 'ok') expect(answer.appended).toBeNull()
      happen({ type: 'answered', id, answer, hasListAccess: true })
      const isSaved = state.saving.kind === 'succeeded'
      if (isSaved) reached.saves++
      else reached.failures++
      if (isSaved && payload.purpose === 'undo') reached.undone++
      if (isSaved) expectSame(state.lists, server.lists())
    }
    saveWatchlists(payload, server.ports)
      .then(settle)
      .catch((fault: unknown) => faults.push(fault))
  }

  const acts = steps.map((taken, at) => ({
    label: `${at} ${taken.do}`,
    builder: async () => {
      const event = eventOf(taken, `key-${++keys}`)
      happen(event ?? { type: 'listsReceived', lists: [...server.lists()] })
    },
  }))
  const sequence = scheduler.scheduleSequence(acts)
  // an answer leads to the next call, which the scheduler learns of a moment later
  for (let round = 0; round < 100 && (open.size > 0 || scheduler.count() > 0 || !sequence.done); round++) {
    await scheduler.waitAll()
    await Promise.resolve()
  }
  await sequence.task
  expect(sequence.done).toBe(true)
  expect(faults).toEqual([])
  expect(server.wrong).toEqual([])
  expect(open.size).toBe(0)
  expect(state.request).toBeNull()
  return reached
}

/** Nothing typed goes but by saving or by giving it up; nothing is sent that has an error. */
function expectHonest(before: WatchlistPanelState, after: WatchlistPanelState, event: WatchlistPanelEvent) {
  const given = event.type === 'discarded' || event.type === 'rowReset' || event.type === 'listsFilled'
  const isSaved = event.type === 'answered' && after.saving.kind === 'succeeded'
  if (!given && !isSaved && event.type !== 'editUndone')
    for (const id of Object.keys(before.drafts).map(Number))
      if (event.type !== 'typed')
        expect(after.drafts[id], `typed for ${id} is gone by ${event.type}`).toEqual(before.drafts[id])
  const isTyped = event.type === 'typed'
  if (event.type !== 'discarded' && !isSaved && !isTyped)
    expect(after.template, `the template is gone by ${event.type}`).toEqual(before.template)
  if (after.request && after.request !== before.request && after.request.payload.purpose === 'save')
    for (const { listId: id } of after.request.payload.append) {
      const list = after.lists.find(one => one.id === id)
      expect(list && itemError(after, list), 'an item with an error is sent').toBeNull()
      expect(list && draftOf(after, list).quantity).toBe(
        after.request.payload.append.find(item => item.listId === id)?.values.quantity,
      )
    }
  expect(after.saving.kind === 'saving').toBe(after.request !== null)
}

/** After a save that went well the panel knows what the server knows. */
function expectSame(ours: readonly WatchlistList[], theirs: readonly WatchlistList[]) {
  const reported = (lists: readonly WatchlistList[]) =>
    lists.map(list => [list.id, list.checked, valuesOf(PURCHASE_FIELDS, list)])
  expect(reported(ours)).toEqual(reported(theirs))
}

test('W4 whatever the schedule: remove settles before append, one save at a time, nothing typed is lost', async () => {
  const reached = { saves: 0, failures: 0, undone: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { minLength: 8, maxLength: 26 }),
      fates,
      async (scheduler, steps, ends) => {
        const stream = ends[Symbol.iterator]()
        const one = await play(scheduler, steps, () => stream.next().value ?? 'well')
        reached.saves += one.saves
        reached.failures += one.failures
        reached.undone += one.undone
      },
    ),
  )
  // the schedules have to come to what they are about
  expect(reached.saves).toBeGreaterThan(draws * 0.4)
  expect(reached.failures).toBeGreaterThan(draws * 0.4)
  expect(reached.undone).toBeGreaterThanOrEqual(draws / 100)
})
