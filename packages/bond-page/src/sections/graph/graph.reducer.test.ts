import type { Tradings } from '@accrue/api-client'
import { describe, expect, test } from 'vitest'
import type { ChartUrl } from '../../rules/chart-url.ts'
import { numeric, tradingRow } from '../../testing/facts.ts'
import {
  add,
  bond,
  dataFor,
  GRAPH_SUBJECT,
  loadedGraph,
  openedGraph,
  play,
  rowsFor,
} from '../../testing/graph-play.ts'
import { type GraphEvent, initialGraph } from './graph.reducer.ts'
import { type GraphState, rangeOf, shownPeriod, shownTab, tabsOn, typesOn } from './graph-state.ts'
import { urlOfState } from './graph-url.ts'

const rows: Tradings = { kind: 'rows', rows: [], dropped: 0 }

describe('opening the section', () => {
  test('requests three months up to today on the default trading ground (bond-page §2)', () => {
    expect(openedGraph().request?.payload).toEqual({
      bondId: 1,
      venueId: 4,
      type: 'price',
      range: { from: '2025-04-11', to: '2025-07-11' },
      compared: [],
      periodByUser: false,
      mayMove: true,
    })
    expect(openedGraph()).toMatchObject({ notes: [], loaded: { kind: 'loading', before: null } })
  })

  test('X1 reads type, trading ground, view and period from the address', () => {
    const state = initialGraph(
      { type: 'yield', venueId: 100, view: 'archive', period: '1Y', values: 'percent' },
      GRAPH_SUBJECT,
    )
    expect(state).toMatchObject({ type: 'yield', venueId: 100, view: 'archive', values: 'percent' })
    expect(rangeOf(state, GRAPH_SUBJECT)).toEqual({ from: '2024-07-11', to: '2025-07-11' })
  })

  test.each([
    ['an unknown ground becomes the default one', { venueId: 999 }, { venueId: 4 }],
    [
      'a type that the ground lacks becomes price',
      { venueId: 381, type: 'yield' as const },
      { type: 'price' },
    ],
  ])('X1 %s', (_sentence, url, expected) => {
    expect(initialGraph(url, GRAPH_SUBJECT)).toMatchObject(expected)
  })

  test('C14 a start after the end sends no request', () => {
    const state = initialGraph({ from: '2025-07-01', to: '2025-06-01' }, GRAPH_SUBJECT)
    expect(state).toMatchObject({ request: null, loaded: { kind: 'wrongPeriod' } })
  })

  test('C14 without a trading ground no request is sent', () => {
    const none = { ...GRAPH_SUBJECT, venues: [], defaultVenueId: null, charts: [] }
    expect(initialGraph({}, none)).toMatchObject({ request: null, loaded: { kind: 'noVenue' } })
  })

  test('C4 a matured bond ends on the default trading ground’s latest date', () => {
    const matured = { ...GRAPH_SUBJECT, bondStatus: 128, defaultVenueId: 100 }
    expect(initialGraph({}, matured).request?.payload.range).toEqual({ from: '2024-05-23', to: '2024-08-23' })
  })
})

describe('C7 loading and stale answers', () => {
  test.each<[string, GraphEvent]>([
    ['period', { type: 'periodChosen', period: '1Y' }],
    ['type', { type: 'typeChosen', chart: 'yield' }],
    ['trading ground', { type: 'venueChosen', venueId: 100 }],
    [
      'an arbitrary period',
      { type: 'rangeChosen', range: { from: '2025-01-02', to: '2025-07-11' }, moved: null },
    ],
  ])('the loading flag is set on a change of %s, and the previous rows stay for the axes', (_what, event) => {
    const state = play(loadedGraph(), event)
    expect(state.loaded).toEqual({ kind: 'loading', before: rows })
    expect(state.request).not.toBeNull()
  })

  test('an answer to an older request is ignored', () => {
    const first = openedGraph()
    const second = play(first, { type: 'periodChosen', period: '1Y' })
    expect(play(second, dataFor(first, rows))).toBe(second)
    expect(play(second, { type: 'failed', id: first.request?.id ?? -1, fault: new Error('late') })).toBe(
      second,
    )
  })

  test('changing the view, the values or choosing the same type sends no request', () => {
    const state = loadedGraph()
    const after = play(
      state,
      { type: 'viewChosen', view: 'archive' },
      { type: 'valuesChosen', values: 'percent' },
      { type: 'typeChosen', chart: 'price' },
      { type: 'venueChosen', venueId: 4 },
    )
    expect(after).toMatchObject({ view: 'archive', values: 'percent', request: null, lastId: state.lastId })
  })

  test('a failure is shown, and a retry sends the same request again', () => {
    const opened = openedGraph()
    const failed = play(opened, { type: 'failed', id: opened.request?.id ?? -1, fault: new Error('offline') })
    expect(failed.loaded).toEqual({ kind: 'failed' })
    expect(play(failed, { type: 'retried' }).request?.payload).toEqual(opened.request?.payload)
  })

  test('a refusal is an answer with a code', () => {
    const opened = openedGraph()
    const refused = {
      kind: 'refused',
      code: 'need_auth',
      message: '',
      field: null,
      status: 401,
      retryAfter: null,
    } as const
    expect(play(opened, { type: 'answered', id: 1, answer: refused }).loaded).toEqual({
      kind: 'refused',
      code: 'need_auth',
    })
  })
})

