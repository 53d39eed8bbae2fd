import type { Refused, TradingRow, Tradings } from '@accrue/api-client'
import type { CompareCandidate, CompareEvent } from '@accrue/ui/charts'
import { type GraphEvent, graphReducer, initialGraph } from '../sections/graph/graph.reducer.ts'
import type { GraphState, GraphSubject } from '../sections/graph/graph-state.ts'

/** A bond with a trading ground that has all measures, an older trading ground, and 381. */
export const GRAPH_SUBJECT: GraphSubject = {
  bondId: 1,
  today: '2025-07-11',
  bondStatus: 256,
  defaultVenueId: 4,
  venues: [
    { id: 4, maxDate: '2025-07-11' },
    { id: 100, maxDate: '2024-08-23' },
    { id: 381, maxDate: '2025-07-11' },
  ],
  charts: [
    { venueId: 4, price: true, yield: true, gspread: true, map: true },
    { venueId: 100, price: true, yield: true, gspread: false, map: false },
    { venueId: 381, price: true, yield: false, gspread: false, map: false },
  ],
  mayCompare: true,
}

/** The state after these events. */
export const play = (state: GraphState, ...events: GraphEvent[]): GraphState =>
  events.reduce((before, event) => graphReducer(before, event, GRAPH_SUBJECT), state)

/** The answer to the current request. */
export const answered = (
  state: GraphState,
  answer: { kind: 'ok'; data: Tradings } | Refused,
): GraphEvent => ({
  type: 'answered',
  id: state.request?.id ?? -1,
  answer,
})
export const dataFor = (state: GraphState, data: Tradings): GraphEvent =>
  answered(state, { kind: 'ok', data })
export const rowsFor = (state: GraphState, ...rows: TradingRow[]): GraphEvent =>
  dataFor(state, { kind: 'rows', rows, dropped: 0 })

export const openedGraph = (): GraphState => initialGraph({}, GRAPH_SUBJECT)
export const loadedGraph = (...rows: TradingRow[]): GraphState => {
  const state = openedGraph()
  return play(state, rowsFor(state, ...rows))
}

export const compared = (event: CompareEvent): GraphEvent => ({ type: 'compared', event })
export const add = (candidate: CompareCandidate): GraphEvent => compared({ type: 'added', candidate })
export const bond = (id: number, venueId = 4): CompareCandidate => ({
  kind: 'bonds',
  id,
  venueId,
  name: `Bond ${id}`,
  term: `bon ${id}`,
})
export const index = (id: number): CompareCandidate => ({
  kind: 'index',
  id,
  venueId: null,
  name: `Index ${id}`,
})
