import { type CompareState, compareReducer, parseStockView, writeStockView } from '@accrue/ui/charts'
import { DEFAULT_PERIOD } from '../../rules/chart-rules.ts'
import type { ChartUrl } from '../../rules/chart-url.ts'
import { comparedOf } from './compare-kinds.ts'
import {
  type ArchiveSettings,
  type GraphState,
  type GraphSubject,
  hasMap,
  type PeriodChoice,
  typesOn,
} from './graph-state.ts'

/** The state from an address; `before` is the current comparison, which has the names of its items. */
export function stateFromUrl(url: ChartUrl, subject: GraphSubject, before: CompareState) {
  const known = subject.venues.some(venue => venue.id === url.venueId)
  const first = subject.defaultVenueId ?? subject.venues[0]?.id ?? null
  const venueId = known && url.venueId !== undefined ? url.venueId : first
  const type = url.type && typesOn(venueId, subject).includes(url.type) ? url.type : 'price'
  const choice: PeriodChoice =
    url.from && url.to
      ? { kind: 'range', range: { from: url.from, to: url.to } }
      : { kind: 'period', period: url.period ?? DEFAULT_PERIOD }
  const { view = 'chart', values = 'absolute', spread = false } = url
  const map = url.map === true && hasMap(subject)
  const stock = parseStockView(url.stock)
  const moved = compareOnVenue(before, venueId)
  const candidates = (url.compare ?? []).map(item => ({ ...item, name: '' }))
  const compare = compareReducer(moved, { type: 'restored', candidates })
  return {
    view,
    type,
    map,
    venueId,
    choice,
    values,
    compare,
    spread,
    trend: url.trend ?? null,
    log: url.axis === 'log',
    stock,
    indicators: url.indicators ?? '',
    zoom: url.zoom ?? null,
    archive: {
      sort: url.sort ?? null,
      columns: url.columns ?? '',
      fullPrecision: url.decimals === 'all',
      rows: url.rows ?? null,
    },
    mapFilter: { currencyId: url.mapCurrency ?? null, venueId: url.mapVenueId ?? null },
  } satisfies Partial<GraphState>
}

/** The state at an address of the history. Columns and indicators that no address has named stay the stored ones. */
export function stateAtUrl(state: GraphState, url: ChartUrl, subject: GraphSubject): GraphState {
  const next: GraphState = { ...state, ...stateFromUrl(url, subject, state.compare) }
  const columns = state.archive.columns === null ? (url.columns ?? null) : next.archive.columns
  const indicators = state.indicators === null ? (url.indicators ?? null) : next.indicators
  return { ...next, indicators, archive: { ...next.archive, columns } }
}

/** X1: the address of a state, without defaults. */
export function urlOfState(state: GraphState, subject: GraphSubject): ChartUrl {
  const url: ChartUrl = {}
  if (state.view !== 'chart') url.view = state.view
  if (state.type !== 'price') url.type = state.type
  if (state.map) url.map = true
  if (state.choice.kind === 'range') Object.assign(url, state.choice.range)
  else if (state.choice.period !== DEFAULT_PERIOD) url.period = state.choice.period
  const first = subject.defaultVenueId ?? subject.venues[0]?.id ?? null
  if (state.venueId !== null && state.venueId !== first) url.venueId = state.venueId
  if (state.values === 'percent') url.values = 'percent'
  const { items } = state.compare
  if (items.length > 0) url.compare = comparedOf(items)
  if (state.spread && hasTwoLines(state)) url.spread = true
  if (state.trend) url.trend = state.trend
  if (state.log) url.axis = 'log'
  const stock = writeStockView(state.stock)
  if (stock) url.stock = stock
  if (state.indicators) url.indicators = state.indicators
  if (state.zoom) url.zoom = state.zoom
  return Object.assign(url, archiveUrl(state.archive), mapUrl(state))
}

/** The spread line needs exactly two lines (bond-page §4): the bond's own, which needs rows in the period, and another one. */
function hasTwoLines({ compare, loaded }: GraphState): boolean {
  return compare.items.length === 1 && !(loaded.kind === 'rows' && loaded.rows.rows.length === 0)
}

function archiveUrl({ sort, columns, fullPrecision, rows }: ArchiveSettings): ChartUrl {
  return {
    ...(sort ? { sort } : {}),
    ...(columns ? { columns } : {}),
    ...(fullPrecision ? { decimals: 'all' } : {}),
    ...(rows === null ? {} : { rows }),
  }
}

function mapUrl({ map, mapFilter: { currencyId, venueId } }: GraphState): ChartUrl {
  return {
    ...(map && currencyId !== null ? { mapCurrency: currencyId } : {}),
    ...(map && venueId !== null ? { mapVenueId: venueId } : {}),
  }
}

/** The comparison with the bond on this trading ground. */
export function compareOnVenue(compare: CompareState, venueId: number | null): CompareState {
  return compareReducer(compare, { type: 'mainChanged', main: { ...compare.main, venueId } })
}
