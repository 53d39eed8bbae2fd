import { describe, expect, test } from 'vitest'
import { WATCHLISTS, watchlist } from '../../testing/fixtures/watchlists.ts'
import type { WatchlistList } from './field-values.ts'
import { uncertainAfter, type WatchlistOutcome } from './save-watchlists.ts'
import { type WatchlistPanelEvent, watchlistPanelReducer } from './watchlist-panel.reducer.ts'
import {
  draftOf,
  initialWatchlistPanel,
  isTicked,
  type WatchlistPanelState,
} from './watchlist-panel.state.ts'

const [CORE, IDEAS, LADDER] = [6001, 6002, 6003] as const

const run = (...events: WatchlistPanelEvent[]) =>
  events.reduce(watchlistPanelReducer, initialWatchlistPanel(WATCHLISTS))
const on = (state: WatchlistPanelState, ...events: WatchlistPanelEvent[]) =>
  events.reduce(watchlistPanelReducer, state)

const tick = (listId: number, checked = true) => ({ type: 'ticked', listId, checked }) as const
const intent = (type: 'proceeded' | 'saved' | 'retried' | 'undone', key: string) =>
  ({ type, key, hasListAccess: true }) as const
const answered = (id: number, answer: WatchlistOutcome) =>
  ({ type: 'answered', id, answer, hasListAccess: true }) as const
const quantity = (listId: number, text: string) =>
  ({ type: 'typed', row: listId, field: 'quantity', text }) as const

const REMOVED: WatchlistOutcome['removed'] = { kind: 'ok', data: [] }
const FAULT = { kind: 'fault', fault: new Error('connection reset') } as const
const savedWith = (watchlists: readonly WatchlistList[] = [], message: string | null = null, saved = true) =>
  ({ kind: 'ok', data: { saved, watchlists, message } }) as const
const refusal = (code: string, field: string | null = null) =>
  ({ kind: 'refused', code, message: 'No', field }) as const
const list = (state: WatchlistPanelState, id: number): WatchlistList => {
  const found = state.lists.find(one => one.id === id)
  if (!found) throw new Error(`no list ${id}`)
  return found
}

/** Removes from Ideas and adds to Income ladder with quantity 7; both calls are pending. */
const both = run(
  tick(IDEAS, false),
  tick(LADDER),
  intent('proceeded', 'open'),
  quantity(LADDER, '7'),
  intent('saved', 'first-key'),
)

