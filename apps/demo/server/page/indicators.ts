import type { IndicatorsAnswer } from '@accrue/api-client/wire'
import { FIRST_ISSUER, TREASURY_ISSUER } from '../market/instruments.ts'
import { seededRandom } from '../market/random.ts'
import { decimalText, wireDate } from '../wire/values.ts'
import type { View } from './view.ts'

type Forecast = { key: string; centre: number; width: number; decimals: number }

/** Forecast indicators of a state and of a company; the numbers are made up (readings #69). */
const OF_STATE: readonly Forecast[] = [
  { key: 'forecast_policy_rate', centre: 3.9, width: 0.4, decimals: 2 },
  { key: 'forecast_ten_year', centre: 4.3, width: 0.5, decimals: 2 },
  { key: 'forecast_two_year', centre: 3.8, width: 0.5, decimals: 2 },
  { key: 'forecast_growth', centre: 1.7, width: 0.6, decimals: 1 },
  { key: 'forecast_inflation', centre: 2.8, width: 0.6, decimals: 1 },
  { key: 'forecast_unemployment', centre: 4.4, width: 0.4, decimals: 1 },
  { key: 'forecast_deficit', centre: 6.2, width: 0.8, decimals: 1 },
  { key: 'forecast_debt', centre: 122, width: 6, decimals: 0 },
]
const OF_COMPANY: readonly Forecast[] = [
  { key: 'forecast_revenue_growth', centre: 5, width: 8, decimals: 1 },
  { key: 'forecast_eps', centre: 7, width: 6, decimals: 2 },
  { key: 'forecast_operating_margin', centre: 28, width: 14, decimals: 1 },
  { key: 'forecast_net_debt_ebitda', centre: 1.1, width: 1.4, decimals: 2 },
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
    items: forecasts.map(({ key, centre, width, decimals }, index) => ({
      id: index + 1,
      indexName: key,
      actual_value: decimalText(centre + (seededRandom('forecast', issuerId, key)() - 0.5) * width, decimals),
      date: wireDate(market.today),
      url: null,
      request_id: issuerId === TREASURY_ISSUER ? (requests[index]?.id ?? null) : null,
      illustrative: true,
    })),
    labels: Object.fromEntries(forecasts.map(({ key }) => [key, text(key)])),
  }
}
