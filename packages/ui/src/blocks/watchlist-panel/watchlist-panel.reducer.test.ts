import { describe, expect, test } from 'vitest'
import { EMPTY_WATCHLISTS, WATCHLISTS, watchlist } from '../../testing/fixtures/watchlists.ts'
import type { WatchlistList } from './field-values.ts'
import type { WatchlistOutcome } from './save-watchlists.ts'
import { type WatchlistPanelEvent, watchlistPanelReducer } from './watchlist-panel.reducer.ts'
import {
  chosenLists,
  draftOf,
  initialWatchlistPanel,
  isTicked,
  listsToRemove,
  type WatchlistPanelState,
} from './watchlist-panel.state.ts'

const [CORE, IDEAS, LADDER, READONLY, NSD] = [6001, 6002, 6003, 6006, 381] as const

const run = (lists: readonly WatchlistList[], ...events: WatchlistPanelEvent[]) =>
  events.reduce(watchlistPanelReducer, initialWatchlistPanel(lists))
const on = (state: WatchlistPanelState, ...events: WatchlistPanelEvent[]) =>
  events.reduce(watchlistPanelReducer, state)

let keys = 0
const context = (hasListAccess = true) => ({ hasListAccess, key: `key-${++keys}` })
const tick = (listId: number, checked = true) => ({ type: 'ticked', listId, checked }) as const
const proceed = (hasListAccess = true) => ({ type: 'proceeded', ...context(hasListAccess) }) as const
const save = (hasListAccess = true) => ({ type: 'saved', ...context(hasListAccess) }) as const
const CLEAR = { type: 'allTicked', checked: false } as const
const quantity = (listId: number, text: string) =>
  ({ type: 'typed', row: listId, field: 'quantity', text }) as const
const answered = (id: number, answer: WatchlistOutcome) =>
  ({ type: 'answered', id, answer, hasListAccess: true }) as const

const refusal = (code: string, field: string | null = null) =>
  ({ kind: 'refused', code, message: 'No', field }) as const
const list = (state: WatchlistPanelState, id: number): WatchlistList => {
  const found = state.lists.find(one => one.id === id)
  if (!found) throw new Error(`no list ${id}`)
  return found
}
const ticks = (state: WatchlistPanelState) =>
  state.lists.filter(one => isTicked(state, one)).map(one => one.id)

describe('W1 step 1 is the choice of lists (shared-blocks §4)', () => {
  test.each<[string, WatchlistPanelEvent[], number[]]>([
    ['saved lists are ticked', [], [CORE, IDEAS, READONLY]],
    ['a list is ticked', [tick(LADDER)], [CORE, IDEAS, LADDER, READONLY]],
    ['ticking twice is ticking once', [tick(LADDER), tick(LADDER)], [CORE, IDEAS, LADDER, READONLY]],
    ['unticking and ticking again changes nothing', [tick(CORE, false), tick(CORE)], [CORE, IDEAS, READONLY]],
    ['clear all does not untick the read-only list', [CLEAR], [READONLY]],
    ['a read-only list cannot be unticked', [tick(READONLY, false)], [CORE, IDEAS, READONLY]],
    ['an unknown list is ignored', [tick(99)], [CORE, IDEAS, READONLY]],
    ['select all ticks every list', [{ type: 'allTicked', checked: true }], WATCHLISTS.map(one => one.id)],
  ])('%s', (_sentence, events, ids) => {
    expect(ticks(run(WATCHLISTS, ...events))).toEqual(ids)
  })

  test.each<[string, WatchlistPanelEvent[], WatchlistPanelEvent]>([
    ['the tick of a ticked list', [], tick(CORE)],
    ['a save without step 2', [tick(LADDER)], save()],
    ['a retry without a failure', [CLEAR], { type: 'retried', ...context() }],
    ['an undo without a save', [], { type: 'undone', ...context() }],
    ['a pause without a message', [], { type: 'messagePaused', paused: true }],
    ['the end of a message that there is not', [], { type: 'messageExpired' }],
  ])('nothing changes by %s', (_sentence, events, event) => {
    const before = run(WATCHLISTS, ...events)
    expect(on(before, event)).toBe(before)
  })

  test('a tick removes the message about access', () => {
    const forbidden = run(WATCHLISTS, tick(NSD), proceed(false))
    expect(on(forbidden, tick(LADDER)).forbidden).toBe(false)
    expect(on(forbidden, proceed(false)).forbidden).toBe(false)
  })

  test('the read-only list is neither chosen nor removed from', () => {
    const state = run(WATCHLISTS, CLEAR)
    expect(chosenLists(state, true)).toEqual([])
    expect(listsToRemove(state).map(one => one.id)).toEqual([CORE, IDEAS])
  })

  test('no list chosen: the main button saves, which removes from the unticked saved lists', () => {
    const state = run(WATCHLISTS, CLEAR, proceed())
    expect(state.stage.kind).toBe('lists')
    expect(state.request?.payload).toMatchObject({ remove: [CORE, IDEAS], append: [], purpose: 'save' })
  })

  test('no list chosen and none to remove from: no request', () => {
    expect(run(EMPTY_WATCHLISTS, proceed()).request).toBeNull()
    expect(run([], proceed()).request).toBeNull()
  })

  test('at least one chosen: the main button opens step 2 without a request', () => {
    const state = run(WATCHLISTS, tick(CORE, false), proceed())
    expect(state.stage).toMatchObject({ kind: 'details', page: 1 })
    expect(state.request).toBeNull()
  })

  test('a second press during a save sends no request', () => {
    const once = run(WATCHLISTS, CLEAR, proceed())
    expect(on(once, proceed())).toBe(once)
  })
})

