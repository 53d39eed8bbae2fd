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

describe('W2 step 2 keeps typed values by list (shared-blocks §4, §5)', () => {
  const details = run(WATCHLISTS, tick(LADDER), proceed())

  test('the fields of a saved list have the saved values, those of a new one are empty', () => {
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
    ['an invalid date', [{ type: 'dateValidated', row: LADDER, field: 'day', valid: false }], true],
    [
      'an invalid date that was corrected',
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

  test('sent values: price with three decimals, quantity as typed, nothing removed', () => {
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

  test('during a save nothing can be typed, closed or paged', () => {
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
    ['no changes', [], 'closes'],
    ['a reverted change', [quantity(CORE, '5'), quantity(CORE, '1 000')], 'closes'],
    ['the same price with a comma', [price(CORE, '97,625')], 'closes'],
    ['a quantity', [quantity(CORE, '5')], 'asks'],
    ['a price', [price(IDEAS, '5')], 'asks'],
    ['a date', [day(IDEAS, '2025-07-01')], 'asks'],
    ['an invalid date', [{ type: 'dateValidated', row: IDEAS, field: 'day', valid: false }], 'asks'],
  ])('closing with %s %s', (_sentence, events, outcome) => {
    const { stage } = on(details, ...events, { type: 'closed' })
    expect(stage).toMatchObject(
      outcome === 'asks' ? { kind: 'details', confirmingDiscard: true } : { kind: 'lists' },
    )
  })

  test('the question: keep editing or discard; a second Escape keeps editing', () => {
    const confirming = on(details, quantity(CORE, '5'), { type: 'closed' })
    for (const type of ['closeCancelled', 'closed'] as const) {
      const editing = on(confirming, { type })
      expect(editing.stage).toMatchObject({ kind: 'details', confirmingDiscard: false })
      expect(draftOf(editing, list(editing, CORE)).quantity).toBe('5')
    }
    const discarded = on(confirming, { type: 'discarded' })
    expect(discarded.stage.kind).toBe('lists')
    expect(isChanged(discarded, list(discarded, CORE))).toBe(false)
    expect(ticks(discarded)).toContain(LADDER)
  })

  test('going back to the lists keeps typed values, also of a list that is unticked and ticked again', () => {
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

  test('a list is reset to the saved values, and its fields remount', () => {
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

  const invalidDate = (row: WatchlistRowId) =>
    ({ type: 'dateValidated', row, field: 'day', valid: false }) as const

  test.each<[string, WatchlistPanelEvent[], number[]]>([
    ['a day replaces an invalid text', [day(TEMPLATE_ROW, '2025-07-01')], []],
    ['a price does not', [price(TEMPLATE_ROW, '99')], [IDEAS]],
  ])('%s', (_sentence, events, invalidDays) => {
    const filled = on(details, invalidDate(IDEAS), ...events, fill)
    expect(filled.invalidDays).toEqual(invalidDays.map(id => ({ row: id, field: 'day' })))
    // fields with such a text remount
    expect(filled.revisions).toEqual(invalidDays.length === 0 ? { [IDEAS]: 1 } : {})
  })

  test.each<[string, readonly WatchlistList[], WatchlistPanelEvent[]]>([
    ['the template is empty', WATCHLISTS, []],
    ['a price of zero alone', WATCHLISTS, [price(TEMPLATE_ROW, '0,00')]],
    ['its date is invalid', WATCHLISTS, [price(TEMPLATE_ROW, '99'), invalidDate(TEMPLATE_ROW)]],
    ['there is one list', WATCHLISTS.slice(0, 1), [price(TEMPLATE_ROW, '99')]],
  ])('nothing is filled in where %s', (_sentence, lists, events) => {
    const before = run(lists, proceed(), ...events)
    expect(on(before, fill)).toBe(before)
  })

  test.each<[string, WatchlistPanelEvent[]]>([
    ['a value', [quantity(TEMPLATE_ROW, '7')]],
    ['an invalid date', [invalidDate(TEMPLATE_ROW)]],
  ])('closing asks before it discards %s of that row; going back keeps values', (_sentence, events) => {
    const typed = on(details, ...events)
    expect(on(typed, { type: 'closed' }).stage).toMatchObject({ kind: 'details', confirmingDiscard: true })
    expect(on(typed, { type: 'wentBack' }, proceed()).template).toEqual(typed.template)
    expect(on(typed, { type: 'discarded' }).template).toEqual({ quantity: '', price: '', day: '' })
  })

  const leaveOut = (listId: number) => ({ type: 'listLeftOut', listId, hasListAccess: true }) as const

  test('a list is left out: unticked, its draft stays, the next one has the focus; Undo restores it', () => {
    const left = on(details, quantity(IDEAS, '9'), leaveOut(IDEAS))
    expect(ticks(left)).not.toContain(IDEAS)
    expect(draftOf(left, list(left, IDEAS)).quantity).toBe('9')
    expect(left.stage).toMatchObject({ target: { row: LADDER, part: 'leave' } })
    const back = on(left, undo)
    expect(ticks(back)).toContain(IDEAS)
    expect(back.stage).toMatchObject({ edit: null, target: { row: IDEAS, part: 'quantity' } })
  })

  test('leaving the last row out moves the focus up; leaving the only one out goes back to the lists', () => {
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

  test('saving with an error focuses the first invalid field, on its page', () => {
    const lists = EMPTY_WATCHLISTS.map(one => ({ ...one, checked: true }))
    const { stage } = run(lists, proceed(), price(7008, '100'), day(7007, '2025-07-01'), save())
    expect(stage).toMatchObject({ page: 2, target: { row: 7007, part: 'price' } })
  })

  test('an error on page 2 blocks saving, and a jump focuses it', () => {
    const lists = EMPTY_WATCHLISTS.map(one => ({ ...one, checked: true }))
    const tried = run(lists, proceed(), price(7008, '100'), save())
    expect(tried.request).toBeNull()
    const there = on(
      tried,
      { type: 'pageChosen', page: 1 },
      { type: 'jumped', listId: 7008, field: 'quantity', hasListAccess: true },
    )
    expect(there.stage).toMatchObject({ page: 2, target: { row: 7008, part: 'quantity', turn: 2 } })
  })

  test.each<[string, WatchlistPanelEvent]>([
    ['a field that there is not', { type: 'typed', row: CORE, field: 'colour', text: 'x' }],
    ['a list that there is not', quantity(99, '5')],
    ['the read-only list', quantity(6006, '5')],
    [
      'the date of a list, which is valid still',
      { type: 'dateValidated', row: CORE, field: 'day', valid: true },
    ],
    ['the choice of a list that is not chosen', leaveOut(6008)],
    ['no edit', undo],
    ['lists: the main button of step 1', proceed()],
  ])('nothing changes in step 2 by %s', (_sentence, event) => {
    expect(on(details, event)).toBe(details)
  })

  test('a day is as typed, a text is cut', () => {
    const long = '1'.repeat(500)
    const state = on(details, day(CORE, long), quantity(CORE, long))
    const draft = draftOf(state, list(state, CORE))
    expect(draft.day).toBe(long)
    expect(draft.quantity).not.toBe(long)
  })

  test('an invalid date of another list stays invalid; leaving a list out, or the step, forgets its own', () => {
    const both = on(details, invalidDate(CORE), invalidDate(IDEAS))
    expect(on(both, invalidDate(CORE))).toBe(both)
    const [first, second] = both.invalidDays
    expect(on(both, { type: 'dateValidated', row: CORE, field: 'day', valid: true }).invalidDays).toEqual([
      second,
    ])
    expect(on(both, leaveOut(IDEAS)).invalidDays).toEqual([first])
    expect(on(both, { type: 'wentBack' }).invalidDays).toEqual([])
  })

  test('a left-out list can be put back', () => {
    expect(on(details, leaveOut(IDEAS)).stage).toMatchObject({ edit: { kind: 'leftOut', listId: IDEAS } })
    expect(ticks(on(details, leaveOut(LADDER), undo))).toContain(LADDER)
  })

  test('two lists are enough to fill in', () => {
    const two = run(WATCHLISTS.slice(0, 2), proceed(), price(TEMPLATE_ROW, '99'))
    expect(on(two, fill).stage).toMatchObject({ edit: { kind: 'filled', count: 2 } })
  })

  test('an error closes the question and the message about access', () => {
    const confirming = on(details, price(LADDER, '100'), { type: 'closed' })
    const tried = on({ ...confirming, forbidden: true }, save())
    expect(tried).toMatchObject({ forbidden: false, stage: { tries: 1, confirmingDiscard: false } })
  })

  test('a save is a save, and closes the question', () => {
    const saving = on(details, quantity(CORE, '5'), { type: 'closed' }, save())
    expect(saving.request?.payload.purpose).toBe('save')
    expect(saving.stage).toMatchObject({ kind: 'details', confirmingDiscard: false })
  })

  test.each<[string, readonly WatchlistList[], 'details' | 'lists']>([
    ['lists of which some are chosen', WATCHLISTS.slice(0, 1), 'details'],
    ['lists of which none is chosen', [], 'lists'],
  ])('new lists: %s', (_sentence, lists, kind) => {
    expect(on(details, { type: 'listsReceived', lists }).stage.kind).toBe(kind)
  })

  test('a save goes on in step 2, whatever lists come', () => {
    expect(on(details, save(), { type: 'listsReceived', lists: [] }).stage.kind).toBe('details')
  })

  test('new lists change saved values, not typed ones or ticks', () => {
    const typed = on(details, quantity(IDEAS, '7'))
    const other = WATCHLISTS.map(one => ({
      ...one,
      name: `${one.name}!`,
      values: { ...one.values, quantity: '1' },
    }))
    const updated = on(typed, { type: 'listsReceived', lists: other })
    expect(draftOf(updated, list(updated, IDEAS)).quantity).toBe('7')
    expect(draftOf(updated, list(updated, CORE)).quantity).toBe('1')
    expect(ticks(updated)).toContain(LADDER)
    expect(on(updated, { type: 'listsReceived', lists: other })).toBe(updated)
  })
})
