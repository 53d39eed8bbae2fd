import {
  isTrendKind,
  parseStockView,
  parseZoom,
  type TrendKind,
  writeStockView,
  writeZoom,
  type Zoom,
} from '@accrue/ui/charts'
import { type Day, parseIsoDay } from '@accrue/ui/foundation/calendar'
import { PERIODS, type Period } from './chart-rules.ts'

/** X1: the state of the chart section in the address. Absent fields mean the defaults. */
export type ChartUrl = {
  view?: ChartView
  type?: ChartType
  /** The issuer map replaces the lines. */
  map?: true
  period?: Period
  from?: Day
  to?: Day
  venueId?: number
  values?: 'percent'
  /** What the bond is compared with. */
  compare?: readonly UrlCompared[]
  spread?: true
  /** The trend of every line (C12). */
  trend?: TrendKind
  /** The value axis of the chart is logarithmic. */
  axis?: 'log'
  /** The view of the extended chart, written by `writeStockView`. */
  stock?: string
  /** Its indicators, such as `sma-20.rsi-14`. The chart ignores unknown ones. */
  indicators?: string
  /** The visible part of the period. */
  zoom?: Zoom
  /** Column and order of the archive's sort. */
  sort?: UrlSort
  /** Columns of the archive and their order, written by `writeColumns`. */
  columns?: string
  /** The archive shows all known decimals. */
  decimals?: 'all'
  /** Maximum rows of the archive; absent means the initial number. */
  rows?: number
  /** Currency and trading ground of the issuer map. */
  mapCurrency?: number
  mapVenueId?: number
}

/** The archive's sort: `bid` is ascending, `-bid` descending. */
export type UrlSort = { field: string; order: 'asc' | 'desc' }

/** The kinds that a bond is compared with (bond-page §5). */
export type ComparedKind = 'bonds' | 'index'

/** A compared item in the address, without its name. */
export type UrlCompared = { kind: ComparedKind; id: number; venueId: number | null }

export const CHART_VIEWS = ['chart', 'extended', 'archive'] as const
export type ChartView = (typeof CHART_VIEWS)[number]

export const CHART_TYPES = ['price', 'yield', 'gspread'] as const
export type ChartType = (typeof CHART_TYPES)[number]

/** A tab of the chart: a measure over time, or the map of the issuer's bonds. */
export type ChartChoice = ChartType | 'map'

const isOneOf = <T extends string>(values: readonly T[], text: string | null): text is T =>
  text !== null && (values as readonly string[]).includes(text)

/** Reads the chart's parameters; invalid ones count as absent. */
export function readChartUrl(search: string): ChartUrl {
  const query = new URLSearchParams(search)
  const url: ChartUrl = {}
  const view = query.get('view')
  if (isOneOf(CHART_VIEWS, view)) url.view = view
  const type = query.get('chart')
  if (isOneOf(CHART_TYPES, type)) url.type = type
  if (type === 'map') url.map = true
  const period = query.get('period')
  if (isOneOf(Object.keys(PERIODS) as Period[], period)) url.period = period
  const from = parseIsoDay(query.get('from'))
  const to = parseIsoDay(query.get('to'))
  if (from && to && !url.period) Object.assign(url, { from, to })
  const venueId = idOf(query.get('ground'))
  if (venueId !== null) url.venueId = venueId
  if (query.get('values') === 'percent') url.values = 'percent'
  const compare = readCompared(query.get('compare') ?? '')
  if (compare.length > 0) url.compare = compare
  if (query.get('spread') === '1') url.spread = true
  const trend = query.get('trend') ?? ''
  if (isTrendKind(trend)) url.trend = trend
  if (query.get('axis') === 'log') url.axis = 'log'
  const stock = writeStockView(parseStockView(query.get('stock')))
  if (stock) url.stock = stock
  const indicators = query.get('indicators') ?? ''
  if (/^[a-z][a-z0-9.-]{0,299}$/.test(indicators)) url.indicators = indicators
  const zoom = parseZoom(query.get('zoom'))
  if (zoom) url.zoom = zoom
  return Object.assign(url, readArchive(query), readMap(query))
}

