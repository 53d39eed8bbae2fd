import { seesValues } from '@accrue/api-client/access'
import type { HomeBond, HomeLine, HomePage, ParCurve } from '@accrue/api-client/wire'
import { addMonths, type Day } from '@accrue/ui/foundation/calendar'
import { coarseShape } from '../access/coarse-line.ts'
import { shapeOf } from '../access/shape.ts'
import type { Index } from '../market/indexes.ts'
import type { BondIssue } from '../market/instruments.ts'
import { lastAtOrBefore, within } from '../market/pricing-context.ts'
import type { ValueName } from '../market/rows.ts'
import type { Series } from '../market/series.ts'
import { tenorYears } from '../pricing/index.ts'
import { bondRows } from '../wire/trading-rows.ts'
import { BLANK_NUMBER, decimalText, wireDate, wireNumber } from '../wire/values.ts'
import { type Example, exampleBonds } from './examples.ts'
import { tenorName, tenorShortName, tradingGroundName } from './names.ts'
import { paths, type View } from './view.ts'

/** Ages of the curves, in months before the newest day. */
const CURVE_MONTHS = [0, 1, 12]
/** Period of the price line of a bond. */
const LINE_MONTHS = 3
const LINE_DECIMALS = 4

/** The home page: the par curve, and one bond of each kind in the order of `exampleBonds`, which does not depend on values. */
export function homePage(view: View): HomePage {
  const curve = parCurve(view)
  return {
    today: wireDate(view.market.today),
    ...(curve ? { curve } : {}),
    bonds: exampleBonds(view.market).map(example => homeBond(view, example)),
  }
}

/** The curves of the newest day, a month and a year before. Withheld curves are rounded to common coarse steps, as in index charts. */
function parCurve(view: View): ParCurve | null {
  const { market, session } = view
  const tenors = market.indexes.flatMap(index => (index.tenor ? [{ ...index, tenor: index.tenor }] : []))
  const newest = market.pricing.days.at(-1)
  if (!newest) return null
  const days = CURVE_MONTHS.flatMap(
    months => market.pricing.days[lastAtOrBefore(market.pricing.days, addMonths(newest, -months))] ?? [],
  )
  const masked = !seesValues(session)
  const points = days.flatMap(day =>
    tenors.flatMap(index => {
      const value = valueOn(index, day)
      return value === null ? [] : [{ day, tenor: index.tenor, value }]
    }),
  )
  const shapes = masked ? coarseShape(points.map(({ value }) => value)) : []
  const wirePoints = points.map(({ day, tenor, value }, at) => ({
    day,
    point: masked
      ? { tenor, yield: BLANK_NUMBER, shape: shapes[at] ?? null }
      : { tenor, yield: wireNumber(value) },
  }))
  return {
    masked,
    tenors: tenors.map(({ id, tenor }) => ({
      id: tenor,
      years: tenorYears(tenor),
      name: tenorName(view, tenor),
      short: tenorShortName(view, tenor),
      url: paths.index(id),
    })),
    lines: days.map(day => ({
      date: wireDate(day),
      points: wirePoints.flatMap(one => (one.day === day ? [one.point] : [])),
    })),
  }
}

function valueOn({ days, values }: Pick<Index, 'days' | 'values'>, day: Day): number | null {
  const at = lastAtOrBefore(days, day)
  return days[at] === day ? (values[at] ?? null) : null
}

/** A bond with its newest price. Without a price there is nothing to withhold. */
function homeBond(view: View, { kind, issue }: Example): HomeBond {
  const { market, session } = view
  const latest = market.latestRow(issue)
  const hasPrice = latest?.row.values.indicative_price !== undefined
  const bond = { id: issue.id, name: issue.name, url: paths.bond(issue.id), kind }
  if (!latest || !hasPrice) return { ...bond, masked: false }
  const { series, row, before } = latest
  const masked = !seesValues(session, series.tradingGround.id)
  const maskable = (name: ValueName) => (masked ? BLANK_NUMBER : wireNumber(row.values[name]))
  const change = (name: ValueName) => {
    const [now, then] = [row.values[name], before?.values[name]]
    return masked || now === undefined || then === undefined ? BLANK_NUMBER : wireNumber(now - then)
  }
  const line = homeLine(issue, series, masked)
  return {
    ...bond,
    masked,
    trading_ground_name: tradingGroundName(view, series.tradingGround),
    estimation: series.tradingGround.estimation,
    date: wireDate(row.day),
    price: maskable('indicative_price'),
    price_change: change('indicative_price'),
    yield: maskable('indicative_yield'),
    yield_change: change('indicative_yield'),
    ...(line ? { line } : {}),
  }
}

/** Prices of the last months; their shape uses the same coarse steps as the chart. */
function homeLine(issue: BondIssue, series: Series, masked: boolean): HomeLine | null {
  const { days } = series
  const last = days.at(-1)
  if (!last) return null
  const [from, to] = within(days, addMonths(last, -LINE_MONTHS), last)
  if (to - from < 2) return null
  const each = <T>(make: (index: number) => T) =>
    Array.from({ length: to - from }, (_, at) => make(from + at))
  const period = { from: wireDate(days[from]), to: wireDate(last) }
  if (masked) {
    const { coarse } = bondRows(issue, series)
    return { ...period, shapes: shapeOf(each(index => coarse(index, 'price'))) }
  }
  const prices = each(index => {
    const { bad, values } = series.row(index)
    const price = bad.size > 0 ? undefined : values.indicative_price
    return price === undefined ? null : Number(decimalText(price, LINE_DECIMALS))
  })
  return { ...period, prices }
}