describe('C6 a number answers with the nearest date (bond-page §4, readings #23)', () => {
  const moved = () => {
    const state = play(openedGraph(), { type: 'venueChosen', venueId: 100 })
    return play(state, dataFor(state, { kind: 'nearest', day: '2024-08-23' }))
  }

  test('the period becomes the three months before it, in one more request', () => {
    const state = moved()
    expect(rangeOf(state, GRAPH_SUBJECT)).toEqual({ from: '2024-05-23', to: '2024-08-23' })
    expect(state.notes).toEqual([{ kind: 'nearest', day: '2024-08-23' }])
    expect(state.request).toMatchObject({ id: 3, payload: { mayMove: false, periodByUser: false } })
  })

  test('a second number does not move the period: no data for it', () => {
    const state = moved()
    const after = play(state, dataFor(state, { kind: 'nearest', day: '2023-01-01' }))
    expect(after).toMatchObject({ request: null, loaded: { kind: 'none' } })
    expect(rangeOf(after, GRAPH_SUBJECT).to).toBe('2024-08-23')
  })

  test.each<[string, GraphEvent]>([
    ['ground', { type: 'venueChosen', venueId: 381 }],
    ['type', { type: 'typeChosen', chart: 'yield' }],
    ['comparison', add(bond(206))],
  ])('it ends with another %s, which restores the user’s period', (_, event) => {
    const state = play(moved(), rowsFor(moved()), event)
    expect(rangeOf(state, GRAPH_SUBJECT)).toEqual({ from: '2025-04-11', to: '2025-07-11' })
    expect(state.request?.payload).toMatchObject({
      range: { from: '2025-04-11', to: '2025-07-11' },
      mayMove: true,
    })
    expect(state.notes.some(({ kind }) => kind === 'nearest')).toBe(false)
  })

  test.each<[string, GraphEvent]>([
    ['another view', { type: 'viewChosen', view: 'archive' }],
    ['percent', { type: 'valuesChosen', values: 'percent' }],
    ['a step to another section of the page', { type: 'addressChanged', url: { venueId: 100 } }],
  ])('%s is the same data, for the same days', (_, event) => {
    const state = play(moved(), rowsFor(moved()), event)
    expect(rangeOf(state, GRAPH_SUBJECT)).toEqual({ from: '2024-05-23', to: '2024-08-23' })
    expect(state.request).toBeNull()
  })

  test('X1 the address keeps the user’s period', () => {
    expect(urlOfState(moved(), GRAPH_SUBJECT)).toEqual({ venueId: 100 })
    const chosen = play(initialGraph({ venueId: 100, period: '1M' }, GRAPH_SUBJECT))
    const shown = play(chosen, dataFor(chosen, { kind: 'nearest', day: '2024-08-23' }))
    expect(urlOfState(shown, GRAPH_SUBJECT)).toEqual({ venueId: 100, period: '1M' })
    expect(shownPeriod(shown)).toEqual({ kind: 'range', range: { from: '2024-05-23', to: '2024-08-23' } })
  })

  test('back from another trading ground requests the user’s period', () => {
    const elsewhere = play(moved(), { type: 'venueChosen', venueId: 381 })
    const back = play(elsewhere, { type: 'addressChanged', url: { venueId: 100 } })
    expect(back.request?.payload).toMatchObject({ venueId: 100, range: { from: '2025-04-11' } })
  })

  test('the next action of the user can move it again', () => {
    const state = play(moved(), { type: 'periodChosen', period: '1M' })
    expect(state.request?.payload).toMatchObject({ mayMove: true, periodByUser: true })
    expect(state.notes).toEqual([])
  })

  test('an empty answer is no data for the period', () => {
    const state = openedGraph()
    expect(play(state, dataFor(state, { kind: 'none' })).loaded).toEqual({ kind: 'none' })
  })
})

