import { addMonths, addYears, type Day, daysBetween } from '../../foundation/calendar/day.ts'

/** The first and the last day, both counted in (readings #66). */
export type DayRange = { from: Day; to: Day }

/** Longest arbitrary period in calendar years (shared-blocks §9, readings #29). */
export const PERIOD_LIMIT_YEARS = 10

/** A chart with as many points or more gives no old-data warning (bond-page §9, readings #18). */
export const OLD_DATA_POINTS = 2500

/** Days after which the latest row counts as old (bond-page §9). */
const OLD_DATA_DAYS = 7

/** A fixed period that is offered: "3M" (shared-blocks §3 "Chart period tab"). */
export type ChartPeriodTab = DayRange & {
  id: string
  /** What is drawn: "3M". */
  text: string
  /** Its name for assistive tech where the text is a sign: "three months". */
  name?: string
  /** A hidden one is not offered. */
  hidden?: boolean
}

/** The chosen period: one of the tabs, or two days of the user's own. */
export type ChartPeriod = { kind: 'tab'; id: string } | ({ kind: 'range' } & DayRange)

/** One end of a period. */
export type PeriodEnd = 'from' | 'to'

export type PulledRange = DayRange & {
  /** Which end had to move to keep the limit, or null. */
  moved: PeriodEnd | null
}

/**
 * C5: an arbitrary period of at most `limitYears` calendar years. The end that was not edited gives way: a start pulls the end
 * back, an end pulls the start forward (shared-blocks §5, readings #66). A start after the end stays: that is a message's business.
 */
export function pullRange(
  { from, to }: DayRange,
  edited: PeriodEnd,
  limitYears: number = PERIOD_LIMIT_YEARS,
): PulledRange {
  if (edited === 'from') {
    const latest = addYears(from, limitYears)
    return to > latest ? { from, to: latest, moved: 'to' } : { from, to, moved: null }
  }
  const earliest = addYears(to, -limitYears)
  return from < earliest ? { from: earliest, to, moved: 'from' } : { from, to, moved: null }
}

/** The days of a period; of a tab that is not offered, those of the first one, and without tabs `today` alone. */
export function periodDays(period: ChartPeriod, tabs: readonly ChartPeriodTab[], today: Day): DayRange {
  const found = period.kind === 'range' ? period : (tabs.find(({ id }) => id === period.id) ?? tabs[0])
  return found ? { from: found.from, to: found.to } : { from: today, to: today }
}

/** The range after one of its ends was set to a day. */
export function withDay(range: DayRange, edited: PeriodEnd, day: Day, limitYears?: number): PulledRange {
  return pullRange({ ...range, [edited]: day }, edited, limitYears)
}

/** The way out of a period that starts after its end: the same two days the other way round, within the limit. */
export function swapped({ from, to }: DayRange, limitYears?: number): PulledRange {
  return pullRange({ from: to, to: from }, 'to', limitYears)
}

/** The way out of a period without data: three months that end on the latest day with data (bond-page §4). */
export function lastRange(lastDay: Day): DayRange {
  return { from: addMonths(lastDay, -3), to: lastDay }
}

/** The rows that a chart has, for their age. */
export type PanelRows = {
  /** The day of the latest row, also one without a value; null without rows. */
  latest: Day | null
  count: number
}

/**
 * C15: on `end` the latest row is more than seven days old, and there are fewer than 2,500 points (bond-page §9, readings #18, #33).
 * `end` is the last day that could have data: the end of the period, and today at most.
 */
export function isOldData(latest: Day | null, points: number, end: Day): boolean {
  return latest !== null && points < OLD_DATA_POINTS && daysBetween(latest, end) > OLD_DATA_DAYS
}

/** By how many days old data end before the period does; null where they are not old: a past period has no newer ones. */
export function dataAge({ latest, count }: PanelRows, period: DayRange, today: Day): number | null {
  const end = period.to < today ? period.to : today
  return latest !== null && isOldData(latest, count, end) ? daysBetween(latest, period.to) : null
}
