import { seesValues } from '@accrue/api-client/access'
import type { CurvePoint, IssuerMapAnswer, MapPoint } from '@accrue/api-client/wire'
import { addDays, type Day } from '@accrue/ui/foundation/calendar'
import { shapeOf } from '../access/shape.ts'
import type { BondIssue, Issuer } from '../market/instruments.ts'
import type { Market } from '../market/market.ts'
import type { MarketRow } from '../market/rows.ts'
import type { Series } from '../market/series.ts'
import { BOND_STATUS } from '../market/statuses.ts'
import { ESTIMATION } from '../market/trading-grounds.ts'
import { DURATION_YEAR, parDuration, riskOf, TENORS, tenorYears, valueOrNull } from '../pricing/index.ts'
import { BLANK_NUMBER, wireDate, wireNumber } from '../wire/values.ts'
import { tradingGroundName } from './names.ts'
import type { View } from './view.ts'

/** Older rows do not describe the bond's current position. */
const FRESH_DAYS = 30

/**
 * Yield for durations where values are withheld. A duration reveals the yield it is computed at, so all durations, of
 * bonds and curve, use this one yield. They then follow from public terms and keep their order on the map.
 */
const PUBLIC_YIELD = 0.05
/** Public durations are rounded to quarters of a year; more digits would suggest false precision. */
const PLACES_A_YEAR = 4
/** Withheld heights have steps of a tenth of the curve's range. */
const CURVE_STEPS = 10

type Place = {
  issue: BondIssue
  series: Series
  row: MarketRow
  masked: boolean
  yield: number
  years: number
}

/** A tenor of the par curve in years, and its yield, a fraction. */
type TenorPoint = { years: number; y: number }

/** The issuer's outstanding bonds: yield against duration, on each trading ground that has both. */
export function issuerMap(view: View, issuer: Issuer, mainId: number | null): IssuerMapAnswer {
  const { market, session } = view
  const places = market.issuesOf(issuer.id).flatMap(issue => placesOf(view, issue))
  const mainIssue = mainId === null ? null : market.bond(mainId)
  const currencies = [...new Map(places.map(({ issue }) => [issue.currency.id, issue.currency.code]))]
  const currencyId = mainIssue?.currency.id ?? currencies[0]?.[0] ?? null
  const tradingGrounds = Object.fromEntries(
    currencies.map(([id]) => [String(id), tradingGroundsOf(view, places, id)]),
  )
  const first = currencyId === null ? undefined : tradingGrounds[String(currencyId)]?.[0]
  const curve = curvePoints(view)
  const masked = !seesValues(session)
  const stepOf = stepsOfCurve(curve.map(point => point.y))
  const shapes = shapeOf([
    ...places.map(place => (place.masked ? stepOf(place.yield) : null)),
    ...curve.map(point => (masked ? stepOf(point.y) : null)),
  ])
  const curveShapes = shapes.slice(places.length)
  return {
    emitentName: issuer.name,
    emitentMap: places.map((place, index) => mapPoint(place, shapes[index] ?? null, mainId)),
    emitentMapCurrencies: currencies.map(([id, text]) => ({ id, text })),
    emitentMapCurrencyId: currencyId,
    emitentMapCurvesData: places.some(({ issue }) => issue.currency.code === 'USD')
      ? { '840': masked ? maskedCurve(curve, curveShapes) : curve.map(openPoint) }
      : {},
    emitentMapGroundId: first?.id ?? null,
    emitentMapGrounds: tradingGrounds,
    masked,
  }
}

function placesOf({ market, session }: View, issue: BondIssue): Place[] {
  if (market.statusOf(issue) !== BOND_STATUS.outstanding) return []
  const since = addDays(market.today, -FRESH_DAYS)
  return market.series(issue).flatMap(series => {
    const day = series.days.at(-1)
    if (!day || day < since) return []
    const row = series.row(series.days.length - 1)
    const { indicative_yield: at, duration } = row.values
    if (at === undefined || duration === undefined || row.bad.size > 0) return []
    const masked = !seesValues(session, series.tradingGround.id)
    const years = masked ? publicDuration(market, issue, row.day) : duration / DURATION_YEAR
    return years === null ? [] : [{ issue, series, row, masked, yield: at, years }]
  })
}