describe('a period without data offers two others (C6)', () => {
  test('the last one with data: three months up to its last day, chosen by the user', () => {
    const zoomed = play(loadedGraph(), { type: 'zoomed', zoom: { from: '2025-05-01', to: '2025-06-30' } })
    const state = play(zoomed, { type: 'lastPeriodChosen', day: '2024-08-23' })
    const range = { from: '2024-05-23', to: '2024-08-23' }
    expect(state).toMatchObject({ choice: { kind: 'range', range }, zoom: null, isAutomatic: false })
    expect(state.request?.payload).toMatchObject({ range, periodByUser: true, mayMove: true })
  })

  test('the chosen one again, which an answer no longer moves', () => {
    const state = play(openedGraph(), { type: 'venueChosen', venueId: 100 })
    const moved = play(state, dataFor(state, { kind: 'nearest', day: '2024-08-23' }))
    const back = play(moved, rowsFor(moved), { type: 'periodPutBack' })
    expect(back).toMatchObject({ automaticRange: null, notes: [] })
    expect(back.request?.payload).toMatchObject({
      range: { from: '2025-04-11', to: '2025-07-11' },
      periodByUser: false,
      mayMove: false,
    })
  })
})

describe('C5 arbitrary days', () => {
  test('are chosen by the user, and may be one day', () => {
    const range = { from: '2025-01-02', to: '2025-01-02' } as const
    const state = play(loadedGraph(), { type: 'rangeChosen', range, moved: null })
    expect(state).toMatchObject({ notes: [], request: { payload: { range, periodByUser: true } } })
  })

  test('are the period, and the answer can still move it once', () => {
    const state = play(loadedGraph(), {
      type: 'rangeChosen',
      range: { from: '2005-01-01', to: '2015-01-01' },
      moved: 'to',
    })
    expect(rangeOf(state, GRAPH_SUBJECT)).toEqual({ from: '2005-01-01', to: '2015-01-01' })
    const answered = play(state, dataFor(state, { kind: 'nearest', day: '2024-02-15' }))
    expect(answered.notes.map(note => note.kind)).toEqual(['moved', 'nearest'])
  })

  test('an end before the start is the wrong period, and correcting it loads', () => {
    const wrong = play(loadedGraph(), {
      type: 'rangeChosen',
      range: { from: '2025-04-11', to: '2025-01-01' },
      moved: null,
    })
    expect(wrong).toMatchObject({ request: null, loaded: { kind: 'wrongPeriod' } })
    const range = { from: '2024-12-01', to: '2025-01-01' } as const
    expect(play(wrong, { type: 'rangeChosen', range, moved: null }).request).not.toBeNull()
  })
})

describe('C3 types that a trading ground lacks', () => {
  test.each([
    [4, ['price', 'yield', 'gspread']],
    [100, ['price', 'yield']],
    [381, ['price']],
    [null, ['price']],
  ])('trading ground %s has %j', (venueId, types) => {
    expect(typesOn(venueId, GRAPH_SUBJECT)).toEqual(types)
  })

  test('switching to such a trading ground falls back to price, with one note', () => {
    const onYield = play(loadedGraph(), { type: 'typeChosen', chart: 'yield' })
    const state = play(onYield, { type: 'venueChosen', venueId: 381 })
    expect(state).toMatchObject({ type: 'price', notes: [{ kind: 'typeFellBack', type: 'yield' }] })
  })

  test('a type that the trading ground has stays', () => {
    const onYield = play(loadedGraph(), { type: 'typeChosen', chart: 'yield' })
    expect(play(onYield, { type: 'venueChosen', venueId: 100 })).toMatchObject({
      type: 'yield',
      notes: [],
    })
  })
})

