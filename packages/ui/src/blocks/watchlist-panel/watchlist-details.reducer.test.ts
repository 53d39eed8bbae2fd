import { describe, expect, test } from 'vitest'
import { EMPTY_WATCHLISTS, WATCHLISTS } from '../../testing/fixtures/watchlists.ts'
import type { WatchlistList } from './field-values.ts'
import { type WatchlistPanelEvent, watchlistPanelReducer } from './watchlist-panel.reducer.ts'
import {
  draftOf,
  initialWatchlistPanel,
  isChanged,
  isTicked,
  TEMPLATE_ROW,
  type WatchlistPanelState,
  type WatchlistRowId,
} from './watchlist-panel.state.ts'

const [CORE, IDEAS, LADDER] = [6001, 6002, 6003] as const

const run = (lists: readonly WatchlistList[], ...events: WatchlistPanelEvent[]) =>
  events.reduce(watchlistPanelReducer, initialWatchlistPanel(lists))
const on = (state: WatchlistPanelState, ...events: WatchlistPanelEvent[]) =>
  events.reduce(watchlistPanelReducer, state)

let keys = 0
const context = (hasListAccess = true) => ({ hasListAccess, key: `key-${++keys}` })
const tick = (listId: number, checked = true) => ({ type: 'ticked', listId, checked }) as const
const proceed = (hasListAccess = true) => ({ type: 'proceeded', ...context(hasListAccess) }) as const
const save = (hasListAccess = true) => ({ type: 'saved', ...context(hasListAccess) }) as const
const price = (row: WatchlistRowId, text: string) => ({ type: 'typed', row, field: 'price', text }) as const
const day = (row: WatchlistRowId, picked: string) =>
  ({ type: 'typed', row, field: 'day', text: picked }) as const
