/**
 * A calendar day, written `yyyy-mm-dd`. It has no time and no zone, so it means the same everywhere.
 * Days compare with `<` and `>` as strings.
 */
export type Day = `${number}-${number}-${number}`

/** The parts of a calendar day; `month` is 1–12. */
export type DayParts = { year: number; month: number; day: number }

/** The length of a calendar day in milliseconds, without changes of the clock. */
export const MS_PER_DAY = 86_400_000
const DAYS_IN_400_YEARS = 146_097

/** Whether the year has a 29 February (Gregorian rule). */
export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

/** Days in a month, 28–31; `month` is 1–12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** The day with these parts, or null when it does not exist (31 February, month 13, year 0). */
export function dayOf({ year, month, day }: DayParts): Day | null {
  return exists({ year, month, day }) ? isoText(year, month, day) : null
}

function exists({ year, month, day }: DayParts): boolean {
  const areWhole = Number.isInteger(year) && Number.isInteger(month) && Number.isInteger(day)
  if (!areWhole || year < 1 || year > 9999 || month < 1 || month > 12) return false
  return day >= 1 && day <= daysInMonth(year, month)
}

const twoDigits = (count: number) => (count < 10 ? `0${count}` : `${count}`)

function isoText(year: number, month: number, day: number): Day {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}` as Day
}

/** The day if the text is exactly `yyyy-mm-dd` and exists, else null. `new Date` would turn 2026-02-30 into 2 March. */
export function parseIsoDay(text: unknown): Day | null {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const day = text as Day
  return exists(partsOf(day)) ? day : null
}

/** Year, month (1–12) and day of the month. */
export function partsOf(day: Day): DayParts {
  return { year: numberAt(day, 0, 4), month: numberAt(day, 5, 7), day: numberAt(day, 8, 10) }
}

/** The digits from `start` to `end` as a number, without a substring: charts parse millions of days. */
function numberAt(text: string, start: number, end: number): number {
  let number = 0
  for (let index = start; index < end; index += 1) number = number * 10 + text.charCodeAt(index) - 48
  return number
}

/** Whole days since 1970-01-01, negative before it. */
export function dayNumber(day: Day): number {
  const { year, month, day: date } = partsOf(day)
  // Date.UTC reads the years 0–99 as 1900–1999; the calendar repeats every 400 years
  return Date.UTC(year + 400, month - 1, date) / MS_PER_DAY - DAYS_IN_400_YEARS
}

/** The first and the last supported day; results beyond them are clamped. */
const FIRST_DAY: Day = '0001-01-01'
const LAST_DAY: Day = '9999-12-31'

/** Their day numbers, precomputed: every label of a time axis needs them. */
const FIRST_NUMBER = -719_162
const LAST_NUMBER = 2_932_896

/** The day with this number, counted from 1970-01-01 and clamped to the years 1–9999. */
export function dayFromNumber(number: number): Day {
  const within = Math.min(Math.max(number, FIRST_NUMBER), LAST_NUMBER)
  if (Number.isNaN(within)) throw new RangeError('Not a day number')
  // four times as fast as toISOString; charts call it for every point
  const at = new Date(within * MS_PER_DAY)
  return isoText(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate())
}

/** The day `count` days later (earlier when negative), clamped to the years 1–9999. */
export function addDays(day: Day, count: number): Day {
  return dayFromNumber(dayNumber(day) + count)
}

/**
 * The same day of the month `count` months later; clamped to the last day of a shorter month (31 March − 1 month = 28
 * February).
 */
export function addMonths(day: Day, count: number): Day {
  const { year, month, day: date } = partsOf(day)
  const index = year * 12 + (month - 1) + count
  const toYear = Math.floor(index / 12)
  const toMonth = index - toYear * 12 + 1
  const clamped = { year: toYear, month: toMonth, day: Math.min(date, daysInMonth(toYear, toMonth)) }
  return dayOf(clamped) ?? (count < 0 ? FIRST_DAY : LAST_DAY)
}

/** The same calendar day `count` years later; 29 February clamps to 28 (readings #29). */
export function addYears(day: Day, count: number): Day {
  return addMonths(day, count * 12)
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from)
}

/** ISO day of the week: 1 Monday … 7 Sunday. */
export function weekdayOf(day: Day): number {
  return ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1
}

/** Milliseconds of the day's start in UTC, for scales. */
export function dayToMs(day: Day): number {
  return dayNumber(day) * MS_PER_DAY
}

/** The UTC calendar day of this instant. */
export function dayFromMs(ms: number): Day {
  return dayFromNumber(Math.floor(ms / MS_PER_DAY))
}

/** The product's business offset: date-times are shown, and "today" is determined, at UTC+3 (readings #30, #31). */
export const BUSINESS_OFFSET_MINUTES = 180

/** The business day of an instant: its calendar day at UTC+3 (readings #30). */
export function businessDay(ms: number): Day {
  return dayFromMs(ms + BUSINESS_OFFSET_MINUTES * 60_000)
}