/** Duration in years from public terms alone; null when they are incomplete. */
function publicDuration({ pricing }: Market, issue: BondIssue, day: Day): number | null {
  const bond = pricing.bond(issue)
  const settlement = pricing.settlement(day)
  const risk = bond && valueOrNull(riskOf({ bond, settlement, yieldFraction: PUBLIC_YIELD }))
  return risk && publicPlace(risk.macaulayYears)
}

function publicPlace(years: number): number {
  return Math.round(years * PLACES_A_YEAR) / PLACES_A_YEAR
}

/** Yields in steps that are the same on every issuer's map, so that several maps reveal no more of the curve than one. */
function stepsOfCurve(curve: readonly number[]): (yieldFraction: number) => number {
  const low = Math.min(...curve)
  const height = (Math.max(...curve) - low) / CURVE_STEPS
  // Without a curve there is no step size: all points have one height.
  if (!(height > 0 && Number.isFinite(height))) return () => 0
  return yieldFraction => Math.floor((yieldFraction - low) / height + 0.5 + 1e-6)
}

/** The trading grounds of a currency, the estimation first. */
function tradingGroundsOf(
  view: View,
  places: readonly Place[],
  currencyId: number,
): { id: number; text: string }[] {
  const tradingGrounds = new Map(
    places
      .filter(place => place.issue.currency.id === currencyId)
      .map(({ series }) => [series.tradingGround.id, tradingGroundName(view, series.tradingGround)]),
  )
  return [...tradingGrounds]
    .sort(([one], [other]) => Number(other === ESTIMATION.id) - Number(one === ESTIMATION.id) || one - other)
    .map(([id, text]) => ({ id, text }))
}

function mapPoint(
  { issue, series, row, masked, years, ...place }: Place,
  shape: number | null,
  mainId: number | null,
): MapPoint {
  const maskable = (value: number | undefined) => (masked ? BLANK_NUMBER : wireNumber(value))
  return {
    x: Number(years.toFixed(2)),
    y: masked ? null : place.yield,
    ...(masked ? { shape, masked } : {}),
    date: wireDate(row.day),
    price: maskable(row.values.indicative_price),
    duration: maskable(row.values.duration),
    yield: maskable(place.yield),
    emission_id: issue.id,
    emission_name: issue.name,
    is_main_emission: issue.id === mainId ? 1 : 0,
    currency_id: issue.currency.id,
    trading_ground_id: series.tradingGround.id,
    xTitle: null,
  }
}

/** The par curve of the day. Each tenor is placed at the duration of its par bond. */
function curvePoints({ market }: View): TenorPoint[] {
  return market.indexes.flatMap(index => {
    const tenor = TENORS.find(one => one === index.tenor)
    const y = index.values.at(-1)
    const day = index.days.at(-1)
    const fresh = day !== undefined && day >= addDays(market.today, -FRESH_DAYS)
    return tenor && fresh && y !== undefined ? [{ years: tenorYears(tenor), y }] : []
  })
}

function openPoint({ years, y }: TenorPoint): CurvePoint {
  return { x: Number(parDuration(years, y).toFixed(2)), y }
}

/** Of tenors at the same place, keeps the longest. */
function maskedCurve(curve: readonly TenorPoint[], shapes: readonly (number | null)[]): CurvePoint[] {
  const points = curve.map(({ years }, index): CurvePoint => {
    const x = publicPlace(parDuration(years, PUBLIC_YIELD))
    return { x, y: null, shape: shapes[index] ?? null }
  })
  return [...new Map(points.map(point => [point.x, point])).values()]
}