const quantity = (row: WatchlistRowId, text: string) =>
  ({ type: 'typed', row, field: 'quantity', text }) as const

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
    expect(draftOf(details, list(details, LADDER))).toEqual({ quantity: '', price: '', day: '' })
  })

  test.each<[string, WatchlistPanelEvent[], boolean]>([
    ['price 100 and no date', [price(LADDER, '100')], true],
    ['a date and no price', [day(LADDER, '2025-07-01')], true],
    ['a date and price 0,00', [day(LADDER, '2025-07-01'), price(LADDER, '0,00')], true],
    ['a text that is no date', [{ type: 'dateValidated', row: LADDER, field: 'day', valid: false }], true],
    [
      'a text that was no date and is one now',
      [
        { type: 'dateValidated', row: LADDER, field: 'day', valid: false },
        { type: 'dateValidated', row: LADDER, field: 'day', valid: true },
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
        { listId: CORE, values: { quantity: '1 000', price: '97.625', day: '2024-02-16' } },
        { listId: IDEAS, values: { quantity: '', price: '', day: '' } },
        { listId: LADDER, values: { quantity: 'two lots', price: '101.094', day: '2025-07-01' } },
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
    ['a text that is no date', [{ type: 'dateValidated', row: IDEAS, field: 'day', valid: false }], 'asks'],
  ])('closing with %s %s', (_sentence, events, outcome) => {
    const { stage } = on(details, ...events, { type: 'closed' })
    expect(stage).toMatchObject(outcome === 'asks' ? { kind: 'details', asking: true } : { kind: 'lists' })
  })

  test('the question is answered: keep editing, or discard; a second Escape keeps', () => {
    const asking = on(details, quantity(CORE, '5'), { type: 'closed' })
    for (const type of ['closeCancelled', 'closed'] as const) {
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
    const state = on(details, price(CORE, '5'), quantity(IDEAS, '5'), { type: 'rowReset', listId: CORE })
    expect(draftOf(state, list(state, CORE)).price).toBe('97.625')
    expect(draftOf(state, list(state, IDEAS)).quantity).toBe('5')
    expect(state.revisions).toEqual({ [CORE]: 1 })
  })

  const fill = { type: 'listsFilled', hasListAccess: true } as const
  const undo = { type: 'editUndone', hasListAccess: true } as const

  test('"Same for all lists" fills every chosen list, and can be undone', () => {
    const before = on(
      details,
      quantity(IDEAS, '9'),
      quantity(TEMPLATE_ROW, '7'),
      price(TEMPLATE_ROW, '99'),
      day(TEMPLATE_ROW, '2025-07-01'),
    )
    const filled = on(before, fill)
    for (const id of [CORE, IDEAS, LADDER])
      expect(draftOf(filled, list(filled, id))).toEqual({ quantity: '7', price: '99', day: '2025-07-01' })
    const back = on(filled, undo)
    expect(back.drafts).toEqual(before.drafts)
    expect(back.template).toEqual(before.template)
    expect(back.stage).toMatchObject({ edit: null, target: { row: TEMPLATE_ROW, part: 'fill' } })
  })

  test('its blank fields leave the lists as they are', () => {
    const filled = on(details, quantity(IDEAS, '9'), price(TEMPLATE_ROW, '99'), fill)
    expect(draftOf(filled, list(filled, IDEAS))).toEqual({ quantity: '9', price: '99', day: '' })
    expect(draftOf(filled, list(filled, CORE)).day).toBe('2024-02-16')
  })

  const unreadDate = (row: WatchlistRowId) =>
    ({ type: 'dateValidated', row, field: 'day', valid: false }) as const

  test.each<[string, WatchlistPanelEvent[], number[]]>([
    ['a day replaces a text that is no date', [day(TEMPLATE_ROW, '2025-07-01')], []],
    ['a price does not', [price(TEMPLATE_ROW, '99')], [IDEAS]],
  ])('%s', (_sentence, events, unread) => {
    const filled = on(details, unreadDate(IDEAS), ...events, fill)
    expect(filled.unread).toEqual(unread.map(id => ({ row: id, field: 'day' })))
    // fields that hold such a text are drawn anew
    expect(filled.revisions).toEqual(unread.length === 0 ? { [IDEAS]: 1 } : {})
  })

  test.each<[string, readonly WatchlistList[], WatchlistPanelEvent[]]>([
    ['nothing is typed', WATCHLISTS, []],
    ['a price of zero alone', WATCHLISTS, [price(TEMPLATE_ROW, '0,00')]],
    ['its date is no date', WATCHLISTS, [price(TEMPLATE_ROW, '99'), unreadDate(TEMPLATE_ROW)]],
    ['there is one list', WATCHLISTS.slice(0, 1), [price(TEMPLATE_ROW, '99')]],
  ])('nothing is filled in where %s', (_sentence, lists, events) => {
    const before = run(lists, proceed(), ...events)
    expect(on(before, fill)).toBe(before)
  })

  test.each<[string, WatchlistPanelEvent[]]>([
    ['a value', [quantity(TEMPLATE_ROW, '7')]],
    ['a text that is no date', [unreadDate(TEMPLATE_ROW)]],
  ])('closing asks before %s of that row is lost; going back keeps values', (_sentence, events) => {
    const typed = on(details, ...events)
    expect(on(typed, { type: 'closed' }).stage).toMatchObject({ kind: 'details', asking: true })
    expect(on(typed, { type: 'wentBack' }, proceed()).template).toEqual(typed.template)
    expect(on(typed, { type: 'discarded' }).template).toEqual({ quantity: '', price: '', day: '' })
  })

  const leaveOut = (listId: number) => ({ type: 'listLeftOut', listId, hasListAccess: true }) as const

  test('a list is left out: unticked, its draft kept, the focus on the next one; and taken back', () => {
    const left = on(details, quantity(IDEAS, '9'), leaveOut(IDEAS))
    expect(ticks(left)).not.toContain(IDEAS)
    expect(draftOf(left, list(left, IDEAS)).quantity).toBe('9')
    expect(left.stage).toMatchObject({ target: { row: LADDER, part: 'leave' } })
    const back = on(left, undo)
    expect(ticks(back)).toContain(IDEAS)
    expect(back.stage).toMatchObject({ edit: null, target: { row: IDEAS, part: 'quantity' } })
  })

  test('leaving the last row out moves the focus up, and the only one leads back to the lists', () => {
    const left = on(details, leaveOut(LADDER))
    expect(left.stage).toMatchObject({ target: { row: IDEAS, part: 'leave' } })
    expect(on(left, leaveOut(IDEAS), leaveOut(CORE)).stage).toEqual({ kind: 'lists' })
  })

  test('leaving the only list of page 2 out shows page 1', () => {
    const lists = EMPTY_WATCHLISTS.slice(0, 7).map(one => ({ ...one, checked: true }))
    const left = run(lists, proceed(), { type: 'pageChosen', page: 2 }, leaveOut(7007))
    expect(left.stage).toMatchObject({ page: 1, target: { row: 7006, part: 'leave' } })
  })

  test('a saved list that is left out is removed by the same save', () => {
    expect(on(details, leaveOut(CORE), save()).request?.payload).toMatchObject({
      remove: [CORE],
      append: [{ listId: IDEAS }, { listId: LADDER }],
    })
  })

  test('saving with an error goes to the first wrong field, on its page', () => {
    const lists = EMPTY_WATCHLISTS.map(one => ({ ...one, checked: true }))
    const { stage } = run(lists, proceed(), price(7008, '100'), day(7007, '2025-07-01'), save())
    expect(stage).toMatchObject({ page: 2, target: { row: 7007, part: 'price' } })
  })

  test('an error on page 2 blocks all, and the way there is a jump', () => {
    const lists = EMPTY_WATCHLISTS.map(one => ({ ...one, checked: true }))
    const tried = run(lists, proceed(), price(7008, '100'), save())
    expect(tried.request).toBeNull()
    const there = on(tried, { type: 'jumped', listId: 7008, field: 'day', hasListAccess: true })
    expect(there.stage).toMatchObject({ page: 2, target: { row: 7008, part: 'day' } })
  })

  test('lists that are given anew change what is saved and nothing that was typed or ticked', () => {
    const typed = on(details, quantity(IDEAS, '7'))
    const other = WATCHLISTS.map(one => ({
      ...one,
      name: `${one.name}!`,
      values: { ...one.values, quantity: '1' },
    }))
    const given = on(typed, { type: 'listsReceived', lists: other })
    expect(draftOf(given, list(given, IDEAS)).quantity).toBe('7')
    expect(draftOf(given, list(given, CORE)).quantity).toBe('1')
    expect(ticks(given)).toContain(LADDER)
    expect(on(given, { type: 'listsReceived', lists: other })).toBe(given)
  })
})