describe('M3 the issuer map in place of the lines', () => {
  const MAP: GraphEvent = { type: 'typeChosen', chart: 'map' }
  const WITHOUT = { ...GRAPH_SUBJECT, charts: GRAPH_SUBJECT.charts.map(chart => ({ ...chart, map: false })) }

  test('it is available on every trading ground, because it has its own trading grounds', () => {
    expect(tabsOn({ venueId: 4, view: 'chart' }, GRAPH_SUBJECT)).toEqual(['price', 'yield', 'gspread', 'map'])
    expect(tabsOn({ venueId: 381, view: 'chart' }, GRAPH_SUBJECT)).toEqual(['price', 'map'])
  })

  test('without data there is no tab', () => {
    expect(tabsOn({ venueId: 381, view: 'chart' }, WITHOUT)).toEqual(['price'])
  })

  test('it sends no request, and keeps the lines', () => {
    const before = loadedGraph()
    const state = play(before, MAP)
    expect(state).toMatchObject({ map: true, type: 'price', request: null })
    expect(state.loaded).toBe(before.loaded)
    expect(shownTab(state)).toBe('map')
  })

  test('returning to the previous measure sends no request, another measure sends one', () => {
    const onMap = play(loadedGraph(), MAP)
    expect(play(onMap, { type: 'typeChosen', chart: 'price' })).toMatchObject({ map: false, request: null })
    const other = play(onMap, { type: 'typeChosen', chart: 'yield' })
    expect(other).toMatchObject({ map: false, request: { payload: { type: 'yield' } } })
  })

  test('the extended chart and the archive have no map: they show the measure behind it', () => {
    const state = play(loadedGraph(), MAP, { type: 'viewChosen', view: 'extended' })
    expect(shownTab(state)).toBe('price')
    expect(tabsOn(state, GRAPH_SUBJECT)).not.toContain('map')
  })

  test('a link to it requests no lines until they are visible', () => {
    const state = initialGraph({ map: true, type: 'yield' }, GRAPH_SUBJECT)
    expect(state).toMatchObject({ map: true, request: null, lastId: 0 })
    const yields = play(state, { type: 'typeChosen', chart: 'yield' })
    expect(yields.request).toMatchObject({ id: 1, payload: { type: 'yield' } })
  })

  test.each<[string, GraphEvent]>([
    ['the measure behind it', { type: 'typeChosen', chart: 'price' }],
    ['the extended chart', { type: 'viewChosen', view: 'extended' }],
    ['the archive', { type: 'viewChosen', view: 'archive' }],
    ['a step back to the lines', { type: 'addressChanged', url: {} }],
  ])('%s requests them once', (_sentence, event) => {
    const opened = initialGraph({ map: true }, GRAPH_SUBJECT)
    const state = play(opened, event)
    expect(state.request).toMatchObject({ id: 1, payload: { type: 'price' } })
    expect(play(state, MAP, { type: 'typeChosen', chart: 'price' }).lastId).toBe(1)
  })

  test('X1 its currency and trading ground are in the address while it is shown', () => {
    const filter = { currencyId: 2, venueId: 100 }
    const state = play(initialGraph({ map: true }, GRAPH_SUBJECT), { type: 'mapFilterChosen', filter })
    const url = urlOfState(state, GRAPH_SUBJECT)
    expect(url).toEqual({ map: true, mapCurrency: 2, mapVenueId: 100 })
    expect(initialGraph(url, GRAPH_SUBJECT).mapFilter).toEqual(filter)
    expect(urlOfState(play(state, { type: 'typeChosen', chart: 'price' }), GRAPH_SUBJECT)).toEqual({})
  })

  test('X1 a link opens it if the issuer has one', () => {
    const url = urlOfState(play(loadedGraph(), MAP), GRAPH_SUBJECT)
    expect(url).toEqual({ map: true })
    expect(initialGraph(url, GRAPH_SUBJECT).map).toBe(true)
    expect(initialGraph(url, WITHOUT).map).toBe(false)
  })
})

