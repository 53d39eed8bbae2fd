/** A country as the pages name it: the ISO 3166-1 number, and the UN M49 number of its region. */
export type Country = { id: number; code: string; name: string; regionId: number; regionName: string }

const REGIONS: Record<number, string> = {
  0: 'Supranational',
  2: 'Africa',
  19: 'Americas',
  142: 'Asia',
  150: 'Europe',
  9: 'Oceania',
}

/** Code, ISO number, M49 region, name. `XX` is what the fund's report writes for supranational issuers. */
const ROWS: readonly [code: string, id: number, regionId: number, name: string][] = [
  ['US', 840, 19, 'United States'],
  ['GB', 826, 150, 'United Kingdom'],
  ['FR', 250, 150, 'France'],
  ['NL', 528, 150, 'Netherlands'],
  ['CA', 124, 19, 'Canada'],
  ['RO', 642, 150, 'Romania'],
  ['IE', 372, 150, 'Ireland'],
  ['MX', 484, 19, 'Mexico'],
  ['KY', 136, 19, 'Cayman Islands'],
  ['CH', 756, 150, 'Switzerland'],
  ['ES', 724, 150, 'Spain'],
  ['LU', 442, 150, 'Luxembourg'],
  ['DE', 276, 150, 'Germany'],
  ['AU', 36, 9, 'Australia'],
  ['CI', 384, 2, "Côte d'Ivoire"],
  ['JP', 392, 142, 'Japan'],
  ['VE', 862, 19, 'Venezuela'],
  ['PE', 604, 19, 'Peru'],
  ['NO', 578, 150, 'Norway'],
  ['BR', 76, 19, 'Brazil'],
  ['CO', 170, 19, 'Colombia'],
  ['SG', 702, 142, 'Singapore'],
  ['JE', 832, 150, 'Jersey'],
  ['MU', 480, 2, 'Mauritius'],
  ['QA', 634, 142, 'Qatar'],
  ['SA', 682, 142, 'Saudi Arabia'],
  ['IL', 376, 142, 'Israel'],
  ['HU', 348, 150, 'Hungary'],
  ['KR', 410, 142, 'South Korea'],
  ['EC', 218, 19, 'Ecuador'],
  ['ID', 360, 142, 'Indonesia'],
  ['PA', 591, 19, 'Panama'],
]

const COUNTRIES = new Map(
  ROWS.map(([code, id, regionId, name]) => [
    code,
    { id, code, name, regionId, regionName: REGIONS[regionId] ?? '' },
  ]),
)

const SUPRANATIONAL: Country = {
  id: 0,
  code: 'XX',
  name: 'Supranational',
  regionId: 0,
  regionName: 'Supranational',
}

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
