import { asRaw, field, type Raw } from './reading.ts'

/** A calendar day, written `yyyy-mm-dd`: no time and no zone. Days compare with `<` and `>` as strings. */
export type Day = `${number}-${number}-${number}`

const MS_PER_DAY = 86_400_000
/** A larger unix time is in milliseconds (readings #23): in seconds it would be after the year 5138. */
const MAX_SECONDS = 1e11
/** 9999-12-31, the last day with a four-digit year. */
const LAST_DAY_MS = Date.UTC(9999, 11, 31)

/** The day of a text `yyyy-mm-dd`; null for other formats and for days that do not exist, such as 2026-02-30. */
export function parseDay(value: unknown): Day | null {
  if (typeof value !== 'string') return null
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  if (match === null) return null
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
    ? (value as Day)
    : null
}

/** Whether the text is an existing day. The generated schemas use it for `format: date`. */
export function isDay(text: string): text is Day {
  return parseDay(text) !== null
}

/** A unix time in milliseconds. Values up to 1e11 are seconds. Null outside 1970–9999. */
export function unixMs(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number) || number < 0) return null
  const ms = Math.trunc(number > MAX_SECONDS ? number : number * 1000)
  return ms < LAST_DAY_MS + MS_PER_DAY ? ms : null
}

/** The UTC day of a unix time (see `unixMs`); null when invalid. */
export function dayOfUnix(value: unknown): Day | null {
  const ms = unixMs(value)
  return ms === null ? null : (new Date(ms).toISOString().slice(0, 10) as Day)
}

/** The day of a wire date: of its text if valid, else of its unix time. Also accepts a plain text or number. */
export function decodeDay(wire: unknown): Day | null {
  if (typeof wire === 'string') return parseDay(wire)
  if (typeof wire === 'number') return dayOfUnix(wire)
  const raw = asRaw(wire)
  return raw === null ? null : (parseDay(field(raw, 'value')) ?? beforeOrAfter1970(field(raw, 'numeric')))
}

/** The day of a field. Also accepts the flat form, `"date.numeric"` beside `date` (readings #68). */
export function day(raw: Raw, name: string): Day | null {
  return decodeDay(field(raw, name)) ?? beforeOrAfter1970(field(raw, `${name}.numeric`))
}

/** Only the documented `numeric` may be negative: issue dates may be before 1970. */
function beforeOrAfter1970(numeric: unknown): Day | null {
  if (typeof numeric !== 'number' || numeric >= 0) return dayOfUnix(numeric)
  const at = new Date(numeric * 1000)
  return Number.isFinite(at.getTime()) ? parseDay(at.toISOString().slice(0, 10)) : null
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}
