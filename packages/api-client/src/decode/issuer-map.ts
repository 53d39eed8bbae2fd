import { type Day, day } from './day.ts'
import { decodeNumber, type Figure, MASKED, maskable } from './figure.ts'
import { needList, needListIn, needObject } from './form.ts'
import {
  asWhole,
  field,
  flag,
  type Raw,
  rawRows,
  real,
  record,
  text,
  textOrNull,
  whole,
  withId,
} from './reading.ts'
import { decodeOptions, type Option } from './tables.ts'
import { decodeShape } from './trading-row.ts'

/** A point of the curve of a currency. */
export type CurvePoint = {
  /** Duration in years; of a masked point the one that its public terms tell. */
  x: number
  /** Yield, a fraction. */
  y: Figure
  /** Height of a withheld point, 0–100; null when not masked. */
  shape: number | null
}

/** A bond of the map (bond-page §3 "Issuer map point"). */
export type MapPoint = CurvePoint & {
  day: Day | null
  price: Figure
  /** Days. */
  duration: Figure
  /** A fraction. */
  yield: Figure
  bondId: number | null
  bondName: string
  /** The bond of the page. */
  main: boolean
  currencyId: number | null
  tradingGroundId: number | null
  xTitle: string | null
  masked: boolean
}

/** Yield against duration of an issuer's bonds (shared-blocks §3 "Issuer-map response"). */
export type IssuerMap = {
  issuerName: string
  points: MapPoint[]
  currencies: Option[]
  currencyId: number | null
  curves: { currencyId: number; points: CurvePoint[] }[]
  groundId: number | null
  /** Trading grounds of each currency. */
  grounds: { currencyId: number; options: Option[] }[]
  masked: boolean
}

/** The map; points without an x are left out, and unknown choices fall to the first one there is. */
export function decodeIssuerMap(body: unknown): IssuerMap {
  const raw = needObject(body)
  const points = rawRows(needListIn(raw, 'emitentMap'))
  const masked = flag(raw, 'masked')
  const currencies = decodeOptions(field(raw, 'emitentMapCurrencies'))
  const grounds = keyed(record(raw, 'emitentMapGrounds')).map(([currencyId, list]) => ({
    currencyId,
    options: decodeOptions(list),
  }))
  const currencyId = chosen(whole(raw, 'emitentMapCurrencyId'), currencies)
  const options = grounds.find(one => one.currencyId === currencyId)?.options ?? []
  return {
    issuerName: text(raw, 'emitentName'),
    points: points.flatMap(point => pointOf(point, masked)),
    currencies,
    currencyId,
    curves: keyed(record(raw, 'emitentMapCurvesData')).map(([id, list]) => ({
      currencyId: id,
      points: rawRows(list).flatMap(point => curvePointOf(point, masked)),
    })),
    groundId: chosen(whole(raw, 'emitentMapGroundId'), options),
    grounds,
    masked,
  }
}

function pointOf(raw: Raw, allMasked: boolean): MapPoint[] {
  const masked = allMasked || flag(raw, 'masked')
  return curvePointOf(raw, masked).map(point => ({
    ...point,
    day: day(raw, 'date'),
    price: maskable(raw, 'price', masked),
    duration: maskable(raw, 'duration', masked),
    yield: maskable(raw, 'yield', masked),
    bondId: whole(raw, 'emission_id'),
    bondName: text(raw, 'emission_name'),
    main: flag(raw, 'is_main_emission'),
    currencyId: whole(raw, 'currency_id'),
    tradingGroundId: whole(raw, 'trading_ground_id'),
    xTitle: textOrNull(raw, 'xTitle'),
    masked,
  }))
}

function curvePointOf(raw: Raw, masked: boolean): CurvePoint[] {
  const x = real(raw, 'x')
  if (x === null) return []
  return [{ x, y: masked ? MASKED : decodeNumber(field(raw, 'y')), shape: masked ? decodeShape(raw) : null }]
}

function keyed(raw: Raw): [number, unknown][] {
  return Object.keys(raw).flatMap(key => {
    const id = asWhole(key)
    return id === null ? [] : [[id, field(raw, key)] as [number, unknown]]
  })
}

function chosen(id: number | null, options: Option[]): number | null {
  return options.some(option => option.id === id) ? id : (options[0]?.id ?? id)
}

/** An issuer related to the one asked about (shared-blocks §3 "Network graph row"). */
export type NetworkRow = {
  issuerId: number
  issuerName: string
  relation: string | null
  /** Per cent; blank when not disclosed. */
  share: Figure
  url: string | null
  /** The issuer that it is related to; null is the one asked about. */
  relatedTo: number | null
}

/** The rows that name an issuer. */
export function decodeNetwork(body: unknown): NetworkRow[] {
  return withId(rawRows(needList(body)), relationOf, 'emitent_id')
}

function relationOf(raw: Raw, issuerId: number): NetworkRow {
  return {
    issuerId,
    issuerName: text(raw, 'emitent_name'),
    relation: textOrNull(raw, 'rel_type_name'),
    share: decodeNumber(field(raw, 'share') ?? field(raw, 'share.numeric')),
    url: textOrNull(raw, 'url'),
    relatedTo: whole(raw, 'related_emitent_id'),
  }
}
