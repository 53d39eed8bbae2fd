import type { Refused, TradingRow } from '@accrue/api-client'
import type { CompareEvent } from '@accrue/ui/charts'
import { describe, expect, test } from 'vitest'
import { numeric, tradingRow } from '../../testing/facts.ts'
import {
  add,
  answered,
  bond,
  compared,
  GRAPH_SUBJECT,
  index,
  loadedGraph,
  play,
  rowsFor,
} from '../../testing/graph-play.ts'
import { type GraphEvent, initialGraph } from './graph.reducer.ts'
import type { GraphState } from './graph-state.ts'
import { urlOfState } from './graph-url.ts'

const priced = (row: Partial<TradingRow> = {}) =>
  tradingRow({ day: '2025-07-10', venueId: 4, indicativePrice: numeric('97.5'), ...row })
const refusal = (status: number, code = 'not_found'): Refused => ({
  kind: 'refused',
  code,
  message: '',
  field: null,
  status,
  retryAfter: null,
})
const requestedIds = (state: GraphState) => state.request?.payload.compared.map(({ id }) => id)
const ids = (state: GraphState) => state.compare.items.map(({ id }) => id)
const loaded = loadedGraph(priced())

describe('C7, C9 every change of the compared items loads again (bond-page §4)', () => {
  const two = play(loaded, add(bond(2)), add(index(14)))

  test('an added item is requested with the others, under a new id', () => {
    expect(requestedIds(two)).toEqual([2, 14])
    expect(two.request?.id).toBe((loaded.lastId ?? 0) + 2)
    expect(two.request?.payload).toMatchObject({ venueId: 4, periodByUser: false })
    expect(two.loaded.kind).toBe('loading')
  })

  test.each<[string, CompareEvent, number[]]>([
    ['a removed item', { type: 'removed', key: 'bonds 2 4' }, [14]],
    ['cancelling the last item', { type: 'lastCancelled' }, [2]],
  ])('%s', (_sentence, event, left) => {
    expect(requestedIds(play(two, compared(event)))).toEqual(left)
  })

  test.each<[string, CompareEvent]>([
    ['a duplicate', { type: 'added', candidate: bond(2) }],
    ['the main bond', { type: 'added', candidate: bond(1) }],
    ['a search text', { type: 'termChanged', text: 'treas' }],
    ['a name that loads later', { type: 'named', key: 'bonds 2 4', venueName: 'Estimation' }],
  ])('%s sends no request', (_sentence, event) => {
    expect(play(two, compared(event)).request).toBe(two.request)
  })

  test('an answer from before an item was removed is ignored', () => {
    const removed = play(two, compared({ type: 'removed', key: 'bonds 2 4' }))
    expect(play(removed, rowsFor(two, priced(), priced({ itemId: 2 })))).toBe(removed)
  })

  test('a change of period keeps the compared items', () => {
    expect(requestedIds(play(two, { type: 'periodChosen', period: '1Y' }))).toEqual([2, 14])
  })

  test('the nearest date keeps them too', () => {
    const moved = play(two, answered(two, { kind: 'ok', data: { kind: 'nearest', day: '2024-08-23' } }))
    expect(requestedIds(moved)).toEqual([2, 14])
    const late = play(
      moved,
      rowsFor(moved, priced(), priced({ itemId: 2 }), priced({ itemId: 14, model: 'index', venueId: null })),
    )
    expect(ids(late)).toEqual([2, 14])
  })
})

