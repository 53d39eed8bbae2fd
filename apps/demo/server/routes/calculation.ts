import { vCalculateBondPath, vCalculateBondQuery } from '@accrue/api-client/schemas'
import type { CalculationAnswer } from '@accrue/api-client/wire'
import type { Day } from '@accrue/ui/foundation/calendar'
import { json } from '../http/answers.ts'
import { badRequest, Refusal } from '../http/refusal.ts'
import { type ApiRoute, route } from '../http/route.ts'
import { pricedRedemptions } from '../market/early-redemption.ts'
import { TREASURY_ISSUER } from '../market/instruments.ts'
import { indexRateFor } from '../market/series.ts'
import { TREASURY_PRECISION } from '../page/bond-page.ts'
import {
  type Bond,
  type Floater,
  marginFromPrice,
  type Outcome,
  priceFromMargin,
  type Redemption,
  type Risk,
  riskOf,
  type WorstYield,
  yieldFromPrice,
  yieldToWorst,
} from '../pricing/index.ts'
import { wireDate, wireNumber } from '../wire/values.ts'
import { requireBond } from './bond-page.ts'

/** Maximum length of a number (API document). */
const MAX_LENGTH = 32

/** ASCII digits with at most one dot or comma, and an optional minus, because yields may be negative. No exponent. */
const DECIMAL = /^-?(?:[0-9]+[.,]?[0-9]*|[.,][0-9]+)$/

/** Above this a double has no decimals left to send, and no bond has such a value. */
const TOO_LARGE = 1e12

/** Decimals of the yield: enough that the price computed from it is exact to all its decimals. */
const YIELD_DECIMALS = 14

/** The parsed number, or null. */
export function decimalOf(text: string): number | null {
  return text.length <= MAX_LENGTH && DECIMAL.test(text) ? Number(text.replace(',', '.')) : null
}

/** Input of a calculation: a clean price per 100, or a yield or discount margin as a fraction. */
type Input = { kind: 'price' | 'yield' | 'margin'; value: number }

/** Data of an issue besides its terms. */
type Market = { indexRate: number | null; calls: readonly Redemption[] }

/** The numbers of a settlement day, or why there are none. */
function calculate(
  bond: Bond,
  settlement: Day,
  { kind, value }: Input,
  { indexRate, calls }: Market = { indexRate: null, calls: [] },
): Outcome<Results> {
  if (bond.terms.kind === 'floating')
    return indexRate === null
      ? { ok: false, reason: 'no-solution' }
      : floating({ bond, settlement, kind, value, indexRate })
  if (kind === 'margin') return { ok: false, reason: 'no-solution' }
  const results = fixed(bond, settlement, { kind, value })
  if (!results.ok || calls.length === 0) return results
  const worst = yieldToWorst({ bond, settlement, price: results.value.price, calls })
  return worst.ok ? { ok: true, value: { ...results.value, worst: worst.value } } : results
}

function fixed(bond: Bond, settlement: Day, { kind, value }: Input): Outcome<Results> {
  if (kind === 'yield') return resultsAt(bond, settlement, value)
  const found = yieldFromPrice({ bond, settlement, price: value })
  if (!found.ok) return found
  const results = resultsAt(bond, settlement, found.value)
  // Keep the given price: computed back from its yield it would differ in the last digits.
  return results.ok ? { ok: true, value: { ...results.value, price: value } } : results
}

/** A floating-rate note has a discount margin and its basis point value, but no yield and no duration. */
function floating({ kind, value, ...floater }: Floater & Input): Outcome<Results> {
  if (kind === 'yield') return { ok: false, reason: 'no-solution' }
  const risk =
    kind === 'price'
      ? marginFromPrice({ ...floater, price: value })
      : priceFromMargin({ ...floater, margin: value })
  return risk.ok ? { ok: true, value: risk.value } : risk
}

/** All results for a settlement day; values that do not apply are absent. */
type Results = Pick<Risk, 'price' | 'accrued' | 'pvbp'> &
  Partial<Pick<Risk, 'macaulayYears' | 'modifiedYears' | 'convexity'>> & {
    yieldFraction?: number
    worst?: WorstYield
    /** A fraction. */
    margin?: number
  }

function resultsAt(bond: Bond, settlement: Day, yieldFraction: number): Outcome<Results> {
  const risk = riskOf({ bond, settlement, yieldFraction })
  return risk.ok ? { ok: true, value: { ...risk.value, yieldFraction } } : risk
}

export const calculationRoutes: readonly ApiRoute[] = [
  route({
    operation: 'calculateBond',
    request: { path: vCalculateBondPath, query: vCalculateBondQuery },
    handle(call) {
      const issue = requireBond(call, call.path.bondId)
      const { settlement } = call.query
      const input = inputOf(call.query)
      const bond = call.deps.market.pricing.bond(issue)
      if (!bond) throw noSolution()
      const outcome = calculate(bond, settlement, input, {
        indexRate: indexRateFor(issue, call.deps.clock.today()),
        calls: pricedRedemptions(issue).calls,
      })
      if (!outcome.ok) throw isAboutTheDay(outcome) ? badRequest('settlement', 'bad_date') : noSolution()
      const answer: CalculationAnswer = {
        ...wireResults(outcome.value),
        settlement: wireDate(settlement),
        precision: issue.issuerId === TREASURY_ISSUER ? TREASURY_PRECISION : null,
        currency: issue.currency.code,
      }
      return json(answer)
    },
  }),
]

/** Input from the query; an invalid number has no solution. */
function inputOf({ given: kind, value: text }: { given: Input['kind']; value: string }): Input {
  const value = decimalOf(text)
  if (value === null) throw noSolution()
  const unit = { price: 1, yield: 100, margin: 10_000 }[kind]
  return { kind, value: value / unit }
}

const noSolution = () => new Refusal(422, 'no_solution', { field: 'value' })

function isAboutTheDay({ reason }: Extract<Outcome<unknown>, { ok: false }>): boolean {
  return reason === 'before-dated' || reason === 'not-before-maturity' || reason === 'not-a-day'
}

function wireResults(results: Results) {
  const { price, accrued, pvbp, yieldFraction, macaulayYears, modifiedYears, convexity, worst, margin } =
    results
  const numbers = [
    price,
    price + accrued,
    yieldFraction,
    macaulayYears,
    modifiedYears,
    convexity,
    pvbp,
    margin,
  ]
  if (numbers.some(value => value !== undefined && !(Math.abs(value) < TOO_LARGE))) throw noSolution()
  return {
    price: wireNumber(price),
    dirty_price: wireNumber(price + accrued),
    yield: wireNumber(yieldFraction, YIELD_DECIMALS),
    ...(worst
      ? { yield_to_worst: wireNumber(worst.yieldFraction, YIELD_DECIMALS), worst_date: wireDate(worst.day) }
      : {}),
    ...(margin === undefined ? {} : { discount_margin: wireNumber(margin * 1e4) }),
    nkd: wireNumber(accrued),
    duration: wireNumber(macaulayYears),
    modified_duration: wireNumber(modifiedYears),
    convexity: wireNumber(convexity),
    pvbp: wireNumber(pvbp),
  }
}