describe('W4 the outcome of a save', () => {
  test('full success: step 1, a message, no drafts', () => {
    const state = on(both, answered(1, { removed: REMOVED, appended: savedWith() }))
    expect(state).toMatchObject({
      stage: { kind: 'lists' },
      request: null,
      saving: { kind: 'succeeded', message: { kind: 'saved', message: null } },
      announced: { id: 1, message: { kind: 'saved' } },
      drafts: {},
      ticks: {},
    })
    expect(list(state, IDEAS).checked).toBe(false)
    expect(list(state, LADDER)).toMatchObject({ checked: true, values: { quantity: '7' } })
  })

  test('only removing: the message says from how many lists', () => {
    const saving = run({ type: 'allTicked', checked: false }, intent('proceeded', 'first-key'))
    const state = on(saving, answered(1, { removed: REMOVED, appended: null }))
    expect(state.saving).toMatchObject({ kind: 'succeeded', message: { kind: 'removed', count: 2 } })
  })

  test('success with an empty list shows the message, if there is one (shared-blocks §7)', () => {
    const state = on(both, answered(1, { removed: REMOVED, appended: savedWith([], 'Saved for later') }))
    expect(state.saving).toMatchObject({ kind: 'succeeded', message: { message: 'Saved for later' } })
    const other = on(both, answered(1, { removed: REMOVED, appended: savedWith([list(both, LADDER)], 'x') }))
    expect(other.saving).toMatchObject({ kind: 'succeeded', message: { message: null } })
  })

  test('an answer to no pending request is dropped', () => {
    expect(on(both, answered(7, { removed: REMOVED, appended: savedWith() }))).toBe(both)
    const done = on(both, answered(1, { removed: REMOVED, appended: savedWith() }))
    expect(on(done, answered(1, { removed: REMOVED, appended: FAULT }))).toBe(done)
  })

  test.each<[string, WatchlistPanelEvent, object]>([
    ['the port failed', { type: 'failed', id: 1 }, { kind: 'fault' }],
    ['remove failed', answered(1, { removed: FAULT, appended: null }), { kind: 'fault' }],
    [
      'the session ended (401)',
      answered(1, { removed: refusal('need_auth'), appended: null }),
      { kind: 'refused', code: 'need_auth' },
    ],
    [
      'a list became read only',
      answered(1, { removed: refusal('watchlist_readonly', 'ids[0]'), appended: null }),
      { kind: 'refused', code: 'watchlist_readonly' },
    ],
  ])('%s: nothing was saved, typed values and ticks stay', (_sentence, event, problem) => {
    const state = on(both, event)
    expect(state).toMatchObject({
      request: null,
      stage: { kind: 'details' },
      saving: { kind: 'failed', problem, removed: 0 },
    })
    expect(draftOf(state, list(state, LADDER)).quantity).toBe('7')
    expect(state.lists).toEqual(WATCHLISTS)
    expect(isTicked(state, list(state, IDEAS))).toBe(false)
    expect(on(state, intent('retried', 'second-key')).request).toMatchObject({
      id: 2,
      payload: { remove: [IDEAS], append: both.request?.payload.append, keys: both.request?.payload.keys },
    })
  })

  test.each<[string, WatchlistOutcome['appended'], object]>([
    ['failed', FAULT, { kind: 'fault' }],
    ['was refused', refusal('need_auth'), { kind: 'refused', code: 'need_auth' }],
    ['was not saved', savedWith([], 'Full', false), { kind: 'unsaved', message: 'Full' }],
  ])('removed, and adding %s: only adding is retried, with its key', (_sentence, appended, problem) => {
    const state = on(both, answered(1, { removed: REMOVED, appended }))
    expect(state.saving).toMatchObject({ kind: 'failed', problem, removed: 1 })
    expect(list(state, IDEAS).checked).toBe(false)
    expect(draftOf(state, list(state, LADDER)).quantity).toBe('7')
    const again = on(state, intent('retried', 'second-key'))
    expect(again.request?.payload).toMatchObject({
      remove: [],
      append: both.request?.payload.append,
      keys: { append: 'first-key-append' },
    })
    const other = on(state, quantity(LADDER, '8'), intent('saved', 'third-key'))
    expect(other.request?.payload.keys.append).toBe('third-key-append')
  })

  test('a refusal that names its item marks it, until its values change', () => {
    const marked = on(both, answered(1, { removed: REMOVED, appended: refusal('bad_request', 'price[1]') }))
    expect(marked.refusals).toEqual({ [LADDER]: { field: 'price', code: 'bad_request', message: 'No' } })
    expect(on(marked, quantity(LADDER, '8')).refusals).toEqual({})
  })

  test('errors of the returned lists mark them', () => {
    const wrong = watchlist(LADDER, 'Income ladder 2034', { error: 'wl_error_no_date' })
    const marked = on(both, answered(1, { removed: REMOVED, appended: savedWith([wrong], null, false) }))
    expect(marked.refusals).toMatchObject({ [LADDER]: { field: 'day', code: 'wl_error_no_date' } })
  })

  test('a tick set during a removal stays set', () => {
    const saving = run({ type: 'allTicked', checked: false }, intent('proceeded', 'k'), tick(IDEAS))
    const state = on(saving, answered(1, { removed: REMOVED, appended: null }))
    expect(list(state, IDEAS).checked).toBe(false)
    expect(isTicked(state, list(state, IDEAS))).toBe(true)
  })

  test('lists that the page passes before the answer do not affect the undo', () => {
    const updated = on(both, {
      type: 'listsReceived',
      lists: WATCHLISTS.map(one => ({ ...one, checked: one.id === CORE || one.id === LADDER })),
    })
    const state = on(updated, answered(1, { removed: REMOVED, appended: savedWith() }))
    expect(state.undo?.remove).toEqual([LADDER])
    expect(state.undo?.append.map(item => item.listId)).toEqual([IDEAS, CORE])
  })

  test('granted access clears a refusal', () => {
    const refused = on(both, answered(1, { removed: refusal('need_auth'), appended: null }))
    expect(on(refused, { type: 'accessChanged' }).saving).toEqual({ kind: 'idle' })
    const broken = on(both, answered(1, { removed: FAULT, appended: null }))
    expect(on(broken, { type: 'accessChanged' }).saving).toEqual(broken.saving)
  })
})

