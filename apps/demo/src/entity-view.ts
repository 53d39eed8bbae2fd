import {
  type ChartPeriod,
  isTrendKind,
  parseStockView,
  parseZoom,
  type StockView,
  type TrendKind,
  type ValuesMode,
  writeStockView,
  writeZoom,
  type Zoom,
} from '@accrue/ui/charts'
import { type AddressCodec, parseIsoDay } from '@accrue/ui/foundation'
import { ENTITY_RULES } from './compare-kinds.ts'
import { COMPARED_KINDS, type EntityCompared } from './compared.map.ts'

/** View state of the page's chart, as a copied link carries it (X1). */
export type EntityView = {
  /** The simple chart, or the extended one with candles, indicators and drawings. */
  view: 'chart' | 'extended'
  period: ChartPeriod
  values: ValuesMode
  scale: 'linear' | 'log'
  trend: TrendKind | null
  /** View state of the extended chart. */
  stock: StockView
  /** Its indicators, as `sma-20.rsi-14`; null when the address names none: the stored ones are then used. */
  indicators: string | null
  /** The visible part of the period; null for all of it. */
  zoom: Zoom | null
  /** What the chart is compared with. */
  compared: readonly EntityCompared[]
  /** Whether the spread line is shown. */
  spread: boolean
}

/** The page's initial period. */
const FIRST_PERIOD = '1Y'

/** The letter of each kind in an address. */
const LETTERS: Record<EntityCompared['kind'], string> = {
  index: 'i',
  stocks: 's',
  etf: 'f',
  commodities: 'c',
  currencies: 'x',
}

const KEYS = [
  'view',
  'period',
  'from',
  'to',
  'values',
  'axis',
  'trend',
  'stock',
  'indicators',
  'zoom',
  'compare',
  'spread',
] as const

/** The chart's query parameters, named as on the bond page. */
export const ENTITY_VIEW: AddressCodec<EntityView> = {
  read(search) {
    const query = new URLSearchParams(search)
    const trend = query.get('trend') ?? ''
    return {
      view: query.get('view') === 'extended' ? 'extended' : 'chart',
      period: periodOf(query),
      values: query.get('values') === 'percent' ? 'percent' : 'absolute',
      scale: query.get('axis') === 'log' ? 'log' : 'linear',
      trend: isTrendKind(trend) ? trend : null,
      stock: parseStockView(query.get('stock') ?? undefined),
      indicators: indicatorsOf(query.get('indicators') ?? ''),
      zoom: parseZoom(query.get('zoom')),
      compared: comparedOf(query.get('compare') ?? ''),
      spread: query.get('spread') === '1',
    }
  },
  write(search, { view, period, values, scale, trend, stock, indicators, zoom, compared, spread }) {
    const query = new URLSearchParams(search)
    for (const key of KEYS) query.delete(key)
    const range = period.kind === 'range' ? period : null
    const parts: Record<(typeof KEYS)[number], string | null> = {
      view: view === 'extended' ? view : null,
      period: period.kind === 'tab' && period.id !== FIRST_PERIOD ? period.id : null,
      from: range?.from ?? null,
      to: range?.to ?? null,
      values: values === 'percent' ? values : null,
      axis: scale === 'log' ? scale : null,
      trend,
      stock: writeStockView(stock) || null,
      indicators: indicators || null,
      zoom: writeZoom(zoom) || null,
      compare: compared.map(({ kind, id }) => `${LETTERS[kind]}${id}`).join('.') || null,
      // The spread line needs exactly two lines (bond-page §4).
      spread: spread && compared.length === 1 ? '1' : null,
    }
    for (const key of KEYS) if (parts[key] !== null) query.set(key, parts[key])
    const text = query.toString()
    return text && `?${text}`
  },
}

/** A custom period, or a tab by its id; the page checks whether it has that tab. */
function periodOf(query: URLSearchParams): ChartPeriod {
  const id = query.get('period')
  const [from, to] = [parseIsoDay(query.get('from')), parseIsoDay(query.get('to'))]
  if (id === null && from && to) return { kind: 'range', from, to }
  return { kind: 'tab', id: id ?? FIRST_PERIOD }
}

/** The chart ignores unknown values. */
function indicatorsOf(text: string): string | null {
  return /^[a-z][a-z0-9.-]{0,299}$/.test(text) ? text : null
}

/** Items of all kinds as `i14.s3.c1.x2`, each once, as many of a kind as can be compared. */
function comparedOf(text: string): EntityCompared[] {
  const found = [...new Set(text.split('.'))].flatMap((part): EntityCompared[] => {
    const [, letter, id] = /^([a-z])([1-9]\d{0,8})$/.exec(part) ?? []
    const kind = COMPARED_KINDS.find(one => LETTERS[one] === letter)
    return kind ? [{ kind, id: Number(id) }] : []
  })
  return found.filter((item, at) => {
    const rules = ENTITY_RULES.find(({ kind }) => kind === item.kind)
    const before = found.slice(0, at).filter(({ kind }) => kind === item.kind)
    return rules !== undefined && before.length < rules.limit
  })
}

/** The selected period if the page has it; an address may name an unknown tab. */
export function offeredPeriod(period: ChartPeriod, tabs: readonly { id: string }[]): ChartPeriod {
  if (period.kind === 'range' || tabs.some(({ id }) => id === period.id)) return period
  const first = tabs.find(({ id }) => id === FIRST_PERIOD) ?? tabs.at(-1)
  return first ? { kind: 'tab', id: first.id } : period
}
