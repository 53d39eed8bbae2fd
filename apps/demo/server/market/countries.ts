/** A country by its ISO 3166-1 code and number, and the UN M49 number of its region. */
export type Country = { code: string; id: number; regionId: number }

const ROWS: readonly [code: string, id: number, regionId: number][] = [
  ['US', 840, 19],
  ['GB', 826, 150],
  ['FR', 250, 150],
  ['NL', 528, 150],
  ['CA', 124, 19],
  ['RO', 642, 150],
  ['IE', 372, 150],
  ['MX', 484, 19],
  ['KY', 136, 19],
  ['CH', 756, 150],
  ['ES', 724, 150],
  ['LU', 442, 150],
  ['DE', 276, 150],
  ['AU', 36, 9],
  ['CI', 384, 2],
  ['JP', 392, 142],
  ['VE', 862, 19],
  ['PE', 604, 19],
  ['NO', 578, 150],
  ['BR', 76, 19],
  ['CO', 170, 19],
  ['SG', 702, 142],
  ['JE', 832, 150],
  ['MU', 480, 2],
  ['QA', 634, 142],
  ['SA', 682, 142],
  ['IL', 376, 142],
  ['HU', 348, 150],
  ['KR', 410, 142],
  ['EC', 218, 19],
  ['ID', 360, 142],
  ['PA', 591, 19],
]

const COUNTRIES = new Map(ROWS.map(([code, id, regionId]) => [code, { code, id, regionId }]))

/** The fund's report uses `XX` for supranational issuers. */
export const SUPRANATIONAL: Country = { code: 'XX', id: 0, regionId: 0 }

/** The country of an ISO 3166-1 alpha-2 code; supranational for any other. */
export function countryOf(code: string): Country {
  return COUNTRIES.get(code) ?? SUPRANATIONAL
}

/** A currency by its ISO 4217 code and number. */
export type Currency = { id: number; code: string }

const CURRENCIES: Record<string, number> = { USD: 840, EUR: 978, GBP: 826 }

export function currencyOf(code: string): Currency {
  return { id: CURRENCIES[code] ?? 0, code }
}