describe('W4 the last save can be undone', () => {
  const done = on(both, answered(1, { removed: REMOVED, appended: savedWith() }))

  test('by the same two calls, and only from step 1', () => {
    const undoing = on(done, intent('undone', 'undo-key'))
    expect(undoing.request?.payload).toMatchObject({
      purpose: 'undo',
      remove: [LADDER],
      append: [
        { listId: IDEAS, values: { quantity: '' } },
        { listId: CORE, values: { quantity: '1 000', price: '97.625', day: '2024-02-16' } },
      ],
    })
    const back = on(undoing, answered(2, { removed: REMOVED, appended: savedWith() }))
    expect(back).toMatchObject({ undo: null, saving: { kind: 'succeeded', message: { kind: 'undone' } } })
    expect(back.lists.filter(one => one.checked).map(one => one.id)).toEqual([CORE, IDEAS, 6006])
    expect(on(done, intent('proceeded', 'k'), intent('undone', 'k')).request).toBeNull()
  })

  test('half done, the rest is retried', () => {
    const half = on(done, intent('undone', 'undo-key'), answered(2, { removed: REMOVED, appended: FAULT }))
    expect(half).toMatchObject({ undo: null, saving: { kind: 'failed', removed: 1 } })
    const again = on(half, intent('retried', 'other-key'))
    expect(again.request?.payload).toMatchObject({
      purpose: 'undo',
      remove: [],
      append: [{ listId: IDEAS }, { listId: CORE }],
      keys: { append: 'undo-key-append' },
    })
  })

  test('a save in two tries is undone as a whole', () => {
    const half = on(both, answered(1, { removed: REMOVED, appended: FAULT }))
    const whole = on(half, intent('retried', 'k'), answered(2, { removed: null, appended: savedWith() }))
    expect(whole.undo?.remove).toEqual([LADDER])
    expect(whole.undo?.append.map(item => item.listId)).toEqual([IDEAS, CORE])
  })

  test('after a discard half way, the removal can be undone', () => {
    const half = on(both, answered(1, { removed: REMOVED, appended: FAULT }), { type: 'discarded' })
    expect(half).toMatchObject({ stage: { kind: 'lists' }, saving: { kind: 'idle' } })
    expect(half.undo).toEqual({
      remove: [],
      append: [{ listId: IDEAS, values: { quantity: '', price: '', day: '' } }],
    })
  })

  test('not when another tab has changed the lists since', () => {
    const same = done.lists.map(one => ({ ...one, name: `${one.name}!` }))
    expect(on(done, { type: 'listsReceived', lists: same }).undo).toEqual(done.undo)
    const other = done.lists.map(one =>
      one.id === LADDER ? { ...one, values: { ...one.values, quantity: '9' } } : one,
    )
    expect(on(done, { type: 'listsReceived', lists: other }).undo).toBeNull()
  })

  test('ticks and values changed meanwhile stay', () => {
    const busy = on(done, tick(6005), intent('undone', 'undo-key'))
    const back = on(busy, answered(2, { removed: REMOVED, appended: savedWith() }))
    expect(isTicked(back, list(back, 6005))).toBe(true)
  })
})

