import type { CurvePoint, IssuerMapAnswer, MapPoint } from '@accrue/api-client/wire'
import { seesValues } from '@accrue/ui/foundation/access'
import { addDays } from '@accrue/ui/foundation/calendar'
import { shapeOf } from '../access/shape.ts'
import { ESTIMATION } from '../market/grounds.ts'
import type { BondIssue, Issuer } from '../market/instruments.ts'
import type { TradingRow } from '../market/rows.ts'
import type { Series } from '../market/series.ts'
import { BOND_STATUS } from '../market/statuses.ts'
import { parDuration, TENORS, tenorYears } from '../pricing/index.ts'
import { BLANK, wireDate, wireNumber } from '../wire/values.ts'
import { groundName } from './names.ts'
import type { View } from './view.ts'

/** A row older than this says nothing about where the bond stands now. */
const FRESH_DAYS = 30
const DAYS_IN_YEAR = 365

type Place = {
  issue: BondIssue
  series: Series
  row: TradingRow
  masked: boolean
  yield: number
  years: number
}

/** Where the issuer's outstanding bonds stand: yield against duration, on each ground that knows both. */
export function issuerMap(view: View, issuer: Issuer, mainId: number | null): IssuerMapAnswer {
  const { market, session } = view
  const places = market.issuesOf(issuer.id).flatMap(issue => placesOf(view, issue))
  const mainIssue = mainId === null ? null : market.bond(mainId)
  const currencies = [...new Map(places.map(({ issue }) => [issue.currency.id, issue.currency.code]))]
  const currencyId = mainIssue?.currency.id ?? currencies[0]?.[0] ?? null
  const grounds = Object.fromEntries(currencies.map(([id]) => [String(id), groundsOf(view, places, id)]))
  const first = currencyId === null ? undefined : grounds[String(currencyId)]?.[0]
  const curve = curvePoints(view)
  const masked = !seesValues(session)
  const shapes = shapeOf([
    ...places.map(place => (place.masked ? place.yield : null)),
    ...curve.map(point => (masked ? point.y : null)),
  ])
  return {
    emitentName: issuer.name,
    emitentMap: places.map((place, index) => mapPoint(place, shapes[index] ?? null, mainId)),
    emitentMapCurrencies: currencies.map(([id, text]) => ({ id, text })),
    emitentMapCurrencyId: currencyId,
    emitentMapCurvesData: places.some(({ issue }) => issue.currency.code === 'USD')
      ? {
          '840': curve.map(
            ({ years, y }, index): CurvePoint =>
              masked
                ? { x: years, y: null, shape: shapes[places.length + index] ?? null }
                : { x: Number(parDuration(years, y).toFixed(2)), y },
          ),
        }
      : {},
    emitentMapGroundId: first?.id ?? null,
    emitentMapGrounds: grounds,
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
    const { indicative_yield: at, duration } = row.figures
    if (at === undefined || duration === undefined || row.bad.size > 0) return []
    const masked = !seesValues(session, series.ground.id)
    return [{ issue, series, row, masked, yield: at, years: duration / DAYS_IN_YEAR }]
  })
}

/** The grounds of a currency, the estimation first. */
function groundsOf(view: View, places: readonly Place[], currencyId: number): { id: number; text: string }[] {
  const grounds = new Map(
    places
      .filter(place => place.issue.currency.id === currencyId)
      .map(({ series }) => [series.ground.id, groundName(view, series.ground)]),
  )
  return [...grounds]
    .sort(([one], [other]) => Number(other === ESTIMATION.id) - Number(one === ESTIMATION.id) || one - other)
    .map(([id, text]) => ({ id, text }))
}

function mapPoint(
  { issue, series, row, masked, years, ...place }: Place,
  shape: number | null,
  mainId: number | null,
): MapPoint {
  const figure = (value: number | undefined) => (masked ? BLANK : wireNumber(value))
  return {
    x: Number(years.toFixed(2)),
    y: masked ? null : place.yield,
    ...(masked ? { shape, masked } : {}),
    date: wireDate(row.day),
    price: figure(row.figures.indicative_price),
    duration: figure(row.figures.duration),
    yield: figure(place.yield),
    emission_id: issue.id,
    emission_name: issue.name,
    is_main_emission: issue.id === mainId ? 1 : 0,
    currency_id: issue.currency.id,
    trading_ground_id: series.ground.id,
    xTitle: null,
  }
}

/**
 * The par curve of the day: tenor in years and yield, a fraction. On the map a tenor stands at the duration of its par bond, where
 * bonds stand too; below the mask at its years, because a duration tells the yield that it comes of.
 */
function curvePoints({ market }: View): { years: number; y: number }[] {
  return market.indexes.flatMap(index => {
    const tenor = TENORS.find(one => one === index.tenor)
    const y = index.values.at(-1)
    const day = index.days.at(-1)
    const fresh = day !== undefined && day >= addDays(market.today, -FRESH_DAYS)
    return tenor && fresh && y !== undefined ? [{ years: tenorYears(tenor), y }] : []
  })
}