describe('C13 the outcome of each item', () => {
  const two = play(loaded, add(bond(2)), add(index(14)))

  test('rows are split: the bond’s own, and those of each item', () => {
    const own = priced()
    const other = priced({ itemId: 2 })
    const level = priced({ itemId: 14, model: 'index', venueId: null })
    const state = play(two, rowsFor(two, own, other, level))
    expect(state.loaded).toMatchObject({ kind: 'rows', rows: { rows: [own] } })
    expect(state.loaded.kind === 'rows' && [...(state.loaded.rows.others ?? [])]).toEqual([
      ['bonds 2 4', [other]],
      ['index 14', [level]],
    ])
    expect(state.compare.messages).toEqual([])
  })

  test('the main bond on another trading ground is a separate line with the name of its trading ground', () => {
    const both = play(loaded, add({ ...bond(1, 100), name: 'Note' }))
    const state = play(both, rowsFor(both, priced(), priced({ venueId: 100 })))
    expect(state.compare.items[0]).toMatchObject({ venueName: 'FedInvest' })
    expect(state.loaded.kind === 'rows' && state.loaded.rows.rows).toHaveLength(1)
  })

  test('an item without rows is removed with a message, and its text returns to the search', () => {
    const state = play(two, rowsFor(two, priced(), priced({ itemId: 14, model: 'index', venueId: null })))
    expect(ids(state)).toEqual([14])
    expect(state.compare).toMatchObject({
      messages: [{ kind: 'noData', name: 'Bond 2' }],
      term: 'bon 2',
      open: true,
    })
    expect(state.request).toBeNull()
  })

  test.each<[string, GraphEvent[], Partial<TradingRow>, string[]]>([
    ['a price needs the indicative price', [], { indicativeYield: numeric('0.04') }, ['noMeasure']],
    ['a yield needs the indicative yield', [{ type: 'typeChosen', chart: 'yield' }], {}, ['noMeasure']],
    ['… and has it', [{ type: 'typeChosen', chart: 'yield' }], { indicativeYield: numeric('0.04') }, []],
    ['a g-spread needs a g-spread', [{ type: 'typeChosen', chart: 'gspread' }], {}, ['noMeasure']],
    ['… which it has', [{ type: 'typeChosen', chart: 'gspread' }], { gSpread: numeric('12') }, []],
    ['… or a t-spread', [{ type: 'typeChosen', chart: 'gspread' }], { tSpread: numeric('12') }, []],
    ['a masked line keeps its shape and stays (readings #13)', [], { masked: true, shape: 40 }, []],
  ])('%s (bond-page §5)', (_sentence, events, row, kinds) => {
    const state = play(loaded, add(bond(2)), ...events)
    const bare = tradingRow({ day: '2025-07-10', venueId: 4, itemId: 2, ...row })
    const main = priced({ indicativeYield: numeric('0.04'), gSpread: numeric('3') })
    const after = play(state, rowsFor(state, main, bare))
    expect(after.compare.messages.map(({ kind }) => kind)).toEqual(kinds)
  })

  test('the next action of the user clears messages', () => {
    const state = play(two, rowsFor(two, priced()))
    expect(state.compare.messages).toHaveLength(2)
    for (const event of [
      { type: 'periodChosen', period: '1M' },
      { type: 'viewChosen', view: 'archive' },
      { type: 'valuesChosen', values: 'percent' },
      { type: 'spreadChosen', on: true },
    ] satisfies GraphEvent[])
      expect(play(state, event).compare.messages).toEqual([])
  })

  test('a failure keeps all items, and a retry requests them again', () => {
    const failed = play(two, { type: 'failed', id: two.request?.id ?? -1, fault: new Error('offline') })
    expect(failed.loaded).toEqual({ kind: 'failed' })
    expect(requestedIds(play(failed, { type: 'retried' }))).toEqual([2, 14])
  })
})

