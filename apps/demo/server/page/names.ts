import { type Language, localeOf } from '@accrue/ui/foundation/format'
import { type Country, SUPRANATIONAL } from '../market/countries.ts'
import { type Index, nameOfTenor } from '../market/indexes.ts'
import type { PriceLine } from '../market/price-lines.ts'
import type { TradingGround } from '../market/trading-grounds.ts'
import type { TenorId } from '../pricing/index.ts'
import type { View } from './view.ts'

/**
 * Translates English names of the data into the page's language. Proper names stay: issuers, agencies, dealers, brands
 * such as FedInvest, and securities, which have the same name everywhere ("US Treasury 4% 15 Feb 2034").
 */
type NameView = Pick<View, 'lang' | 'text'>

export function tradingGroundName(
  { text }: Pick<NameView, 'text'>,
  { name, nameKey }: TradingGround,
): string {
  return nameKey ? text(nameKey) : name
}

const displayNames = new Map<Language, Intl.DisplayNames>()

/** The CLDR name of an ISO 3166-1 code or a three-digit UN M49 number. */
function placeName(lang: Language, code: string): string {
  const names =
    displayNames.get(lang) ?? new Intl.DisplayNames(localeOf(lang), { type: 'region', fallback: 'code' })
  displayNames.set(lang, names)
  return names.of(code) ?? code
}

export function countryName({ lang, text }: NameView, { code }: Country): string {
  return code === SUPRANATIONAL.code ? text('region_supranational') : placeName(lang, code)
}

export function regionName({ lang, text }: NameView, { regionId }: Country): string {
  return regionId === SUPRANATIONAL.regionId
    ? text('region_supranational')
    : placeName(lang, String(regionId).padStart(3, '0'))
}

/** A rating outlook; unknown ones stay as the agency writes them. */
export function outlookName({ text }: Pick<NameView, 'text'>, outlook: string): string {
  const key = `outlook_${outlook.toLowerCase().replaceAll(' ', '_')}`
  const name = text(key)
  return name === key ? outlook : name
}

/** A number of months or years as text: 10 Jahre, 3 个月; narrow: 10 J. */
function duration(
  lang: Language,
  count: number,
  unit: 'month' | 'year',
  unitDisplay: 'long' | 'narrow' = 'long',
): string {
  const format = new Intl.NumberFormat(localeOf(lang), { style: 'unit', unit, unitDisplay })
  // A no-break space keeps number and unit on one line.
  return format.format(count).replaceAll(' ', '\u00a0')
}

const monthsOrYears = (tenor: TenorId) => (tenor.endsWith('M') ? 'month' : 'year')

/** A tenor of the par curve: 10-year, 10 Jahre. */
export function tenorName({ lang }: Pick<NameView, 'lang'>, tenor: TenorId): string {
  return lang === 'en' ? nameOfTenor(tenor) : duration(lang, Number.parseInt(tenor, 10), monthsOrYears(tenor))
}

/** The short form for an axis: 10Y, 10 J. */
export function tenorShortName({ lang }: Pick<NameView, 'lang'>, tenor: TenorId): string {
  return lang === 'en' ? tenor : duration(lang, Number.parseInt(tenor, 10), monthsOrYears(tenor), 'narrow')
}

/** A term as auctions write it, `9-Year 10-Month`; unchanged in English. */
export function termName({ lang }: Pick<NameView, 'lang'>, term: string): string {
  if (lang === 'en') return term
  return term.replace(/(\d+)-(Year|Month)/g, (_, count: string, unit: string) =>
    duration(lang, Number(count), unit === 'Year' ? 'year' : 'month'),
  )
}

/** Name of an index: its tenor for the par curve, its own name otherwise. */
export function indexName({ lang, text }: NameView, { name, tenor }: Index): string {
  if (tenor === null || lang === 'en') return name
  return text('index_par_yield', { term: tenorName({ lang }, tenor) })
}

const COMMODITY_KEYS: Readonly<Record<string, string>> = {
  BRENT: 'commodity_brent',
  WTI: 'commodity_wti',
  GOLD: 'commodity_gold',
}

/** `Brent crude oil`, `Euro, USD/EUR`. */
export function priceLineName({ lang, text }: NameView, { ticker, currency }: PriceLine): string {
  if (currency === null) return text(COMMODITY_KEYS[ticker] ?? ticker)
  const name = new Intl.DisplayNames(lang, { type: 'currency' }).of(currency) ?? currency
  return `${name.charAt(0).toLocaleUpperCase(lang)}${name.slice(1)}, ${ticker}`
}

/** `actual/360` as text; `30/360` has no translation. */
export function dayCountName({ text }: Pick<NameView, 'text'>, dayCount: string): string {
  return dayCount.replaceAll('actual', text('day_count_actual'))
}

let codesByName: ReadonlyMap<string, string> | null = null

/** ISO 3166-1 codes by English name, in long and short form. */
function countryCodes(): ReadonlyMap<string, string> {
  if (codesByName) return codesByName
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap(first => letters.map(second => first + second))
  const styles = (['long', 'short'] as const).map(
    style => new Intl.DisplayNames('en', { type: 'region', style, fallback: 'none' }),
  )
  const found = new Map<string, string>()
  for (const names of styles)
    for (const code of codes) {
      const name = names.of(code)
      if (name && !found.has(name)) found.set(name, code)
    }
  codesByName = found
  return found
}

/** Place of registration as in filings: `Bahamas`, `Delaware, U.S.`, `Russia/Kazakhstan`. Unchanged in English. */
export function jurisdictionName({ lang, text }: NameView, filed: string): string {
  if (lang === 'en') return filed
  return filed.replace(/[^/,]+/g, part => {
    const place = part.trim()
    const code = place === 'U.S.' ? 'US' : countryCodes().get(place)
    if (code) return part.replace(place, placeName(lang, code))
    const key = `state_${place.toLowerCase().replaceAll(' ', '_')}`
    const state = text(key)
    return state === key ? part : part.replace(place, state)
  })
}
