import { requireListIn, requireObject } from './body.ts'
import { type Day, day } from './day.ts'
import { maskable, type NumericField, numberOf } from './numeric-field.ts'
import { field, flag, optional, type Raw, rawRows, real, rows, text, textOrNull, withId } from './reading.ts'
import { decodeShape } from './trading-row.ts'

/** The data of the start page. */
export type HomePageData = {
  today: Day | null
  /** Null without data. */
  curve: ParCurve | null
  /** One of each kind. */
  bonds: HomeBond[]
}

/** The par curve of the US Treasury on several days. */
export type ParCurve = {
  /** Values are withheld; the points of `lines` are a shape. */
  masked: boolean
  /** Shortest first. */
  tenors: Tenor[]
  /** The newest day first. */
  lines: ParCurveLine[]
}

/** A term of the curve; names are in the page's language. */
export type Tenor = { id: string; years: number; name: string; short: string; url: string | null }

/** The curve of a day by tenor id: fractions, or heights from 0 to 100 when values are withheld. */
export type ParCurveLine = { day: Day; points: Record<string, number> }

/** A bond on the start page. */
export type HomeBond = {
  id: number
  name: string
  url: string | null
  /** Label key of its kind. */
  kind: string
  masked: boolean
  venue: string | null
  isEstimation: boolean
  /** Day of the price. */
  day: Day | null
  /** Per cent of face value. */
  price: NumericField
  priceChange: NumericField
  /** A fraction. */
  yield: NumericField
  yieldChange: NumericField
  /** Prices of three months, or heights from 0 to 100 when values are withheld; null without data. */
  line: { from: Day | null; to: Day | null; values: (number | null)[] } | null
}

/** Skips bonds without an id, and a curve without days or tenors. */
export function decodeHome(body: unknown): HomePageData {
  const raw = requireObject(body)
  return {
    today: day(raw, 'today'),
    curve: optional(raw, 'curve', curveOf),
    bonds: withId(rawRows(requireListIn(raw, 'bonds')), bondOf),
  }
}

function curveOf(raw: Raw): ParCurve | null {
  const masked = flag(raw, 'masked')
  const tenors = rows(raw, 'tenors').flatMap(one => tenorOf(one) ?? [])
  const lines = rows(raw, 'lines').flatMap(one => lineOf(one, masked) ?? [])
  return tenors.length > 0 && lines.length > 0 ? { masked, tenors, lines } : null
}

function tenorOf(raw: Raw): Tenor | null {
  const [id, years] = [text(raw, 'id'), real(raw, 'years')]
  if (id === '' || id === '__proto__' || years === null || years <= 0) return null
  const name = text(raw, 'name') || id
  return { id, years, name, short: text(raw, 'short') || id, url: textOrNull(raw, 'url') }
}

function lineOf(raw: Raw, masked: boolean): ParCurveLine | null {
  const date = day(raw, 'date')
  const points = rows(raw, 'points').flatMap((one): [string, number][] => {
    const value = masked ? decodeShape(one) : numberOf(maskable(one, 'yield', false))
    const tenor = text(one, 'tenor')
    return value === null || tenor === '__proto__' ? [] : [[tenor, value]]
  })
  return date ? { day: date, points: Object.fromEntries(points) } : null
}

function bondOf(raw: Raw, id: number): HomeBond {
  const masked = flag(raw, 'masked')
  return {
    id,
    name: text(raw, 'name'),
    url: textOrNull(raw, 'url'),
    kind: text(raw, 'kind'),
    masked,
    venue: textOrNull(raw, 'trading_ground_name'),
    isEstimation: flag(raw, 'estimation'),
    day: day(raw, 'date'),
    price: maskable(raw, 'price', masked),
    priceChange: maskable(raw, 'price_change', masked),
    yield: maskable(raw, 'yield', masked),
    yieldChange: maskable(raw, 'yield_change', masked),
    line: optional(raw, 'line', line => ({
      from: day(line, 'from'),
      to: day(line, 'to'),
      values: heights(field(line, masked ? 'shapes' : 'prices')),
    })),
  }
}

/** The numbers of a list; other elements are gaps. */
function heights(list: unknown): (number | null)[] {
  return Array.isArray(list)
    ? list.map(one => (typeof one === 'number' && Number.isFinite(one) ? one : null))
    : []
}
