import type { WireDate, WireNumber } from '@accrue/api-client/wire'
import { type Day, dayNumber } from '@accrue/ui/foundation/calendar'

/** The largest number of decimals that is sent: what is reckoned is not known any finer. */
const DECIMALS = 8

/** The number as plain digits without an exponent, at most `DECIMALS` decimals, no trailing zeros, no minus zero. */
export function decimalText(value: number, decimals = DECIMALS): string {
  const text = value.toFixed(decimals)
  const trimmed = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return trimmed === '-0' ? '0' : trimmed
}

/** Nothing: no data, or withheld. */
export const BLANK: WireNumber = { value: '', numeric: null }

/** A number of the wire; null, NaN and infinite ones are blank. */
export function wireNumber(value: number | null | undefined, decimals?: number): WireNumber {
  if (value === null || value === undefined || !Number.isFinite(value)) return BLANK
  const text = decimalText(value, decimals)
  return { value: text, numeric: Number(text) }
}

/** A number that the source gave and that cannot be right. */
export function badNumber(value: number): WireNumber {
  return { ...wireNumber(value), baddata: true }
}

/** A day of the wire: its text and the unix second of its midnight UTC. */
export function wireDate(day: Day | null | undefined): WireDate {
  return day ? { value: day, numeric: unixSeconds(day) } : { value: '', numeric: null }
}

/** The unix second at which the day begins in UTC. */
export function unixSeconds(day: Day): number {
  return dayNumber(day) * 86_400
}
