import type { WireDate, WireNumber } from '@accrue/api-client/wire'
import { type Day, dayNumber } from '@accrue/ui/foundation/calendar'

/** Maximum number of decimals sent; computed values are not more precise. */
const DECIMALS = 8

/** The number as plain digits: no exponent, at most `DECIMALS` decimals, no trailing zeros, no minus zero. */
export function decimalText(value: number, decimals = DECIMALS): string {
  const text = value.toFixed(decimals)
  const trimmed = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return trimmed === '-0' ? '0' : trimmed
}

/** Blank: no data, or withheld. */
export const BLANK_NUMBER: WireNumber = { value: '', numeric: null }

/** A number on the wire; null, NaN and infinities are blank. */
export function wireNumber(value: number | null | undefined, decimals?: number): WireNumber {
  if (value === null || value === undefined || !Number.isFinite(value)) return BLANK_NUMBER
  const text = decimalText(value, decimals)
  return { value: text, numeric: Number(text) }
}

/** A source value that is certainly wrong. */
export function badNumber(value: number): WireNumber {
  return { ...wireNumber(value), baddata: true }
}

/** A day on the wire: its text and the unix second of its midnight UTC. */
export function wireDate(day: Day | null | undefined): WireDate {
  return day ? { value: day, numeric: unixSeconds(day) } : { value: '', numeric: null }
}

/** The unix second of the day's midnight UTC. */
export function unixSeconds(day: Day): number {
  return dayNumber(day) * 86_400
}