function readArchive(query: URLSearchParams): Pick<ChartUrl, 'sort' | 'columns' | 'decimals' | 'rows'> {
  const url: ReturnType<typeof readArchive> = {}
  const [, down, field] = /^(-?)([A-Za-z]\w{0,39})$/.exec(query.get('sort') ?? '') ?? []
  if (field) url.sort = { field, order: down ? 'desc' : 'asc' }
  const columns = query.get('columns') ?? ''
  if (/^-?[A-Za-z]\w{0,39}(\.-?[A-Za-z]\w{0,39}){0,79}$/.test(columns)) url.columns = columns
  if (query.get('decimals') === 'all') url.decimals = 'all'
  const rows = query.get('rows') ?? ''
  if (/^[1-9]\d{0,4}$/.test(rows)) url.rows = Number(rows)
  return url
}

function readMap(query: URLSearchParams): Pick<ChartUrl, 'mapCurrency' | 'mapVenueId'> {
  const url: ReturnType<typeof readMap> = {}
  const [currency, venueId] = [idOf(query.get('map-currency')), idOf(query.get('map-ground'))]
  if (currency !== null) url.mapCurrency = currency
  if (venueId !== null) url.mapVenueId = venueId
  return url
}

function idOf(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** As many items as can be compared (readings #19). */
const MAX_COMPARED = 19

/** Items as `b2-4.i14`: a bond by id and trading ground, an index by id. */
function readCompared(text: string): UrlCompared[] {
  const found = text.split('.').flatMap((part): UrlCompared[] => {
    const [, bond, venueId, index] = /^(?:b([1-9]\d{0,8})-([1-9]\d{0,8})|i([1-9]\d{0,8}))$/.exec(part) ?? []
    if (bond) return [{ kind: 'bonds', id: Number(bond), venueId: Number(venueId) }]
    return index ? [{ kind: 'index', id: Number(index), venueId: null }] : []
  })
  return found.slice(0, MAX_COMPARED)
}

function writeCompared(items: readonly UrlCompared[]): string {
  return items.map(({ kind, id, venueId }) => (kind === 'index' ? `i${id}` : `b${id}-${venueId}`)).join('.')
}

const KEYS = [
  'view',
  'chart',
  'period',
  'from',
  'to',
  'ground',
  'values',
  'compare',
  'spread',
  'trend',
  'axis',
  'stock',
  'indicators',
  'zoom',
  'sort',
  'columns',
  'decimals',
  'rows',
  'map-currency',
  'map-ground',
] as const

/** The query with the chart's parameters replaced; other parameters stay. Starts with `?`, or is empty. */
export function writeChartUrl(search: string, url: ChartUrl): string {
  const query = new URLSearchParams(search)
  for (const key of KEYS) query.delete(key)
  const parts: Record<(typeof KEYS)[number], string | number | undefined> = {
    view: url.view,
    chart: url.map ? 'map' : url.type,
    period: url.period,
    from: url.from,
    to: url.to,
    ground: url.venueId,
    values: url.values,
    compare: url.compare && writeCompared(url.compare),
    spread: url.spread && 1,
    trend: url.trend,
    axis: url.axis,
    stock: url.stock,
    indicators: url.indicators,
    zoom: url.zoom && writeZoom(url.zoom),
    sort: url.sort && `${url.sort.order === 'desc' ? '-' : ''}${url.sort.field}`,
    columns: url.columns,
    decimals: url.decimals,
    rows: url.rows,
    'map-currency': url.mapCurrency,
    'map-ground': url.mapVenueId,
  }
  for (const key of KEYS) {
    const value = parts[key]
    if (value !== undefined) query.set(key, String(value))
  }
  const text = query.toString()
  return text && `?${text}`
}
