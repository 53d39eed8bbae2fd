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

const [CORE, IDEAS, LADDER, HOUSE, NSD] = [6001, 6002, 6003, 6006, 381] as const

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
    ['saved lists are ticked', [], [CORE, IDEAS, HOUSE]],
    ['a list is ticked', [tick(LADDER)], [CORE, IDEAS, LADDER, HOUSE]],
    ['ticking twice is ticking once', [tick(LADDER), tick(LADDER)], [CORE, IDEAS, LADDER, HOUSE]],
    [
      'unticking and ticking leaves things as they were',
      [tick(CORE, false), tick(CORE)],
      [CORE, IDEAS, HOUSE],
    ],
    ['clear all leaves the read-only list', [CLEAR], [HOUSE]],
    ['a read-only list cannot be unticked', [tick(HOUSE, false)], [CORE, IDEAS, HOUSE]],
    ['a list that is not there is no list', [tick(99)], [CORE, IDEAS, HOUSE]],
    ['select all takes every list', [{ type: 'allTicked', checked: true }], WATCHLISTS.map(one => one.id)],
  ])('%s', (_sentence, events, ids) => {
    expect(ticks(run(WATCHLISTS, ...events))).toEqual(ids)
  })

  test('the read-only list is neither chosen nor left', () => {
    const state = run(WATCHLISTS, CLEAR)
    expect(chosenLists(state, true)).toEqual([])
    expect(listsToRemove(state).map(one => one.id)).toEqual([CORE, IDEAS])
  })

  test('nothing chosen: the main button saves, which removes the saved lists that are unticked', () => {
    const state = run(WATCHLISTS, CLEAR, proceed())
    expect(state.stage.kind).toBe('lists')
    expect(state.request?.payload).toMatchObject({ remove: [CORE, IDEAS], append: [], purpose: 'save' })
  })

  test('nothing chosen and nothing to leave: nothing is asked', () => {
    expect(run(EMPTY_WATCHLISTS, proceed()).request).toBeNull()
    expect(run([], proceed()).request).toBeNull()
  })

  test('at least one chosen: the main button opens step 2 and asks nothing', () => {
    const state = run(WATCHLISTS, tick(CORE, false), proceed())
    expect(state.stage).toMatchObject({ kind: 'details', page: 1 })
    expect(state.request).toBeNull()
  })

  test('a second press while a save is under way asks nothing', () => {
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

  test('with it the list is as any other', () => {
    expect(run(WATCHLISTS, tick(NSD), proceed(), save()).request?.payload.append).toContainEqual(
      expect.objectContaining({ listId: NSD }),
    )
  })

  test('lost between the steps: saving stops, what was typed for the others stays', () => {
    const state = run(WATCHLISTS, tick(NSD), proceed(), quantity(CORE, '5'), save(false))
    expect(state).toMatchObject({ forbidden: true, stage: { kind: 'details' }, request: null })
    expect(ticks(state)).not.toContain(NSD)
    expect(draftOf(state, list(state, CORE)).quantity).toBe('5')
    expect(on(state, save(false)).request?.payload.append.map(item => item.listId)).toEqual([CORE, IDEAS])
  })

  test('when it was the only list of step 2, that closes', () => {
    const state = run(EMPTY_WATCHLISTS.concat(watchlist(NSD, 'NSD')), tick(NSD), proceed(), save(false))
    expect(state).toMatchObject({ forbidden: true, stage: { kind: 'lists' }, request: null })
  })

  test('refused by the server, who knows better: the same', () => {
    const saving = run(WATCHLISTS, tick(NSD), proceed(), quantity(CORE, '5'), save())
    const state = on(saving, answered(1, { removed: null, appended: refusal('watchlist_nsd_forbiddance') }))
    expect(state).toMatchObject({ forbidden: true, request: null, stage: { kind: 'details' } })
    expect(ticks(state)).not.toContain(NSD)
    expect(draftOf(state, list(state, CORE)).quantity).toBe('5')
    expect(on(state, save()).request?.payload.append.map(item => item.listId)).toEqual([CORE, IDEAS])
  })

  const held = [watchlist(NSD, 'NSD', { checked: true, quantity: '5' }), watchlist(1, 'A', { checked: true })]

  test('a bond that is on it stays there when other lists are saved: nobody asked to take it off', () => {
    const state = run(held, proceed(false), save(false))
    expect(state.request?.payload).toMatchObject({ remove: [], append: [{ listId: 1 }] })
  })

  test('and so when the server alone knows of the missing access', () => {
    const saving = run(held, proceed(), save())
    const state = on(saving, answered(1, { removed: null, appended: refusal('watchlist_nsd_forbiddance') }))
    expect(ticks(state)).toEqual([NSD, 1])
    expect(on(state, save()).request?.payload).toMatchObject({ remove: [], append: [{ listId: 1 }] })
  })

  test('leaving it is allowed without NSD access', () => {
    const state = run(held, CLEAR, proceed(false))
    expect(state.request?.payload).toMatchObject({ remove: [NSD, 1], append: [] })
  })

  test('access that comes back opens it again', () => {
    const saving = run(held, proceed(), save())
    const refused = on(saving, answered(1, { removed: null, appended: refusal('watchlist_nsd_forbiddance') }))
    const state = on(refused, { type: 'accessChanged' }, save())
    expect(state.request?.payload.append.map(item => item.listId)).toEqual([NSD, 1])
  })
})
