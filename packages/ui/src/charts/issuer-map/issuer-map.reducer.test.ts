import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  INITIAL_MAP,
  type IssuerMapEvent,
  type IssuerMapState,
  issuerMapReducer,
  type MapFacts,
  mapChoiceOf,
  mapLabelsOf,
  removedKeys,
  venueAfter,
} from './issuer-map.reducer.ts'

const stateAfter = (events: readonly IssuerMapEvent[], from: Partial<IssuerMapState> = {}): IssuerMapState =>
  events.reduce(issuerMapReducer, { ...INITIAL_MAP, ...from })

const FACTS: MapFacts = {
  currencies: [
    { id: 840, text: 'USD' },
    { id: 978, text: 'EUR' },
    { id: 643, text: 'RUB' },
  ],
  venues: [
    {
      currencyId: 840,
      options: [
        { id: 4, text: 'Estimation' },
        { id: 100, text: 'FedInvest' },
      ],
    },
    {
      currencyId: 978,
      options: [
        { id: 7, text: 'Frankfurt' },
        { id: 100, text: 'FedInvest' },
      ],
    },
  ],
  currencyId: 840,
  venueId: 100,
}

describe('M1: currency and trading ground', () => {
  test.each<[string, Partial<MapFacts>, Partial<IssuerMapState>, (number | null)[]]>([
    ['the defaults of the data', {}, {}, [840, 100]],
    ['the user’s choice comes first', {}, { currencyId: 978, venueId: 7 }, [978, 7]],
    ['a currency that is not in the list: the first (reliability §3.2)', { currencyId: 1 }, {}, [840, 100]],
    ['a trading ground that the currency does not have: its first', { venueId: 99 }, {}, [840, 4]],
    ['a chosen trading ground of another currency: the default of the data', {}, { venueId: 7 }, [840, 100]],
    ['a currency without trading grounds has none', { currencyId: 643 }, {}, [643, null]],
    ['without currencies there is neither', { currencies: [], venues: [] }, {}, [null, null]],
    ['no defaults: the first of both', { currencyId: null, venueId: null }, {}, [840, 4]],
  ])('%s', (_, facts, state, [currencyId, venueId]) => {
    expect(mapChoiceOf({ ...INITIAL_MAP, ...state }, { ...FACTS, ...facts })).toMatchObject({
      currencyId,
      venueId,
    })
  })

  test('without currencies the trading grounds of no currency count', () => {
    const venues = [{ currencyId: null, options: [{ id: 4, text: 'Estimation' }] }]
    expect(mapChoiceOf(INITIAL_MAP, { currencies: [], venues })).toMatchObject({ venueId: 4 })
  })
})

describe('M2: another currency resets the trading ground only if it is unavailable', () => {
  test.each<[string, Partial<IssuerMapState>, number, number | null]>([
    ['the trading ground is available: it stays', {}, 978, 100],
    ['it is not: the first', { venueId: 4 }, 978, 7],
    ['the currency has no trading ground: none', {}, 643, null],
    ['the same currency again: it stays', { venueId: 4 }, 840, 4],
  ])('%s', (_, state, id, venueId) => {
    const from = { ...INITIAL_MAP, ...state }
    expect(venueAfter(from, id, FACTS)).toBe(venueId)
    expect(issuerMapReducer(from, { type: 'currencyChosen', id, facts: FACTS })).toMatchObject({
      currencyId: id,
      venueId,
    })
  })

  test('returning to a currency does not restore its trading ground: the first is shown', () => {
    const [usd] = FACTS.venues
    const facts = {
      ...FACTS,
      venues: [...(usd ? [usd] : []), { currencyId: 978, options: [{ id: 7, text: 'Frankfurt' }] }],
    }
    const state = stateAfter([
      { type: 'currencyChosen', id: 978, facts },
      { type: 'currencyChosen', id: 840, facts },
    ])
    expect(mapChoiceOf(state, facts).venueId).toBe(4)
  })

  test.each<[string, IssuerMapEvent]>([
    ['currency', { type: 'currencyChosen', id: 978, facts: FACTS }],
    ['trading ground', { type: 'venueChosen', id: 4 }],
  ])(
    'another %s shows other points: selection, cursor and zoom are reset, removed points stay removed',
    (_, event) => {
      const state = stateAfter([event], {
        deleting: true,
        selected: ['a'],
        cursor: { key: 'a', selected: true },
        view: { x: { from: 0, to: 1 }, y: { from: 0, to: 1 } },
        removed: [['b']],
      })
      expect(state).toMatchObject({
        deleting: true,
        selected: [],
        cursor: null,
        view: null,
        removed: [['b']],
      })
    },
  )
})

