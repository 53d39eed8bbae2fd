import { addMonths, addYears, type Day, daysBetween } from '../../foundation/calendar/day.ts'
import { listOf } from '../../foundation/list-of.ts'

/** First and last day, both included (readings #66). */
export type DayRange = { from: Day; to: Day }

/** Longest arbitrary period in calendar years (shared-blocks §9, readings #29). */
export const PERIOD_LIMIT_YEARS = 10

/** A chart with at least this many points has no old-data warning (bond-page §9, readings #18). */
const OLD_DATA_POINTS = 2500

/** Days after which the latest row counts as old (bond-page §9). */
const OLD_DATA_DAYS = 7

/** A fixed period: "3M" (shared-blocks §3 "Chart period tab"). */
export type ChartPeriodTab = DayRange & {
  id: string
  /** The visible text: "3M". */
  text: string
  /** The accessible name, if the text is an abbreviation: "three months". */
  name?: string
  /** A hidden tab is not offered. */
  hidden?: boolean
}

/** The chosen period: one of the tabs, or a custom range. */
export type ChartPeriod = { kind: 'tab'; id: string } | ({ kind: 'range' } & DayRange)

/** One end of a period. */
export type PeriodEnd = 'from' | 'to'

export type PulledRange = DayRange & {
  /** Which end had to move to keep the limit, or null. */
  moved: PeriodEnd | null
}

/**
 * C5: limits an arbitrary period to `limitYears` calendar years. The end that was not edited moves: a start pulls the end back, an end
 * pulls the start forward (shared-blocks §5, readings #66). A start after the end stays, because the chart shows a message for it.
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

/** The days of a period. An unknown tab counts as the first one; without tabs the period is `today`. */
export function periodDays(period: ChartPeriod, tabs: readonly ChartPeriodTab[], today: Day): DayRange {
  const known = listOf(tabs)
  const found = period?.kind === 'range' ? period : (known.find(({ id }) => id === period?.id) ?? known[0])
  return found ? { from: found.from, to: found.to } : { from: today, to: today }
}

/** The range after one of its ends was set to a day. */
export function withDay(range: DayRange, edited: PeriodEnd, day: Day, limitYears?: number): PulledRange {
  return pullRange({ ...range, [edited]: day }, edited, limitYears)
}

/** The action for a period that starts after its end: the two days swapped, within the limit. */
export function swapped({ from, to }: DayRange, limitYears?: number): PulledRange {
  return pullRange({ from: to, to: from }, 'to', limitYears)
}

/** The action for a period without data: the three months up to the latest day with data (bond-page §4). */
export function lastRange(lastDay: Day): DayRange {
  return { from: addMonths(lastDay, -3), to: lastDay }
}

/** The rows of a chart, for the old-data warning. */
export type PanelRows = {
  /** The day of the latest row, including rows without a value; null without rows. */
  latest: Day | null
  count: number
}

/**
 * C15: whether the latest row is more than seven days before `end` and there are fewer than 2,500 points (bond-page §9, readings #18, #33).
 * `end` is the last day that could have data: the end of the period, but not after today.
 */
export function isOldData(latest: Day | null, points: number, end: Day): boolean {
  return latest !== null && points < OLD_DATA_POINTS && daysBetween(latest, end) > OLD_DATA_DAYS
}

/** By how many days old data end before the period; null for data that are not old. */
export function dataAge({ latest, count }: PanelRows, period: DayRange, today: Day): number | null {
  const end = period.to < today ? period.to : today
  return latest !== null && isOldData(latest, count, end) ? daysBetween(latest, period.to) : null
}
