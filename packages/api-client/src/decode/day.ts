import { asRaw, field, type Raw } from './reading.ts'

/** A calendar day, written `yyyy-mm-dd`: no time and no zone. Days compare with `<` and `>` as strings. */
export type Day = `${number}-${number}-${number}`

const MS_PER_DAY = 86_400_000
/** Above this a unix time is in milliseconds (readings #23): as seconds it would lie in the year 5138. */
const MOST_SECONDS = 1e11
/** 9999-12-31, the last day that four digits can write. */
const LAST_DAY_MS = Date.UTC(9999, 11, 31)

/** The day if the text is exactly `yyyy-mm-dd` and the calendar has it, else null: 2026-02-30 is no day. */
export function parseDay(value: unknown): Day | null {
  if (typeof value !== 'string') return null
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  if (match === null) return null
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
    ? (value as Day)
    : null
}

/** Whether the text is a calendar day; the generated schemas check every `format: date` by it. */
export function isDay(text: string): text is Day {
  return parseDay(text) !== null
}

/** A unix time in seconds, or in milliseconds when above 1e11, as milliseconds; null when it is no time from 1970 to 9999. */
export function unixMs(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number) || number < 0) return null
  const ms = Math.trunc(number > MOST_SECONDS ? number : number * 1000)
  return ms < LAST_DAY_MS + MS_PER_DAY ? ms : null
}

/** The UTC day of a unix time (see `unixMs`), else null. */
export function dayOfUnix(value: unknown): Day | null {
  const ms = unixMs(value)
  return ms === null ? null : (new Date(ms).toISOString().slice(0, 10) as Day)
}

/** A wire date as a day: its text when that is a day, else its unix time; null when neither is. Bare texts and numbers count too. */
export function decodeDay(wire: unknown): Day | null {
  if (typeof wire === 'string') return parseDay(wire)
  if (typeof wire === 'number') return dayOfUnix(wire)
  const raw = asRaw(wire)
  return raw === null ? null : (parseDay(field(raw, 'value')) ?? beforeOrAfter1970(field(raw, 'numeric')))
}

/** The day of a field. The flat form, `"date.numeric"` beside `date`, counts too (readings #68). */
export function day(raw: Raw, name: string): Day | null {
  return decodeDay(field(raw, name)) ?? beforeOrAfter1970(field(raw, `${name}.numeric`))
}

/** Issue dates may lie before 1970, so a documented `numeric` may be negative; only there. */
function beforeOrAfter1970(numeric: unknown): Day | null {
  if (typeof numeric !== 'number' || numeric >= 0) return dayOfUnix(numeric)
  const at = new Date(numeric * 1000)
  return Number.isFinite(at.getTime()) ? parseDay(at.toISOString().slice(0, 10)) : null
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}