describe('M4: delete mode', () => {
  const deleting = { deleting: true }
  test.each<[string, Partial<IssuerMapState>, IssuerMapEvent[], Partial<IssuerMapState>]>([
    [
      'selecting counts, selecting again lets go',
      deleting,
      [
        { type: 'picked', key: 'a' },
        { type: 'picked', key: 'b' },
        { type: 'picked', key: 'a' },
      ],
      { selected: ['b'] },
    ],
    [
      'a rectangle adds, each point once',
      { ...deleting, selected: ['a'] },
      [{ type: 'swept', keys: ['a', 'b', 'c'] }],
      { selected: ['a', 'b', 'c'] },
    ],
    ['outside of the mode nothing is selected', {}, [{ type: 'picked', key: 'a' }], { selected: [] }],
    ['nor by a rectangle', {}, [{ type: 'swept', keys: ['a'] }], { selected: [] }],
    [
      'removing removes the selected points and remembers them',
      { ...deleting, selected: ['a', 'b'], cursor: { key: 'a', selected: true } },
      [{ type: 'removedSelected' }],
      { selected: [], removed: [['a', 'b']], touched: true, cursor: null },
    ],
    [
      'nothing selected, nothing removed',
      deleting,
      [{ type: 'removedSelected' }],
      { removed: [], touched: false },
    ],
    ['removing needs the mode', { selected: ['a'] }, [{ type: 'removedSelected' }], { removed: [] }],
    [
      'undo restores only the last removal, and remembers its points',
      { removed: [['a'], ['b', 'c']], touched: true },
      [{ type: 'undone' }],
      { removed: [['a']], touched: true, restored: ['b', 'c'] },
    ],
    [
      'undo does not move the cursor',
      { removed: [['a']], cursor: { key: 'b', selected: false } },
      [{ type: 'undone' }],
      { cursor: { key: 'b', selected: false } },
    ],
    [
      'with the next step it is no news any more',
      { restored: ['a'] },
      [{ type: 'stepped', key: 'b' }],
      { restored: [] },
    ],
    [
      'nor with the next selection',
      { ...deleting, restored: ['a'] },
      [{ type: 'picked', key: 'b' }],
      { restored: [] },
    ],
    ['nothing to undo, nothing happens', {}, [{ type: 'undone' }], { removed: [] }],
    [
      'leaving the mode lets the selection go',
      { ...deleting, selected: ['a'] },
      [{ type: 'deletingToggled' }],
      { deleting: false, selected: [] },
    ],
    [
      'the selection can be let go',
      { ...deleting, selected: ['a'] },
      [{ type: 'selectionCleared' }],
      { deleting: true, selected: [] },
    ],
    [
      'the cursor knows whether it came upon a selected point',
      { ...deleting, selected: ['a'] },
      [{ type: 'stepped', key: 'a' }],
      { cursor: { key: 'a', selected: true } },
    ],
    [
      'selecting under the cursor is not announced by the cursor again',
      deleting,
      [
        { type: 'stepped', key: 'a' },
        { type: 'picked', key: 'a' },
      ],
      { cursor: { key: 'a', selected: false }, selected: ['a'] },
    ],
  ])('%s', (_, from, events, expected) => {
    expect(stateAfter(events, from)).toMatchObject(expected)
  })

  test('property: for any selection, undoing a removal restores the state', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd', 'e')
    fc.assert(
      fc.property(
        fc.array(fc.array(key, { minLength: 1 })),
        fc.uniqueArray(key, { minLength: 1 }),
        (past, now) => {
          const before = { ...INITIAL_MAP, deleting: true, removed: past }
          const state = stateAfter([{ type: 'swept', keys: now }, { type: 'removedSelected' }], before)
          expect([...removedKeys(state)].sort()).toEqual([...new Set([...past.flat(), ...now])].sort())
          const back = issuerMapReducer(state, { type: 'undone' })
          expect(back.removed).toEqual(past)
          expect(back.selected).toEqual([])
        },
      ),
    )
  })
})

