import { describe, expect, test } from 'vitest'
import { EMPTY_WATCHLISTS, WATCHLISTS } from '../../testing/fixtures/watchlists.ts'
import { type WatchlistPanelEvent, watchlistPanelReducer } from './watchlist-panel.model.ts'
import {
  draftOf,
  initialWatchlistPanel,
  isChanged,
  isTicked,
  type WatchlistPanelState,
} from './watchlist-state.model.ts'
import type { WatchlistList } from './watchlist-values.model.ts'

const [CORE, IDEAS, LADDER] = [6001, 6002, 6003] as const

const run = (lists: readonly WatchlistList[], ...events: WatchlistPanelEvent[]) =>
  events.reduce(watchlistPanelReducer, initialWatchlistPanel(lists))
const on = (state: WatchlistPanelState, ...events: WatchlistPanelEvent[]) =>
  events.reduce(watchlistPanelReducer, state)

let keys = 0
const context = (hasNsd = true) => ({ hasNsd, key: `key-${++keys}` })
const tick = (listId: number, checked = true) => ({ type: 'ticked', listId, checked }) as const
const proceed = (hasNsd = true) => ({ type: 'proceeded', ...context(hasNsd) }) as const
const save = (hasNsd = true) => ({ type: 'saved', ...context(hasNsd) }) as const
const price = (listId: number, text: string) => ({ type: 'priceTyped', listId, price: text }) as const
const day = (listId: number, picked: '2025-07-01' | null) =>
  ({ type: 'dayPicked', listId, day: picked }) as const
const quantity = (listId: number, text: string) => ({ type: 'quantityTyped', listId, text }) as const

const list = (state: WatchlistPanelState, id: number): WatchlistList => {
  const found = state.lists.find(one => one.id === id)
  if (!found) throw new Error(`no list ${id}`)
  return found
}
const ticks = (state: WatchlistPanelState) =>
  state.lists.filter(one => isTicked(state, one)).map(one => one.id)