describe('C3 a period without the chosen measure (bond-page §4, §5)', () => {
  const day = tradingRow({ day: '2025-07-10', venueId: 4, indicativePrice: numeric('97.5') })
  const onYield = play(loadedGraph(), { type: 'typeChosen', chart: 'yield' })

  test('yield falls back to price over the same rows, with a note and without a step of the history', () => {
    const state = play(onYield, rowsFor(onYield, day))
    expect(state).toMatchObject({ type: 'price', request: null, isAutomatic: true })
    expect(state.notes).toEqual([{ kind: 'noMeasure', type: 'yield' }])
  })

  test('gspread falls back to price unless there is a g-spread or a t-spread', () => {
    const state = play(onYield, { type: 'typeChosen', chart: 'gspread' })
    expect(play(state, rowsFor(state, day)).type).toBe('price')
    const spread = { ...day, tSpread: numeric('12') }
    expect(play(state, rowsFor(state, day, spread)).type).toBe('gspread')
  })

  test('masked values count: the shape stays', () => {
    const withheld = { ...day, masked: true, shape: 40 }
    expect(play(onYield, rowsFor(onYield, withheld))).toMatchObject({ type: 'yield', notes: [] })
    expect(play(onYield, rowsFor(onYield, withheld, day))).toMatchObject({ type: 'yield', notes: [] })
  })

  test('without rows there is no data for the period, and the type stays', () => {
    expect(play(onYield, rowsFor(onYield))).toMatchObject({ type: 'yield', notes: [] })
  })

  test('the next choice of the user is a step again', () => {
    const state = play(onYield, rowsFor(onYield, day), { type: 'valuesChosen', values: 'percent' })
    expect(state.isAutomatic).toBe(false)
  })
})

describe('X1 settings of the section', () => {
  test('the view of the extended chart is a step, and sends no request', () => {
    const before = play(loadedGraph(), { type: 'viewChosen', view: 'extended' })
    const stock = { ...before.stock, log: true }
    const state = play({ ...before, isAutomatic: true }, { type: 'stockViewChosen', stock })
    expect(state).toEqual({ ...before, stock, isAutomatic: false })
  })

  test('the spread of compared items is a step, and sends no request', () => {
    const before = loadedGraph()
    expect(play(before, { type: 'spreadChosen', on: true })).toEqual({ ...before, spread: true })
  })

  test.each<[string, GraphEvent, ChartUrl]>([
    ['a trend', { type: 'trendChosen', trend: 'linear' }, { trend: 'linear' }],
    ['the axis', { type: 'axisChosen', log: true }, { axis: 'log' }],
    [
      'the archive’s sort',
      { type: 'archiveChosen', settings: { sort: { field: 'bid', order: 'desc' } } },
      { sort: { field: 'bid', order: 'desc' } },
    ],
    ['its columns', { type: 'archiveChosen', settings: { columns: '-bid' } }, { columns: '-bid' }],
    ['its decimals', { type: 'archiveChosen', settings: { fullPrecision: true } }, { decimals: 'all' }],
    ['its rows', { type: 'archiveChosen', settings: { rows: 120 } }, { rows: 120 }],
  ])('%s is in the address, opens from it, and sends no request', (_sentence, event, url) => {
    const before = loadedGraph()
    const state = play(before, event)
    expect([state.request, state.loaded, state.isAutomatic]).toEqual([null, before.loaded, false])
    expect(urlOfState(state, GRAPH_SUBJECT)).toEqual(url)
    expect(urlOfState(initialGraph(url, GRAPH_SUBJECT), GRAPH_SUBJECT)).toEqual(url)
    expect(urlOfState(play(state, { type: 'addressChanged', url: {} }), GRAPH_SUBJECT)).toEqual({})
  })

  test('stored columns are in the address without a step; columns of a link have priority', () => {
    const recalled: GraphEvent = { type: 'columnsRecalled', columns: '-ask' }
    const state = play(loadedGraph(), recalled)
    expect(state).toMatchObject({ isAutomatic: true, archive: { columns: '-ask' } })
    const linked = play(initialGraph({ columns: '-bid' }, GRAPH_SUBJECT), recalled)
    expect(linked.archive.columns).toBe('-bid')
  })

  test('back from a choice of columns shows the default ones, not the stored ones', () => {
    const state = play(
      loadedGraph(),
      { type: 'archiveChosen', settings: { columns: '-bid' } },
      { type: 'addressChanged', url: {} },
    )
    expect(state.archive.columns).toBe('')
  })
})

