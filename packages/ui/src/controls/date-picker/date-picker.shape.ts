import { type Day, dayOf } from '../../foundation/calendar/day.ts'
import { isSameStamp, type Stamp, stampOf } from '../../foundation/calendar/stamp.ts'
import { formatStamp, hasField } from '../../foundation/format/stamp-format.ts'
import { parseTypedStamp } from '../../foundation/format/typed-stamp.ts'
import {
  type CalendarEvent,
  type CalendarState,
  calendarReducer,
  type IsDisabled,
  openCalendar,
  type Panel,
  type ShownMonth,
  shownMonth,
} from './date-picker.model.ts'
import type { PickerFieldRules } from './picker-field.model.ts'
import { cellRefusalOf, type PickerLimits, refusalOf } from './picker-limits.ts'
import type { PickerType } from './picker-type.ts'

export type { ShownMonth } from './date-picker.model.ts'

export type StampRulesInput = {
  type: PickerType
  pattern: string
  lang: string
  today: Day
  limits: PickerLimits
  clearable: boolean
  confirm: boolean
}

/** What a field of single stamps knows about them (D5, D7, D9). */
export function stampRules(input: StampRulesInput): PickerFieldRules<Stamp> {
  const { type, pattern, lang, today, limits, clearable, confirm } = input
  return {
    read: (text, before) => {
      const read = parseTypedStamp(text, { unit: type, pattern, lang, today, base: before ?? undefined })
      return read.kind === 'stamp' ? { kind: 'value', value: read.stamp } : read
    },
    write: stamp => formatStamp(stamp, pattern, lang),
    isSame: (one, other) => isSameStamp(one, other, type),
    refusalOf: stamp => refusalOf(stamp, type, limits),
    clearable,
    confirm,
  }
}

/** What the panels of a type do not offer: exact values by their limits, coarser cells when nothing in them may be picked. */
export function disabledCells(type: PickerType, limits: PickerLimits): IsDisabled {
  return (stamp, grain) =>
    (grain === 'time' ? refusalOf(stamp, type, limits) : cellRefusalOf(stamp, grain, type, limits)) !== null
}

export type OpenPanel = { type: PickerType; value: Stamp | null; today: Day; panel?: Panel | undefined }

const WAYS: Partial<Record<Panel, CalendarEvent>> = {
  year: { type: 'headerYear' },
  month: { type: 'headerMonth' },
}

/**
 * A calendar that opens with a panel of the type's own: the first one unless another is asked for (D30, D34).
 * The time of a `datetime` needs a day, so without a value it opens with the days.
 */
export function openPanel({ type, value, today, panel }: OpenPanel): CalendarState {
  const opened = openCalendar(type, value, today)
  if (panel === 'time' && type === 'datetime' && value !== null) return { ...opened, panel }
  const way = panel && WAYS[panel]
  return way ? calendarReducer(opened, way) : opened
}

export type Followed = OpenPanel & { calendar: CalendarState }

/** The calendar after the value became another one elsewhere: typed, cleared, given by the page. What it picked itself it shows already. */
export function followValue({ calendar, ...open }: Followed): CalendarState {
  const { type, value } = open
  if (calendar.panel === 'none' || value === calendar.value) return calendar
  if (value === null) return { ...calendar, value }
  const isKnown = calendar.value !== null && isSameStamp(calendar.value, value, type)
  return isKnown ? calendar : openPanel(open)
}

/** Characters of the longest text that the pattern writes: months in words differ. */
export function patternRoom(pattern: string, lang: string): number {
  const texts = Array.from({ length: 12 }, (_, index) => {
    const day = dayOf({ year: 2024, month: index + 1, day: 22 })
    return day ? charsOf(formatStamp(stampOf(day, 82_799), pattern, lang)) : 0
  })
  return Math.max(...texts)
}

/** The room that a text takes, in letters: an ideograph takes two. */
export function charsOf(text: string): number {
  let chars = 0
  for (const letter of text) chars += (letter.codePointAt(0) ?? 0) < 0x2e80 ? 1 : 2
  return chars
}

/** Whether digits and signs say it all: a phone may show its keys for numbers. */
export function isNumeric(pattern: string): boolean {
  return !hasField(pattern, 'MMMM', 'MMM', 'dd', 'A', 'a')
}

/** The month shown now and the one before, or null when it is the same one (D28). */
export function monthTurned(now: CalendarState, old: CalendarState): [ShownMonth, ShownMonth] | null {
  const [to, from] = [shownMonth(now), shownMonth(old)]
  return to.year !== from.year || to.month !== from.month ? [to, from] : null
}