describe('W2 step 2 keeps what is typed, by list (shared-blocks §4, §5)', () => {
  const details = run(WATCHLISTS, tick(LADDER), proceed())

  test('the fields of a saved list hold what is saved, those of a new one nothing', () => {
    expect(draftOf(details, list(details, CORE))).toEqual({
      quantity: '1 000',
      price: '97.625',
      day: '2024-02-16',
    })
    expect(draftOf(details, list(details, LADDER))).toEqual({ quantity: '', price: '', day: null })
  })

  test.each<[string, WatchlistPanelEvent[], boolean]>([
    ['price 100 and no date', [price(LADDER, '100')], true],
    ['a date and no price', [day(LADDER, '2025-07-01')], true],
    ['a date and price 0,00', [day(LADDER, '2025-07-01'), price(LADDER, '0,00')], true],
    ['a text that is no date', [{ type: 'dayRead', listId: LADDER, readable: false }], true],
    [
      'a text that was no date and is one now',
      [
        { type: 'dayRead', listId: LADDER, readable: false },
        { type: 'dayRead', listId: LADDER, readable: true },
      ],
      false,
    ],
    ['both', [price(LADDER, '100'), day(LADDER, '2025-07-01')], false],
    ['neither', [quantity(LADDER, '5')], false],
    ['price 0 alone', [price(LADDER, '0')], false],
  ])('%s: is saving blocked?', (_sentence, events, blocked) => {
    const state = on(details, ...events, save())
    expect(state.request === null).toBe(blocked)
    expect(state.stage).toMatchObject({ tries: blocked ? 1 : 0 })
  })

  test('what is sent: three decimals, quantity as typed, nothing removed', () => {
    const typed = [price(LADDER, '101.09375'), day(LADDER, '2025-07-01'), quantity(LADDER, 'two lots')]
    const { request } = on(details, ...typed, save())
    expect(request?.payload).toMatchObject({
      remove: [],
      append: [
        { listId: CORE, quantity: '1 000', price: '97.625', day: '2024-02-16' },
        { listId: IDEAS, quantity: '', price: '', day: null },
        { listId: LADDER, quantity: 'two lots', price: '101.094', day: '2025-07-01' },
      ],
    })
  })

  test('an unticked saved list is removed in the same save', () => {
    const state = run(WATCHLISTS, tick(IDEAS, false), proceed(), save())
    expect(state.request?.payload).toMatchObject({ remove: [IDEAS], append: [{ listId: CORE }] })
  })

  test('while a save is under way nothing is typed, closed or paged', () => {
    const saving = on(details, save())
    for (const event of [
      quantity(CORE, '5'),
      price(CORE, '5'),
      { type: 'closed' },
      { type: 'wentBack' },
      { type: 'pageChosen', page: 2 },
      { type: 'discarded' },
      save(),
      tick(CORE, false),
    ] as const)
      expect(on(saving, event)).toBe(saving)
  })

  test.each<[string, WatchlistPanelEvent[], 'asks' | 'closes']>([
    ['nothing typed', [], 'closes'],
    ['typed and set back', [quantity(CORE, '5'), quantity(CORE, '1 000')], 'closes'],
    ['the same price with a comma', [price(CORE, '97,625')], 'closes'],
    ['a quantity', [quantity(CORE, '5')], 'asks'],
    ['a price', [price(IDEAS, '5')], 'asks'],
    ['a date', [day(IDEAS, '2025-07-01')], 'asks'],
    ['a text that is no date', [{ type: 'dayRead', listId: IDEAS, readable: false }], 'asks'],
  ])('closing with %s %s', (_sentence, events, outcome) => {
    const { stage } = on(details, ...events, { type: 'closed' })
    expect(stage).toMatchObject(outcome === 'asks' ? { kind: 'details', asking: true } : { kind: 'lists' })
  })

  test('the question is answered: keep editing, or discard; a second Escape keeps', () => {
    const asking = on(details, quantity(CORE, '5'), { type: 'closed' })
    for (const type of ['stayed', 'closed'] as const) {
      const kept = on(asking, { type })
      expect(kept.stage).toMatchObject({ kind: 'details', asking: false })
      expect(draftOf(kept, list(kept, CORE)).quantity).toBe('5')
    }
    const gone = on(asking, { type: 'discarded' })
    expect(gone.stage.kind).toBe('lists')
    expect(isChanged(gone, list(gone, CORE))).toBe(false)
    expect(ticks(gone)).toContain(LADDER)
  })

  test('going back to the lists keeps all that was typed, also for a list that is unticked and ticked again', () => {
    const typed = on(
      details,
      quantity(LADDER, '7'),
      { type: 'wentBack' },
      tick(LADDER, false),
      tick(LADDER),
      proceed(),
    )
    expect(draftOf(typed, list(typed, LADDER)).quantity).toBe('7')
  })

  test('a list is set back to what is saved, with fields drawn anew', () => {
    const state = on(details, price(CORE, '5'), quantity(IDEAS, '5'), { type: 'itemReset', listId: CORE })
    expect(draftOf(state, list(state, CORE)).price).toBe('97.625')
    expect(draftOf(state, list(state, IDEAS)).quantity).toBe('5')
    expect(state.turns).toEqual({ [CORE]: 1 })
  })

  test('"same values for all lists" fills every chosen list, and can be taken back', () => {
    const before = on(details, quantity(LADDER, '7'), price(LADDER, '99'), day(LADDER, '2025-07-01'))
    const filled = on(before, { type: 'copied', listId: LADDER, hasNsd: true })
    for (const id of [CORE, IDEAS, LADDER])
      expect(draftOf(filled, list(filled, id))).toEqual({ quantity: '7', price: '99', day: '2025-07-01' })
    const back = on(filled, { type: 'copyUndone' })
    expect(back.drafts).toEqual(before.drafts)
    expect(back.stage).toMatchObject({ copied: null })
  })

  test('an error on page 2 blocks all, and the way there is a jump', () => {
    const lists = EMPTY_WATCHLISTS.map(one => ({ ...one, checked: true }))
    const tried = run(lists, proceed(), price(7008, '100'), save())
    expect(tried.request).toBeNull()
    const there = on(tried, { type: 'jumped', listId: 7008, field: 'day', hasNsd: true })
    expect(there.stage).toMatchObject({ page: 2, target: { listId: 7008, field: 'day' } })
  })

  test('lists that are given anew change what is saved and nothing that was typed or ticked', () => {
    const typed = on(details, quantity(IDEAS, '7'))
    const other = WATCHLISTS.map(one => ({ ...one, name: `${one.name}!`, quantity: '1' }))
    const given = on(typed, { type: 'given', lists: other })
    expect(draftOf(given, list(given, IDEAS)).quantity).toBe('7')
    expect(draftOf(given, list(given, CORE)).quantity).toBe('1')
    expect(ticks(given)).toContain(LADDER)
    expect(on(given, { type: 'given', lists: other })).toBe(given)
  })
})
