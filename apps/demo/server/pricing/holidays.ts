import { addDays, type Day, dayNumber, dayOf, partsOf, weekdayOf } from '@accrue/ui/foundation/calendar'

/**
 * Which holidays count.
 * - `securities`: the US government securities market (SIFMA recommendations): trading and settlement
 * - `federal-reserve`: the payment system; moves coupon and principal payments (31 CFR 356.30)
 * - `weekdays`: Saturdays and Sundays only
 *
 * The two US calendars differ on Good Friday and on holidays that fall on a Saturday, when the market (not the Federal
 * Reserve) closes on the Friday before Independence Day, Juneteenth and Christmas.
 */
export type BusinessCalendar = 'securities' | 'federal-reserve' | 'weekdays'

/** Irregular closing days of the market or the government: no Treasury curve was published on them. */
const CLOSED_OUT_OF_RULE: ReadonlySet<Day> = new Set<Day>([
  '1994-04-27', // mourning for R. Nixon
  '2001-09-11', // attacks on New York and Washington
  '2001-09-12',
  '2004-06-11', // mourning for R. Reagan
  '2012-10-30', // hurricane Sandy
  '2018-12-05', // mourning for G. H. W. Bush
])

/** Easter Sunday of a Gregorian year (the anonymous algorithm of Meeus, Jones and Butcher). */
export function easterSunday(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const leapCenturies = Math.floor(century / 4)
  const drift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leapCenturies - drift + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const index = epact + weekday - 7 * correction + 114
  return dayAt(year, Math.floor(index / 31), (index % 31) + 1)
}

function dayAt(year: number, month: number, day: number): Day {
  return dayOf({ year, month, day }) ?? `${year}-01-01`
}

/** The nth given weekday (1 Monday … 7 Sunday) of a month. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): Day {
  const first = dayAt(year, month, 1)
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1))
}

/** The last Monday of May. */
function memorialDay(year: number): Day {
  const last = dayAt(year, 5, 31)
  return addDays(last, 1 - weekdayOf(last))
}

/** Observed day of a fixed-date holiday: Sunday moves to Monday; Saturday to Friday, or is not observed. */
function observed(day: Day, saturdayMoves: boolean): Day {
  const weekday = weekdayOf(day)
  if (weekday === 7) return addDays(day, 1)
  return weekday === 6 && saturdayMoves ? addDays(day, -1) : day
}

function goodFridayClosed(year: number, day: Day): boolean {
  // Since 1996 the market is open for half of a Good Friday with an employment report (first Friday of April).
  return year < 1996 || !(day.slice(5, 7) === '04' && partsOf(day).day <= 7)
}

function holidaysOf(year: number, calendar: 'securities' | 'federal-reserve'): Set<number> {
  const market = calendar === 'securities'
  const days: Day[] = [
    observed(dayAt(year, 1, 1), false),
    nthWeekday(year, 1, 1, 3), // Martin Luther King Jr. Day
    nthWeekday(year, 2, 1, 3), // Presidents' Day
    memorialDay(year),
    observed(dayAt(year, 7, 4), market),
    nthWeekday(year, 9, 1, 1), // Labor Day
    nthWeekday(year, 10, 1, 2), // Columbus Day
    observed(dayAt(year, 11, 11), false), // Veterans Day
    nthWeekday(year, 11, 4, 4), // Thanksgiving
    observed(dayAt(year, 12, 25), market),
  ]
  if (year >= 2022) days.push(observed(dayAt(year, 6, 19), market)) // Juneteenth
  const goodFriday = addDays(easterSunday(year), -2)
  if (market && goodFridayClosed(year, goodFriday)) days.push(goodFriday)
  return new Set(days.map(dayNumber))
}

const yearsKnown = new Map<string, Set<number>>()

function holidaysIn(year: number, calendar: 'securities' | 'federal-reserve'): Set<number> {
  const key = `${calendar} ${year}`
  const known = yearsKnown.get(key)
  if (known) return known
  const days = holidaysOf(year, calendar)
  yearsKnown.set(key, days)
  return days
}

/** Whether the calendar is closed on this weekday for a holiday; rules from 1990 on (Juneteenth since 2022). */
export function isHoliday(day: Day, calendar: BusinessCalendar = 'securities'): boolean {
  if (calendar === 'weekdays') return false
  if (calendar === 'securities' && CLOSED_OUT_OF_RULE.has(day)) return true
  return holidaysIn(partsOf(day).year, calendar).has(dayNumber(day))
}

/** Not a Saturday, Sunday or holiday. */
export function isBusinessDay(day: Day, calendar: BusinessCalendar = 'securities'): boolean {
  return weekdayOf(day) <= 5 && !isHoliday(day, calendar)
}

/** The day itself if it is a business day, else the next one ("following"). */
export function followingBusinessDay(day: Day, calendar: BusinessCalendar = 'securities'): Day {
  let candidate = day
  while (!isBusinessDay(candidate, calendar)) candidate = addDays(candidate, 1)
  return candidate
}

/** The last business day before a day. */
export function previousBusinessDay(day: Day, calendar: BusinessCalendar = 'securities'): Day {
  let candidate = addDays(day, -1)
  while (!isBusinessDay(candidate, calendar)) candidate = addDays(candidate, -1)
  return candidate
}

/**
 * Settlement day of a trade: `lag` business days later.
 *
 * Treasuries settle on T+1 of the securities calendar. The captured daily yields of FedInvest prices use T+2 on
 * weekdays, with holidays as business days: `{ lag: 2, calendar: 'weekdays' }` reproduces them to six decimals.
 */
export function settlementDay({
  trade,
  lag = 1,
  calendar = 'securities',
}: {
  trade: Day
  lag?: number
  calendar?: BusinessCalendar
}): Day {
  let day = lag === 0 ? followingBusinessDay(trade, calendar) : trade
  for (let step = 0; step < lag; step += 1) day = followingBusinessDay(addDays(day, 1), calendar)
  return day
}
