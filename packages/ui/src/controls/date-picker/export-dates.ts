import { addYears, type Day, dayOf, partsOf } from '../../foundation/calendar/day.ts'

/** The days of an export; null for an open end. */
export type ExportRange = { start: Day | null; end: Day | null }

/** The days for the placeholders `%from%` and `%to%` of an export link, written `YYYY-MM-DD`. */
export type ExportDates = { from: Day; to: Day }

const FIRST_DAY: Day = '1970-01-01'

/** The exported days with open ends filled: from 1 January 1970, up to today (shared-blocks §5). */
export function exportDates({ start, end }: ExportRange, today: Day): ExportDates {
  return { from: start ?? FIRST_DAY, to: end ?? today }
}

/** The default range of an export: from 1 January five years ago to today (shared-blocks §9). */
export function defaultExportRange(today: Day): { start: Day; end: Day } {
  const { year } = partsOf(addYears(today, -5))
  return { start: dayOf({ year, month: 1, day: 1 }) ?? FIRST_DAY, end: today }
}