describe('W3 list 381 needs NSD access (shared-blocks §5, access rows 5 and 6)', () => {
  test('without it the list is unticked, the message shown, and step 2 does not open', () => {
    const state = run(WATCHLISTS, tick(NSD), proceed(false))
    expect(ticks(state)).not.toContain(NSD)
    expect(state).toMatchObject({ forbidden: true, stage: { kind: 'lists' }, request: null })
    expect(on(state, proceed(false)).stage.kind).toBe('details')
  })

  test('with it the list is like any other', () => {
    expect(run(WATCHLISTS, tick(NSD), proceed(), save()).request?.payload.append).toContainEqual(
      expect.objectContaining({ listId: NSD }),
    )
  })

  test('lost between the steps: saving stops, typed values of other lists stay', () => {
    const state = run(WATCHLISTS, tick(NSD), proceed(), quantity(CORE, '5'), save(false))
    expect(state).toMatchObject({ forbidden: true, stage: { kind: 'details' }, request: null })
    expect(ticks(state)).not.toContain(NSD)
    expect(draftOf(state, list(state, CORE)).quantity).toBe('5')
    expect(on(state, save(false)).request?.payload.append.map(item => item.listId)).toEqual([CORE, IDEAS])
  })

  test('if it was the only list of step 2, the step closes', () => {
    const state = run(EMPTY_WATCHLISTS.concat(watchlist(NSD, 'NSD')), tick(NSD), proceed(), save(false))
    expect(state).toMatchObject({ forbidden: true, stage: { kind: 'lists' }, request: null })
  })

  test('refused by the server: the same', () => {
    const saving = run(WATCHLISTS, tick(NSD), proceed(), quantity(CORE, '5'), save())
    const state = on(saving, answered(1, { removed: null, appended: refusal('watchlist_nsd_forbiddance') }))
    expect(state).toMatchObject({ forbidden: true, request: null, stage: { kind: 'details' } })
    expect(ticks(state)).not.toContain(NSD)
    expect(draftOf(state, list(state, CORE)).quantity).toBe('5')
    expect(on(state, save()).request?.payload.append.map(item => item.listId)).toEqual([CORE, IDEAS])
  })

  const nsdLists = [
    watchlist(NSD, 'NSD', { checked: true, quantity: '5' }),
    watchlist(1, 'A', { checked: true }),
  ]

  test('a bond that is on it stays there when other lists are saved, because the user did not remove it', () => {
    const state = run(nsdLists, proceed(false), save(false))
    expect(state.request?.payload).toMatchObject({ remove: [], append: [{ listId: 1 }] })
  })

  test('the same when only the server knows of the missing access', () => {
    const saving = run(nsdLists, proceed(), save())
    const state = on(saving, answered(1, { removed: null, appended: refusal('watchlist_nsd_forbiddance') }))
    expect(ticks(state)).toEqual([NSD, 1])
    expect(on(state, save()).request?.payload).toMatchObject({ remove: [], append: [{ listId: 1 }] })
  })

  test('removing from it is allowed without NSD access', () => {
    const state = run(nsdLists, CLEAR, proceed(false))
    expect(state.request?.payload).toMatchObject({ remove: [NSD, 1], append: [] })
  })

  test.each<[string, WatchlistOutcome, 'idle' | 'failed']>([
    ['a refused access', { removed: null, appended: refusal('need_auth') }, 'idle'],
    ['another refusal', { removed: null, appended: refusal('too_long') }, 'failed'],
  ])('other access ends the message of %s only', (_sentence, answer, kind) => {
    const failed = on(run(WATCHLISTS, proceed(), save()), answered(1, answer))
    expect(failed.saving.kind).toBe('failed')
    expect(on(failed, { type: 'accessChanged' }).saving.kind).toBe(kind)
  })

  test('with access again it can be saved again', () => {
    const saving = run(nsdLists, proceed(), save())
    const refused = on(saving, answered(1, { removed: null, appended: refusal('watchlist_nsd_forbiddance') }))
    const state = on(refused, { type: 'accessChanged' }, save())
    expect(state.request?.payload.append.map(item => item.listId)).toEqual([NSD, 1])
  })
})