describe('X1 the address of a state', () => {
  test('defaults are left out', () => {
    expect(urlOfState(loadedGraph(), GRAPH_SUBJECT)).toEqual({})
  })

  test('other values are written, and open the same state', () => {
    const state = play(
      loadedGraph(),
      { type: 'venueChosen', venueId: 100 },
      { type: 'typeChosen', chart: 'yield' },
      { type: 'rangeChosen', range: { from: '2024-06-03', to: '2025-07-11' }, moved: null },
      { type: 'viewChosen', view: 'archive' },
      { type: 'valuesChosen', values: 'percent' },
    )
    const url = urlOfState(state, GRAPH_SUBJECT)
    expect(url).toEqual({
      type: 'yield',
      venueId: 100,
      from: '2024-06-03',
      to: '2025-07-11',
      view: 'archive',
      values: 'percent',
    })
    expect(initialGraph(url, GRAPH_SUBJECT)).toMatchObject({
      type: 'yield',
      venueId: 100,
      view: 'archive',
      choice: state.choice,
    })
  })

  test('going back in the history loads the state of the address', () => {
    const state = play(loadedGraph(), { type: 'addressChanged', url: { type: 'gspread', period: '3Y' } })
    expect(state.request?.payload).toMatchObject({
      type: 'gspread',
      range: { from: '2022-07-11', to: '2025-07-11' },
    })
  })

  test.each<[string, ChartUrl]>([
    ['another measure', { type: 'yield' }],
    ['another trading ground', { venueId: 100 }],
    ['another first day', { from: '2025-04-10', to: '2025-07-11' }],
    ['another last day', { from: '2025-04-11', to: '2025-07-10' }],
  ])('a step to %s alone sends a request', (_sentence, url) => {
    expect(play(loadedGraph(), { type: 'addressChanged', url }).request).not.toBeNull()
  })

  test.each<[string, ChartUrl, Partial<GraphState>]>([
    ['a link to a section of the page', {}, {}],
    ['a step to the other view', { view: 'archive' }, { view: 'archive' }],
    ['a step to other values', { values: 'percent' }, { values: 'percent' }],
    [
      'the days of the same period',
      { from: '2025-04-11', to: '2025-07-11' },
      { choice: { kind: 'range', range: { from: '2025-04-11', to: '2025-07-11' } } },
    ],
  ])('%s sends no request and keeps the rows', (_sentence, url, changed) => {
    const before = loadedGraph()
    expect(play(before, { type: 'addressChanged', url })).toEqual({ ...before, ...changed })
  })
})

describe('X1 zoom and indicators are in the address', () => {
  const zoom = { from: '2025-05-01', to: '2025-06-30' } as const

  test('a link opens with them, and requests the whole period', () => {
    const state = initialGraph({ zoom, indicators: 'sma-20' }, GRAPH_SUBJECT)
    expect(state).toMatchObject({ zoom, indicators: 'sma-20' })
    expect(urlOfState(state, GRAPH_SUBJECT)).toEqual({ zoom, indicators: 'sma-20' })
    expect(state.request?.payload.range.from).toBe('2025-04-11')
  })

  test('a zoom replaces the address without a step, and sends no request', () => {
    const before = loadedGraph()
    const state = play(before, { type: 'zoomed', zoom })
    expect(urlOfState(state, GRAPH_SUBJECT)).toEqual({ zoom })
    expect(state).toMatchObject({ isAutomatic: true, request: null, lastId: before.lastId })
    expect(urlOfState(play(state, { type: 'zoomed', zoom: null }), GRAPH_SUBJECT)).toEqual({})
  })

  test('another period resets the zoom; another trading ground, view or type keeps it', () => {
    const state = play(loadedGraph(), { type: 'zoomed', zoom })
    expect(play(state, { type: 'periodChosen', period: '1Y' }).zoom).toBeNull()
    for (const event of [
      { type: 'venueChosen', venueId: 381 },
      { type: 'viewChosen', view: 'extended' },
      { type: 'typeChosen', chart: 'yield' },
    ] satisfies GraphEvent[])
      expect(play(state, event).zoom).toEqual(zoom)
  })

  test('stored indicators are in the address without a step, unless it names others', () => {
    const recalled = play(loadedGraph(), { type: 'indicatorsRecalled', indicators: 'rsi-14' })
    expect(recalled.isAutomatic).toBe(true)
    expect(urlOfState(recalled, GRAPH_SUBJECT)).toEqual({ indicators: 'rsi-14' })
    const linked = initialGraph({ indicators: 'sma-20' }, GRAPH_SUBJECT)
    expect(play(linked, { type: 'indicatorsRecalled', indicators: 'rsi-14' })).toBe(linked)
  })

  test('back to an address without them removes them from the chart', () => {
    const state = play(loadedGraph(), { type: 'indicatorsChosen', indicators: 'rsi-14' })
    expect(state.isAutomatic).toBe(false)
    expect(play(state, { type: 'addressChanged', url: {} }).indicators).toBe('')
  })
})
