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

/** What happens to a call: `lost` never arrives, `cut` is stored but its answer is lost, `unsaved` is answered with `saved: false`. */
type CallOutcome = 'ok' | 'lost' | 'cut' | 'refused' | 'unsaved'
type Step =
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
const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
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
      .map(what => ({ do: what }) as Step),
  },
)
const callOutcomes = fc.infiniteStream(
  fc.constantFrom<CallOutcome>('ok', 'ok', 'ok', 'lost', 'cut', 'refused', 'unsaved'),
)

/** A server that stores lists, and answers a known idempotency key with its first answer. */
function serverOf(scheduler: fc.Scheduler, nextOutcome: () => CallOutcome) {
  let lists = [...LISTS]
  const known = new Map<string, unknown>()
  let removing = 0
  // collected for the end of the test: an exception in a port would look like a transport fault to the panel
  const wrong: string[] = []
  async function answer<Answer>(key: string, content: unknown, store: () => Answer): Promise<Answer> {
    const outcome = nextOutcome()
    await scheduler.schedule(Promise.resolve(), `${key} arrives`)
    if (outcome === 'lost') throw new Error('never arrived')
    if (outcome === 'refused')
      return { kind: 'refused', code: 'need_auth', message: '', field: null } as Answer
    const before = known.get(key) as { content: string; answer: Answer } | undefined
    // a real server would answer 409
    if (before && JSON.stringify(content) !== before.content) wrong.push(`${key} came with other content`)
    const result = before?.answer ?? store()
    known.set(key, { content: JSON.stringify(content), answer: result })
    await scheduler.schedule(Promise.resolve(), `${key} is answered`)
    if (outcome === 'cut') throw new Error('the answer was lost')
    return result
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
      if (nextOutcome() === 'unsaved')
        return { kind: 'ok', data: { saved: false, watchlists: [], message: 'Not now' } }
      return answer(idempotencyKey, items, () => {
        lists = lists.map(list => withEntry(list, items))
        return { kind: 'ok' as const, data: { saved: true, watchlists: lists, message: null } }
      })
    },
  }
  return { ports, lists: () => lists, wrong }
}

function withEntry(list: WatchlistList, items: readonly WatchlistItem[]): WatchlistList {
  const item = items.find(one => one.listId === list.id)
  if (!item) return list
  return { ...list, checked: true, values: item.values }
}

function eventOf(step: Step, key: string): WatchlistPanelEvent | null {
  const context = { hasListAccess: true, key }
  switch (step.do) {
    case 'tick':
      return { type: 'ticked', listId: step.listId, checked: step.checked }
    case 'type':
      return { type: 'typed', row: step.listId, field: 'quantity', text: step.text }
    case 'price':
      return { type: 'typed', row: step.listId, field: 'price', text: step.price }
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
      return { type: 'listLeftOut', listId: step.listId, hasListAccess: true }
    case 'fill':
      return { type: 'listsFilled', hasListAccess: true }
    case 'undoEdit':
      return { type: 'editUndone', hasListAccess: true }
    case 'reload':
      return null
  }
}

/** Plays the steps while the scheduler decides when each call arrives and is answered. */
async function play(scheduler: fc.Scheduler, steps: readonly Step[], nextOutcome: () => CallOutcome) {
  const reached = { saves: 0, failures: 0, undone: 0 }
  const faults: unknown[] = []
  const server = serverOf(scheduler, nextOutcome)
  const open = new Set<number>()
  let state = initialWatchlistPanel(LISTS)
  let keys = 0

  const send = (event: WatchlistPanelEvent) => {
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
      send({ type: 'answered', id, answer, hasListAccess: true })
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

  const acts = steps.map((step, at) => ({
    label: `${at} ${step.do}`,
    builder: async () => {
      const event = eventOf(step, `key-${++keys}`)
      send(event ?? { type: 'listsReceived', lists: [...server.lists()] })
    },
  }))
  const sequence = scheduler.scheduleSequence(acts)
  // an answer triggers the next call, which is scheduled a microtask later
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

/** Typed values stay unless they are saved or discarded; items with an error are not sent. */
function expectHonest(before: WatchlistPanelState, after: WatchlistPanelState, event: WatchlistPanelEvent) {
  const isDiscarding = event.type === 'discarded' || event.type === 'rowReset' || event.type === 'listsFilled'
  const isSaved = event.type === 'answered' && after.saving.kind === 'succeeded'
  if (!isDiscarding && !isSaved && event.type !== 'editUndone')
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

/** After a successful save the panel's lists equal the server's. */
function expectSame(ours: readonly WatchlistList[], theirs: readonly WatchlistList[]) {
  const reported = (lists: readonly WatchlistList[]) =>
    lists.map(list => [list.id, list.checked, valuesOf(PURCHASE_FIELDS, list)])
  expect(reported(ours)).toEqual(reported(theirs))
}

test('W4 in any order: remove settles before append, one save at a time, no typed value is lost', async () => {
  const reached = { saves: 0, failures: 0, undone: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(stepArbitrary, { minLength: 8, maxLength: 26 }),
      callOutcomes,
      async (scheduler, steps, outcomes) => {
        const stream = outcomes[Symbol.iterator]()
        const one = await play(scheduler, steps, () => stream.next().value ?? 'ok')
        reached.saves += one.saves
        reached.failures += one.failures
        reached.undone += one.undone
      },
    ),
  )
  // the schedules really reach these states
  expect(reached.saves).toBeGreaterThan(draws * 0.4)
  expect(reached.failures).toBeGreaterThan(draws * 0.4)
  expect(reached.undone).toBeGreaterThanOrEqual(draws / 100)
})
