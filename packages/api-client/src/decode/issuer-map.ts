import { requireList, requireListIn, requireObject } from './body.ts'
import { type Day, day } from './day.ts'
import { decodeNumber, MASKED, maskable, type NumericField } from './numeric-field.ts'
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

/** A point of a currency's curve. */
export type CurvePoint = {
  /** Duration in years; for a masked point, computed from public terms only. */
  x: number
  /** Yield, a fraction. */
  y: NumericField
  /** Height of a masked point, 0–100; null when not masked. */
  shape: number | null
}

/** A bond of the map (bond-page §3 "Issuer map point"). */
export type MapPointData = CurvePoint & {
  day: Day | null
  price: NumericField
  /** Days. */
  duration: NumericField
  /** A fraction. */
  yield: NumericField
  bondId: number | null
  bondName: string
  /** Whether it is the page's bond. */
  main: boolean
  currencyId: number | null
  venueId: number | null
  xTitle: string | null
  masked: boolean
}

/** Yield against duration of an issuer's bonds (shared-blocks §3 "Issuer-map response"). */
export type IssuerMapData = {
  issuerName: string
  points: MapPointData[]
  currencies: Option[]
  currencyId: number | null
  curves: { currencyId: number; points: CurvePoint[] }[]
  venueId: number | null
  /** Trading grounds of each currency. */
  venues: { currencyId: number; options: Option[] }[]
  masked: boolean
}

/** Skips points without an x. An unknown currency or trading ground becomes the first available one. */
export function decodeIssuerMap(body: unknown): IssuerMapData {
  const raw = requireObject(body)
  const points = rawRows(requireListIn(raw, 'emitentMap'))
  const masked = flag(raw, 'masked')
  const currencies = decodeOptions(field(raw, 'emitentMapCurrencies'))
  const venues = keyed(record(raw, 'emitentMapGrounds')).map(([currencyId, list]) => ({
    currencyId,
    options: decodeOptions(list),
  }))
  const currencyId = chosen(whole(raw, 'emitentMapCurrencyId'), currencies)
  const options = venues.find(one => one.currencyId === currencyId)?.options ?? []
  return {
    issuerName: text(raw, 'emitentName'),
    points: points.flatMap(point => pointOf(point, masked)),
    currencies,
    currencyId,
    curves: keyed(record(raw, 'emitentMapCurvesData')).map(([id, list]) => ({
      currencyId: id,
      points: rawRows(list).flatMap(point => curvePointOf(point, masked)),
    })),
    venueId: chosen(whole(raw, 'emitentMapGroundId'), options),
    venues,
    masked,
  }
}

function pointOf(raw: Raw, allMasked: boolean): MapPointData[] {
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
    venueId: whole(raw, 'trading_ground_id'),
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

/** An issuer related to the requested one (shared-blocks §3 "Network graph row"). */
export type NetworkRow = {
  issuerId: number
  issuerName: string
  relation: string | null
  /** Per cent; blank when not disclosed. */
  share: NumericField
  url: string | null
  /** The issuer that it is related to; null for the requested one. */
  relatedTo: number | null
}

/** Rows with an issuer; others are skipped. */
export function decodeNetwork(body: unknown): NetworkRow[] {
  return withId(rawRows(requireList(body)), relationOf, 'emitent_id')
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