describe('a request refused for its items', () => {
  const one = play(loaded, add(bond(2)))
  const good = play(one, rowsFor(one, priced(), priced({ itemId: 2 })))
  const more = play(good, add(bond(999)))

  test('drops items that never loaded, with a message, and is sent again', () => {
    const state = play(more, answered(more, refusal(404)))
    expect(requestedIds(state)).toEqual([2])
    expect(state.compare.messages).toEqual([{ kind: 'refused', name: 'Bond 999' }])
    expect(state.loaded.kind).toBe('loading')
  })

  test('a refusal without items to drop is shown', () => {
    const again = play(more, answered(more, refusal(404)))
    const state = play(again, answered(again, refusal(404)))
    expect(state).toMatchObject({ request: null, loaded: { kind: 'refused', code: 'not_found' } })
  })

  test.each([401, 403, 429])('status %i does not concern the items: they stay', status => {
    const state = play(more, answered(more, refusal(status, 'need_auth')))
    expect(ids(state)).toEqual([2, 999])
    expect(state.loaded).toEqual({ kind: 'refused', code: 'need_auth' })
  })
})

describe('C9 the trading ground of the main bond', () => {
  test('an item that becomes the main line is removed and not requested', () => {
    const state = play(loaded, add(bond(1, 100)), add(bond(2)), {
      type: 'venueChosen',
      venueId: 100,
    })
    expect(requestedIds(state)).toEqual([2])
    expect(state.compare.messages).toEqual([{ kind: 'becameMain', name: 'Bond 1' }])
  })
})

describe('X1 the address', () => {
  const url = {
    compare: [
      { kind: 'bonds' as const, id: 2, venueId: 100 },
      { kind: 'index' as const, id: 14, venueId: null },
    ],
  }
  const withSpread = { compare: url.compare.slice(0, 1), spread: true as const }

  test('a link opens with its comparison, requested at once', () => {
    const state = initialGraph(url, GRAPH_SUBJECT)
    expect(requestedIds(state)).toEqual([2, 14])
    expect(urlOfState(state, GRAPH_SUBJECT)).toEqual(url)
  })

  test('C11 spread=1 is in the address only with two lines', () => {
    const state = initialGraph(withSpread, GRAPH_SUBJECT)
    expect(state.spread).toBe(true)
    expect(urlOfState(state, GRAPH_SUBJECT)).toEqual(withSpread)
    const three = play(state, add(index(14)))
    expect(urlOfState(three, GRAPH_SUBJECT)).toEqual(url)
    const two = play(three, compared({ type: 'lastCancelled' }))
    expect(urlOfState(two, GRAPH_SUBJECT)).toEqual(withSpread)
    const [item] = two.compare.items
    const one = play(two, compared({ type: 'removed', key: item?.key ?? '' }))
    expect(urlOfState(one, GRAPH_SUBJECT)).toEqual({})
  })

  test('C11 a bond without rows has no spread', () => {
    const state = initialGraph(withSpread, GRAPH_SUBJECT)
    expect(
      urlOfState(play(state, rowsFor(state, priced({ itemId: 2, venueId: 100 }))), GRAPH_SUBJECT),
    ).toEqual({
      compare: withSpread.compare,
    })
  })

  test('access row 23: without access to the comparison the address keeps the spread of the link', () => {
    const reader = { ...GRAPH_SUBJECT, mayCompare: false }
    expect(urlOfState(initialGraph(withSpread, reader), reader)).toEqual(withSpread)
  })

  test('the main bond on the shown trading ground is left out', () => {
    expect(
      requestedIds(initialGraph({ compare: [{ kind: 'bonds', id: 1, venueId: 4 }] }, GRAPH_SUBJECT)),
    ).toEqual([])
  })

  test('access row 23: without access to the comparison only the bond is requested, and the address keeps the items', () => {
    const reader = { ...GRAPH_SUBJECT, mayCompare: false }
    const state = initialGraph(url, reader)
    expect(requestedIds(state)).toEqual([])
    expect(urlOfState(state, reader)).toEqual(url)
  })

  test('a step back to another comparison loads it; a step to the same one sends no request', () => {
    const state = play(loaded, add(bond(2, 100)), add(index(14)))
    expect(play(state, { type: 'addressChanged', url: { compare: url.compare } }).request).toBe(state.request)
    expect(requestedIds(play(state, { type: 'addressChanged', url: {} }))).toEqual([])
  })
})
