import type { IndicatorsAnswer } from '@accrue/api-client/wire'
import { FIRST_ISSUER, TREASURY_ISSUER } from '../market/instruments.ts'
import { seededRandom } from '../market/random.ts'
import { decimalText, wireDate } from '../wire/values.ts'
import type { View } from './view.ts'

type Forecast = { key: string; around: number; width: number; decimals: number }

/** Forecast indicators of a state and of a company; the numbers are made up (readings #69). */
const OF_STATE: readonly Forecast[] = [
  { key: 'forecast_policy_rate', around: 3.9, width: 0.4, decimals: 2 },
  { key: 'forecast_ten_year', around: 4.3, width: 0.5, decimals: 2 },
  { key: 'forecast_two_year', around: 3.8, width: 0.5, decimals: 2 },
  { key: 'forecast_growth', around: 1.7, width: 0.6, decimals: 1 },
  { key: 'forecast_inflation', around: 2.8, width: 0.6, decimals: 1 },
  { key: 'forecast_unemployment', around: 4.4, width: 0.4, decimals: 1 },
  { key: 'forecast_deficit', around: 6.2, width: 0.8, decimals: 1 },
  { key: 'forecast_debt', around: 122, width: 6, decimals: 0 },
]
const OF_COMPANY: readonly Forecast[] = [
  { key: 'forecast_revenue_growth', around: 5, width: 8, decimals: 1 },
  { key: 'forecast_eps', around: 7, width: 6, decimals: 2 },
  { key: 'forecast_operating_margin', around: 28, width: 14, decimals: 1 },
  { key: 'forecast_net_debt_ebitda', around: 1.1, width: 1.4, decimals: 2 },
]

/** Number of an issuer's indicators; the same for every user. */
export function forecastsOf(issuerId: number): readonly Forecast[] {
  if (issuerId === TREASURY_ISSUER) return OF_STATE
  return issuerId > TREASURY_ISSUER && issuerId < FIRST_ISSUER ? OF_COMPANY : []
}

/** The consensus-forecast block. The first indicators show the user's own requests, which the user may delete there. */
export function indicators(
  { market, text }: View,
  issuerId: number,
  requests: readonly { id: number; name: string }[],
): IndicatorsAnswer {
  const forecasts = forecastsOf(issuerId)
  return {
    items: forecasts.map(({ key, around, width, decimals }, index) => ({
      id: index + 1,
      indexName: key,
      actual_value: decimalText(around + (seededRandom('forecast', issuerId, key)() - 0.5) * width, decimals),
      date: wireDate(market.today),
      url: null,
      request_id: issuerId === TREASURY_ISSUER ? (requests[index]?.id ?? null) : null,
      illustrative: true,
    })),
    labels: Object.fromEntries(forecasts.map(({ key }) => [key, text(key)])),
  }
}