describe('the view', () => {
  const whole = { x: { from: 0, to: 20 }, y: { from: 3, to: 5 } }
  const quarter = { x: { from: 5, to: 10 }, y: { from: 3.5, to: 4 } }
  test.each<[string, Partial<IssuerMapState>, IssuerMapEvent, IssuerMapState['view']]>([
    [
      'the centre of a zoom stays in place',
      {},
      { type: 'zoomed', around: { x: 10, y: 4 }, factor: 0.5, whole },
      { x: { from: 5, to: 15 }, y: { from: 3.5, to: 4.5 } },
    ],
    [
      'zooming out of everything is no zoom',
      {},
      { type: 'zoomed', around: { x: 1, y: 4 }, factor: 2, whole },
      null,
    ],
    ['a rectangle is looked into', {}, { type: 'viewChanged', view: quarter, whole }, quarter],
    [
      'one over the edge is moved inside',
      {},
      { type: 'viewChanged', view: { ...quarter, x: { from: 18, to: 23 } }, whole },
      { ...quarter, x: { from: 15, to: 20 } },
    ],
    [
      'panning stops at the edge',
      { view: quarter },
      { type: 'panned', by: { x: -50, y: 0.25 }, whole },
      { x: { from: 0, to: 5 }, y: { from: 3.75, to: 4.25 } },
    ],
    [
      'the middle between two fingers stays in place',
      {},
      { type: 'pinched', factor: 0.5, from: { x: 0.5, y: 0.25 }, to: { x: 0.5, y: 0.25 }, whole },
      { x: { from: 5, to: 15 }, y: { from: 3.25, to: 4.25 } },
    ],
    [
      'two fingers move the map along',
      { view: { x: { from: 5, to: 15 }, y: { from: 3.5, to: 4.5 } } },
      { type: 'pinched', factor: 1, from: { x: 0.5, y: 0.5 }, to: { x: 0.75, y: 0.25 }, whole },
      { x: { from: 2.5, to: 12.5 }, y: { from: 3.75, to: 4.75 } },
    ],
    [
      'two fingers that close show everything again',
      { view: quarter },
      { type: 'pinched', factor: 40, from: { x: 0.5, y: 0.5 }, to: { x: 0.5, y: 0.5 }, whole },
      null,
    ],
    ['reset shows everything', { view: quarter }, { type: 'reset' }, null],
  ])('%s', (_, from, event, view) => {
    expect(stateAfter([event], from).view).toEqual(view)
  })

  test('zooming has a limit', () => {
    const zoom: IssuerMapEvent = { type: 'zoomed', around: { x: 10, y: 4 }, factor: 0.01, whole }
    const { view } = stateAfter([zoom, zoom, zoom])
    expect((view?.x.to ?? 0) - (view?.x.from ?? 0)).toBeCloseTo(0.1, 9)
  })

  test('at the zoom limit two fingers move nothing', () => {
    const middle = { x: 0.2, y: 0.8 }
    const pinch: IssuerMapEvent = { type: 'pinched', factor: 0.001, from: middle, to: middle, whole }
    const [once, twice] = [stateAfter([pinch]).view, stateAfter([pinch, pinch]).view]
    expect(once?.x.from).toBeCloseTo(4 - 0.02, 9)
    expect(twice?.x.from).toBeCloseTo(once?.x.from ?? 0, 9)
    expect(twice?.y.to).toBeCloseTo(once?.y.to ?? 0, 9)
  })
})

describe('M5 and the rest', () => {
  test.each([
    ['off', 'off'],
    ['on', 'on'],
    ['all', 'all'],
    ['constructor', 'on'],
  ])('labels %s are %s', (word, labels) => expect(mapLabelsOf(word)).toBe(labels))

  test.each<[string, Partial<IssuerMapState>, IssuerMapEvent[], Partial<IssuerMapState>]>([
    ['labels are chosen', {}, [{ type: 'labelsChosen', labels: 'all' }], { labels: 'all' }],
    ['a trend is chosen', {}, [{ type: 'trendChosen', trend: 'linear' }], { trend: 'linear' }],
    ['the table opens', {}, [{ type: 'tableToggled' }], { table: 'firstRows' }],
    ['and closes', { table: 'allRows' }, [{ type: 'tableToggled' }], { table: 'closed' }],
    ['all rows', { table: 'firstRows' }, [{ type: 'allRowsShown' }], { table: 'allRows' }],
    [
      'blur removes the cursor',
      { focused: true, cursor: { key: 'a', selected: false } },
      [{ type: 'blurred' }],
      { focused: false, cursor: null },
    ],
    [
      'so does Escape',
      { focused: true, cursor: { key: 'a', selected: false } },
      [{ type: 'dismissed' }],
      { focused: true, cursor: null },
    ],
  ])('%s', (_, from, events, expected) => expect(stateAfter(events, from)).toMatchObject(expected))
})