describe('W4 the message of 1 s', () => {
  const announced = on(both, answered(1, { removed: REMOVED, appended: savedWith() }))

  test('disappears, but stays for the live region (readings #49)', () => {
    const expired = on(announced, { type: 'messageExpired' })
    expect(expired.saving).toEqual({ kind: 'idle' })
    expect(expired.announced).toEqual(announced.announced)
  })

  test('stays while hovered or focused', () => {
    expect(on(announced, { type: 'messagePaused', paused: true }).saving).toMatchObject({ paused: true })
    expect(on(announced, { type: 'messageExpired' }, { type: 'messagePaused', paused: true }).saving).toEqual(
      {
        kind: 'idle',
      },
    )
  })
})

describe('W4 a save without an answer may have succeeded, so the next change includes its lists', () => {
  const lost = on(both, answered(1, { removed: REMOVED, appended: FAULT }))
  const removalLost = on(
    run({ type: 'allTicked', checked: false }, intent('proceeded', 'first-key')),
    answered(1, { removed: FAULT, appended: null }),
  )
  const discarded = { type: 'discarded' } as const
  const clear = { type: 'allTicked', checked: false } as const

  test.each<[string, WatchlistPanelState, WatchlistPanelEvent[], { remove: number[]; append: number[] }]>([
    [
      'discarded and unticked: it is removed',
      lost,
      [discarded, clear, intent('proceeded', 'k')],
      { remove: [CORE, LADDER], append: [] },
    ],
    [
      'back to the lists and unticked: it is removed with the rest',
      lost,
      [{ type: 'wentBack' }, tick(LADDER, false), intent('proceeded', 'k'), intent('saved', 'k')],
      { remove: [LADDER], append: [CORE] },
    ],
    [
      'the port failed: the same',
      on(both, { type: 'failed', id: 1 }),
      [discarded, clear, intent('proceeded', 'k')],
      { remove: [CORE, IDEAS, LADDER], append: [] },
    ],
    [
      'discarded and undone: the removed list is added back, the uncertain one removed',
      lost,
      [discarded, intent('undone', 'k')],
      { remove: [LADDER], append: [IDEAS, CORE] },
    ],
    [
      'an uncertain removal, and the previous save is undone: the list is added back',
      on(
        both,
        answered(1, { removed: REMOVED, appended: savedWith() }),
        clear,
        intent('proceeded', 'k'),
        answered(2, { removed: FAULT, appended: null }),
      ),
      [intent('undone', 'k')],
      { remove: [LADDER], append: [IDEAS, CORE] },
    ],
    [
      'an uncertain removal, ticked again: it is added',
      removalLost,
      [tick(IDEAS), intent('proceeded', 'k'), intent('saved', 'k')],
      { remove: [CORE], append: [IDEAS] },
    ],
    [
      'refused the next time: it is still uncertain',
      lost,
      [
        intent('retried', 'k'),
        answered(2, { removed: null, appended: refusal('need_auth') }),
        discarded,
        clear,
        intent('proceeded', 'k'),
      ],
      { remove: [CORE, LADDER], append: [] },
    ],
    [
      'answered the next time: it is certain',
      lost,
      [
        intent('retried', 'k'),
        answered(2, { removed: null, appended: savedWith() }),
        clear,
        intent('proceeded', 'k'),
        answered(3, { removed: REMOVED, appended: null }),
        tick(IDEAS),
        intent('proceeded', 'k'),
        intent('saved', 'k'),
      ],
      { remove: [], append: [IDEAS] },
    ],
  ])('%s', (_sentence, before, events, { remove, append }) => {
    const payload = on(before, ...events).request?.payload
    expect(payload?.remove).toEqual(remove)
    expect(payload?.append.map(item => item.listId)).toEqual(append)
  })

  test('lists in an answer are certain again', () => {
    const change = { remove: [], append: [] }
    const appended = savedWith([list(lost, LADDER)])
    expect(uncertainAfter(lost.uncertain, change, { removed: null, appended })).toEqual([CORE])
  })
})
